import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.llm.ollama.client import OllamaModel
from app.core.llm.port import ChatMessage, ChatRequest
from app.core.models import PullProgress
from tests.helpers.ollama_double import Answer, OllamaDouble

LLAMA = "llama3.2:3b"


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        yield double


@pytest.fixture
async def model(ollama: OllamaDouble) -> AsyncIterator[OllamaModel]:
    client = OllamaModel(ollama.host)
    yield client
    await client.close()


# ---------------------------------------------------------------- which models there are


async def test_that_chat_models_are_listed_with_what_they_can_do(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model(LLAMA)
    ollama.add_model("qwen3", thinking=True, vision=True, context_length=40960)
    ollama.add_model("gemma:2b", tools=False)
    ollama.add_model("nomic-embed-text", embedding=True)
    ollama.add_model("gpt-oss:120b-cloud", remote=True)
    server = await model.server()
    assert server.version == "0.33.0"
    found = {info.name: info for info in server.models}
    assert list(found) == [LLAMA, "qwen3:latest", "gemma:2b", "gpt-oss:120b-cloud"]
    qwen = found["qwen3:latest"]
    assert (qwen.tools, qwen.thinking, qwen.vision, qwen.context_length) == (True, True, True, 40960)
    assert (qwen.family, qwen.parameter_size, qwen.remote) == ("llama", "3.2B", False)
    assert qwen.size > 1_000_000
    assert not found["gemma:2b"].tools  # the list says nothing of it; only /api/show does
    assert found["gpt-oss:120b-cloud"].remote


async def test_that_a_model_is_looked_at_once_until_it_changes(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model(LLAMA)
    ollama.add_model("gemma:2b", tools=False)
    await model.server()
    await model.server()
    assert len(ollama.requests_to("/api/show")) == 2
    ollama.add_model("gemma:2b", tools=True)
    server = await model.server()
    assert len(ollama.requests_to("/api/show")) == 3
    assert server.models[1].tools


async def test_that_no_models_are_an_empty_list(model: OllamaModel) -> None:
    assert (await model.server()).models == ()


async def test_that_a_server_that_does_not_answer_is_unreachable(ollama: OllamaDouble, model: OllamaModel) -> None:
    await asyncio.to_thread(ollama.stop)
    with pytest.raises(AppError) as caught:
        await model.server()
    assert caught.value.code is ErrorCode.SERVER_UNREACHABLE
    assert caught.value.params["host"] == ollama.host


@pytest.mark.parametrize("host", ["http://a b:1", "http://" + "a" * 70 + ":1", "http://127.0.0.1:1/path"])
async def test_that_an_address_that_leads_nowhere_is_unreachable(host: str) -> None:
    client = OllamaModel(host)
    with pytest.raises(AppError) as caught:
        await client.server()
    await client.close()
    assert caught.value.code is ErrorCode.SERVER_UNREACHABLE


# ---------------------------------------------------------------- the window


@pytest.mark.parametrize(
    ("wanted", "num_ctx", "trained", "window"),
    [
        (0, None, 8192, 4096),  # the server's own default
        (0, 2048, 8192, 2048),  # the model file's
        (0, None, 2048, 2048),  # never more than it was trained for
        (6000, None, 8192, 6000),
        (6000, 2048, 8192, 6000),
        (100_000, None, 8192, 8192),
    ],
)
async def test_that_the_window_is_what_the_model_really_gets(
    ollama: OllamaDouble, model: OllamaModel, wanted: int, num_ctx: int | None, trained: int, window: int
) -> None:
    ollama.add_model(LLAMA, num_ctx=num_ctx, context_length=trained)
    assert await model.window(LLAMA, wanted) == window
    assert ollama.loaded == {LLAMA: window}
    assert await model.window(LLAMA, wanted) == window
    request = ChatRequest(LLAMA, (ChatMessage("user", "Hello"),), window=wanted and window)
    async with aclosing(model.chat(request)) as chunks:
        assert [chunk async for chunk in chunks][-1].done
    options = [seen.body.get("options") for seen in ollama.requests_to("/api/chat")]
    assert options == [{"num_ctx": window} if wanted else None] * 3
    assert ollama.loads == [(LLAMA, window)]  # loaded once: nothing of this changes the window


async def test_that_the_window_is_found_for_a_name_without_its_tag() -> None:
    with OllamaDouble(default_num_ctx=3000) as ollama:
        ollama.add_model("qwen3")
        client = OllamaModel(ollama.host)
        assert await client.window("qwen3", 0) == 3000
        await client.close()


async def test_that_the_window_is_not_another_programs(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model(LLAMA)
    assert await model.window(LLAMA, 8000) == 8000
    assert await model.window(LLAMA, 0) == 4096  # the next chat without num_ctx would get this


async def test_that_asking_for_the_window_does_not_wait_for_another_answer(
    ollama: OllamaDouble, model: OllamaModel
) -> None:
    ollama.add_model(LLAMA)
    ollama.reply(Answer("a b", hold=threading.Event()))
    async with aclosing(model.chat(ChatRequest(LLAMA, (ChatMessage("user", "Hello"),)))) as chunks:
        await anext(chunks)
        assert await model.window(LLAMA, 0) == 4096


async def test_that_a_model_that_runs_elsewhere_is_not_loaded(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model("big:cloud", remote=True, context_length=131072)
    assert await model.window("big:cloud", 0) == 131072
    assert await model.window("big:cloud", 8192) == 8192
    assert not ollama.requests_to("/api/chat")


async def test_that_the_window_of_a_missing_model_is_an_error(ollama: OllamaDouble, model: OllamaModel) -> None:
    with pytest.raises(AppError) as caught:
        await model.window("nope", 0)
    assert caught.value.code is ErrorCode.MODEL_NOT_FOUND


@pytest.mark.parametrize(("parameters", "window"), [('stop "x"\nnum_ctx   3000\nseed 1', 3000), ("", 4096)])
async def test_that_a_server_that_does_not_tell_the_window_leaves_the_model_file(
    monkeypatch: pytest.MonkeyPatch, model: OllamaModel, parameters: str, window: int
) -> None:
    async def reply(*asked: object, **_more: object) -> dict[str, object]:
        if asked[0] == "/api/show":
            return {"parameters": parameters, "capabilities": ["completion"]}
        return {"models": [{"name": LLAMA}]} if asked[0] == "/api/ps" else {}

    for method in ("get", "post", "look_up"):
        monkeypatch.setattr(model._server, method, reply)
    assert await model.window(LLAMA, 0) == window
    assert await model.window(LLAMA, 5000) == 5000


# ---------------------------------------------------------------- downloads


async def pulled(model: OllamaModel, name: str) -> list[PullProgress]:
    return [progress async for progress in model.pull(name)]


async def test_that_a_download_tells_how_far_it_is(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.offer("qwen3:4b", size=1000, steps=2)
    lines = await pulled(model, "qwen3:4b")
    assert lines[0] == PullProgress("qwen3:4b", "pulling manifest", 0, 0)
    assert [(line.completed, line.total) for line in lines[1:4]] == [(0, 1000), (500, 1000), (1000, 1000)]
    assert [line.status for line in lines[4:]] == ["verifying sha256 digest", "writing manifest", "success"]
    assert [info.name for info in (await model.server()).models] == ["qwen3:4b"]


async def test_that_a_download_broken_off_goes_on_from_there(ollama: OllamaDouble, model: OllamaModel) -> None:
    hold = threading.Event()
    hold.set()
    ollama.offer("qwen3:4b", size=1000, steps=4, hold=hold)
    async with aclosing(model.pull("qwen3:4b")) as lines:
        async for line in lines:
            if line.completed >= 250:
                hold.clear()
                break
    seen = ollama.requests_to("/api/pull")[-1]
    assert await asyncio.to_thread(seen.finished.wait, 10)
    hold.set()
    again = await pulled(model, "qwen3:4b")
    assert again[1].completed >= 250
    assert again[-1].status == "success"


async def test_that_a_model_that_does_not_exist_cannot_be_downloaded(model: OllamaModel) -> None:
    with pytest.raises(AppError) as caught:
        await pulled(model, "no-such-model")
    assert (caught.value.code, caught.value.params["model"]) == (ErrorCode.MODEL_NOT_FOUND, "no-such-model")


@pytest.mark.parametrize("error", ["max retries exceeded: unexpected EOF", json.dumps({"error": "no space left"})])
async def test_that_a_failed_download_says_so_and_can_be_taken_up_again(
    ollama: OllamaDouble, model: OllamaModel, error: str
) -> None:
    ollama.offer("qwen3:4b", error=error, error_at=2)
    with pytest.raises(AppError) as caught:
        await pulled(model, "qwen3:4b")
    assert caught.value.code is ErrorCode.PULL_FAILED
    assert (await pulled(model, "qwen3:4b"))[-1].status == "success"


async def test_that_a_download_of_a_newer_version_is_looked_at_afresh(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model("qwen3:4b", context_length=2048)
    assert await model.window("qwen3:4b", 0) == 2048
    ollama.offer("qwen3:4b", context_length=4000)
    await pulled(model, "qwen3:4b")
    assert await model.window("qwen3:4b", 0) == 4000


# ---------------------------------------------------------------- deleting, and what is loaded


async def test_that_a_deleted_model_is_gone(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model(LLAMA)
    ollama.add_model("gemma:2b")
    await model.delete("gemma:2b")
    assert [info.name for info in (await model.server()).models] == [LLAMA]
    with pytest.raises(AppError) as caught:
        await model.delete("gemma:2b")
    assert caught.value.code is ErrorCode.MODEL_NOT_FOUND


async def test_that_what_is_in_memory_is_told(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model(LLAMA)
    assert await model.loaded() == ()
    await model.window(LLAMA, 4096)
    (loaded,) = await model.loaded()
    assert (loaded.name, loaded.context_length) == (LLAMA, 4096)
    assert loaded.size >= loaded.on_graphics > 0
