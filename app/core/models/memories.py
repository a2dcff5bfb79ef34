"""Saved memories: their record, where they come from, what they were before, what is worth a second look."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from app.core.models.journal import Operation

# For what asks in which space to look: in all of them. (None is what belongs to none, an id is that space and None's.)
EVERYWHERE: Final = 0
MOST_FOUND = 500  # memories that a search gives at most: the best


class SourceKind(StrEnum):
    """Where a memory comes from."""

    MESSAGE = "message"
    HAND = "hand"
    CONFLICT = "conflict"
    IMPORT = "import"
    INFERRED = "inferred"  # by a background job, from several messages


class MemoryKind(StrEnum):
    """What sort of thing a memory is."""

    FACT = "fact"
    PREFERENCE = "preference"
    GOAL = "goal"
    INSTRUCTION = "instruction"  # on how to answer
    PROCEDURE = "procedure"  # how something is done


class ConfidenceReason(StrEnum):
    """What raises or lowers a memory's confidence."""

    BY_HAND = "by_hand"
    ASKED_FOR = "asked_for"
    SETTLED = "settled"  # the person decided it in a conflict
    SAID_AGAIN = "said_again"
    REVIEWED = "reviewed"
    NOTICED = "noticed"  # in passing, not asked for
    INFERRED = "inferred"
    IMPORTED = "imported"
    AGE = "age"
    CONTRADICTED = "contradicted"  # something that waits in the inbox clashes with it
    UNSOURCED = "unsourced"  # what it rested on is gone


@dataclass(frozen=True, slots=True)
class MemorySource:
    """One thing a memory rests on. `message_id` is None when it was typed by hand or the message was erased."""

    kind: SourceKind
    at: datetime
    message_id: int | None
    conversation_id: int | None
    conversation_title: str | None


@dataclass(frozen=True, slots=True)
class Memory:
    """One saved fact about the person."""

    id: int
    text: str
    slot: str | None  # the attribute it fills, e.g. "home_city"; None when the rules know none
    created_at: datetime
    updated_at: datetime
    revision: int  # id of the operation that wrote this text: names this version for good
    explicit: bool  # the person asked for it ("remember ..."), rather than the model noticing it
    pinned: bool
    confirmations: int  # how often it was said again
    valid_from: datetime | None
    valid_until: datetime | None  # in the past: history, no longer true
    deleted_at: datetime | None  # set: in the trash
    kind: MemoryKind = MemoryKind.FACT
    importance: int = 3  # 1 (least) to 5
    space_id: int | None = None  # None: seen in every space
    expires_at: datetime | None = None  # goes to the trash then
    reviewed_at: datetime | None = None  # when the person last said that it is fine as it is
    excluded: bool = False  # kept, and not put before models


@dataclass(frozen=True, slots=True)
class Space:
    """A part of the person's life that does not mix with the others."""

    id: int
    name: str
    memories: int  # that are seen in it alone
    conversations: int
    sample: bool = False  # it holds the sample profile


@dataclass(frozen=True, slots=True)
class Confidence:
    """How far a memory can be relied on, and what that comes from (`app/core/memory/confidence.py`)."""

    value: float  # 0 to 1
    raised: tuple[ConfidenceReason, ...]
    lowered: tuple[ConfidenceReason, ...]


@dataclass(frozen=True, slots=True)
class MemoryUse:
    """How often a memory was put before the model."""

    count: int
    last_at: datetime | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What a list tells of a memory beside its record: what it rests on, and how far it can be relied on."""

    origin: SourceKind  # what it came from first
    explicit: bool  # the person asked for it to be remembered
    confidence: float  # 0 to 1


@dataclass(frozen=True, slots=True)
class MemoryVersion:
    """One state a memory's text was in, newest last in a history."""

    number: int  # 1 is the first
    operation: Operation
    text: str
    valid_until: datetime | None
    deleted: bool
    current: bool


@dataclass(frozen=True, slots=True)
class MemoryDetail:
    """A memory with where it came from and what it was before."""

    memory: Memory
    sources: tuple[MemorySource, ...]
    versions: tuple[MemoryVersion, ...]
    use: MemoryUse
    confidence: Confidence


class ReviewReason(StrEnum):
    """Why a memory is worth a second look."""

    DUPLICATE = "duplicate"
    LOW_VALUE = "low_value"
    UNSOURCED = "unsourced"
    STALE = "stale"
    NEVER_USED = "never_used"


class ReviewProposal(StrEnum):
    """What is proposed about it; the person may also say that it is fine as it is."""

    DELETE = "delete"
    MERGE = "merge"  # into the other one that says the same


@dataclass(frozen=True, slots=True)
class ReviewItem:
    """A memory that is worth a second look."""

    memory: Memory
    reason: ReviewReason
    proposal: ReviewProposal
    other: Memory | None  # the one it would be merged into


@dataclass(frozen=True, slots=True)
class MemoryChange:
    """What became of a memory between two times: None where it was not there."""

    memory_id: int
    before: Memory | None
    after: Memory | None


@dataclass(frozen=True, slots=True)
class EraseReport:
    """What erasing would remove, and what would remain."""

    memories: int
    versions: int
    conflicts: int
    backups: int
    manifests: int  # records of answers that name them: they stay, without the text
    messages: int  # chat messages that they come from: they stay, unless they are erased too
