"""The program's own sign: the system's by its name, else a bookmark on our colour."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

_GROUND, _INK = "#2a6f6b", "#ffffff"
_SIZES = (16, 22, 32, 48, 64)


def program_icon() -> QIcon:
    """For the tray and notifications."""
    return QIcon.fromTheme("keepsake", _drawn())


def _drawn() -> QIcon:
    icon = QIcon()
    for size in _SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_GROUND))
        painter.drawRoundedRect(QRectF(0, 0, size, size), size * 0.24, size * 0.24)
        painter.setBrush(QColor(_INK))
        corners = ((0.32, 0.22), (0.68, 0.22), (0.68, 0.78), (0.5, 0.63), (0.32, 0.78))
        painter.drawPolygon(QPolygonF([QPointF(x * size, y * size) for x, y in corners]))
        painter.end()
        icon.addPixmap(pixmap)
    return icon
