"""A memory as a card: its text, what sort of thing it is, how sure it is, and where it comes from."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from app.gui.delegates.memory_row import RowDelegate, wrapped
from app.gui.item_models.memory_table import CONFIDENCE_ROLE, KIND_ROLE, META_ROLE, MUTED_ROLE, PINNED_ROLE
from app.gui.theme import fonts, icons, tokens
from app.gui.theme.palette import colours_in_use
from app.gui.theme.tokens import Colours
from app.i18n import tr

Index = QModelIndex | QPersistentModelIndex

_GAP, _PADDING, _RADIUS = 4, 14, 12  # px: around a card, inside it, of its corners
_LINES = 2  # of text at most
_PIN = 14  # px
_METER, _METER_WIDTH = 4, 44  # px, the bar that shows the confidence


class CardDelegate(RowDelegate):
    """Paints cards; all are equally high, so that ten thousand cost no more than ten."""

    width = 300  # px; the view says how wide its cards are

    def card_height(self, metrics: QFontMetrics) -> int:
        """Pixels of a card with the gap around it."""
        small = round(metrics.lineSpacing() * 0.9)
        return _LINES * metrics.lineSpacing() + 2 * small + 2 * _PADDING + 2 * _GAP + 12

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self.width, self.card_height(option.fontMetrics))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        colours = colours_in_use()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(option.rect).adjusted(0, _GAP, -2 * _GAP, -_GAP)
        self._ground(painter, option, card, colours)
        place = card.toRect().adjusted(_PADDING, _PADDING - 2, -_PADDING, -_PADDING + 2)
        quiet = QColor(colours.faint)
        small = fonts.font(tokens.SMALL)
        metrics = QFontMetrics(small)
        top = self._head(painter, place, index, small, quiet)
        painter.setFont(option.font)
        painter.setPen(quiet if index.data(MUTED_ROLE) else QColor(colours.text))
        for row, line in enumerate(wrapped(option.text, option.font, place.width(), option.fontMetrics, _LINES)):
            base = top + row * option.fontMetrics.lineSpacing() + option.fontMetrics.ascent()
            painter.drawText(QPointF(place.left(), base), line)
        painter.setFont(small)
        painter.setPen(quiet)
        meta = metrics.elidedText(str(index.data(META_ROLE) or ""), Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(QPointF(place.left(), place.bottom() - metrics.descent() + 1), meta)
        painter.restore()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        place = option.rect.adjusted(6, 0, -2 * _GAP - 6, 0)
        height = min(editor.sizeHint().height() + 4, place.height())
        place.setTop(option.rect.center().y() - height // 2)
        place.setHeight(height)
        editor.setGeometry(place)

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, card: QRectF, colours: Colours) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        edge = colours.accent if chosen or current else colours.line
        painter.setPen(QPen(QColor(edge), 2 if current else 1))
        painter.setBrush(QColor(colours.chosen if chosen else colours.hover if hovered else colours.base))
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)

    def _head(self, painter: QPainter, place: QRect, index: Index, small: QFont, quiet: QColor) -> int:
        """Pin, kind and confidence in one line; returns where the text begins."""
        left = place.left()
        if index.data(PINNED_ROLE):
            icons.icon("pin", "faint").paint(painter, QRect(left, place.top(), _PIN, _PIN))
            left += _PIN + 6
        painter.setFont(small)
        metrics = painter.fontMetrics()
        painter.setPen(quiet)
        base = place.top() + metrics.ascent()
        confidence = index.data(CONFIDENCE_ROLE)
        right = place.right()
        if confidence is not None:
            percent = tr("{percent} %", percent=round(100 * confidence))
            right -= metrics.horizontalAdvance(percent)
            painter.drawText(QPointF(right, base), percent)
            right -= _METER_WIDTH + 6
            middle = base - metrics.xHeight() / 2
            self._meter(painter, QRectF(right, middle - _METER / 2, _METER_WIDTH, _METER), confidence)
        kind = metrics.elidedText(str(index.data(KIND_ROLE)), Qt.TextElideMode.ElideRight, max(right - left - 8, 0))
        painter.drawText(QPointF(left, base), kind)
        return place.top() + metrics.lineSpacing() + 4

    def _meter(self, painter: QPainter, place: QRectF, confidence: float) -> None:
        colours = colours_in_use()
        pen = painter.pen()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(place, _METER / 2, _METER / 2)
        painter.setBrush(QColor(colours.accent))
        place.setWidth(place.width() * confidence)
        painter.drawRoundedRect(place, _METER / 2, _METER / 2)
        painter.setPen(pen)
