"""Locking the window: what was shown leaves it, until the passphrase is given.

What was shown is taken out of the window altogether, so that neither a picture of the screen, nor a screen reader's
tree, nor a key reaches it; open dialogs and other windows are hidden, and so is one that opens meanwhile because what
it waited for is there. All of it comes back as it was. The engine goes on: an answer that is coming is there
afterwards.
"""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget
from shiboken6 import isValid

from app.gui.bridge import Bridge
from app.gui.operations import Query
from app.gui.panes.opening_page import OpeningPage

_LONGEST_PAUSE = 20  # seconds before another try of the passphrase
_WINDOWS = {Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Sheet, Qt.WindowType.Tool, Qt.WindowType.Drawer}


class Lock(QObject):
    """The lock of one window, whose `pages` show `opening` while it is locked."""

    changed = Signal(bool)

    def __init__(self, bridge: Bridge, pages: QStackedWidget, opening: OpeningPage, window: QMainWindow) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._pages = pages
        self._opening = opening
        self._window = window
        self._content: QWidget | None = None
        self._hidden: list[QWidget] = []
        self._failures = 0  # in a row
        opening.unlocked.connect(self._try)

    @property
    def locked(self) -> bool:
        """Whether the window hides what is in it."""
        return self._content is not None

    def lock(self, content: QWidget) -> None:
        """Take `content` out of the window and hide every other window of the program."""
        if self.locked:
            return
        self._content = content
        others = (widget for widget in QApplication.topLevelWidgets() if widget is not self._window)
        self._hidden = [widget for widget in others if widget.isVisible()]
        for widget in self._hidden:
            widget.hide()
        if (qt := QApplication.instance()) is not None:
            qt.installEventFilter(self)
        self._pages.removeWidget(content)
        content.setParent(None)
        self._opening.show_locked()
        self._window.menuBar().hide()
        self.changed.emit(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing else opens while the window is locked."""
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and self._is_another_window(watched):
            watched.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)  # nor for a moment
            QTimer.singleShot(0, watched, lambda: self._put_away(watched))  # Qt is in the middle of showing it
        return super().eventFilter(watched, event)

    def _put_away(self, window: QWidget) -> None:
        window.hide()
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        if self.locked:
            self._hidden.append(window)
        else:
            window.show()

    def _is_another_window(self, widget: QWidget) -> bool:
        return widget.isWindow() and widget is not self._window and widget.windowType() in _WINDOWS

    def _try(self, passphrase: str) -> None:
        Query(self._window, lambda engine: engine.unlocks(passphrase)).success(self._tried).failure(
            lambda _error: self._tried(fits=False)  # nothing can be told behind the lock but that it did not open
        ).run(self._bridge)

    def _tried(self, fits: bool) -> None:
        if fits:
            self._failures = 0
            self._unlock()
            return
        pause = min(self._failures, _LONGEST_PAUSE) * 1000  # the first slip costs nothing
        self._failures += 1
        QTimer.singleShot(pause, self, lambda: self._opening.show_locked(wrong=True))

    def _unlock(self) -> None:
        content, self._content = self._content, None
        if content is None:
            return
        if (qt := QApplication.instance()) is not None:
            qt.removeEventFilter(self)
        self._opening.show_waiting()  # the field with the passphrase is gone
        self._pages.addWidget(content)
        self._pages.setCurrentWidget(content)
        content.show()
        self._window.menuBar().show()
        hidden, self._hidden = self._hidden, []
        for widget in hidden:
            if isValid(widget):
                widget.show()
        self.changed.emit(False)
