"""The journal: who changed what and when, with undo and redo on each line."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.gui import look
from app.gui.delegates.memory_journal_action import JournalActionDelegate
from app.gui.delegates.memory_row import RowDelegate
from app.gui.item_models.journal_table import Column, JournalTableModel, action_word
from app.gui.panes.memory.choice_box import ChoiceBox
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.i18n import tr

_WITH_COLUMNS = 640  # px


class ActivityPage(QWidget):
    """A table of operations; Enter undoes or redoes the current one."""

    open_memory = Signal(int)

    def __init__(self, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = data
        self._commands = commands
        self.model = JournalTableModel(data.read_more_operations, self)
        self._rows = RowDelegate(self)
        self._buttons = JournalActionDelegate(self)
        self._buttons.pressed.connect(self._switch)
        self.view = QTableView(self)
        self.scope_box = ChoiceBox()
        self.scope_box.setAccessibleName(tr("What the activity is about"))
        self.scope_box.addItem(tr("Memories"), False)
        self.scope_box.addItem(tr("Memories and chats"), True)
        self.scope_box.currentIndexChanged.connect(
            lambda: data.show_operations(everything=bool(self.scope_box.currentData()))
        )
        self._build()
        data.operations_read.connect(self._on_read)

    def _build(self) -> None:
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
        for column, width in ((Column.WHO, 110), (Column.WHEN, 170), (Column.STATE, 150), (Column.ACTION, 96)):
            view.setColumnWidth(column, width)
        self._stack = QStackedWidget()
        self._stack.addWidget(view)
        self._stack.addWidget(
            EmptyState(
                tr("Nothing has happened yet"),
                tr(
                    "Every change to a memory will be listed here, whoever made it. "
                    "Each one can be taken back, also after a restart."
                ),
            )
        )
        top = QHBoxLayout()
        top.addWidget(self.scope_box)
        top.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(16, 12, 16, 12)
        page.setSpacing(10)
        page.addLayout(top)
        page.addWidget(self._stack, 1)

    def _on_read(self) -> None:
        current = self.model.operation_at(self.view.currentIndex())
        place = self.view.verticalScrollBar().value()
        self.model.show(
            self._data.operations, self._data.memory_text, self._data.chat_titles, more=self._data.more_operations
        )
        row = self.model.row_of(current.id) if current else None
        if row is not None:
            self.view.setCurrentIndex(self.model.index(row, Column.WHAT))
        self.view.verticalScrollBar().setValue(place)
        self._stack.setCurrentIndex(0 if self.model.rowCount() else 1)

    def _switch(self, row: int) -> None:
        if (operation := self.model.operation_at(self.model.index(row, Column.WHAT))) is not None:
            self._commands.switch(operation)

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
        if menu.actions():
            menu.popup(self.view.viewport().mapToGlobal(place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < _WITH_COLUMNS
        for column in (Column.WHO, Column.WHEN, Column.STATE):
            self.view.setColumnHidden(column, narrow)
        self._rows.with_meta = narrow
        self.view.horizontalHeader().setVisible(not narrow)
        self.view.verticalHeader().setDefaultSectionSize(self._rows.row_height(self.view.fontMetrics()))
