"""Starting the window: first it is shown, then the database is opened behind it."""

import gc
import signal
import sys
import threading
from collections.abc import Sequence

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from app.application import Application
from app.core.errors import AppError
from app.core.events import Event, GateReady
from app.core.home import Home
from app.gui import error_reporter
from app.gui.bridge import Bridge
from app.gui.main_window import MainWindow
from app.gui.single_instance import SingleInstance, raise_first
from app.gui.theme import Theme
from app.i18n import current_language


def run(home: Home, arguments: Sequence[str]) -> int:
    """Open the window on `home` and stay until it is closed; returns the exit code.

    Where another Keepsake has this home, its window is raised instead.
    """
    qt = QApplication([sys.argv[0], *arguments])
    qt.setApplicationName("keepsake")
    qt.setApplicationDisplayName("Keepsake")
    qt.setDesktopFileName("keepsake")
    _translate_qt(qt)
    ticking = _let_signals_through(qt)
    application = Application(home)
    try:
        application.take_home()
    except AppError:
        if raise_first(home.path):
            application.close()
            return 0
        # Nobody answers, so it is no window that has the home: `open` will say what is wrong.
    theme = Theme(qt, application.settings.current.appearance)
    bridge = Bridge(application)
    window = MainWindow(bridge, theme)
    instance = SingleInstance(home.path, window)
    instance.raised.connect(lambda: _raise(window))
    bridge.opened.connect(instance.listen)
    if application.has_home:
        instance.listen()
    uninstall = error_reporter.install(window.show_error)
    bridge.core_event.connect(_settle_memory)
    application.start()
    window.show()
    try:
        return qt.exec()
    finally:
        ticking.stop()
        uninstall()
        instance.close()
        bridge.close()
        application.close()


def _settle_memory(event: Event) -> None:
    """What is loaded by now stays: the garbage collector need not walk through it again, which takes 100 ms."""
    if isinstance(event, GateReady):
        gc.freeze()


def _raise(window: MainWindow) -> None:
    window.showNormal() if window.isMinimized() else window.show()
    window.raise_()
    window.activateWindow()


def _translate_qt(qt: QApplication) -> None:
    """Qt's own words (in message boxes and menus) in our language."""
    names = {"en": QLocale.Language.English, "ru": QLocale.Language.Russian, "zh": QLocale.Language.Chinese}
    translator = QTranslator(qt)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(QLocale(names[current_language()]), "qtbase", "_", folder):
        qt.installTranslator(translator)


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
