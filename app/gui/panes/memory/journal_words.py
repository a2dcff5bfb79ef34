"""Journal entries in words: what was done, what changed by it, and why it cannot be taken back."""

from collections.abc import Callable, Mapping
from datetime import datetime

from app.core.models import (
    NOT_UNDONE_BY_HAND,
    FieldChange,
    MemoryKind,
    Operation,
    OperationKind,
    OperationState,
    Resolution,
)
from app.gui.panes.memory.record_form import importance_words
from app.gui.text import dates
from app.i18n import tr, trn
from app.words.memory import kind_words, memory_kind_words, resolution_words


def operation_words(
    operation: Operation, memory_text: Callable[[int], str | None], chat_titles: Mapping[int, str] | None = None
) -> str:
    """What an operation did and to what, such as "Edited a memory: “User lives in Porto”".

    Memories are named by their present text; what was erased is not named.
    """
    did = kind_words(operation.kind, max(len(operation.conversation_ids), 1))
    if operation.erased:
        return tr("{did} (erased since)", did=did)
    if len(operation.memory_ids) > 1:
        return trn("{did} ({n} memory)", "{did} ({n} memories)", len(operation.memory_ids), did=did)
    name = memory_text(operation.memory_ids[0]) if operation.memory_ids else None
    about_a_folder = operation.kind is OperationKind.FOLDER_REMOVE  # not about the one chat that stood in it
    if name is None and chat_titles and len(operation.conversation_ids) == 1 and not about_a_folder:
        name = chat_titles.get(operation.conversation_ids[0])
    return tr("{did}: “{name}”", did=did, name=name) if name else did


def kinds_named(query: str) -> frozenset[OperationKind]:
    """The kinds of operations whose words hold this."""
    part = query.strip().casefold()
    return frozenset(kind for kind in OperationKind if part and part in kind_words(kind).casefold())


def why_not(operation: Operation) -> str:
    """Why an operation can be neither undone nor redone; empty where it can."""
    if operation.can_undo or operation.can_redo:
        return ""
    if operation.erased:
        return tr("Cannot be taken back: something that it touched was erased for good.")
    if operation.state is OperationState.SUPERSEDED:
        return tr("Cannot be done again: after it was undone, other changes were made.")
    if operation.kind in NOT_UNDONE_BY_HAND:
        return tr("A step of a chat: “Take back the last exchange” in the chat undoes those.")
    return ""


def thing_words(table: str) -> str:
    """What a row of the journal is called."""
    return {
        "memories": tr("Memory"),
        "conflicts": tr("Waiting statement"),
        "conversations": tr("Chat"),
        "messages": tr("Message"),
        "spaces": tr("Space"),
        "summaries": tr("Summary"),
        "insights": tr("Insight"),
    }.get(table, table)


def field_words(change: FieldChange, spaces: Mapping[int, str]) -> str:
    """What changed beside the text."""
    switches = {
        "pinned": (tr("pinned"), tr("no longer pinned")),
        "excluded": (tr("no longer given to models"), tr("given to models again")),
        "used": (tr("given to models again"), tr("no longer given to models")),
        "archived": (tr("archived"), tr("no longer archived")),
        "deleted_at": (tr("moved to the trash"), tr("taken out of the trash")),
        "valid_until": (tr("no longer true"), tr("true again")),
    }
    if change.name in switches:
        return switches[change.name][0 if change.after else 1]
    names = {
        "kind": tr("kind"),
        "importance": tr("importance"),
        "space_id": tr("seen in"),
        "expires_at": tr("kept until"),
        "valid_from": tr("true since"),
        "confirmations": tr("times said again"),
        "resolution": tr("decision"),
    }
    before, after = (_value(change.name, value, spaces) for value in (change.before, change.after))
    return tr("{name}: {before} → {after}", name=names.get(change.name, change.name), before=before, after=after)


def _value(name: str, value: str | float | None, spaces: Mapping[int, str]) -> str:
    nothing = {"space_id": tr("all spaces"), "expires_at": tr("for good")}
    if value is None:
        return nothing.get(name, "–")
    if name == "kind" and value in {kind.value for kind in MemoryKind}:
        return memory_kind_words(MemoryKind(value))
    if name == "importance":
        return importance_words().get(int(value), str(value))
    if name == "space_id":
        return spaces.get(int(value), tr("a space that is gone"))
    if name == "resolution":
        return resolution_words(Resolution(str(value)))
    return dates.day(datetime.fromisoformat(str(value))) if name in {"expires_at", "valid_from"} else str(value)
