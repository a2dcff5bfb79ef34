"""Memories as a table. The model filters and sorts its own list: through a QSortFilterProxyModel every comparison
comes back into Python, and sorting 10,000 rows takes half a second instead of two milliseconds."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from app.core.models import Memory, Standing
from app.gui.item_models.memory_filter import MemoryFilter, is_past, origin_of, origin_words
from app.gui.text import dates
from app.i18n import tr, trn
from app.words.memory import memory_kind_words

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()

MEMORY_ROLE = Qt.ItemDataRole.UserRole  # the Memory
META_ROLE = Qt.ItemDataRole.UserRole + 1  # the other columns in one line, for narrow windows
MUTED_ROLE = Qt.ItemDataRole.UserRole + 2  # True: history, drawn quietly
PINNED_ROLE = Qt.ItemDataRole.UserRole + 3
KIND_ROLE = Qt.ItemDataRole.UserRole + 4  # what sort of thing it is, for a card's corner
CONFIDENCE_ROLE = Qt.ItemDataRole.UserRole + 5  # 0 to 1, or None


class Column(IntEnum):
    """The table's columns."""

    TEXT = 0
    KIND = 1
    ORIGIN = 2
    CONFIDENCE = 3
    SINCE = 4
    CONFIRMATIONS = 5


class MemoryTableModel(QAbstractTableModel):
    """The memories that pass the filter, in the order that was asked for.

    Editing is a request: `setData` tells `edit_requested` and changes nothing, since the privacy gate has the last
    word on what is stored.
    """

    edit_requested = Signal(int, str)  # memory id, text

    def __init__(self, parent: QObject | None = None, *, trash: bool = False, editable: bool = True) -> None:
        super().__init__(parent)
        self._trash = trash
        self._editable = editable and not trash
        self._all: list[Memory] = []
        self._rows: list[Memory] = []
        self._standings: Mapping[int, Standing] = {}
        self._spaces: Mapping[int, str] = {}
        self._filter = MemoryFilter()
        self._sorting: tuple[Column, Qt.SortOrder] | None = None
        self._readers: dict[int, Callable[[Memory, Column], Any]] = {
            Qt.ItemDataRole.DisplayRole: self._display,
            Qt.ItemDataRole.EditRole: self._display,
            Qt.ItemDataRole.ToolTipRole: lambda memory, _column: memory.text,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            MEMORY_ROLE: lambda memory, _column: memory,
            META_ROLE: self._meta,
            MUTED_ROLE: lambda memory, _column: not trash and is_past(memory),
            PINNED_ROLE: lambda memory, _column: memory.pinned,
            KIND_ROLE: lambda memory, _column: memory_kind_words(memory.kind),
            CONFIDENCE_ROLE: lambda memory, _column: self._confidence(memory),
        }

    # -- what is shown

    def show(self, memories: Sequence[Memory]) -> None:
        """Show these, in their own order unless the person sorted by a column."""
        self._all = list(memories)
        self._arrange()

    def know(self, standings: Mapping[int, Standing], spaces: Mapping[int, str]) -> None:
        """What is known of the memories beside their record, and the spaces' names."""
        changed = (standings, spaces) != (self._standings, self._spaces)
        self._standings, self._spaces = standings, spaces
        if changed:
            self._arrange()
            if self._rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(Column) - 1))

    def set_filter(self, chosen: MemoryFilter) -> None:
        """Show only these."""
        self._filter = chosen
        self._arrange()

    def memory_at(self, index: Index) -> Memory | None:
        """The memory of a row."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def rows(self, first: int, last: int) -> list[Memory]:
        """The memories of the rows `first` to `last`, both included."""
        return self._rows[first : last + 1]

    def rows_of(self, memory_ids: Collection[int]) -> list[int]:
        """The rows of those of these memories that are shown, in order."""
        wanted = frozenset(memory_ids)
        return [row for row, memory in enumerate(self._rows) if memory.id in wanted] if wanted else []

    def total(self) -> int:
        """How many there are, shown or not."""
        return len(self._all)

    # -- Qt's interface

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            tr("Memory"),
            tr("Kind"),
            tr("Origin"),
            tr("Confidence"),
            tr("Deleted") if self._trash else tr("Since"),
            tr("Said again"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        memory, read = self.memory_at(index), self._readers.get(role)
        return None if memory is None or read is None else read(memory, Column(index.column()))

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() == Column.TEXT and self._editable:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        memory = self.memory_at(index)
        text = str(value).strip()
        if memory is not None and role == Qt.ItemDataRole.EditRole and text and text != memory.text:
            self.edit_requested.emit(memory.id, text)
        return False

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; a column below 0 gives the memories' own order back."""
        self._sorting = None if column < 0 else (Column(column), order)
        self._arrange()

    # -- inside

    def _arrange(self) -> None:
        rows = self._filter.of(self._all, self._standings, datetime.now(UTC))
        if self._sorting is not None:
            column, order = self._sorting
            rows.sort(key=self._sort_key(column), reverse=order is Qt.SortOrder.DescendingOrder)
        if [memory.id for memory in rows] == [memory.id for memory in self._rows]:
            self._update_in_place(rows)
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _update_in_place(self, rows: list[Memory]) -> None:
        """Same memories, same order: selection, an open editor and the scroll position stay."""
        changed = [row for row, (old, new) in enumerate(zip(self._rows, rows, strict=True)) if old != new]
        self._rows = rows
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], len(Column) - 1))

    def _sort_key(self, column: Column) -> Callable[[Memory], Any]:
        return {
            Column.TEXT: lambda memory: memory.text.casefold(),
            Column.KIND: lambda memory: memory_kind_words(memory.kind),
            Column.ORIGIN: lambda memory: origin_words(self._origin(memory)),
            Column.CONFIDENCE: lambda memory: self._confidence(memory) or 0.0,
            Column.SINCE: self._since,
            Column.CONFIRMATIONS: lambda memory: memory.confirmations,
        }[column]

    def _since(self, memory: Memory) -> datetime:
        if self._trash and memory.deleted_at is not None:
            return memory.deleted_at
        return memory.valid_from or memory.created_at

    def _origin(self, memory: Memory) -> Any:
        return origin_of(memory, self._standings.get(memory.id))

    def _confidence(self, memory: Memory) -> float | None:
        standing = self._standings.get(memory.id)
        return None if standing is None else standing.confidence

    def _display(self, memory: Memory, column: Column) -> str:
        if column is Column.TEXT:
            return memory.text
        if column is Column.KIND:
            return memory_kind_words(memory.kind)
        if column is Column.SINCE:
            return self._dates(memory)
        if column is Column.ORIGIN:
            return origin_words(self._origin(memory))
        if column is Column.CONFIDENCE:
            confidence = self._confidence(memory)
            return "" if confidence is None else tr("{percent} %", percent=round(100 * confidence))
        return str(memory.confirmations) if memory.confirmations else ""

    def _dates(self, memory: Memory) -> str:
        since = dates.day(self._since(memory))
        if memory.valid_until is None or self._trash:
            return since
        return tr("until {month}", month=dates.month(memory.valid_until))

    def _meta(self, memory: Memory, _column: Column) -> str:
        if self._trash:
            return tr("Deleted {day}", day=self._dates(memory))
        again = memory.confirmations
        parts = (
            self._display(memory, Column.ORIGIN),
            self._dates(memory),
            trn("said {n} more time", "said {n} more times", again) if again else "",
            self._spaces.get(memory.space_id, "") if memory.space_id is not None else "",
            tr("kept until {day}", day=dates.day(memory.expires_at)) if memory.expires_at is not None else "",
            tr("not given to models") if memory.excluded else "",
        )
        return " · ".join(part for part in parts if part)

    def _spoken(self, memory: Memory, column: Column) -> str:
        """For screen readers, which get no drawn signs."""
        if column is not Column.TEXT:
            return self._display(memory, column)
        marks = (tr("pinned") if memory.pinned else "", tr("no longer true") if is_past(memory) else "")
        return ", ".join(part for part in (memory.text, *marks) if part)
