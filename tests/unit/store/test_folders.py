from collections.abc import Iterator
from datetime import timedelta

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.models import Actor, Conversation, OperationKind, Role, Scope, SearchFilter, SourceKind
from app.core.store.store import Store
from tests.helpers.store import Clock, add_memory, assert_gone, clean, open_store


@pytest.fixture
def store(home: Home) -> Iterator[Store]:
    store = open_store(home)
    yield store
    store.close()


def add_folder(store: Store, name: str) -> int:
    with store.change(Actor.PERSON, OperationKind.FOLDER_ADD, Scope.CONVERSATION) as work:
        return work.folders.add(clean(name))


def add_chats(store: Store, *titles: str, folder_id: int | None = None) -> list[int]:
    made = []
    for title in titles:
        with store.change(Actor.PERSON, OperationKind.CONVERSATION_NEW, Scope.CONVERSATION) as work:
            chat = work.conversations.add()
            work.conversations.rename(chat.id, clean(title))
            work.conversations.file(chat.id, folder_id)
            made.append(chat.id)
    return made


def remove(store: Store, folder_id: int) -> None:
    with store.change(Actor.PERSON, OperationKind.FOLDER_REMOVE, Scope.CONVERSATION) as work:
        work.folders.remove(folder_id)


def undo(store: Store) -> None:
    with store.maintain() as work:
        work.journal.undo(scope=Scope.CONVERSATION)


def redo(store: Store) -> None:
    with store.maintain() as work:
        work.journal.redo(scope=Scope.CONVERSATION)


def folders(store: Store) -> dict[str, int]:
    with store.read() as view:
        return {folder.name: folder.conversations for folder in view.folders.all()}


def chat(store: Store, chat_id: int) -> Conversation:
    with store.read() as view:
        return view.conversations.get(chat_id)


def test_that_a_removed_folder_leaves_its_chats_and_comes_back_with_them(store: Store) -> None:
    work_id = add_folder(store, "Work")
    one, two = add_chats(store, "one", "two", folder_id=work_id)
    assert folders(store) == {"Work": 2}
    remove(store, work_id)
    assert folders(store) == {}
    assert [chat(store, id_).folder_id for id_ in (one, two)] == [None, None]
    undo(store)
    assert folders(store) == {"Work": 2}
    redo(store)
    assert chat(store, one).folder_id is None


def test_that_adding_and_renaming_are_undone_and_redone(store: Store) -> None:
    folder_id = add_folder(store, "Work")
    with store.change(Actor.PERSON, OperationKind.FOLDER_RENAME, Scope.CONVERSATION) as work:
        work.folders.rename(folder_id, clean("Job"))
    undo(store)
    assert folders(store) == {"Work": 0}
    undo(store)
    assert folders(store) == {}
    redo(store)
    redo(store)
    assert folders(store) == {"Job": 0}


def test_that_two_folders_have_two_names(store: Store) -> None:
    folder_id = add_folder(store, "Работа")
    with pytest.raises(AppError) as caught:
        add_folder(store, "РАБОТА")
    assert caught.value.code is ErrorCode.FOLDER_EXISTS
    with store.change(Actor.PERSON, OperationKind.FOLDER_RENAME, Scope.CONVERSATION) as work:
        work.folders.rename(folder_id, clean("работа"))  # its own name in another case
    assert list(folders(store)) == ["работа"]
    remove(store, folder_id)
    add_folder(store, "Работа")  # the name is free again


def test_that_what_is_not_there_is_told(store: Store) -> None:
    folder_id = add_folder(store, "Work")
    remove(store, folder_id)
    for missing in (folder_id, 99):
        with pytest.raises(AppError) as caught:
            remove(store, missing)
        assert caught.value.code is ErrorCode.NOT_FOUND
        assert caught.value.params["what"] == "folder"


def test_that_the_archive_keeps_its_time_and_comes_back(store: Store) -> None:
    one, two = add_chats(store, "one", "two")
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_ARCHIVE, Scope.CONVERSATION) as work:
        for chat_id in (one, two):
            work.conversations.archive(chat_id, True)
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_ARCHIVE, Scope.CONVERSATION) as work:
        work.conversations.archive(one, True)  # nothing changes, so no entry
    undo(store)
    assert not chat(store, one).archived
    assert not chat(store, two).archived
    redo(store)
    assert chat(store, one).archived


def test_that_a_search_can_keep_to_a_folder_or_the_archive(store: Store) -> None:
    folder_id = add_folder(store, "Trips")
    (inside,) = add_chats(store, "inside", folder_id=folder_id)
    (outside,) = add_chats(store, "outside")
    with store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
        said = {id_: work.messages.add(id_, None, Role.USER, clean("wombat")) for id_ in (inside, outside)}
        work.conversations.archive(outside, True)

    def found(where: SearchFilter) -> set[int]:
        with store.read() as view:
            return view.messages.all_ids(where)

    assert found(SearchFilter(folder=folder_id)) == {said[inside]}
    assert found(SearchFilter(folder=None)) == {said[outside]}
    assert found(SearchFilter(archived=True)) == {said[outside]}
    assert found(SearchFilter(archived=False)) == {said[inside]}
    assert found(SearchFilter()) == set(said.values())


def test_that_the_name_of_a_folder_removed_long_ago_is_erased(home: Home) -> None:
    clock = Clock()
    store = open_store(home, clock)
    folder_id = add_folder(store, "Zanzibar")
    add_chats(store, "one", folder_id=folder_id)
    remove(store, folder_id)
    clock.now += timedelta(days=40)
    limit = clock.now - timedelta(days=30)
    with store.read() as view:
        assert view.has_trash_before(limit)
    with store.erase() as eraser:
        assert eraser.expired(limit)
    assert_gone(home, "zanzibar")
    store.close()


def test_that_the_report_counts_what_erasing_chats_takes_and_leaves(store: Store) -> None:
    one, two, other = add_chats(store, "one", "two", "other")
    with store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
        said = [work.messages.add(id_, None, Role.USER, clean("I have a cat")) for id_ in (one, one, two, other)]
    add_memory(store, "User likes tea")
    with store.change(Actor.MODEL, OperationKind.MEMORY_ADD, Scope.MEMORY) as work:
        work.memories.add(
            clean("User has a cat"), slot=None, explicit=False, source=SourceKind.MESSAGE, message_id=said[0]
        )
    with store.read() as view:
        report = view.conversations.erase_report([one, two], backups=1)
    assert (report.conversations, report.messages, report.memories, report.backups) == (2, 3, 1, 1)
    assert (report.summaries, report.insights) == (0, 0)
    with pytest.raises(AppError), store.read() as view:
        view.conversations.erase_report([99], backups=0)
