"""The program begins anew within its process after everything was erased."""

import os
import subprocess
import sys
from pathlib import Path

_SCRIPT = """
import sys
from pathlib import Path
from app.core.home import Home
from app.gui import app
from app.gui.window import main_window, windows
from app.gui.first_run.window import FirstRun
from app.gui.operations import Command
from app.gui.restart import restart

starts = []

class Window(main_window.MainWindow):
    def welcome(self):
        starts.append("new")
        super().welcome()
        assert self.findChild(FirstRun).isVisible()
        if len(starts) == 2:
            self.close()
            return
        def erase(_results):
            Command(self, lambda engine: engine.order_erasing()).success(lambda _nothing: restart()).run(self._bridge)
        Command(self, lambda engine: engine.add_memory("I live in Lisbon")).success(erase).run(self._bridge)

vars(windows)["MainWindow"] = Window
code = app.run(Home(Path(sys.argv[1])), [])
print(starts, code)
"""


def test_that_it_begins_anew(tmp_path: Path) -> None:
    settings = {"QT_QPA_PLATFORM": "offscreen", "KEEPSAKE_PASSPHRASE": "correct horse battery staple"}
    settings |= {"OLLAMA_HOST": "http://127.0.0.1:9", "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring"}
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT, str(tmp_path)],
        env=os.environ | settings,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["['new', 'new'] 0"], done.stderr
