"""A fault in the chat, in words, with "try again"."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.gui.look import plain_label, style
from app.i18n import tr
from app.words.errors import words_for


class ErrorNote(QFrame):
    """What happened, what was kept, what to do."""

    retry = Signal()

    def __init__(self, error: AppError, *, can_retry: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "error")
        words = words_for(error)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(4)
        title = plain_label(words.title)
        style(title, "strong")
        column.addWidget(title)
        rest = plain_label(
            " ".join(part for part in (words.what_happened, words.what_was_kept, words.what_to_do) if part)
        )
        column.addWidget(rest)
        self.setAccessibleName(words.title)
        if can_retry:
            button = QPushButton(tr("Try again"), self)
            button.clicked.connect(self.retry)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
