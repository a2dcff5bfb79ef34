"""Every pane and dialog as a screen reader and the Tab key meet it, in three languages."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QWidget

from app.core.home import Home
from app.core.settings import SettingsFile
from app.gui.panes.chat.error_note import ErrorNote
from app.gui.panes.chat.message_view import MessageView
from app.i18n import LANGUAGES, set_language
from tests.helpers.accessibility import faults
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.tour import dialogs, fill, panes
from tests.helpers.window import Window


@pytest.fixture(params=LANGUAGES)
def visited(
    request: pytest.FixtureRequest, home: Home, start: Callable[..., Window], ollama: OllamaDouble
) -> Iterator[Window]:
    """A window in which something was said, saved, put in doubt and deleted."""
    language = request.param
    SettingsFile.of_home(home.path).change(language=language)
    set_language(language)
    window = start(ollama.host)
    window.until(lambda: window.main.picker.text() == "llama3.2:3b")
    fill(window, language)
    yield window
    set_language("en")


def test_that_every_pane_can_be_heard_and_walked_through(visited: Window) -> None:
    found = [f"{name}: {fault}" for name, pane in panes(visited) for fault in faults(pane)]
    assert "\n".join(found) == ""


def test_that_every_dialog_can_be_heard_and_walked_through(visited: Window) -> None:
    found = []
    for name, dialog in dialogs(visited):
        assert dialog.windowTitle(), name
        found += [f"{name}: {fault}" for fault in faults(dialog)]
    assert "\n".join(found) == ""


def test_that_faults_of_an_answer_can_be_heard(visited: Window, ollama: OllamaDouble) -> None:
    ollama.reply(Answer(fail_before=(503, "server busy")))
    visited.main.chat.send("hello")
    visited.until(lambda: visited.visible(ErrorNote))
    assert faults(visited.main) == []
    view = visited.visible(MessageView)[0]
    view._edit()
    assert faults(visited.main) == []


def test_that_the_walk_finds_what_is_wrong(visited: Window) -> None:
    nameless = QWidget(visited.main.chat)
    nameless.setFocusPolicy(nameless.focusPolicy().StrongFocus)
    nameless.resize(20, 20)
    nameless.show()
    assert any("does not say what it is" in fault for fault in faults(visited.main))
    nameless.deleteLater()
