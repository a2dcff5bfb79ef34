"""Jobs about one chat: its title, its summary and that of its older part, memories from what was said in passing."""

from collections.abc import Sequence
from dataclasses import replace

from pydantic import BaseModel, ConfigDict

from app.core.agent.extractive import central_sentences
from app.core.agent.work import NOTHING, Asked, Result, Surroundings
from app.core.errors import AppError, ErrorCode
from app.core.llm import prompts
from app.core.llm.structured import ask_strictly
from app.core.llm.tokens import tokens_of
from app.core.memory.evidence import Said
from app.core.memory.judge import Judge
from app.core.memory.service import Origin, Saving
from app.core.models import (
    MADE_OFFLINE,
    TITLE_LENGTH,
    Actor,
    Job,
    MemoryKind,
    Message,
    OperationKind,
    Role,
    Scope,
    SourceKind,
    SummaryKind,
    Target,
)
from app.core.store.store import Work

_LEAST_MESSAGES = 6  # a shorter chat is its own summary
_TENTH = 10  # a summary is about so much shorter than what it is of
_LEAST_WORDS, _MOST_WORDS = 20, 400
_TITLE_MESSAGES = 4  # a title is about how a chat begins
_ROOM = 6000  # tokens of a chat put before the model at once


class _Summary(BaseModel):
    model_config = ConfigDict(extra="ignore")

    summary: str


class _Title(BaseModel):
    model_config = ConfigDict(extra="ignore")

    title: str


class _Facts(BaseModel):
    model_config = ConfigDict(extra="ignore")

    facts: list[str]
    procedures: list[str] = []


class ChatJobs:
    """The handlers of jobs about a chat. All of them read what is stored, which has passed the gate."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around

    async def title(self, job: Job) -> Result:
        """Name a chat. Without a model it keeps its first line."""
        chat_id, asked = _chat_of(job), self._around.asked()
        messages = self._branch(chat_id)[:_TITLE_MESSAGES]
        if asked is None or not messages:
            return NOTHING
        with self._around.store.read() as view:
            before = view.conversations.get(chat_id).title
        answer = await ask_strictly(asked.model, asked.name, prompts.title(_told(messages)), _Title)
        plain = " ".join(answer.title.split()).strip(" .\"'“”«»。《》")[:TITLE_LENGTH]
        if not plain:
            return NOTHING
        cleaned = await self._around.gate.clean(plain, Target.CHAT)

        def write(work: Work) -> None:
            progress = work.jobs.progress(chat_id)
            if not progress.titled and work.conversations.get(chat_id).title == before:
                work.conversations.rename(chat_id, cleaned.text)
            progress.titled = True

        return Result(OperationKind.CONVERSATION_RENAME, Scope.CONVERSATION, write)

    async def summarise(self, job: Job) -> Result:
        """The summary of a chat that is over."""
        return await self._summary(_chat_of(job), SummaryKind.CHAT, self._branch(_chat_of(job)))

    async def shorten(self, job: Job) -> Result:
        """The summary of what the model no longer sees of a chat."""
        chat_id = _chat_of(job)
        with self._around.store.read() as view:
            dropped = view.manifests.dropped_in(chat_id)
        unseen = [message for message in self._branch(chat_id) if message.id in dropped]
        return await self._summary(chat_id, SummaryKind.PART, unseen)

    async def extract(self, job: Job) -> Result:
        """Memories from what the person said since the last time; each through the same verdicts as any."""
        chat_id, settings, asked = _chat_of(job), self._around.settings.current, self._around.asked()
        if settings.saving in ("told", "off") or not settings.memory:
            return NOTHING
        if asked is None:
            raise AppError(ErrorCode.SERVER_UNREACHABLE)
        with self._around.store.read() as view:
            space_id = view.conversations.get(chat_id).space_id
            done = view.jobs.extracted_to(chat_id)
        own = [one for one in self._branch(chat_id) if one.role is Role.USER and one.id > done and one.text.strip()]
        if not own:
            return NOTHING
        with self._around.store.read() as view:
            imported = view.messages.imported([message.id for message in own])
        for part in _parts(own):
            asking = prompts.harvest([message.text for message in part], settings.topics)
            answer = await ask_strictly(asked.model, asked.name, asking, _Facts)
            origin = Origin(
                Actor.BACKGROUND,
                SourceKind.MESSAGE,
                part[-1].id,
                explicit=False,
                space_id=space_id,
                saving=Saving(settings.saving),
                said=[Said(message.id, message.text) for message in part if message.id not in imported],
                said_at=part[-1].created_at,
            )
            judge = Judge(asked.model, asked.name)
            for fact in answer.facts:
                await self._around.memory.remember(fact, origin, judge)
            for procedure in answer.procedures:
                await self._around.memory.remember(procedure, replace(origin, kind=MemoryKind.PROCEDURE), judge)

        def write(work: Work) -> None:
            work.jobs.progress(chat_id).extracted_to = own[-1].id

        return Result(OperationKind.MEMORY_CONFIRM, Scope.MEMORY, write)

    async def _summary(self, chat_id: int, kind: SummaryKind, messages: Sequence[Message]) -> Result:
        if len(messages) < _LEAST_MESSAGES:
            return NOTHING
        with self._around.store.read() as view:
            old = view.summaries.of(chat_id, kind, trashed=True)
            same = old is not None and view.summaries.is_of(old.id, messages)
        asked = self._around.asked()
        better = old is not None and old.made_by == MADE_OFFLINE and asked is not None and old.deleted_at is None
        if old is not None and (old.edited or (same and not better)):
            return NOTHING  # the person's own wording, or made (or deleted) of just this
        if asked is None:
            size = sum(len(message.text.encode()) for message in messages)
            text, made_by = central_sentences([message.text for message in messages], size // _TENTH), MADE_OFFLINE
        else:
            text = "\n".join([await _summarised(asked, part) for part in _parts(messages)])
            made_by = asked.name
        if not text.strip():
            return NOTHING
        cleaned = await self._around.gate.clean(text.strip(), Target.CHAT)
        return Result(
            OperationKind.SUMMARY_WRITE,
            Scope.CONVERSATION,
            lambda work: work.summaries.write(chat_id, kind, cleaned.text, messages, made_by),
        )

    def _branch(self, chat_id: int) -> list[Message]:
        with self._around.store.read() as view:
            if view.conversations.get(chat_id).deleted_at is not None:
                return []
            return view.messages.branch(chat_id)


async def _summarised(asked: Asked, messages: Sequence[Message]) -> str:
    """The summary of messages that fit before the model at once; a longer chat is summarised part by part, each from
    its originals."""
    size = sum(tokens_of(message.text) for message in messages)
    count = min(max(size // _TENTH, _LEAST_WORDS), _MOST_WORDS)
    asking = prompts.summary(_told(messages), count)
    answer = await ask_strictly(asked.model, asked.name, asking, _Summary, max_tokens=4 * count)
    return " ".join(answer.summary.split())


def _chat_of(job: Job) -> int:
    if job.conversation_id is None:
        raise AppError(ErrorCode.BUG, type="a job about no chat")
    return job.conversation_id


def _told(messages: Sequence[Message]) -> list[tuple[str, str]]:
    return [(message.role.value, message.text[: 4 * _ROOM]) for message in messages]


def _parts(messages: Sequence[Message]) -> list[list[Message]]:
    """Messages in runs that fit before the model at once."""
    parts: list[list[Message]] = [[]]
    room = _ROOM
    for message in messages:
        size = tokens_of(message.text)
        if size > room and parts[-1]:
            parts.append([])
            room = _ROOM
        parts[-1].append(message)
        room -= size
    return parts
