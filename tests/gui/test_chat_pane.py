import threading

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QPlainTextEdit

from app.core.models import MessageStatus
from app.gui.dialogs.comparison import ComparisonDialog
from app.gui.dialogs.download import DownloadDialog
from app.gui.dialogs.manifest import ManifestDialog
from app.gui.panes.chat.error_note import ErrorNote
from app.gui.panes.chat.message_view import MessageView
from app.gui.panes.chat.start_page import StartPage
from app.gui.panes.chat.streaming_view import StreamingView
from app.gui.panes.message_bar import MessageBar
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import Window


def tool(window: Window, words: str) -> QAbstractButton:
    """The last visible button with this tooltip."""
    found = [button for button in window.visible(QAbstractButton) if button.toolTip() == words]
    return max(found, key=lambda button: button.mapToGlobal(button.rect().topLeft()).y())


def test_that_an_empty_chat_offers_something_to_try(window: Window) -> None:
    assert window.visible(StartPage)
    window.press("Remember that I am a vegetarian and live in Lisbon")
    window.until(lambda: len(window.chips()) == 2)
    assert not window.visible(StartPage)


def test_that_an_answer_streams_and_can_be_stopped_by_escape(online: Window, ollama: OllamaDouble) -> None:
    hold = threading.Event()
    ollama.reply(Answer(text="one two three four", hold=hold))
    box = online.main.chat.composer.box
    box.insertPlainText("count")
    online.qtbot.keyClick(box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    online.until(lambda: online.visible(StreamingView))
    online.until(lambda: "one" in online.visible(StreamingView)[0]._text)
    assert online.buttons("Stop")
    online.qtbot.keyClick(online.main.chat, Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    online.until(lambda: len(online.texts()) == 2)
    hold.set()
    assert online.main.chat.shown.messages[-1].status is MessageStatus.STOPPED
    online.until(lambda: not online.visible(StreamingView))
    assert "Stopped." in online.labels()


def test_that_a_fault_is_told_and_tried_again_without_losing_a_word(online: Window, ollama: OllamaDouble) -> None:
    ollama.reply(
        Answer(fail_before=(503, "server busy, please try again.  maximum pending requests exceeded")),
        Answer(text="all well"),
    )
    box = online.main.chat.composer.box
    box.insertPlainText("hello there")
    online.qtbot.keyClick(box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    online.until(lambda: online.visible(ErrorNote))
    assert online.texts() == ["hello there"]
    online.press("Try again")
    online.until(lambda: online.texts() == ["hello there", "all well"])
    online.until(lambda: not online.visible(ErrorNote))


def test_that_a_message_that_is_too_long_stays_in_the_box(online: Window) -> None:
    box = online.main.chat.composer.box
    long = "word " * 20_000
    box.insertPlainText(long)
    online.qtbot.keyClick(box, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    online.until(lambda: online.visible(ErrorNote))
    assert online.main.chat.composer.text == long
    assert online.texts() == []
    assert not online.buttons("Try again")


def test_that_an_answer_can_be_had_again_and_its_versions_leafed_through(online: Window, ollama: OllamaDouble) -> None:
    ollama.reply(Answer(text="first"), Answer(text="second"))
    online.say("hello")
    online.click(tool(online, "Answer again"))
    online.until(lambda: online.texts() == ["hello", "second"])
    online.until(lambda: "2/2" in online.labels())
    online.click(tool(online, "Earlier version"))
    online.until(lambda: online.texts() == ["hello", "first"])


def test_that_a_message_is_edited_and_sent_again(online: Window, ollama: OllamaDouble) -> None:
    ollama.reply(Answer(text="to the first"), Answer(text="to the second"))
    online.say("hello")
    online.click(tool(online, "Edit and send again"))
    view = next(view for view in online.visible(MessageView) if view.message.text == "hello")
    editor = view.findChild(QPlainTextEdit)
    assert editor is not None
    editor.setPlainText("goodbye")
    online.press("Send", view)
    online.until(lambda: online.texts() == ["goodbye", "to the second"])


def test_that_the_last_exchange_goes_back_into_the_box(online: Window) -> None:
    online.say("hello")
    online.main.actions_["undo_exchange"].trigger()
    online.until(lambda: online.main.chat.composer.text == "hello")
    online.until(lambda: online.texts() == [])
    online.main.actions_["undo"].trigger()
    online.until(lambda: len(online.texts()) == 2)


def test_that_a_chip_takes_its_own_effect_back(window: Window) -> None:
    window.say("Remember that I have a cat")
    window.until(lambda: window.chips() == ["Saved: User has a cat"])
    window.press("Undo", window.main.chat)
    window.until(lambda: window.chips() == ["Saved: User has a cat · undone"])
    window.until(lambda: not window.main.memory.data.memories)


def test_that_drafts_stay_with_their_chats(window: Window) -> None:
    window.say("hello")
    first = window.main.chat.conversation
    assert first is not None
    window.main.chat.composer.set_text("half a thought")
    window.press("New chat")
    assert window.main.chat.composer.text == ""
    window.main.chat.open(first)
    assert window.main.chat.composer.text == "half a thought"


def test_that_a_temporary_chat_says_so_and_is_gone_when_deleted(window: Window) -> None:
    window.main.actions_["temporary"].trigger()
    assert "Temporary: no memory, nothing on disk" in window.labels()
    window.say("Remember that I have a cat")
    assert window.chips() == []
    window.main.list.delete_current()
    window.until(lambda: window.texts() == [])
    assert not window.main.memory.data.memories
    assert "Temporary: no memory, nothing on disk" not in window.labels()


def test_that_an_answer_shows_what_it_was_given(window: Window) -> None:
    window.say("Remember that I have a cat")
    window.say("What do you know about me?")
    window.click(tool(window, "What I used"))
    window.until(lambda: window.visible(ManifestDialog))
    dialog = window.visible(ManifestDialog)[0]
    assert "User has a cat" in window.labels()
    assert "taken up in the answer" in window.labels()
    window.press("Don't use again")
    window.until(lambda: "This memory is not given to models any more." in window.labels())
    dialog.reject()
    window.press("Undo", window.visible(MessageBar)[0])
    window.until(lambda: not window.call(lambda engine: engine.memory(1)).memory.excluded)


def test_that_an_answer_without_something_is_compared_with_the_one_before(online: Window, ollama: OllamaDouble) -> None:
    online.call(lambda engine: engine.add_memory("I live in Lisbon"))
    ollama.reply(Answer(text="Eat **at the river** in Lisbon."), Answer(text="Eat at the river."))
    online.say("Where should I eat?")
    online.until(lambda: tool(online, "What I used"))
    online.click(tool(online, "What I used"))
    online.until(lambda: online.visible(ManifestDialog))
    online.press("Answer again without this")
    online.until(lambda: online.visible(ComparisonDialog))
    assert "The answer before" in online.labels()
    assert "The answer without it" in online.labels()
    assert "**" not in "".join(label.text() for label in online.visible(ComparisonDialog)[0].findChildren(QLabel))
    online.visible(ComparisonDialog)[0].reject()
    online.until(lambda: "2/2" in online.labels())


def test_that_the_line_is_drawn_above_which_the_model_sees_nothing(online: Window, ollama: OllamaDouble) -> None:
    online.call(lambda engine: engine.change_settings(context_tokens=2048))
    for _turn in range(8):
        ollama.reply(Answer(text="word " * 100))
        online.say("word " * 200)
    online.until(lambda: "no longer sees above this line" in online.labels())
    marked = [view for view in online.visible(MessageView) if view._unseen is not None]
    meter = online.main.chat.shown.meter
    assert meter is not None
    assert [view.message.id for view in marked] == [meter.messages[0]]
    online.press(online.main.chat.composer._meter.text())
    online.until(lambda: online.visible(ManifestDialog))
    online.visible(ManifestDialog)[0].reject()


def test_that_messages_are_copied_as_they_are_stored(window: Window) -> None:
    window.say("my number is +7 916 123-45-67")
    view = next(view for view in window.visible(MessageView) if "PHONE" in view.message.text)
    view._copy()
    assert QGuiApplication.clipboard().text() == "my number is <PHONE_1>"


def test_that_a_model_is_downloaded_with_progress(online: Window, ollama: OllamaDouble) -> None:
    ollama.offer("tiny:1b", size=3_000_000)
    dialog = DownloadDialog(online.bridge, online.main)
    dialog.open()
    dialog.name.setText("tiny:1b")
    online.click(dialog.start)
    online.until(lambda: dialog.state.text().startswith("Downloaded"))
    names = [model.name for model in online.bridge.engine.models_state().models]
    assert "tiny:1b" in names
    dialog.reject()
    again = DownloadDialog(online.bridge, online.main)
    again.open()
    again.name.setText("no-such-model")
    online.click(again.start)
    online.until(lambda: "not" in again.state.text())
    assert again.start.isEnabled()
    again.reject()


def test_that_settings_and_shortcuts_open_by_key(window: Window) -> None:
    for name in ("settings", "shortcuts"):
        window.main.actions_[name].trigger()
        dialogs = [dialog for dialog in window.visible(QDialog) if dialog.isVisible()]
        assert dialogs
        for dialog in dialogs:
            dialog.reject()
