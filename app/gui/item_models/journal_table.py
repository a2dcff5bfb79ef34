"""The journal as a table: when, who, what, and whether it stands."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.core.models import Operation, OperationState
from app.gui.item_models.memory_table import META_ROLE, MUTED_ROLE
from app.gui.panes.memory.journal_words import operation_words, why_not
from app.gui.text import dates
from app.i18n import tr
from app.words.memory import actor_words, state_words

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()

ACTION_ROLE = Qt.ItemDataRole.UserRole + 8  # the word on the row's button; None where nothing can be done


class Column(IntEnum):
    """The table's columns."""

    WHAT = 0
    WHO = 1
    WHEN = 2
    STATE = 3
    ACTION = 4


class JournalTableModel(QAbstractTableModel):
    """Operations, newest first. `more` is told that the person has scrolled to the end of what was read."""

    def __init__(self, more: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._more = more
        self._more_to_read = False
        self._rows: list[Operation] = []
        self._words: list[str] = []
        self._readers: dict[int, Callable[[int, Operation, Column], Any]] = {
            Qt.ItemDataRole.DisplayRole: self._display,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            Qt.ItemDataRole.ToolTipRole: self._tip,
            META_ROLE: self._meta,
            MUTED_ROLE: lambda _row, operation, _column: operation.state is not OperationState.DONE or operation.erased,
            ACTION_ROLE: lambda _row, operation, column: action_word(operation) if column is Column.ACTION else None,
        }

    def show(
        self,
        operations: Sequence[Operation],
        memory_text: Callable[[int], str | None],
        chat_titles: Mapping[int, str],
        *,
        more: bool,
    ) -> None:
        """Show these; `more` says that older ones can be read."""
        words = [operation_words(operation, memory_text, chat_titles) for operation in operations]
        self._more_to_read = more
        if [row.id for row in operations] == [row.id for row in self._rows]:
            if (list(operations), words) != (self._rows, self._words):
                self._rows, self._words = list(operations), words
                self.dataChanged.emit(self.index(0, 0), self.index(len(words) - 1, len(Column) - 1))
            return
        known = len(self._rows)
        if known and (list(operations[:known]), words[:known]) == (self._rows, self._words):
            self.beginInsertRows(_ROOT, known, len(words) - 1)
            self._rows, self._words = list(operations), words
            self.endInsertRows()
            return
        self.beginResetModel()
        self._rows, self._words = list(operations), words
        self.endResetModel()

    def operation_at(self, index: Index) -> Operation | None:
        """The operation of a row."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def row_of(self, operation_id: int) -> int | None:
        """The row of an operation, if it is shown."""
        return next((row for row, operation in enumerate(self._rows) if operation.id == operation_id), None)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._more_to_read

    def fetchMore(self, parent: Index) -> None:
        if not parent.isValid() and self._more_to_read:
            self._more_to_read = False  # until the answer comes
            self._more()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (tr("What"), tr("Who"), tr("When"), tr("State"), "")[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        operation = self.operation_at(index)
        if operation is None:
            return None
        read = self._readers.get(role)
        return None if read is None else read(index.row(), operation, Column(index.column()))

    def _meta(self, row: int, operation: Operation, _column: Column) -> str:
        stands = operation.state is OperationState.DONE
        parts = (Column.WHO, Column.WHEN) if stands else (Column.WHO, Column.WHEN, Column.STATE)
        return " · ".join(self._display(row, operation, part) for part in parts)

    def _tip(self, row: int, operation: Operation, column: Column) -> str:
        return (why_not(operation) if column is Column.ACTION else "") or self._words[row]

    def _spoken(self, row: int, operation: Operation, column: Column) -> str:
        if column is Column.ACTION:
            return action_word(operation) or why_not(operation)
        return self._display(row, operation, column)

    def _display(self, row: int, operation: Operation, column: Column) -> str:
        if column is Column.WHAT:
            return self._words[row]
        if column is Column.WHO:
            return actor_words(operation.actor)
        if column is Column.WHEN:
            return dates.moment(operation.at)
        return state_words(operation.state) if column is Column.STATE else ""


def action_word(operation: Operation) -> str | None:
    """What may be done about an operation."""
    if operation.can_undo:
        return tr("Undo")
    return tr("Redo") if operation.can_redo else None
