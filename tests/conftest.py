"""What every test stands on: no network but loopback, no real keyring, no thread left behind, settings of its own."""

import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import keyring
import keyring.backend
import pytest
from hypothesis import settings
from keyring.backends.fail import Keyring as NoKeyring

from app.core.home import Home
from tests.helpers.keyring import MemoryKeyring

# The same examples in every run, so that a red run is about the change at hand. `HYPOTHESIS_PROFILE=explore` looks
# for new ones: what it finds becomes an @example.
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("explore", max_examples=1_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KEEPSAKE_HOME", "KEEPSAKE_PASSPHRASE", "OLLAMA_HOST", "OLLAMA_API_KEY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def _loopback_only(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if self.family != socket.AF_UNIX and address[0] not in {"127.0.0.1", "::1", "localhost"}:
            raise AssertionError(f"a test reaches out to {address[0]}")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", guarded)


@pytest.fixture(autouse=True)
def _no_thread_left_behind() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=5)
    # Qt's and libraries' own pools come and go; ours have names.
    left = [thread.name for thread in set(threading.enumerate()) - before if not thread.name.startswith("Dummy")]
    assert not left, f"threads left behind: {left}"


@pytest.fixture
def memory_keyring() -> Iterator[MemoryKeyring]:
    """A keyring that works and forgets."""
    yield from _with_keyring(MemoryKeyring())


@pytest.fixture(autouse=True)
def _no_keyring() -> Iterator[NoKeyring]:
    yield from _with_keyring(NoKeyring())  # type: ignore[no-untyped-call]


def _with_keyring(backend: Any) -> Iterator[Any]:
    before = keyring.get_keyring()
    keyring.set_keyring(backend)
    yield backend
    keyring.set_keyring(before)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """An empty home folder."""
    home = Home(tmp_path / "home")
    home.create()
    return home
