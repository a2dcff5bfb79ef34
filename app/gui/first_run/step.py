"""What the three steps have in common."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.gui.bridge import Bridge
from app.gui.look import plain_label, style


class Step(QWidget):
    """A question with a sentence on why it is asked; its parts follow."""

    def __init__(self, bridge: Bridge, title: str, lead: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.title = title
        heading = plain_label(title)
        style(heading, "title")
        words = plain_label(lead)
        style(words, "quiet")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4, 0, 12, 8)
        self.column.setSpacing(10)
        self.column.addWidget(heading)
        self.column.addWidget(words)

    def card(self) -> QVBoxLayout:
        """A new card at the end; returns what to fill."""
        frame = QFrame(self)
        style(frame, "card")
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(16, 12, 16, 12)
        inner.setSpacing(8)
        self.column.addWidget(frame)
        return inner

    def leave(self) -> None:
        """The person goes to another step, or closes the window."""
