"""Making vectors of what is stored, in the background and never in the way of an answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np

from app.core.errors import AppError, ErrorCode
from app.core.events import Changes, Event, IndexAdvanced
from app.core.llm.directory import ModelDirectory
from app.core.llm.embedding_models import prefixes_of
from app.core.models import EmbeddingModel, IndexState
from app.core.recall.chunks import parts_of
from app.core.recall.meaning import Meaning
from app.core.settings import SettingsFile
from app.core.store.store import Store
from app.core.store.vectors import Kind, Unembedded, Vector

T = TypeVar("T")

_log = logging.getLogger(__name__)

_WINDOW = 2000  # ids looked at in one go for texts without vectors
_BATCH = 32  # parts sent to the model at once
_AGAIN = 30.0  # seconds until a model that did not answer is asked again
_PROBE = "dimensions"  # a text that any model can read
# Faults that may be one text's own: it is too long for the model, or makes it compute no number.
_TEXTS_FAULT = {ErrorCode.CONTEXT_TOO_LONG, ErrorCode.UNEXPECTED_REPLY, ErrorCode.SERVER_ERROR}


class Indexer:
    """Gives every message and memory its vectors under the embedding model in use.

    A model that was never used is asked about everything, the newest first; later about what is written. What was done
    stays done: it may be stopped and started at any moment.
    """

    def __init__(
        self,
        store: Store,
        models: ModelDirectory,
        meaning: Meaning,
        settings: SettingsFile,
        *,
        idle: Callable[[], Awaitable[None]],
        emit: Callable[[Event], None],
    ) -> None:
        """`idle` waits until no answer is under way: meanwhile nothing is asked of any model."""
        self._store = store
        self._models = models
        self._meaning = meaning
        self._settings = settings
        self._idle = idle
        self._emit = emit
        self._awake = asyncio.Event()
        self._fresh: dict[Kind, set[int]] = {"memory": set(), "message": set()}  # written since the last look
        self._filled: EmbeddingModel | None = None  # the model under which all that was stored has vectors
        self.state = IndexState(None, 0, 0, paused=False, waiting=False)

    def wake(self) -> None:
        """Look again: another model, another server, or the person's switch."""
        self._awake.set()

    def written(self, changes: Changes) -> None:
        """Something was written."""
        if changes.memories or changes.messages:
            self._fresh["memory"] |= changes.memories
            self._fresh["message"] |= changes.messages
            self._awake.set()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            self._awake.clear()
            try:
                await self._fill()
            except AppError as error:
                _log.info("no vectors for now: %s", error.code.value)
                self._tell(waiting=True)
                await self._wait(_AGAIN)
            else:
                await self._wait(None)

    async def _wait(self, seconds: float | None) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._awake.wait()
        except TimeoutError:
            return

    async def _fill(self) -> None:
        await self._idle()
        model = self._meaning.model()
        paused = self._settings.current.pause_indexing
        if model is None or paused:
            self.state = IndexState(model.name if model else None, 0, 0, paused=paused, waiting=False)
            if model is not None:
                self._count(model)
            self._emit(IndexAdvanced(self.state))
            return
        if model != self._filled or self.state.paused:
            self._count(model)  # reads all of the index: not with every message
        if model != self._filled:
            for kind in self._fresh:
                await self._all(model, kind)
            self._filled = model
        for kind, fresh in self._fresh.items():
            some = frozenset(fresh)
            await self._some(model, kind, some, new=True)
            fresh.difference_update(some)
        self._tell()

    async def _all(self, model: EmbeddingModel, kind: Kind) -> None:
        with self._store.read() as view:
            newest = view.vectors.newest(kind)
        for last in range(newest, 0, -_WINDOW):
            await self._some(model, kind, range(max(last - _WINDOW, 0) + 1, last + 1))
            await asyncio.sleep(0)

    async def _some(
        self, model: EmbeddingModel, kind: Kind, ids: range | Collection[int], *, new: bool = False
    ) -> None:
        """The vectors of those of these texts that have none; `new`: that were not yet counted."""
        if not ids:
            return
        with self._store.read() as view:
            missing = view.vectors.missing(view.vectors.find_space(model.name, model.digest), kind, ids)
        if new:
            self.state = replace(self.state, total=self.state.total + len(missing))
        for texts in _batches(missing):
            await self._idle()
            if self._settings.current.pause_indexing or self._meaning.model() != model:
                return
            await self._embed(model, texts)
            self._tell(more=len(texts))

    async def _embed(self, model: EmbeddingModel, texts: Sequence[Unembedded]) -> None:
        parts = [(text, part) for text in texts for part in parts_of(text.text)]
        found: dict[int, list[Vector]] = {text.id: [] for text in texts}
        for some in _batches(parts):
            vectors = await self._vectors(model, [part for _text, part in some])
            for (text, _part), of_part in zip(some, vectors, strict=True):
                found[text.id] += of_part
        with self._store.read() as view:
            space_id = view.vectors.find_space(model.name, model.digest)
        if space_id is None:
            (probe,) = await self._models.ollama.embed(model.name, [_PROBE])
            space_id = self._store.add_vectors(model.name, model.digest, len(probe))
        with self._store.maintain() as work:
            for text in texts:
                work.vectors.put(space_id, text, found[text.id])

    async def _vectors(self, model: EmbeddingModel, parts: Sequence[str]) -> list[list[Vector]]:
        """The vectors of each part: one; two or more of one that the model will not read at once; none of one that it
        cannot read at all, which is found by its words alone."""
        prefix = prefixes_of(model.name).document
        try:
            values = await self._models.ollama.embed(model.name, [prefix + part for part in parts])
        except AppError as error:
            if error.code not in _TEXTS_FAULT:
                raise
            if len(parts) > 1:
                return [(await self._vectors(model, [part]))[0] for part in parts]
            half = len(parts[0]) // 2
            if error.code is ErrorCode.CONTEXT_TOO_LONG and half:
                halves = await self._vectors(model, [parts[0][:half], parts[0][half:]])
                return [[vector for of_half in halves for vector in of_half]]
            await self._models.ollama.embed(model.name, [_PROBE])  # raises when it is the server's fault after all
            return [[]]
        return [[np.array(vector, np.float32)] for vector in values]

    def _count(self, model: EmbeddingModel) -> None:
        with self._store.read() as view:
            done, total = view.vectors.counts(view.vectors.find_space(model.name, model.digest))
        paused = self._settings.current.pause_indexing
        self.state = IndexState(model.name, done, total, paused=paused, waiting=False)

    def _tell(self, *, more: int = 0, waiting: bool = False) -> None:
        done = min(self.state.done + more, self.state.total)
        self.state = replace(self.state, done=done, waiting=waiting)
        self._emit(IndexAdvanced(self.state))


def _batches(items: Sequence[T]) -> Iterator[Sequence[T]]:
    return (items[start : start + _BATCH] for start in range(0, len(items), _BATCH))
