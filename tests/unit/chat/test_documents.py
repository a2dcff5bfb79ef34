import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.chat import documents
from app.core.chat.documents import read_bytes, read_path
from app.core.errors import AppError, ErrorCode
from app.core.models import AttachmentKind
from tests.helpers.files import locked, pdf, png


def code_of(name: str, data: bytes) -> ErrorCode:
    with pytest.raises(AppError) as caught:
        read_bytes(name, data)
    assert caught.value.__cause__ is None
    return caught.value.code


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Grüße aus Köln, – schön hier und überall auf der Welt. " * 4, "utf-8"),
        ("﻿with a mark", "utf-8"),
        ("Привет, как дела? Это обычный русский текст о погоде и о книгах. " * 4, "cp1251"),
        ("Привет, как дела? Это обычный русский текст о погоде и о книгах. " * 4, "koi8-r"),
        ("今天天气很好，我们去公园散步吧。这是一个普通的中文文本。" * 6, "gb18030"),
        ("both halves 两半", "utf-16"),
    ],
)
def test_that_text_of_any_encoding_is_read(text: str, encoding: str) -> None:
    given = read_bytes("note.txt", text.encode(encoding))
    assert given.text == text.removeprefix("\ufeff").strip()
    assert (given.kind, given.media_type, given.cut) == (AttachmentKind.TEXT, "text/plain", False)


@pytest.mark.parametrize(
    ("name", "media_type"),
    [("a.csv", "text/csv"), ("a.json", "application/json"), ("a.py", "text/x-python"), ("Makefile", "text/plain")],
)
def test_that_a_file_is_known_by_what_it_holds_not_by_its_name(name: str, media_type: str) -> None:
    assert read_bytes(name, b"one,two\r\n1,2").text == "one,two\n1,2"
    assert read_bytes(name, b"one,two").media_type == media_type
    assert read_bytes(name, png()).kind is AttachmentKind.IMAGE


def test_that_a_pdf_is_read_page_by_page() -> None:
    given = read_bytes("report.pdf", pdf("The budget is 40", "", "Signed by Ann"))
    assert given.text == "[page 1]\nThe budget is 40\n\n[page 3]\nSigned by Ann"
    assert (given.kind, given.pages, given.cut) == (AttachmentKind.PDF, 3, False)


def test_that_what_cannot_be_read_is_told_apart() -> None:
    assert code_of("a.pdf", locked(pdf("secret"), "open")) is ErrorCode.PDF_LOCKED
    assert code_of("a.pdf", pdf("", "")) is ErrorCode.PDF_NO_TEXT
    assert code_of("a.pdf", b"%PDF-1.4\n" + bytes(range(256))) is ErrorCode.FILE_BROKEN
    assert code_of("a.zip", b"PK\x03\x04" + bytes(range(256)) * 4) is ErrorCode.FILE_UNKNOWN
    assert code_of("a.txt", b" \n\t ") is ErrorCode.FILE_EMPTY
    assert code_of("a.png", png()[:60]) is ErrorCode.FILE_BROKEN


def test_that_a_pdf_without_a_password_but_encrypted_is_read() -> None:
    assert "hello" in read_bytes("a.pdf", locked(pdf("hello"), "")).text


def test_that_long_files_are_cut_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "_MOST_CHARACTERS", 50)
    given = read_bytes("a.txt", b"word " * 40)
    assert given.cut
    assert given.text.endswith("[the file goes on]")
    assert len(given.text) < 80
    monkeypatch.setattr(documents, "_MOST_PAGES", 2)
    cut = read_bytes("a.pdf", pdf("one", "two", "three"))
    assert (cut.pages, cut.cut) == (2, True)
    assert cut.text.endswith("[the file goes on: it has 3 pages]")
    monkeypatch.setattr(documents, "_MOST_SECONDS", -1.0)
    assert code_of("a.pdf", pdf("one")) is ErrorCode.PDF_NO_TEXT


def test_that_a_file_that_is_too_large_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "MOST_BYTES", 10)
    path = tmp_path / "large.txt"
    path.write_bytes(b"x" * 11)
    with pytest.raises(AppError) as caught:
        read_path(path)
    assert caught.value.code is ErrorCode.FILE_TOO_LARGE
    with pytest.raises(AppError) as caught:
        read_path(tmp_path / "none.txt")
    assert caught.value.code is ErrorCode.FILE_GONE


def test_that_names_lose_their_folders_and_stay_short() -> None:
    assert read_bytes("/home/ann/a\nb\u202e.txt", b"x").name == "a b .txt"
    long = read_bytes("n" * 300 + ".md", b"x").name
    assert len(long) <= 120
    assert long.endswith("….md")


def test_that_words_of_files_stay_out_of_a_repr() -> None:
    assert "secret" not in repr(read_bytes("secret.txt", b"secret"))


@given(st.binary(max_size=400))
def test_that_no_bytes_break_the_reader(data: bytes) -> None:
    try:
        given = read_bytes("x", data)
    except AppError:
        return
    given.text.encode()
    assert "\0" not in given.text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_that_what_is_no_file_and_may_never_end_is_not_read(tmp_path: Path) -> None:
    pipe, device = tmp_path / "notes.txt", tmp_path / "endless.txt"
    os.mkfifo(pipe)
    device.symlink_to("/dev/zero")
    for path in (pipe, device):
        with pytest.raises(AppError) as caught:
            read_path(path)
        assert caught.value.code is ErrorCode.FILE_GONE
