"""The rows of the list of conversations: what stands under which heading.

Plain values made from plain values: the list has them made on the engine's thread, however many there are.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum, auto

from app.core.models import Conversation, Folder, SearchHit, TitleHit
from app.gui.text import dates
from app.gui.text.date_groups import Age, Period, age_on
from app.i18n import tr


class Row(Enum):
    """What a row is."""

    HEADING = auto()
    FOLDER = auto()
    CHAT = auto()
    MESSAGE = auto()  # that a search found


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: a heading, a folder, a conversation, or a message that a search found in one."""

    row: Row
    title: str
    conversation_id: int = 0
    conversation: Conversation | None = None
    folder_id: int | None = None  # of a folder: its own
    count: int = 0  # of a folder: its chats
    collapsed: bool = False
    inside: bool = False  # stands below its folder
    excerpt: str = ""
    message_id: int | None = None
    marks: tuple[tuple[int, int], ...] = ()  # of the title, or the excerpt where there is one

    @property
    def key(self) -> tuple[object, ...]:
        """What makes it the same row after a change."""
        return self.row, self.conversation_id, self.message_id, self.folder_id, self.row is Row.HEADING and self.title


class Rows:
    """Rows with what the model asks of them, made before they come to the window's thread."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self.entries = entries
        self.keys = [entry.key for entry in entries]
        self.chats = {entry.conversation_id: row for row, entry in enumerate(entries) if entry.row is Row.CHAT}


def listed(
    chats: Sequence[Conversation], folders: Sequence[Folder], collapsed: Collection[int], now: datetime
) -> list[Entry]:
    """The list as it is read: temporary chats, pinned ones, folders, then the others by how long ago they were used.

    A pinned chat stands on top only, whatever folder it is in.
    """
    temporary = [chat for chat in chats if chat.temporary]
    pinned = [chat for chat in chats if chat.pinned]
    rest = [chat for chat in chats if not (chat.temporary or chat.pinned)]
    entries = [_chat(chat) for chat in temporary]
    if pinned:
        entries += [_heading(tr("Pinned")), *map(_chat, pinned)]
    inside: dict[int, list[Conversation]] = {folder.id: [] for folder in folders}
    loose: list[Conversation] = []
    for chat in rest:
        (loose if chat.folder_id is None else inside.setdefault(chat.folder_id, [])).append(chat)
    if folders:
        entries.append(_heading(tr("Folders")))
    for folder in folders:
        shut = folder.id in collapsed
        held = inside[folder.id]
        entries.append(Entry(Row.FOLDER, folder.name, folder_id=folder.id, count=len(held), collapsed=shut))
        entries += [] if shut else [_chat(chat, inside=True) for chat in held]
    return entries + by_date(loose, now)


def by_date(chats: Iterable[Conversation], now: datetime) -> list[Entry]:
    """Chats, newest first, under headings that say how long ago they were used, or put into the trash."""
    entries: list[Entry] = []
    today = now.astimezone().date()
    last_day: date | None = None
    last: Age | None = None
    for chat in chats:
        day = (chat.deleted_at or chat.updated_at).astimezone().date()
        if day != last_day:
            age = age_on(day, today)
            entries += [] if age == last else [_heading(age_words(age))]
            last_day, last = day, age
        entries.append(_chat(chat))
    return entries


def found(titles: Sequence[TitleHit], messages: Sequence[SearchHit]) -> list[Entry]:
    """What a search found: chats by their titles, then messages."""
    entries = [_heading(tr("Chats"))] if titles else []
    entries += [_chat(hit.conversation, hit.marks) for hit in titles]
    entries += [_heading(tr("Messages"))] if messages else []
    return entries + [
        Entry(
            Row.MESSAGE,
            hit.conversation_title,
            hit.conversation_id,
            excerpt=hit.excerpt,
            message_id=hit.message_id,
            marks=hit.marks,
        )
        for hit in messages
    ]


def age_words(age: Age) -> str:
    """A heading."""
    if age.period is Period.MONTH:
        return dates.month_name(age.month)
    if age.period is Period.YEAR:
        return dates.year(age.year)
    return {
        Period.TODAY: tr("Today"),
        Period.YESTERDAY: tr("Yesterday"),
        Period.WEEK: tr("Previous 7 days"),
        Period.THIS_MONTH: tr("This month"),
    }[age.period]


def _heading(words: str) -> Entry:
    return Entry(Row.HEADING, words)


def _chat(chat: Conversation, marks: tuple[tuple[int, int], ...] = (), *, inside: bool = False) -> Entry:
    return Entry(Row.CHAT, chat.title, chat.id, chat, folder_id=chat.folder_id, inside=inside, marks=marks)
