"""Asking a model for an answer of a given form."""

from collections.abc import Sequence
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from app.core.errors import AppError, ErrorCode
from app.core.llm.port import ChatMessage, ChatModel, ChatRequest

T = TypeVar("T", bound=BaseModel)
_ATTEMPTS = 2  # servers do not always obey a schema (contract, "format"): ask once more, then give up


async def ask_strictly(
    model: ChatModel, name: str, messages: Sequence[ChatMessage], kind: type[T], *, max_tokens: int = 1024
) -> T:
    """The answer of the model `name` as a `kind`.

    Raises what `ChatModel.ask` raises, and `AppError(UNEXPECTED_REPLY)` when the model disobeyed twice.
    """
    request = ChatRequest(name, tuple(messages), max_tokens=max_tokens)
    for _attempt in range(_ATTEMPTS):
        try:
            return kind.model_validate(await model.ask(request, kind.model_json_schema()))
        except ValidationError:  # quotes the answer
            continue
    raise AppError(ErrorCode.UNEXPECTED_REPLY, model=name)


async def ask_for(model: ChatModel, name: str, messages: Sequence[ChatMessage], kind: type[T]) -> T | None:
    """The answer of the model `name` as a `kind`; None when it failed or disobeyed."""
    try:
        return await ask_strictly(model, name, messages, kind, max_tokens=512)
    except AppError:
        return None
