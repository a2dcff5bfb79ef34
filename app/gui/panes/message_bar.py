"""A line at the bottom of the chat: something said in passing, an offer to undo, or a fault."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.gui.look import plain_label, style, tool_button
from app.i18n import tr


class MessageBar(QFrame):
    """Hidden until there is something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = plain_label()
        self._button = QPushButton(self)
        self._button.clicked.connect(self._press)
        self._act: Callable[[], None] = lambda: None
        close = tool_button("x", tr("Close"))
        close.clicked.connect(self.hide)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 8, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self._button)
        row.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty while nothing is."""
        return self._words.text() if self.isVisible() else ""

    def tell(self, text: str, milliseconds: int) -> None:
        """Say something for a while."""
        self._say(text, "notice", milliseconds)

    def offer(self, text: str, words: str, act: Callable[[], None], milliseconds: int) -> None:
        """Say something for a while, with a button."""
        self._say(text, "notice", milliseconds)
        self._act = act
        self._button.setText(words)
        self._button.show()

    def warn(self, text: str) -> None:
        """Say a fault, until it is closed."""
        self._say(text, "error", 0)

    def _say(self, text: str, role: str, milliseconds: int) -> None:
        style(self, role)
        self._words.setText(text)
        self._button.hide()
        self.show()
        self._timer.stop()
        if milliseconds:
            self._timer.start(milliseconds)

    def _press(self) -> None:
        self.hide()
        self._act()
