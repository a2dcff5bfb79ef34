import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.errors import AppError, ErrorCode
from app.core.llm.ollama.client import OllamaModel
from app.core.llm.port import ChatChunk, ChatMessage, ChatRequest, Picture, ToolCall, ToolSpec
from tests.helpers.ollama_double import Answer, Call, OllamaDouble, tokens_of

LLAMA, THINKER, PLAIN = "llama3.2:3b", "qwen3:8b", "gemma:2b"
SECRET = "my secret is Rosebud"
BIO = ToolSpec("bio", "Save a fact.", {"type": "object", "properties": {"message": {"type": "string"}}})


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        double.add_model(LLAMA)
        double.add_model(THINKER, thinking=True)
        double.add_model(PLAIN, tools=False)
        yield double


@pytest.fixture
async def model(ollama: OllamaDouble) -> AsyncIterator[OllamaModel]:
    client = OllamaModel(ollama.host)
    yield client
    await client.close()


def request(text: str = "Hello", name: str = LLAMA, **more: object) -> ChatRequest:
    return ChatRequest(name, (ChatMessage("user", text),), **more)  # type: ignore[arg-type]


async def answer_of(model: OllamaModel, asked: ChatRequest) -> list[ChatChunk]:
    async with aclosing(model.chat(asked)) as chunks:
        return [chunk async for chunk in chunks]


def text_of(chunks: list[ChatChunk]) -> str:
    return "".join(chunk.text for chunk in chunks)


async def fault_of(model: OllamaModel, asked: ChatRequest) -> tuple[AppError, list[ChatChunk]]:
    """The error a chat ends with, and what came before it."""
    chunks: list[ChatChunk] = []
    try:
        async with aclosing(model.chat(asked)) as stream:
            async for chunk in stream:
                chunks.append(chunk)  # noqa: PERF401 (a comprehension would lose what came before the error)
    except AppError as error:
        return error, chunks
    pytest.fail("the chat ended well")


async def finished(event: threading.Event) -> None:
    """Wait for the server's thread without blocking this one, which has the connections."""
    assert await asyncio.to_thread(event.wait, 10)


# ---------------------------------------------------------------- streaming


async def test_that_an_answer_streams_in_pieces_with_counts_at_the_end(
    ollama: OllamaDouble, model: OllamaModel
) -> None:
    ollama.reply(Answer("Привет, мир и 世界"))
    chunks = await answer_of(model, request())
    assert [chunk.text for chunk in chunks] == ["Привет,", " мир", " и", " 世界", ""]
    assert [chunk.done for chunk in chunks] == [False] * 4 + [True]
    last = chunks[-1]
    assert last.done_reason == "stop"
    assert last.prompt_tokens == 4 + tokens_of("Hello")
    assert last.answer_tokens > 0


async def test_that_counts_a_server_leaves_out_are_zero(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.reply(Answer(""))
    (last,) = await answer_of(model, request())
    assert last.done
    assert last.answer_tokens == 0


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=25)
@given(pieces=st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1), min_size=1, max_size=5))
async def test_that_any_text_arrives_unchanged(ollama: OllamaDouble, model: OllamaModel, pieces: list[str]) -> None:
    ollama.reply(Answer(pieces=tuple(pieces)))
    assert text_of(await answer_of(model, request())) == "".join(pieces)


async def test_that_signs_which_end_lines_elsewhere_do_not_break_the_stream(
    ollama: OllamaDouble, model: OllamaModel
) -> None:
    text = "a\u0085b\u2028c\u001cd<&>"
    ollama.reply(Answer(pieces=(text,)))
    assert text_of(await answer_of(model, request())) == text


async def test_that_half_a_surrogate_pair_can_be_sent(ollama: OllamaDouble, model: OllamaModel) -> None:
    assert (await answer_of(model, request("broken \ud83d emoji")))[-1].done


async def test_that_thinking_comes_apart_from_the_text(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.reply(Answer("Four", thinking="Two and two."))
    chunks = await answer_of(model, request(name=THINKER))
    assert "".join(chunk.thinking for chunk in chunks) == "Two and two."
    assert text_of(chunks) == "Four"


async def test_that_an_answer_that_ran_out_of_room_says_so(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.reply(Answer("one two three four five six"))
    chunks = await answer_of(model, request(max_tokens=3))
    assert chunks[-1].done_reason == "length"
    assert "six" not in text_of(chunks)


# ---------------------------------------------------------------- tool calls


@pytest.mark.parametrize(("shape", "length"), [(1, 32), (2, len("call_") + 8)])
async def test_that_tool_calls_of_either_shape_arrive_with_their_ids(
    ollama: OllamaDouble, model: OllamaModel, shape: int, length: int
) -> None:
    calls = (Call("bio", {"message": "User is a vegetarian"}), Call("bio", {"message": "用户住在里斯本"}))
    ollama.reply(Answer("Noted.", tool_calls=calls, shape=1 if shape == 1 else 2))
    chunks = await answer_of(model, request(tools=(BIO,)))
    found = [call for chunk in chunks for call in chunk.tool_calls]
    assert [(call.name, dict(call.arguments)) for call in found] == [
        (call.name, dict(call.arguments)) for call in calls
    ]
    assert {len(call.id) for call in found} == {length}
    assert len({call.id for call in found}) == 2
    assert chunks[-1].done_reason == "stop"


async def test_that_a_result_goes_back_with_the_id_of_its_call(ollama: OllamaDouble, model: OllamaModel) -> None:
    messages = (
        ChatMessage("user", "I am a vegetarian"),
        ChatMessage("assistant", "", "Save it.", tool_calls=(ToolCall("bio", {"message": "x"}, "call_12345678"),)),
        ChatMessage("tool", "saved", tool_name="bio", tool_call_id="call_12345678"),
    )
    await answer_of(model, ChatRequest(LLAMA, messages, (BIO,)))
    sent = ollama.requests_to("/api/chat")[-1].body
    assert sent["messages"][1]["tool_calls"][0]["id"] == "call_12345678"
    assert sent["messages"][1]["thinking"] == "Save it."
    assert sent["messages"][2] == {
        "role": "tool",
        "content": "saved",
        "tool_name": "bio",
        "tool_call_id": "call_12345678",
    }
    assert sent["tools"][0]["function"]["parameters"] == BIO.parameters


@pytest.mark.parametrize("cut", [1, 3, 7, 1000])
async def test_that_a_call_leaked_into_the_text_is_a_call(ollama: OllamaDouble, model: OllamaModel, cut: int) -> None:
    leak = 'Sure.\n<tool_call>\n{"name": "bio", "arguments": {"message": "User is tall"}}\n</tool_call>'
    ollama.reply(Answer(pieces=tuple(leak[i : i + cut] for i in range(0, len(leak), cut))))
    chunks = await answer_of(model, request(tools=(BIO,)))
    assert [call for chunk in chunks for call in chunk.tool_calls] == [ToolCall("bio", {"message": "User is tall"})]
    assert text_of(chunks).strip() == "Sure."


# ---------------------------------------------------------------- what is asked


async def test_that_nothing_is_left_for_the_server_to_cut(ollama: OllamaDouble, model: OllamaModel) -> None:
    await answer_of(model, request())
    sent = ollama.requests_to("/api/chat")[-1].body
    assert sent["truncate"] is False
    assert sent["shift"] is False
    assert "options" not in sent  # a window the person did not ask for would reload the model


async def test_that_window_and_limit_are_asked_for_where_they_are_set(ollama: OllamaDouble, model: OllamaModel) -> None:
    await answer_of(model, request(window=2048, max_tokens=100))
    assert ollama.requests_to("/api/chat")[-1].body["options"] == {"num_ctx": 2048, "num_predict": 100}


@pytest.mark.parametrize(
    ("name", "think", "sent"),
    [(THINKER, None, None), (THINKER, False, False), (THINKER, True, True), (LLAMA, False, None), (LLAMA, True, None)],
)
async def test_that_thinking_is_only_spoken_of_to_models_that_can(
    ollama: OllamaDouble, model: OllamaModel, name: str, think: bool | None, sent: bool | None
) -> None:
    await answer_of(model, request(name=name, think=think))
    assert ollama.requests_to("/api/chat")[-1].body.get("think") is sent


async def test_that_images_go_as_bare_base64(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.add_model("llava", vision=True)
    question = ChatMessage("user", "What is it?", images=(Picture(b"\x89PNG", 1, 1),))
    await answer_of(model, ChatRequest("llava", (question,)))
    assert ollama.requests_to("/api/chat")[-1].body["messages"][0]["images"] == ["iVBORw=="]


async def test_that_a_key_for_the_hosted_service_goes_nowhere(
    ollama: OllamaDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_API_KEY", "sk-of-someone")
    client = OllamaModel(ollama.host)
    await answer_of(client, request())
    await client.server()
    await client.close()
    assert not [seen for seen in ollama.requests if "authorization" in seen.headers]


async def test_that_proxies_of_the_environment_are_not_used(
    ollama: OllamaDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:1")
    client = OllamaModel(ollama.host)
    assert (await answer_of(client, request()))[-1].done
    await client.close()


# ---------------------------------------------------------------- stopping


async def test_that_closing_the_generator_stops_the_server(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.reply(Answer("a long story", hold=threading.Event()))
    async with aclosing(model.chat(request())) as chunks:
        assert (await anext(chunks)).text == "a"
    seen = ollama.requests_to("/api/chat")[-1]
    await finished(seen.finished)
    assert seen.cancelled


@pytest.mark.parametrize("answer", [Answer("x", header_delay=60), Answer("a b", hold=threading.Event())])
async def test_that_cancelling_stops_the_server_even_before_the_headers(
    ollama: OllamaDouble, model: OllamaModel, answer: Answer
) -> None:
    ollama.reply(answer)
    task = asyncio.ensure_future(answer_of(model, request()))
    seen = await asyncio.to_thread(ollama.wait_for_request, "/api/chat")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await finished(seen.finished)
    assert seen.cancelled
    assert (await answer_of(model, request()))[-1].done  # the next in line has its turn


async def test_that_cancelling_a_question_stops_the_server(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.reply(Answer("{}", header_delay=60))
    task = asyncio.ensure_future(model.ask(request(), {"type": "object"}))
    seen = await asyncio.to_thread(ollama.wait_for_request, "/api/chat")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await finished(seen.finished)
    assert seen.cancelled


async def test_that_a_request_in_the_queue_waits_for_its_headers(ollama: OllamaDouble, model: OllamaModel) -> None:
    go = threading.Event()
    ollama.reply(Answer("first one", hold=go), Answer("second"))
    first = asyncio.ensure_future(answer_of(model, request()))
    await asyncio.to_thread(ollama.wait_for_request, "/api/chat")
    second = asyncio.ensure_future(answer_of(model, request()))
    waiting = await asyncio.to_thread(ollama.wait_for_request, "/api/chat", 2)
    assert waiting.seen is None
    go.set()
    assert [text_of(chunks) for chunks in await asyncio.gather(first, second)] == ["first one", "second"]


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize("how", ["cut_after", "drop_after", "garbage_after"])
@pytest.mark.parametrize("after", [1, 2])
async def test_that_a_stream_that_ends_before_it_is_done_is_broken(
    ollama: OllamaDouble, model: OllamaModel, how: str, after: int
) -> None:
    ollama.reply(Answer("two words", **{how: after}))  # type: ignore[arg-type]
    fault, chunks = await fault_of(model, request())
    assert fault.code is ErrorCode.STREAM_BROKEN
    assert text_of(chunks) == "two words"[: 3 if after == 1 else None]
    assert not any(chunk.done for chunk in chunks)


async def test_that_an_error_in_the_middle_of_a_stream_ends_it(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.reply(Answer("one two three", fail_after=(2, "llama runner process has terminated")))
    fault, chunks = await fault_of(model, request())
    assert text_of(chunks) == "one two"
    assert (fault.code, fault.params["status"]) == (ErrorCode.SERVER_ERROR, 200)


ROWS = [
    ("nope", {}, Answer(), ErrorCode.MODEL_NOT_FOUND),
    (PLAIN, {"tools": (BIO,)}, Answer(), ErrorCode.MODEL_NO_TOOLS),
    ("nomic", {}, Answer(), ErrorCode.MODEL_NO_CHAT),
    (LLAMA, {"max_tokens": 3}, Answer(tool_calls=(Call("bio", {"message": SECRET}),)), ErrorCode.TOOL_CALL_CUT),
    (LLAMA, {}, Answer(fail_before=(503, "server busy, please try again.")), ErrorCode.SERVER_BUSY),
    (LLAMA, {}, Answer(fail_before=(401, "unauthorized")), ErrorCode.SIGN_IN_NEEDED),
    (LLAMA, {}, Answer(fail_before=(429, "you have reached your limit")), ErrorCode.RATE_LIMITED),
    (LLAMA, {}, Answer(fail_before=(502, "upstream")), ErrorCode.SERVER_ERROR),
    (LLAMA, {}, Answer(fail_before=(504, "upstream")), ErrorCode.SERVER_SLOW),
    (
        LLAMA,
        {},
        Answer(fail_before=(500, "llama runner process has terminated: cudaMalloc failed: out of memory")),
        ErrorCode.MODEL_OUT_OF_MEMORY,
    ),
    (
        LLAMA,
        {},
        Answer(fail_before=(500, "model requires more system memory (5.6 GiB) than is available (2.1 GiB)")),
        ErrorCode.MODEL_OUT_OF_MEMORY,
    ),
    (LLAMA, {}, Answer(fail_before=(500, f"something about {SECRET}")), ErrorCode.SERVER_ERROR),
]


@pytest.mark.parametrize(("name", "more", "answer", "code"), ROWS)
async def test_that_each_error_of_the_contract_has_its_code_and_quotes_nothing(
    ollama: OllamaDouble, model: OllamaModel, name: str, more: dict[str, object], answer: Answer, code: ErrorCode
) -> None:
    ollama.add_model("nomic", embedding=True)
    ollama.reply(answer)
    fault, _chunks = await fault_of(model, request(SECRET, name, **more))
    assert fault.code is code
    assert fault.params["model"] == name
    assert "Rosebud" not in repr(fault)
    assert fault.__suppress_context__ or fault.__context__ is None


async def test_that_images_are_refused_by_a_model_that_does_not_see(ollama: OllamaDouble, model: OllamaModel) -> None:
    fault, _chunks = await fault_of(
        model, ChatRequest(LLAMA, (ChatMessage("user", "?", images=(Picture(b"x", 1, 1),)),))
    )
    assert fault.code is ErrorCode.MODEL_NO_VISION


async def test_that_a_hosted_model_asks_to_sign_in() -> None:
    with OllamaDouble(signed_in=False) as ollama:
        ollama.add_model("gpt-oss:120b-cloud", remote=True)
        client = OllamaModel(ollama.host)
        fault, _chunks = await fault_of(client, request(name="gpt-oss:120b-cloud"))
        await client.close()
    assert fault.code is ErrorCode.SIGN_IN_NEEDED


async def test_that_a_full_queue_is_busy() -> None:
    with OllamaDouble(max_queue=0) as ollama:
        ollama.add_model(LLAMA)
        ollama.reply(Answer("a b", hold=threading.Event()))
        client = OllamaModel(ollama.host)
        async with aclosing(client.chat(request())) as chunks:
            await anext(chunks)
            fault, _chunks = await fault_of(client, request())
        await client.close()
    assert fault.code is ErrorCode.SERVER_BUSY


async def test_that_a_prompt_that_does_not_fit_is_refused_with_its_size(
    ollama: OllamaDouble, model: OllamaModel
) -> None:
    turns = (ChatMessage("user", "word " * 400), ChatMessage("assistant", "yes"), ChatMessage("user", "and?"))
    fault, _chunks = await fault_of(model, ChatRequest(LLAMA, turns, window=256))
    assert fault.code is ErrorCode.CONTEXT_TOO_LONG
    assert fault.params["room"] == 256
    assert int(fault.params["tokens"]) > 500


async def test_that_a_server_that_says_nothing_is_slow(ollama: OllamaDouble) -> None:
    ollama.reply(Answer("x", header_delay=60))
    client = OllamaModel(ollama.host, read_timeout=0.05)
    fault, _chunks = await fault_of(client, request())
    assert fault.code is ErrorCode.SERVER_SLOW
    ollama.reply(Answer("a b", hold=threading.Event()))
    fault, chunks = await fault_of(client, request())
    await client.close()
    assert fault.code is ErrorCode.SERVER_SLOW
    assert text_of(chunks) == "a"


async def test_that_a_server_that_is_not_there_is_unreachable_until_it_is_back(
    ollama: OllamaDouble, model: OllamaModel
) -> None:
    assert (await answer_of(model, request()))[-1].done
    await asyncio.to_thread(ollama.stop)
    fault, _chunks = await fault_of(model, request(SECRET))
    assert fault.code is ErrorCode.SERVER_UNREACHABLE
    assert fault.params["host"] == ollama.host
    with pytest.raises(AppError) as caught:
        await model.ask(request(SECRET), {"type": "object"})
    assert caught.value.code is ErrorCode.SERVER_UNREACHABLE
    await asyncio.to_thread(ollama.start)
    assert (await answer_of(model, request()))[-1].done


async def test_that_a_server_that_goes_away_in_the_middle_breaks_the_stream(
    ollama: OllamaDouble, model: OllamaModel
) -> None:
    ollama.reply(Answer("a b", hold=threading.Event()))
    async with aclosing(model.chat(request())) as chunks:
        assert (await anext(chunks)).text == "a"
        await asyncio.to_thread(ollama.stop)
        with pytest.raises(AppError) as caught:
            await anext(chunks)
    assert caught.value.code is ErrorCode.STREAM_BROKEN


# ---------------------------------------------------------------- asking for JSON

SCHEMA = {"type": "object", "properties": {"relation": {"enum": ["same", "other"]}}}


@pytest.mark.parametrize(
    "text", ['{"relation": "same"}', '```json\n{"relation": "same"}\n```', '\n```\n{"relation": "same"}```\n']
)
async def test_that_an_answer_in_json_is_parsed_also_from_a_code_fence(
    ollama: OllamaDouble, model: OllamaModel, text: str
) -> None:
    ollama.reply(Answer(text))
    assert await model.ask(request(), SCHEMA) == {"relation": "same"}
    sent = ollama.requests_to("/api/chat")[-1].body
    assert sent["format"] == SCHEMA
    assert sent["stream"] is False
    assert "think" not in sent


async def test_that_a_question_switches_thinking_off_where_there_is_any(
    ollama: OllamaDouble, model: OllamaModel
) -> None:
    assert await model.ask(request(name=THINKER), SCHEMA) == {"relation": "same"}
    assert ollama.requests_to("/api/chat")[-1].body["think"] is False


@pytest.mark.parametrize("text", ["", f"I think that {SECRET}", '{"relation": "sa', "[" * 100_000])
async def test_that_an_answer_that_is_no_json_is_unexpected(
    ollama: OllamaDouble, model: OllamaModel, text: str
) -> None:
    ollama.reply(Answer(pieces=(text,)))
    with pytest.raises(AppError) as caught:
        await model.ask(request(), SCHEMA)
    assert caught.value.code is ErrorCode.UNEXPECTED_REPLY
    assert "Rosebud" not in repr(caught.value)


async def test_that_a_question_reports_errors_like_a_chat(ollama: OllamaDouble, model: OllamaModel) -> None:
    ollama.reply(Answer(fail_before=(400, json.dumps({"error": {"type": "exceed_context_size_error", "n_ctx": 9}}))))
    with pytest.raises(AppError) as caught:
        await model.ask(request(), SCHEMA)
    assert (caught.value.code, caught.value.params["room"]) == (ErrorCode.CONTEXT_TOO_LONG, 9)
    ollama.reply(Answer('{"relation"', cut_after=0))
    with pytest.raises(AppError) as caught:
        await model.ask(request(), SCHEMA)
    assert caught.value.code is ErrorCode.STREAM_BROKEN
