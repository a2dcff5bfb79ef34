"""The table view of memories: keeps what is selected and where it is scrolled to while its model changes."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.core.models import Memory
from app.gui import look
from app.gui.delegates.memory_row import RowDelegate
from app.gui.item_models.memory_table import Column, MemoryTableModel

_WITH_COLUMNS = 600  # px: narrower views fold the other columns into a second line
_WITH_ALL_COLUMNS = 900  # px
_WIDTHS = {
    Column.KIND: 130,
    Column.ORIGIN: 120,
    Column.CONFIDENCE: 100,
    Column.SINCE: 140,
    Column.CONFIRMATIONS: 100,
}
_FEW = (Column.ORIGIN, Column.CONFIDENCE, Column.SINCE)


class MemoryView(QTableView):
    """A table when it is wide, a list of two-line rows when it is narrow."""

    selection_changed = Signal()
    activated_memory = Signal(int)

    def __init__(self, model: MemoryTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._memories = model
        self._rows = RowDelegate(self)
        look.style(self, "list")
        self.setItemDelegateForColumn(Column.TEXT, self._rows)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(Column.TEXT, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # With the table's own selection the header would ask 10,000 rows whether a column is selected whole.
        header.setSelectionModel(QItemSelectionModel(model, header))
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)
        self.selectionModel().selectionChanged.connect(self.selection_changed)
        self.activated.connect(self._activate)
        self._fit()

    def selected(self) -> list[Memory]:
        """The selected memories, from top to bottom."""
        selection = self.selectionModel().selection()
        parts = [selection.at(number) for number in range(selection.count())]
        ranges = sorted((part.top(), part.bottom()) for part in parts)
        return [memory for first, last in ranges for memory in self._memories.rows(first, last)]

    def choose(self, memory_ids: Sequence[int]) -> None:
        """Select these, and scroll to the first."""
        rows = self._select(memory_ids)
        if rows:
            self.scrollTo(self._memories.index(rows[0], Column.TEXT))

    def edit_current(self) -> None:
        """Edit the current row's text in place."""
        index = self.currentIndex()
        if index.isValid():
            self.edit(index.siblingAtColumn(Column.TEXT))

    @contextmanager
    def kept_in_place(self) -> Iterator[None]:
        """Whatever the block does to the model: the same memories stay selected, the scroll position stays."""
        chosen = [memory.id for memory in self.selected()]
        current = self._memories.memory_at(self.currentIndex())
        place = self.verticalScrollBar().value()
        yield
        if [memory.id for memory in self.selected()] == chosen:
            return
        self._select(chosen, current.id if current else None)
        self.verticalScrollBar().setValue(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _select(self, memory_ids: Sequence[int], current_id: int | None = None) -> list[int]:
        """Select these; the keyboard goes on from `current_id`, or from the first of them. Returns their rows."""
        rows = self._memories.rows_of(memory_ids)
        selection = QItemSelection()
        for first, last in _runs(rows):
            selection.append(
                QItemSelectionRange(self._memories.index(first, 0), self._memories.index(last, len(Column) - 1))
            )
        flags = QItemSelectionModel.SelectionFlag
        current = (self._memories.rows_of([current_id]) if current_id is not None else []) or rows
        if current:
            self.selectionModel().setCurrentIndex(self._memories.index(current[0], 0), flags.NoUpdate)
        self.selectionModel().select(selection, flags.ClearAndSelect)
        return rows

    def _activate(self, index: QModelIndex) -> None:
        if (memory := self._memories.memory_at(index)) is not None:
            self.activated_memory.emit(memory.id)

    def _fit(self) -> None:
        narrow = self.width() < _WITH_COLUMNS
        shown = () if narrow else _FEW if self.width() < _WITH_ALL_COLUMNS else _WIDTHS
        for column in _WIDTHS:
            self.setColumnHidden(column, column not in shown)
            whole = self.horizontalHeader().sectionSizeHint(column)  # of the words above it, in any language
            if self.columnWidth(column) < whole:
                self.setColumnWidth(column, whole)
        self._rows.with_meta = narrow
        self.horizontalHeader().setVisible(not narrow)
        self.verticalHeader().setDefaultSectionSize(self._rows.row_height(self.fontMetrics()))


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The runs of neighbours in ascending numbers, as first and last."""
    first = last = -1
    for row in rows:
        if first >= 0 and row == last + 1:
            last = row
            continue
        if first >= 0:
            yield first, last
        first = last = row
    if first >= 0:
        yield first, last
