"""Asking for a newer version: against a server on this machine, with a key that is thrown away."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from app.core import updates
from app.core.errors import AppError, ErrorCode
from app.core.models import UpdateReport
from tools.sign_update import announcement, make_key

PAGE = "https://example.org/keepsake/0.2.0"
Serve = Callable[[str | bytes, int], str]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Serve one body at an address."""
    servers: list[HTTPServer] = []
    threads: list[threading.Thread] = []

    def serve(body: str | bytes, status: int = 200) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(status)
                self.send_header("Location", "http://127.0.0.1:9/elsewhere")
                self.end_headers()
                self.wfile.write(body.encode() if isinstance(body, str) else body)

            def log_message(self, *_arguments: object) -> None:
                return

        server = HTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        servers.append(server)
        threads.append(thread)
        return f"http://127.0.0.1:{server.server_port}/updates.json"

    yield serve
    for server, thread in zip(servers, threads, strict=True):
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def private_key(tmp_path: Path) -> Path:
    make_key(tmp_path / "private", "https://example.org/updates.json", tmp_path)
    return tmp_path / "private"


def look(address: str, folder: Path, current: str = "0.1.0") -> UpdateReport:
    source = updates.built_in(folder)
    assert source is not None
    return asyncio.run(updates.check(updates.UpdateSource(address, source.key), current))


@pytest.mark.parametrize(
    ("newest", "current", "newer"),
    [("0.2.0", "0.1.0", True), ("0.10", "0.9.1", True), ("0.1.0", "0.1.0", False), ("0.1", "0.1.0", False),
     ("0.0.9", "0.1.0", False)],
)  # fmt: skip
def test_that_a_newer_version_is_told(serve: Serve, private_key: Path, newest: str, current: str, newer: bool) -> None:
    report = look(serve(announcement(private_key, newest, PAGE), 200), private_key.parent, current)
    assert report == UpdateReport(current, newest, newer, PAGE)


def code_of(address: str, folder: Path) -> ErrorCode:
    with pytest.raises(AppError) as caught:
        look(address, folder)
    return caught.value.code


def test_that_another_key_or_another_word_is_not_believed(serve: Serve, private_key: Path, tmp_path: Path) -> None:
    strangers = tmp_path / "stranger"
    strangers.mkdir()
    make_key(strangers / "private", "https://example.org", strangers)
    good = json.loads(announcement(private_key, "0.2.0", PAGE))
    changed = good | {"manifest": good["manifest"].replace("0.2.0", "9.9.9")}
    for body in (
        announcement(strangers / "private", "0.2.0", PAGE),
        json.dumps(changed),
        json.dumps(good | {"signature": ""}),
        json.dumps({"manifest": good["manifest"]}),
        "[]", "", "null", "[" * 20_000, b"\xff\xfe", "x" * 100_000,
        announcement(private_key, "0.2.0; rm -rf", PAGE),
        announcement(private_key, "0.2.0", "file:///etc/passwd"),
        announcement(private_key, "0.2.0", "http://example.org"),
    ):  # fmt: skip
        assert code_of(serve(body, 200), private_key.parent) is ErrorCode.UPDATE_UNTRUSTED


def test_that_a_server_that_is_away_or_sends_elsewhere_is_told(serve: Serve, private_key: Path) -> None:
    good = announcement(private_key, "0.2.0", PAGE)
    for address in ("http://127.0.0.1:9/updates.json", serve(good, 404), serve(good, 302)):
        assert code_of(address, private_key.parent) is ErrorCode.UPDATE_UNREACHABLE


def test_that_a_build_without_a_key_says_so(tmp_path: Path) -> None:
    assert updates.built_in(tmp_path) is None
    (tmp_path / "update.pub").write_text("one word\n§§\n")
    assert updates.built_in(tmp_path) is None
    with pytest.raises(AppError) as caught:
        asyncio.run(updates.check(None, "0.1.0"))
    assert caught.value.code is ErrorCode.UPDATE_UNKNOWN


def test_that_the_private_key_is_for_its_owner_and_never_overwritten(private_key: Path) -> None:
    assert private_key.stat().st_mode & 0o077 == 0
    with pytest.raises(FileExistsError):
        make_key(private_key, "https://example.org", private_key.parent)
