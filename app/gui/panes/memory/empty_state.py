"""What stands where there is nothing to show yet."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.gui import look

_WIDEST = 420  # px: longer lines are hard to read
_MARGIN = 24  # px


class EmptyState(QWidget):
    """A heading and a sentence or two."""

    def __init__(self, heading: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = look.plain_label(heading)
        look.style(self._heading, "heading")
        self._text = look.plain_label(text)
        look.style(self._text, "quiet")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(8)
        self._column.addStretch(2)
        for label in (self._heading, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._column.addWidget(label)
        self.button = QPushButton(self)
        self.button.hide()
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(3)

    def say(self, heading: str, text: str, offer: str = "") -> None:
        """Another heading and text; `offer` are the words of `button`, which is there only with them."""
        self._heading.setText(heading)
        self._text.setText(text)
        self.button.setText(offer)
        self.button.setVisible(bool(offer))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines short by wider margins: a layout that aligns wrapped labels cuts their lower lines off."""
        super().resizeEvent(event)
        side = max(_MARGIN, (self.width() - _WIDEST) // 2)
        self._column.setContentsMargins(side, _MARGIN, side, _MARGIN)
