"""The foot of the window, where everything is said in passing: what was done, an offer to undo it, or a fault.

What is said later stands below what was said before, and takes nothing away: each goes when its own time is over. The
time stands still while the pointer or the focus is on it. Screen readers are told, and a key reaches the newest offer.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.gui.look import announce, plain_label, style, tool_button
from app.i18n import tr

TOLD_FOR = 6_000  # ms
OFFERED_FOR = 12_000  # ms: reading, deciding, and getting there with the keyboard
_AT_ONCE = 3


class _Toast(QFrame):
    """One thing that is said."""

    ended = Signal()

    def __init__(self, text: str, role: str, milliseconds: int, parent: QWidget) -> None:
        super().__init__(parent)
        style(self, role)
        self.text = text
        self.about = ""
        self.lasting = not milliseconds
        self.button: QPushButton | None = None
        words = plain_label(text)
        self._close = tool_button("x", tr("Close"))
        self._close.clicked.connect(self.end)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 6, 8, 6)
        self._row.addWidget(words, 1)
        self._row.addWidget(self._close)
        self._left = milliseconds
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)
        self.wait()

    def offer(self, words: str, act: Callable[[], None]) -> None:
        """Put a button before the one that closes."""
        button = QPushButton(words, self)
        self._row.insertWidget(1, button)
        self.setTabOrder(button, self._close)

        def press() -> None:
            self.end()
            act()

        button.clicked.connect(press)
        self.button = button

    def take_focus(self) -> None:
        """Give the focus to what can be pressed."""
        (self.button or self._close).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def end(self) -> None:
        """Go; the focus returns to whoever has it next."""
        self._timer.stop()
        self.hide()
        self.deleteLater()
        self.ended.emit()

    def wait(self) -> None:
        """Let the time run, unless someone is here."""
        if self._left and not self.underMouse() and not self.isAncestorOf(QApplication.focusWidget() or self.window()):
            self._timer.start(self._left)

    def hold(self) -> None:
        """Let the time stand still."""
        if self._timer.isActive():
            self._left = max(self._timer.remainingTime(), 1_000)
            self._timer.stop()

    @property
    def held(self) -> bool:
        """Whether its time stands still."""
        return not self._timer.isActive()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hold()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.wait()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            super().keyPressEvent(event)


class MessageBar(QWidget):
    """Takes no room while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Notices"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 0, 12, 8)
        self._column.setSpacing(6)
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    @property
    def text(self) -> str:
        """What was said last; empty while nothing is."""
        toasts = self._toasts()
        return toasts[-1].text if toasts and self.isVisible() else ""

    def tell(self, text: str, milliseconds: int = TOLD_FOR) -> None:
        """Say something for a while."""
        self._say(_Toast(text, "notice", milliseconds, self))

    def offer(
        self, text: str, words: str, act: Callable[[], None], milliseconds: int = OFFERED_FOR, *, about: str = ""
    ) -> None:
        """Say something for a while, with a button. What was offered before `about` the same thing goes."""
        toast = _Toast(text, "notice", milliseconds, self)
        toast.about = about
        toast.offer(words, act)
        self._say(toast)

    def warn(self, text: str) -> None:
        """Say a fault, until it is closed."""
        self._say(_Toast(text, "error", 0, self))

    def take_offer(self) -> bool:
        """Press the newest button, e.g. to undo; False when there is none."""
        buttons = [toast.button for toast in self._toasts() if toast.button is not None]
        if buttons:
            buttons[-1].click()
        return bool(buttons)

    def take_focus(self) -> bool:
        """Give the focus to the newest notice; False when there is none."""
        toasts = self._toasts()
        if toasts:
            toasts[-1].take_focus()
        return bool(toasts)

    @property
    def offers(self) -> bool:
        """Whether there is a button to press."""
        return any(toast.button is not None for toast in self._toasts())

    def _toasts(self) -> list[_Toast]:
        """What is being said, the newest last."""
        items = (self._column.itemAt(place) for place in range(self._column.count()))
        placed = [item.widget() for item in items if item is not None]
        return [toast for toast in placed if isinstance(toast, _Toast) and not toast.isHidden()]

    def _say(self, toast: _Toast) -> None:
        toasts = self._toasts()
        # Said again it stands once, and what can be undone stands as it is now.
        for same in [one for one in toasts if one.text == toast.text or (one.about and one.about == toast.about)]:
            same.end()
            toasts.remove(same)
        while len(toasts) >= _AT_ONCE:
            # What only tells goes first, then offers, then faults: those the person closes.
            first = min(toasts, key=lambda one: (one.lasting, one.button is not None))
            first.end()
            toasts.remove(first)
        toast.ended.connect(self._fold)
        self._column.addWidget(toast)
        toast.show()
        self.show()
        announce(self, toast.text, urgent=toast.lasting)

    def _fold(self) -> None:
        if not self._toasts():
            self.hide()

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        for toast in self._toasts():
            if new is not None and toast.isAncestorOf(new):
                toast.hold()
            elif old is not None and toast.isAncestorOf(old):
                toast.wait()
