import pytest

from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.models import Actor, Memory, Operation, OperationKind, OperationState, Role, Scope, SourceKind
from app.core.store.store import Store
from tests.helpers.store import Clock, add_memory, clean, edit_memory, open_store


@pytest.fixture
def store(home: Home):  # type: ignore[no-untyped-def]
    store = open_store(home)
    yield store
    store.close()


def memories(store: Store) -> list[Memory]:
    with store.read() as view:
        return view.memories.all()


def texts(store: Store) -> list[str]:
    return [memory.text for memory in memories(store)]


def undo(store: Store, operation_id: int | None = None, scope: Scope | None = None) -> Operation:
    with store.maintain() as work:
        return work.journal.undo(operation_id, scope)


def redo(store: Store, operation_id: int | None = None, scope: Scope | None = None) -> Operation:
    with store.maintain() as work:
        return work.journal.redo(operation_id, scope)


def latest(store: Store) -> list[Operation]:
    with store.read() as view:
        return view.journal.latest(None, 100)


def test_that_undo_and_redo_walk_through_changes_one_at_a_time(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    edit_memory(store, memory.id, "User lives in Porto")
    assert undo(store).kind is OperationKind.MEMORY_EDIT
    assert texts(store) == ["User lives in Lisbon"]
    undo(store)
    assert texts(store) == []
    redo(store)
    redo(store)
    assert memories(store)[0].text == "User lives in Porto"
    assert memories(store)[0].id == memory.id


def test_that_undo_survives_a_restart(home: Home) -> None:
    store = open_store(home)
    memory = add_memory(store, "User lives in Lisbon")
    edit_memory(store, memory.id, "User lives in Porto")
    store.close()
    store = open_store(home, Clock())
    undo(store)
    assert texts(store) == ["User lives in Lisbon"]
    store.close()
    store = open_store(home)
    redo(store)
    assert texts(store) == ["User lives in Porto"]
    store.close()


def test_that_there_is_an_end_to_undo_and_redo(store: Store) -> None:
    for act, code in ((undo, ErrorCode.NOTHING_TO_UNDO), (redo, ErrorCode.NOTHING_TO_REDO)):
        with pytest.raises(AppError) as caught:
            act(store)
        assert caught.value.code is code
    with pytest.raises(AppError) as caught:
        undo(store, 99)
    assert caught.value.code is ErrorCode.NOT_FOUND


def test_that_an_older_change_can_be_undone_alone(store: Store) -> None:
    first, second = add_memory(store, "User lives in Lisbon"), add_memory(store, "User has a cat")
    edit_memory(store, second.id, "User has two cats")
    undo(store, first.revision)
    assert texts(store) == ["User has two cats"]
    redo(store, first.revision)
    assert sorted(texts(store)) == ["User has two cats", "User lives in Lisbon"]


def test_that_a_clash_changes_nothing_and_is_told(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    edit_memory(store, memory.id, "User lives in Porto")
    before = latest(store)
    with pytest.raises(AppError) as caught:
        undo(store, memory.revision)
    assert caught.value.code is ErrorCode.UNDO_CLASH
    assert texts(store) == ["User lives in Porto"]
    assert latest(store) == before


def test_that_a_new_change_overtakes_what_was_undone_but_keeps_it_readable(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    edit_memory(store, memory.id, "User lives in Porto")
    undone = undo(store)
    assert undone.can_redo
    edit_memory(store, memory.id, "User lives in Faro")
    overtaken = next(operation for operation in latest(store) if operation.id == undone.id)
    assert overtaken.state is OperationState.SUPERSEDED
    assert not overtaken.can_redo
    assert not overtaken.can_undo
    with pytest.raises(AppError) as caught:
        redo(store, undone.id)
    assert caught.value.code is ErrorCode.NOTHING_TO_REDO


def test_that_scopes_do_not_disturb_each_other(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    edit_memory(store, memory.id, "User lives in Porto")
    undo(store)
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_NEW, Scope.CONVERSATION) as work:
        chat = work.conversations.add()
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_PIN, Scope.CONVERSATION) as work:
        work.conversations.pin(chat.id, True)
    redo(store, scope=Scope.MEMORY)
    assert texts(store) == ["User lives in Porto"]
    undo(store, scope=Scope.CONVERSATION)
    with store.read() as view:
        assert not view.conversations.get(chat.id).pinned


def test_that_a_chats_own_flow_is_journaled_but_not_what_undo_takes(store: Store) -> None:
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_NEW, Scope.CONVERSATION) as work:
        chat = work.conversations.add()
    with store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
        work.conversations.show(chat.id, work.messages.add(chat.id, None, Role.USER, clean("hello")))
    assert [operation.kind for operation in latest(store)] == ["message_send", "conversation_new"]
    assert latest(store)[0].conversation_ids == (chat.id,)
    with pytest.raises(AppError) as caught:
        undo(store)
    assert caught.value.code is ErrorCode.NOTHING_TO_UNDO


def test_that_a_change_that_changes_nothing_leaves_no_entry(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    with store.change(Actor.PERSON, OperationKind.MEMORY_PIN, Scope.MEMORY) as work:
        work.memories.pin(memory.id, False)
    assert len(latest(store)) == 1


def test_that_one_operation_undoes_as_a_whole(store: Store) -> None:
    doomed = [add_memory(store, text) for text in ("User has a cat", "User has a dog")]
    with store.change(Actor.PERSON, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
        for memory in doomed:
            work.memories.trash(memory.id)
    assert texts(store) == []
    assert undo(store).memory_ids == tuple(memory.id for memory in doomed)
    assert len(texts(store)) == 2


def test_that_the_search_index_follows_undo_and_redo(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    edit_memory(store, memory.id, "User lives in Porto")

    def found(term: str) -> bool:
        with store.read() as view:
            return bool(view.memories.matching([term], 5))

    assert (found("lisbon"), found("porto")) == (False, True)
    undo(store)
    assert (found("lisbon"), found("porto")) == (True, False)
    undo(store)
    assert (found("lisbon"), found("porto")) == (False, False)
    redo(store)
    assert (found("lisbon"), found("porto")) == (True, False)


def test_that_a_history_names_every_version_who_and_what(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    with store.change(Actor.MODEL, OperationKind.MEMORY_REFINE, Scope.MEMORY) as work:
        work.memories.reword(memory.id, clean("User lives in Lisbon, Alfama"), slot="home_city")
        work.memories.confirm(memory.id, SourceKind.MESSAGE, None)
    with store.change(Actor.PERSON, OperationKind.MEMORY_PIN, Scope.MEMORY) as work:
        work.memories.pin(memory.id, True)
    with store.change(Actor.PERSON, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
        work.memories.trash(memory.id)
    with store.read() as view:
        versions, sources = view.memories.versions(memory.id), view.memories.sources(memory.id)
    assert [(v.number, v.operation.actor, v.text, v.deleted, v.current) for v in versions] == [
        (1, Actor.PERSON, "User lives in Lisbon", False, False),
        (2, Actor.MODEL, "User lives in Lisbon, Alfama", False, False),
        (3, Actor.PERSON, "User lives in Lisbon, Alfama", True, True),
    ]
    assert [source.kind for source in sources] == [SourceKind.HAND, SourceKind.MESSAGE]
    undo(store)
    with store.read() as view:
        assert [version.current for version in view.memories.versions(memory.id)] == [False, True, False]
