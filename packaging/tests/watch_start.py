"""Watches a program start on a virtual screen: python watch_start.py PROGRAM HOME [--cold]; under xvfb-run.

`--cold`, for root: the system forgets first what it has in memory of the disk.

Prints one JSON object, in seconds since the process was started: `painted`, when something first stands on the screen,
and `ready`, when it first looks as it does in the end (the database is open, the window built).
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

_SECONDS = 12.0
_STEP = 8  # every eighth pixel of every eighth line is looked at
_ALIKE, _OTHER = 0.99, 0.95  # a caret blinks; a window covers more than a twentieth of the screen


def main(program: str, home: str, *, cold: bool) -> int:
    """Start it once on a home folder; returns its exit code."""
    qt = QGuiApplication(["watch"])
    screen = qt.primaryScreen()
    pictures: list[tuple[float, bytes]] = []
    environment = os.environ | {
        "KEEPSAKE_HOME": home,
        "KEEPSAKE_PASSPHRASE": "correct horse battery staple",
        "OLLAMA_HOST": "http://127.0.0.1:9",
    }
    if cold:
        os.sync()
        Path("/proc/sys/vm/drop_caches").write_text("3\n", "utf-8")
    began = time.monotonic()
    with subprocess.Popen([program], env=environment) as process:
        while time.monotonic() - began < _SECONDS:
            seen = _sampled(screen.grabWindow(0).toImage())
            if not pictures or pictures[-1][1] != seen:
                pictures.append((time.monotonic() - began, seen))
            time.sleep(0.02)
        process.terminate()
        code = process.wait(20)
    empty, last = pictures[0][1], pictures[-1][1]
    painted = next(at for at, seen in pictures if _alike(seen, empty) < _OTHER)
    ready = next(at for at, seen in pictures if _alike(seen, last) >= _ALIKE)
    print(json.dumps({"painted": round(painted, 2), "ready": round(ready, 2)}))
    return code


def _sampled(picture: QImage) -> bytes:
    small = picture.scaled(picture.width() // _STEP, picture.height() // _STEP)
    return bytes(small.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def _alike(one: bytes, other: bytes) -> float:
    return sum(a == b for a, b in zip(one, other, strict=True)) / len(one)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], cold="--cold" in sys.argv))
