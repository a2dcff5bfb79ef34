"""From the start of the process to the window and to the first words of an answer, and the memory that takes.

    python run.py bench startup [--runs 5]

Starts the real program on an empty home against the Ollama double, on a virtual or a real screen. Milliseconds since
the process was started; the last line printed is one JSON object with medians.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BEGAN = "KEEPSAKE_BENCH_BEGAN"


def child() -> int:
    """The program, with marks of when what happened."""
    marks: dict[str, float] = {}
    began = float(os.environ[BEGAN])

    def mark(name: str) -> None:
        marks.setdefault(name, round(1000 * (time.time() - began), 1))

    from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: PLC0415 (what is measured)

    from app.core.home import home_from  # noqa: PLC0415
    from app.gui import app  # noqa: PLC0415
    from app.gui.panes.chat.message_text import MessageText  # noqa: PLC0415
    from app.gui.window import main_window, windows  # noqa: PLC0415

    class Window(main_window.MainWindow):
        """Notes its own first paint, and sends a message once it can."""

        def event(self, event: QEvent) -> bool:
            handled = super().event(event)
            if event.type() is QEvent.Type.Paint:
                mark("window_painted")
            return handled

        def _build(self) -> None:
            super()._build()
            mark("interactive")
            QTimer.singleShot(0, self, lambda: self.chat.send("hello"))
            mark("sent")
            watch = QTimer(self, interval=1)
            watch.timeout.connect(self._look)
            watch.start()

        def _look(self) -> None:
            shown = [text for text in self.chat.findChildren(MessageText) if "double" in text.toPlainText()]
            if shown and "answer_painted" not in marks:
                shown[0].repaint()
                mark("answer_painted")
                QTimer.singleShot(300, self, self._end)

        def _end(self) -> None:
            marks["peak_mb"] = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
            self.close()

    vars(windows)["MainWindow"] = Window
    assert issubclass(Window, QObject)
    code = app.run(home_from(None), [])
    print(json.dumps(marks))
    return code


def measure(runs: int) -> dict[str, float]:
    """Medians over so many starts, in milliseconds and megabytes."""
    from tests.helpers.ollama_double import OllamaDouble  # noqa: PLC0415 (the child does without)

    marks: list[dict[str, float]] = []
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        for _run in range(runs + 1):
            with tempfile.TemporaryDirectory() as folder:
                environment = os.environ | {
                    "KEEPSAKE_HOME": folder,
                    "KEEPSAKE_PASSPHRASE": "correct horse battery staple",
                    "OLLAMA_HOST": ollama.host,
                    BEGAN: str(time.time()),
                }
                command = [sys.executable, "-m", "tests.bench.startup", "--child"]
                done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
                marks.append(json.loads(done.stdout.splitlines()[-1]))
    counted = marks[1:]  # the first one warms the disk's cache
    medians = {name: statistics.median(run[name] for run in counted) for name in counted[0]}
    medians["answer_after_sending"] = round(medians["answer_painted"] - medians["sent"], 1)
    return {"runs": len(counted)} | medians


def main() -> int:
    """Run it several times; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    print(json.dumps({"size_mb": _size_of_environment()} | measure(options.runs)))
    return 0


def _size_of_environment() -> float:
    files = (path for path in Path(sys.prefix).rglob("*") if path.is_file() and not path.is_symlink())
    return round(sum(path.stat().st_size for path in files) / 1e6, 1)


if __name__ == "__main__":
    sys.exit(child() if "--child" in sys.argv else main())
