"""What an empty chat shows."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.gui.look import plain_label, style
from app.i18n import tr

_WIDTH, _NARROWEST, _PADDING = 380, 160, 16  # px of an example: where there is room, at least, beside its words


class _Example(QPushButton):
    """Something to say. In a narrow window its words end in dots."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._words = words
        style(self, "example")
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(_WIDTH, 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - 2 * _PADDING
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room))


class StartPage(QWidget):
    """One sentence on what this is, and three things to try."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, temporary: bool) -> None:
        super().__init__(parent)
        self.temporary = temporary
        title = plain_label(tr("A temporary chat") if temporary else tr("What can I do for you?"))
        style(title, "title")
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lead = plain_label(
            tr("It reads and writes no memory and leaves nothing on the disk. Closing it ends it.")
            if temporary
            else tr(
                "Keepsake remembers what matters about you, on this machine only, and shows you every bit of it. "
                "Passwords and personal numbers are never stored."
            )
        )
        style(lead, "quiet")
        lead.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lead.setMaximumWidth(520)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addStretch(2)
        column.addWidget(title)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(lead, 1000)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(12)
        if not temporary:
            for words in (
                tr("Remember that I am a vegetarian and live in Lisbon"),
                tr("What do you know about me?"),
                tr("When did we talk about travel?"),
            ):
                example = _Example(words, self)
                example.clicked.connect(lambda _checked=False, words=words: self.chosen.emit(words))
                column.addWidget(example, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
