"""`/api/embed` of the double: texts that share words lie near each other, and the same text always in one place."""

import hashlib
import math
import re
from collections.abc import Callable
from typing import Any

from tests.helpers.ollama_double.catalogue import Model, checked_options, keep_alive_of
from tests.helpers.ollama_double.http import Failure
from tests.helpers.ollama_double.memory import Memory
from tests.helpers.ollama_double.prompt import tokens_of

_WORDS = re.compile(r"[\u2e80-\U0010ffff]|[^\W\u2e80-\U0010ffff]+")  # a Chinese character is a word


def vector_of(text: str, dimensions: int) -> list[float]:
    """A vector of length 1, deterministic: the sum of one pseudo-random vector for each word."""
    total = [0.0] * dimensions
    for word in _WORDS.findall(text.lower()) or [""]:
        noise = hashlib.shake_256(word.encode("utf-8", "replace")).digest(dimensions)
        total = [sum_ + byte - 127.5 for sum_, byte in zip(total, noise, strict=True)]
    return _normalised(total)


def _normalised(vector: list[float]) -> list[float]:
    length = math.hypot(*vector)
    return [component / length for component in vector]


class EmbedApi:
    """Answers requests to embed."""

    def __init__(self, memory: Memory, find: Callable[[str], Model]) -> None:
        self._memory = memory
        self._find = find

    async def answer(self, body: dict[str, Any]) -> dict[str, Any]:
        """The reply to `body`."""
        model = self._model(str(body.get("model", "")))
        texts = _texts(body.get("input"))
        options = checked_options(body.get("options"))
        async with self._memory.turn(model):
            await self._memory.load(model, options, keep_alive_of(body.get("keep_alive")))
            window = self._memory.window(model, options)
            if body.get("truncate") is False and any(tokens_of(text) > window for text in texts):
                raise Failure(400, "the input length exceeds the context length")
            fitting = [_truncated(text, window) for text in texts]
            vectors = [vector_of(text, model.dimensions) for text in fitting]
            if body.get("dimensions"):
                vectors = [_normalised(vector[: body["dimensions"]]) for vector in vectors]
        tokens = sum(map(tokens_of, fitting))
        counts = {"prompt_eval_count": tokens} if tokens else {}
        return {"model": model.name, "embeddings": vectors, "total_duration": 1_000_000, **counts}

    def _model(self, name: str) -> Model:
        try:
            model = self._find(name)
        except Failure:
            raise Failure(404, f'model "{name}" not found, try pulling it first') from None
        if not model.embedding:
            raise Failure(501, "This server does not support embeddings. Start it with `--embeddings`")
        return model


def _texts(value: object) -> list[str]:
    """An empty or missing text has no vector; one in a list has."""
    if value is None or value == "":
        return []
    if isinstance(value, str):
        return [value]
    if isinstance(value, list) and all(isinstance(text, str) for text in value):
        return value
    raise Failure(400, "invalid input type")


def _truncated(text: str, window: int) -> str:
    while tokens_of(text) > window:
        text = text[: len(text) * 9 // 10]
    return text
