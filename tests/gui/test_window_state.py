"""What is remembered of the window, and that it is ids only."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.core.home import Home
from app.gui.window.window_state import WindowState, decoded, read_state, write_state
from tests.helpers.window import Window


def test_that_the_next_start_looks_as_the_last_one_was_left(start: Callable[..., Window], home: Home) -> None:
    window = start()
    window.say("Remember that I have a cat called Miso")
    window.main.resize(700, 620)
    window.main.actions_["memory"].trigger()
    chat = window.main.chat.conversation
    assert chat is not None
    window.close()
    kept = (home.path / "window.json").read_text()
    assert "Miso" not in kept
    assert json.loads(kept)["chat"] == chat.id

    window = start()
    window.until(lambda: len(window.texts()) == 2)
    assert (window.main.width(), window.main.height()) == (700, 620)
    assert window.main.memory.isVisible()
    window.close()


def test_that_nothing_is_kept_of_a_temporary_chat(start: Callable[..., Window], home: Home) -> None:
    window = start()
    window.main.actions_["temporary"].trigger()
    window.say("hello")
    window.close()
    assert json.loads((home.path / "window.json").read_text())["chat"] is None


def test_that_a_chat_that_is_gone_is_not_missed(start: Callable[..., Window], home: Home) -> None:
    write_state(home.path / "window.json", WindowState(chat=4711))
    window = start()
    window.say("hello")
    assert window.main._bar.text == ""


def test_that_a_folder_that_is_shut_stays_shut(start: Callable[..., Window], home: Home) -> None:
    window = start()
    folder = window.call(lambda engine: engine.add_folder("Work"))
    window.main.list.view.folded.emit(folder.id, True)
    window.close()
    assert read_state(home.path / "window.json").collapsed == [folder.id]

    window = start()
    model = window.main.list.model
    window.until(lambda: any(entry.collapsed for entry in model.entries(0, model.rowCount() - 1)))
    window.main.list.view.folded.emit(folder.id, False)
    window.close()
    assert read_state(home.path / "window.json").collapsed == []


@pytest.mark.parametrize("content", ["", "[]", "{", '{"chat": "one"}', '{"geometry": "§§", "recent": [1]}'])
def test_that_a_damaged_file_is_as_good_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "window.json").write_text(content)
    assert read_state(tmp_path / "window.json") == WindowState()


def test_that_damaged_geometry_is_no_geometry() -> None:
    assert decoded("§§") == b""
