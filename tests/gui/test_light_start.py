"""The window comes first: what takes a second to load must not be needed for it."""

import subprocess
import sys

HEAVY = set("alembic app.core.engine networkx numpy PIL presidio_analyzer spacy sqlalchemy ziamath".split())


def test_that_nothing_heavy_is_loaded_before_the_window() -> None:
    asked = "import sys, app.gui.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert not HEAVY & set(loaded)
