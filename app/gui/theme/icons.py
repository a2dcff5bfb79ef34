"""The signs: Lucide's (ISC licence, in `resources/icons`), by Lucide's names, in the ink of the colours in use."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.gui.theme.palette import colours_in_use

FOLDER = Path(__file__).parents[3] / "resources" / "icons"
_INK = "currentColor"  # what Lucide's files draw with
_DISABLED = 0.45  # opacity


class _Sign(QIconEngine):
    """Draws the sign anew for each size, density and appearance: always crisp, and never in yesterday's ink."""

    def __init__(self, name: str, ink: str) -> None:
        super().__init__()
        self._name = name
        self._ink = ink

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if mode is QIcon.Mode.Disabled:
            painter.setOpacity(painter.opacity() * _DISABLED)
        side = min(rect.width(), rect.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        _renderer(self._name, getattr(colours_in_use(), self._ink)).render(painter, square)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """`size` is in device-independent pixels."""
        made = QPixmap(size * scale)
        made.setDevicePixelRatio(scale)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        return _Sign(self._name, self._ink)

    def key(self) -> str:
        return "keepsake"

    def isNull(self) -> bool:
        return False


@cache
def icon(name: str, ink: str = "text") -> QIcon:
    """The sign with Lucide's `name`, in an ink of `tokens.Colours`. Raises FileNotFoundError where we have no such."""
    _source(name)
    return QIcon(_Sign(name, ink))


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(name).replace(_INK, colour).encode()))


@cache
def _source(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text("utf-8")
