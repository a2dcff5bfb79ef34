"""The program of one home: its settings at once, the engine's thread, and the engine once the database is open.

The core is put together in `app/assembly.py`, which is imported only then: the window comes first.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, TypeVar

from app.core.errors import AppError, ErrorCode
from app.core.home import Home, HomeLock
from app.core.settings import SettingsFile

if TYPE_CHECKING:
    from app.core.engine import Engine

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Application:
    """One home folder's program: the engine's thread, and the engine once the database is open.

    Order of life: `start`, `open` (again after a wrong passphrase), use, `close`. The home is taken by `take_home` or
    else by `open`, and kept until `close`.
    """

    def __init__(self, home: Home) -> None:
        """Makes the home folder; `AppError(HOME_NOT_WRITABLE)` when that cannot be."""
        home.create()
        self.home = home
        self.settings = SettingsFile.of_home(home.path)
        self.is_new = not home.database.exists()  # as it was when this start began
        self.engine: Engine | None = None
        self._lock = HomeLock(home)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run_loop, name="engine", daemon=True)

    def take_home(self) -> None:
        """Be the one program that has this home, and do what the last start ordered: put a backup back, or erase
        everything. `AppError`: HOME_IN_USE when another has it; HOME_NOT_WRITABLE, DISK_FULL."""
        self._lock.acquire()
        home = self.home
        if any(path.exists() for path in (home.restore, home.erase_order, home.unpacked)):
            importlib.import_module("app.core.store.backups").finish_orders(self.home)
            self.settings = SettingsFile.of_home(self.home.path)
            self.is_new = not self.home.database.exists()

    @staticmethod
    def passphrase() -> str | None:
        """The passphrase that the environment gives; None when it gives none."""
        return os.environ.get("KEEPSAKE_PASSPHRASE")

    @property
    def has_home(self) -> bool:
        """Whether the home is this program's."""
        return self._lock.held

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
        self.take_home()
        # The core takes a second to import, and the key's derivation a quarter: the loop goes on meanwhile.
        assembly = await asyncio.to_thread(importlib.import_module, "app.assembly")
        engine: Engine = await asyncio.to_thread(
            assembly.build_engine, self.home, self.settings, passphrase or self.passphrase()
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
        self._loop.set_exception_handler(_report)
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


def _report(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Note what nobody waited for by its type: asyncio would write out the whole exception, which may quote a text."""
    _log.error("a fault that nobody waited for: %s", type(context.get("exception")).__name__)
