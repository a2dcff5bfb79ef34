"""Which embedding model is used, and questions as its vectors."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

import numpy as np

from app.core.errors import AppError
from app.core.llm.directory import ModelDirectory
from app.core.llm.embedding_models import prefixes_of
from app.core.models import EmbeddingModel
from app.core.recall.chunks import parts_of
from app.core.recall.query import questions_in
from app.core.settings import NO_MODEL, SettingsFile
from app.core.store.store import Store
from app.core.store.vectors import Vector

_PATIENCE = 2.0  # seconds: a person who waits for an answer does without the vectors when they take longer
_REMEMBERED = 64  # questions


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a vector, and the set of vectors to compare it with."""

    space_id: int
    vector: Vector


@dataclass(frozen=True, slots=True)
class Question:
    """What is looked for. `meaning` is None where it is looked for by its words alone."""

    text: str
    meaning: Asked | None = None


class Meaning:
    """Turns questions into vectors of the embedding model in use. Without one, or when it does not answer, search is
    by words alone."""

    def __init__(self, store: Store, models: ModelDirectory, settings: SettingsFile) -> None:
        self._store = store
        self._models = models
        self._settings = settings
        self._known: OrderedDict[tuple[str, str], Vector] = OrderedDict()  # by digest and text, the latest last

    def model(self) -> EmbeddingModel | None:
        """The embedding model in use: the person's choice, else the first that runs here. One that runs elsewhere is
        used only where memories may go there."""
        wanted = self._settings.current.embedding_model
        if wanted == NO_MODEL:
            return None
        away = self._settings.current.remote_memory
        allowed = [one for one in self._models.state.embedders if away or not one.remote]
        return next((one for one in allowed if wanted in ("", one.name)), None)

    async def questions(self, text: str) -> list[Question]:
        """What `text` asks for."""
        return [Question(part, await self._asked_of(part)) for part in questions_in(text)]

    async def _asked_of(self, text: str) -> Asked | None:
        model = self.model()
        if model is None or not text.strip():
            return None
        with self._store.read() as view:
            space_id = view.vectors.find_space(model.name, model.digest)
        if space_id is None:
            return None
        key = (model.digest, text)
        vector = self._known.pop(key, None)
        if vector is None:
            # A long question is told by its beginning; the words of all of it are looked for anyway.
            asked = prefixes_of(model.name).question + next(parts_of(text))
            try:
                async with asyncio.timeout(_PATIENCE):
                    (values,) = await self._models.ollama.embed(model.name, [asked])
            except (AppError, TimeoutError):
                return None
            vector = np.array(values, np.float32)
        self._known[key] = vector
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return Asked(space_id, vector)
