"""Backups, putting one back, erasing everything: with crashes in the middle."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from app.application import Application
from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.models import BackupKind
from app.core.store import backups
from app.core.store.database import at_rest
from app.core.store.keys import unlock
from tests.e2e.conftest import PASSPHRASE, Running
from tests.helpers.keyring import MemoryKeyring
from tests.helpers.store import decrypted_pages, raw_bytes


def texts(running: Running) -> list[str]:
    return [memory.text for memory in running.call(running.engine.memories())]


def test_that_a_backup_is_encrypted_and_comes_back(start: Callable[..., Running], home: Home, tmp_path: Path) -> None:
    running = start()
    running.call(running.engine.add_memory("I live in Lisbon"))
    target = tmp_path / "mine.keepsake"
    made = running.call(running.engine.back_up(target))
    assert (made.path, made.kind, made.size) == (target, BackupKind.PERSON, target.stat().st_size)
    assert b"Lisbon" not in target.read_bytes()
    running.call(running.engine.add_memory("I like tea"))
    running.call(running.engine.stage_restore(target, PASSPHRASE))
    assert sorted(texts(running)) == ["User likes tea", "User lives in Lisbon"]  # until the next start

    running = start()
    assert texts(running) == ["User lives in Lisbon"]
    (kept,) = running.call(running.engine.data_report()).backups
    assert kept.kind is BackupKind.RESTORE
    running.call(running.engine.stage_restore(kept.path, PASSPHRASE))
    running = start()
    assert sorted(texts(running)) == ["User likes tea", "User lives in Lisbon"]


def test_that_a_backup_is_whole_while_others_write(start: Callable[..., Running], tmp_path: Path) -> None:
    running = start()
    running.call(running.engine.add_memory("I live in Lisbon"))
    database = running.engine._store._database
    with at_rest(database):
        running.call(running.engine.add_memory("I like tea"))
        shutil.copy(running.application.home.database, tmp_path / "copy.db")
    kept = tmp_path / "kept"
    kept.mkdir()
    shutil.copy(running.application.home.profile, kept / "profile.json")
    shutil.copy(tmp_path / "copy.db", kept / "keepsake.db")
    assert texts(start(at=kept)) == ["User lives in Lisbon"]


def test_that_backups_are_listed_and_deleted(start: Callable[..., Running]) -> None:
    running = start()
    made = running.call(running.engine.back_up())
    storage = running.call(running.engine.data_report())
    assert [one.path for one in storage.backups] == [made.path]
    assert storage.key == "passphrase"
    assert storage.size > 0
    running.call(running.engine.delete_backup(made.path.name))
    assert running.call(running.engine.data_report()).backups == ()
    with pytest.raises(AppError) as caught:
        running.call(running.engine.delete_backup("../keepsake.db"))
    assert caught.value.code is ErrorCode.NOT_FOUND


@pytest.mark.parametrize(
    ("passphrase", "code"),
    [(None, ErrorCode.PASSPHRASE_NEEDED), ("not the one at all", ErrorCode.KEY_WRONG)],
)
def test_that_a_backup_needs_its_key(
    start: Callable[..., Running], tmp_path: Path, passphrase: str | None, code: ErrorCode
) -> None:
    running = start()
    target = running.call(running.engine.back_up(tmp_path / "mine.keepsake")).path
    with pytest.raises(AppError) as caught:
        running.call(running.engine.stage_restore(target, passphrase))
    assert caught.value.code is code
    assert not running.application.home.restore.exists()
    assert not (running.application.home.path / "restore.part").exists()


def test_that_what_is_no_backup_is_refused(start: Callable[..., Running], tmp_path: Path) -> None:
    running = start()
    good = running.call(running.engine.back_up(tmp_path / "good.keepsake")).path
    data = good.read_bytes()
    for name, content in (("a", b"nothing"), ("b", b""), ("c", data[: len(data) // 2])):
        bad = tmp_path / f"{name}.keepsake"
        bad.write_bytes(content)
        with pytest.raises(AppError) as caught:
            running.call(running.engine.stage_restore(bad, PASSPHRASE))
        assert caught.value.code is ErrorCode.BACKUP_UNREADABLE
    place = data.rindex(b"keepsake.db", 0, len(data) // 2) + 20_000  # within a page of the database
    damaged = tmp_path / "damaged.keepsake"
    damaged.write_bytes(data[:place] + bytes(64) + data[place + 64 :])
    with pytest.raises(AppError) as caught:
        running.call(running.engine.stage_restore(damaged, PASSPHRASE))
    assert caught.value.code in {ErrorCode.BACKUP_UNREADABLE, ErrorCode.DATABASE_DAMAGED}


@pytest.mark.parametrize("crash", range(6))
def test_that_a_crash_in_the_middle_loses_nothing(
    start: Callable[..., Running], home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crash: int
) -> None:
    running = start()
    running.call(running.engine.add_memory("I live in Lisbon"))
    target = running.call(running.engine.back_up(tmp_path / "mine.keepsake")).path
    running.call(running.engine.add_memory("I like tea"))
    running.call(running.engine.stage_restore(target, PASSPHRASE))
    running.close()

    # The power goes at the n-th step that touches a file.
    steps = iter(range(crash + 1))
    with monkeypatch.context() as patch:
        for name in ("replace", "unlink", "touch"):
            patch.setattr(Path, name, until_crash(getattr(Path, name), steps))
        application = Application(home)
        try:
            application.take_home()
            crashed = False
        except PowerCutError:
            crashed = True
        application.close()
    assert crashed or crash >= 5

    running = start()
    assert texts(running) == ["User lives in Lisbon"]
    (kept, *_more) = [
        one for one in running.call(running.engine.data_report()).backups if one.kind is BackupKind.RESTORE
    ]
    running.call(running.engine.stage_restore(kept.path, PASSPHRASE))
    assert sorted(texts(start())) == ["User likes tea", "User lives in Lisbon"]


class PowerCutError(Exception):
    """Nothing after it happens."""


def until_crash(act: Callable[..., object], steps: Iterator[int]) -> Callable[..., object]:
    def step(*arguments: object, **more: object) -> object:
        if next(steps, None) is None:
            raise PowerCutError
        return act(*arguments, **more)

    return step


def test_that_erasing_everything_leaves_nothing(start: Callable[..., Running], home: Home) -> None:
    running = start()
    running.call(running.engine.add_memory("I live in Lisbon"))
    running.call(running.engine.back_up())
    running.call(running.engine.change_settings(trash_days=7))
    everything = raw_bytes(home.path) + decrypted_pages(home, unlock(home, PASSPHRASE))
    assert b"Lisbon" in everything
    (home.path / "mine.txt").write_text("not Keepsake's")
    running.call(running.engine.order_erasing())
    running.close()
    application = Application(home)
    application.take_home()
    assert application.is_new
    assert application.settings.current.trash_days == 30
    assert sorted(path.name for path in home.path.iterdir()) == ["keepsake.lock", "mine.txt"]
    application.close()
    assert texts(start()) == []


def test_that_the_key_goes_from_the_keyring(
    memory_keyring: MemoryKeyring, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    application = Application(home)
    application.start()
    engine = application.submit(application.open()).result()
    assert memory_keyring.secrets
    application.submit(engine.order_erasing()).result()
    application.close()
    again = Application(home)
    again.take_home()
    again.close()
    assert memory_keyring.secrets == {}


@pytest.mark.parametrize("crash", range(5))
def test_that_erasing_goes_on_after_a_crash(
    start: Callable[..., Running], home: Home, monkeypatch: pytest.MonkeyPatch, crash: int
) -> None:
    running = start()
    running.call(running.engine.add_memory("I live in Lisbon"))
    running.call(running.engine.order_erasing())
    running.close()
    steps = iter(range(crash))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", until_crash(Path.unlink, steps))
        application = Application(home)
        with pytest.raises(PowerCutError) if crash < 3 else nullcontext():
            application.take_home()
        application.close()
    again = Application(home)
    again.take_home()
    assert [path.name for path in home.path.iterdir()] == ["keepsake.lock"]
    again.close()


def test_that_nothing_is_done_without_an_order(home: Home) -> None:
    assert not backups.finish_orders(home)


def test_that_what_a_crash_left_of_an_unpacked_backup_goes_with_the_next_start(
    start: Callable[..., Running], home: Home
) -> None:
    start().close()
    left = home.path / "restore.part" / "keepsake.db"
    left.parent.mkdir()
    shutil.copy(home.database, left)
    assert texts(start()) == []
    assert not left.parent.exists()


def test_that_a_fault_that_nobody_waited_for_is_noted_without_its_text(
    start: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    running = start()

    async def fail() -> None:
        def broken() -> None:
            raise ValueError("User lives in zanzibar")

        asyncio.get_running_loop().call_soon(broken)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    running.call(fail())
    assert "ValueError" in caplog.text
    assert "zanzibar" not in caplog.text


def test_that_a_pack_that_is_damaged_or_locked_is_no_backup(start: Callable[..., Running], tmp_path: Path) -> None:
    running = start()
    made = running.call(running.engine.back_up(tmp_path / "mine.keepsake"))
    whole = made.path.read_bytes()
    locked = bytearray(whole)
    for sign, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):  # the flag that says it is encrypted
        at = whole.find(sign)
        while at >= 0:
            locked[at + place] |= 1
            at = whole.find(sign, at + 1)
    for data in (bytes(locked), whole[: len(whole) // 2], b"PK\x05\x06" + bytes(18)):
        made.path.write_bytes(data)
        with pytest.raises(AppError) as caught:
            running.call(running.engine.stage_restore(made.path, PASSPHRASE))
        assert caught.value.code is ErrorCode.BACKUP_UNREADABLE
