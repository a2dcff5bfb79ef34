"""Servers that are no Ollama, or one that answers in ways the double would not."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing, asynccontextmanager

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.llm.ollama.client import OllamaModel
from app.core.llm.port import ChatChunk, ChatMessage, ChatRequest, ToolCall

REQUEST = ChatRequest("m", (ChatMessage("user", "Hello"),))


def ok(body: object) -> bytes:
    """A reply with `body` as JSON."""
    content = json.dumps(body).encode()
    return b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s" % (len(content), content)


@asynccontextmanager
async def client_of(replies: Mapping[str, bytes], otherwise: bytes = b"") -> AsyncIterator[OllamaModel]:
    """A client of a program that sends these bytes for these paths, and hangs up."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        writer.write(replies.get(head.split()[1].decode(), otherwise))
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    program = await asyncio.start_server(answer, "127.0.0.1", 0)
    client = OllamaModel(f"http://127.0.0.1:{program.sockets[0].getsockname()[1]}")
    try:
        yield client
    finally:
        await client.close()
        program.close()
        await program.wait_closed()


async def answer_of(client: OllamaModel) -> list[ChatChunk]:
    async with aclosing(client.chat(REQUEST)) as chunks:
        return [chunk async for chunk in chunks]


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        (b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", ErrorCode.UNEXPECTED_REPLY),
        (ok([]), ErrorCode.UNEXPECTED_REPLY),
        (ok({}), ErrorCode.UNEXPECTED_REPLY),
        (b"HTTP/1.1 302 Found\r\nLocation: http://example.com/\r\nContent-Length: 0\r\n\r\n", ErrorCode.SERVER_ERROR),
        (b"HTTP/1.1 500 Oops\r\nContent-Length: 2\r\n\r\n12", ErrorCode.SERVER_ERROR),
        (b"HTTP/1.1 404 Not Found\r\nContent-Length: 18\r\n\r\n404 page not found", ErrorCode.SERVER_ERROR),
        (b"SSH-2.0-OpenSSH_9.2\r\n", ErrorCode.SERVER_UNREACHABLE),
        (b"", ErrorCode.SERVER_UNREACHABLE),
    ],
)
async def test_that_another_program_on_the_port_is_no_ollama(reply: bytes, code: ErrorCode) -> None:
    async with client_of({}, reply) as client:
        with pytest.raises(AppError) as caught:
            await client.server()
    assert caught.value.code is code


LISTED = {
    "/api/version": ok({"version": "0.1"}),
    "/api/tags": ok({"models": [{"name": "m", "size": None, "details": None}, {}, None]}),
}


async def test_that_what_a_server_leaves_out_reads_as_nothing() -> None:
    """Null for empty lists, no capabilities (as before they were listed), no model_info."""
    async with client_of(LISTED | {"/api/show": ok({"model_info": None})}) as client:
        (model,) = (await client.server()).models
    assert (model.name, model.size, model.family, model.context_length) == ("m", 0, "", None)
    assert not any((model.tools, model.thinking, model.vision, model.remote))


async def test_that_a_damaged_model_is_left_out() -> None:
    damaged = b'HTTP/1.1 500 Oops\r\nContent-Length: 16\r\n\r\n{"error":"eek!"}'
    async with client_of(LISTED | {"/api/show": damaged}) as client:
        assert (await client.server()).models == ()


async def test_that_a_server_that_goes_away_while_it_is_asked_is_unreachable() -> None:
    async with client_of(LISTED) as client:
        with pytest.raises(AppError) as caught:
            await client.server()
    assert caught.value.code is ErrorCode.SERVER_UNREACHABLE


async def test_that_a_last_line_needs_no_line_end() -> None:
    async with client_of({"/api/chat": ok({"message": {"content": "Hi"}, "done": True})}) as client:
        assert await answer_of(client) == [ChatChunk("Hi", done=True, done_reason="stop")]


@pytest.mark.parametrize(
    ("arguments", "read"), [('{"a": 1}', {"a": 1}), ("{broken", {}), ([1], {}), (None, {}), ({"a": 1}, {"a": 1})]
)
async def test_that_arguments_of_a_call_are_always_an_object(arguments: object, read: dict[str, int]) -> None:
    call = {"function": {"name": "bio", "arguments": arguments}}
    reply = {"message": {"content": "", "tool_calls": [call]}, "done": True}
    async with client_of({"/api/chat": ok(reply)}) as client:
        (chunk,) = await answer_of(client)
    assert chunk.tool_calls == (ToolCall("bio", read),)


async def test_that_a_line_which_is_no_object_breaks_the_stream() -> None:
    async with client_of({"/api/chat": ok(["Hi"])}) as client:
        with pytest.raises(AppError) as caught:
            await answer_of(client)
    assert caught.value.code is ErrorCode.STREAM_BROKEN


async def test_that_an_error_line_may_hold_an_object() -> None:
    async with client_of({"/api/chat": ok({"error": {"message": "out of memory"}})}) as client:
        with pytest.raises(AppError) as caught:
            await answer_of(client)
    assert caught.value.code is ErrorCode.MODEL_OUT_OF_MEMORY


@pytest.mark.parametrize("reply", [ok({"status": "pulling manifest"}), ok(["?"]), ok({"error": "eek"})])
async def test_that_a_download_that_does_not_come_to_its_end_has_failed(reply: bytes) -> None:
    async with client_of({"/api/pull": reply}) as client:
        with pytest.raises(AppError) as caught:
            _ = [progress async for progress in client.pull("m")]
    assert (caught.value.code, caught.value.params["model"]) == (ErrorCode.PULL_FAILED, "m")
