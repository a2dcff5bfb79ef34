"""How a conversation is painted in its list: title, mark, and what a search found."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.gui import icons
from app.gui.item_models.conversations import DETAIL, ENTRY, Entry
from app.gui.theme import fonts, tokens
from app.gui.theme.palette import colours_in_use

_ONE_LINE, _THREE_LINES = 36, 72  # px
_PADDING = 12


class ConversationRow(QStyledItemDelegate):
    """One line; with an excerpt, three."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(option.rect.width(), _THREE_LINES if index.data(DETAIL) else _ONE_LINE)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: Entry = index.data(ENTRY)
        colours = colours_in_use()  # the option's palette is what the style sheet left of it
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = option.rect.adjusted(6, 1, -6, -1)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.chosen))
            painter.drawRoundedRect(area, tokens.ROUND, tokens.ROUND)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.hover))
            painter.drawRoundedRect(area, tokens.ROUND, tokens.ROUND)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.focus), colours.ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, tokens.ROUND, tokens.ROUND)
        inner = area.adjusted(_PADDING, 0, -_PADDING, 0)
        font = QFont(option.font)
        font.setItalic(entry.temporary)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        line = QRect(inner.left(), inner.top(), inner.width(), _ONE_LINE - 2)
        if entry.pinned:
            mark = QRect(0, 0, tokens.ICON, tokens.ICON)
            mark.moveCenter(QPoint(line.left() + tokens.ICON // 2, line.center().y()))
            icons.icon("pin", "faint").paint(painter, mark)
            line.setLeft(mark.right() + tokens.NEAR)
        title = painter.fontMetrics().elidedText(
            str(index.data()).replace("\n", " "), Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), title)
        if entry.excerpt:
            font.setPixelSize(fonts.size(tokens.SMALL))
            painter.setFont(font)
            painter.setPen(QColor(colours.faint))
            below = QRect(inner.left(), line.bottom() - 4, inner.width(), inner.height() - line.height())
            painter.drawText(below, int(Qt.TextFlag.TextWordWrap), entry.excerpt)
        painter.restore()
