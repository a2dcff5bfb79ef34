"""`keepsake --selftest`: the program proves on this machine, in this build, that each of its parts works.

It uses a temporary home of its own and a loopback server of its own; the person's data is not touched.
"""

import platform
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app import __version__
from app.selftest.checks import CHECKS, NotThereError

State = Literal["passed", "absent", "failed"]


@dataclass(frozen=True, slots=True)
class Check:
    """What became of one check. "absent": the system lacks something that the program can do without."""

    name: str
    state: State
    detail: str
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Report:
    """The whole of it. `ok`: nothing failed."""

    ok: bool
    versions: dict[str, str]
    checks: tuple[Check, ...]


def self_test() -> Report:
    """Run every check, each whatever became of the others. Raises nothing."""
    with tempfile.TemporaryDirectory(prefix="keepsake-selftest-", ignore_cleanup_errors=True) as folder:
        checks = tuple(_run(name, check, Path(folder) / name) for name, check in CHECKS.items())
    versions = {
        "keepsake": __version__,
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
        "build": "frozen" if getattr(sys, "frozen", False) else "source",
    }
    return Report(all(check.state != "failed" for check in checks), versions, checks)


def _run(name: str, check: Callable[[Path], str], folder: Path) -> Check:
    folder.mkdir()
    state: State = "passed"
    began = time.perf_counter()
    try:
        detail = check(folder)
    except NotThereError as error:
        state, detail = "absent", str(error)
    except Exception as error:  # noqa: BLE001 (whatever it is, the report says it; no private text is in play here)
        state, detail = "failed", f"{type(error).__name__}: {error}"
    return Check(name, state, detail, round(1000 * (time.perf_counter() - began)))
