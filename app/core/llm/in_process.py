"""What a model that is a part of this program cannot do: it has no server, judges nothing and makes no vectors."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

from app.core.errors import AppError, ErrorCode
from app.core.llm.port import ChatRequest, JsonSchema
from app.core.models import LoadedModel, PullProgress


class InProcessModel:
    """The part of `ChatModel` that such models share."""

    async def ask(self, request: ChatRequest, schema: JsonSchema) -> Any:  # noqa: ARG002 (the port's signature)
        """Raises `AppError(MODEL_NO_CHAT)`."""
        raise AppError(ErrorCode.MODEL_NO_CHAT, model=request.model)

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:  # noqa: ARG002 (the port's signature)
        """Raises `AppError(MODEL_NOT_FOUND)`."""
        raise AppError(ErrorCode.MODEL_NOT_FOUND, model=model)

    def pull(self, model: str) -> AsyncIterator[PullProgress]:
        """Raises `AppError(SERVER_UNREACHABLE)`."""
        raise AppError(ErrorCode.SERVER_UNREACHABLE, model=model)

    async def delete(self, model: str) -> None:
        """Raises `AppError(MODEL_NOT_FOUND)`."""
        raise AppError(ErrorCode.MODEL_NOT_FOUND, model=model)

    async def loaded(self) -> tuple[LoadedModel, ...]:
        """None: it takes no memory worth speaking of."""
        return ()

    async def close(self) -> None:
        """Nothing to let go of."""
