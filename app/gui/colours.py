"""Mixing colours."""

from PySide6.QtGui import QColor


def mixed(ground: QColor, over: QColor, share: float) -> str:
    """`over` laid over `ground` with this opacity (0 to 1), as "#rrggbb"."""
    pairs = ((ground.red(), over.red()), (ground.green(), over.green()), (ground.blue(), over.blue()))
    return QColor(*(round(one + (other - one) * share) for one, other in pairs)).name()
