"""Words for what the core names by code: who did what, where a memory comes from, what became of a fact.

Functions, not tables of constants: the language is looked up when the words are needed, not at import.
"""

from app.core.models import (
    ASKED_FIRST,
    DELETED_BEFORE,
    NOT_IN_OWN_WORDS,
    Actor,
    Confidence,
    ConfidenceReason,
    DecidedBy,
    FactResult,
    MemoryKind,
    OperationKind,
    OperationState,
    Outcome,
    Relation,
    Resolution,
    ReviewReason,
    SourceKind,
)
from app.i18n import tr, trn


def actor_words(actor: Actor) -> str:
    """Who made a change."""
    return {
        Actor.PERSON: tr("You"),
        Actor.MODEL: tr("The model"),
        Actor.BACKGROUND: tr("Background"),
    }[actor]


def kind_words(kind: OperationKind, chats: int = 1) -> str:
    """What an operation did, as a short clause without a subject, e.g. "Edited a memory"; `chats`: to how many."""
    return {
        OperationKind.MEMORY_ADD: tr("Saved a memory"),
        OperationKind.MEMORY_EDIT: tr("Edited a memory"),
        OperationKind.MEMORY_REFINE: tr("Made a memory more exact"),
        OperationKind.MEMORY_REPLACE: tr("Replaced a memory by a newer fact"),
        OperationKind.MEMORY_CONFIRM: tr("Heard a memory again"),
        OperationKind.MEMORY_PIN: tr("Pinned or unpinned a memory"),
        OperationKind.MEMORY_DELETE: tr("Moved to the trash"),
        OperationKind.MEMORY_RESTORE: tr("Took out of the trash"),
        OperationKind.MEMORY_EXCLUDE: tr("Chose whether a memory is given to models"),
        OperationKind.MESSAGE_EXCLUDE: tr("Chose whether a message is given to models"),
        OperationKind.SUMMARY_WRITE: tr("Summarised a chat"),
        OperationKind.SUMMARY_EDIT: tr("Edited a summary"),
        OperationKind.SUMMARY_DELETE: tr("Deleted a summary"),
        OperationKind.INSIGHT_WRITE: tr("Found what you talk about"),
        OperationKind.INSIGHT_EDIT: tr("Changed an insight"),
        OperationKind.INSIGHT_DELETE: tr("Deleted an insight"),
        OperationKind.MEMORY_RECORD: tr("Changed what is known about a memory"),
        OperationKind.MEMORY_MERGE: tr("Made one memory of two"),
        OperationKind.MEMORY_REVIEW: tr("Said that memories are fine"),
        OperationKind.MEMORY_EXPIRE: tr("Put expired memories into the trash"),
        OperationKind.MEMORY_REWIND: tr("Took memories back to another day"),
        OperationKind.MEMORY_IMPORT: tr("Imported memories"),
        OperationKind.SPACE_CHANGE: tr("Changed a space"),
        OperationKind.CONVERSATION_MOVE: trn(
            "Moved a chat to another space", "Moved {n} chats to another space", chats
        ),
        OperationKind.CONVERSATION_IMPORT: tr("Imported chats"),
        OperationKind.CONFLICT_OPEN: tr("Put a fact aside for you to decide"),
        OperationKind.CONFLICT_SETTLE: tr("Settled what was waiting"),
        OperationKind.CONVERSATION_NEW: tr("Started a chat"),
        OperationKind.CONVERSATION_RENAME: tr("Renamed a chat"),
        OperationKind.CONVERSATION_PIN: trn("Pinned or unpinned a chat", "Pinned or unpinned {n} chats", chats),
        OperationKind.CONVERSATION_FILE: trn(
            "Moved a chat to another folder", "Moved {n} chats to another folder", chats
        ),
        OperationKind.CONVERSATION_ARCHIVE: trn("Archived a chat", "Archived {n} chats", chats),
        OperationKind.CONVERSATION_UNARCHIVE: trn(
            "Took a chat out of the archive", "Took {n} chats out of the archive", chats
        ),
        OperationKind.FOLDER_ADD: tr("Added a folder"),
        OperationKind.FOLDER_RENAME: tr("Renamed a folder"),
        OperationKind.FOLDER_REMOVE: tr("Removed a folder"),
        OperationKind.CONVERSATION_DELETE: trn("Moved a chat to the trash", "Moved {n} chats to the trash", chats),
        OperationKind.CONVERSATION_RESTORE: trn(
            "Took a chat out of the trash", "Took {n} chats out of the trash", chats
        ),
        OperationKind.MESSAGE_SEND: tr("Sent a message"),
        OperationKind.MESSAGE_ANSWER: tr("Answered a message"),
        OperationKind.MESSAGE_CONTINUE: tr("Continued an answer"),
        OperationKind.EXCHANGE_UNDO: tr("Took back an exchange"),
        OperationKind.BRANCH_SWITCH: tr("Showed another branch of a chat"),
    }[kind]


def state_words(state: OperationState) -> str:
    """Whether an operation stands."""
    return {
        OperationState.DONE: tr("Done"),
        OperationState.UNDONE: tr("Undone"),
        OperationState.SUPERSEDED: tr("Undone, then overtaken"),
    }[state]


def source_words(kind: SourceKind) -> str:
    """Where a memory comes from."""
    return {
        SourceKind.MESSAGE: tr("Said in a chat"),
        SourceKind.HAND: tr("Typed by you"),
        SourceKind.CONFLICT: tr("Decided by you when two facts clashed"),
        SourceKind.IMPORT: tr("Imported"),
        SourceKind.INFERRED: tr("Concluded from several messages"),
    }[kind]


def memory_kind_words(kind: MemoryKind) -> str:
    """What sort of thing a memory is."""
    return {
        MemoryKind.FACT: tr("Fact"),
        MemoryKind.PREFERENCE: tr("Preference"),
        MemoryKind.GOAL: tr("Goal"),
        MemoryKind.INSTRUCTION: tr("How to answer"),
        MemoryKind.PROCEDURE: tr("How something is done"),
    }[kind]


def confidence_words(confidence: Confidence) -> str:
    """How far a memory can be relied on, and why."""
    words = tr("Confidence {percent} %", percent=round(100 * confidence.value))
    raised = ", ".join(_reason(one) for one in confidence.raised)
    lowered = ", ".join(_reason(one) for one in confidence.lowered)
    if raised:
        words += " · " + tr("raised: {reasons}", reasons=raised)
    if lowered:
        words += " · " + tr("lowered: {reasons}", reasons=lowered)
    return words


def _reason(reason: ConfidenceReason) -> str:
    return {
        ConfidenceReason.BY_HAND: tr("written by you"),
        ConfidenceReason.ASKED_FOR: tr("you asked to remember it"),
        ConfidenceReason.SETTLED: tr("you decided it"),
        ConfidenceReason.SAID_AGAIN: tr("said again"),
        ConfidenceReason.REVIEWED: tr("you said it is fine"),
        ConfidenceReason.NOTICED: tr("noticed in passing"),
        ConfidenceReason.INFERRED: tr("concluded, not said"),
        ConfidenceReason.IMPORTED: tr("imported"),
        ConfidenceReason.AGE: tr("long ago"),
        ConfidenceReason.CONTRADICTED: tr("something clashes with it"),
        ConfidenceReason.UNSOURCED: tr("its source is gone"),
    }[reason]


def review_words(reason: ReviewReason) -> str:
    """Why a memory is worth a second look."""
    return {
        ReviewReason.DUPLICATE: tr("Says the same as another one"),
        ReviewReason.LOW_VALUE: tr("Says little"),
        ReviewReason.UNSOURCED: tr("What it came from is gone"),
        ReviewReason.STALE: tr("Nobody spoke of it for long"),
        ReviewReason.NEVER_USED: tr("Was never put before the model"),
    }[reason]


def reason_words(relation: Relation, by: DecidedBy, why: str = "") -> str:
    """Why a statement waits for the person."""
    waits = {
        NOT_IN_OWN_WORDS: tr("You did not say this in your own words here: the model concluded it, or it was quoted."),
        DELETED_BEFORE: tr("You deleted this before."),
        ASKED_FIRST: tr("You want to be asked before anything is saved."),
    }
    if why in waits:
        return waits[why]
    if relation is Relation.UNCERTAIN:
        return tr("It is not clear whether both can be true.")
    return {
        DecidedBy.RULES: tr("Both speak of the same thing and cannot be true at the same time."),
        DecidedBy.MODEL: tr("The model judged that both cannot be true at the same time."),
    }[by]


def resolution_words(resolution: Resolution) -> str:
    """How a conflict was settled."""
    return {
        Resolution.KEEP_OLD: tr("Kept the old one"),
        Resolution.TAKE_NEW: tr("Took the new one"),
        Resolution.KEEP_BOTH: tr("Kept both, with dates"),
        Resolution.MERGE: tr("Merged the two"),
        Resolution.NOT_A_CONFLICT: tr("Not a conflict: both are true"),
    }[resolution]


def outcome_words(outcome: Outcome) -> str:
    """What became of one fact, as a short clause."""
    return {
        Outcome.SAVED: tr("Saved"),
        Outcome.DUPLICATE: tr("Already known"),
        Outcome.REFINED: tr("Made more exact"),
        Outcome.REPLACED: tr("Saved; the older fact now has an end date"),
        Outcome.CONFLICT: tr("Clashes with what is stored; nothing was changed"),
        Outcome.WAITING: tr("Waits for you: nobody was sure how it fits"),
        Outcome.SKIPPED: tr("Not saved, as your settings say"),
        Outcome.REFUSED: tr("Not saved"),
        Outcome.FORGOTTEN: tr("Moved to the trash"),
        Outcome.NOT_FOUND: tr("Nothing like it is stored"),
    }[outcome]


def foreseen_words(outcome: Outcome) -> str:
    """What would become of one fact, before anything is done."""
    return {
        Outcome.SAVED: tr("New: will be saved"),
        Outcome.REFINED: tr("Will make more exact what is stored"),
        Outcome.REPLACED: tr("Will be saved; the older fact gets an end date"),
        Outcome.CONFLICT: tr("Clashes with what is stored: you will be asked"),
        Outcome.WAITING: tr("Will wait for you: nobody is sure how it fits"),
        Outcome.REFUSED: tr("Will not be saved"),
        Outcome.SKIPPED: tr("Will not be saved, as your settings say"),
    }.get(outcome) or outcome_words(outcome)


def result_words(result: FactResult) -> str:
    """What became of one fact, with the fact and what it met."""
    said = tr("{outcome}: “{fact}”", outcome=outcome_words(result.outcome), fact=result.fact)
    if result.other is None or result.other == result.fact:
        return said
    return tr("{said} (stored: “{other}”)", said=said, other=result.other)
