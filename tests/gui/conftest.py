"""The real window over the real engine, on the offline assistant or the double."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.core.home import Home
from tests.helpers.ollama_double import OllamaDouble
from tests.helpers.window import Window, starting


@pytest.fixture
def start(home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Window]]:
    """Start the program on the test's home; without a `host` there is no Ollama."""
    with starting(home, qtbot, monkeypatch) as start:
        yield start


@pytest.fixture
def window(start: Callable[..., Window]) -> Window:
    """The window on the offline assistant."""
    return start()


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    """Ollama's double with one model that calls tools."""
    with OllamaDouble() as double:
        double.add_model("llama3.2:3b", tools=True, context_length=8192)
        yield double


@pytest.fixture
def online(start: Callable[..., Window], ollama: OllamaDouble) -> Window:
    """The window on that double."""
    window = start(ollama.host)
    window.until(lambda: window.main.picker.text() == "llama3.2:3b")
    return window
