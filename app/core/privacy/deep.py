"""Deeper readings, for those who choose them: other eyes beside the recognizers, which see names and places too."""

import asyncio
import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

# spaCy's pipelines for our three languages, the better before the smaller (https://spacy.io/models).
_PIPELINES = tuple(
    f"{name}_{size}" for name in ("en_core_web", "ru_core_news", "zh_core_web") for size in ("trf", "lg", "md", "sm")
)
_LABELS = {"PERSON": "PERSON", "PER": "PERSON", "GPE": "PLACE", "LOC": "PLACE", "FAC": "PLACE"}


@dataclass(frozen=True, slots=True)
class Spotted:
    """Something that a reader holds to be private. Offsets are characters, end exclusive."""

    type: str
    start: int
    end: int


class DeepReader(Protocol):
    """Reads a text in its own way."""

    @property
    def quick(self) -> bool:
        """Whether it may read along while a person types."""
        ...

    async def read(self, text: str) -> Sequence[Spotted]:
        """What it sees. Any exception keeps the text out of the store."""
        ...


def installed_pipelines() -> tuple[str, ...]:
    """The spaCy pipelines that are there, at most one a language. spaCy itself is not loaded for this."""
    found: dict[str, str] = {}
    for name in _PIPELINES:
        if importlib.util.find_spec(name) is not None:
            found.setdefault(name[:2], name)
    return tuple(found.values())


class SpacyReader:
    """Names of people and places, by statistical models of the languages. Some ten milliseconds a message."""

    quick = True

    def __init__(self, pipelines: Sequence[str]) -> None:
        """`pipelines` are names of installed packages, or folders."""
        self._names = tuple(pipelines)
        self._loaded: list[Any] = []
        self._loading = asyncio.Lock()

    async def read(self, text: str) -> Sequence[Spotted]:
        """See `DeepReader.read`. The first reading loads the models, which takes seconds."""
        async with self._loading:
            if not self._loaded:
                self._loaded = await asyncio.to_thread(self._load)
        return await asyncio.to_thread(self._read, text)

    def _load(self) -> list[Any]:
        import spacy  # noqa: PLC0415 (slow, and seldom wanted)

        return [spacy.load(name) for name in self._names]

    def _read(self, text: str) -> list[Spotted]:
        return [
            Spotted(_LABELS[entity.label_], entity.start_char, entity.end_char)
            for pipeline in self._loaded
            for entity in pipeline(text).ents
            if entity.label_ in _LABELS
        ]
