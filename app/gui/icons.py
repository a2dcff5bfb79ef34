"""Our few signs: strokes on a 24 by 24 grid, drawn in the ink they are asked for."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_STROKES = {
    "close": "M6 6l12 12M18 6L6 18",
    "undo": "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
    "redo": "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
    "filter": "M4 5h16l-6 8v6l-4-2v-4z",
    "search": "M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16.5 16.5L21 21",
    "pin": "M9 4h6l-1 6 4 4H6l4-4zM12 14v7",
    "chevron-left": "M15 6l-6 6 6 6",
    "copy": "M9 9h10v10H9zM5 15V5h10",
    "edit": "M4 20l1-5L16 4l4 4L9 19z",
    "ghost": "M6 20V10a6 6 0 0 1 12 0v10l-3-2-3 2-3-2zM10 10v1M14 10v1",
    "list": "M4 6h16M4 12h16M4 18h10",
    "refresh": "M20 11a8 8 0 1 0-2 6M20 5v6h-6",
    "chevron-right": "M9 6l6 6-6 6",
    "chevron-down": "M6 9l6 6 6-6",
}
_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{strokes}" fill="none" stroke="{ink}" '
    'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
_SIZES = (16, 32, 48)  # px: for screens of one, two and three times the density


@lru_cache(maxsize=64)
def icon(sign: str, ink: str, faint: str) -> QIcon:
    """The sign in the colour `ink`, and in `faint` on disabled buttons."""
    made = QIcon()
    for colour, mode in ((ink, QIcon.Mode.Normal), (faint, QIcon.Mode.Disabled)):
        svg = _SVG.format(strokes=_STROKES[sign], ink=QColor(colour).name())
        renderer = QSvgRenderer(QByteArray(svg.encode()))
        for size in _SIZES:
            pixmap = QPixmap(size, size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter, QRectF(0, 0, size, size))
            painter.end()
            made.addPixmap(pixmap, mode)
    return made
