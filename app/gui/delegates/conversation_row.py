"""How a conversation is painted in its list: title, mark, and what a search found."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.gui.colours import mixed
from app.gui.item_models.conversations import DETAIL, ENTRY, Entry

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
        colours = QGuiApplication.palette()  # the option's own is what the style sheet left of it
        window, text = colours.color(QPalette.ColorRole.Window), colours.color(QPalette.ColorRole.WindowText)
        accent = colours.color(QPalette.ColorRole.Highlight)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = option.rect.adjusted(6, 1, -6, -1)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mixed(window, accent, 0.20)))
            painter.drawRoundedRect(area, 8, 8)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(mixed(window, text, 0.06)))
            painter.drawRoundedRect(area, 8, 8)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(accent)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 8, 8)
        inner = area.adjusted(_PADDING, 0, -_PADDING, 0)
        font = QFont(option.font)
        font.setItalic(entry.temporary)
        painter.setFont(font)
        painter.setPen(text)
        mark = "📌 " if entry.pinned else ""
        line = QRect(inner.left(), inner.top(), inner.width(), _ONE_LINE - 2)
        title = painter.fontMetrics().elidedText(
            mark + str(index.data()).replace("\n", " "), Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), title)
        if entry.excerpt:
            font.setPixelSize(12)
            painter.setFont(font)
            painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
            below = QRect(inner.left(), line.bottom() - 4, inner.width(), inner.height() - line.height())
            painter.drawText(below, int(Qt.TextFlag.TextWordWrap), entry.excerpt)
        painter.restore()
