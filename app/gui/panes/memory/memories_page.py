"""The saved memories: add, find, filter, edit in place, pin, delete; the details of one beside them."""

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.models import Memory
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.flow_layout import FlowLayout
from app.gui.item_models.memory_table import Filter, MemoryTableModel
from app.gui.operations import Query
from app.gui.panes.memory.add_line import AddLine
from app.gui.panes.memory.choice_box import ChoiceBox
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.gui.panes.memory.journal_words import operation_words
from app.gui.panes.memory.memory_detail import MemoryDetailView
from app.gui.panes.memory.memory_view import MemoryView
from app.i18n import tr, trn

_TWO_COLUMNS = 760  # px: from here on the details stand beside the list instead of taking its place
_TYPING_PAUSE = 150  # ms


class MemoriesPage(QWidget):
    """The first page of the panel."""

    open_message = Signal(int, int)
    decide = Signal()

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._data = data
        self._commands = commands
        self.model = MemoryTableModel(self)
        self.model.edit_requested.connect(commands.edit)
        self.view = MemoryView(self.model, self)
        self.view.setAccessibleName(tr("Saved memories"))
        self.add_line = AddLine(commands, self)
        self.add_line.decide.connect(self.decide)
        self.detail = MemoryDetailView(bridge, commands, self)
        self.detail.closed.connect(self._on_detail_closed)
        self.detail.open_message.connect(self.open_message)
        self._empty = EmptyState("", "")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_TYPING_PAUSE)
        self._pause.timeout.connect(self._search)
        self._build()
        self._connect()
        self._offer_actions()

    # -- building

    def _build(self) -> None:
        self.search_field = look.search_field(tr("Search memories (Ctrl+F)"))
        self.filter_box = ChoiceBox()
        self.filter_box.setAccessibleName(tr("Which memories are shown"))
        for chosen, words in (
            (Filter.ALL, tr("All")),
            (Filter.CURRENT, tr("Current")),
            (Filter.PAST, tr("Past")),
            (Filter.PINNED, tr("Pinned")),
        ):
            self.filter_box.addItem(words, chosen)
        self.undo_button = look.tool_button("undo-2", tr("Undo"))
        self.redo_button = look.tool_button("redo-2", tr("Redo"))
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(self.search_field, 1)
        for widget in (self.filter_box, self.undo_button, self.redo_button):
            tools.addWidget(widget)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        self._list = QWidget()
        column = QVBoxLayout(self._list)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.add_line)
        column.addLayout(tools)
        column.addWidget(self._stack, 1)
        column.addWidget(self._selection_bar())
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._list)
        self._splitter.addWidget(self.detail)
        self.detail.hide()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 12, 16, 12)
        outer.addWidget(self._splitter)

    def _selection_bar(self) -> QWidget:
        self._chosen = QLabel()
        look.style(self._chosen, "quiet")
        self.details_button = QPushButton(tr("Details"))
        self.pin_button = QPushButton(tr("Pin"))
        self.delete_button = QPushButton(tr("Delete"))
        self.details_button.setToolTip(tr("Details (Enter)"))
        self.delete_button.setToolTip(tr("Move to the trash (Del)"))
        bar = QWidget()
        row = FlowLayout(bar, spacing=8)
        for widget in (self.details_button, self.pin_button, self.delete_button, self._chosen):
            row.addWidget(widget)
        return bar

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self._on_typing)
        self.filter_box.currentIndexChanged.connect(self._on_filter)
        self.undo_button.clicked.connect(self._commands.undo_latest)
        self.redo_button.clicked.connect(self._commands.redo_latest)
        self.view.activated_memory.connect(self._open)
        self.view.selection_changed.connect(self._on_selection)
        self.view.customContextMenuRequested.connect(self._menu)
        self.details_button.clicked.connect(self.open_details)
        self.pin_button.clicked.connect(self.switch_pin)
        self.delete_button.clicked.connect(self.delete_selected)
        self._data.memories_read.connect(self._on_read)
        self._data.operations_read.connect(self._offer_actions)
        self._data.committed.connect(self.detail.on_committed)

    # -- the list

    def _on_read(self) -> None:
        if self.search_field.text().strip():
            self._search()
        else:
            self._show(self._data.memories)

    def _on_typing(self) -> None:
        if self.search_field.text().strip():
            self._pause.start()
        else:
            self._pause.stop()
            self._show(self._data.memories)

    def _search(self) -> None:
        text = self.search_field.text().strip()

        def show(found: list[Memory]) -> None:
            if self.search_field.text().strip() == text:
                self._show(found)

        Query(self, lambda engine: engine.memories(text)).success(show).failure(self._commands.explain).run(
            self._bridge
        )

    def _on_filter(self) -> None:
        with self.view.kept_in_place():
            self.model.set_filter(Filter(self.filter_box.currentData()))
        self._after_change()

    def _show(self, memories: list[Memory]) -> None:
        with self.view.kept_in_place():
            self.model.show(memories)
        self._after_change()

    def _after_change(self) -> None:
        self._offer_actions()
        if self.model.rowCount():
            self._stack.setCurrentWidget(self.view)
            return
        self._stack.setCurrentWidget(self._empty)
        if self._data.memories:
            self._empty.say(tr("Nothing found"), tr("No memory matches the search and the filter."))
        else:
            self._empty.say(
                tr("Nothing is remembered yet"),
                tr(
                    "Facts about you that come up in a chat will appear here, each with the place it came from. "
                    "Say “remember that …” in a chat, or add one above."
                ),
            )

    # -- the selection

    def _offer_actions(self) -> None:
        chosen = self.view.selected()
        self._chosen.setText(
            trn("{n} selected", "{n} selected", len(chosen))
            if chosen
            else trn("{n} memory", "{n} memories", self.model.rowCount())
        )
        self.details_button.setEnabled(len(chosen) == 1)
        for button in (self.pin_button, self.delete_button):
            button.setEnabled(bool(chosen))
        self.pin_button.setText(tr("Unpin") if chosen and all(memory.pinned for memory in chosen) else tr("Pin"))
        self._name_undo()

    def _on_selection(self) -> None:
        self._offer_actions()
        chosen = self.view.selected()
        if self.detail.memory_id is not None and len(chosen) == 1 and chosen[0].id != self.detail.memory_id:
            self.detail.show_memory(chosen[0].id)

    def _name_undo(self) -> None:
        undoable, redoable = self._data.undoable, self._data.redoable
        self.undo_button.setEnabled(undoable is not None)
        self.redo_button.setEnabled(redoable is not None)
        what = operation_words(undoable, self._data.memory_text) if undoable else ""
        look.describe(
            self.undo_button, tr("Undo: {what} (Ctrl+Z)", what=what) if what else tr("Nothing to undo (Ctrl+Z)")
        )
        what = operation_words(redoable, self._data.memory_text) if redoable else ""
        look.describe(
            self.redo_button,
            tr("Redo: {what} (Ctrl+Shift+Z)", what=what) if what else tr("Nothing to redo (Ctrl+Shift+Z)"),
        )

    def open_details(self) -> None:
        """Show the details of the one that is selected."""
        if len(chosen := self.view.selected()) == 1:
            self._open(chosen[0].id)

    def open_memory(self, memory_id: int) -> None:
        """Show the details of this one, whatever the search and the filter say."""
        self.view.choose([memory_id])
        self._open(memory_id)

    def edit_selected(self) -> None:
        """Edit the current memory in place."""
        self.view.edit_current()

    def switch_pin(self) -> None:
        """Pin what is selected; unpin it when all of it is pinned."""
        if chosen := self.view.selected():
            self._commands.pin(chosen, not all(memory.pinned for memory in chosen))

    def delete_selected(self) -> None:
        """Move what is selected to the trash."""
        if chosen := self.view.selected():
            self._commands.delete(chosen)

    def focus_search(self) -> None:
        """Put the cursor into the search field."""
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def _ask_to_erase(self) -> None:
        if chosen := self.view.selected():
            ids = [memory.id for memory in chosen]
            dialog = EraseMemoriesDialog(chosen, self)
            dialog.accepted.connect(lambda: self._commands.erase(ids))
            dialog.open()

    def _menu(self, place: QPoint) -> None:
        if not (chosen := self.view.selected()):
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if len(chosen) == 1:
            menu.addAction(tr("Details"), self.open_details)
            menu.addAction(tr("Edit"), self.edit_selected)
        menu.addAction(self.pin_button.text(), self.switch_pin)
        menu.addSeparator()
        menu.addAction(tr("Delete"), self.delete_selected)
        menu.addAction(tr("Erase for good…"), self._ask_to_erase)
        menu.popup(self.view.viewport().mapToGlobal(place))

    # -- the details

    def _open(self, memory_id: int) -> None:
        self.detail.show_memory(memory_id)
        if self.detail.isHidden():
            self.detail.show()
            self._splitter.setSizes([self.width() * 3 // 5, self.width() * 2 // 5])
        self._fit()
        self.detail.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_detail_closed(self) -> None:
        self.detail.hide()
        self._fit()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() >= _TWO_COLUMNS
        self._list.setVisible(wide or self.detail.memory_id is None)
