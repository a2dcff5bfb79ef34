"""A visit in short: the real program in a process of its own, by clicks and keys alone."""

import subprocess
import sys
from pathlib import Path

from tests.helpers.window import TIMEOUT


def test_the_main_job_by_clicks_and_keys(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.visit", "--one", "en", "light", "1180x760", str(tmp_path), "--short"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=4 * TIMEOUT / 1000, check=False)
    assert done.returncode == 0, done.stderr
    assert {"first-run-memory", "saved-undone", "refusal", "conflict-settled", "activity", "without"} <= {
        picture.stem for picture in tmp_path.glob("*.png")
    }
