"""What every part of the engine's API stands on: one home's services, and their life."""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta

from app.core.agent.handlers import handlers_of
from app.core.agent.work import Surroundings
from app.core.agent.worker import Worker
from app.core.chat.conversations import Chats
from app.core.chat.drafts import Drafts
from app.core.errors import AppError, ErrorCode
from app.core.events import Changes, Committed, Event, GateReady, ModelsChanged
from app.core.home import Home
from app.core.llm.directory import ModelDirectory
from app.core.llm.port import ChatModel
from app.core.memory.curation import Curation
from app.core.memory.judge import Judge
from app.core.memory.second_reader import ModelReader
from app.core.memory.service import MemoryService
from app.core.models import ModelsState, Target
from app.core.privacy.clean_text import CleanText
from app.core.privacy.deep import DeepReader, SpacyReader, installed_pipelines
from app.core.privacy.gate import Gate
from app.core.recall.indexing import Indexer
from app.core.recall.meaning import Meaning
from app.core.recall.search import Recall
from app.core.settings import SettingsFile
from app.core.store.store import Store, utc_now
from app.core.transfer.importer import Importer

_log = logging.getLogger(__name__)


class EngineBase:
    """The services of one home, put together, started and stopped."""

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
        self._drafts = Drafts(store, gate)
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

    async def refresh_models(self) -> ModelsState:
        """Look again."""
        state = await self._models.refresh()
        self._emit(ModelsChanged(state))
        self._indexer.wake()
        return state

    # -- for the parts

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

    async def _cleaned(self, text: str, target: Target) -> CleanText:
        if not text.strip():
            raise AppError(ErrorCode.EMPTY_TEXT)
        return (await self._gate.clean(" ".join(text.split()), target)).text

    def _committed(self, changes: Changes) -> None:
        self._indexer.written(changes)
        if changes.jobs:
            self._worker.wake()
        self._emit(Committed(changes))

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
