"""The conversations, under headings and in folders, or what a search found, as one list."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from app.core.models import Conversation
from app.gui.item_models.conversation_rows import Entry, Row, Rows
from app.gui.text import dates
from app.i18n import tr, trn

Index = QModelIndex | QPersistentModelIndex
ENTRY = int(Qt.ItemDataRole.UserRole)
SPACE = ENTRY + 1  # the id and the name of a chat's space, or None
NEWS = ENTRY + 2  # "answering", "unread" or ""
OPEN = ENTRY + 3  # whether it is the chat that is open

_MIME = "application/x-keepsake-chats"  # ids only: another program that they are dropped on learns nothing
_READ = int(Qt.ItemDataRole.DisplayRole)


class ConversationModel(QAbstractListModel):
    """Rows of `Entry`. Titles and names of folders can be edited in place, chats dragged: the list is told."""

    def __init__(
        self,
        rename: Callable[[Entry, str], None],
        file: Callable[[Sequence[int], int | None], None] = lambda _ids, _folder_id: None,
        parent: Any = None,
    ) -> None:
        """`rename` is called with a row and its new words, `file` with chats and the folder they were dropped on (None:
        out of all)."""
        super().__init__(parent)
        self._rename = rename
        self._file = file
        self._rows = Rows()
        self._spaces: Mapping[int, str] = {}
        self._folders: Mapping[int, str] = {}
        self._answering: set[int] = set()
        self._unread: set[int] = set()
        self._open: int | None = None
        self._movable = True

    # -- for the list

    def show(
        self,
        rows: Rows,
        *,
        spaces: Mapping[int, str] | None = None,
        folders: Mapping[int, str] | None = None,
        movable: bool = True,
    ) -> bool:
        """Show these rows, with the names of spaces and folders by id; whether other rows stand there now."""
        self._spaces, self._folders, self._movable = spaces or {}, folders or {}, movable
        if rows.keys == self._rows.keys:
            self._rows = rows
            self._tell(range(len(rows.entries)))
            return False
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()
        return True

    def answering(self, conversation_id: int, *, begun: bool) -> None:
        """An answer began in a chat, or ended: news, where it is not the chat that is open."""
        if begun:
            self._answering.add(conversation_id)
        elif conversation_id in self._answering:
            self._answering.discard(conversation_id)
            if conversation_id != self._open:
                self._unread.add(conversation_id)
        self._tell_of([conversation_id])

    def opened(self, conversation_id: int | None) -> None:
        """This is the chat that is open."""
        before, self._open = self._open, conversation_id
        self._unread.discard(conversation_id or 0)
        self._tell_of(id_ for id_ in (before, conversation_id) if id_ is not None)

    def row_of(self, conversation_id: int) -> int | None:
        """The row of a conversation, if it is shown."""
        return self._rows.chats.get(conversation_id)

    def row_of_key(self, key: tuple[object, ...] | None) -> int | None:
        """The row with this `Entry.key`, if it is shown."""
        return self._rows.keys.index(key) if key is not None and key in self._rows.keys else None

    def rows_of(self, conversation_ids: Collection[int]) -> list[int]:
        """The rows of those of these that are shown."""
        return sorted(self._rows.chats[id_] for id_ in conversation_ids if id_ in self._rows.chats)

    def chats(self) -> list[int]:
        """Every chat that is shown, from the top."""
        return list(self._rows.chats)

    def entry(self, index: Index) -> Entry:
        """The entry of a valid index."""
        return self._rows.entries[index.row()]

    def entries(self, first: int, last: int) -> Sequence[Entry]:
        """Those from one row to another, both included."""
        return self._rows.entries[first : last + 1]

    # -- for Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        return 0 if parent.isValid() else len(self._rows.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._rows.entries[index.row()]
        if role == _READ:
            return title_of(entry)
        values: dict[int, Callable[[Entry], Any]] = {
            int(Qt.ItemDataRole.EditRole): lambda entry: entry.title,
            int(Qt.ItemDataRole.ToolTipRole): self._tool_tip,
            int(Qt.ItemDataRole.AccessibleTextRole): self._spoken,
            ENTRY: lambda entry: entry,
            SPACE: self._space,
            NEWS: self._news,
            OPEN: lambda entry: entry.row is Row.CHAT and entry.conversation_id == self._open,
        }
        read = values.get(role)
        return None if read is None else read(entry)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        words = str(value).strip()
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or not words:
            return False
        entry = self._rows.entries[index.row()]
        if words != entry.title:
            self._rename(entry, words)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        entry = self._rows.entries[index.row()]
        enabled, never = Qt.ItemFlag.ItemIsEnabled, Qt.ItemFlag.ItemNeverHasChildren
        if entry.row is Row.HEADING:
            return never | Qt.ItemFlag.ItemIsDropEnabled
        if entry.row is Row.FOLDER:
            return never | enabled | Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDropEnabled
        flags = never | enabled | Qt.ItemFlag.ItemIsSelectable
        if entry.row is Row.CHAT:
            flags |= Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDropEnabled
            if self._movable and entry.conversation_id > 0:
                flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [_MIME]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        ids = [self.entry(index).conversation_id for index in indexes if self.entry(index).row is Row.CHAT]
        data = QMimeData()
        data.setData(_MIME, QByteArray(" ".join(str(id_) for id_ in ids if id_ > 0).encode()))
        return data

    def canDropMimeData(self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, parent: Index) -> bool:
        return self._movable and data.hasFormat(_MIME) and parent.isValid()

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """On a folder or a chat in one: into it. On a heading or a chat in none: out of all."""
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        ids = [int(id_) for id_ in bytes(data.data(_MIME).data()).decode().split()]
        if ids:
            self._file(ids, self.entry(parent).folder_id)
        return bool(ids)

    # -- inside

    def _space(self, entry: Entry) -> tuple[int, str] | None:
        space_id = entry.conversation.space_id if entry.conversation else None
        return None if space_id is None or space_id not in self._spaces else (space_id, self._spaces[space_id])

    def _news(self, entry: Entry) -> str:
        if entry.row is not Row.CHAT:
            return ""
        if entry.conversation_id in self._answering:
            return "answering"
        return "unread" if entry.conversation_id in self._unread else ""

    def _where(self, entry: Entry) -> list[str]:
        """Space, folder, archive: where a chat stands."""
        chat, space = entry.conversation, self._space(entry)
        folder = self._folders.get(entry.folder_id or 0)
        return [
            *([tr("Space: {name}", name=space[1])] if space else []),
            *([tr("Folder: {name}", name=folder)] if folder else []),
            *([tr("In the archive")] if chat is not None and chat.archived else []),
        ]

    def _tool_tip(self, entry: Entry) -> str:
        if entry.row is Row.MESSAGE:
            return entry.excerpt
        chat = entry.conversation
        used = [] if chat is None or chat.temporary else [dates.moment(chat.updated_at)]
        return "\n".join([title_of(entry), " · ".join([*self._where(entry), *used])]).strip()

    def _spoken(self, entry: Entry) -> str:
        """What a screen reader says of a row: all that its signs and colours tell the eye."""
        title = title_of(entry)
        if entry.row is Row.HEADING:
            return title
        if entry.row is Row.MESSAGE:
            return f"{title}: {entry.excerpt}"
        if entry.row is Row.FOLDER:
            chats = trn("{n} chat", "{n} chats", entry.count)
            state = tr("collapsed") if entry.collapsed else tr("expanded")
            return ", ".join((tr("Folder: {name}", name=title), chats, state))
        chat, news = entry.conversation, self._news(entry)
        told = {"answering": tr("an answer is coming"), "unread": tr("a new answer")}
        parts = [title, *([told[news]] if news else [])]
        if chat is not None and chat.pinned:
            parts.append(tr("pinned"))
        return ", ".join(parts + self._where(entry))

    def _tell_of(self, conversation_ids: Iterable[int]) -> None:
        self._tell([self._rows.chats[id_] for id_ in conversation_ids if id_ in self._rows.chats])

    def _tell(self, rows: Sequence[int]) -> None:
        if rows:
            self.dataChanged.emit(self.index(min(rows)), self.index(max(rows)))


def title_of(entry: Entry) -> str:
    """What a row is called; a chat has no title before its first message."""
    if entry.title or entry.row not in {Row.CHAT, Row.MESSAGE}:
        return entry.title
    chat: Conversation | None = entry.conversation
    return tr("Temporary chat") if chat is not None and chat.temporary else tr("New chat")
