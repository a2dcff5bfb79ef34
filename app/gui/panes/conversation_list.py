"""The chats at the left: new, search, rename, pin, delete, and the trash."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QMenu,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.events import Committed, Event
from app.core.models import Conversation, SearchFilter, SearchHit
from app.gui.bridge import Bridge
from app.gui.delegates.conversation_row import ConversationRow
from app.gui.item_models.conversations import ConversationModel, Entry
from app.gui.look import plain_label, search_field, style, tool_button
from app.gui.operations import Command, Query
from app.gui.panes.search_filter import SearchFilterButton
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine

_PAUSE = 200  # ms after the last key before a search

Found = tuple[list[Conversation], list[SearchHit]]


class _List(QListView):
    """Delete and Enter act on the row."""

    deleted = Signal()
    entered_row = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.state() != self.State.EditingState:
            self.entered_row.emit()
        else:
            super().keyPressEvent(event)


class ConversationList(QFrame):
    """Follows the store by itself; says which conversation the person chose."""

    chosen = Signal(object, object)  # Conversation, message id or None
    new_chat = Signal(bool)  # temporary
    deleted = Signal(int, int)  # conversation id, operation id (0: nothing to undo)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._in_trash = False
        self._reading = self._stale = False
        self._current: int | None = None
        self._conversations: dict[int, Conversation] = {}
        style(self, "sidebar")
        self.setMinimumWidth(200)
        new = QPushButton(tr("New chat"), self)
        new.clicked.connect(lambda: self.new_chat.emit(False))
        temporary = tool_button("ghost", tr("New temporary chat: no memory, nothing on disk"))
        temporary.clicked.connect(lambda: self.new_chat.emit(True))
        self.search = search_field(tr("Search chats"))
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._pause.timeout.connect(self.refresh)
        self.search.textChanged.connect(lambda _text: self._pause.start())
        self.filter = SearchFilterButton(self)
        self.filter.changed.connect(self._pause.start)
        self.model = ConversationModel(self._rename, self)
        self.view = _List(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(ConversationRow(self.view))
        self.view.setAccessibleName(tr("Chats"))
        self.view.setMouseTracking(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.customContextMenuRequested.connect(self._menu)
        self.view.clicked.connect(self._choose)
        self.view.entered_row.connect(lambda: self._choose(self.view.currentIndex()))
        self.view.deleted.connect(lambda: self._delete(self._selected()))
        self._empty = plain_label()
        style(self._empty, "quiet")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._trash = QPushButton(tr("Trash"), self)
        self._trash.setCheckable(True)
        style(self._trash, "row")
        self._trash.toggled.connect(self._show_trash)
        top = QHBoxLayout()
        top.addWidget(new, 1)
        top.addWidget(temporary)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 12, 10, 8)
        column.setSpacing(8)
        column.addLayout(top)
        looking = QHBoxLayout()
        looking.setSpacing(2)
        looking.addWidget(self.search, 1)
        looking.addWidget(self.filter)
        column.addLayout(looking)
        column.addWidget(self.view, 1)
        column.addWidget(self._empty, 1)
        column.addWidget(self._trash)
        bridge.core_event.connect(self._on_event)

    # -- for the window

    def refresh(self) -> None:
        """Read again; at most one reading is under way."""
        if self._reading:
            self._stale = True
            return
        self._reading = True
        query, trashed, where = self.search.text().strip(), self._in_trash, self.filter.value()
        Query(self, lambda engine: _read(engine, query, where, trashed=trashed)).success(self._show).failure(
            lambda _error: self._read_again()
        ).run(self._bridge)

    def mark(self, conversation_id: int | None) -> None:
        """Mark the conversation that is open."""
        self._current = conversation_id
        row = None if conversation_id is None else self.model.row_of(conversation_id)
        if row is None:
            self.view.clearSelection()
            self.view.setCurrentIndex(QModelIndex())
        else:
            self.view.setCurrentIndex(self.model.index(row))

    def step(self, by: int) -> None:
        """Open the conversation above or below the one that is open."""
        row = self.model.row_of(self._current) if self._current is not None else None
        index = self.model.index(max(0, (row + by) if row is not None else 0))
        if index.isValid():
            self._choose(index)

    def rename_current(self) -> None:
        """Edit the title of the marked conversation in place."""
        index = self.view.currentIndex()
        if index.isValid():
            self.view.edit(index)

    def delete_current(self) -> None:
        """Move the marked conversation to the trash."""
        self._delete(self._selected())

    # -- inside

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Committed) and event.changes.conversations:
            self.refresh()

    def _show(self, found: Found) -> None:
        conversations, hits = found
        self._conversations = {chat.id: chat for chat in conversations}
        self.model.show(conversations, hits)
        self.mark(self._current)
        self._empty.setVisible(not (conversations or hits))
        self.view.setVisible(bool(conversations or hits))
        self._empty.setText(
            tr("Nothing found.")
            if self.search.text().strip()
            else tr("The trash is empty.")
            if self._in_trash
            else tr("Your chats will be listed here.")
        )
        self._read_again()

    def _read_again(self) -> None:
        self._reading = False
        if self._stale:
            self._stale = False
            self.refresh()

    def _show_trash(self, shown: bool) -> None:
        self._in_trash = shown
        self.refresh()

    def _selected(self) -> Entry | None:
        index = self.view.currentIndex()
        return self.model.entry(index) if index.isValid() else None

    def _choose(self, index: QModelIndex) -> None:
        if not index.isValid() or self._in_trash:
            return
        entry = self.model.entry(index)
        Query(self, lambda engine: engine.conversation(entry.conversation_id)).success(
            lambda chat: self.chosen.emit(chat, entry.message_id)
        ).run(self._bridge)

    def _rename(self, conversation_id: int, title: str) -> None:
        Command(self, lambda engine: engine.rename_conversation(conversation_id, title)).success(
            lambda _redaction: self.refresh()
        ).run(self._bridge)

    def _delete(self, entry: Entry | None, *, with_memories: bool = False) -> None:
        if entry is None:
            return
        if self._in_trash:
            self._erase(entry)
            return
        Command(
            self, lambda engine: engine.delete_conversation(entry.conversation_id, with_memories=with_memories)
        ).success(lambda operation_id: self.deleted.emit(entry.conversation_id, operation_id)).run(self._bridge)

    def _erase(self, entry: Entry) -> None:
        words = tr(
            "All messages of “{title}” are erased from the disk, with their history and backups. What was learnt from "
            "them stays in the memory. This cannot be undone.",
            title=entry.title,
        )
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Erase this chat for good?"), words, parent=self)
        erase = box.addButton(tr("Erase for good"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole))
        box.exec()
        if box.clickedButton() is erase:
            Command(self, lambda engine: engine.erase_conversation(entry.conversation_id)).success(
                lambda _none: self.refresh()
            ).run(self._bridge)

    def _menu(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        if not index.isValid():
            return
        self.view.setCurrentIndex(index)
        entry = self.model.entry(index)
        chat_id = entry.conversation_id
        menu = QMenu(self)
        if self._in_trash:
            menu.addAction(tr("Restore"), lambda: self._change(lambda engine: engine.restore_conversation(chat_id)))
            menu.addAction(tr("Erase for good…"), lambda: self._erase(entry))
        else:
            menu.addAction(tr("Rename"), lambda: self.view.edit(index))
            if not entry.temporary:
                pinned = not entry.pinned
                menu.addAction(
                    tr("Pin") if pinned else tr("Unpin"),
                    lambda: self._change(lambda engine: engine.pin_conversation(chat_id, pinned)),
                )
            menu.addAction(tr("Delete"), lambda: self._delete(entry))
            menu.addAction(
                tr("Delete, with what was learnt only there"), lambda: self._delete(entry, with_memories=True)
            )
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.view.viewport().mapToGlobal(place))

    def _change(self, work: Callable[[Engine], Coroutine[Any, Any, None]]) -> None:
        Command(self, work).run(self._bridge)


async def _read(engine: Engine, query: str, where: SearchFilter, *, trashed: bool) -> Found:
    conversations = await engine.conversations(trashed=trashed)
    if not query:
        return conversations, []
    low = query.casefold()
    found = [] if where.narrow or where.picks else [chat for chat in conversations if low in chat.title.casefold()]
    return found, [] if trashed else await engine.search(query, where=where)
