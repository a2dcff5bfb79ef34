"""The conversations, and what a search over their messages finds, as one list."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from app.core.models import Conversation, SearchHit
from app.i18n import tr

Index = QModelIndex | QPersistentModelIndex
ENTRY = int(Qt.ItemDataRole.UserRole)
DETAIL = ENTRY + 1  # second line: an excerpt, or nothing


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: a conversation, or a message that a search found in one."""

    conversation_id: int
    title: str
    at: datetime
    pinned: bool = False
    temporary: bool = False
    excerpt: str = ""
    message_id: int | None = None


class ConversationModel(QAbstractListModel):
    """Rows of `Entry`. Titles can be edited in place: the list tells the engine."""

    def __init__(self, rename: Any, parent: Any = None) -> None:
        """`rename` is called with an id and a new title."""
        super().__init__(parent)
        self._rename = rename
        self._entries: list[Entry] = []

    def show(self, conversations: list[Conversation], hits: list[SearchHit]) -> None:
        """Show these: conversations first, then messages found in any."""
        entries = [
            Entry(chat.id, chat.title, chat.updated_at, chat.pinned, chat.temporary) for chat in conversations
        ] + [
            Entry(hit.conversation_id, hit.conversation_title, hit.at, excerpt=hit.excerpt, message_id=hit.message_id)
            for hit in hits
        ]
        if entries == self._entries:
            return
        if [_key(entry) for entry in entries] == [_key(entry) for entry in self._entries]:
            self._entries = entries
            self.dataChanged.emit(self.index(0), self.index(len(entries) - 1))
            return
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def row_of(self, conversation_id: int) -> int | None:
        """The row of a conversation, if it is shown."""
        rows = (
            row
            for row, entry in enumerate(self._entries)
            if entry.conversation_id == conversation_id and entry.message_id is None
        )
        return next(rows, None)

    def entry(self, index: Index) -> Entry:
        """The entry of a valid index."""
        return self._entries[index.row()]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        title = entry.title or (tr("Temporary chat") if entry.temporary else tr("New chat"))
        values = {
            int(Qt.ItemDataRole.DisplayRole): title,
            int(Qt.ItemDataRole.EditRole): entry.title,
            int(Qt.ItemDataRole.ToolTipRole): entry.excerpt or title,
            int(Qt.ItemDataRole.AccessibleTextRole): f"{title} {entry.excerpt}".strip(),
            ENTRY: entry,
            DETAIL: entry.excerpt,
        }
        return values.get(role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or not str(value).strip():
            return False
        self._rename(self._entries[index.row()].conversation_id, str(value).strip())
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self._entries[index.row()].message_id is None:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags


def _key(entry: Entry) -> tuple[int, int | None]:
    return entry.conversation_id, entry.message_id
