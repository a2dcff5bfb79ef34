"""Type: every size is a share of the body's, and the body follows the system's font."""

from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from app.gui.theme.tokens import BODY, LEAST_BODY

# Where the system's own font lacks a sign: Chinese, emoji.
_FALLBACKS = ("Noto Sans", "Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC", "Noto Color Emoji")


def body_font(system: QFont) -> QFont:
    """The system's font at the body's size, which is never too small to read an answer in."""
    font = QFont(system)
    font.setFamilies([*dict.fromkeys([*system.families(), *_FALLBACKS])])
    font.setPixelSize(max(LEAST_BODY, QFontInfo(system).pixelSize()))
    return font


def size(share: float) -> int:
    """A share of the body's size (`tokens.SMALL` ...) in px."""
    return round(QFontInfo(QApplication.font()).pixelSize() * share)


def font(share: float = BODY, *, bold: bool = False) -> QFont:
    """The body's font in another size, for what paints by itself."""
    made = QFont(QApplication.font())
    made.setPixelSize(size(share))
    if bold:
        made.setWeight(QFont.Weight.DemiBold)
    return made
