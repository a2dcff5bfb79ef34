"""Reading the journal by a filter, what an operation did, what takes room, and erasing what the background made."""

import threading
from datetime import timedelta

import pytest

from app.core.home import Home
from app.core.models import (
    Actor,
    JournalFilter,
    OperationKind,
    Role,
    Scope,
    SourceKind,
    StorageKind,
    SummaryKind,
)
from app.core.store.store import Store
from tests.helpers.store import Clock, add_memory, clean, decrypted_pages, edit_memory, open_store


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(home: Home, clock: Clock):  # type: ignore[no-untyped-def]
    store = open_store(home, clock)
    yield store
    store.close()


def kinds(store: Store, **where: object) -> list[OperationKind]:
    with store.read() as view:
        return [one.kind for one in view.journal.latest(None, 100, where=JournalFilter(**where))]  # type: ignore[arg-type]


def test_that_the_journal_is_read_by_actor_kind_scope_and_time(store: Store, clock: Clock) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    clock.now += timedelta(days=2)
    middle = clock.now
    edit_memory(store, memory.id, "User lives in Porto")
    with store.change(Actor.MODEL, OperationKind.CONVERSATION_NEW, Scope.CONVERSATION) as work:
        work.conversations.add()
    new, edit, add = OperationKind.CONVERSATION_NEW, OperationKind.MEMORY_EDIT, OperationKind.MEMORY_ADD
    assert kinds(store) == [new, edit, add]
    assert kinds(store, actor=Actor.MODEL) == [new]
    assert kinds(store, kinds=frozenset({add, new})) == [new, add]
    assert kinds(store, scopes=frozenset({Scope.MEMORY})) == [edit, add]
    assert kinds(store, since=middle) == [new, edit]
    assert kinds(store, until=middle) == [add]


@pytest.mark.parametrize("query", ["lisb", "LISBON", "ЁЖ", "ежи", "里斯"])
def test_that_the_journal_is_searched_by_what_was_said_then(store: Store, query: str) -> None:
    memory = add_memory(store, "User lives in Lisbon, likes Ежи, 里斯本")
    edit_memory(store, memory.id, "User lives in Porto")
    add_memory(store, "User plays the cello")
    assert kinds(store, query=query) == [OperationKind.MEMORY_EDIT, OperationKind.MEMORY_ADD]


def test_that_a_search_finds_kinds_by_their_names_too(store: Store) -> None:
    add_memory(store, "User lives in Lisbon")
    assert kinds(store, query="saved") == []
    assert kinds(store, query="saved", named=frozenset({OperationKind.MEMORY_ADD})) == [OperationKind.MEMORY_ADD]


def test_that_an_operation_tells_what_it_did(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    with store.change(Actor.PERSON, OperationKind.MEMORY_EDIT, Scope.MEMORY) as work:
        work.memories.reword(memory.id, clean("User lives in Porto"), slot=None)
        work.memories.pin(memory.id, True)
    with store.read() as view:
        edit, added = view.journal.latest(None, 2)
        (change,) = view.journal.changes(edit.id)
        (first,) = view.journal.changes(added.id)
    assert (change.table, change.before, change.after) == ("memories", "User lives in Lisbon", "User lives in Porto")
    assert [(one.name, one.before, one.after) for one in change.fields] == [("pinned", False, True)]
    assert (first.before, first.after, first.fields) == (None, "User lives in Lisbon", ())


def test_that_an_erased_thing_is_told_no_more(store: Store) -> None:
    memory = add_memory(store, "User lives in Lisbon")
    with store.erase() as eraser:
        eraser.memories([memory.id])
    with store.read() as view:
        (operation,) = view.journal.latest(None, 1)
        assert view.journal.changes(operation.id) == []


def test_that_all_sources_are_those_of_each(store: Store) -> None:
    one, other = add_memory(store, "User lives in Lisbon"), add_memory(store, "User plays the cello")
    with store.change(Actor.PERSON, OperationKind.MEMORY_CONFIRM, Scope.MEMORY) as work:
        work.memories.confirm(one.id, SourceKind.IMPORT, None)
    with store.read() as view:
        together = view.memories.all_sources()
        assert {key: tuple(found) for key, found in together.items()} == {
            memory.id: view.memories.sources(memory.id) for memory in (one, other)
        }


def _chat_with_a_summary_and_an_insight(store: Store) -> tuple[int, int]:
    with store.change(Actor.BACKGROUND, OperationKind.SUMMARY_WRITE, Scope.CONVERSATION) as work:
        chat = work.conversations.add()
        message = work.messages.add(chat.id, None, Role.USER, clean("Hello"))
        said = work.messages.get(message)
        summary = work.summaries.write(chat.id, SummaryKind.CHAT, clean("A talk of wombats"), [said], "offline")
        insight = work.insights.write(
            None,
            clean("User keeps talking of quokkas"),
            message_ids=[message],
            span=(work.at, work.at),
            confidence=0.5,
            made_by="offline",
            space_id=None,
        )
    with store.change(Actor.PERSON, OperationKind.SUMMARY_EDIT, Scope.CONVERSATION) as work:
        work.summaries.edit(summary, clean("A talk of marsupials"))
        work.insights.edit(insight, clean("User likes marsupials"))
    return summary, insight


def test_that_an_erased_summary_and_insight_are_in_no_page_of_any_file(store: Store, home: Home) -> None:
    summary, insight = _chat_with_a_summary_and_an_insight(store)
    with store.read() as view:
        assert (view.summaries.count(), view.insights.count()) == (1, 1)
    with store.erase() as eraser:
        eraser.summaries([summary])
        eraser.insights([insight])
    with store.read() as view:
        assert (view.summaries.count(), view.insights.count()) == (0, 0)
    clear = decrypted_pages(home).lower()
    assert b"create table" in clear
    for word in (b"wombat", b"quokka", b"marsupial"):
        assert word not in clear


def test_that_the_parts_of_the_room_add_up_and_grow_with_what_is_in_them(store: Store, home: Home) -> None:
    before = {part.kind: part for part in store.storage().parts}
    for number in range(200):
        add_memory(store, f"User has thing number {number} on the shelf")
    _chat_with_a_summary_and_an_insight(store)
    with store.change(Actor.PERSON, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
        work.memories.trash(1)
    report = store.storage()
    after = {part.kind: part for part in report.parts}
    assert report.total == sum(part.bytes for part in report.parts if part.kind is not StorageKind.TRASH)
    assert report.total >= home.database.stat().st_size
    for kind in (StorageKind.MEMORIES, StorageKind.JOURNAL, StorageKind.FULLTEXT, StorageKind.CONCLUDED):
        assert after[kind].bytes > before[kind].bytes, kind
    assert (after[StorageKind.MEMORIES].count, after[StorageKind.CONCLUDED].count) == (200, 2)
    assert after[StorageKind.TRASH].count == 1
    assert after[StorageKind.TRASH].bytes < after[StorageKind.MEMORIES].bytes


def test_that_compacting_gives_room_back_and_keeps_everything_else(store: Store, home: Home) -> None:
    memories = [add_memory(store, f"User has thing number {number} " + "on the shelf " * 40) for number in range(300)]
    kept = memories.pop()
    with store.erase() as eraser:
        eraser.memories([memory.id for memory in memories])
    size = home.database.stat().st_size
    store.compact()
    assert home.database.stat().st_size < size
    with store.read() as view:
        assert view.memories.all() == [kept]
        assert [memory.id for memory, _score in view.memories.matching(["thing"], 5)] == [kept.id]
    assert store.problems() == []


def test_that_a_check_that_is_broken_off_finds_nothing_wrong(store: Store) -> None:
    for number in range(500):
        add_memory(store, f"User has thing number {number} on the shelf")
    stop = threading.Event()
    stop.set()
    assert store.problems(stop) == []
    assert store.problems() == []


def test_that_who_writes_waits_for_compacting_and_who_reads_does_not(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, done = threading.Event(), threading.Event(), list[str]()

    def slow(_database: object) -> None:
        begun.set()
        go_on.wait(30)
        done.append("compacted")

    def write() -> None:
        with store.maintain():
            done.append("written")

    monkeypatch.setattr("app.core.store.store.compact", slow)
    threads = [threading.Thread(target=store.compact), threading.Thread(target=write)]
    threads[0].start()
    assert begun.wait(30)
    threads[1].start()
    with store.read() as view:
        assert view.counts()["memories"] == 0
    threads[1].join(0.2)  # time enough to write, if nothing held it up
    go_on.set()
    for thread in threads:
        thread.join(30)
    assert done == ["compacted", "written"]
