"""Which models are in memory, and whose turn it is: one generation at a time per model, first in first out."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.helpers.ollama_double.catalogue import Loaded, Model, window_of
from tests.helpers.ollama_double.http import Failure

BUSY = "server busy, please try again.  maximum pending requests exceeded"


class Memory:
    """The state of a server that runs; gone when it stops. Lives on the server's loop."""

    def __init__(self, *, default_num_ctx: int, max_queue: int) -> None:
        self._default_num_ctx = default_num_ctx
        self._max_queue = max_queue
        self._waiting = 0
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._loaded: dict[str, Loaded] = {}
        self.loads: list[tuple[str, int]] = []  # every load: name and context length

    def loaded(self) -> list[Loaded]:
        """The models in memory."""
        now = datetime.now(UTC)
        self._loaded = {name: entry for name, entry in self._loaded.items() if entry.expires_at > now}
        return list(self._loaded.values())

    @asynccontextmanager
    async def turn(self, model: Model) -> AsyncIterator[None]:
        """The model to oneself, after those who came before. `Failure` 503 when too many wait already."""
        lock = self._turns[model.name]
        if lock.locked():
            if self._waiting >= self._max_queue:
                raise Failure(503, BUSY)
            self._waiting += 1
            try:
                await lock.acquire()
            finally:
                self._waiting -= 1
        else:
            await lock.acquire()
        try:
            yield
        finally:
            lock.release()

    def window(self, model: Model, options: Mapping[str, Any]) -> int:
        """The context length that a request with these options gets."""
        return window_of(model, options, self._default_num_ctx)

    def has(self, model: Model, options: Mapping[str, Any]) -> bool:
        """Whether the model is in memory just as a request with these options needs it."""
        window = self.window(model, options)
        return any(entry.model == model and entry.context_length == window for entry in self.loaded())

    async def load(self, model: Model, options: Mapping[str, Any], keep_alive: timedelta) -> bool:
        """Have the model in memory with the window that the options ask for; True when it had to be loaded for that.

        To be called in one's turn, unless the model is there already.
        """
        fresh = not self.has(model, options)
        # Zero means "until the answer is out"; the caller unloads it then.
        expires_at = datetime.now(UTC) + (keep_alive or timedelta(minutes=5))
        if fresh:
            self._loaded.pop(model.name, None)
            await asyncio.sleep(model.load_seconds)
            window = self.window(model, options)
            self._loaded[model.name] = Loaded(model, window, expires_at)
            self.loads.append((model.name, window))
        self._loaded[model.name].expires_at = expires_at
        return fresh

    def unload(self, model: Model) -> None:
        """Take the model out of memory."""
        self._loaded.pop(model.name, None)
