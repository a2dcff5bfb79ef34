"""Where a conversation's messages live: in the store, or, for a temporary chat, in memory only."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Protocol

from app.core.chat.followups import FollowUps
from app.core.chat.materials import Material, Turn
from app.core.errors import AppError, ErrorCode
from app.core.llm.port import Picture
from app.core.models import (
    TITLE_LENGTH,
    Actor,
    Attachment,
    AttachmentKind,
    ContextManifest,
    Conversation,
    FactResult,
    Given,
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
from app.core.privacy.gate import Cleaned, Gate
from app.core.privacy.images import CleanImage, clean_image, size_of
from app.core.store.intake import accepted
from app.core.store.store import Store, Work, utc_now

_IDS = 1_000_000  # of messages in one temporary chat
_PICTURES = 6  # the newest of a branch that are put before a model: older ones are no longer spoken of


@dataclass(frozen=True, slots=True)
class Answer:
    """A finished answer in the model's own words, to be kept."""

    text: str
    thinking: str
    model: str
    status: MessageStatus
    results: Sequence[FactResult]
    manifest: ContextManifest
    thinking_seconds: float | None = None  # None: it did not think


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

    def newest(self, count: int) -> list[Message]:
        """The last so many messages of the shown branch, oldest first."""
        ...

    def older_summary(self) -> Summary | None:
        """The summary of what the model no longer sees of it, if there is one."""
        ...

    def turns(self, messages: Sequence[Message]) -> list[Turn]:
        """Messages of the branch in the words that the model is to see."""
        ...

    def own(self, messages: Sequence[Message]) -> list[Message]:
        """The person's among these messages, without those that came in with a file: what a memory may rest on."""
        ...

    def given(self, attachment_id: int) -> Given:
        """What was given with a message here, in the person's own words where they are still known.
        `AppError(NOT_FOUND)` when there is none."""
        ...

    def stored(self, attachment_id: int) -> Given:
        """The same as it is stored, with placeholders: for what leaves Keepsake. `AppError(NOT_FOUND)`."""
        ...

    async def ask(self, parent_id: int | None, text: str, given: Sequence[Given] = ()) -> Message:
        """Keep a message of the person under `parent_id`, with what is given with it, and show it."""
        ...

    async def answer(self, parent_id: int, answer: Answer) -> Message:
        """Keep an answer under a question and show it."""
        ...

    async def extend(self, answer_id: int, more: Answer) -> Message:
        """Put the continuation of an answer to its end."""
        ...

    def take_back(self, message: Message) -> str:
        """Remove a message and what follows, show its parent; returns its text in the person's own words."""
        ...

    def show(self, message_id: int) -> None:
        """Show the newest branch through a message."""
        ...


@dataclass(slots=True)
class OwnWords:
    """What was really said, for this run of the program only: the model may see it, the disk never."""

    documents: dict[int, str] = field(default_factory=dict)  # by attachment id
    _messages: dict[int, tuple[str, str]] = field(default_factory=dict)  # by id: what is stored, and what was said

    def keep(self, message: Message, said: str) -> Message:
        """Know what was said where a message is stored; returns the message."""
        self._messages[message.id] = (message.text, said)
        return message

    def of(self, message: Message) -> str:
        """What was said, as long as the message stands as it was stored then: a continuation may have been undone."""
        stored, said = self._messages.get(message.id, ("", ""))
        return said if stored == message.text else message.text


class StoredTranscript:
    """A conversation in the store. Everything passes the gate on its way there."""

    uses_memory = True

    def __init__(
        self,
        store: Store,
        gate: Gate,
        conversation_id: int,
        own_words: OwnWords,
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

    def newest(self, count: int) -> list[Message]:
        """See `Transcript`."""
        with self._store.read() as view:
            view.conversations.get(self._id)
            return view.messages.newest(self._id, count)

    def older_summary(self) -> Summary | None:
        """See `Transcript`."""
        with self._store.read() as view:
            return view.summaries.of(self._id, SummaryKind.PART)

    def turns(self, messages: Sequence[Message]) -> list[Turn]:
        """See `Transcript`."""
        return _turns(messages, self._own_words.of, self.given)

    def own(self, messages: Sequence[Message]) -> list[Message]:
        """See `Transcript`."""
        said = [message for message in messages if message.role is Role.USER]
        with self._store.read() as view:
            imported = view.messages.imported([message.id for message in said])
        return [message for message in said if message.id not in imported]

    def given(self, attachment_id: int) -> Given:
        """See `Transcript`."""
        given = self.stored(attachment_id)
        return replace(given, text=self._own_words.documents.get(attachment_id, given.text))

    def stored(self, attachment_id: int) -> Given:
        """See `Transcript`."""
        with self._store.read() as view:
            return view.attachments.get(attachment_id)

    async def ask(self, parent_id: int | None, text: str, given: Sequence[Given] = ()) -> Message:
        """See `Transcript`."""
        cleaned = await accepted(self._store, self._gate, text, Target.CHAT)
        names = [await self._gate.clean(one.name, Target.CHAT) for one in given]
        contents = [await self._cleaned(one) for one in given]
        documents = [one for one in contents if isinstance(one, Cleaned)]
        own: dict[int, str] = {}
        with self._store.change(Actor.PERSON, OperationKind.MESSAGE_SEND, Scope.MESSAGE) as work:
            message_id = work.messages.add(self._id, parent_id, Role.USER, cleaned.text)
            for one, name, content in zip(given, names, contents, strict=True):
                if isinstance(content, CleanImage):
                    work.attachments.add_image(message_id, name.text, content)
                    continue
                attachment_id = work.attachments.add_text(
                    message_id, one.kind, name.text, content.text, media_type=one.media_type, pages=one.pages
                )
                own[attachment_id] = one.text
            work.drafts.drop(self._id)
            work.conversations.show(self._id, message_id)
            if not work.conversations.get(self._id).title:
                titles = (cleaned, *names)
                title = next((one.text for one in titles if one.text), cleaned.text)
                work.conversations.rename(self._id, title.first_line(TITLE_LENGTH))
            types = {finding.type for one in (cleaned, *names, *documents) for finding in one.redaction.findings}
            if types:
                work.messages.add_note(message_id, NoteKind.REDACTED, types=types)
        self._own_words.documents.update(own)
        return self._own_words.keep(self._read(message_id), text)

    async def extend(self, answer_id: int, more: Answer) -> Message:
        """See `Transcript`. Text and continuation pass the gate as one: a secret may stand across the break."""
        before = self._read(answer_id)
        whole = self._own_words.of(before) + more.text
        text = await self._gate.clean(whole, Target.CHAT)
        thinking = await self._gate.clean("\n\n".join(filter(None, (before.thinking, more.thinking))), Target.CHAT)
        with self._store.change(Actor.MODEL, OperationKind.MESSAGE_CONTINUE, Scope.MESSAGE) as work:
            work.messages.extend(answer_id, text.text, thinking.text, more.status)
            work.manifests.keep(answer_id, more.manifest)
            work.memories.used(memory.memory_id for memory in more.manifest.memories)
        return self._own_words.keep(self._read(answer_id), whole)

    async def _cleaned(self, given: Given) -> Cleaned | CleanImage:
        if given.kind is AttachmentKind.IMAGE:
            return await asyncio.to_thread(clean_image, given.data)
        return await accepted(self._store, self._gate, given.text, Target.CHAT)

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
                thinking_seconds=answer.thinking_seconds,
            )
            work.conversations.show(self._id, message_id)
            work.manifests.keep(message_id, answer.manifest)
            work.memories.used(memory.memory_id for memory in answer.manifest.memories)
            for result in answer.results:
                add_fact_note(work, message_id, result)
            if self._followups is not None:
                self._followups.after_answer(work, self._id, answer.manifest)
        return self._own_words.keep(self._read(message_id), answer.text)

    def take_back(self, message: Message) -> str:
        """See `Transcript`."""
        with self._store.change(Actor.PERSON, OperationKind.EXCHANGE_UNDO, Scope.MESSAGE) as work:
            work.messages.trash_from(message.id)
            work.conversations.show(self._id, message.parent_id)
        return self._own_words.of(message)

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
    _given: dict[int, Given] = field(default_factory=dict)
    _last_id: int = 0

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

    def newest(self, count: int) -> list[Message]:
        """See `Transcript`."""
        return self.branch()[-count:]

    def older_summary(self) -> Summary | None:
        """See `Transcript`: nothing is made of a temporary chat."""
        return None

    def turns(self, messages: Sequence[Message]) -> list[Turn]:
        """See `Transcript`."""
        return _turns(messages, lambda message: message.text, self.given)

    def own(self, messages: Sequence[Message]) -> list[Message]:
        """See `Transcript`: no file brings any here."""
        return [message for message in messages if message.role is Role.USER]

    def given(self, attachment_id: int) -> Given:
        """See `Transcript`."""
        if attachment_id not in self._given:
            raise AppError(ErrorCode.NOT_FOUND, what="attachment", id=attachment_id)
        return self._given[attachment_id]

    stored = given

    async def ask(self, parent_id: int | None, text: str, given: Sequence[Given] = ()) -> Message:
        """See `Transcript`. Pictures lose their metadata here too: a model may run elsewhere."""
        clean = [
            replace(one, data=(await asyncio.to_thread(clean_image, one.data)).data)
            if one.kind is AttachmentKind.IMAGE
            else one
            for one in given
        ]
        message = self._add(parent_id, Role.USER, text, "", None, MessageStatus.COMPLETE)
        attachments = []
        for one in clean:
            attachment_id = min(self._given, default=0) - 1
            self._given[attachment_id] = one
            size = len(one.data) or len(one.text)
            attachments.append(Attachment(attachment_id, one.kind, one.name, one.media_type, size, one.pages))
        self._messages[message.id] = replace(message, attachments=tuple(attachments))
        return self._messages[message.id]

    async def extend(self, answer_id: int, more: Answer) -> Message:
        """See `Transcript`."""
        before = self._messages[answer_id]
        thinking = "\n\n".join(filter(None, (before.thinking, more.thinking)))
        message = replace(before, text=before.text + more.text, thinking=thinking, status=more.status)
        self._messages[answer_id] = message
        self.manifests[answer_id] = more.manifest
        self._show(answer_id)
        return message

    async def answer(self, parent_id: int, answer: Answer) -> Message:
        """See `Transcript`."""
        message = self._add(parent_id, Role.ASSISTANT, answer.text, answer.thinking, answer.model, answer.status)
        message = self._messages[message.id] = replace(message, thinking_seconds=answer.thinking_seconds)
        self.manifests[message.id] = answer.manifest
        return message

    def take_back(self, message: Message) -> str:
        """See `Transcript`."""
        doomed = {message.id}
        for other in list(self._messages.values()):  # oldest first: a parent comes before its children
            if other.id in doomed or other.parent_id in doomed:
                doomed.add(other.id)
                del self._messages[other.id]
                for attachment in other.attachments:
                    del self._given[attachment.id]
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
        self._last_id -= 1
        message_id = self.conversation.id * _IDS + self._last_id  # no other temporary chat has it
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


def _turns(messages: Sequence[Message], said: Callable[[Message], str], given: Callable[[int], Given]) -> list[Turn]:
    """Messages as the model is to see them; of pictures the newest only."""
    pictures = [one.id for message in messages for one in message.attachments if one.kind is AttachmentKind.IMAGE][
        -_PICTURES:
    ]

    def material(attachment: Attachment) -> Material | None:
        if attachment.kind is not AttachmentKind.IMAGE:
            return Material(attachment.id, attachment.name, given(attachment.id).text)
        if attachment.id not in pictures:
            return None
        data = given(attachment.id).data
        return Material(attachment.id, attachment.name, picture=Picture(data, *size_of(data)))

    return [
        Turn(
            message.id,
            message.role,
            said(message),
            tuple(one for one in map(material, message.attachments) if one is not None),
        )
        for message in messages
    ]
