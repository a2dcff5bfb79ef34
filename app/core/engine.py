"""The whole API that a front end may call.

An engine lives on one asyncio loop and is used from there only. Its methods raise `AppError` and nothing else that a
person has to be told; what happens meanwhile is told to the subscribers as events.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from types import EllipsisType
from typing import Any

from app.core import doctor
from app.core.agent.handlers import handlers_of
from app.core.agent.work import Surroundings
from app.core.agent.worker import Worker
from app.core.chat.conversations import Chats
from app.core.chat.session import Session
from app.core.errors import AppError, ErrorCode
from app.core.events import Changes, Committed, Event, GateReady, ImportAdvanced, ModelsChanged, PullAdvanced
from app.core.home import Home
from app.core.llm.directory import ModelDirectory
from app.core.llm.port import ChatModel
from app.core.memory.by_hand import operation_of
from app.core.memory.curation import Curation
from app.core.memory.judge import Judge
from app.core.memory.second_reader import ModelReader
from app.core.memory.service import BY_HAND, MemoryService
from app.core.models import (
    ANYWHERE,
    EVERYWHERE,
    Actor,
    AgentState,
    Allowance,
    Conflict,
    ConflictState,
    ContextManifest,
    Conversation,
    DeepReadings,
    DoctorReport,
    EraseReport,
    FactResult,
    Finding,
    ImportPreview,
    ImportReport,
    IndexState,
    Insight,
    Job,
    JobKind,
    JobState,
    Memory,
    MemoryChange,
    MemoryDetail,
    MemoryKind,
    Message,
    ModelsState,
    Operation,
    OperationKind,
    PrivacyAction,
    PrivacyRule,
    Redaction,
    Refusal,
    Resolution,
    ReviewItem,
    Scope,
    SearchFilter,
    SearchHit,
    Space,
    Summary,
    Target,
)
from app.core.privacy.clean_text import CleanText
from app.core.privacy.deep import DeepReader, SpacyReader, installed_pipelines
from app.core.privacy.gate import Gate
from app.core.recall.indexing import Indexer
from app.core.recall.meaning import Meaning
from app.core.recall.search import Recall
from app.core.settings import Settings, SettingsFile
from app.core.store.store import Store, utc_now
from app.core.text.analyzer import folded
from app.core.transfer.exporter import export_json, export_markdown
from app.core.transfer.formats import read_foreign
from app.core.transfer.importer import Importer

_log = logging.getLogger(__name__)


class Engine:
    """Chats, memories, conflicts, the journal, models and settings of one home."""

    def __init__(
        self,
        *,
        home: Home,
        store: Store,
        gate: Gate,
        models: ModelDirectory,
        settings: SettingsFile,
        connect: Callable[[str], ChatModel],
    ) -> None:
        """`connect` makes the model port of a server address; `models` uses the first one already."""
        self._home = home
        self._store = store
        self._gate = gate
        self._models = models
        self._settings = settings
        self._connect = connect
        self._listeners: list[Callable[[Event], None]] = []
        self._recall = Recall(store)
        self._meaning = Meaning(store, models, settings)
        self._memory = MemoryService(store, gate, self._meaning)
        self._curation = Curation(store, gate)
        self._importer = Importer(store, gate, self._memory)
        self._chats = Chats(store, gate, self._memory, self._recall, self._meaning, models, settings, self._emit)
        self._indexer = Indexer(store, models, self._meaning, settings, idle=self._chats.idle, emit=self._emit)
        self._indexing: asyncio.Task[None] | None = None
        around = Surroundings(store, gate, self._memory, models, settings)
        self._worker = Worker(around, handlers_of(around), idle=self._chats.idle, emit=self._emit)
        self._working: asyncio.Task[None] | None = None
        self._chats.on_begin = self._worker.interrupt
        self._loading: asyncio.Task[None] | None = None
        self._first_look: asyncio.Task[ModelsState] | None = None
        self._choose_readers()
        store.on_commit = self._committed

    # -- life

    async def start(self) -> None:
        """Empty the trash of what has expired; begin to load the gate and to look for the model server.

        Returns before those two are done, so that a window can show what is stored: saving waits for the one,
        answering for the other.
        """
        expired = utc_now() - timedelta(days=self._settings.current.trash_days)
        with self._store.read() as view:
            anything = view.has_trash_before(expired)
        if anything:
            with self._store.erase() as eraser:
                eraser.expired(expired)
        self._curation.expire()
        self._loading = asyncio.create_task(self._load_gate(), name="load the privacy gate")
        self._models.choose(self._settings.current.model)
        self._first_look = asyncio.create_task(self.refresh_models(), name="look for models")
        self._indexing = asyncio.create_task(self._indexer.run(), name="make vectors")
        self._working = asyncio.create_task(self._work(), name="background")

    async def stop(self) -> None:
        """Stop answers (what has come of them is kept), then close the server's connections and the database."""
        await self._chats.stop_all()
        for task in (self._first_look, self._indexing, self._working):
            if task is not None:
                task.cancel()
        tasks = (self._loading, self._first_look, self._indexing, self._working)
        started = [task for task in tasks if task is not None]
        await asyncio.gather(*started, return_exceptions=True)
        await self._models.close()
        self._store.close()

    def subscribe(self, listener: Callable[[Event], None]) -> None:
        """Call `listener` with every event, on the engine's thread; it must return at once."""
        self._listeners.append(listener)

    # -- conversations

    async def conversations(self, *, trashed: bool = False) -> list[Conversation]:
        """Stored conversations outside (or in) the trash: pinned first, then the newest; temporary ones on top."""
        return self._chats.all(trashed=trashed)

    async def new_conversation(self, *, temporary: bool = False, space_id: int | None = None) -> Conversation:
        """A new, empty conversation. A temporary one lives in memory only and touches no memories. NOT_FOUND for a
        space that there is not."""
        return self._chats.new(temporary=temporary, space_id=space_id)

    async def conversation(self, conversation_id: int) -> Conversation:
        """One conversation. NOT_FOUND when there is none."""
        return self._chats.get(conversation_id)

    async def messages(self, conversation_id: int) -> list[Message]:
        """The shown branch, oldest first, with notes and siblings."""
        return self._chats.transcript(conversation_id).branch()

    async def rename_conversation(self, conversation_id: int, title: str) -> Redaction:
        """Give it another title; returns what was taken out of it."""
        return await self._chats.rename(conversation_id, title)

    async def pin_conversation(self, conversation_id: int, pinned: bool) -> None:
        """Keep it at the top, or not."""
        with self._store.change(Actor.PERSON, OperationKind.CONVERSATION_PIN, Scope.CONVERSATION) as work:
            work.conversations.pin(conversation_id, pinned)

    async def delete_conversation(self, conversation_id: int, *, with_memories: bool = False) -> int:
        """To the trash; returns the operation to undo (0 for a temporary chat, which is simply gone).

        `with_memories`: and what was learnt only there; what was also said elsewhere stays.
        """
        return await self._chats.delete(conversation_id, with_memories=with_memories)

    async def learnt_only_in(self, conversation_id: int) -> list[Memory]:
        """The memories that rest on messages of this conversation alone."""
        with self._store.read() as view:
            return [view.memories.get(memory_id) for memory_id in view.memories.learnt_only_in(conversation_id)]

    async def move_conversation(self, conversation_id: int, space_id: int | None) -> None:
        """Into a space, or out of all. What was learnt in it stays where it is. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.CONVERSATION_MOVE, Scope.CONVERSATION) as work:
            work.conversations.move(conversation_id, work.spaces.require(space_id))

    async def restore_conversation(self, conversation_id: int) -> None:
        """Out of the trash."""
        with self._store.change(Actor.PERSON, OperationKind.CONVERSATION_RESTORE, Scope.CONVERSATION) as work:
            work.conversations.restore(conversation_id)

    async def erase_conversation(self, conversation_id: int) -> None:
        """For good: messages, notes, manifests, journal. Memories learnt there stay."""
        await self._chats.erase(conversation_id)

    async def message_place(self, message_id: int) -> int:
        """The chat that a message stands in. NOT_FOUND."""
        with self._store.read() as view:
            return view.messages.get(message_id).conversation_id

    async def search(self, query: str, limit: int = 50, where: SearchFilter = ANYWHERE) -> list[SearchHit]:
        """Messages that match the words of `query` or clearly mean it, best first; its last word may be unfinished."""
        return self._recall.messages(await self._meaning.questions(query), limit, where, typing=True)

    def session(self, conversation_id: int) -> Session:
        """A conversation for another program in this process: add, get, pop, clear."""
        return Session(self._store, self._gate, conversation_id)

    async def recall(self, query: str, limit: int = 20, where: SearchFilter = ANYWHERE) -> list[SearchHit]:
        """What a model would be shown of past messages for `query`: also what stands next to a hit, each with what its
        score is made of."""
        return self._recall.messages(await self._meaning.questions(query), limit, where)

    # -- one exchange: these run until the answer is over (events tell the rest as it comes)

    async def send(self, conversation_id: int, text: str) -> Message:
        """Keep a message of the person and answer it; returns the answer.

        EMPTY_TEXT, ANSWER_RUNNING, MESSAGE_TOO_LONG (nothing is kept then) and the model server's errors (the message
        is kept; `regenerate` tries again).
        """
        await self._looked()
        return await self._chats.send(conversation_id, text)

    async def regenerate(self, conversation_id: int) -> Message:
        """Another answer to the person's last message."""
        await self._looked()
        return await self._chats.regenerate(conversation_id)

    async def edit_and_resend(self, conversation_id: int, message_id: int, text: str) -> Message:
        """A new branch beside a message of the person."""
        await self._looked()
        return await self._chats.edit_and_resend(conversation_id, message_id, text)

    async def stop_answer(self, conversation_id: int) -> None:
        """Stop the answer that is under way, if any; what has come of it is kept."""
        await self._chats.stop(conversation_id)

    async def undo_exchange(self, conversation_id: int) -> str:
        """Take the last exchange back (undoable); returns the person's text for the composer."""
        return await self._chats.undo_exchange(conversation_id)

    async def switch_branch(self, conversation_id: int, message_id: int) -> None:
        """Show the newest branch that goes through this message."""
        self._chats.transcript(conversation_id).show(message_id)

    async def answer_without(
        self, message_id: int, *, memory_ids: Collection[int] = (), message_ids: Collection[int] = ()
    ) -> Message:
        """Another answer beside this one, without some of the memories or past messages it was given. NOT_FOUND,
        ANSWER_RUNNING, and what `send` raises."""
        await self._looked()
        return await self._chats.answer_without(message_id, memory_ids, message_ids)

    async def exclude_memory(self, memory_id: int, excluded: bool) -> int:
        """Keep a memory from models, or not; returns the operation. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_EXCLUDE, Scope.MEMORY) as work:
            work.memories.exclude(memory_id, excluded)
            return operation_of(work)

    async def exclude_message(self, message_id: int, excluded: bool) -> int:
        """Keep a message from models in other chats, or not; returns the operation. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.MESSAGE_EXCLUDE, Scope.MESSAGE) as work:
            work.messages.exclude(message_id, excluded)
            return operation_of(work)

    async def context_meter(self, conversation_id: int) -> ContextManifest | None:
        """What the last shown answer of a chat was given; None when there is none. NOT_FOUND."""
        return self._chats.meter(conversation_id)

    async def manifest(self, message_id: int) -> ContextManifest:
        """What an answer was given. NOT_FOUND when that was not kept."""
        return self._chats.manifest(message_id)

    # -- memories

    async def memories(self, query: str = "", *, trashed: bool = False, space: int | None = EVERYWHERE) -> list[Memory]:
        """All memories (pinned first, then the newest), or those matching the words of `query`, best first.

        `space`: those that are seen in it (None: those of no space); without it, all.
        """
        if query.strip() and not trashed:
            return self._recall.memories(await self._meaning.questions(query), 500, typing=True, space=space)
        with self._store.read() as view:
            found = view.memories.all(trashed=trashed, space=space)
        return [memory for memory in found if folded(query.strip()) in folded(memory.text)]

    async def memory(self, memory_id: int) -> MemoryDetail:
        """A memory with its sources, history, use and confidence. NOT_FOUND when there is none."""
        return self._curation.detail(memory_id)

    async def add_memory(self, text: str, space_id: int | None = None) -> list[FactResult]:
        """By hand, through the same gate and verdicts as any; one result per fact. EMPTY_TEXT, NOT_FOUND."""
        if not text.strip():
            raise AppError(ErrorCode.EMPTY_TEXT)
        await self._looked()
        with self._store.read() as view:
            view.spaces.require(space_id)
        return await self._memory.remember(text, replace(BY_HAND, space_id=space_id), self._judge())

    async def save_redacted(self, message_id: int) -> list[FactResult]:
        """What an answer refused to remember, remembered with placeholders in place of what may not be stored."""
        return await self._chats.save_redacted(message_id)

    async def edit_memory(self, memory_id: int, text: str) -> Redaction:
        """Store exactly this clause, after the gate. MEMORY_REFUSED when it holds a secret; nothing changes then."""
        return await self._memory.edit(memory_id, text)

    async def pin_memory(self, memory_id: int, pinned: bool) -> None:
        """Keep it at the top, or not."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_PIN, Scope.MEMORY) as work:
            work.memories.pin(memory_id, pinned)

    async def delete_memories(self, memory_ids: Sequence[int]) -> int:
        """To the trash as one operation; returns its id."""
        return self._memory.trash(list(memory_ids), Actor.PERSON)

    async def restore_memory(self, memory_id: int) -> None:
        """Out of the trash."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_RESTORE, Scope.MEMORY) as work:
            work.memories.restore(memory_id)

    async def erase_memories(self, memory_ids: Sequence[int]) -> None:
        """For good: rows, versions, conflicts, journal, and the backups that hold them."""
        with self._store.erase() as eraser:
            eraser.memories(list(memory_ids))

    async def erase_report(self, memory_ids: Sequence[int]) -> EraseReport:
        """What erasing them would remove, and what would remain."""
        return self._curation.erase_report(memory_ids)

    async def set_memory_record(
        self,
        memory_ids: Sequence[int],
        *,
        kind: MemoryKind | None = None,
        importance: int | None = None,
        expires_at: datetime | EllipsisType | None = ...,
    ) -> int:
        """Kind, importance (1 to 5), the day on which it goes to the trash (None: never); returns the operation."""
        return self._curation.set_record(memory_ids, kind=kind, importance=importance, expires_at=expires_at)

    async def move_memories(self, memory_ids: Sequence[int], space_id: int | None) -> int:
        """Into a space, where alone they are seen then, or (None) to be seen everywhere; returns the operation."""
        return self._curation.move(memory_ids, space_id)

    async def merge_memories(self, memory_id: int, other_id: int, text: str) -> int:
        """One memory of two; returns the operation. EMPTY_TEXT, MEMORY_REFUSED, NOT_FOUND; nothing changes then."""
        return await self._curation.merge(memory_id, other_id, text)

    async def review(self) -> list[ReviewItem]:
        """Memories that are stale, of little worth, said twice, never used or without a source, with a proposal."""
        return self._curation.review()

    async def mark_reviewed(self, memory_ids: Sequence[int]) -> int:
        """They are fine as they are; returns the operation."""
        return self._curation.reviewed(memory_ids)

    # -- other times

    async def memories_as_of(self, at: datetime) -> list[Memory]:
        """What it knew at a time; without what was erased since."""
        return self._curation.as_of(at)

    async def memory_changes(self, since: datetime, until: datetime) -> list[MemoryChange]:
        """What became of the memories between two times."""
        return self._curation.changes(since, until)

    async def rewind_memories(self, at: datetime, memory_ids: Sequence[int] | None = None) -> int:
        """Make all memories, or these, what they were at a time (undoable); returns how many changed."""
        return self._curation.rewind(at, memory_ids)

    # -- spaces

    async def spaces(self) -> list[Space]:
        """Every space, by name."""
        with self._store.read() as view:
            return view.spaces.all()

    async def add_space(self, name: str) -> Space:
        """EMPTY_TEXT, SPACE_EXISTS."""
        cleaned = await self._space_name(name)
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            space_id = work.spaces.add(cleaned)
            return next(space for space in work.spaces.all() if space.id == space_id)

    async def rename_space(self, space_id: int, name: str) -> None:
        """EMPTY_TEXT, NOT_FOUND, SPACE_EXISTS."""
        cleaned = await self._space_name(name)
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            work.spaces.rename(space_id, cleaned)

    async def remove_space(self, space_id: int) -> None:
        """Take the space away (undoable): what was seen in it alone is seen everywhere then. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            work.spaces.remove(space_id)

    # -- in and out

    async def export(self, *, space: int | None = EVERYWHERE, chats: bool = True) -> dict[str, Any]:
        """Everything, or what is seen in a space, with its provenance, as JSON values."""
        return export_json(self._store, self._curation, space=space, chats=chats)

    async def export_markdown(self, *, space: int | None = EVERYWHERE) -> str:
        """The memories as a list for people."""
        return export_markdown(self._store, space=space)

    async def preview_import(self, path: Path) -> ImportPreview:
        """What would become of what stands in a file; writes nothing. IMPORT_UNREADABLE."""
        foreign = await asyncio.to_thread(read_foreign, path)
        return await self._importer.preview(foreign, self._tell_progress)

    async def import_file(self, path: Path, *, memories: bool = True, chats: bool = True) -> ImportReport:
        """Take in what stands in a file, through gate and verdicts. Cancel the task to break it off: what was taken
        in stays. IMPORT_UNREADABLE."""
        foreign = await asyncio.to_thread(read_foreign, path)
        return await self._importer.run(foreign, memories=memories, chats=chats, progress=self._tell_progress)

    # -- conflicts

    async def conflicts(self, *, settled: bool = False) -> list[Conflict]:
        """Open conflicts, oldest first, or the settled ones, last settled first."""
        with self._store.read() as view:
            return view.conflicts.all(ConflictState.SETTLED if settled else ConflictState.OPEN)

    async def settle_conflict(
        self, conflict_id: int, resolution: Resolution, *, merged: str = "", space_id: int | None = None
    ) -> int:
        """Settle as the person says; returns the operation to undo.

        MERGE gives the old memory the text `merged`; KEEP_BOTH with a `space_id` lets the new one hold there only. For
        a waiting fact without a stored one it clashes with, TAKE_NEW and KEEP_BOTH save it, KEEP_OLD drops it.
        """
        return await self._memory.settle(conflict_id, resolution, merged=merged, space_id=space_id)

    # -- the journal

    async def operations(
        self, scope: Scope | None = None, limit: int = 200, before: int | None = None
    ) -> list[Operation]:
        """The newest operations first; `before` an id pages on."""
        with self._store.read() as view:
            return view.journal.latest(scope, limit, before)

    async def undo(self, operation_id: int | None = None, *, scope: Scope | None = None) -> Operation:
        """Undo this operation, or the latest (of `scope`) that a person may undo. NOTHING_TO_UNDO, UNDO_CLASH."""
        with self._store.maintain() as work:
            return work.journal.undo(operation_id, scope)

    async def redo(self, operation_id: int | None = None, *, scope: Scope | None = None) -> Operation:
        """Redo this operation, or the one (of `scope`) that was undone last. NOTHING_TO_REDO, UNDO_CLASH."""
        with self._store.maintain() as work:
            return work.journal.redo(operation_id, scope)

    # -- the background: jobs, summaries, insights

    async def agent_state(self) -> AgentState:
        """What the background does right now."""
        return self._worker.state()

    async def jobs(self) -> list[Job]:
        """What waits, runs or has failed for good, what is due first on top."""
        with self._store.read() as view:
            return view.jobs.all(JobState.RUNNING, JobState.QUEUED, JobState.DEAD)

    async def retry_job(self, job_id: int) -> None:
        """Try a job that failed for good once more. NOT_FOUND."""
        with self._store.maintain() as work:
            work.jobs.retry(job_id)
        self._worker.hurry()

    async def discard_job(self, job_id: int) -> None:
        """Take a job out of the queue. NOT_FOUND."""
        with self._store.maintain() as work:
            work.jobs.discard(job_id)

    async def work_now(self, *, insights: bool = False, conversation_id: int | None = None) -> None:
        """Do what is due without waiting for a quiet moment; on demand also insights, or everything about a chat."""
        with self._store.maintain() as work:
            if insights:
                work.jobs.enqueue(JobKind.INSIGHTS)
            if conversation_id is not None:
                for kind in (JobKind.TITLE, JobKind.EXTRACT, JobKind.SUMMARISE):
                    work.jobs.enqueue(kind, conversation_id)
        self._worker.hurry()

    async def summaries(self, *, space: int | None = EVERYWHERE) -> list[Summary]:
        """Summaries of chats and of older parts of chats, the newest first."""
        with self._store.read() as view:
            return view.summaries.all(space=space)

    async def edit_summary(self, summary_id: int, text: str) -> None:
        """The person's own wording, which stays. EMPTY_TEXT, NOT_FOUND."""
        cleaned = await self._cleaned(text, Target.CHAT)
        with self._store.change(Actor.PERSON, OperationKind.SUMMARY_EDIT, Scope.CONVERSATION) as work:
            work.summaries.edit(summary_id, cleaned)

    async def delete_summary(self, summary_id: int) -> int:
        """Away with it (undoable); it is not made again of the same messages. Returns the operation. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.SUMMARY_DELETE, Scope.CONVERSATION) as work:
            work.summaries.trash(summary_id)
            return operation_of(work)

    async def insights(self, *, space: int | None = EVERYWHERE) -> list[Insight]:
        """What the person talks about, what was spoken of last on top."""
        with self._store.read() as view:
            return view.insights.all(space=space)

    async def edit_insight(self, insight_id: int, text: str) -> None:
        """The person's own wording, which stays. EMPTY_TEXT, NOT_FOUND."""
        cleaned = await self._cleaned(text, Target.MEMORY)
        with self._store.change(Actor.PERSON, OperationKind.INSIGHT_EDIT, Scope.MEMORY) as work:
            work.insights.edit(insight_id, cleaned)

    async def use_insight(self, insight_id: int, used: bool) -> None:
        """Give it to models, or not. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.INSIGHT_EDIT, Scope.MEMORY) as work:
            work.insights.use(insight_id, used)

    async def delete_insight(self, insight_id: int) -> int:
        """Away with it (undoable); nothing like it is concluded again from those messages. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.INSIGHT_DELETE, Scope.MEMORY) as work:
            work.insights.trash(insight_id)
            return operation_of(work)

    # -- models

    def models_state(self) -> ModelsState:
        """The models as last seen."""
        return self._models.state

    async def refresh_models(self) -> ModelsState:
        """Look again."""
        state = await self._models.refresh()
        self._emit(ModelsChanged(state))
        self._indexer.wake()
        return state

    def index_state(self) -> IndexState:
        """How much of what is stored can be found by meaning."""
        return self._indexer.state

    async def choose_model(self, name: str) -> ModelsState:
        """Answer with this model from now on. MODEL_NOT_FOUND when there is none."""
        await self._looked()
        state = self._models.choose(name)
        self._settings.change(model=name)
        self._emit(ModelsChanged(state))
        return state

    async def pull_model(self, name: str) -> None:
        """Download a model; PullAdvanced events tell how far. Cancel the task to break it off; it resumes later."""
        async for progress in self._models.ollama.pull(name):
            self._emit(PullAdvanced(progress))
        await self.refresh_models()

    # -- the rest

    async def redact(self, text: str, target: Target) -> Redaction:
        """What would be stored of a text, and what would be taken out."""
        return (await self._gate.clean(text, target)).redaction

    async def look(self, text: str, target: Target) -> tuple[Finding, ...]:
        """What would be taken out of a text that is still being written; nothing is kept of it."""
        return await self._gate.look(text, target)

    def privacy(self) -> tuple[PrivacyRule, ...]:
        """What is done about each type of private data, secrets first."""
        return self._gate.policy.rules()

    async def set_privacy(
        self, type_: str, target: Target, action: PrivacyAction, confirmation: str = ""
    ) -> tuple[PrivacyRule, ...]:
        """Choose what is done about a type. BAD_TYPE; CONFIRMATION_NEEDED where a secret is to be kept and its type is
        not spelled out."""
        policy = self._gate.policy.with_action(type_, target, action, confirmation)
        self._settings.change(privacy=policy.chosen)
        self._gate.policy = policy
        return policy.rules()

    def deep_readings(self) -> DeepReadings:
        """Which deeper readings could be chosen here (setting `deep_reading`)."""
        current = self._models.state.current
        here = not current.offline and not current.remote
        return DeepReadings(installed_pipelines(), current.name if here else None)

    async def allow(self, type_: str, value: str, confirmation: str = "") -> None:
        """Let this value be stored from now on; only its hash and a mask are kept. BAD_TYPE, CONFIRMATION_NEEDED."""
        self._gate.allow(type_, value, confirmation)

    async def allowances(self) -> list[Allowance]:
        """The values that may be stored, the newest first."""
        with self._store.read() as view:
            return view.privacy.allowances()

    async def disallow(self, allowance_id: int) -> None:
        """Take a value out of that list. NOT_FOUND."""
        with self._store.maintain() as work:
            work.privacy.disallow(allowance_id)

    async def refusals(self) -> list[Refusal]:
        """What was not stored because of what it held, the newest first: types only."""
        with self._store.read() as view:
            return view.privacy.refusals()

    async def clear_refusals(self) -> None:
        """Empty the list of refusals."""
        with self._store.maintain() as work:
            work.privacy.clear_refusals()

    async def doctor(self) -> DoctorReport:
        """The state of everything Keepsake stands on; reads the whole database."""
        state = await self.refresh_models()
        return doctor.report(self._home, self._store, state)

    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings.current

    async def change_settings(self, **values: object) -> Settings:
        """Change settings by name. BAD_SETTING; nothing is changed then."""
        host = self._settings.host
        changed = self._settings.change(**values)
        if self._settings.host != host:
            await self._models.close()
            self._models.use(self._connect(self._settings.host), self._settings.host)
            await self.refresh_models()
        if "deep_reading" in values:
            self._choose_readers()
        if values.keys() & {"embedding_model", "pause_indexing", "remote_memory"}:
            self._indexer.wake()
        if values.keys() & {"agent", "agent_idle_seconds", "agent_budget"}:
            self._worker.wake()
        if "model" in values:
            self._emit(ModelsChanged(self._models.choose(changed.model)))
        return changed

    async def _work(self) -> None:
        """The background's life; it begins when it is known which model there is."""
        await self._looked()
        await self._worker.run()

    async def _looked(self) -> None:
        """Wait until it is known whether a model server answers."""
        if self._first_look is not None:
            await asyncio.wait([self._first_look])

    def _choose_readers(self) -> None:
        """Give the gate the deeper reading that the settings ask for."""
        readers: dict[str, Callable[[], DeepReader]] = {
            "names": lambda: SpacyReader(installed_pipelines()),
            "model": lambda: ModelReader(self._models),
        }
        chosen = self._settings.current.deep_reading
        self._gate.readers = (readers[chosen](),) if chosen in readers else ()

    async def _space_name(self, name: str) -> CleanText:
        return await self._cleaned(name, Target.MEMORY)

    async def _cleaned(self, text: str, target: Target) -> CleanText:
        if not text.strip():
            raise AppError(ErrorCode.EMPTY_TEXT)
        return (await self._gate.clean(" ".join(text.split()), target)).text

    def _committed(self, changes: Changes) -> None:
        self._indexer.written(changes)
        if changes.jobs:
            self._worker.wake()
        self._emit(Committed(changes))

    def _tell_progress(self, done: int, total: int) -> None:
        self._emit(ImportAdvanced(done, total))

    def _judge(self) -> Judge | None:
        current = self._models.state.current
        told = not current.remote or self._settings.current.remote_memory  # a judge is shown memories
        return None if current.offline or not told else Judge(self._models.model(), current.name)

    async def _load_gate(self) -> None:
        try:
            await self._gate.ready()
        except AppError as error:
            _log.error("the privacy gate did not load: %s", error.code.value)
            return
        self._emit(GateReady())

    def _emit(self, event: Event) -> None:
        for listener in self._listeners:
            listener(event)
