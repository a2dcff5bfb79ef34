"""Who did what: the entries of the journal."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


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
    MEMORY_EXCLUDE = "memory_exclude"  # from what models are given, or no longer
    MEMORY_REVIEW = "memory_review"
    MEMORY_EXPIRE = "memory_expire"
    MEMORY_REWIND = "memory_rewind"  # as they were on a day
    MEMORY_IMPORT = "memory_import"
    SPACE_CHANGE = "space_change"
    CONVERSATION_MOVE = "conversation_move"  # to another space
    CONVERSATION_IMPORT = "conversation_import"
    CONFLICT_OPEN = "conflict_open"
    CONFLICT_SETTLE = "conflict_settle"
    SUMMARY_WRITE = "summary_write"
    SUMMARY_EDIT = "summary_edit"
    SUMMARY_DELETE = "summary_delete"
    INSIGHT_WRITE = "insight_write"
    INSIGHT_EDIT = "insight_edit"
    INSIGHT_DELETE = "insight_delete"
    CONVERSATION_NEW = "conversation_new"
    CONVERSATION_RENAME = "conversation_rename"
    CONVERSATION_PIN = "conversation_pin"
    CONVERSATION_FILE = "conversation_file"  # into a folder, or out of all
    CONVERSATION_ARCHIVE = "conversation_archive"
    CONVERSATION_UNARCHIVE = "conversation_unarchive"
    CONVERSATION_DELETE = "conversation_delete"
    CONVERSATION_RESTORE = "conversation_restore"
    FOLDER_ADD = "folder_add"
    FOLDER_RENAME = "folder_rename"
    FOLDER_REMOVE = "folder_remove"
    MESSAGE_EXCLUDE = "message_exclude"
    MESSAGE_SEND = "message_send"
    MESSAGE_ANSWER = "message_answer"
    MESSAGE_CONTINUE = "message_continue"  # the model went on with an answer that had broken off
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
    def is_a_step(self) -> bool:
        """Whether "undo" without more may mean it: what the background concluded meanwhile nobody means, but what went
        because its time was over is missed."""
        return self.actor is not Actor.BACKGROUND or self.kind is OperationKind.MEMORY_EXPIRE

    @property
    def can_redo(self) -> bool:
        """Whether redoing may be tried."""
        return self.state is OperationState.UNDONE and not self.erased


@dataclass(frozen=True, slots=True)
class JournalFilter:
    """Which operations are asked for; by default all."""

    scopes: frozenset[Scope] | None = None
    actor: Actor | None = None
    kinds: frozenset[OperationKind] | None = None
    since: datetime | None = None
    until: datetime | None = None
    query: str = ""  # part of a text that it touched, as it was before or after ...
    named: frozenset[OperationKind] = frozenset()  # ... or a kind that this names in the person's language


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A value beside the text that an operation changed, as JSON values."""

    name: str
    before: str | int | float | bool | None
    after: str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class OperationChange:
    """What an operation did to one thing. `before` is None where it was not there, `after` where it is gone."""

    table: str  # "memories", "conflicts", "conversations", "messages", "spaces", "summaries", "insights"
    id: int
    before: str | None  # its text
    after: str | None
    fields: tuple[FieldChange, ...] = ()


# A chat's own flow: every step is in the journal, none is what a person means by "undo".
NOT_UNDONE_BY_HAND = frozenset(
    {
        OperationKind.CONVERSATION_NEW,
        OperationKind.MESSAGE_SEND,
        OperationKind.MESSAGE_ANSWER,
        OperationKind.BRANCH_SWITCH,
    }
)
