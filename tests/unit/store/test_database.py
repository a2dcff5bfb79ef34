from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from app.core.errors import AppError, ErrorCode
from app.core.home import Home, HomeLock
from app.core.models import Actor, OperationKind, Scope, SourceKind
from app.core.store.keys import Key
from app.core.store.store import Store
from tests.helpers.store import KEY, add_memory, clean, open_store, raw_bytes


def test_that_nothing_stored_stands_in_clear_in_any_file(home: Home) -> None:
    store = open_store(home)
    add_memory(store, "User lives in Lisbon")
    assert b"Lisbon" not in raw_bytes(home.path)
    store.close()
    assert b"Lisbon" not in raw_bytes(home.path)
    assert b"SQLite format 3" not in raw_bytes(home.path)


def test_that_extensions_and_full_text_are_there(home: Home) -> None:
    store = open_store(home)
    assert store.versions().keys() == {"sqlite", "sqlcipher", "sqlite-vec"}
    assert "None" not in store.versions().values()
    assert store.problems() == []
    store.close()


def test_that_safety_pragmas_are_in_force(home: Home) -> None:
    store = open_store(home)
    with store.read() as view:
        values = {
            name: view.session.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "foreign_keys", "secure_delete", "temp_store")
        }
    store.close()
    assert values == {"journal_mode": "wal", "foreign_keys": 1, "secure_delete": 1, "temp_store": 2}


def _garble_the_start(data: bytes) -> bytes:
    return b"\x55" * 64 + data[64:]


def _garble_a_page(data: bytes) -> bytes:
    return data[:5000] + bytes(200) + data[5200:]


def _cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


@pytest.mark.parametrize("damage", [_garble_the_start, _garble_a_page, _cut])
def test_that_a_damaged_file_is_told_and_left_as_it_is(home: Home, damage: Callable[[bytes], bytes]) -> None:
    store = open_store(home)
    add_memory(store, "User lives in Lisbon")
    store.close()
    broken = damage(home.database.read_bytes())
    home.database.write_bytes(broken)
    with pytest.raises(AppError) as caught:
        Store(home, KEY)
    assert caught.value.code is ErrorCode.DATABASE_DAMAGED
    assert home.database.read_bytes() == broken


def test_that_another_key_leaves_the_file_as_it_is(home: Home) -> None:
    open_store(home).close()
    before = home.database.read_bytes()
    with pytest.raises(AppError):
        Store(home, Key(bytes(32), "passphrase"))
    assert home.database.read_bytes() == before


def test_that_a_newer_file_is_refused_and_left_as_it_is(home: Home) -> None:
    store = open_store(home)
    with store.maintain() as work:
        work.session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    before = home.database.read_bytes()
    with pytest.raises(AppError) as caught:
        Store(home, KEY)
    assert caught.value.code is ErrorCode.DATABASE_NEWER
    assert home.database.read_bytes() == before


def test_that_exceptions_do_not_quote_what_was_stored(home: Home) -> None:
    store = open_store(home)
    statement = text("INSERT INTO memories (text) VALUES (:text)")
    with store.maintain() as work, pytest.raises(IntegrityError, match="parameters hidden") as caught:
        work.session.execute(statement, {"text": "hush"})
    store.close()
    assert "hush" not in str(caught.value)


def test_that_a_failed_change_leaves_nothing_behind(home: Home) -> None:
    store = open_store(home)

    def save_and_fail() -> None:
        with store.change(Actor.PERSON, OperationKind.MEMORY_ADD, Scope.MEMORY) as work:
            work.memories.add(clean("half"), slot=None, explicit=True, source=SourceKind.HAND, message_id=None)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        save_and_fail()
    with store.read() as view:
        assert view.memories.all() == []
        assert view.journal.latest(None, 10) == []
    store.close()


def test_that_a_change_outside_an_operation_is_refused(home: Home) -> None:
    store = open_store(home)
    memory = add_memory(store, "User lives in Lisbon")
    with pytest.raises(RuntimeError, match="outside an operation"), store.maintain() as work:
        work.memories.pin(memory.id, True)
    with pytest.raises(RuntimeError, match="inside an operation"), store.maintain() as work:
        work.memories.reword(memory.id, clean("User lives in Porto"), slot=None)
    store.close()


def test_that_a_bulk_change_cannot_pass_the_journal_by(home: Home) -> None:
    from sqlalchemy import update  # noqa: PLC0415 (only here)

    from app.core.store.schema import MemoryRow  # noqa: PLC0415

    store = open_store(home)
    with pytest.raises(RuntimeError, match="pass the journal"), store.maintain() as work:
        work.session.execute(update(MemoryRow).values(pinned=True))
    store.close()


def test_that_a_home_belongs_to_one_process(home: Home) -> None:
    first, second = HomeLock(home), HomeLock(home)
    first.acquire()
    with pytest.raises(AppError) as caught:
        second.acquire()
    assert caught.value.code is ErrorCode.HOME_IN_USE
    first.release()
    second.acquire()
    second.release()


def test_that_a_home_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(AppError) as caught:
        Home(blocked / "home").create()
    assert caught.value.code is ErrorCode.HOME_NOT_WRITABLE
