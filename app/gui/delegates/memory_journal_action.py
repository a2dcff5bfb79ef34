"""The Undo or Redo button of a journal row: painted, so that ten thousand rows need no widgets."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.gui.item_models.journal_table import ACTION_ROLE
from app.gui.theme import tokens
from app.gui.theme.palette import colours_in_use

Index = QModelIndex | QPersistentModelIndex
_HEIGHT = 28  # px


class JournalActionDelegate(QStyledItemDelegate):
    """Tells `pressed` with the row whose button was clicked."""

    pressed = Signal(int)  # row

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        word = index.data(ACTION_ROLE)
        if not word:
            return
        place = _button(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        colours = colours_in_use()
        painter.setPen(QColor(colours.line))
        painter.setBrush(QColor(colours.hover if hovered else colours.base))
        painter.drawRoundedRect(place, tokens.ROUND, tokens.ROUND)
        painter.setPen(QColor(colours.text))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(word))
        painter.restore()

    def editorEvent(
        self, event: QEvent, _model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        if (
            isinstance(event, QMouseEvent)
            and event.type() is QEvent.Type.MouseButtonRelease
            and event.button() is Qt.MouseButton.LeftButton
            and index.data(ACTION_ROLE)
            and _button(option).contains(event.position().toPoint())
        ):
            self.pressed.emit(index.row())
            return True
        return False


def _button(option: QStyleOptionViewItem) -> QRect:
    rect = option.rect.adjusted(4, 0, -8, 0)
    rect.setTop(rect.center().y() - _HEIGHT // 2)
    rect.setHeight(_HEIGHT)
    return rect
