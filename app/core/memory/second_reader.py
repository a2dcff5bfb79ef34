"""The chat model as a second reader of the privacy gate: slow, off unless chosen, and only a model of this machine."""

import re
from collections.abc import Iterator, Sequence

from pydantic import BaseModel, ConfigDict

from app.core.errors import AppError, ErrorCode
from app.core.llm import prompts
from app.core.llm.directory import ModelDirectory
from app.core.llm.structured import ask_for
from app.core.privacy.deep import Spotted
from app.core.privacy.policy import TYPES

_PIECE, _OVERLAP = 4_000, 200  # characters at a time
_SHORTEST = 2  # characters: a single one is everywhere


class _Item(BaseModel):
    model_config = ConfigDict(extra="ignore")

    type: str
    words: str


class _Found(BaseModel):
    """What the model is asked to return."""

    model_config = ConfigDict(extra="ignore")

    found: list[_Item]


class ModelReader:
    """Asks the model in use what is private in a text. Where that runs elsewhere, or is none, it sees nothing."""

    quick = False

    def __init__(self, models: ModelDirectory) -> None:
        self._models = models

    async def read(self, text: str) -> Sequence[Spotted]:
        """Every place where words stand that the model named: a name it made up is nowhere and counts for nothing.

        Raises `AppError(GATE_FAILED)` when it gives no valid answer.
        """
        current = self._models.state.current
        if current.offline or current.remote or not text.strip():
            return ()
        return [spotted for start, piece in _pieces(text) for spotted in await self._read(start, piece, current.name)]

    async def _read(self, start: int, piece: str, name: str) -> list[Spotted]:
        answer = await ask_for(self._models.model(), name, prompts.private_data(piece, TYPES), _Found)
        if answer is None:
            raise AppError(ErrorCode.GATE_FAILED, type="second reader")
        return [
            Spotted(item.type, start + match.start(), start + match.end())
            for item in answer.found
            if item.type in TYPES and len(item.words.strip()) >= _SHORTEST
            for match in re.finditer(re.escape(item.words.strip()), piece)
        ]


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    for start in range(0, len(text), _PIECE - _OVERLAP):
        yield start, text[start : start + _PIECE]
