"""What stands where there is nothing to show yet."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.gui.panes.memory import look

_WIDEST = 420  # px: longer lines are hard to read


class EmptyState(QWidget):
    """A heading and a sentence or two."""

    def __init__(self, heading: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = look.plain_label(heading)
        look.style(self._heading, "heading")
        self._text = look.plain_label(text)
        look.style(self._text, "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        column.addStretch(2)
        for label in (self._heading, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setMaximumWidth(_WIDEST)
            column.addWidget(label, 0)
            column.setAlignment(label, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def say(self, heading: str, text: str) -> None:
        """Another heading and text."""
        self._heading.setText(heading)
        self._text.setText(text)
