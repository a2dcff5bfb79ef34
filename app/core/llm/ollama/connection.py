"""HTTP to one Ollama server.

The `ollama` package's client gives the connection: it knows how hosts are written and what headers a server expects.
Its calls are left aside, because they drop the ids of tool calls and what `/api/tags` and `/api/show` say of remote
models, have no `truncate` and `shift`, split lines where JSON does not (U+0085), know no version, and fail
themselves on an error that is no object. So requests go through the HTTP client inside it.
"""

import json
from collections.abc import AsyncGenerator, Mapping
from typing import Any

import httpx
import ollama

from app.core.errors import AppError, ErrorCode
from app.core.llm.ollama.errors import reply_error, transport_error

_LOOK_UP_SECONDS = 15.0  # for requests that a server answers from what it has at hand

# What a connection may fail with: httpx's own, the system's, and a host name that cannot be encoded.
_FAILURES = (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError)


class OllamaConnection:
    """Sends JSON to one server and gets JSON back. Raises `AppError` only."""

    def __init__(self, host: str, *, connect_timeout: float, read_timeout: float) -> None:
        """`host` is a base URL; the limits are seconds, `read_timeout` between two pieces of an answer."""
        self.host = host
        self._limits = httpx.Timeout(read_timeout, connect=connect_timeout)
        self._look_up_limits = httpx.Timeout(min(_LOOK_UP_SECONDS, read_timeout), connect=connect_timeout)
        client = ollama.AsyncClient(host, timeout=self._limits, follow_redirects=False, trust_env=False)
        self._http: httpx.AsyncClient = client._client  # noqa: SLF001 (see above)
        # The package sends OLLAMA_API_KEY to whatever host it is given. A local server needs no key.
        self._http.headers.pop("authorization", None)

    async def get(self, path: str) -> dict[str, Any]:
        """The object at `path`."""
        return await self._request("GET", path, None, model="", limits=self._look_up_limits)

    async def look_up(self, path: str, body: Mapping[str, Any], *, model: str) -> dict[str, Any]:
        """The answer to a question that needs no model at work."""
        return await self._request("POST", path, body, model=model, limits=self._look_up_limits)

    async def post(self, path: str, body: Mapping[str, Any], *, model: str) -> dict[str, Any]:
        """The answer to `body`, however long the model takes for it. Cancelling closes the connection."""
        return await self._request("POST", path, body, model=model, limits=self._limits)

    async def order(self, method: str, path: str, body: Mapping[str, Any], *, model: str) -> None:
        """Have something done that is answered by nothing."""
        await self._send(method, path, _encoded(body), model=model, limits=self._look_up_limits)

    async def lines(self, path: str, body: Mapping[str, Any], *, model: str) -> AsyncGenerator[dict[str, Any], None]:
        """The objects of a streamed answer, as they come.

        An error line is raised as what it means; a line that is no object, and an end before the end, as
        STREAM_BROKEN. Closing the generator, or cancelling the task that waits on it, even for the headers, closes
        the connection, which makes the server stop.
        """
        begun = False
        try:
            async with self._http.stream("POST", path, content=_encoded(body)) as response:
                if not response.is_success:
                    reply = (await response.aread()).decode("utf-8", "replace")
                    raise reply_error(response.status_code, reply, host=self.host, model=model)
                begun = True
                rest = b""
                async for piece in response.aiter_bytes():
                    *lines, rest = (rest + piece).split(b"\n")
                    for line in filter(bytes.strip, lines):
                        yield self._line(line, model)
                if rest.strip():
                    yield self._line(rest, model)
        except _FAILURES as error:
            raise transport_error(error, host=self.host, model=model, begun=begun) from None

    async def close(self) -> None:
        """Close every connection."""
        await self._http.aclose()

    async def _request(
        self, method: str, path: str, body: Mapping[str, Any] | None, *, model: str, limits: httpx.Timeout
    ) -> dict[str, Any]:
        content = None if body is None else _encoded(body)
        answer = _decoded(await self._send(method, path, content, model=model, limits=limits))
        if answer is None:
            raise AppError(ErrorCode.UNEXPECTED_REPLY, host=self.host, model=model)
        return answer

    async def _send(self, method: str, path: str, content: bytes | None, *, model: str, limits: httpx.Timeout) -> bytes:
        try:
            response = await self._http.request(method, path, content=content, timeout=limits)
        except _FAILURES as error:
            raise transport_error(error, host=self.host, model=model, begun=False) from None
        if not response.is_success:
            reply = response.content.decode("utf-8", "replace")
            raise reply_error(response.status_code, reply, host=self.host, model=model)
        return response.content

    def _line(self, line: bytes, model: str) -> dict[str, Any]:
        answer = _decoded(line)
        if answer is None:
            raise AppError(ErrorCode.STREAM_BROKEN, host=self.host, model=model)
        if answer.get("error"):
            raise reply_error(httpx.codes.OK, answer["error"], host=self.host, model=model)
        return answer


def _encoded(body: Mapping[str, Any]) -> bytes:
    """`body` in pure ASCII: half a surrogate pair, as a clipboard may hold, cannot be written in UTF-8."""
    return json.dumps(body).encode("ascii")


def _decoded(content: bytes) -> dict[str, Any] | None:
    """The object in `content`; None when there is none."""
    try:
        value = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
