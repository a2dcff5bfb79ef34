"""A drop-down list in the theme's look."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox

from app.gui import look

_ARROW, _INSET = 14, 8  # px, the arrow's square and its distance from the right edge


class ChoiceBox(QComboBox):
    """Draws its arrow itself: a style sheet that gives a box a border takes the arrow away."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        place = QRect(self.width() - _ARROW - _INSET, (self.height() - _ARROW) // 2, _ARROW, _ARROW)
        look.icon("chevron-down", QGuiApplication.palette()).paint(QPainter(self), place)
