"""Ollama behind the model port."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import Any

from app.core.errors import AppError, ErrorCode
from app.core.llm.ollama import wire
from app.core.llm.ollama.connection import OllamaConnection
from app.core.llm.ollama.leaks import LeakedCalls
from app.core.llm.port import ChatChunk, ChatRequest, JsonSchema, ServerInfo
from app.core.models import EmbeddingModel, LoadedModel, ModelInfo, PullProgress

CONNECT_SECONDS = 5.0
# Loading a large model from a slow disk, or waiting for another program's answer, takes minutes in which nothing
# comes, not even headers. A person who does not want to wait presses stop.
READ_SECONDS = 600.0

_LOOKS_AT_ONCE = 4  # requests to /api/show under way
_LEAST_WINDOW = 4096  # what a server gives where nothing asks for more and there is little video memory

# While downloading, these are what a failed download looks like; the others have words of their own.
_PULL_FAILURES = frozenset({ErrorCode.SERVER_ERROR, ErrorCode.STREAM_BROKEN, ErrorCode.UNEXPECTED_REPLY})


class OllamaModel:
    """The models of one Ollama server (a `ChatModel`). To be used on one event loop.

    Errors carry `host` and `model` (empty where none is meant); SERVER_ERROR carries `status`, CONTEXT_TOO_LONG
    carries `tokens` and `room`, 0 where the server does not say.
    """

    def __init__(
        self, host: str, *, connect_timeout: float = CONNECT_SECONDS, read_timeout: float = READ_SECONDS
    ) -> None:
        """`host` is the server's base URL; the limits are seconds, `read_timeout` between two signs of life."""
        self._server = OllamaConnection(host, connect_timeout=connect_timeout, read_timeout=read_timeout)
        self._shown: dict[str, tuple[str, wire.Shown]] = {}  # by full name: digest when it was looked at, and what

    async def server(self) -> ServerInfo:
        """Version and models; see `ChatModel.server`. A model that cannot be looked at is left out."""
        version, tags = await asyncio.gather(self._server.get("/api/version"), self._server.get("/api/tags"))
        if not wire.version_of(version):
            raise AppError(ErrorCode.UNEXPECTED_REPLY, host=self._server.host, model="")
        places = asyncio.Semaphore(_LOOKS_AT_ONCE)
        found = await asyncio.gather(*(self._look_at(tag, places) for tag in wire.tags_of(tags)))
        chat_models = tuple(model for model in found if isinstance(model, ModelInfo))
        embedders = tuple(model for model in found if isinstance(model, EmbeddingModel))
        return ServerInfo(wire.version_of(version), chat_models, embedders)

    async def window(self, model: str, wanted: int) -> int:
        """Tokens that `model` really sees; see `ChatModel.window`.

        The model is always loaded as a chat with the same `wanted` would load it, which costs next to nothing when it
        is: one that another program loaded may have another window now, and lose it with our first question.
        """
        shown = await self._look(model)
        most = shown.context_length
        wanted = min(wanted, most or wanted)
        if shown.remote:  # nothing is loaded here; such models run at their full length
            return wanted or most or _LEAST_WINDOW
        await self._server.post("/api/chat", wire.load_body(model, wanted), model=model)
        real = wire.loaded_window(await self._server.get("/api/ps"), model)
        window = real or wanted or shown.num_ctx or _LEAST_WINDOW
        return min(window, most or window)

    async def chat(self, request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:
        """Stream an answer; see `ChatModel.chat`."""
        body = wire.chat_body(request, stream=True, think=await self._think(request))
        leaked = LeakedCalls({tool.name for tool in request.tools})
        async with aclosing(self._server.lines("/api/chat", body, model=request.model)) as replies:
            async for reply in replies:
                chunk = wire.chunk_of(reply)
                text, calls = leaked.feed(chunk.text)
                if chunk.done:
                    rest, last_calls = leaked.end()
                    text, calls = text + rest, calls + last_calls
                if text or calls or chunk.thinking or chunk.tool_calls or chunk.done:
                    yield replace(chunk, text=text, tool_calls=chunk.tool_calls + calls)
                if chunk.done:
                    return
        raise AppError(ErrorCode.STREAM_BROKEN, host=self._server.host, model=request.model)

    async def ask(self, request: ChatRequest, schema: JsonSchema) -> Any:
        """One answer as JSON; see `ChatModel.ask`. Without thinking, where the model can leave it."""
        think = await self._think(replace(request, think=bool(request.think)))
        body = wire.chat_body(request, stream=False, think=think, schema=schema)
        answer = wire.chunk_of(await self._server.post("/api/chat", body, model=request.model))
        if not answer.done:
            raise AppError(ErrorCode.STREAM_BROKEN, host=self._server.host, model=request.model)
        try:
            return wire.json_in(answer.text)
        except (ValueError, RecursionError):  # quotes the answer
            raise AppError(ErrorCode.UNEXPECTED_REPLY, host=self._server.host, model=request.model) from None

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:
        """Vectors of texts; see `ChatModel.embed`. Each text needs at least one character that is no space."""
        body = {"model": model, "input": list(texts), "truncate": False}
        reply = await self._server.post("/api/embed", body, model=model)
        try:
            return wire.vectors_of(reply, len(texts))
        except ValueError:
            raise AppError(ErrorCode.UNEXPECTED_REPLY, host=self._server.host, model=model) from None

    async def pull(self, model: str) -> AsyncGenerator[PullProgress, None]:
        """Download a model; see `ChatModel.pull`. MODEL_NOT_FOUND when there is none, PULL_FAILED otherwise."""
        status = ""
        try:
            async with aclosing(self._server.lines("/api/pull", {"model": model}, model=model)) as replies:
                async for reply in replies:
                    progress = wire.progress_of(reply, model)
                    status = progress.status
                    yield progress
        except AppError as error:
            if error.code not in _PULL_FAILURES:
                raise
            raise AppError(ErrorCode.PULL_FAILED, host=self._server.host, model=model) from None
        if status != "success":
            raise AppError(ErrorCode.PULL_FAILED, host=self._server.host, model=model)
        self._shown.pop(wire.tagged(model), None)

    async def delete(self, model: str) -> None:
        """Take a model off the server's disk; see `ChatModel.delete`."""
        await self._server.order("DELETE", "/api/delete", {"model": model}, model=model)
        self._shown.pop(wire.tagged(model), None)

    async def loaded(self) -> tuple[LoadedModel, ...]:
        """The models in memory; see `ChatModel.loaded`."""
        return wire.loaded_of(await self._server.get("/api/ps"))

    async def close(self) -> None:
        """Let go of connections."""
        await self._server.close()

    async def _look_at(self, tag: dict[str, Any], places: asyncio.Semaphore) -> ModelInfo | EmbeddingModel | None:
        """A model of `/api/tags`; None when it is for neither use, or was deleted or damaged in the meantime."""
        try:
            async with places:
                shown = await self._look(wire.name_of(tag), wire.digest_of(tag))
        except AppError as error:
            if error.code in {ErrorCode.SERVER_UNREACHABLE, ErrorCode.SERVER_SLOW}:
                raise
            return None
        if "completion" in shown.capabilities:
            return wire.info_of(tag, shown)
        return wire.embedder_of(tag, shown) if "embedding" in shown.capabilities else None

    async def _look(self, model: str, digest: str = "") -> wire.Shown:
        """What a model can do, asked once for each `digest` (empty: whatever is known will do)."""
        name = wire.tagged(model)
        known = self._shown.get(name)
        if known is not None and digest in {"", known[0]}:
            return known[1]
        shown = wire.shown_of(await self._server.look_up("/api/show", {"model": model}, model=model))
        self._shown[name] = (digest, shown)
        return shown

    async def _think(self, request: ChatRequest) -> bool | None:
        """`request.think` where the model knows what that is; servers refuse it for the others."""
        if request.think is None:
            return None
        return request.think if "thinking" in (await self._look(request.model)).capabilities else None
