"""The real window over the real engine, on the offline assistant or the double."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.core.home import Home
from app.i18n import set_language
from tests.helpers.window import Window

PASSPHRASE = "correct horse battery staple"


@pytest.fixture
def start(home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Window]]:
    """Start the program on the test's home; without a `host` there is no Ollama."""
    monkeypatch.setenv("KEEPSAKE_PASSPHRASE", PASSPHRASE)
    set_language("en")
    windows: list[Window] = []

    def start(host: str = "http://127.0.0.1:9") -> Window:
        monkeypatch.setenv("OLLAMA_HOST", host)
        windows.append(Window(home, qtbot).opened())
        return windows[-1]

    yield start
    for window in windows:
        window.close()


@pytest.fixture
def window(start: Callable[..., Window]) -> Window:
    """The window on the offline assistant."""
    return start()
