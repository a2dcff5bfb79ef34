"""The composition root: builds everything, starts it and stops it in order."""

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

from app.core.engine import Engine
from app.core.errors import AppError, ErrorCode
from app.core.home import Home, HomeLock
from app.core.llm.directory import ModelDirectory
from app.core.llm.offline import OFFLINE_INFO, OfflineAssistant
from app.core.llm.ollama import OllamaModel
from app.core.memory.judge import Judge
from app.core.memory.rules.compare import compare
from app.core.models import Comparison, Redaction, Relation, Target
from app.core.privacy.gate import Gate
from app.core.privacy.placeholders import MemoryPlaceholderBook
from app.core.settings import SettingsFile
from app.core.store.keys import unlock
from app.core.store.placeholders import StoredPlaceholderBook
from app.core.store.store import Store

T = TypeVar("T")


class Application:
    """One home folder's program: the engine's thread, and the engine once the database is open.

    Order of life: `start`, `open` (again after a wrong passphrase), use, `close`.
    """

    def __init__(self, home: Home) -> None:
        """Makes the home folder; `AppError(HOME_NOT_WRITABLE)` when that cannot be."""
        home.create()
        self.home = home
        self.settings = SettingsFile.of_home(home.path)
        self.engine: Engine | None = None
        self._lock = HomeLock(home)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run_loop, name="engine", daemon=True)

    def start(self) -> None:
        """Start the engine's thread, an asyncio loop that owns the engine and is the database's only writer."""
        self._thread.start()

    async def open(self, passphrase: str | None = None) -> Engine:
        """Take the home, open its database and start the engine. Runs on the engine's thread, through `submit`.

        `passphrase` None means KEEPSAKE_PASSPHRASE where it is set. `AppError`: PASSPHRASE_NEEDED (with `new` 1 for a
        new home that has no keyring to keep a key in, 0 for one that has a passphrase), PASSPHRASE_TOO_SHORT and
        KEY_WRONG ask for another call with a passphrase; any other is final for this start.
        """
        if self.engine is not None:
            return self.engine
        self._lock.acquire()
        try:
            key = await asyncio.to_thread(unlock, self.home, passphrase or os.environ.get("KEEPSAKE_PASSPHRASE"))
            store = Store(self.home, key)
        except BaseException:
            self._lock.release()
            raise
        gate = Gate(StoredPlaceholderBook(store, key.derived("placeholders")))
        host = self.settings.host
        models = ModelDirectory(OllamaModel(host), OfflineAssistant(), host, OFFLINE_INFO)
        engine = Engine(
            home=self.home, store=store, gate=gate, models=models, settings=self.settings, connect=OllamaModel
        )
        self.engine = engine
        await engine.start()
        return engine

    def submit(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Run `work` on the engine's thread, from any other thread."""
        if not self._loop.is_running():
            work.close()
            raise AppError(ErrorCode.BUG, type="the engine's thread does not run")
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def close(self) -> None:
        """Stop everything in order: answers, the gate's loading, connections, the database, the thread, the lock.

        Safe to call twice, and when nothing was opened.
        """
        if self._thread.is_alive():
            asyncio.run_coroutine_threadsafe(self._shut_down(), self._loop).result()
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
        if not self._loop.is_closed():
            self._loop.close()
        self._lock.release()

    def _run_loop(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()

    async def _shut_down(self) -> None:
        if self.engine is not None:
            await self.engine.stop()
            self.engine = None
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self._loop.shutdown_asyncgens()
        await self._loop.shutdown_default_executor()


def redactor() -> Callable[[str, Target], Redaction]:
    """The privacy gate alone, without a home: placeholder numbers hold for this process."""
    gate = Gate(MemoryPlaceholderBook())
    return lambda text, target: gate.clean_now(text, target).redaction


@contextmanager
def relater(home: Home, *, use_model: bool) -> Iterator[Callable[[str, str], Comparison]]:
    """The relation of two statements, without a database: by the rules, and by the model of `home`'s settings where
    they doubt and it is asked."""
    settings = SettingsFile.of_home(home.path)
    models = ModelDirectory(OllamaModel(settings.host), OfflineAssistant(), settings.host, OFFLINE_INFO)
    with asyncio.Runner() as runner:
        if use_model:
            models.choose(settings.current.model)
            runner.run(models.refresh())

        def relate(existing: str, new: str) -> Comparison:
            decision = compare(existing, new)
            current = models.state.current
            if not use_model or current.offline or decision.relation is not Relation.UNCERTAIN:
                return decision
            return runner.run(Judge(models.model(), current.name).relate(existing, new))

        yield relate
        runner.run(models.close())
