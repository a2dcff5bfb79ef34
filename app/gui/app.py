"""Starting the window: first it is shown, then the database is opened behind it."""

import gc
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app.application import Application
from app.core.errors import AppError
from app.core.events import Event, GateReady
from app.core.home import Home
from app.gui import error_reporter
from app.gui.bridge import Bridge
from app.gui.restart import RESTART
from app.gui.shell.global_keys import global_keys
from app.gui.shell.login_entry import login_entry
from app.gui.shell.shell import Shell
from app.gui.shell.single_instance import SingleInstance, raise_first
from app.gui.theme import Theme
from app.gui.window.windows import Windows
from app.i18n import set_language
from app.targets import read_target

_ICON = Path(__file__).parents[2] / "resources" / "icons" / "keepsake.svg"

_TURN = 0.0005  # seconds that the engine's thread may hold the interpreter while the window waits for it


def run(home: Home, arguments: Sequence[str], wish: str = "") -> int:
    """Open the window on `home`, and in it `wish` (see `app/targets.py`); stay until it is closed.

    Returns the exit code.
    Where another Keepsake has this home, its window is raised instead, and given the wish.
    """
    qt = _qt(arguments)
    code = _run(home, qt, wish)
    while code == RESTART:
        code = _run(home, qt, "")
    return code


def _qt(arguments: Sequence[str]) -> QApplication:
    sys.setswitchinterval(_TURN)
    qt = QApplication([sys.argv[0], *arguments])
    qt.setApplicationName("keepsake")
    qt.setApplicationDisplayName("Keepsake")
    qt.setDesktopFileName("keepsake")
    qt.setWindowIcon(QIcon(str(_ICON)))
    return qt


def _run(home: Home, qt: QApplication, wish: str) -> int:
    """From the first look at the home to the last; returns the exit code, RESTART to begin anew."""
    ticking = _let_signals_through(qt)
    application = Application(home)
    try:
        application.take_home()
    except AppError:
        if raise_first(home.path, wish):
            application.close()
            return 0
        # Nobody answers, so it is no window that has the home: `open` will say what is wrong.
    settings = application.settings.current
    set_language(settings.language)  # what the last start ordered may have changed it
    theme = Theme(qt, settings.appearance, settings.motion)
    bridge = Bridge(application)
    windows = Windows(qt, bridge, theme)
    instance = SingleInstance(home.path, windows)
    shell = Shell(bridge, lambda: windows.current, login_entry(), global_keys(bridge), qt)
    instance.asked.connect(shell.serve)
    bridge.opened.connect(instance.listen)
    if application.is_new:
        bridge.opened.connect(windows.current.welcome)
    if application.has_home:
        instance.listen()
    uninstall = error_reporter.install(windows.show_error)
    bridge.core_event.connect(_settle_memory)
    application.start()
    windows.current.show()
    if wish:
        shell.serve(read_target(wish))
    try:
        return qt.exec()
    finally:
        ticking.stop()
        uninstall()
        instance.close()
        shell.close()
        bridge.close()
        application.close()
        for part in (windows.current, windows, theme):
            part.deleteLater()


def _settle_memory(event: Event) -> None:
    """What is loaded by now stays: the garbage collector need not walk through it again, which takes 100 ms."""
    if isinstance(event, GateReady):
        gc.freeze()


def _let_signals_through(qt: QApplication) -> QTimer:
    """Ctrl+C in the terminal and a polite kill close the window, also when they come before it is open.

    Python sees signals only while it runs, hence the timer.
    """
    heard = threading.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda _number, _frame: heard.set())
    ticking = QTimer(qt, interval=200)
    ticking.timeout.connect(lambda: qt.quit() if heard.is_set() else None)
    ticking.start()
    return ticking
