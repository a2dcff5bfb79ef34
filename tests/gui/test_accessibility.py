"""Every pane and dialog as a screen reader and the Tab key meet it, in three languages."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from app.core.home import Home
from app.core.settings import SettingsFile
from app.gui.dialogs.download import DownloadDialog
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.panes.chat.error_note import ErrorNote
from app.gui.panes.chat.message_view import MessageView
from app.i18n import LANGUAGES, set_language
from tests.helpers.accessibility import faults
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import Window

SAID = {
    "en": ("Remember that I am a vegetarian", "Remember that I love steak"),
    "ru": ("Запомни, что я вегетарианец", "Запомни, что я люблю стейк"),
    "zh": ("请记住我是素食者", "请记住我爱吃牛排"),
}
DIALOGS = ("settings", "privacy", "spaces", "as_of", "shortcuts")  # the actions that open one


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        double.add_model("llama3.2:3b", tools=True, context_length=8192)
        yield double


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
    for words in SAID[language]:
        window.say(words)
    window.call(lambda engine: engine.add_memory("User has a cat called Miso"))
    cat = next(one for one in window.call(lambda engine: engine.memories()) if "Miso" in one.text)
    window.call(lambda engine: engine.delete_memories([cat.id]))
    yield window
    set_language("en")


def test_that_every_pane_can_be_heard_and_walked_through(visited: Window) -> None:
    main = visited.main
    found = {"start and list": faults(main)}
    main._memory_button.setChecked(True)
    for place in range(main.memory._stack.count()):
        main.memory.tabs.setCurrentIndex(place)
        visited.qtbot.wait(30)
        found[type(main.memory._stack.widget(place)).__name__] = faults(main)
    main.memory.show_memory(visited.call(lambda engine: engine.memories())[0].id)
    visited.until(lambda: main.memory.memories.detail.isVisible() and main.memory.memories.detail.pin_button.text())
    found["details"] = faults(main)
    main._new_chat(temporary=True)
    found["temporary"] = faults(main)
    assert "\n".join(f"{pane}: {wrong}" for pane, wrongs in found.items() for wrong in wrongs) == ""


def test_that_every_dialog_can_be_heard_and_walked_through(visited: Window) -> None:
    main = visited.main
    found: dict[str, list[str]] = {}

    def look(name: str, opened: Callable[[], object]) -> None:
        before = set(main.findChildren(QDialog))
        opened()
        visited.until(lambda: [one for one in main.findChildren(QDialog) if one.isVisible() and one not in before])
        dialog = next(one for one in main.findChildren(QDialog) if one.isVisible() and one not in before)
        visited.qtbot.wait(50)
        found[name] = faults(dialog) + ([] if dialog.windowTitle() else ["no title"])
        dialog.close()

    for name in DIALOGS:
        look(name, main.actions_[name].trigger)
    look("used", main.chat.composer.meter_pressed.emit)
    look("download", lambda: DownloadDialog(main._bridge, main).open())
    memories = visited.call(lambda engine: engine.memories())
    look("erase", lambda: EraseMemoriesDialog(memories, main).open())
    assert "\n".join(f"{dialog}: {wrong}" for dialog, wrongs in found.items() for wrong in wrongs) == ""


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
