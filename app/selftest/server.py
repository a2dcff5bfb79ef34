"""A model server for the self-test: just enough of Ollama on the loopback interface to stream one answer."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, ClassVar, Self

_MODEL = "selftest:latest"


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    replies: ClassVar[dict[str, list[dict[str, Any]]]] = {
        "/api/version": [{"version": "0.0.0"}],
        "/api/tags": [{"models": [{"name": _MODEL, "model": _MODEL, "digest": "0", "size": 1, "details": {}}]}],
        "/api/show": [{"capabilities": ["completion"], "model_info": {}}],
        "/api/chat": [
            {"message": {"role": "assistant", "content": "Hello "}, "done": False},
            {"message": {"role": "assistant", "content": "yourself."}, "done": True, "done_reason": "stop"},
        ],
    }

    def do_GET(self) -> None:
        """Answer a look-up."""
        self._reply()

    def do_POST(self) -> None:
        """Answer a question, whatever it is."""
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self._reply()

    def _reply(self) -> None:
        lines = [json.dumps(reply).encode() + b"\n" for reply in self.replies.get(self.path, [])]
        self.send_response(200 if lines else 404)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for line in (*lines, b""):
            self.wfile.write(b"%x\r\n%s\r\n" % (len(line), line))

    def log_message(self, *_words: object) -> None:
        """Nothing: the self-test has its own report."""


class LoopbackServer:
    """Serves while it is entered."""

    ANSWER = "Hello yourself."

    def __enter__(self) -> Self:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, name="selftest-server")
        self._thread.start()
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def host(self) -> str:
        """The base URL."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"
