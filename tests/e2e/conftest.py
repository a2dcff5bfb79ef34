"""The real engine on a real encrypted database, against the Ollama double."""

from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from app.application import Application
from app.core.engine import Engine
from app.core.events import Event
from app.core.home import Home
from tests.helpers.ollama_double import OllamaDouble

T = TypeVar("T")
PASSPHRASE = "correct horse battery staple"


class Running:
    """A started application, called from the test's thread."""

    def __init__(self, home: Home) -> None:
        self.application = Application(home)
        self.application.start()
        self.engine: Engine = self.call(self.application.open(PASSPHRASE))
        self.events: list[Event] = []
        self.engine.subscribe(self.events.append)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        return self.application.submit(work).result(timeout=60)

    def close(self) -> None:
        self.application.close()


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        double.add_model("llama3.2:3b", tools=True, context_length=8192)
        yield double


@pytest.fixture
def start(home: Home, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Running]]:
    """Start the program on the test's home, again and again; `host` None is a machine without Ollama."""
    running: list[Running] = []

    def start(host: str | None = None, at: Path | None = None) -> Running:
        for old in running:
            old.close()
        monkeypatch.setenv("OLLAMA_HOST", host or "http://127.0.0.1:9")
        running.append(Running(Home(at) if at else home))
        return running[-1]

    yield start
    for one in running:
        one.close()
