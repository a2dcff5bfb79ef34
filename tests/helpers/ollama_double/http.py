"""As much of HTTP/1.1 as an Ollama server speaks."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

# Go's encoder writes these so, which JSON allows everywhere but need not be expected by a client.
_ESCAPED = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}


class Failure(Exception):  # noqa: N818 (an answer of the server, not an error of ours)
    """An error the server reports: as a status before the first event, as a line after it."""

    def __init__(self, status: int, text: str, **more: str) -> None:
        super().__init__(status, text)
        self.status = status
        self.body: dict[str, Any] = {"error": text, **more}


@dataclass(frozen=True)
class Request:
    """One request, read whole. Header names are lower case."""

    method: str
    path: str
    headers: Mapping[str, str]
    content: bytes


class Reply:
    """The answer to one request. The headers go out with the first thing that is written, never earlier."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.status: int | None = None

    async def json(self, body: object, status: int = 200) -> None:
        """One JSON value."""
        await self._whole(status, "application/json; charset=utf-8", encoded(body))

    async def text(self, text: str, status: int = 200) -> None:
        """Plain text."""
        await self._whole(status, "text/plain; charset=utf-8", text.encode())

    async def line(self, body: object, *, last: bool = False) -> None:
        """One line of a stream."""
        await self.raw_line(encoded(body) + b"\n", last=last)

    async def raw_line(self, content: bytes, *, last: bool = False) -> None:
        """One chunk of a stream, as it is."""
        self._begin_stream()
        self._writer.write(b"%x\r\n%s\r\n" % (len(content), content) + (b"0\r\n\r\n" if last else b""))
        await self._writer.drain()

    async def end(self) -> None:
        """The end of a stream."""
        self._begin_stream()
        self._writer.write(b"0\r\n\r\n")
        await self._writer.drain()

    async def drop(self) -> None:
        """Break the connection in the middle of a line."""
        self._begin_stream()
        self._writer.write(b'ff\r\n{"model":')
        await self._writer.drain()
        self._writer.close()

    def _begin_stream(self) -> None:
        if self.status is None:
            self._head(200, "application/x-ndjson", b"Transfer-Encoding: chunked\r\n")

    async def _whole(self, status: int, kind: str, content: bytes) -> None:
        self._head(status, kind, b"Content-Length: %d\r\n" % len(content))
        self._writer.write(content)
        await self._writer.drain()

    def _head(self, status: int, kind: str, length: bytes) -> None:
        self.status = status
        phrase = HTTPStatus(status).phrase
        self._writer.write(f"HTTP/1.1 {status} {phrase}\r\nContent-Type: {kind}\r\n".encode() + length + b"\r\n")


Handler = Callable[[Request, Reply], Awaitable[None]]


async def serve_connection(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, handle: Handler, left: Callable[[Reply], None]
) -> None:
    """Answer the requests of one connection with `handle`, one after the other, until the client closes it.

    A client that leaves in the middle cancels `handle`; `left` is told first.
    """
    try:
        while (request := await _read_request(reader)) is not None:
            reply = Reply(writer)
            work = asyncio.ensure_future(handle(request, reply))
            gone = asyncio.ensure_future(reader.read(1))  # a client says nothing until it has its answer
            try:
                await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
                if not work.done():
                    left(reply)
                    return
                work.result()
            finally:
                for task in (work, gone):
                    task.cancel()
                await asyncio.gather(work, gone, return_exceptions=True)
    except ConnectionError:
        pass  # the client is gone; there is nobody to tell
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def encoded(body: object) -> bytes:
    """JSON as Go writes it: compact, in UTF-8, with <, > and & escaped."""
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return text.translate(_ESCAPED).encode("utf-8", "replace")


async def _read_request(reader: asyncio.StreamReader) -> Request | None:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return None
    first, *rest = head.decode("latin-1").split("\r\n")
    method, target, _version = first.split(" ")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest if line)}
    content = await reader.readexactly(int(headers.get("content-length", "0")))
    return Request(method, target.partition("?")[0], headers, content)
