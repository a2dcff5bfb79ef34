"""The answer that is coming."""

import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.core.models import FactResult
from app.gui.look import style
from app.gui.panes.chat.chips import passing_chip
from app.gui.panes.chat.message_text import MessageText
from app.gui.panes.chat.thinking import Thinking
from app.gui.text.formulas import Typesetter
from app.i18n import tr

_SHARE = 5  # drawing takes at most a fifth of the time, however long the block that is growing
_SECOND = 1000  # ms


class StreamingView(QFrame):
    """Grows with each piece. Redraws as often as the length of its last block allows."""

    def __init__(self, typesetter: Typesetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "turn")
        self._text = ""
        self._reasoning = ""
        self._pause = 0  # ms until the next drawing
        self._waiting = QLabel("…", self)
        self._waiting.setAccessibleName(tr("The answer is coming"))
        self._thinking = Thinking(typesetter, self)
        self._thinking.hide()
        self._began: float | None = None  # when the thinking did
        self._seconds = QTimer(self, interval=_SECOND)
        self._seconds.timeout.connect(self._tick)
        self._body = MessageText(typesetter, self)
        self._body.hide()
        self._redraw = QTimer(self, singleShot=True)
        self._redraw.timeout.connect(self._draw)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(6)
        for part in (self._thinking, self._body, self._waiting):
            self._column.addWidget(part)

    def add_text(self, text: str) -> None:
        """More of the answer."""
        self._text += text
        self._thought()
        self._soon()

    def add_thinking(self, text: str) -> None:
        """More of the reasoning."""
        self._reasoning += text
        if self._began is None:
            self._began = time.monotonic()
            self._seconds.start()
            self._tick()
        self._soon()

    def add_result(self, result: FactResult) -> None:
        """Something was saved, refused, ..."""
        self._column.addWidget(passing_chip(result, self))

    def _tick(self) -> None:
        if self._began is not None:
            self._thinking.set_time(time.monotonic() - self._began, growing=True)

    def _thought(self) -> None:
        """The reasoning is over, as far as one can tell; the stored answer will know better."""
        if self._began is not None and self._seconds.isActive():
            self._seconds.stop()
            self._thinking.set_time(time.monotonic() - self._began)

    def _soon(self) -> None:
        if not self._redraw.isActive():
            self._redraw.start(self._pause)

    def _draw(self) -> None:
        began = time.perf_counter()
        self._waiting.setVisible(not self._text)
        if self._reasoning:
            self._thinking.set_text(self._reasoning, growing=True)
        if self._text.strip():
            self._body.show()
            self._body.set_markdown(self._text, growing=True)
        self._pause = int((time.perf_counter() - began) * 1000 * _SHARE)
