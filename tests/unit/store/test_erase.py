import time
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.models import (
    Actor,
    Backup,
    Comparison,
    ContextManifest,
    DecidedBy,
    ManifestMemory,
    NoteKind,
    OperationKind,
    Relation,
    Role,
    Scope,
    SourceKind,
)
from app.core.store.backups import write_backup
from app.core.store.store import Store
from tests.helpers.store import Clock, add_memory, assert_gone, clean, decrypted_pages, edit_memory, open_store


def chat_with_a_message(store: Store, text: str) -> tuple[int, int]:
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_NEW, Scope.CONVERSATION) as work:
        chat = work.conversations.add()
    with store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
        message_id = work.messages.add(chat.id, None, Role.USER, clean(text))
        work.conversations.show(chat.id, message_id)
        work.conversations.rename(chat.id, clean(text))
        work.messages.add_note(message_id, NoteKind.REDACTED, types=["PHONE"])
    return chat.id, message_id


@pytest.mark.parametrize("words", [("zanzibar", "wombat"), ("занзибар", "вомбат"), ("桑给巴尔", "袋熊")])
def test_that_an_erased_memory_is_in_no_page_of_any_file(home: Home, words: tuple[str, str]) -> None:
    store = open_store(home)
    # Enough neighbours for the index to have several segments and pages.
    for number in range(300):
        add_memory(store, f"User has thing number {number} on the shelf")
    memory = add_memory(store, f"User lives in {words[0]}")
    edit_memory(store, memory.id, f"User keeps a {words[1]}")
    with store.change(Actor.MODEL, OperationKind.CONFLICT_OPEN, Scope.MEMORY) as work:
        work.conflicts.open(
            clean(f"User hates every {words[1]}"),
            new_slot=None,
            explicit=False,
            memory_id=memory.id,
            decision=Comparison(Relation.CONTRADICTS, DecidedBy.RULES, "negation"),
            message_id=None,
        )
    store.close()
    store = open_store(home)
    assert words[1].encode() in decrypted_pages(home).lower(), "the test cannot see what it looks for"
    with store.erase() as eraser:
        eraser.memories([memory.id])
    assert_gone(home, *words)
    with store.read() as view:
        assert all(operation.erased for operation in view.journal.latest(None, 3))
        assert not any(operation.can_undo for operation in view.journal.latest(None, 3))
    store.close()
    assert_gone(home, *words)


def test_that_an_erased_chat_is_gone_and_what_was_learnt_there_stays(home: Home) -> None:
    store = open_store(home)
    chat_id, message_id = chat_with_a_message(store, "I live in Zanzibar")
    with store.change(Actor.MODEL, OperationKind.MEMORY_ADD, Scope.MEMORY) as work:
        memory = work.memories.add(
            clean("User lives on an island"),
            slot=None,
            explicit=False,
            source=SourceKind.MESSAGE,
            message_id=message_id,
        )
    with store.change(Actor.MODEL, OperationKind.MESSAGE_ANSWER, Scope.MESSAGE) as work:
        answer_id = work.messages.add(chat_id, message_id, Role.ASSISTANT, clean("Zanzibar is warm"))
        work.manifests.keep(
            answer_id,
            ContextManifest(
                model="m",
                window=4096,
                reserved=1024,
                system_tokens=10,
                memories=(ManifestMemory(memory.id, memory.revision, 5),),
                memories_dropped=(),
                messages=(message_id,),
                messages_dropped=(),
                estimated_tokens=20,
                measured_tokens=None,
            ),
        )
    with store.read() as view:
        assert view.manifests.get(answer_id).memories[0].text == "User lives on an island"
        assert view.memories.sources(memory.id)[0].conversation_id == chat_id
    with store.erase() as eraser:
        eraser.conversations([chat_id])
    assert_gone(home, "zanzibar")
    with store.read() as view:
        source = view.memories.sources(memory.id)[0]
        assert (source.message_id, source.conversation_id) == (None, None)
        assert view.conversations.all() == []
        with pytest.raises(AppError) as caught:
            view.manifests.get(answer_id)
    assert caught.value.code is ErrorCode.NOT_FOUND
    store.close()


def test_that_a_manifest_forgets_the_text_of_an_erased_memory(home: Home) -> None:
    store = open_store(home)
    chat_id, message_id = chat_with_a_message(store, "hello")
    memory = add_memory(store, "User lives in Zanzibar")
    manifest = ContextManifest(
        model="m",
        window=4096,
        reserved=1024,
        system_tokens=10,
        memories=(ManifestMemory(memory.id, memory.revision, 5, text=memory.text),),
        memories_dropped=(),
        messages=(message_id,),
        messages_dropped=(),
        estimated_tokens=20,
        measured_tokens=21,
    )
    with store.change(Actor.MODEL, OperationKind.MESSAGE_ANSWER, Scope.MESSAGE) as work:
        answer_id = work.messages.add(chat_id, message_id, Role.ASSISTANT, clean("hi"))
        work.manifests.keep(answer_id, manifest)
    with store.read() as view:
        assert view.manifests.get(answer_id) == manifest
    with store.erase() as eraser:
        eraser.memories([memory.id])
    with store.read() as view:
        assert view.manifests.get(answer_id).memories[0].text is None
    assert_gone(home, "zanzibar")
    store.close()


def test_that_backups_that_hold_what_is_erased_go_too(home: Home) -> None:
    from app.core.store.database import back_up  # noqa: PLC0415 (only here)

    store = open_store(home)
    memory = add_memory(store, "User lives in Zanzibar")
    copy = back_up(store._database, home, "0001")
    assert b"Zanzibar" in decrypted_pages(home)
    with store.erase() as eraser:
        eraser.memories([memory.id])
    assert not copy.exists()
    assert_gone(home, "zanzibar")
    store.close()


def test_that_the_trash_empties_itself_of_what_is_old(home: Home) -> None:
    clock = Clock()
    store = open_store(home, clock)
    memory = add_memory(store, "User lives in Zanzibar")
    chat_id, _message_id = chat_with_a_message(store, "wombat")
    with store.change(Actor.PERSON, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
        work.memories.trash(memory.id)
    with store.change(Actor.PERSON, OperationKind.CONVERSATION_DELETE, Scope.CONVERSATION) as work:
        work.conversations.trash(chat_id)
    fresh = add_memory(store, "User has a kettle")
    clock.now += timedelta(days=40)
    with store.change(Actor.PERSON, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
        work.memories.trash(fresh.id)
    limit = clock.now - timedelta(days=30)
    with store.read() as view:
        assert view.has_trash_before(limit)
    with store.erase() as eraser:
        assert eraser.expired(limit)
    with store.read() as view:
        assert not view.has_trash_before(limit)
        assert [memory.text for memory in view.memories.all(trashed=True)] == ["User has a kettle"]
    with store.erase() as eraser:
        assert not eraser.expired(limit)
    assert_gone(home, "zanzibar", "wombat")
    store.close()


def test_that_erasing_what_is_not_there_is_told(home: Home) -> None:
    store = open_store(home)
    for erase in ("memories", "conversations"):
        with pytest.raises(AppError) as caught, store.erase() as eraser:
            getattr(eraser, erase)([7])
        assert caught.value.code is ErrorCode.NOT_FOUND
    store.close()


def test_that_what_was_erased_while_the_whole_file_was_read_goes_once_that_is_done(home: Home) -> None:
    store = open_store(home)
    memory = add_memory(store, "User lives in zanzibar")
    store.close()
    store = open_store(home)
    began = time.monotonic()
    with store._reading_everything(), store._database.execution_options(reading=True).connect() as connection:
        connection.execute(text("SELECT count(*) FROM memories")).scalar()
        with store.erase() as eraser:
            eraser.memories([memory.id])
        assert b"zanzibar" in decrypted_pages(home).lower(), "nothing kept the log from being emptied"
        assert time.monotonic() - began < 3  # the engine's thread did not wait for the reader
    assert_gone(home, "zanzibar")


def test_that_a_backup_that_an_erasing_overtook_is_not_kept(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(home)

    def overtaken(of: Home, target: Path) -> Backup:
        with store.erase() as eraser:
            eraser.memories([memory.id])
        return write_backup(of, target)

    monkeypatch.setattr("app.core.store.store.write_backup", overtaken)
    for target in (home.backups / "mine.keepsake", tmp_path / "mine.keepsake"):
        memory = add_memory(store, "User lives in zanzibar")
        with pytest.raises(AppError) as caught:
            store.back_up(target)
        assert caught.value.code is ErrorCode.DATABASE_BUSY
        assert not target.exists()
    assert_gone(home, "zanzibar")
