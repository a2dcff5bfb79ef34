"""The saved memories: add, find, filter, edit in place, and much at once; the details of one beside them."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.models import MOST_FOUND, Memory
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.dialogs.text import merge_dialog
from app.gui.item_models.memory_table import MemoryTableModel
from app.gui.operations import Command, Query
from app.gui.panes.memory.add_line import AddLine
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.gui.panes.memory.filter_bar import FilterBar
from app.gui.panes.memory.journal_words import operation_words
from app.gui.panes.memory.memory_cards import MemoryCards
from app.gui.panes.memory.memory_detail import MemoryDetailView
from app.gui.panes.memory.memory_view import MemoryView
from app.gui.panes.memory.selection_bar import SelectionBar
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
        self.cards = MemoryCards(self.view, self)
        self.cards.setAccessibleName(tr("Saved memories"))
        self.bar = SelectionBar(commands, self.view.selected)
        self.filters = FilterBar(self)
        self.filters.hide()
        self.add_line = AddLine(commands, self)
        self.add_line.decide.connect(self.decide)
        self.detail = MemoryDetailView(bridge, commands, self)
        self.detail.closed.connect(self._on_detail_closed)
        self.detail.open_message.connect(self.open_message)
        self._empty = EmptyState("", "")
        self._empty.button.clicked.connect(self._show_all)
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
        self.filter_button = look.tool_button("funnel", "")
        self.filter_button.setCheckable(True)
        self.cards_button = look.tool_button("layout-grid", tr("Show as cards"))
        self.undo_button = look.tool_button("undo-2", tr("Undo"))
        self.redo_button = look.tool_button("redo-2", tr("Redo"))
        self.filter_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        tools = QHBoxLayout()
        tools.setSpacing(4)
        tools.addWidget(self.search_field, 1)
        for widget in (self.filter_button, self.cards_button, self.undo_button, self.redo_button):
            tools.addWidget(widget)
        self._stack = QStackedWidget()
        for part in (self.view, self.cards, self._empty):
            self._stack.addWidget(part)
        self._list = QWidget()
        column = QVBoxLayout(self._list)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.add_line)
        column.addLayout(tools)
        column.addWidget(self.filters)
        column.addWidget(self._stack, 1)
        column.addWidget(self.bar)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._list)
        self._splitter.addWidget(self.detail)
        self.detail.hide()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 12, 16, 12)
        outer.addWidget(self._splitter)
        self._as_cards = False
        self._name_filters()

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self._on_typing)
        self.filters.changed.connect(self._on_filter)
        self.filters.sorted.connect(self.view.sortByColumn)
        self.view.horizontalHeader().sortIndicatorChanged.connect(self.filters.show_order)
        self.filter_button.toggled.connect(self.filters.setVisible)
        self.cards_button.clicked.connect(lambda: self._choose_cards(not self._as_cards))
        self.undo_button.clicked.connect(self._commands.undo_latest)
        self.redo_button.clicked.connect(self._commands.redo_latest)
        for view in (self.view, self.cards):
            view.activated_memory.connect(self._open)
            view.customContextMenuRequested.connect(self._menu)
        self.view.selection_changed.connect(self._on_selection)
        self.bar.details.connect(self.open_details)
        self.bar.merge.connect(self._merge)
        self.bar.export.connect(self._export)
        self.bar.erase.connect(self._ask_to_erase)
        self.bar.all_chosen.connect(self.view.selectAll)
        self.bar.none_chosen.connect(self.view.clearSelection)
        self._data.memories_read.connect(self._on_read)
        self._data.spaces_read.connect(self._on_spaces)
        self._data.operations_read.connect(self._name_undo)
        self._data.committed.connect(self.detail.on_committed)
        self._bridge.opened.connect(self._remember_look)
        if self._bridge.is_open:
            self._remember_look()

    # -- cards or table

    @property
    def shown_view(self) -> QAbstractItemView:
        """The one in which the person moves: table or cards."""
        return self.cards if self._as_cards else self.view

    def _remember_look(self) -> None:
        self._show_as(cards=self._bridge.engine.settings().memory_look == "cards")

    def _choose_cards(self, cards: bool) -> None:
        self._show_as(cards=cards)
        self.shown_view.setFocus(Qt.FocusReason.OtherFocusReason)
        chosen = "cards" if cards else "table"
        Command(self, lambda engine: engine.change_settings(memory_look=chosen)).run(self._bridge)

    def _show_as(self, *, cards: bool) -> None:
        self._as_cards = cards
        look.sign(self.cards_button, "table" if cards else "layout-grid")
        look.describe(self.cards_button, tr("Show as a table") if cards else tr("Show as cards"))
        self._after_change()

    # -- the list

    def _on_read(self) -> None:
        self.model.know(self._data.standings, {space.id: space.name for space in self._data.spaces})
        if self.search_field.text().strip():
            self._search()
        else:
            self._show(self._data.memories)

    def _on_spaces(self) -> None:
        self.filters.show_spaces({space.id: space.name for space in self._data.spaces})
        self.bar.show_spaces(self._data.spaces)

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
        with self.view.kept_in_place(), self.cards.kept_in_place():
            self.model.set_filter(self.filters.chosen)
        self._name_filters()
        self._after_change()

    def _show_all(self) -> None:
        """Neither searched nor filtered."""
        self.search_field.clear()
        self.filters.clear()

    def _name_filters(self) -> None:
        narrowed = self.filters.chosen.narrowed
        self.filter_button.setText(str(narrowed) if narrowed else "")
        look.describe(
            self.filter_button,
            trn("Filter and order ({n} filter is on)", "Filter and order ({n} filters are on)", narrowed)
            if narrowed
            else tr("Filter and order"),
        )

    def _show(self, memories: list[Memory]) -> None:
        with self.view.kept_in_place(), self.cards.kept_in_place():
            self.model.show(memories)
        self._after_change()

    def _after_change(self) -> None:
        self._offer_actions()
        if self.model.rowCount():
            self._stack.setCurrentWidget(self.shown_view)
            return
        self._stack.setCurrentWidget(self._empty)
        if self._data.memories:
            self._empty.say(tr("Nothing found"), tr("No memory matches the search and the filter."), tr("Show all"))
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
        cut = bool(self.search_field.text().strip()) and self.model.total() >= MOST_FOUND
        self.bar.offer(self.model.rowCount(), len(self._data.memories), best=MOST_FOUND if cut else 0)
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
        if self._as_cards:
            self.cards.scrollTo(self.cards.currentIndex())
        self._open(memory_id)

    def edit_selected(self) -> None:
        """Edit the current memory in place."""
        (self.cards if self._as_cards else self.view).edit_current()

    def focus_search(self) -> None:
        """Put the cursor into the search field."""
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def _merge(self) -> None:
        chosen = self.view.selected()
        if len(chosen) > 1:
            dialog = merge_dialog([memory.text for memory in chosen], self)
            dialog.written.connect(lambda text: self._commands.merge(chosen, text))
            dialog.open()

    def _export(self) -> None:
        chosen = self.view.selected()
        kinds = "JSON (*.json);;Markdown (*.md)"
        name, _kind = QFileDialog.getSaveFileName(self, tr("Export"), "memories.json", kinds)
        if name and chosen:
            self._commands.export(chosen, Path(name))

    def _ask_to_erase(self) -> None:
        if chosen := self.view.selected():
            ids = [memory.id for memory in chosen]
            dialog = EraseMemoriesDialog(chosen, self, bridge=self._bridge)
            dialog.accepted.connect(lambda: self._commands.erase(ids))
            dialog.open()

    def _menu(self, place: QPoint) -> None:
        if not (chosen := self.view.selected()):
            return
        menu = self.bar.change_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        first = menu.actions()[0]
        if len(chosen) == 1:
            menu.insertAction(first, menu.addAction(tr("Details"), self.open_details))
            menu.insertAction(first, menu.addAction(tr("Edit"), self.edit_selected))
        else:
            menu.insertAction(first, menu.addAction(tr("Merge…"), self._merge))
        menu.insertAction(first, menu.addAction(self.bar.pin_button.text(), self.bar.switch_pin))
        menu.insertSeparator(first)
        menu.addSeparator()
        menu.addAction(tr("Export…"), self._export)
        menu.addAction(tr("Delete"), self.bar.delete)
        menu.addAction(tr("Erase for good…"), self._ask_to_erase)
        menu.popup(self.shown_view.viewport().mapToGlobal(place))

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
        self.shown_view.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() >= _TWO_COLUMNS
        self._list.setVisible(wide or self.detail.memory_id is None)
