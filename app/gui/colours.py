"""Mixing colours."""

from PySide6.QtGui import QColor


def mixed(ground: QColor, over: QColor, share: float) -> str:
    """`over` laid over `ground` with this opacity (0 to 1), as "#rrggbb"."""
    red, green, blue = (
        round(one + (other - one) * share)
        for one, other in zip(ground.getRgb()[:3], over.getRgb()[:3], strict=True)  # type: ignore[arg-type]
    )
    return QColor(red, green, blue).name()
