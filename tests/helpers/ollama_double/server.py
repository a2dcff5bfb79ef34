"""The double itself: its thread, its routes and its models."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Self, Unpack

from tests.helpers.ollama_double.catalogue import Model, Traits, tagged
from tests.helpers.ollama_double.chat import ChatApi
from tests.helpers.ollama_double.embed import EmbedApi
from tests.helpers.ollama_double.http import Failure, Reply, Request, serve_connection
from tests.helpers.ollama_double.memory import Memory
from tests.helpers.ollama_double.models_api import Models, ModelsApi
from tests.helpers.ollama_double.pull import Offer, PullApi
from tests.helpers.ollama_double.script import Answer, ChatBody, Recorded, Script

_Route = Callable[[dict[str, Any], Reply, Recorded], Awaitable[None]]
_TURNS_TO_ACCEPT = 5  # of the loop, from a connection that the system accepted to `_connected`
_PATIENCE = 10.0  # seconds that a test waits for the server's thread before it fails


class OllamaDouble:
    """An Ollama server on loopback, from `with` to its end or from `start` to `stop`.

    Models, scripts and recorded requests outlive a `stop`; models in memory do not. A responder that raises makes
    the `with` block raise at its end.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        version: str = "0.33.0",
        default_num_ctx: int = 4096,
        max_queue: int = 512,
        signed_in: bool = True,
    ) -> None:
        """`port` 0 takes a free one, and keeps it. `default_num_ctx` stands for the server's variable and video
        memory; `max_queue` is how many requests may wait; `signed_in` is about models that run elsewhere."""
        self.port = port
        self.requests: list[Recorded] = []
        self._version = version
        self._default_num_ctx = default_num_ctx
        self._max_queue = max_queue
        self._signed_in = signed_in
        self._models = Models()
        self._offers: dict[str, Offer] = {}
        self._script = Script()
        self._faults: list[Exception] = []
        self._arrival = threading.Condition()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = asyncio.Event()
        self._connections: set[asyncio.Task[None]] = set()
        self._by_reply: dict[Reply, Recorded] = {}
        self._new_memory()

    # -- what tests say

    @property
    def host(self) -> str:
        """The base URL."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def loaded(self) -> dict[str, int]:
        """The models in memory, with their context length."""
        return {entry.model.name: entry.context_length for entry in self._memory.loaded()}

    @property
    def loads(self) -> list[tuple[str, int]]:
        """Every load since the start: name and context length."""
        return list(self._memory.loads)

    def add_model(self, name: str, **traits: Unpack[Traits]) -> None:
        """Have a model; again with the same name, a new version of it. By default one that chats and calls tools."""
        self._models.add(Model(tagged(name), **traits))

    def remove_model(self, name: str) -> None:
        """No longer have a model."""
        self._models.remove(name)

    def offer(
        self,
        name: str,
        *,
        size: int = 1000,
        steps: int = 4,
        delay: float = 0.0,
        hold: threading.Event | None = None,
        error: str = "",
        error_at: int = 0,
        **traits: Unpack[Traits],
    ) -> None:
        """Have a model for download, in `steps` of `size` bytes together, `delay` seconds apart, waiting for `hold`
        between them. With `error`, the first download breaks off with it after `error_at` steps."""
        model = Model(tagged(name), **traits)
        self._offers[model.name] = Offer(model, size, steps, delay, hold, error, error_at)

    def reply(self, *answers: Answer) -> None:
        """Answer with these next, in order."""
        self._script.add(answers)

    def respond(self, responder: Callable[[ChatBody], Answer]) -> None:
        """Answer with what `responder` makes of a request, whenever no answer is waiting. Runs in another thread."""
        self._script.respond(responder)

    def requests_to(self, path: str) -> list[Recorded]:
        """The requests to one path so far."""
        return [request for request in self.requests if request.path == path]

    def wait_for_request(self, path: str, count: int = 1) -> Recorded:
        """Wait until `count` requests to `path` have arrived; the last of these."""
        with self._arrival:
            if not self._arrival.wait_for(lambda: len(self.requests_to(path)) >= count, _PATIENCE):
                raise TimeoutError(f"fewer than {count} requests to {path}")
        return self.requests_to(path)[count - 1]

    # -- its life

    def start(self) -> None:
        """Listen, on the same port as before."""
        listening: Future[int] = Future()
        self._new_memory()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run(listening)), name="ollama-double")
        self._thread.start()
        try:
            self.port = listening.result(_PATIENCE)
        except OSError:
            self._thread.join()
            self._thread = None
            raise

    def stop(self) -> None:
        """Be gone, with every connection."""
        if self._thread is None or self._loop is None:
            return
        self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join()
        self._thread = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.stop()
        if self._faults and error is None:
            raise self._faults[0]

    def _new_memory(self) -> None:
        self._memory = Memory(default_num_ctx=self._default_num_ctx, max_queue=self._max_queue)
        self._routes = self._make_routes()

    async def _run(self, listening: "Future[int]") -> None:
        self._loop = asyncio.get_running_loop()
        self._stopping = asyncio.Event()
        try:
            server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        except OSError as error:
            listening.set_exception(error)
            return
        listening.set_result(server.sockets[0].getsockname()[1])
        await self._stopping.wait()
        # asyncio loses a connection that is accepted but not yet served when the server closes: accept no more first.
        for listener in server.sockets:
            self._loop.remove_reader(listener.fileno())
        for _ in range(_TURNS_TO_ACCEPT):
            await asyncio.sleep(0)
        server.close()
        for connection in self._connections:
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)
        await asyncio.sleep(0)  # the closed transports let go of their sockets

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.ensure_future(serve_connection(reader, writer, self._handle, self._left))
        self._connections.add(connection)
        connection.add_done_callback(self._connections.discard)
        # Also where it was cancelled before it began, or with words that the client never took.
        connection.add_done_callback(lambda _done: writer.transport.abort())

    # -- requests

    async def _handle(self, request: Request, reply: Reply) -> None:
        body = _parsed(request.content)
        recorded = Recorded(request.method, request.path, request.headers, body or {})
        self._by_reply[reply] = recorded
        with self._arrival:
            self.requests.append(recorded)
            self._arrival.notify_all()
        try:
            if body is None:
                await reply.json({"error": "invalid character in the body"}, 400)
            else:
                await self._dispatch(request, reply, recorded)
        except Failure as failure:
            if reply.status is None:
                await reply.json(failure.body, failure.status)
            else:
                await reply.line(failure.body, last=True)
        except ConnectionError:
            recorded.cancelled = True
        except Exception as error:  # noqa: BLE001 (the test's own, in a responder: shown where the test can see it)
            self._faults.append(error)
            if reply.status is None:
                await reply.json({"error": "the double failed"}, 500)
        finally:
            del self._by_reply[reply]
            recorded.status = reply.status
            recorded.finished.set()

    def _left(self, reply: Reply) -> None:
        if reply in self._by_reply:
            self._by_reply[reply].cancelled = True

    async def _dispatch(self, request: Request, reply: Reply, recorded: Recorded) -> None:
        methods = self._routes.get(request.path)
        if methods is None:
            await reply.text("404 page not found", 404)
        elif request.method not in methods:
            await reply.text("405 method not allowed", 405)
        else:
            await methods[request.method](recorded.body, reply, recorded)

    def _make_routes(self) -> dict[str, dict[str, _Route]]:
        models = ModelsApi(self._models, lambda: self._memory)
        chat = ChatApi(self._memory, self._script, self._models.find, signed_in=self._signed_in)
        embed = EmbedApi(self._memory, self._models.find)
        pull = PullApi(self._offers, self._models.get, self._models.add)

        async def pulled(body: dict[str, Any], reply: Reply, _recorded: Recorded) -> None:
            lines = pull.lines(tagged(str(body.get("model", ""))))
            await (_last_of(lines, reply) if body.get("stream") is False else _all_of(lines, reply))

        async def embedded(body: dict[str, Any], reply: Reply, _recorded: Recorded) -> None:
            await reply.json(await embed.answer(body))

        return {
            "/": {"GET": _text("Ollama is running"), "HEAD": _text("")},
            "/api/version": {"GET": _json(lambda _body: {"version": self._version})},
            "/api/tags": {"GET": _json(lambda _body: models.tags())},
            "/api/ps": {"GET": _json(lambda _body: models.loaded())},
            "/api/show": {"POST": _json(models.show)},
            "/api/delete": {"DELETE": _done(models.delete)},
            "/api/copy": {"POST": _done(models.copy)},
            "/api/chat": {"POST": chat.answer},
            "/api/embed": {"POST": embedded},
            "/api/pull": {"POST": pulled},
        }


def _text(text: str) -> _Route:
    async def answer(_body: dict[str, Any], reply: Reply, _recorded: Recorded) -> None:
        await reply.text(text)

    return answer


def _json(what: Callable[[dict[str, Any]], dict[str, Any]]) -> _Route:
    async def answer(body: dict[str, Any], reply: Reply, _recorded: Recorded) -> None:
        await reply.json(what(body))

    return answer


def _done(what: Callable[[dict[str, Any]], None]) -> _Route:
    async def answer(body: dict[str, Any], reply: Reply, _recorded: Recorded) -> None:
        what(body)
        await reply.text("")

    return answer


async def _all_of(lines: AsyncIterator[dict[str, Any]], reply: Reply) -> None:
    async for line in lines:
        await reply.line(line)
    await reply.end()


async def _last_of(lines: AsyncIterator[dict[str, Any]], reply: Reply) -> None:
    last: dict[str, Any] = {}
    async for line in lines:
        last = line
    await reply.json(last)


def _parsed(content: bytes) -> dict[str, Any] | None:
    """The object of a body, empty without a body; None when it is broken."""
    try:
        value = json.loads(content or b"{}")
    except ValueError:
        return None
    return value if isinstance(value, dict) else None
