"""Going through the parts of a window with one key, as F6 does on most systems."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def next_part(parts: Sequence[QWidget]) -> QWidget | None:
    """Of a window's parts, the one after the one that has the focus; the first where none has."""
    holder = QApplication.focusWidget()
    while holder is not None and holder not in parts:
        holder = holder.parentWidget()
    return parts[(parts.index(holder) + 1) % len(parts)] if holder is not None else next(iter(parts), None)


def focus_into(part: QWidget) -> None:
    """Give the focus to the first thing in a part that takes it from the keyboard."""
    widget = part.nextInFocusChain()
    while widget is not None and widget is not part:
        takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled() and widget.isVisible()
        if takes and part.isAncestorOf(widget):
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            return
        widget = widget.nextInFocusChain()
