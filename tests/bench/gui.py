"""What the window costs: its start, a long answer streaming into a long chat, opening a very long one, filtering.

    python run.py bench gui [--runs 3] [--messages 10000] [--tokens 600]

Runs the real program against the Ollama double (in another process, as the server is), on the screen there is, or
without one. A *step* is the time in which the window does nothing else: how much later than due a timer fires. The last
line printed is one JSON object; times are in milliseconds.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import insert, text

from app.core.home import Home, home_from
from app.core.store.keys import unlock
from app.core.store.schema import ConversationRow, MemoryRow, MessageRow
from app.core.store.store import Store, Work
from app.core.text.analyzer import terms
from tests.bench import startup
from tests.helpers.ollama_double import Answer, ChatBody, OllamaDouble, everyday

_PASSPHRASE = "correct horse battery staple"
_START = datetime(2020, 1, 1, tzinfo=UTC)
_BEAT = 4  # ms
_TOKENS_A_SECOND = 100
_MEMORIES = 10_000
_STREAMED_INTO = 2_000  # messages
_SETTLED = 400  # ms in which nothing new has to be built any more
_PARAGRAPH = "The quick brown fox jumps over the lazy dog, and **nobody** minds; see `fox.py` for more. "
_SAMPLES = (
    _PARAGRAPH * 2,
    _PARAGRAPH + "\n\n- one thing\n- another thing\n\n" + _PARAGRAPH * 4,
    "```python\ndef greet(name: str) -> str:\n    return f'Hello, {name}!'\n```\n\n" + _PARAGRAPH * 2,
    "## A heading\n\n" + (_PARAGRAPH * 3 + "\n\n") * 3 + "| a | b |\n|---|---|\n| 1 | 2 |\n",
    "Why?",
)


def fill_chats(work: Work, messages: int) -> None:
    """A chat of so many messages, and the one that is streamed into."""
    first = 1
    for chat, count in ((1, messages), (2, _STREAMED_INTO)):
        head = first + count - 1
        row = {"id": chat, "title": f"Chat {chat}", "created_at": _START, "updated_at": _START, "pinned": False}
        connection = work.session.connection()
        connection.execute(insert(ConversationRow), [row | {"head_id": head}])
        connection.execute(insert(MessageRow), [_message(chat, id_, first) for id_ in range(first, head + 1)])
        first = head + 1


def fill_memories(work: Work) -> None:
    """Ten thousand memories, and what a search finds them by."""
    row = {"created_at": _START, "updated_at": _START, "revision": 0}
    told = {number: f"User likes thing {number} of kind {number % 97}" for number in range(1, _MEMORIES + 1)}
    connection = work.session.connection()
    connection.execute(insert(MemoryRow), [row | {"id": id_, "text": said} for id_, said in told.items()])
    connection.execute(
        text("INSERT INTO memory_terms(rowid, terms) VALUES (:id, :terms)"),
        [{"id": id_, "terms": " ".join(terms(said))} for id_, said in told.items()],
    )


@contextmanager
def filled(fill: Callable[[Work], None]) -> Iterator[str]:
    """A home for the time of a measurement, filled past journal and gate: what is measured is showing."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder))
        home.create()
        store = Store(home, unlock(home, _PASSPHRASE))
        with store.maintain() as work:
            fill(work)
        store.close()
        yield folder


def _message(chat: int, id_: int, first: int) -> dict[str, Any]:
    question = (id_ - first) % 2 == 0
    return {
        "id": id_,
        "conversation_id": chat,
        "parent_id": None if id_ == first else id_ - 1,
        "role": "user" if question else "assistant",
        "text": f"{id_ - first + 1}. {_SAMPLES[id_ % len(_SAMPLES)]}",
        "thinking": "",
        "model": None if question else "llama3.2:3b",
        "status": "complete",
        "created_at": _START + timedelta(minutes=17 * id_),
    }


def child(what: str) -> int:
    """The program, doing one thing after the other ("chats" or "memories") and noting what that costs."""
    from PySide6.QtCore import Qt, QTimer  # noqa: PLC0415 (one process for the window)

    from app.gui import app  # noqa: PLC0415
    from app.gui.window import main_window, windows  # noqa: PLC0415

    found: dict[str, float] = {}

    class Window(main_window.MainWindow):
        """Acts as a person would, a step after the other; each waits for a condition."""

        def _build(self) -> None:
            super()._build()
            self._late: list[float] = []
            self._beaten = time.perf_counter()
            heart = QTimer(self, interval=_BEAT)
            heart.setTimerType(Qt.TimerType.PreciseTimer)
            heart.timeout.connect(self._beat)
            heart.start()
            self._acts = self._visit_chats() if what == "chats" else self._visit_memories()
            self._until: Callable[[], bool] = lambda: True
            self.resize(1180, 760)

        def _beat(self) -> None:
            now = time.perf_counter()
            self._late.append(1000 * (now - self._beaten) - _BEAT)
            self._beaten = now
            try:
                if self._until():
                    self._until = next(self._acts, lambda: self.close() and False)
            except Exception:  # noqa: BLE001 (the window would only show it)
                traceback.print_exc()
                os._exit(1)

        def _visit_chats(self) -> Iterator[Callable[[], bool]]:
            yield from self._wait(3 * _SETTLED)  # the start is another measurement's
            for name, chat in (("open_10000", 1), ("open_2000", 2), ("open_10000_again", 1)):
                yield from self._open_chat(name, chat)
                if name == "open_10000":
                    yield from self._scroll()
            yield from self._open_chat("open_2000_again", 2)
            yield from self._stream()
            found["peak_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)

        def _wait(self, wait: int) -> Iterator[Callable[[], bool]]:
            until = time.perf_counter() + wait / 1000
            yield lambda: time.perf_counter() > until

        def _open_chat(self, name: str, chat: int) -> Iterator[Callable[[], bool]]:
            self.chat.new_chat()
            asked = self._bridge.application.submit(self._bridge.engine.conversation(chat))
            conversation = asked.result(timeout=10)
            yield from self._wait(_SETTLED)
            self._late.clear()
            began = time.perf_counter()
            self.chat.open(conversation)
            area = self.chat.shown.area
            yield lambda: bool(area.views) and area.views[-1].isVisible()
            area.viewport().repaint()
            found[f"{name}_ms"] = round(1000 * (time.perf_counter() - began), 1)
            found[f"{name}_messages"] = len(self.chat.shown.messages)
            yield from self._wait(_SETTLED)
            found[f"{name}_longest_step_ms"] = self._longest()

        def _scroll(self) -> Iterator[Callable[[], bool]]:
            bar = self.chat.shown.area.verticalScrollBar()
            for name, step, most in (("wheel", -144, 200), ("drag", -max(bar.maximum() // 120, 1), 120)):
                self._late.clear()
                for _step in range(most):
                    bar.setValue(bar.value() + step)
                    yield from self._wait(16)
                self._late.sort()
                found[f"scroll_by_{name}_longest_step_ms"] = self._longest()
                found[f"scroll_by_{name}_p99_step_ms"] = round(self._late[int(0.99 * len(self._late))], 1)
            found["views_built"] = len(self.chat.shown.area.views)

        def _stream(self) -> Iterator[Callable[[], bool]]:
            self.chat.send("Tell me everything.")
            coming = self.chat._chats.of(2)
            yield lambda: bool(coming.coming)  # asking is not what is measured
            self._late.clear()
            began, used = time.perf_counter(), _processor()
            yield lambda: not coming.answering
            seconds = time.perf_counter() - began
            self._late.sort()
            found["stream_seconds"] = round(seconds, 1)
            found["stream_longest_step_ms"] = self._longest()
            found["stream_p99_step_ms"] = round(self._late[int(0.99 * len(self._late))], 1)
            found["stream_processor_share"] = round((_processor() - used) / seconds, 2)
            self._late.clear()
            yield from self._wait(_SETTLED)
            found["stream_end_longest_step_ms"] = self._longest()

        def _visit_memories(self) -> Iterator[Callable[[], bool]]:
            yield lambda: len(self.memory.data.memories) == _MEMORIES
            yield from self._wait(3 * _SETTLED)
            self._memory_button.setChecked(True)
            page = self.memory.memories
            yield from self._wait(2 * _SETTLED)
            found["memories"] = page.model.rowCount()
            self._late.clear()
            began = time.perf_counter()
            page.search_field.setText("thing 77")
            yield lambda: page.model.rowCount() != _MEMORIES
            page.repaint()
            found["filter_shown_ms"] = round(1000 * (time.perf_counter() - began), 1)
            yield from self._wait(_SETTLED)
            found["filter_longest_step_ms"] = self._longest()
            found["filter_rows"] = page.model.rowCount()

        def _longest(self) -> float:
            return round(max(self._late, default=0.0), 1)

    vars(windows)["MainWindow"] = Window
    code = app.run(home_from(None), [])
    print(json.dumps(found))
    return code


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def visit(what: str, folder: str, host: str) -> dict[str, float]:
    """The program on a full home, in a process of its own."""
    environment = os.environ | {"KEEPSAKE_HOME": folder, "KEEPSAKE_PASSPHRASE": _PASSPHRASE, "OLLAMA_HOST": host}
    command = [sys.executable, "-m", "tests.bench.gui", "--child", what]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def measure(messages: int, tokens: int) -> dict[str, float]:
    """Every figure of the window on full homes, beside a server that streams."""
    said = "\n\n".join(_SAMPLES[:4]) + "\n\n"
    words = (said * (tokens // len(said.split()) + 1)).split(" ")[:tokens]

    def respond(body: ChatBody) -> Answer:
        if body.user != "Tell me everything." or isinstance(body.format, dict):
            return everyday(body)
        return Answer(pieces=tuple(f"{word} " for word in words), delay=1 / _TOKENS_A_SECOND)

    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        ollama.respond(respond)
        with filled(lambda work: fill_chats(work, messages)) as folder:
            chats = visit("chats", folder, ollama.host)
        with filled(fill_memories) as folder:
            return chats | visit("memories", folder, ollama.host)


def main() -> int:
    """Run it; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="starts to take the median of; 0: none")
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--tokens", type=int, default=600)
    options = parser.parse_args()
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    started = startup.measure(options.runs) if options.runs else {}
    print(json.dumps(started | measure(options.messages, options.tokens)))
    return 0


if __name__ == "__main__":
    sys.exit(child(sys.argv[2]) if "--child" in sys.argv else main())
