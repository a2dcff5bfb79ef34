"""A model that says what a script says: the sample profile is written through the same exchange as any chat."""

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from typing import Any

from app.core.errors import AppError, ErrorCode
from app.core.llm.port import ChatChunk, ChatRequest, JsonSchema, ServerInfo, ToolCall
from app.core.models import LoadedModel, ModelInfo, PullProgress

_WINDOW = 8192  # tokens
SCRIPTED_INFO = ModelInfo(
    name="sample",
    size=0,
    family="",
    parameter_size="",
    tools=True,
    thinking=False,
    vision=False,
    context_length=_WINDOW,
    remote=False,
    offline=True,
)


class ScriptedModel:
    """A `ChatModel` that gives the answers of `script`, one for each call of `chat`."""

    def __init__(self) -> None:
        self.script: list[ToolCall | str] = []

    async def server(self) -> ServerInfo:
        """There is no server: raises `AppError(SERVER_UNREACHABLE)`."""
        raise AppError(ErrorCode.SERVER_UNREACHABLE, host="", model="")

    async def window(self, model: str, wanted: int) -> int:  # noqa: ARG002 (the port's signature)
        """As much as any small model sees."""
        return _WINDOW

    async def chat(self, request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:  # noqa: ARG002 (the port's signature)
        """The next line of the script."""
        line = self.script.pop(0) if self.script else ""
        yield ChatChunk(tool_calls=(line,)) if isinstance(line, ToolCall) else ChatChunk(text=line)
        yield ChatChunk(done=True, done_reason="stop")

    async def ask(self, request: ChatRequest, schema: JsonSchema) -> Any:  # noqa: ARG002 (the port's signature)
        """It judges nothing: raises `AppError(MODEL_NO_CHAT)`."""
        raise AppError(ErrorCode.MODEL_NO_CHAT, model=SCRIPTED_INFO.name)

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:  # noqa: ARG002 (the port's signature)
        """It has no vectors: raises `AppError(MODEL_NOT_FOUND)`."""
        raise AppError(ErrorCode.MODEL_NOT_FOUND, model=model)

    def pull(self, model: str) -> AsyncIterator[PullProgress]:
        """Nothing to download: raises `AppError(SERVER_UNREACHABLE)`."""
        raise AppError(ErrorCode.SERVER_UNREACHABLE, model=model)

    async def delete(self, model: str) -> None:
        """Nothing to delete: raises `AppError(MODEL_NOT_FOUND)`."""
        raise AppError(ErrorCode.MODEL_NOT_FOUND, model=model)

    async def loaded(self) -> tuple[LoadedModel, ...]:
        """It takes no memory."""
        return ()

    async def close(self) -> None:
        """Nothing to let go of."""
