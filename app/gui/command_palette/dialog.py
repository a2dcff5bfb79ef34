"""The palette on the screen: one line to type in, and the best entries below it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from app.gui.command_palette.entries import kind_words
from app.gui.command_palette.finder import Entry, Finder
from app.gui.look import announce, plain_label, search_field, style
from app.gui.theme import fonts, tokens
from app.i18n import tr, trn

Index = QModelIndex | QPersistentModelIndex
_ENTRY = int(Qt.ItemDataRole.UserRole)
_ROW, _ROWS = 38, 10  # px, and how many are seen at once
_WIDEST = 680  # px
_MOVES = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class _Model(QAbstractListModel):
    """Rows of `Entry`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []

    def show(self, entries: list[Entry]) -> None:
        """Show these."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entries[index.row()]
        if role == _ENTRY:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(entry)
        return entry.words if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole} else None


def spoken(entry: Entry) -> str:
    """An entry as a screen reader says it."""
    return ", ".join(part for part in (entry.words, kind_words(entry.kind), entry.detail, entry.keys) if part)


class _Row(QStyledItemDelegate):
    """The words at the left; what it is, and its keys, at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(option.rect.width(), _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(_ENTRY)
        colours = QGuiApplication.palette()
        role = QPalette.ColorRole
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = option.rect.adjusted(4, 1, -4, -1)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.color(role.Highlight))
            painter.drawRoundedRect(area, 8, 8)
        inner = area.adjusted(12, 0, -12, 0)
        ink = colours.color(role.HighlightedText if chosen else role.Text)
        faint = colours.color(role.HighlightedText if chosen else role.PlaceholderText)
        small = fonts.font(tokens.SMALL)
        right = "   ".join(part for part in (entry.detail or kind_words(entry.kind), entry.keys) if part)
        painter.setFont(small)
        painter.setPen(faint)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), right)
        taken = painter.fontMetrics().horizontalAdvance(right) + 24
        painter.setFont(option.font)
        painter.setPen(ink)
        left = QRect(inner.left(), inner.top(), inner.width() - taken, inner.height())
        words = painter.fontMetrics().elidedText(entry.words, Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)
        painter.restore()


class CommandPalette(QFrame):
    """Lies on the window until something is chosen, Esc is pressed, or the focus goes elsewhere.

    `chosen` is called with the id of what was chosen.
    """

    def __init__(self, recent: Sequence[str], chosen: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        style(self, "card")
        self._before = QApplication.focusWidget()
        self._recent = recent
        self._chosen = chosen
        self._entries: list[Entry] = []
        self._finder = Finder([], recent)
        self.setAutoFillBackground(True)
        self.setAccessibleName(tr("Command palette"))
        self.field = search_field(tr("Do or open anything: actions, settings, chats, memories"))
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._find)
        self.model = _Model(self)
        self.view = QListView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(_Row(self.view))
        self.view.setAccessibleName(tr("What was found"))
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setUniformItemSizes(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.clicked.connect(lambda _index: self._act())
        self._nothing = plain_label(tr("Nothing found."))
        style(self._nothing, "quiet")
        self._nothing.setContentsMargins(12, 8, 12, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.addWidget(self.field)
        column.addWidget(self._nothing)
        column.addWidget(self.view)
        self._place(parent)
        qt = QApplication.instance()
        if isinstance(qt, QApplication):
            qt.focusChanged.connect(self._focus_moved)

    def leave(self) -> None:
        """Go; the focus returns to where it was."""
        self.hide()
        self.deleteLater()
        if self._before is not None and isValid(self._before):
            self._before.setFocus()

    def add(self, entries: Sequence[Entry]) -> None:
        """Offer more: what takes a moment to read comes when it is there."""
        self._entries += entries
        self._finder = Finder(self._entries, self._recent)
        self._find(self.field.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows move in the list while the line keeps the focus."""
        if watched is self.field and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _MOVES:
                QGuiApplication.sendEvent(self.view, event)
                self._say()
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._act()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.leave()
                return True
        return super().eventFilter(watched, event)

    def _find(self, query: str) -> None:
        entries = self._finder.find(query)
        self.model.show(entries)
        self.view.setCurrentIndex(self.model.index(0))
        self.view.setVisible(bool(entries))
        self.view.setFixedHeight(_ROW * min(len(entries), _ROWS) + 4)
        self.adjustSize()
        self._nothing.setVisible(not entries)
        if query:
            self._say()

    def _say(self) -> None:
        """The focus is in the line, so a screen reader would not say what is marked below."""
        index = self.view.currentIndex()
        if index.isValid():
            found = trn("{n} entry", "{n} entries", self.model.rowCount())
            announce(self.field, f"{spoken(self.model.entries[index.row()])}. {found}")
        else:
            announce(self.field, self._nothing.text())

    def _act(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            entry = self.model.entries[index.row()]
            self._chosen(entry.id)
            self.leave()
            entry.act()

    def _place(self, window: QWidget) -> None:
        self.setFixedWidth(min(_WIDEST, window.width() - 40))
        self.adjustSize()
        self.move((window.width() - self.width()) // 2, min(90, window.height() // 8))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self.isVisible() and not self.isAncestorOf(new):
            self._before = None
            self.leave()
