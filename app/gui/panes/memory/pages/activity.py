"""The journal: who changed what and when, sifted, searched, with undo and redo on each line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.core.events import Changes
from app.core.models import Actor, JournalFilter, Operation, OperationKind, Scope
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.delegates.memory_journal_action import JournalActionDelegate
from app.gui.delegates.memory_row import RowDelegate
from app.gui.item_models.journal_table import Column, JournalTableModel, action_word
from app.gui.operations import Query
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.gui.panes.memory.journal_words import kinds_named
from app.gui.panes.memory.operation_detail import OperationDetail
from app.gui.widgets.box_grid import BoxGrid, widen_list
from app.gui.widgets.choice_box import ChoiceBox
from app.i18n import tr
from app.words.memory import actor_words

if TYPE_CHECKING:
    from app.core.engine import Engine

_WITH_COLUMNS = 640  # px
_STEP = 100  # operations that are read at once
_TYPING_PAUSE = 200  # ms

_SAVED = frozenset(
    {OperationKind.MEMORY_ADD, OperationKind.MEMORY_CONFIRM, OperationKind.MEMORY_IMPORT}
    | {OperationKind.CONVERSATION_NEW, OperationKind.CONVERSATION_IMPORT}
)
_REMOVED = frozenset(kind for kind in OperationKind if kind.value.endswith(("_delete", "_restore", "_expire", "_undo")))
_DECIDED = frozenset({OperationKind.CONFLICT_OPEN, OperationKind.CONFLICT_SETTLE})
_CONCLUDED = frozenset(kind for kind in OperationKind if kind.value.startswith(("summary_", "insight_")))
_SAID = frozenset({OperationKind.MESSAGE_SEND, OperationKind.MESSAGE_ANSWER, OperationKind.BRANCH_SWITCH})
_CHANGED = frozenset(OperationKind) - _SAVED - _REMOVED - _DECIDED - _CONCLUDED - _SAID


@dataclass(frozen=True, slots=True)
class _Read:
    operations: list[Operation]
    chat_titles: dict[int, str]


class ActivityPage(QWidget):
    """A table of operations; Enter undoes or redoes the current one. Reads on as the person scrolls."""

    open_memory = Signal(int)
    open_message = Signal(int, int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._data = data
        self._commands = commands
        self._operations: list[Operation] = []
        self._chat_titles: dict[int, str] = {}
        self._more = False
        self._asked = 0  # counts questions, so that only the answer to the last one is shown
        self.model = JournalTableModel(self._read_on, self)
        self._rows = RowDelegate(self)
        self._buttons = JournalActionDelegate(self)
        self._buttons.pressed.connect(self._switch)
        self.view = QTableView(self)
        self.detail = OperationDetail(bridge, self)
        self.detail.switch.connect(commands.switch)
        self.detail.open_memory.connect(self.open_memory)
        self.detail.open_chat.connect(self._open_chat)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_TYPING_PAUSE)
        self._pause.timeout.connect(self.refresh)
        self._empty = EmptyState("", "")
        self._build_view()
        self._build()
        data.committed.connect(self._on_commit)
        data.memories_read.connect(self._show)
        self.view.selectionModel().currentRowChanged.connect(lambda _now, _before: self._show_detail())

    # -- building

    def _build_view(self) -> None:
        view = self.view
        look.style(view, "list")
        view.setAccessibleName(tr("Activity"))
        view.setModel(self.model)
        view.setItemDelegateForColumn(Column.WHAT, self._rows)
        view.setItemDelegateForColumn(Column.ACTION, self._buttons)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._menu)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setMouseTracking(True)
        view.setTabKeyNavigation(False)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.verticalHeader().hide()
        view.activated.connect(lambda index: self._switch(index.row()))
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(Column.WHAT, QHeaderView.ResizeMode.Stretch)
        for column, width in ((Column.WHO, 110), (Column.WHEN, 170), (Column.STATE, 120), (Column.ACTION, 96)):
            view.setColumnWidth(column, width)

    def _build(self) -> None:
        memories, chats = frozenset({Scope.MEMORY}), frozenset({Scope.CONVERSATION, Scope.MESSAGE})
        self.scope_box = self._box(
            tr("What the activity is about"),
            (tr("Memories"), memories),
            (tr("Chats"), chats),
            (tr("Memories and chats"), None),
        )
        self.actor_box = self._box(tr("Who"), (tr("Anyone"), None), *((actor_words(actor), actor) for actor in Actor))
        self.kind_box = self._box(
            tr("What was done"),
            (tr("Any change"), None),
            (tr("Saved"), _SAVED),
            (tr("Changed"), _CHANGED),
            (tr("Deleted or restored"), _REMOVED),
            (tr("Decided"), _DECIDED),
            (tr("Concluded"), _CONCLUDED),
        )
        self.time_box = self._box(
            tr("When"),
            (tr("Any time"), None),
            (tr("Last 24 hours"), timedelta(days=1)),
            (tr("Last 7 days"), timedelta(days=7)),
            (tr("Last 30 days"), timedelta(days=30)),
        )
        self.search_field = look.search_field(tr("Search the activity"))
        self.search_field.textChanged.connect(lambda _text: self._pause.start())
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        boxes = BoxGrid()
        for box in (self.scope_box, self.actor_box, self.kind_box, self.time_box):
            boxes.add(box)
            widen_list(box)
        page = QVBoxLayout(self)
        page.setContentsMargins(16, 12, 16, 12)
        page.setSpacing(8)
        page.addWidget(self.search_field)
        page.addWidget(boxes)
        page.addWidget(self._stack, 1)
        page.addWidget(self.detail)

    def _box(self, name: str, *choices: tuple[str, object]) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        for words, value in choices:
            box.addItem(words, value)
        box.currentIndexChanged.connect(lambda _index: self.refresh())
        return box

    # -- reading

    @property
    def filter(self) -> JournalFilter:
        """What the person wants to see."""
        period = self.time_box.currentData()
        query = self.search_field.text().strip()
        return JournalFilter(
            scopes=self.scope_box.currentData(),
            actor=self.actor_box.currentData(),
            kinds=self.kind_box.currentData(),
            since=None if period is None else datetime.now(UTC) - period,
            query=query,
            named=kinds_named(query),
        )

    def refresh(self) -> None:
        """Read from the top again, as far down as the person has come."""
        if self._bridge.is_open and self.isVisible():
            self._ask(max(len(self._operations), _STEP), None)

    def _read_on(self) -> None:
        if self._operations:
            self._ask(_STEP, self._operations[-1].id)

    def _ask(self, limit: int, before: int | None) -> None:
        self._asked += 1
        asked, where = self._asked, self.filter

        def take(read: _Read) -> None:
            if asked != self._asked:
                return
            self._operations = [*self._operations, *read.operations] if before is not None else read.operations
            self._chat_titles = read.chat_titles or self._chat_titles
            self._more = len(read.operations) >= limit
            self._show()

        Query(self, lambda engine: _read(engine, where, limit, before)).success(take).failure(
            self._commands.explain
        ).run(self._bridge)

    def _on_commit(self, changes: Changes) -> None:
        if changes.journal:
            self.refresh()

    def _show(self) -> None:
        current = self.model.operation_at(self.view.currentIndex())
        place = self.view.verticalScrollBar().value()
        self.model.show(self._operations, self._data.memory_text, self._chat_titles, more=self._more)
        row = self.model.row_of(current.id) if current else None
        if row is not None:
            self.view.setCurrentIndex(self.model.index(row, Column.WHAT))
        self.view.verticalScrollBar().setValue(place)
        self._show_detail()
        some = bool(self.model.rowCount())
        self._stack.setCurrentIndex(0 if some else 1)
        if some:
            return
        if self.filter == JournalFilter(scopes=frozenset({Scope.MEMORY})):
            self._empty.say(
                tr("Nothing has happened yet"),
                tr(
                    "Every change to a memory will be listed here, whoever made it. "
                    "Each one can be taken back, also after a restart."
                ),
            )
        else:
            self._empty.say(tr("Nothing found"), tr("No change matches the search and the choices above."))

    # -- acting

    def _show_detail(self) -> None:
        operation = self.model.operation_at(self.view.currentIndex())
        if operation is None:
            self.detail.hide()
        else:
            self.detail.show_operation(operation, {space.id: space.name for space in self._data.spaces})

    def _switch(self, row: int) -> None:
        if (operation := self.model.operation_at(self.model.index(row, Column.WHAT))) is not None:
            self._commands.switch(operation)

    def _open_chat(self, conversation_id: int) -> None:
        def opened(head: int | None) -> None:
            if head is not None:
                self.open_message.emit(conversation_id, head)

        Query(self, lambda engine: _head_of(engine, conversation_id)).success(opened).failure(
            self._commands.explain
        ).run(self._bridge)

    def _menu(self, place: QPoint) -> None:
        operation = self.model.operation_at(self.view.indexAt(place))
        if operation is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if (word := action_word(operation)) is not None:
            menu.addAction(word, lambda: self._commands.switch(operation))
        known = [memory_id for memory_id in operation.memory_ids if self._data.memory_text(memory_id) is not None]
        if len(known) == 1:
            menu.addAction(tr("Details of the memory"), lambda: self.open_memory.emit(known[0]))
        if len(operation.conversation_ids) == 1 and not operation.erased:
            menu.addAction(tr("Open the chat"), lambda: self._open_chat(operation.conversation_ids[0]))
        if menu.actions():
            menu.popup(self.view.viewport().mapToGlobal(place))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < _WITH_COLUMNS
        for column in (Column.WHO, Column.WHEN, Column.STATE):
            self.view.setColumnHidden(column, narrow)
        self._rows.with_meta = narrow
        self.view.horizontalHeader().setVisible(not narrow)
        self.view.verticalHeader().setDefaultSectionSize(self._rows.row_height(self.view.fontMetrics()))


async def _read(engine: Engine, where: JournalFilter, limit: int, before: int | None) -> _Read:
    operations = await engine.operations(None, limit, before, where)
    titles: dict[int, str] = {}
    if any(operation.conversation_ids for operation in operations):
        chats: Sequence[tuple[int, str]] = [
            (chat.id, chat.title) for chat in (*await engine.conversations(), *await engine.conversations(trashed=True))
        ]
        titles = dict(chats)
    return _Read(operations, titles)


async def _head_of(engine: Engine, conversation_id: int) -> int | None:
    return (await engine.conversation(conversation_id)).head_id
