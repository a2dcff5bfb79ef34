"""A page whose parts stand in one column, which scrolls where there is too little room."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.gui.look import style
from app.gui.theme.tokens import GAP, WIDE

_WIDEST = 760  # px: longer lines are tiring to read


def column_of(page: QWidget) -> QVBoxLayout:
    """Fill `page` with a scrolling column, and return it."""
    body = QWidget()
    style(body, "clear")
    body.setMaximumWidth(_WIDEST)
    column = QVBoxLayout(body)
    column.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
    column.setSpacing(GAP)
    area = QScrollArea(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    area.setWidget(body)
    outer = QVBoxLayout(page)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(area)
    return column
