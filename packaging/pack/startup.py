"""How long the frozen program takes to start: with its files in memory, and (as root) fresh from the disk."""

import json
import os
import statistics
import sys
import tempfile
from pathlib import Path

from pack.freeze import program
from pack.places import DIST, PACKAGING, need, run, say

_LIMITS = {"warm": {"painted": 0.5, "ready": 3.5}, "cold": {"painted": 1.5, "ready": 4.5}}  # seconds


def measure_start(runs: int = 5) -> list[Path]:
    """Start it some times under Xvfb; tells the medians, and whether they are within what we promise."""
    need("xvfb-run")
    with tempfile.TemporaryDirectory() as home:
        _start(home)  # makes the home: that is once in a lifetime, and not what is measured
        report = {"warm": [_start(home) for _run in range(runs)]}
        if os.geteuid() == 0:
            report["cold"] = [_start(home, cold=True) for _run in range(3)]
    medians = {
        kind: {name: statistics.median(one[name] for one in seen) for name in seen[0]} for kind, seen in report.items()
    }
    for kind, values in medians.items():
        for name, seconds in values.items():
            best, limit = min(one[name] for one in report[kind]), _LIMITS[kind][name]
            told = "within" if seconds <= limit else "OVER"
            say(f"{kind}, {name}: {seconds:.2f} s, at best {best:.2f} s ({told} {limit} s)")
    path = DIST / "startup.json"
    path.write_text(json.dumps({"medians": medians, "runs": report}, indent=1) + "\n", "utf-8")
    return [path]


def _start(home: str, *, cold: bool = False) -> dict[str, float]:
    watch = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", sys.executable, PACKAGING / "tests" / "watch_start.py"]
    said = run(*watch, program(), home, *(["--cold"] if cold else []), environment={"QT_QPA_PLATFORM": "xcb"})
    seen: dict[str, float] = json.loads(said.splitlines()[-1])
    return seen
