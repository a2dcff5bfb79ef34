"""The texts that a dialog is about, one below the other."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.gui.look import plain_label, style
from app.i18n import tr

_HIGHEST = 220  # px: more of them scroll
_ASIDE = 14  # px that are kept for the scroll bar


def quotes(texts: Sequence[str], width: int) -> QWidget:
    """`texts` in a place `width` pixels wide, as high as they need, or scrolling."""
    body = QWidget()
    style(body, "clear")
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, _ASIDE, 0)
    column.setSpacing(6)
    for text in texts:
        column.addWidget(_quote(text))
    body.ensurePolished()
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAccessibleName(tr("What it is about"))
    area.setWidget(body)
    needed = column.totalHeightForWidth(width)
    if needed <= _HIGHEST:
        column.setContentsMargins(0, 0, 0, 0)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setFixedHeight(min(needed, _HIGHEST))
    return area


def quoted(text: str) -> str:
    """`text` in the quotation marks of the language."""
    return tr("“{text}”", text=text)


def _quote(text: str) -> QFrame:
    frame = QFrame()
    style(frame, "quote")
    label = plain_label(text)
    style(label, "statement")
    column = QVBoxLayout(frame)
    column.setContentsMargins(12, 8, 12, 8)
    column.addWidget(label)
    return frame
