"""A row of one or two lines: what it says, and in narrow windows a quiet line with the other columns."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.gui.item_models.memory_table import META_ROLE, MUTED_ROLE, PINNED_ROLE
from app.i18n import tr

Index = QModelIndex | QPersistentModelIndex

_MARGIN = 12  # px left and right
_PADDING = 6  # px above and below
_GAP = 3  # px between text and the quiet line
_PIN = 14  # px, the pin's square
_LINES = 2  # of text at most; the rest is elided
_META_SCALE = 0.88


class RowDelegate(QStyledItemDelegate):
    """Paints the text column. All rows are equally high, so a long table costs no more than a short one."""

    def __init__(self, pin: QIcon, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pin = pin
        self.with_meta = False  # whether the quiet line is drawn

    def row_height(self, metrics: QFontMetrics) -> int:
        """Pixels for one row: two lines of text, or one and the quiet line."""
        return 2 * metrics.lineSpacing() + _GAP + 2 * _PADDING

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), self.row_height(option.fontMetrics))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        quiet = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.PlaceholderText
        place = option.rect.adjusted(_MARGIN, _PADDING, -_MARGIN, -_PADDING)
        if index.data(PINNED_ROLE):
            self._pin.paint(painter, QRect(place.left(), place.top() + 2, _PIN, _PIN))
            place.setLeft(place.left() + _PIN + 6)
        meta = str(index.data(META_ROLE) or "") if self.with_meta else ""
        lines = 1 if meta else _LINES
        painter.setFont(option.font)
        painter.setPen(option.palette.color(quiet if index.data(MUTED_ROLE) else role))
        _draw_lines(painter, place, text, option.fontMetrics, lines)
        if meta:
            _draw_meta(painter, place, meta, option, quiet)
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


def _draw_lines(painter: QPainter, place: QRect, text: str, metrics: QFontMetrics, most: int) -> None:
    """Wrap `text` over at most `most` lines, elide the last, centre a single line of a two-line row."""
    layout = QTextLayout(" ".join(text.split()), painter.font())
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute))
    flat, starts = layout.text(), []
    layout.beginLayout()
    while (line := layout.createLine()).isValid() and len(starts) <= most:
        line.setLineWidth(place.width())
        starts.append(line.textStart())
    layout.endLayout()
    shown = min(len(starts), most)
    top = place.top() if most == 1 else place.top() + (place.height() - shown * metrics.lineSpacing()) / 2
    for row in range(shown):
        start = starts[row]
        end = starts[row + 1] if row + 1 < len(starts) and row + 1 < most else len(flat)
        cut = metrics.elidedText(flat[start:end].rstrip(), Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(QPointF(place.left(), top + row * metrics.lineSpacing() + metrics.ascent()), cut)


def _draw_meta(
    painter: QPainter, place: QRect, meta: str, option: QStyleOptionViewItem, role: QPalette.ColorRole
) -> None:
    font = option.font
    if font.pixelSize() > 0:
        font.setPixelSize(round(font.pixelSize() * _META_SCALE))
    else:
        font.setPointSizeF(font.pointSizeF() * _META_SCALE)
    painter.setFont(font)
    painter.setPen(option.palette.color(role))
    metrics = QFontMetrics(font)
    cut = metrics.elidedText(meta, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(QPointF(place.left(), place.bottom() - metrics.descent()), cut)
