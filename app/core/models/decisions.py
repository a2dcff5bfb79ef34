"""How statements stand to each other, what became of them, and what waits for the person."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from app.core.models.memories import Memory


class Relation(StrEnum):
    """How a new statement stands to a stored one."""

    NEW = "new"  # they stand side by side
    DUPLICATE = "duplicate"
    REFINES = "refines"
    CONTRADICTS = "contradicts"
    REPLACES = "replaces"  # time moved on: the old one gets an end date
    UNCERTAIN = "uncertain"


class DecidedBy(StrEnum):
    """Who decided how two statements stand to each other."""

    RULES = "rules"
    MODEL = "model"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A decision about two statements. `why` is a short reason in English for a person or a log of decisions;
    it names slots and kinds of rule, and quotes neither statement."""

    relation: Relation
    by: DecidedBy
    why: str


class Outcome(StrEnum):
    """What became of one fact that was to be saved."""

    SAVED = "saved"
    DUPLICATE = "duplicate"
    REFINED = "refined"
    REPLACED = "replaced"
    CONFLICT = "conflict"
    WAITING = "waiting"  # in the inbox: nobody was sure
    REFUSED = "refused"
    SKIPPED = "skipped"  # the person wants only what they ask for to be saved, or nothing
    FORGOTTEN = "forgotten"
    NOT_FOUND = "not_found"  # asked to forget something that is not stored


@dataclass(frozen=True, slots=True)
class FactResult:
    """What became of one fact of a request to remember or forget.

    `fact` is the clause in its stored form (for a refused fact: with placeholders, and it is not stored).
    `other` is the stored text it duplicates, refines, replaces or clashes with.
    """

    outcome: Outcome
    fact: str
    memory_id: int | None = None
    conflict_id: int | None = None
    operation_id: int | None = None  # undo this to take the effect back
    other: str | None = None
    types: tuple[str, ...] = ()  # what was taken out (or why it was refused)


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What is in a file that may be imported, and what would become of each statement. Nothing was written."""

    source: str  # "keepsake", "chatgpt", "claude" or "list"
    facts: tuple[FactResult, ...]
    conversations: int
    messages: int


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import took in."""

    facts: tuple[FactResult, ...]
    conversations: int


# Why a fact waits although nothing stored clashes with it (`Conflict.why`).
NOT_IN_OWN_WORDS: Final = "not in the person's own words"
DELETED_BEFORE: Final = "the person deleted this before"
ASKED_FIRST: Final = "the person wants to be asked first"


class ConflictState(StrEnum):
    """Whether a conflict still waits for the person."""

    OPEN = "open"
    SETTLED = "settled"


class Resolution(StrEnum):
    """How a person settles a conflict."""

    KEEP_OLD = "keep_old"
    TAKE_NEW = "take_new"
    KEEP_BOTH = "keep_both"  # a contradiction: the old one ends when the new one begins; a doubt: both are true
    MERGE = "merge"  # the old memory gets a text that the person wrote from the two
    NOT_A_CONFLICT = "not_a_conflict"  # both are true at once, and this pair is not asked about again


@dataclass(frozen=True, slots=True)
class Conflict:
    """A statement that waits for the person, because it clashes with a memory or nobody was sure."""

    id: int
    state: ConflictState
    relation: Relation  # CONTRADICTS or UNCERTAIN
    by: DecidedBy
    why: str
    new_text: str
    memory: Memory | None  # the stored one it clashes with; None when it was erased since
    created_at: datetime
    message_id: int | None
    conversation_id: int | None
    settled_at: datetime | None
    resolution: Resolution | None
    space_id: int | None = None
