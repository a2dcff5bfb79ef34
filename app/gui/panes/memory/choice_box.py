"""A drop-down list in the theme's look."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from app.gui import icons, look

_ARROW, _INSET = 14, 8  # px, the arrow's square and its distance from the right edge


class ChoiceBox(QComboBox):
    """Draws its arrow itself, in the ink in use: a style sheet takes one from a file only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look.style(self, "choice")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        place = QRect(self.width() - _ARROW - _INSET, (self.height() - _ARROW) // 2, _ARROW, _ARROW)
        icons.icon("chevron-down").paint(QPainter(self), place)
