"""Where a conversation's messages live: in the store, or, for a temporary chat, in memory only."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Protocol

from app.core.chat.context import Turn
from app.core.chat.followups import FollowUps
from app.core.errors import AppError, ErrorCode
from app.core.models import (
    TITLE_LENGTH,
    Actor,
    ContextManifest,
    Conversation,
    FactResult,
    Message,
    MessageStatus,
    NoteKind,
    OperationKind,
    Role,
    Scope,
    Summary,
    SummaryKind,
    Target,
)
from app.core.privacy.gate import Gate
from app.core.store.intake import accepted
from app.core.store.store import Store, Work, utc_now


@dataclass(frozen=True, slots=True)
class Answer:
    """A finished answer in the model's own words, to be kept."""

    text: str
    thinking: str
    model: str
    status: MessageStatus
    results: Sequence[FactResult]
    manifest: ContextManifest


class Transcript(Protocol):
    """One conversation's messages."""

    @property
    def uses_memory(self) -> bool:
        """Whether memories may be read and written here."""
        ...

    @property
    def space_id(self) -> int | None:
        """The space it belongs to, if any."""
        ...

    def branch(self) -> list[Message]:
        """The shown branch, oldest first."""
        ...

    def older_summary(self) -> Summary | None:
        """The summary of what the model no longer sees of it, if there is one."""
        ...

    def turns(self, upto: int) -> list[Turn]:
        """The branch up to a message, in the words that the model is to see."""
        ...

    async def ask(self, parent_id: int | None, text: str) -> Message:
        """Keep a message of the person under `parent_id` and show it."""
        ...

    async def answer(self, parent_id: int, answer: Answer) -> Message:
        """Keep an answer under a question and show it."""
        ...

    def take_back(self, message: Message) -> str:
        """Remove a message and what follows, show its parent; returns its text in the person's own words."""
        ...

    def show(self, message_id: int) -> None:
        """Show the newest branch through a message."""
        ...


class StoredTranscript:
    """A conversation in the store. Everything passes the gate on its way there.

    `own_words` holds, for this run of the program only, what was really said: the model may see it, the disk never.
    """

    uses_memory = True

    def __init__(
        self,
        store: Store,
        gate: Gate,
        conversation_id: int,
        own_words: dict[int, str],
        followups: FollowUps | None = None,
    ) -> None:
        self._store = store
        self._gate = gate
        self._id = conversation_id
        self._own_words = own_words
        self._followups = followups

    @property
    def space_id(self) -> int | None:
        """See `Transcript`."""
        with self._store.read() as view:
            return view.conversations.get(self._id).space_id

    def branch(self) -> list[Message]:
        """See `Transcript`."""
        with self._store.read() as view:
            view.conversations.get(self._id)
            return view.messages.branch(self._id)

    def older_summary(self) -> Summary | None:
        """See `Transcript`."""
        with self._store.read() as view:
            return view.summaries.of(self._id, SummaryKind.PART)

    def turns(self, upto: int) -> list[Turn]:
        """See `Transcript`."""
        return [
            Turn(message.id, message.role, self._own_words.get(message.id, message.text))
            for message in _upto(self.branch(), upto)
        ]

    async def ask(self, parent_id: int | None, text: str) -> Message:
        """See `Transcript`."""
        cleaned = await accepted(self._store, self._gate, text, Target.CHAT)
        with self._store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
            message_id = work.messages.add(self._id, parent_id, Role.USER, cleaned.text)
            work.conversations.show(self._id, message_id)
            if not work.conversations.get(self._id).title:
                work.conversations.rename(self._id, cleaned.text.first_line(TITLE_LENGTH))
            types = {finding.type for finding in cleaned.redaction.findings}
            if types:
                work.messages.add_note(message_id, NoteKind.REDACTED, types=types)
        self._own_words[message_id] = text
        return self._read(message_id)

    async def answer(self, parent_id: int, answer: Answer) -> Message:
        """See `Transcript`."""
        text = await self._gate.clean(answer.text, Target.CHAT)
        thinking = await self._gate.clean(answer.thinking, Target.CHAT)
        with self._store.change(Actor.MODEL, OperationKind.MESSAGE_ANSWER, Scope.MESSAGE) as work:
            message_id = work.messages.add(
                self._id,
                parent_id,
                Role.ASSISTANT,
                text.text,
                thinking=thinking.text,
                model=answer.model,
                status=answer.status,
            )
            work.conversations.show(self._id, message_id)
            work.manifests.keep(message_id, answer.manifest)
            work.memories.used(memory.memory_id for memory in answer.manifest.memories)
            for result in answer.results:
                add_fact_note(work, message_id, result)
            if self._followups is not None:
                self._followups.after_answer(work, self._id, answer.manifest)
        self._own_words[message_id] = answer.text
        return self._read(message_id)

    def take_back(self, message: Message) -> str:
        """See `Transcript`."""
        with self._store.change(Actor.PERSON, OperationKind.EXCHANGE_UNDO, Scope.MESSAGE) as work:
            work.messages.trash_from(message.id)
            work.conversations.show(self._id, message.parent_id)
        return self._own_words.get(message.id, message.text)

    def show(self, message_id: int) -> None:
        """See `Transcript`."""
        with self._store.change(Actor.PERSON, OperationKind.BRANCH_SWITCH, Scope.MESSAGE) as work:
            work.conversations.show(self._id, work.messages.newest_leaf(message_id))

    def _read(self, message_id: int) -> Message:
        with self._store.read() as view:
            return view.messages.get(message_id)


def add_fact_note(work: Work, message_id: int, result: FactResult) -> None:
    """Note under a message what became of a fact."""
    work.messages.add_note(
        message_id,
        NoteKind(result.outcome.value),
        memory_id=result.memory_id,
        conflict_id=result.conflict_id,
        operation_id=result.operation_id,
        types=result.types,
    )


@dataclass
class TemporaryTranscript:
    """A conversation that lives in memory: nothing of it reaches the disk, nothing is remembered.

    Its ids are negative, so that they can never be taken for stored ones.
    """

    conversation: Conversation
    clock: Callable[[], datetime] = utc_now
    uses_memory: bool = False
    space_id: int | None = None
    manifests: dict[int, ContextManifest] = field(default_factory=dict)
    _messages: dict[int, Message] = field(default_factory=dict)

    def branch(self) -> list[Message]:
        """See `Transcript`."""
        path: list[Message] = []
        head = self.conversation.head_id
        while head is not None:
            message = self._messages[head]
            siblings = (other.id for other in self._messages.values() if other.parent_id == message.parent_id)
            path.append(replace(message, siblings=tuple(siblings)))
            head = message.parent_id
        return path[::-1]

    def older_summary(self) -> Summary | None:
        """See `Transcript`: nothing is made of a temporary chat."""
        return None

    def turns(self, upto: int) -> list[Turn]:
        """See `Transcript`."""
        return [Turn(message.id, message.role, message.text) for message in _upto(self.branch(), upto)]

    async def ask(self, parent_id: int | None, text: str) -> Message:
        """See `Transcript`."""
        return self._add(parent_id, Role.USER, text, "", None, MessageStatus.COMPLETE)

    async def answer(self, parent_id: int, answer: Answer) -> Message:
        """See `Transcript`."""
        message = self._add(parent_id, Role.ASSISTANT, answer.text, answer.thinking, answer.model, answer.status)
        self.manifests[message.id] = answer.manifest
        return message

    def take_back(self, message: Message) -> str:
        """See `Transcript`."""
        doomed = {message.id}
        for other in list(self._messages.values()):  # oldest first: a parent comes before its children
            if other.id in doomed or other.parent_id in doomed:
                doomed.add(other.id)
                del self._messages[other.id]
        self._show(message.parent_id)
        return message.text

    def show(self, message_id: int) -> None:
        """See `Transcript`."""
        newest = {message.parent_id: message.id for message in self._messages.values()}
        while message_id in newest:
            message_id = newest[message_id]
        self._show(message_id)

    def _add(
        self, parent_id: int | None, role: Role, text: str, thinking: str, model: str | None, status: MessageStatus
    ) -> Message:
        message_id = min(self._messages, default=0) - 1
        message = Message(
            id=message_id,
            conversation_id=self.conversation.id,
            parent_id=parent_id,
            role=role,
            text=text,
            thinking=thinking,
            model=model,
            status=status,
            created_at=self.clock(),
        )
        self._messages[message_id] = message
        self._show(message_id)
        return message

    def _show(self, head_id: int | None) -> None:
        self.conversation = replace(self.conversation, head_id=head_id, updated_at=self.clock())


def _upto(branch: list[Message], message_id: int) -> list[Message]:
    ids = [message.id for message in branch]
    if message_id not in ids:
        raise AppError(ErrorCode.NOT_FOUND, what="message", id=message_id)
    return branch[: ids.index(message_id) + 1]
