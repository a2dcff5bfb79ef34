"""Conversations and messages, and what is found in them."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from app.core.models.attachments import Attachment
from app.core.models.memories import EVERYWHERE


class Role(StrEnum):
    """Who speaks."""

    USER = "user"
    ASSISTANT = "assistant"


class MessageStatus(StrEnum):
    """Whether an answer is whole."""

    COMPLETE = "complete"
    STOPPED = "stopped"  # by the person
    INCOMPLETE = "incomplete"  # the stream broke, or the model ran out of room


class NoteKind(StrEnum):
    """What a chip under a message says."""

    SAVED = "saved"
    DUPLICATE = "duplicate"
    REFINED = "refined"
    REPLACED = "replaced"
    CONFLICT = "conflict"
    WAITING = "waiting"
    REFUSED = "refused"
    FORGOTTEN = "forgotten"
    NOT_FOUND = "not_found"
    REDACTED = "redacted"  # parts of the message itself were not stored


@dataclass(frozen=True, slots=True)
class Note:
    """A chip under a message: what was saved, refused or redacted.

    `text` is read afresh from the memory or conflict each time; None when that was erased.
    `undone` says that the operation behind it was undone.
    """

    id: int
    kind: NoteKind
    memory_id: int | None
    conflict_id: int | None
    operation_id: int | None
    types: tuple[str, ...]
    text: str | None
    other: str | None
    undone: bool
    settled: bool  # for a conflict or waiting fact: the person has decided


@dataclass(frozen=True, slots=True)
class Used:
    """How much an answer was given: memories, and parts of past chats. What exactly, its manifest tells."""

    memories: int
    excerpts: int


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation's tree. `siblings` are the ids of all versions at this place, itself
    included, oldest first."""

    id: int
    conversation_id: int
    parent_id: int | None
    role: Role
    text: str
    thinking: str
    model: str | None
    status: MessageStatus
    created_at: datetime
    notes: tuple[Note, ...] = ()
    siblings: tuple[int, ...] = ()
    thinking_seconds: float | None = None
    attachments: tuple[Attachment, ...] = ()
    used: Used | None = None  # of an answer whose manifest was kept


@dataclass(frozen=True, slots=True)
class Conversation:
    """A chat. Temporary ones have negative ids, live in memory only and touch no memories."""

    id: int
    title: str  # empty until the first message
    created_at: datetime
    updated_at: datetime
    pinned: bool
    temporary: bool
    head_id: int | None  # the last message of the branch that is shown
    deleted_at: datetime | None
    space_id: int | None = None
    folder_id: int | None = None
    archived: bool = False


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of chats."""

    id: int
    name: str
    conversations: int  # outside the trash


@dataclass(frozen=True, slots=True)
class ChatsEraseReport:
    """What erasing chats would remove, and what would remain."""

    conversations: int
    messages: int  # in all branches, those taken back too
    summaries: int
    insights: int  # that rest on any of the messages: they are made again of what remains
    backups: int
    memories: int  # that came from the messages: they stay


@dataclass(frozen=True, slots=True)
class ScoreParts:
    """What a message's score is made of (`app/core/recall/ranking.py`)."""

    words: float
    meaning: float
    near: float  # lent by what stands next to it
    speaker: float  # factor: a long answer of an assistant counts for less
    chat: float  # lent by the chat around it
    time: float  # factor: named in the question, or fresh


@dataclass(frozen=True, slots=True)
class SearchFilter:
    """Which messages a search looks at; by default all outside the trash."""

    conversation_id: int | None = None  # of this chat only
    outside: int | None = None  # of other chats than this
    space: int | None = EVERYWHERE  # of the chats of a space (None: of those of none)
    folder: int | None = EVERYWHERE  # of the chats of a folder (None: of those of none)
    archived: bool | None = None  # of chats in the archive, or of those outside
    since: datetime | None = None
    until: datetime | None = None
    role: Role | None = None
    remembered: bool = False  # only those that a memory rests on
    usable: bool = False  # without those that the person does not want to be put before a model

    def lets_through(self, chat: Conversation) -> bool:
        """Whether a chat may be among what is found, as far as chats are spoken of."""
        return (
            self.conversation_id in (None, chat.id)
            and self.outside != chat.id
            and self.space in (EVERYWHERE, chat.space_id)
            and self.folder in (EVERYWHERE, chat.folder_id)
            and self.archived in (None, chat.archived)
            and (self.since is None or chat.updated_at >= self.since)
            and (self.until is None or chat.created_at < self.until)
        )

    @property
    def narrow(self) -> bool:
        """Whether it leaves little of what there is: one chat, space or folder, the archive, what memories rest on."""
        placed = any(place not in (None, EVERYWHERE) for place in (self.space, self.folder))
        return self.remembered or placed or self.archived is True or self.conversation_id is not None

    @property
    def picks(self) -> bool:
        """Whether it lets through one message of a chat and not the next."""
        return self.remembered or any(one is not None for one in (self.since, self.until, self.role))


ANYWHERE: Final = SearchFilter()
TITLE_LENGTH: Final = 60  # characters of a chat's title


@dataclass(frozen=True, slots=True)
class TitleHit:
    """A conversation whose title fits a search."""

    conversation: Conversation
    score: float  # 0 to 1; 1: the title, word for word
    marks: tuple[tuple[int, int], ...]  # the parts of the title that fit: from, up to


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A message that matches a search, with the matching part."""

    conversation_id: int
    conversation_title: str
    message_id: int
    role: Role
    at: datetime
    excerpt: str
    score: float  # higher is better; comparable within one search only
    parts: ScoreParts | None = None
    summary_id: int | None = None  # the excerpt is this summary of the chat
    marks: tuple[tuple[int, int], ...] = ()  # the parts of the excerpt that match the words: from, up to
