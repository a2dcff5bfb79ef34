"""A row of at most two lines of text, and in narrow windows a quiet line with the other columns."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.gui.item_models.memory_table import META_ROLE, MUTED_ROLE, PINNED_ROLE
from app.gui.theme import fonts, icons, tokens
from app.i18n import tr

Index = QModelIndex | QPersistentModelIndex

_MARGIN = 12  # px left and right
_PADDING = 6  # px above and below
_GAP = 3  # px between text and the quiet line
_PIN, _PIN_GAP = 14, 6  # px, the pin's square and the space after it
_LINES = 2  # of text at most; the rest is elided


class RowDelegate(QStyledItemDelegate):
    """Paints the text column. All rows are equally high, so a long table costs no more than a short one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.with_meta = False  # whether the quiet line is drawn

    def row_height(self, metrics: QFontMetrics) -> int:
        """Pixels for one row: two lines of text, and the quiet line where it is drawn."""
        meta = round(metrics.lineSpacing() * tokens.SMALL) + _GAP if self.with_meta else 0
        return _LINES * metrics.lineSpacing() + meta + 2 * _PADDING

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), self.row_height(option.fontMetrics))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        palette = QGuiApplication.palette()  # the option's own is what the style sheet left of it
        quiet = palette.color(QPalette.ColorRole.PlaceholderText)
        place = option.rect.adjusted(_MARGIN, _PADDING, -_MARGIN, -_PADDING)
        pinned = bool(index.data(PINNED_ROLE))
        if pinned:
            place.setLeft(place.left() + _PIN + _PIN_GAP)
        painter.setFont(option.font)
        lines = wrapped(text, painter.font(), place.width(), option.fontMetrics, _LINES)
        meta = str(index.data(META_ROLE) or "") if self.with_meta else ""
        small = fonts.font(tokens.SMALL)
        height = len(lines) * option.fontMetrics.lineSpacing()
        whole = height + (_GAP + QFontMetrics(small).lineSpacing() if meta else 0)
        top = place.top() + (place.height() - whole) // 2
        if pinned:
            middle = top + option.fontMetrics.lineSpacing() // 2
            sign = QRect(place.left() - _PIN - _PIN_GAP, middle - _PIN // 2, _PIN, _PIN)
            icons.icon("pin", "faint").paint(painter, sign)
        painter.setPen(quiet if index.data(MUTED_ROLE) else palette.color(QPalette.ColorRole.Text))
        for row, line in enumerate(lines):
            base = top + row * option.fontMetrics.lineSpacing() + option.fontMetrics.ascent()
            painter.drawText(QPointF(place.left(), base), line)
        if meta:
            painter.setFont(small)
            painter.setPen(quiet)
            metrics = QFontMetrics(small)
            cut = metrics.elidedText(meta, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(QPointF(place.left(), top + height + _GAP + metrics.ascent()), cut)
        painter.restore()

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(tr("Text of the memory; Enter saves, Escape keeps the old text"))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        editor.setGeometry(option.rect.adjusted(4, 4, -4, -4))

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep the editor's own undo and redo from reaching the panel's shortcuts."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        return super().eventFilter(editor, event)


def wrapped(text: str, font: QFont, width: int, metrics: QFontMetrics, most: int) -> list[str]:
    """`text` in at most so many lines of `width` pixels, the last one elided where more would follow."""
    layout = QTextLayout(" ".join(text.split()), font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    flat = layout.text()
    starts: list[int] = []
    layout.beginLayout()
    while len(starts) <= most and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    ends = [*starts[1:most], len(flat)]
    return [
        metrics.elidedText(flat[start:end].rstrip(), Qt.TextElideMode.ElideRight, width)
        for start, end in zip(starts, ends, strict=False)
    ]
