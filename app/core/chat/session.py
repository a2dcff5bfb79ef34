"""One conversation as a session of another program in this process: add, get, pop, clear.

The four methods of the session protocol of openai-agents (openai.github.io/openai-agents-python/sessions),
over the same store, gate and journal as the window's chats.
"""

from collections.abc import Sequence
from typing import TypedDict

from app.core.chat.transcript import OwnWords, StoredTranscript
from app.core.errors import AppError, ErrorCode
from app.core.models import Actor, Message, OperationKind, Role, Scope, Target
from app.core.privacy.gate import Gate
from app.core.store.intake import accepted
from app.core.store.store import Store


class Item(TypedDict):
    """A message as such programs write it; `role` is "user" or "assistant"."""

    role: str
    content: str


class Session:
    """The shown branch of one conversation. Used on the engine's loop."""

    def __init__(self, store: Store, gate: Gate, conversation_id: int) -> None:
        self._store = store
        self._gate = gate
        self._transcript = StoredTranscript(store, gate, conversation_id, OwnWords())
        self.conversation_id = conversation_id

    async def add(self, items: Sequence[Item]) -> None:
        """Put messages at the end, all or none.

        Raises `AppError`: NOT_FOUND; MESSAGE_REFUSED where the privacy policy refuses a text; EMPTY_TEXT for a role
        that there is not or a text that is empty.
        """
        roles = {role.value: role for role in Role}
        if any(item["role"] not in roles or not item["content"].strip() for item in items):
            raise AppError(ErrorCode.EMPTY_TEXT)
        cleaned = [await accepted(self._store, self._gate, item["content"], Target.CHAT) for item in items]
        with self._store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
            head = work.conversations.get(self.conversation_id).head_id
            for item, one in zip(items, cleaned, strict=True):
                head = work.messages.add(self.conversation_id, head, roles[item["role"]], one.text)
            work.conversations.show(self.conversation_id, head)

    async def get(self, limit: int | None = None) -> list[Item]:
        """The messages, oldest first; with a limit, the last so many. `AppError(NOT_FOUND)`."""
        items = [_item(message) for message in self._transcript.branch()]
        return items if limit is None else items[max(0, len(items) - limit) :]

    async def pop(self) -> Item | None:
        """Take the last message away (undoable) and return it; None when there is none. `AppError(NOT_FOUND)`."""
        branch = self._transcript.branch()
        if not branch:
            return None
        self._transcript.take_back(branch[-1])
        return _item(branch[-1])

    async def clear(self) -> None:
        """Take all messages away (undoable). `AppError(NOT_FOUND)`."""
        branch = self._transcript.branch()
        if branch:
            self._transcript.take_back(branch[0])


def _item(message: Message) -> Item:
    return Item(role=message.role.value, content=message.text)
