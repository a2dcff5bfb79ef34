from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from typing import Any

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.llm.directory import ModelDirectory
from app.core.llm.port import ChatChunk, ChatRequest, JsonSchema, ServerInfo
from app.core.models import LoadedModel, ModelInfo, PullProgress, ServerState


def info(name: str, *, remote: bool = False, offline: bool = False) -> ModelInfo:
    return ModelInfo(name, 0, "", "", True, False, False, None, remote, offline)


OFFLINE = info("offline", offline=True)


class Server:
    """A model server that is there or not."""

    def __init__(self, *models: ModelInfo) -> None:
        self.models = models
        self.there = True

    async def server(self) -> ServerInfo:
        if not self.there:
            raise AppError(ErrorCode.SERVER_UNREACHABLE)
        return ServerInfo("0.33.0", self.models)

    async def window(self, model: str, wanted: int) -> int:
        raise AssertionError

    def chat(self, request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:
        raise AssertionError

    async def ask(self, request: ChatRequest, schema: JsonSchema) -> Any:
        raise AssertionError

    async def embed(self, model: str, texts: Sequence[str]) -> list[list[float]]:
        raise AssertionError

    def pull(self, model: str) -> AsyncIterator[PullProgress]:
        raise AssertionError

    async def delete(self, model: str) -> None:
        raise AssertionError

    async def loaded(self) -> tuple[LoadedModel, ...]:
        raise AssertionError

    async def close(self) -> None:
        self.there = False


def directory(*models: ModelInfo) -> tuple[ModelDirectory, Server]:
    server = Server(*models)
    return ModelDirectory(server, Server(OFFLINE), "http://h", OFFLINE), server


async def test_that_the_offline_assistant_answers_until_a_server_does() -> None:
    models, server = directory(info("a"))
    assert models.state.current is OFFLINE
    assert models.state.server is ServerState.UNKNOWN
    assert (await models.refresh()).current.name == "a"
    assert models.model() is server is models.ollama
    server.there = False
    state = await models.refresh()
    assert (state.server, state.current) == (ServerState.OFFLINE, OFFLINE)
    assert models.model() is not server


async def test_that_a_model_that_runs_here_is_preferred_to_one_that_does_not() -> None:
    models, _server = directory(info("cloud", remote=True), info("here"))
    assert (await models.refresh()).current.name == "here"
    models, _server = directory(info("cloud", remote=True))
    assert (await models.refresh()).current.name == "cloud"
    models, _server = directory()
    assert (await models.refresh()).current is OFFLINE


async def test_that_a_choice_holds_even_before_and_after_the_server_is_away() -> None:
    models, server = directory(info("a"), info("b"))
    models.choose("b")
    assert (await models.refresh()).current.name == "b"
    server.there = False
    await models.refresh()
    server.there = True
    assert (await models.refresh()).current.name == "b"
    assert models.choose("offline").current is OFFLINE
    assert models.choose("").current.name == "a"
    with pytest.raises(AppError) as caught:
        models.choose("nope")
    assert caught.value.code is ErrorCode.MODEL_NOT_FOUND


async def test_that_another_server_starts_afresh() -> None:
    models, _server = directory(info("a"))
    await models.refresh()
    other = Server(info("z"))
    models.use(other, "http://other")
    assert (models.state.server, models.state.host) == (ServerState.UNKNOWN, "http://other")
    assert (await models.refresh()).current.name == "z"
    await models.close()
    assert not other.there
