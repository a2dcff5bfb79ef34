"""Everything that is kept, as JSON with its provenance, or as Markdown for people."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from app.core.memory.curation import Curation
from app.core.models import EVERYWHERE, Memory, MemoryDetail, MemoryKind
from app.core.store.store import Store
from app.core.transfer.chat_export import chat_json, head


def export_json(
    store: Store,
    curation: Curation,
    *,
    space: int | None = EVERYWHERE,
    chats: bool = True,
    only: Collection[int] | None = None,
) -> dict[str, Any]:
    """Memories with sources, versions and confidence, and the chats, of everything or of what is seen in a space.
    `only`: of the memories those with these ids.

    Texts are the stored ones: placeholders stand for private data, and the export says so.
    """
    with store.read() as view:
        names = {one.id: one.name for one in view.spaces.all()}
        seen = {chat.id for chat in view.conversations.all() if space in (EVERYWHERE, chat.space_id)}
        memories = _chosen(view.memories.all(space=space), only)
        at = view.at
    document: dict[str, Any] = {
        **head(at),
        "spaces": sorted(name for space_id, name in names.items() if space in (EVERYWHERE, space_id)),
        "memories": [_memory(curation.detail(memory.id), names, seen) for memory in memories],
    }
    if chats:
        document["conversations"] = _conversations(store, seen)
        document["summaries"] = _summaries(store, space)
        document["insights"] = _insights(store, space, names)
    return document


def _summaries(store: Store, space: int | None) -> list[dict[str, Any]]:
    with store.read() as view:
        found = view.summaries.all(space=space)
    return [
        {
            "conversation": summary.conversation_id,
            "kind": summary.kind.value,
            "text": summary.text,
            "messages": list(summary.message_ids),
            "made_by": summary.made_by,
            "created_at": _iso(summary.created_at),
        }
        for summary in found
    ]


def _insights(store: Store, space: int | None, names: dict[int, str]) -> list[dict[str, Any]]:
    with store.read() as view:
        found = view.insights.all(space=space)
    return [
        {
            "text": insight.text,
            "from": _iso(insight.first_at),
            "to": _iso(insight.last_at),
            "confidence": insight.confidence,
            "messages": list(insight.message_ids),
            "made_by": insight.made_by,
            "space": names.get(insight.space_id) if insight.space_id else None,
        }
        for insight in found
    ]


def export_markdown(store: Store, *, space: int | None = EVERYWHERE, only: Collection[int] | None = None) -> str:
    """The memories, or those with the ids `only`, as a list for people, by kind."""
    with store.read() as view:
        names = {one.id: one.name for one in view.spaces.all()}
        memories = _chosen(view.memories.all(space=space), only)
        at = view.at
    lines = ["# Keepsake", "", f"{at:%Y-%m-%d}", ""]
    for kind in MemoryKind:
        of_kind = [memory for memory in memories if memory.kind is kind]
        if of_kind:
            lines += [f"## {kind.value}", "", *(_line(memory, names) for memory in of_kind), ""]
    return "\n".join(lines)


def _chosen(memories: list[Memory], only: Collection[int] | None) -> list[Memory]:
    return memories if only is None else [memory for memory in memories if memory.id in only]


def _line(memory: Memory, names: dict[int, str]) -> str:
    since = f"{memory.valid_from or memory.created_at:%Y-%m-%d}"
    until = f" – {memory.valid_until:%Y-%m-%d}" if memory.valid_until else ""
    place = f", {names[memory.space_id]}" if memory.space_id in names else ""
    return f"- {memory.text} ({since}{until}{place})"


def _memory(detail: MemoryDetail, names: dict[int, str], seen: set[int]) -> dict[str, Any]:
    """`seen` are the chats whose titles may be told: a common memory may come from a chat of another space."""
    memory = detail.memory
    return {
        "id": memory.id,
        "text": memory.text,
        "kind": memory.kind.value,
        "slot": memory.slot,
        "importance": memory.importance,
        "pinned": memory.pinned,
        "explicit": memory.explicit,
        "space": names.get(memory.space_id) if memory.space_id else None,
        "created_at": _iso(memory.created_at),
        "updated_at": _iso(memory.updated_at),
        "valid_from": _iso(memory.valid_from),
        "valid_until": _iso(memory.valid_until),
        "expires_at": _iso(memory.expires_at),
        "confirmations": memory.confirmations,
        "confidence": detail.confidence.value,
        "used": detail.use.count,
        "sources": [
            {
                "kind": one.kind.value,
                "at": _iso(one.at),
                "conversation": one.conversation_title if one.conversation_id in seen else None,
                "message": one.message_id,
            }
            for one in detail.sources
        ],
        "versions": [
            {
                "text": version.text,
                "at": _iso(version.operation.at),
                "by": version.operation.actor.value,
                "how": version.operation.kind.value,
                "current": version.current,
            }
            for version in detail.versions
        ],
    }


def export_chats(store: Store, conversation_ids: Collection[int]) -> dict[str, Any]:
    """These chats alone, those in the trash left out."""
    with store.read() as view:
        at = view.at
    return {**head(at), "conversations": _conversations(store, conversation_ids)}


def _conversations(store: Store, conversation_ids: Collection[int]) -> list[dict[str, Any]]:
    """These chats, those in the trash left out: where they stand, and the branch that each shows."""
    wanted = set(conversation_ids)
    with store.read() as view:
        chats = [chat for chat in view.conversations.all() if chat.id in wanted]
        names = {one.id: one.name for one in view.spaces.all()}
        folders = {one.id: one.name for one in view.folders.all()}
        return [
            chat_json(
                chat,
                view.messages.branch(chat.id),
                view.attachments.get,
                space=names.get(chat.space_id or 0),
                folder=folders.get(chat.folder_id or 0),
            )
            for chat in chats
        ]


def _iso(time: datetime | None) -> str | None:
    return None if time is None else time.isoformat()
