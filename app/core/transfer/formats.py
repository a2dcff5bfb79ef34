"""Reading what other programs export: ChatGPT, Claude, Keepsake itself, and plain lists."""

import base64
import json
import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from app.core.errors import AppError, ErrorCode
from app.core.models import AttachmentKind, Given, MemoryKind, Role
from app.core.text.file_names import plain_name, text_media_type

_MOST_BYTES = 512 * 1024 * 1024  # of all that is read: more is no export but an attack on the memory
_EARLIEST = datetime(1990, 1, 1, tzinfo=UTC)  # a time before it, or to come, is a mistake or worse
_BAD_ARCHIVE = (zipfile.BadZipFile, zlib.error, RuntimeError)  # damaged, encrypted, packed in a way we do not know
_BULLET = re.compile(r"^\s*(?:[-*•·–]|\d{1,4}[.)])\s+")
_HEADING = re.compile(r"^\s*(?:#{1,6}\s|\*\*[^*]+\*\*\s*$|[-=_*]{3,}\s*$)")
_ROLES = {"user": Role.USER, "human": Role.USER, "assistant": Role.ASSISTANT}


@dataclass(frozen=True, slots=True)
class ForeignMemory:
    """A statement about the person, as another program kept it."""

    text: str
    kind: MemoryKind | None = None
    importance: int | None = None
    pinned: bool = False
    space: str | None = None


@dataclass(frozen=True, slots=True)
class ForeignMessage:
    """A message of a chat in another program."""

    role: Role
    text: str
    at: datetime | None
    model: str | None = None
    given: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True)
class ForeignChat:
    """A chat in another program: the branch that it showed last."""

    title: str
    at: datetime | None
    messages: tuple[ForeignMessage, ...]
    space: str | None = None
    folder: str | None = None
    pinned: bool = False
    archived: bool = False


@dataclass(slots=True)
class Foreign:
    """Everything that was found in a file."""

    source: str  # "keepsake", "chatgpt", "claude", "list"
    memories: list[ForeignMemory] = field(default_factory=list)
    chats: list[ForeignChat] = field(default_factory=list)


def read_foreign(path: Path) -> Foreign:
    """What stands in an archive, a JSON file or a text file. `AppError(IMPORT_UNREADABLE)` when it is none of these."""
    try:
        _require_file(path)
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                documents = {name.rpartition("/")[2]: _json_of(archive, name) for name in _wanted(archive)}
            return _merged(documents)
        _require_room(path.stat().st_size)
        text = path.read_bytes().decode("utf-8-sig")
        if path.suffix.lower() == ".json" or text.lstrip()[:1] in "[{":
            return _merged({path.name: json.loads(text)})
        found = Foreign("list", [ForeignMemory(line) for line in _lines(text)])
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, *_BAD_ARCHIVE):
        raise AppError(ErrorCode.IMPORT_UNREADABLE) from None
    if not found.memories:
        raise AppError(ErrorCode.IMPORT_UNREADABLE)
    return found


def _require_file(path: Path) -> None:
    if not path.is_file():  # a device or a pipe may never end
        raise ValueError("no file")


def _require_room(size: int) -> None:
    if size > _MOST_BYTES:
        raise ValueError("too large")


def _wanted(archive: zipfile.ZipFile) -> Iterator[str]:
    names = {"conversations.json", "memories.json", "keepsake.json"}
    wanted = [entry for entry in archive.infolist() if entry.filename.rpartition("/")[2] in names]
    _require_room(sum(entry.file_size for entry in wanted))
    yield from (entry.filename for entry in wanted)


def _json_of(archive: zipfile.ZipFile, name: str) -> Any:
    return json.loads(archive.read(name).decode("utf-8-sig"))


def _merged(documents: dict[str, Any]) -> Foreign:
    """Everything in the documents of one export."""
    found: Foreign | None = None
    for document in documents.values():
        part = _read(document)
        if found is None:
            found = part
        else:
            found.memories += part.memories
            found.chats += part.chats
    if found is None or not (found.memories or found.chats):
        raise AppError(ErrorCode.IMPORT_UNREADABLE)
    return found


def _read(document: Any) -> Foreign:
    if isinstance(document, dict) and document.get("format") == "keepsake":
        return _keepsake(document)
    entries = document if isinstance(document, list) else document.get("conversations", [document])
    if any("mapping" in entry for entry in entries):
        return Foreign("chatgpt", chats=[_chatgpt(entry) for entry in entries if "mapping" in entry])
    if any("chat_messages" in entry for entry in entries):
        return Foreign("claude", chats=[_claude(entry) for entry in entries if "chat_messages" in entry])
    if any(_is_claude_memory(entry) for entry in entries):
        return Foreign("claude", [ForeignMemory(line) for entry in entries for line in _claude_memories(entry)])
    if all(isinstance(entry, dict) and isinstance(_content(entry), str) for entry in entries):
        return Foreign("chatgpt", [ForeignMemory(line) for entry in entries for line in _lines(_content(entry) or "")])
    raise ValueError("no known export")


def _content(entry: dict[str, Any]) -> str | None:
    """A saved memory as several exports write it: {"content": ...}, {"text": ...} or {"memory": ...}."""
    value = entry.get("content") or entry.get("text") or entry.get("memory")
    return value if isinstance(value, str) else None


def _keepsake(document: dict[str, Any]) -> Foreign:
    memories = [
        ForeignMemory(
            text=str(entry["text"]),
            kind=MemoryKind(entry["kind"]) if entry.get("kind") in set(MemoryKind) else None,
            importance=entry.get("importance") if entry.get("importance") in range(1, 6) else None,
            pinned=bool(entry.get("pinned")),
            space=_words(entry.get("space")),
        )
        for entry in document.get("memories", [])
        if not entry.get("valid_until") and not entry.get("deleted_at")
    ]
    chats = [
        ForeignChat(
            title=str(entry.get("title", "")),
            at=_time(entry.get("created_at")),
            messages=tuple(
                ForeignMessage(
                    Role(message["role"]),
                    str(message["text"]),
                    _time(message.get("at")),
                    _words(message.get("model")),
                    tuple(_given(one) for one in message.get("attachments", [])),
                )
                for message in entry.get("messages", [])
            ),
            space=_words(entry.get("space")),
            folder=_words(entry.get("folder")),
            pinned=entry.get("pinned") is True,
            archived=entry.get("archived") is True,
        )
        for entry in document.get("conversations", [])
    ]
    return Foreign("keepsake", memories, chats)


def _given(entry: dict[str, Any]) -> Given:
    """Its media type is told by kind and name, as when a file is read: an export may say anything there, and no gate
    would look at it."""
    pages = entry.get("pages")
    kind, name = AttachmentKind(entry["kind"]), plain_name(str(entry.get("name", "")))
    return Given(
        kind,
        name,
        "application/pdf" if kind is AttachmentKind.PDF else text_media_type(name),
        text=str(entry.get("text", "")),
        data=base64.b64decode(entry.get("data", ""), validate=True),
        pages=pages if isinstance(pages, int) else None,
    )


def _chatgpt(entry: dict[str, Any]) -> ForeignChat:
    """The branch that ends at `current_node`, from its end to the root, hidden and tool messages left out."""
    mapping = entry["mapping"]
    node_id = entry.get("current_node") or next(reversed(mapping), None)
    messages: list[ForeignMessage] = []
    seen: set[object] = set()
    while node_id in mapping and node_id not in seen:
        seen.add(node_id)
        node = mapping[node_id]
        message = node.get("message") or {}
        role = _ROLES.get((message.get("author") or {}).get("role", ""))
        hidden = (message.get("metadata") or {}).get("is_visually_hidden_from_conversation")
        text = _parts((message.get("content") or {}).get("parts", []))
        if role is not None and text and not hidden:
            model = _words((message.get("metadata") or {}).get("model_slug"))
            messages.append(ForeignMessage(role, text, _time(message.get("create_time")), model))
        node_id = node.get("parent")
    return ForeignChat(
        str(entry.get("title") or ""),
        _time(entry.get("create_time")),
        tuple(reversed(messages)),
        archived=entry.get("is_archived") is True,
    )


def _claude(entry: dict[str, Any]) -> ForeignChat:
    messages = []
    for message in entry["chat_messages"]:
        role = _ROLES.get(message.get("sender", ""))
        blocks = [block.get("text", "") for block in message.get("content", []) if block.get("type") == "text"]
        text = _parts(blocks) or str(message.get("text") or "").strip()
        if role is not None and text:
            messages.append(ForeignMessage(role, text, _time(message.get("created_at"))))
    return ForeignChat(str(entry.get("name") or ""), _time(entry.get("created_at")), tuple(messages))


def _is_claude_memory(entry: Any) -> bool:
    return isinstance(entry, dict) and ("conversations_memory" in entry or "project_memories" in entry)


def _claude_memories(entry: dict[str, Any]) -> list[str]:
    """The prose that Claude keeps, a sentence each."""
    texts = [entry.get("conversations_memory") or "", *(entry.get("project_memories") or {}).values()]
    lines = [line for text in texts if isinstance(text, str) for line in _lines(text)]
    sentences = [part.strip() for line in lines for part in re.split(r"(?<=[.!?。！？])\s+", line)]
    return [sentence for sentence in sentences if len(sentence.split()) > 1 or len(sentence) > 4]


def _words(value: Any) -> str | None:
    """A text, where there is one."""
    return value if isinstance(value, str) and value.strip() else None


def _parts(parts: Sequence[Any]) -> str:
    return "\n\n".join(part for part in parts if isinstance(part, str) and part.strip()).strip()


def _lines(text: str) -> list[str]:
    """The lines of a list without their bullets; headings of Markdown are no facts."""
    plain = (line for line in text.splitlines() if not _HEADING.match(line))
    return [line for line in (_BULLET.sub("", line).strip() for line in plain) if line]


def _time(value: Any) -> datetime | None:
    """Seconds since 1970, or ISO 8601. None for what cannot be the time of a chat: the calendar's ends fit no time
    zone, and what is to come would stand above everything for ever."""
    if isinstance(value, int | float):
        time = datetime.fromtimestamp(value, UTC)
    elif isinstance(value, str) and value:
        time = datetime.fromisoformat(value)
        time = time if time.tzinfo else time.replace(tzinfo=UTC)
    else:
        return None
    return time.astimezone(UTC) if _EARLIEST <= time <= datetime.now(UTC) + timedelta(days=1) else None
