"""A second start speaks to the first: what it may say, and what falls on deaf ears."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from app.core.home import Home
from app.gui.shell import single_instance
from app.gui.shell.single_instance import SingleInstance, raise_first
from app.targets import Target, TargetKind


@pytest.fixture
def first(home: Home, qtbot: QtBot) -> Iterator[tuple[SingleInstance, list[Target]]]:
    heard: list[Target] = []
    instance = SingleInstance(home.path)
    instance.asked.connect(heard.append)
    instance.listen()
    yield instance, heard
    instance.close()


def test_that_a_wish_is_handed_on(home: Home, qtbot: QtBot, first: tuple[SingleInstance, list[Target]]) -> None:
    wishes = ["", "quick-ask", "keepsake://chat/3", "rm -rf"]
    for wish in wishes:
        assert raise_first(home.path, wish)
    qtbot.waitUntil(lambda: len(first[1]) == len(wishes))
    kinds = [target.kind for target in first[1]]
    assert kinds == [TargetKind.WINDOW, TargetKind.QUICK_ASK, TargetKind.CHAT, TargetKind.UNKNOWN]


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"\n",
        b"\xff\xfe\x00\n",
        b"[]\n",
        b'"quick-ask"\n',
        b'{"open": 1}\n',
        b'{"open": null}\n',
        b'{"send": "hello"}\n',
        b'{"open": "keepsake://chat/1"}',  # cut off
        b'{"open": "' + b"x" * 20_000 + b'"}\n',
        b"[" * 5_000 + b"\n",
    ],
)
def test_that_garbage_is_not_heard_and_harms_nothing(
    home: Home, qtbot: QtBot, first: tuple[SingleInstance, list[Target]], garbage: bytes
) -> None:
    caller = QLocalSocket()
    caller.connectToServer(single_instance._name(home.path))
    assert caller.waitForConnected(1000)
    caller.write(garbage)
    caller.disconnectFromServer()
    assert raise_first(home.path, "keepsake://new")
    qtbot.waitUntil(lambda: len(first[1]) == 1)
    assert first[1][0].kind is TargetKind.NEW


def test_that_another_user_is_not_heard(
    home: Home, qtbot: QtBot, first: tuple[SingleInstance, list[Target]], monkeypatch: pytest.MonkeyPatch
) -> None:
    users = iter([False, True])
    monkeypatch.setattr(single_instance, "_same_user", lambda _caller: next(users))
    raise_first(home.path, "keepsake://chat/1")
    assert raise_first(home.path, "keepsake://chat/2")
    qtbot.waitUntil(lambda: len(first[1]) == 1)
    assert first[1][0].id == 2


def test_that_the_socket_lies_where_only_its_owner_comes(
    home: Home, qtbot: QtBot, first: tuple[SingleInstance, list[Target]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(single_instance._name(home.path))
    if path.parent == home.path:  # a test's folder may be too long for a socket's name
        assert stat.S_IMODE(home.path.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/1000")
    assert single_instance._name(Path("/" + "long" * 40)).startswith("/run/user/1000/keepsake-")


def test_that_nobody_answers_for_another_home(home: Home, qtbot: QtBot) -> None:
    assert not raise_first(home.path / "another")
