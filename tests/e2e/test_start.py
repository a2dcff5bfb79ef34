"""Starting the program as a person does: a process, its window on Qt's offscreen screen."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.gui.shell.single_instance import raise_first

_PATIENCE = 30.0  # seconds


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "DISPLAY": ":none",
        "KEEPSAKE_HOME": str(tmp_path / "home"),
        "KEEPSAKE_PASSPHRASE": "short",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        "OLLAMA_HOST": "http://127.0.0.1:9",
    }


@pytest.fixture
def first(environment: dict[str, str]) -> Iterator["subprocess.Popen[bytes]"]:
    """A start that waits at the question for a passphrase."""
    process = subprocess.Popen([sys.executable, "-m", "app"], env=environment)
    deadline = time.monotonic() + _PATIENCE
    while not raise_first(Path(environment["KEEPSAKE_HOME"])):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    yield process
    process.kill()
    process.wait()


def test_that_a_second_start_gives_way_to_the_first_even_before_its_data_is_open(
    environment: dict[str, str], first: "subprocess.Popen[bytes]"
) -> None:
    second = subprocess.run([sys.executable, "-m", "app"], env=environment, timeout=_PATIENCE, check=False)
    assert second.returncode == 0
    assert first.poll() is None


def test_that_a_polite_kill_closes_the_window(first: "subprocess.Popen[bytes]") -> None:
    first.send_signal(signal.SIGTERM)
    assert first.wait(_PATIENCE) == 0
