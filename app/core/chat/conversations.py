"""The chats of a home: stored and temporary ones, and the one answer that may be under way in each."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import timedelta

from app.core.chat.context import assemble
from app.core.chat.exchange import Exchange, Speaker, last_question
from app.core.chat.followups import FollowUps
from app.core.chat.lookback import Sight
from app.core.chat.materials import Material, Turn
from app.core.chat.transcript import OwnWords, StoredTranscript, TemporaryTranscript, Transcript, add_fact_note
from app.core.errors import AppError, ErrorCode
from app.core.events import Changes, Committed, Event
from app.core.llm.directory import ModelDirectory
from app.core.llm.port import Picture
from app.core.memory.by_hand import operation_of
from app.core.memory.service import MemoryService, Origin, Saving
from app.core.models import (
    Actor,
    AttachmentKind,
    ContextManifest,
    Conversation,
    FactResult,
    GateVerdict,
    Given,
    Message,
    MessageStatus,
    ModelInfo,
    OperationKind,
    Redaction,
    Role,
    Scope,
    SourceKind,
    Target,
)
from app.core.privacy.gate import Gate
from app.core.privacy.images import size_of
from app.core.recall.meaning import Meaning
from app.core.recall.search import Recall
from app.core.settings import SettingsFile
from app.core.store.store import Store, utc_now
from app.core.text.commands import CommandKind, command_of

# Settings that bear on what an answer is given, told in its record.
_TOLD = ("memory", "history", "recent_messages", "saving", "context_tokens", "remote_memory")
MOST_GIVEN = 10  # pictures and files with one message
_LOOKED_BACK = 20  # messages at the end of a branch that are looked through for an answer
_LEAST_RATIO, _MOST_RATIO = 0.5, 2.0  # of counted to estimated tokens that are believed


class Chats:
    """Every conversation there is, by id; negative ids are temporary chats."""

    def __init__(
        self,
        store: Store,
        gate: Gate,
        memory: MemoryService,
        recall: Recall,
        meaning: Meaning,
        models: ModelDirectory,
        settings: SettingsFile,
        emit: Callable[[Event], None],
    ) -> None:
        self._store = store
        self._gate = gate
        self._memory = memory
        self._recall = recall
        self._meaning = meaning
        self._models = models
        self._settings = settings
        self._followups = FollowUps(settings)
        self.on_begin: Callable[[], None] = lambda: None
        self._emit = emit
        self._temporary: dict[int, TemporaryTranscript] = {}
        self._last_temporary_id = 0
        self._own_words = OwnWords()
        self._answering: dict[int, asyncio.Task[Message]] = {}
        self._tokens_per_estimate: dict[str, float] = {}  # by model: what its server counts for what we estimate
        self._free = asyncio.Event()
        self._free.set()

    # -- conversations

    def all(self, *, trashed: bool) -> list[Conversation]:
        """Temporary ones on top, then pinned ones, then the newest."""
        with self._store.read() as view:
            stored = view.conversations.all(trashed=trashed)
        temporary = [] if trashed else [chat.conversation for chat in reversed(self._temporary.values())]
        return temporary + stored

    def get(self, conversation_id: int) -> Conversation:
        """One conversation. `AppError(NOT_FOUND)` when there is none."""
        if conversation_id < 0:
            return self._temporary_chat(conversation_id).conversation
        with self._store.read() as view:
            return view.conversations.get(conversation_id)

    def new(self, *, temporary: bool, space_id: int | None = None) -> Conversation:
        """A new, empty conversation. `AppError(NOT_FOUND)` for a space that there is not."""
        if not temporary:
            with self._store.change(Actor.PERSON, OperationKind.CONVERSATION_NEW, Scope.CONVERSATION) as work:
                return work.conversations.add(work.spaces.require(space_id))
        self._last_temporary_id -= 1
        now = utc_now()
        conversation = Conversation(
            id=self._last_temporary_id,
            title="",
            created_at=now,
            updated_at=now,
            pinned=False,
            temporary=True,
            head_id=None,
            deleted_at=None,
        )
        self._temporary[conversation.id] = TemporaryTranscript(conversation)
        self._changed(conversation.id)
        return conversation

    def transcript(self, conversation_id: int) -> Transcript:
        """Where a conversation's messages live."""
        if conversation_id < 0:
            return self._temporary_chat(conversation_id)
        return StoredTranscript(self._store, self._gate, conversation_id, self._own_words, self._followups)

    async def rename(self, conversation_id: int, title: str) -> Redaction:
        """Give a conversation another title; returns what was taken out of it."""
        if not title.strip():
            raise AppError(ErrorCode.EMPTY_TEXT)
        if conversation_id < 0:
            chat = self._temporary_chat(conversation_id)
            chat.conversation = replace(chat.conversation, title=title.strip())
            self._changed(conversation_id)
            return Redaction(title.strip(), GateVerdict.CLEAN, ())
        cleaned = await self._gate.clean(title.strip(), Target.CHAT)
        with self._store.change(Actor.PERSON, OperationKind.CONVERSATION_RENAME, Scope.CONVERSATION) as work:
            work.conversations.rename(conversation_id, cleaned.text)
            work.jobs.progress(conversation_id).titled = True  # the person's own title stays
        return cleaned.redaction

    async def delete(self, conversation_ids: Collection[int], *, with_memories: bool = False) -> int:
        """To the trash as one operation, on demand with what was learnt only there; returns the operation's id.
        Temporary chats are gone at once (0 when there were no others)."""
        stored = await self._without_temporary(conversation_ids)
        if not stored:
            return 0
        with self._store.change(Actor.PERSON, OperationKind.CONVERSATION_DELETE, Scope.CONVERSATION) as work:
            for memory_id in work.memories.learnt_only_in(stored) if with_memories else ():
                work.memories.trash(memory_id)
            for conversation_id in stored:
                work.conversations.trash(conversation_id)
            return operation_of(work)

    async def erase(self, conversation_ids: Collection[int]) -> None:
        """For good; temporary chats are simply dropped."""
        stored = await self._without_temporary(conversation_ids)
        if stored:
            with self._store.erase() as eraser:
                eraser.conversations(stored)

    def manifest(self, message_id: int) -> ContextManifest:
        """What an answer was given. `AppError(NOT_FOUND)` when that was not kept."""
        if message_id > 0:
            with self._store.read() as view:
                return view.manifests.get(message_id)
        for chat in self._temporary.values():
            if message_id in chat.manifests:
                return chat.manifests[message_id]
        raise AppError(ErrorCode.NOT_FOUND, what="manifest", id=message_id)

    # -- exchanges

    async def send(self, conversation_id: int, text: str, given: Sequence[Given] = ()) -> Message:
        """Keep the person's message at the end of the branch, with what is given with it, and answer it."""
        return await self._ask(conversation_id, self.get(conversation_id).head_id, text, given)

    async def edit_and_resend(self, conversation_id: int, message_id: int, text: str) -> Message:
        """Keep another wording beside a message of the person, with what was given with it, and answer that."""
        old = self._of_branch(conversation_id, message_id, Role.USER)
        return await self._ask(conversation_id, old.parent_id, text, self.given(conversation_id, old))

    def given(self, conversation_id: int, message: Message) -> list[Given]:
        """What was given with a message, to be given again."""
        transcript = self.transcript(conversation_id)
        return [transcript.given(attachment.id) for attachment in message.attachments]

    async def regenerate(self, conversation_id: int, model: str = "") -> Message:
        """Answer the person's last message again, by another model where one is named."""
        self._require_free(conversation_id)
        transcript = self.transcript(conversation_id)
        by = self._models.named(model) if model else None
        return await self._answer(conversation_id, transcript, last_question(transcript.branch()), by=by)

    async def continue_answer(self, conversation_id: int) -> Message:
        """Let the model that began the last answer go on with it.

        Raises `AppError(NOTHING_TO_CONTINUE)` where it is whole, or none of a model.
        """
        self._require_free(conversation_id)
        transcript = self.transcript(conversation_id)
        branch = transcript.branch()
        answer = branch[-1] if branch else None
        if (
            answer is None
            or answer.role is not Role.ASSISTANT
            or answer.status is MessageStatus.COMPLETE
            or not answer.text
            or answer.model is None
        ):
            raise AppError(ErrorCode.NOTHING_TO_CONTINUE)
        by = self._models.named(answer.model)
        if by.offline:
            raise AppError(ErrorCode.NOTHING_TO_CONTINUE)
        question = next(message for message in branch if message.id == answer.parent_id)
        return await self._answer(conversation_id, transcript, question, by=by, begun=answer)

    async def answer_without(
        self, message_id: int, memory_ids: Collection[int], message_ids: Collection[int]
    ) -> Message:
        """Another answer beside this one, to the same question, without some of what it was given.

        Raises `AppError(NOT_FOUND)` for what is no answer in a stored chat's shown branch.
        """
        with self._store.read() as view:
            conversation_id = view.messages.get(message_id).conversation_id
        self._require_free(conversation_id)
        transcript = self.transcript(conversation_id)
        answer = self._of_branch(conversation_id, message_id, Role.ASSISTANT)
        question = self._of_branch(conversation_id, answer.parent_id, Role.USER)
        without = Sight(without_memories=frozenset(memory_ids), without_messages=frozenset(message_ids))
        return await self._answer(conversation_id, transcript, question, without=without)

    def meter(self, conversation_id: int) -> ContextManifest | None:
        """What the last answer of the shown branch was given; None when there is none lately, or it was not kept."""
        for message in reversed(self.transcript(conversation_id).newest(_LOOKED_BACK)):
            if message.role is Role.ASSISTANT:
                try:
                    return self.manifest(message.id)
                except AppError as error:
                    if error.code is not ErrorCode.NOT_FOUND:
                        raise
                    return None
        return None

    async def undo_exchange(self, conversation_id: int) -> str:
        """Take the person's last message and what follows back; returns its text."""
        await self.stop(conversation_id)
        transcript = self.transcript(conversation_id)
        text = transcript.take_back(last_question(transcript.branch()))
        if conversation_id < 0:
            self._changed(conversation_id)
        return text

    async def save_redacted(self, message_id: int) -> list[FactResult]:
        """Remember what an answer's question states with the placeholders that are stored of it; the results become
        notes of the answer.

        Raises `AppError(NOT_FOUND)`.
        """
        with self._store.read() as view:
            question_id = view.messages.get(message_id).parent_id
            question = view.messages.get(question_id) if question_id is not None else None
        if question is None or question.role is not Role.USER:
            raise AppError(ErrorCode.NOT_FOUND, what="message", id=message_id)
        command = command_of(question.text)
        request = command.content if command and command.kind is CommandKind.REMEMBER else question.text
        space_id = self.transcript(question.conversation_id).space_id
        origin = Origin(Actor.PERSON, SourceKind.MESSAGE, question.id, space_id=space_id)
        results = await self._memory.remember(request, origin, None)
        with self._store.maintain() as work:
            for result in results:
                add_fact_note(work, message_id, result)
        self._changed(question.conversation_id)
        return results

    async def stop(self, conversation_id: int) -> None:
        """Stop the answer under way and wait until what has come of it is kept."""
        task = self._answering.get(conversation_id)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until no answer is under way."""
        await self._free.wait()

    async def stop_all(self) -> None:
        """Stop every answer."""
        for conversation_id in list(self._answering):
            await self.stop(conversation_id)

    # -- inside

    async def _without_temporary(self, conversation_ids: Collection[int]) -> list[int]:
        """Stop the answers under way in conversations that are to go, and drop the temporary ones; the others."""
        for conversation_id in conversation_ids:
            await self.stop(conversation_id)
        for conversation_id in conversation_ids:
            if conversation_id < 0:
                self._temporary_chat(conversation_id)
                del self._temporary[conversation_id]
                self._changed(conversation_id)
        return [conversation_id for conversation_id in conversation_ids if conversation_id > 0]

    def _of_branch(self, conversation_id: int, message_id: int | None, role: Role) -> Message:
        """A message of the shown branch."""
        for message in self.transcript(conversation_id).branch():
            if message.id == message_id and message.role is role:
                return message
        raise AppError(ErrorCode.NOT_FOUND, what="message", id=message_id or 0)

    async def _ask(self, conversation_id: int, parent_id: int | None, text: str, given: Sequence[Given]) -> Message:
        if not text.strip() and not given:
            raise AppError(ErrorCode.EMPTY_TEXT)
        if len(given) > MOST_GIVEN:
            raise AppError(ErrorCode.TOO_MANY_FILES, most=MOST_GIVEN)
        self._require_free(conversation_id)
        transcript = self.transcript(conversation_id)
        self._require_room(text, given)
        question = await transcript.ask(parent_id, text.strip(), given)
        return await self._answer(conversation_id, transcript, question)

    async def _answer(
        self,
        conversation_id: int,
        transcript: Transcript,
        question: Message,
        *,
        without: Sight | None = None,
        by: ModelInfo | None = None,
        begun: Message | None = None,
    ) -> Message:
        """`by` answers instead of the current model; `begun` is an answer to be gone on with."""
        current = by or self._models.state.current
        settings = self._settings.current
        here = not current.remote or settings.remote_memory
        exchange = Exchange(
            transcript,
            question,
            Speaker(self._models.model(current), current, self._settings.current.context_tokens),
            begun=begun,
            memory=self._memory if transcript.uses_memory and settings.memory and here else None,
            saving=None if settings.saving == "off" else Saving(settings.saving),
            sight=replace(
                without or Sight(),
                history=settings.history,
                recent=settings.recent_messages,
                insights=settings.insights,
                verbatim=timedelta(days=settings.verbatim_days),
                settings=tuple((name, str(getattr(settings, name))) for name in _TOLD),
            ),
            tokens_per_estimate=self._tokens_per_estimate.get(current.name, 1.0),
            recall=self._recall,
            meaning=self._meaning,
            emit=self._emit,
        )
        task = asyncio.create_task(exchange.run(), name=f"answer in conversation {conversation_id}")
        self._answering[conversation_id] = task
        self._free.clear()
        self.on_begin()
        try:
            answer = await task
            self._learn_tokens(answer)
            return answer
        finally:
            del self._answering[conversation_id]
            if not self._answering:
                self._free.set()
            if conversation_id < 0 and conversation_id in self._temporary:
                self._changed(conversation_id)

    def _learn_tokens(self, answer: Message) -> None:
        """What the server counted for what we estimated corrects the next estimates for this model."""
        if answer.role is not Role.ASSISTANT or answer.model is None:
            return
        manifest = self.manifest(answer.id)
        if manifest.measured_tokens and manifest.estimated_tokens:
            ratio = min(max(manifest.measured_tokens / manifest.estimated_tokens, _LEAST_RATIO), _MOST_RATIO)
            known = self._tokens_per_estimate.get(answer.model, 1.0)
            # Quickly up, slowly down: a prompt that is too long is refused, one that is too short only forgets more.
            self._tokens_per_estimate[answer.model] = max(ratio, (known + ratio) / 2)

    def _require_free(self, conversation_id: int) -> None:
        if conversation_id in self._answering:
            raise AppError(ErrorCode.ANSWER_RUNNING, id=conversation_id)

    def _require_room(self, text: str, given: Sequence[Given]) -> None:
        """Refuse what cannot fit before anything is kept, as far as the model's limit is known by now."""
        current = self._models.state.current
        limit = self._settings.current.context_tokens or current.context_length
        if limit:
            pictures = [one.data for one in given if one.kind is AttachmentKind.IMAGE]
            materials = tuple(Material(0, "", picture=Picture(data, *size_of(data))) for data in pictures)
            turn = Turn(0, Role.USER, text, materials)
            sees = current.vision
            assemble(model=current.name, window=limit, today=utc_now(), turns=[turn], memories=(), sees=sees)

    def _temporary_chat(self, conversation_id: int) -> TemporaryTranscript:
        chat = self._temporary.get(conversation_id)
        if chat is None:
            raise AppError(ErrorCode.NOT_FOUND, what="conversation", id=conversation_id)
        return chat

    def _changed(self, conversation_id: int) -> None:
        """Tell front ends of a change that no transaction tells of."""
        self._emit(Committed(Changes(conversations=frozenset({conversation_id}))))
