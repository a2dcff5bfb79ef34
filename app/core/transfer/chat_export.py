"""One chat for people and for programs: its shown branch as Markdown, or as JSON that Keepsake reads again."""

import base64
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from app.core.models import AttachmentKind, Conversation, Given, Message, Role

VERSION: Final = 1
_HEADING = {Role.USER: "You", Role.ASSISTANT: "Assistant"}


def head(at: datetime) -> dict[str, Any]:
    """How every export begins."""
    return {
        "format": "keepsake",
        "version": VERSION,
        "exported_at": at.isoformat(),
        "note": "Private data is replaced by placeholders such as <PHONE_1>; Keepsake does not have it.",
    }


def chat_json(
    conversation: Conversation,
    messages: Sequence[Message],
    given: Callable[[int], Given],
    *,
    space: str | None = None,
    folder: str | None = None,
) -> dict[str, Any]:
    """A chat: where it stands, and its messages with what was given with them."""
    return {
        "title": conversation.title,
        "space": space,
        "folder": folder,
        "pinned": conversation.pinned,
        "archived": conversation.archived,
        "created_at": conversation.created_at.isoformat(),
        "messages": [_message(message, given) for message in messages],
    }


def chat_markdown(conversation: Conversation, messages: Sequence[Message], given: Callable[[int], Given]) -> str:
    """A chat to be read: pictures stand in the text itself, so that it is one file."""
    parts = [f"# {conversation.title or 'Chat'}", f"{conversation.created_at:%Y-%m-%d %H:%M} UTC"]
    for message in messages:
        who = message.model or _HEADING[message.role]
        parts.append(f"## {who} · {message.created_at:%Y-%m-%d %H:%M} UTC")
        parts += [_attachment_markdown(given(one.id)) for one in message.attachments]
        if message.text:
            parts.append(message.text)
    return "\n\n".join(parts) + "\n"


def _message(message: Message, given: Callable[[int], Given]) -> dict[str, Any]:
    document: dict[str, Any] = {
        "role": message.role.value,
        "text": message.text,
        "model": message.model,
        "at": message.created_at.isoformat(),
    }
    if message.attachments:
        document["attachments"] = [_attachment(given(one.id)) for one in message.attachments]
    return document


def _attachment(given: Given) -> dict[str, Any]:
    document: dict[str, Any] = {"kind": given.kind.value, "name": given.name, "media_type": given.media_type}
    if given.kind is AttachmentKind.IMAGE:
        return document | {"data": base64.b64encode(given.data).decode("ascii")}
    return document | {"text": given.text, "pages": given.pages}


def _attachment_markdown(given: Given) -> str:
    name = given.name.replace("[", "(").replace("]", ")")
    if given.kind is AttachmentKind.IMAGE:
        return f"![{name}](data:{given.media_type};base64,{base64.b64encode(given.data).decode('ascii')})"
    quoted = "\n".join(f"> {line}" for line in given.text.splitlines())
    return f"**{name}**\n\n{quoted}"
