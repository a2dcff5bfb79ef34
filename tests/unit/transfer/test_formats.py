import json
import os
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.core.errors import AppError, ErrorCode
from app.core.transfer import formats
from app.core.transfer.formats import ForeignChat, read_foreign


def chat(tmp_path: Path, **values: Any) -> ForeignChat:
    """A chat with one message as Keepsake's own export would write it, with some values changed."""
    message = {"role": "user", "text": "hello", "at": values.get("created_at")} | values.pop("message", {})
    file = tmp_path / "keepsake.json"
    entry = {"title": "A chat", "messages": [message]} | values
    file.write_text(json.dumps({"format": "keepsake", "version": 1, "conversations": [entry]}))
    return read_foreign(file).chats[0]


@pytest.mark.parametrize(
    "time",
    [
        "0001-01-01T00:00:00+00:00",
        "9999-12-31T23:59:59+00:00",
        "9999-12-31T23:59:59-14:00",
        -1,
        (datetime.now(UTC) + timedelta(days=400)).isoformat(),
    ],
)
def test_that_a_time_that_cannot_be_is_none(tmp_path: Path, time: Any) -> None:
    read = chat(tmp_path, created_at=time)
    assert (read.at, read.messages[0].at) == (None, None)


def test_that_a_time_in_another_zone_is_read(tmp_path: Path) -> None:
    read = chat(tmp_path, created_at="2024-05-01T23:30:00-04:00")
    assert read.at == datetime(2024, 5, 2, 3, 30, tzinfo=UTC)


def test_that_of_an_attachment_nothing_but_name_and_content_is_taken(tmp_path: Path) -> None:
    given = {
        "kind": "text",
        "name": "../../etc/cron\n\u202etxt.daily",
        "media_type": "card 4111 1111 1111 1111",
        "text": "x",
    }
    (one,) = chat(tmp_path, message={"attachments": [given]}).messages[0].given
    assert (one.name, one.media_type) == ("cron txt.daily", "text/plain")


def test_that_an_archive_is_measured_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formats, "_MOST_BYTES", 3_000)
    bomb = tmp_path / "export.zip"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(2):
            archive.writestr(f"{number}/conversations.json", "[" + " " * 2_000 + "]")
    for path in (bomb, _file(tmp_path / "large.json", "[" + " " * 4_000 + "]")):
        with pytest.raises(AppError) as caught:
            read_foreign(path)
        assert caught.value.code is ErrorCode.IMPORT_UNREADABLE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_that_a_pipe_is_no_export(tmp_path: Path) -> None:
    device = tmp_path / "endless.txt"
    device.symlink_to("/dev/zero")
    with pytest.raises(AppError):
        read_foreign(device)


def _file(path: Path, text: str) -> Path:
    path.write_text(text)
    return path
