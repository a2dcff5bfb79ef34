"""The chats at the left: new ones, search, folders, the archive and the trash."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from app.core.events import AnswerEnded, AnswerStarted, Committed, Event
from app.core.models import ANYWHERE
from app.gui.bridge import Bridge
from app.gui.item_models.conversation_rows import Entry, Row
from app.gui.item_models.conversations import ConversationModel
from app.gui.look import announce, plain_label, search_field, sign, style, tool_button
from app.gui.operations import Query
from app.gui.panes.chats.commands import ChatCommands
from app.gui.panes.chats.menus import Places, Shelf, chats_menu, empty_menu, folder_menu
from app.gui.panes.chats.reading import Asked, Listing, read_list
from app.gui.panes.chats.search_filter import SearchFilterButton
from app.gui.panes.chats.selection_bar import SelectionBar
from app.gui.panes.chats.view import ChatsView
from app.gui.theme import fonts, tokens
from app.i18n import tr, trn

_PAUSE = 150  # ms after the last key before a search
_A_MINUTE = 60_000  # ms


class ConversationList(QFrame):
    """Follows the store by itself; says which conversation the person chose."""

    chosen = Signal(object, object)  # Conversation, message id or None
    new_chat = Signal(bool)  # temporary
    deleted = Signal(object)  # ids of chats
    done = Signal(str, int)  # words, operation id to undo
    told = Signal(str)
    folded = Signal(object)  # ids of the folders that are shut now

    def __init__(self, bridge: Bridge, collapsed: Collection[int] = (), parent: QWidget | None = None) -> None:
        """`collapsed` are the ids of the folders that are shut."""
        super().__init__(parent)
        self._bridge = bridge
        self._collapsed = set(collapsed)
        self._reading = self._stale = False
        self._enter_pressed = False  # before what is sought was found
        self._told_results: tuple[str, int] | None = None
        self._waiting: Listing | None = None  # what was read while a row was being renamed
        self._current: int | None = None
        self._day = datetime.now().astimezone().date()
        self._shelf = Shelf.LIST
        self._shown = "", Shelf.LIST  # what was sought, and where
        self.places = Places({}, {})
        style(self, "sidebar")
        self.setMinimumWidth(200)
        self.commands = ChatCommands(bridge, self)
        self.commands.done.connect(self.done)
        self.commands.told.connect(self.told)
        self.commands.deleted.connect(self.deleted)
        self.search = search_field(tr("Search chats"))
        self.search.installEventFilter(self)
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._pause.timeout.connect(self.refresh)
        self.search.textChanged.connect(lambda _text: self._pause.start())
        self.filter = SearchFilterButton(self)
        self.filter.changed.connect(self._pause.start)
        self.model = ConversationModel(self.commands.rename, self.commands.file, self)
        self.view = ChatsView(self.model, self)
        self.view.setAccessibleName(tr("Chats"))
        self.view.customContextMenuRequested.connect(
            lambda place: self.menu_at(place).popup(self.view.viewport().mapToGlobal(place))
        )
        self.view.opened.connect(self._choose)
        self.view.folded.connect(self._fold)
        self.view.delete_pressed.connect(self._delete_selected)
        self.view.escaped.connect(self._escape)
        self.view.left_upwards.connect(self.search.setFocus)
        self.view.selected.connect(self._selection_changed)
        self.view.itemDelegate().closeEditor.connect(lambda _editor, _hint: QTimer.singleShot(0, self, self._edited))
        self._bar = SelectionBar(self.commands, self)
        self._bar.cleared.connect(self._select_open)
        self._empty = plain_label()
        style(self._empty, "quiet")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._build()
        bridge.core_event.connect(self._on_event)
        midnight = QTimer(self, interval=_A_MINUTE)
        midnight.timeout.connect(self._look_at_the_day)
        midnight.start()

    def _build(self) -> None:
        new = QPushButton(tr("New chat"), self)
        new.clicked.connect(lambda: self.new_chat.emit(False))
        temporary = tool_button("ghost", tr("New temporary chat: no memory, nothing on disk"))
        temporary.clicked.connect(lambda: self.new_chat.emit(True))
        folder = tool_button("folder-plus", tr("New folder"))
        folder.clicked.connect(lambda _checked: self.commands.add_folder())
        top = QHBoxLayout()
        top.setSpacing(2)
        top.addWidget(new, 1)
        top.addWidget(temporary)
        top.addWidget(folder)
        looking = QHBoxLayout()
        looking.setSpacing(2)
        looking.addWidget(self.search, 1)
        looking.addWidget(self.filter)
        self._archive, self._trash = QPushButton(self), QPushButton(self)
        below = QHBoxLayout()
        below.setSpacing(0)
        for button, shelf, name in (
            (self._archive, Shelf.ARCHIVE, "archive"),
            (self._trash, Shelf.TRASH, "trash-2"),
        ):
            button.setCheckable(True)
            style(button, "row")
            sign(button, name)
            button.toggled.connect(lambda shown, shelf=shelf: self._show_shelf(shelf if shown else Shelf.LIST))
            below.addWidget(button)
        self._name_shelves(0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 12, 10, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addLayout(looking)
        column.addWidget(self._bar)
        column.addWidget(self.view, 1)
        column.addWidget(self._empty, 1)
        column.addLayout(below)

    # -- for the window

    def refresh(self) -> None:
        """Read again; at most one reading is under way."""
        if self._reading:
            self._stale = True
            return
        self._reading = True
        asked = Asked(self.search.text().strip(), self.filter.value(), self._shelf, frozenset(self._collapsed))
        Query(self, lambda engine: read_list(engine, asked)).success(self._show).failure(
            lambda _error: self._read_again()
        ).run(self._bridge)

    def mark(self, conversation_id: int | None) -> None:
        """Mark the conversation that is open."""
        self._current = conversation_id
        self.model.opened(conversation_id)
        if len(self.view.selection()) < 2:
            self._select_open()

    def step(self, by: int) -> None:
        """Open the conversation above or below the one that is open."""
        shown = self.model.chats()
        place = shown.index(self._current) + by if self._current in shown else 0
        if shown and self._shelf is not Shelf.TRASH:
            self._open(shown[min(max(place, 0), len(shown) - 1)], None)

    def rename_current(self) -> None:
        """Edit the title of the marked conversation in place."""
        self.view.rename(self.view.currentIndex())

    def delete_current(self) -> None:
        """Move what is selected to the trash; in the trash, erase it after asking."""
        self._delete_selected()

    def archive_current(self) -> None:
        """Put what is selected into the archive, or take it out."""
        ids = [entry.conversation_id for entry in self.view.selection() if entry.conversation_id > 0]
        if ids and self._shelf is not Shelf.TRASH:
            self.commands.archive(ids, self._shelf is Shelf.LIST)

    # -- reading

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Committed):
            changes = event.changes
            if changes.conversations or changes.folders or changes.spaces:
                self.refresh()
        elif isinstance(event, AnswerStarted | AnswerEnded):
            self.model.answering(event.conversation_id, begun=isinstance(event, AnswerStarted))

    def _show(self, read: Listing) -> None:
        if self.view.editing:  # other rows would throw away what is being typed
            self._waiting = read
            self._read_again()
            return
        self._waiting = None
        self.places = Places(
            {folder.id: folder.name for folder in read.folders}, {space.id: space.name for space in read.spaces}
        )
        self.filter.offer(self.places.folders, self.places.spaces)
        here = self.view.place()
        self.view.setUniformItemSizes(not read.searched)
        others = self.model.show(
            read.rows,
            spaces=self.places.spaces,
            folders=self.places.folders,
            movable=self._shelf is not Shelf.TRASH,
        )
        another = (read.asked.query, read.asked.shelf) != self._shown
        self._shown = read.asked.query, read.asked.shelf
        if others and not another and (self.view.hasFocus() or len(here.chats) > 1):
            self.view.go_back_to(here)
        elif others:
            self._select_open()
            self.view.verticalScrollBar().setValue(0 if another else here.scrolled)
        if read.shelved is not None:
            self._name_shelves(*read.shelved)
        anything = bool(read.rows.entries)
        self._empty.setVisible(not anything)
        self.view.setVisible(anything)
        self._empty.setText(self._nothing_words())
        self._announce_results(read)
        self._selection_changed()
        self._read_again()
        if self._enter_pressed and not self._reading:
            self._open_first()

    def _announce_results(self, read: Listing) -> None:
        """Once for a search, however often it is read again meanwhile."""
        hits = sum(entry.row in {Row.CHAT, Row.MESSAGE} for entry in read.rows.entries)
        told = (self.search.text(), hits) if read.searched else None
        if told is not None and told != self._told_results:
            announce(self, trn("{n} result", "{n} results", hits))
        self._told_results = told

    def _nothing_words(self) -> str:
        if self.search.text().strip() or self.filter.value() != ANYWHERE:
            return tr("Nothing found.") + " " + tr("Try fewer or other words, or take the filter away.")
        return {
            Shelf.LIST: tr("Your chats will be listed here."),
            Shelf.ARCHIVE: tr("The archive is empty. What you archive is out of the way, and still found by a search."),
            Shelf.TRASH: tr("The trash is empty. Deleted chats stay here for a while and can be taken back."),
        }[self._shelf]

    def _read_again(self) -> None:
        self._reading = False
        if self._stale:
            self._stale = False
            self.refresh()

    def _edited(self) -> None:
        """A title was being edited: show what was read meanwhile."""
        if self._waiting is not None and not self.view.editing:
            self._show(self._waiting)

    def _look_at_the_day(self) -> None:
        """After midnight today's chats are yesterday's."""
        day = datetime.now().astimezone().date()
        if day != self._day:
            self._day = day
            self.refresh()

    # -- shelves and folders

    def _name_shelves(self, archived: int, trashed: int) -> None:
        for button, words, n in ((self._archive, tr("Archive"), archived), (self._trash, tr("Trash"), trashed)):
            button.setText(f"{words} {n}" if n else words)
            # Bold while it is down, which the layout does not know of.
            wide = QFontMetrics(fonts.font(bold=True)).horizontalAdvance(button.text())
            button.setMinimumWidth(wide + tokens.ICON + 2 * tokens.GAP + tokens.TIGHT)
            button.setAccessibleName(f"{words}, " + trn("{n} chat", "{n} chats", n))

    def _show_shelf(self, shelf: Shelf) -> None:
        for button, its in ((self._archive, Shelf.ARCHIVE), (self._trash, Shelf.TRASH)):
            button.blockSignals(True)
            button.setChecked(its is shelf)
            button.blockSignals(False)
        self._shelf = shelf
        self.view.clearSelection()
        self.refresh()

    def _fold(self, folder_id: int, collapsed: bool) -> None:
        (self._collapsed.add if collapsed else self._collapsed.discard)(folder_id)
        self.folded.emit(self._collapsed)
        self.refresh()

    # -- selecting and acting

    def _select_open(self) -> None:
        row = None if self._current is None else self.model.row_of(self._current)
        self.view.select([] if row is None else [row], row)

    def _selection_changed(self) -> None:
        chats = _chats(self.view.selection())
        self._bar.show_selection(chats, self._shelf, self.places)

    def _escape(self) -> None:
        """Several selected: only the open one. Else the search ends."""
        if len(self.view.selection()) > 1:
            self._select_open()
        else:
            self._end_search()

    def _end_search(self) -> None:
        self.search.clear()
        self.filter.clear()
        self._pause.stop()
        self.refresh()

    def _choose(self, entry: Entry) -> None:
        if self._shelf is not Shelf.TRASH:
            self._open(entry.conversation_id, entry.message_id)

    def _open(self, conversation_id: int, message_id: int | None) -> None:
        Query(self, lambda engine: engine.conversation(conversation_id)).success(
            lambda chat: self.chosen.emit(chat, message_id)
        ).run(self._bridge)

    def _delete_selected(self) -> None:
        index = self.view.currentIndex()
        at = self.model.entry(index) if index.isValid() else None
        if at is not None and at.row is Row.FOLDER and at.folder_id is not None and self.view.hasFocus():
            self.commands.remove_folder(at.folder_id)
            return
        chats = _chats(self.view.selection())
        if chats and self._shelf is Shelf.TRASH:
            self.commands.erase(chats)
        elif chats:
            self.commands.delete([chat.conversation_id for chat in chats])

    def menu_at(self, place: QPoint) -> QMenu:
        """What can be done where the pointer is: to a folder, to one chat, or to all that are selected."""
        index = self.view.indexAt(place)
        entry = self.model.entry(index) if index.isValid() else None
        if entry is None or entry.row is Row.HEADING:
            return empty_menu(self, self.commands)
        if entry.row is Row.FOLDER:
            return folder_menu(self, entry, self.commands, lambda: self.view.rename(index))
        selection = self.view.selection()
        chats = _chats(selection if entry in selection else [entry])
        return chats_menu(self, chats, self._shelf, self.places, self.commands, lambda: self.view.rename(index))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search: Down goes into what was found, Enter opens the first of it, Escape ends the search."""
        if watched is self.search and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Down and self.view.isVisible():
                self.view.go_to_first()
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.search.text().strip():
                self._open_first()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._end_search()
                return True
        return super().eventFilter(watched, event)

    def _open_first(self) -> None:
        """Of what was found; where it is still being looked for, once it is there."""
        self._enter_pressed = self._pause.isActive() or self._reading
        if self._pause.isActive():
            self._pause.stop()
            self.refresh()
        if self._enter_pressed:
            return
        self.view.go_to_first()
        index = self.view.currentIndex()
        if index.isValid():
            self._choose(self.model.entry(index))


def _chats(entries: Collection[Entry]) -> list[Entry]:
    """The chats among these rows; messages that a search found stand for theirs."""
    return list({entry.conversation_id: entry for entry in entries}.values())
