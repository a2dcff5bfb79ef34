"""What the core hands to a front end: frozen values, no behaviour that needs a database.

Times are timezone-aware UTC. Ids are positive integers that are never used twice. Texts are the stored form
(placeholders instead of personal data) unless a field says otherwise.
"""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

# ---------------------------------------------------------------- who did what


class Actor(StrEnum):
    """Who made a change."""

    PERSON = "person"
    MODEL = "model"
    BACKGROUND = "background"


class Scope(StrEnum):
    """What an operation is about; undo and redo may be asked for one scope."""

    MEMORY = "memory"
    CONVERSATION = "conversation"
    MESSAGE = "message"


class OperationKind(StrEnum):
    """What an operation did; front ends put it into words."""

    MEMORY_ADD = "memory_add"
    MEMORY_EDIT = "memory_edit"
    MEMORY_REFINE = "memory_refine"
    MEMORY_REPLACE = "memory_replace"
    MEMORY_CONFIRM = "memory_confirm"
    MEMORY_PIN = "memory_pin"
    MEMORY_DELETE = "memory_delete"
    MEMORY_RESTORE = "memory_restore"
    MEMORY_RECORD = "memory_record"  # kind, importance, space, expiry
    MEMORY_MERGE = "memory_merge"
    MEMORY_REVIEW = "memory_review"
    MEMORY_EXPIRE = "memory_expire"
    MEMORY_REWIND = "memory_rewind"  # as they were on a day
    MEMORY_IMPORT = "memory_import"
    SPACE_CHANGE = "space_change"
    CONVERSATION_MOVE = "conversation_move"  # to another space
    CONVERSATION_IMPORT = "conversation_import"
    CONFLICT_OPEN = "conflict_open"
    CONFLICT_SETTLE = "conflict_settle"
    CONVERSATION_NEW = "conversation_new"
    CONVERSATION_RENAME = "conversation_rename"
    CONVERSATION_PIN = "conversation_pin"
    CONVERSATION_DELETE = "conversation_delete"
    CONVERSATION_RESTORE = "conversation_restore"
    MESSAGE_SEND = "message_send"
    MESSAGE_ANSWER = "message_answer"
    EXCHANGE_UNDO = "exchange_undo"
    BRANCH_SWITCH = "branch_switch"


class OperationState(StrEnum):
    """`SUPERSEDED` was undone and then overtaken by a later change: readable, no longer redoable."""

    DONE = "done"
    UNDONE = "undone"
    SUPERSEDED = "superseded"


@dataclass(frozen=True, slots=True)
class Operation:
    """One entry of the journal: a change that is undone and redone as a whole."""

    id: int
    at: datetime
    actor: Actor
    kind: OperationKind
    scope: Scope
    state: OperationState
    undone_at: datetime | None
    memory_ids: tuple[int, ...]
    conversation_ids: tuple[int, ...]
    erased: bool  # something it touched was erased for good: it can no longer be undone or redone

    @property
    def can_undo(self) -> bool:
        """Whether undoing may be tried; sent messages are taken back with `undo_exchange` instead."""
        return self.state is OperationState.DONE and not self.erased and self.kind not in NOT_UNDONE_BY_HAND

    @property
    def can_redo(self) -> bool:
        """Whether redoing may be tried."""
        return self.state is OperationState.UNDONE and not self.erased


# A chat's own flow: every step is in the journal, none is what a person means by "undo".
NOT_UNDONE_BY_HAND = frozenset(
    {
        OperationKind.CONVERSATION_NEW,
        OperationKind.MESSAGE_SEND,
        OperationKind.MESSAGE_ANSWER,
        OperationKind.BRANCH_SWITCH,
    }
)


# ---------------------------------------------------------------- privacy


class Target(StrEnum):
    """What a text is about to become; the privacy policy may differ."""

    MEMORY = "memory"
    CHAT = "chat"


class GateVerdict(StrEnum):
    """What the privacy gate decided about a whole text."""

    CLEAN = "clean"
    REDACTED = "redacted"
    REFUSED = "refused"


class PrivacyAction(StrEnum):
    """What is done about a type of private data."""

    REFUSE = "refuse"  # what holds it is not stored at all
    REDACT = "redact"  # a placeholder stands in its place
    KEEP = "keep"  # it is stored as it is


@dataclass(frozen=True, slots=True)
class DeepReadings:
    """What deeper readings there could be here."""

    pipelines: tuple[str, ...]  # spaCy's, that are installed
    model: str | None  # the chat model, where it runs on this machine


@dataclass(frozen=True, slots=True)
class Finding:
    """Something private in a text. Offsets are characters of the text as it was given, end exclusive."""

    type: str  # e.g. "PHONE", "PASSWORD": a key of `app.core.privacy.policy.TYPES`
    start: int
    end: int
    score: float
    secret: bool  # a password, a key and the like, rather than personal data
    placeholder: str  # what stands in the stored form instead, e.g. "<PHONE_1>"
    action: PrivacyAction = PrivacyAction.REDACT  # refused or replaced; what is kept is no finding


@dataclass(frozen=True, slots=True)
class PrivacyRule:
    """What is done about one type of private data."""

    type: str
    secret: bool
    memory: PrivacyAction
    chat: PrivacyAction


@dataclass(frozen=True, slots=True)
class Allowance:
    """A private value that the person declared fine to store. The value itself is not kept, only how it looks."""

    id: int
    type: str
    mask: str  # e.g. "d•••••••g"
    allowed_at: datetime


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that was not stored because of what it held: the types only."""

    id: int
    at: datetime
    target: Target
    types: tuple[str, ...]
    message_id: int | None


@dataclass(frozen=True, slots=True)
class Redaction:
    """A text's stored form, and what was taken out of it."""

    text: str
    verdict: GateVerdict
    findings: tuple[Finding, ...]


# ---------------------------------------------------------------- memories

# For what asks in which space to look: in all of them. (None is what belongs to none, an id is that space and None's.)
EVERYWHERE: Final = 0


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


@dataclass(frozen=True, slots=True)
class Space:
    """A part of the person's life that does not mix with the others."""

    id: int
    name: str
    memories: int  # that are seen in it alone
    conversations: int


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


# ---------------------------------------------------------------- conversations


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


@dataclass(frozen=True, slots=True)
class ScoreParts:
    """What a message's score is made of (`app/core/recall/ranking.py`)."""

    words: float
    near: float  # lent by what stands next to it
    speaker: float  # factor: a long answer of an assistant counts for less
    chat: float  # lent by the chat around it
    time: float  # factor: named in the question, or fresh


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


# ---------------------------------------------------------------- what was put before the model


@dataclass(frozen=True, slots=True)
class ManifestMemory:
    """A memory that was in the prompt, by version. `text` is that version's, None when it was erased."""

    memory_id: int
    revision: int
    tokens: int
    text: str | None = None


@dataclass(frozen=True, slots=True)
class ManifestExcerpt:
    """A part of a past message that was in the prompt. `text` is None when the message was erased."""

    message_id: int
    tokens: int
    score: float
    text: str | None = None


@dataclass(frozen=True, slots=True)
class ContextManifest:
    """Exactly what one answer was given, as references; token counts are our estimates unless measured."""

    model: str
    window: int  # tokens the model can see, prompt and answer together
    reserved: int  # tokens kept free for the answer
    system_tokens: int
    memories: tuple[ManifestMemory, ...]
    memories_dropped: tuple[int, ...]  # ids that did not fit
    messages: tuple[int, ...]  # ids that were sent, oldest first
    messages_dropped: tuple[int, ...]  # ids of this branch that no longer fit
    estimated_tokens: int
    measured_tokens: int | None  # the server's own count of the prompt
    excerpts: tuple[ManifestExcerpt, ...] = ()  # of past chats, best first
    excerpts_dropped: tuple[int, ...] = ()  # ids of messages that were found and did not fit


# ---------------------------------------------------------------- models


class ServerState(StrEnum):
    """Whether a model server answers."""

    UNKNOWN = "unknown"
    ONLINE = "online"
    OFFLINE = "offline"


@dataclass(frozen=True, slots=True)
class ModelInfo:
    """A model that can be chosen."""

    name: str
    size: int  # bytes on disk; 0 when unknown
    family: str
    parameter_size: str  # as the server words it, e.g. "8.0B"
    tools: bool
    thinking: bool
    vision: bool
    context_length: int | None  # tokens it was trained for
    remote: bool  # runs elsewhere, behind the local server
    offline: bool = False  # our own assistant, no language model


@dataclass(frozen=True, slots=True)
class ModelsState:
    """The models there are, and the one in use. The offline assistant is always the last of `models`."""

    server: ServerState
    host: str
    version: str | None
    models: tuple[ModelInfo, ...]
    current: ModelInfo


@dataclass(frozen=True, slots=True)
class PullProgress:
    """How far a model's download is; `total` is 0 while unknown."""

    model: str
    status: str
    completed: int
    total: int


# ---------------------------------------------------------------- doctor


@dataclass(frozen=True, slots=True)
class DoctorReport:
    """The state of everything Keepsake stands on, for `doctor` and the about page."""

    versions: dict[str, str]
    home: str
    key_source: str
    database: dict[str, str | int]
    ollama: dict[str, str]
    models: tuple[ModelInfo, ...]
    problems: tuple[str, ...] = field(default=())
