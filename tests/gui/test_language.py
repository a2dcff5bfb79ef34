"""Another language, at once: the window is made anew over the same engine, and nothing that was going on is lost."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from app.gui.panes.chat.error_note import ErrorNote
from app.gui.panes.chat.streaming_view import StreamingView
from app.gui.panes.memory.panel import TRASH
from app.gui.theme.palette import colours_in_use
from app.gui.theme.tokens import CONTRAST_LIGHT, DARK, LIGHT, Colours
from app.i18n import set_language
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import Window


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def speak(window: Window, language: str) -> None:
    """Choose a language in the settings, and wait for the new window."""
    before = window.main
    window.call(lambda engine: engine.change_settings(language=language))
    window.until(lambda: window.main is not before and window.main.isVisible())


def ask(window: Window, words: str) -> None:
    """Type and send, without waiting for the answer."""
    box = window.main.chat.composer.box
    box.insertPlainText(words)
    window.qtbot.keyClick(box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]


def streamed(window: Window) -> str:
    views = window.visible(StreamingView)
    return views[0]._text if views else ""


def test_that_everything_speaks_the_new_language_at_once(window: Window) -> None:
    window.say("hello")
    speak(window, "ru")
    window.until(window.texts)
    assert window.buttons("Новый чат")
    assert not window.buttons("New chat")
    assert window.main.chat.composer.box.placeholderText() == "Напишите сообщение"
    speak(window, "zh")
    assert window.buttons("新对话") or not window.buttons("Новый чат")
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_that_qts_own_words_follow(window: Window) -> None:
    def cancel() -> str:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        window.qtbot.addWidget(box)
        return box.buttons()[0].text()

    english = cancel()
    speak(window, "ru")
    assert "Отмена" in cancel()
    speak(window, "en")
    assert cancel() == english
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_that_the_chat_the_draft_and_the_memory_stay_where_they_were(window: Window) -> None:
    window.say("Remember that I have a cat called Miso")
    chat = window.main.chat.conversation
    assert chat is not None
    window.main.chat.composer.set_text("half a thou")
    window.main._memory_button.setChecked(True)
    window.main.memory.tabs.setCurrentIndex(TRASH)
    window.main.resize(1111, 707)
    speak(window, "zh")
    now = window.main.chat.conversation
    assert now is not None
    assert now.id == chat.id
    assert window.main.chat.composer.text == "half a thou"
    assert window.main.memory.isVisible()
    assert window.main.memory.tabs.currentIndex() == TRASH
    assert (window.main.width(), window.main.height()) == (1111, 707)
    window.until(lambda: len(window.texts()) == 2)


def test_that_a_temporary_chat_stays_temporary(window: Window) -> None:
    window.main.chat.new_chat(temporary=True)
    window.say("nothing of this is kept")
    speak(window, "ru")
    window.until(lambda: len(window.texts()) == 2)
    assert window.main.chat.temporary
    assert window.main.header.badge.isVisible()


def test_that_an_answer_goes_on_streaming_into_the_new_window(online: Window, ollama: OllamaDouble) -> None:
    hold = threading.Event()
    ollama.reply(Answer(text="one two three four", hold=hold))
    ask(online, "count")
    online.until(lambda: "one" in streamed(online))
    speak(online, "ru")
    online.until(lambda: "one" in streamed(online))
    assert streamed(online).count("one") == 1
    assert online.main.chat.answering
    hold.set()
    online.until(lambda: len(online.texts()) == 2 and not online.main.chat.answering)
    assert online.texts()[1] == "one two three four"
    online.until(lambda: not online.visible(StreamingView))


def test_that_an_answer_can_be_stopped_in_the_new_window(online: Window, ollama: OllamaDouble) -> None:
    hold = threading.Event()
    ollama.reply(Answer(text="one two three four", hold=hold))
    ask(online, "count")
    online.until(lambda: "one" in streamed(online))
    speak(online, "ru")
    online.main.chat.stop()
    online.until(lambda: not online.main.chat.answering and len(online.texts()) == 2)
    hold.set()


def test_that_a_fault_of_an_answer_is_told_in_the_new_window(online: Window, ollama: OllamaDouble) -> None:
    hold = threading.Event()
    ollama.reply(Answer(text="one two three four", hold=hold, drop_after=3))
    ask(online, "count")
    online.until(lambda: "one" in streamed(online))
    speak(online, "ru")
    hold.set()
    online.until(lambda: online.visible(ErrorNote))
    assert not online.main.chat.answering
    assert len(online.texts()) >= 1


def test_that_the_appearance_follows_the_settings_without_another_window(window: Window) -> None:
    before = window.main

    def dress(appearance: str, colours: Colours) -> None:
        window.call(lambda engine: engine.change_settings(appearance=appearance))
        window.until(lambda: colours_in_use() is colours)

    dress("contrast", CONTRAST_LIGHT)
    dress("dark", DARK)
    dress("light", LIGHT)
    assert window.main is before
