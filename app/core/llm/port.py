"""The model port: what the core asks of any language model, be it behind Ollama or our offline assistant."""

from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from app.core.models import AttachmentUse, EmbeddingModel, LoadedModel, ModelInfo, PullProgress

ChatRole = Literal["system", "user", "assistant", "tool"]
JsonSchema = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A model's wish to call a tool. `id` is empty where the server gave none."""

    name: str
    arguments: Mapping[str, Any]
    id: str = ""


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A tool as it is described to the model; `parameters` is a JSON schema of type object."""

    name: str
    description: str
    parameters: JsonSchema


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or JPEG file, and its size in pixels."""

    data: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Document:
    """Something that was given with a message, quoted: whatever stands in it is nobody's request. `text` is empty where
    the model is only told that there is one."""

    name: str
    text: str
    use: AttachmentUse


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One message as the model sees it. `content` is what was said; `documents` are put before it, quoted. `tool_name`
    and `tool_call_id` belong to role "tool"."""

    role: ChatRole
    content: str
    thinking: str = ""
    images: tuple[Picture, ...] = ()
    documents: tuple[Document, ...] = ()
    tool_calls: tuple[ToolCall, ...] = ()
    tool_name: str = ""
    tool_call_id: str = ""


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """One call of the model.

    `window` is the context length in tokens to ask the server for (0: its own); keep it steady, a change reloads
    the model. `think` None leaves it to the model. `max_tokens` 0 sets no limit.
    """

    model: str
    messages: tuple[ChatMessage, ...]
    tools: tuple[ToolSpec, ...] = ()
    window: int = 0
    max_tokens: int = 0
    think: bool | None = None


@dataclass(frozen=True, slots=True)
class ChatChunk:
    """A piece of an answer. The last one has `done`; token counts are 0 where the server gave none.

    `done_reason` is "stop", or "length" when the model ran out of room.
    """

    text: str = ""
    thinking: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    done: bool = False
    done_reason: str = ""
    prompt_tokens: int = 0
    answer_tokens: int = 0


@dataclass(frozen=True, slots=True)
class ServerInfo:
    """A server that answers."""

    version: str
    models: tuple[ModelInfo, ...] = field(default=())
    embedders: tuple[EmbeddingModel, ...] = field(default=())


class ChatModel(Protocol):
    """A source of language models. Every method raises `AppError` only, with a code of the model server's part."""

    async def server(self) -> ServerInfo:
        """Version, chat models with what each can do, and embedding models. SERVER_UNREACHABLE when nothing answers."""
        ...

    async def window(self, model: str, wanted: int) -> int:
        """Tokens `model` really sees at once (prompt and answer), loading it if need be; `wanted` 0 leaves the
        choice to the server. Never more than the model was trained for."""
        ...

    def chat(self, request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:
        """Stream an answer; the last chunk has `done`. Closing the generator, or cancelling the task that waits on
        it, stops the server's work at any moment. STREAM_BROKEN when it ends before it is done."""
        ...

    async def ask(self, request: ChatRequest, schema: JsonSchema) -> Any:
        """One answer as JSON, parsed; asked of the server to follow `schema`, which it may not: validate it.
        UNEXPECTED_REPLY when it is not JSON at all."""
        ...

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:
        """One vector for each text, of length 1 and all of one dimension. CONTEXT_TOO_LONG when one is too long for the
        model: none is cut silently."""
        ...

    def pull(self, model: str) -> AsyncIterator[PullProgress]:
        """Download a model. Closing the generator breaks it off; a later call goes on from there."""
        ...

    async def delete(self, model: str) -> None:
        """Take a model off the server's disk. MODEL_NOT_FOUND when it has none of that name."""
        ...

    async def loaded(self) -> tuple[LoadedModel, ...]:
        """The models that are in memory now."""
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...
