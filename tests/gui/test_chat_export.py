"""One chat as a file, from the window."""

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QFileDialog

from app.core.models import Conversation
from tests.helpers.files import png
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import Window


@pytest.fixture
def chat(start: Callable[..., Window]) -> Iterator[tuple[Window, Conversation]]:
    with OllamaDouble() as double:
        double.add_model("llama3.2:3b", context_length=8192)
        window = start(double.host)
        window.until(lambda: window.main.picker.text() == "llama3.2:3b")
        double.reply(Answer(text="# A title\n\n* 一 and **two**\n\n![x](file:///etc/passwd)\n\n<b>raw</b>"))
        conversation = window.call(lambda engine: engine.new_conversation())
        picture = window.call(lambda engine: engine.read_bytes("photo.png", png(300, 200)))
        text = window.call(lambda engine: engine.read_bytes("a.txt", b"call +351 912 345 678 <now>"))
        window.call(lambda engine: engine.send(conversation.id, "Привет, look", [picture, text]))
        window.main.chat.open(window.call(lambda engine: engine.conversation(conversation.id)))
        window.until(lambda: len(window.texts()) == 2)
        yield window, conversation


@pytest.mark.parametrize("ending", ["pdf", "md", "json"])
def test_that_a_chat_is_written_where_the_person_says(
    chat: tuple[Window, Conversation], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    window, _conversation = chat
    path = tmp_path / f"out.{ending}"
    proposed: list[str] = []

    def ask(_parent: object, _title: str, proposal: str, _kinds: str) -> tuple[str, str]:
        proposed.append(proposal)
        return str(path), f"(*.{ending})"

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.main.actions_["export_chat"].trigger()
    window.until(lambda: f"Written to out.{ending}. It is not encrypted" in window.labels())
    assert proposed == ["keepsake-chat.pdf"]  # a title may be private
    data = path.read_bytes()
    assert b"912 345" not in data
    if ending == "pdf":
        reader = PdfReader(io.BytesIO(data))
        text = "\n".join(page.extract_text() for page in reader.pages).replace("\t", " ")
        assert all(part in text for part in ("Привет", "A title", "<PHONE_1> <now>", "<b>raw</b>"))
        assert "root:" not in text
        assert len(reader.pages[0].images) == 1
    elif ending == "json":
        assert len(json.loads(data)["conversations"][0]["messages"]) == 2


def test_that_a_file_that_cannot_be_written_is_told(
    chat: tuple[Window, Conversation], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, _conversation = chat
    path = tmp_path / "none" / "out.md"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(path), "(*.md)"))
    window.main.chat.export()
    window.until(lambda: "could not be written" in window.labels())
