"""The list itself: keys, drag and drop, and what is selected."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.gui.delegates.conversation_row import ConversationRow
from app.gui.item_models.conversation_rows import Entry, Row
from app.gui.item_models.conversations import ConversationModel

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SHIFTED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@dataclass(frozen=True, slots=True)
class Place:
    """Where a person is in the list."""

    chats: list[int]  # selected
    key: tuple[object, ...] | None  # of the row where the keyboard is
    row: int  # its number; -1: nowhere
    scrolled: int


class ChatsView(QListView):
    """A click or Enter opens, Ctrl and Shift select, F2 renames, Delete deletes, Left and Right fold a folder."""

    opened = Signal(object)  # Entry
    folded = Signal(int, bool)  # folder id, collapsed
    delete_pressed = Signal()
    escaped = Signal()
    left_upwards = Signal()  # Up on the first row
    selected = Signal()

    def __init__(self, model: ConversationModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = model
        self.setModel(model)
        self.setItemDelegate(ConversationRow(self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)  # F2 is ours: Enter opens on every system
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(True)  # on rows, not between them
        self.clicked.connect(self._clicked)
        self.selectionModel().selectionChanged.connect(lambda _now, _before: self.selected.emit())

    @property
    def editing(self) -> bool:
        """Whether a row is being renamed."""
        return self.state() == self.State.EditingState

    def selection(self) -> list[Entry]:
        """What is selected, from the top. Read from ranges: Qt's list of indexes asks for the flags of each row."""
        ranges = sorted((part.top(), part.bottom()) for part in self.selectionModel().selection().toList())
        entries = [entry for first, last in ranges for entry in self._rows.entries(first, last)]
        return [entry for entry in entries if entry.row in {Row.CHAT, Row.MESSAGE}]

    def select(self, rows: Iterable[int], current: int | None) -> None:
        """Select these rows; `current` is where the keyboard stands then. Does not scroll."""
        chosen = QItemSelection()
        for row in rows:
            chosen.select(self._rows.index(row), self._rows.index(row))
        model = self.selectionModel()
        model.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        index = QModelIndex() if current is None else self._rows.index(current)
        model.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)

    def place(self) -> Place:
        """Where the person is."""
        index = self.currentIndex()
        key = self._rows.entry(index).key if index.isValid() else None
        chats = [entry.conversation_id for entry in self.selection()]
        return Place(chats, key, index.row(), self.verticalScrollBar().value())

    def go_back_to(self, place: Place) -> None:
        """Where the person was, after other rows came; where their row is gone, the one that stands there now."""
        row = self._rows.row_of_key(place.key)
        if row is None and place.row >= 0:
            row = min(place.row, self._rows.rowCount() - 1)
        self.select(self._rows.rows_of(place.chats), row)
        self.verticalScrollBar().setValue(place.scrolled)

    def go_to_first(self) -> None:
        """Put the keyboard on the first row that can be opened."""
        for row in range(self._rows.rowCount()):
            if self._rows.flags(self._rows.index(row)) & Qt.ItemFlag.ItemIsSelectable:
                self.setCurrentIndex(self._rows.index(row))
                self.setFocus(Qt.FocusReason.TabFocusReason)
                break

    def rename(self, index: QModelIndex) -> None:
        """Edit a title or a folder's name in place."""
        if index.isValid() and self._rows.flags(index) & Qt.ItemFlag.ItemIsEditable:
            self.scrollTo(index)
            self.edit(index)

    # -- for Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, key = self.currentIndex(), event.key()
        entry = self._rows.entry(index) if index.isValid() else None
        folder = entry is not None and entry.row is Row.FOLDER
        if self.editing:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif key == Qt.Key.Key_F2:
            self.rename(index)
        elif key == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif key in _ENTER and entry is not None:
            self._act(entry)
        elif folder and key in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space}:
            self._fold(entry, {Qt.Key.Key_Left: True, Qt.Key.Key_Right: False}.get(Qt.Key(key)))
        elif key == Qt.Key.Key_Up and not event.modifiers() & _SHIFTED and not self._above(index):
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The right button keeps a selection it is in."""
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.RightButton and self.selectionModel().isSelected(index):
            event.accept()
            return
        super().mousePressEvent(event)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """As Qt does it, but rows that were dropped elsewhere stay: the store says what moves."""
        dragged = [index for index in self.selectedIndexes() if self._rows.flags(index) & Qt.ItemFlag.ItemIsDragEnabled]
        if not dragged:
            return
        drag = QDrag(self)
        drag.setMimeData(self._rows.mimeData(dragged))
        drag.setPixmap(self.viewport().grab(self.visualRect(dragged[0])))
        drag.exec(Qt.DropAction.MoveAction)

    # -- inside

    def _clicked(self, index: QModelIndex) -> None:
        entry = self._rows.entry(index)
        if entry.row is Row.FOLDER or len(self.selection()) == 1:
            self._act(entry)

    def _act(self, entry: Entry) -> None:
        if entry.row is Row.FOLDER:
            self._fold(entry, None)
        elif entry.row in {Row.CHAT, Row.MESSAGE}:
            self.opened.emit(entry)

    def _fold(self, entry: Entry | None, collapsed: bool | None) -> None:
        if entry is not None and entry.folder_id is not None and collapsed is not entry.collapsed:
            self.folded.emit(entry.folder_id, not entry.collapsed)

    def _above(self, index: QModelIndex) -> bool:
        """Whether the keyboard can go further up."""
        above = (self._rows.index(row) for row in range(index.row() - 1, -1, -1))
        return any(self._rows.flags(one) & Qt.ItemFlag.ItemIsEnabled for one in above)
