"""Pictures and files in the window: pasted, dropped, chosen, shown, sent, opened; drafts; going on with an answer."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from app.core.models import AttachmentKind, AttachmentUse, MessageStatus
from app.gui.dialogs.attachment import DocumentDialog, PictureDialog
from app.gui.dialogs.manifest import ManifestDialog
from app.gui.panes.chat.answer_actions import AnswerActions
from app.gui.panes.chat.attachments import AttachmentChip, AttachmentStrip
from app.gui.panes.chat.composer import Composer
from app.gui.panes.chat.streaming_view import StreamingView
from tests.helpers.files import locked, pdf, png
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import Window


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        double.add_model("llama3.2:3b", context_length=8192)
        double.add_model("llava:7b", vision=True, context_length=8192)
        yield double


def composer(window: Window) -> Composer:
    return window.main.chat.composer


def chips(window: Window) -> list[str]:
    return [chip.name for chip in window.visible(AttachmentChip)]


def give(window: Window, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    composer(window).box.insertFromMimeData(data)
    window.until(lambda: not composer(window).given.reading)
    QApplication.processEvents()  # the layout shows what was put into it


def send(window: Window) -> None:
    window.press("Send", composer(window))
    window.until(lambda: not window.main.chat.answering and len(window.texts()) >= 2)


def test_that_a_pasted_picture_is_shown_sent_and_opened(online: Window, ollama: OllamaDouble) -> None:
    online.call(lambda engine: engine.choose_model("llava:7b"))
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkCyan)
    QGuiApplication.clipboard().setImage(image)
    composer(online).box.paste()
    online.until(lambda: chips(online) == ["Picture.png"] and not composer(online).given.reading)
    assert composer(online).given.given()[0].kind is AttachmentKind.IMAGE
    online.until(lambda: "cannot see" not in online.labels())
    composer(online).box.insertPlainText("What is this?")
    send(online)
    assert not composer(online).given.given()
    assert len(ollama.requests_to("/api/chat")[-1].body["messages"][-1]["images"]) == 1
    (strip,) = online.visible(AttachmentStrip)
    button = strip.findChild(QToolButton)
    assert button is not None
    online.until(lambda: button.iconSize().width() > 100)  # the small picture is there
    online.click(button)
    online.until(lambda: online.visible(PictureDialog))
    (dialog,) = online.visible(PictureDialog)
    assert dialog.stage.scale_now == 1.0  # it fits as it is
    larger = next(button for button in dialog.findChildren(QToolButton) if button.toolTip() == "Larger")
    online.click(larger)
    assert dialog.stage.scale_now == 1.25
    assert "600 × 400 · 125 %" in [label.text() for label in dialog.findChildren(QLabel)]
    online.press("Fit to window", dialog)
    assert dialog.stage.scale_now == 1.0
    QGuiApplication.clipboard().clear()
    online.press("Copy", dialog)
    assert QGuiApplication.clipboard().image().size() == image.size()
    dialog.reject()


def test_that_the_composer_says_beforehand_what_the_model_cannot_see(online: Window, tmp_path: Path) -> None:
    file = tmp_path / "photo.png"
    file.write_bytes(png())
    give(online, file)
    online.until(lambda: "llama3.2:3b cannot see pictures" in online.labels())
    assert "llava:7b can." in online.labels()
    online.call(lambda engine: engine.choose_model("llava:7b"))
    online.until(lambda: "cannot see pictures" not in online.labels())


def test_that_a_picture_can_be_saved(online: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, saved = tmp_path / "photo.png", tmp_path / "saved.png"
    file.write_bytes(png(text="taken at home"))
    give(online, file)
    (chip,) = online.visible(AttachmentChip)
    online.click(chip.findChildren(QToolButton)[0])
    online.until(lambda: online.visible(PictureDialog))
    (dialog,) = online.visible(PictureDialog)
    monkeypatch.setattr("app.gui.dialogs.attachment.QFileDialog.getSaveFileName", lambda *_given: (str(saved), ""))
    online.press("Save as…", dialog)
    assert b"taken at home" not in saved.read_bytes()
    assert QImage(str(saved)).width() == 40
    dialog.reject()


def test_that_files_are_dropped_anywhere_on_the_chat(online: Window, tmp_path: Path, ollama: OllamaDouble) -> None:
    files = [tmp_path / "report.pdf", tmp_path / "данные 数据.csv"]
    files[0].write_bytes(pdf("The budget is 40", "and more"))
    files[1].write_text("name,price\nmilk,2", "utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    place, action = QPoint(50, 50), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    chat = online.main.chat
    enter = QDragEnterEvent(place, action, data, buttons, keys)
    QApplication.sendEvent(chat, enter)
    assert enter.isAccepted()
    assert composer(online).property("active")
    QApplication.sendEvent(chat, QDropEvent(place, action, data, buttons, keys))
    online.until(lambda: len(composer(online).given.given()) == 2)
    online.until(lambda: sorted(chips(online)) == sorted(file.name for file in files))
    send(online)
    content = ollama.requests_to("/api/chat")[-1].body["messages"][-1]["content"]
    assert "The budget is 40" in content
    assert "milk,2" in content
    (strip,) = online.visible(AttachmentStrip)
    assert "2 pages" in strip.findChildren(QToolButton)[0].text()
    online.click(strip.findChildren(QToolButton)[0])
    online.until(lambda: online.visible(DocumentDialog))
    online.visible(DocumentDialog)[0].reject()


def test_that_text_is_dropped_and_pasted_as_before(online: Window) -> None:
    data = QMimeData()
    data.setText("plain words")
    assert not composer(online).given.takes(data)
    composer(online).box.insertFromMimeData(data)
    assert composer(online).text == "plain words"
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    data.setImageData(image)  # a table from a spreadsheet comes as both
    assert not composer(online).given.takes(data)


def test_that_a_file_that_cannot_be_read_is_told_in_words(online: Window, tmp_path: Path) -> None:
    file = tmp_path / "a.pdf"
    file.write_bytes(locked(pdf("secret"), "password"))
    give(online, file)
    online.until(lambda: "The PDF is locked" in online.labels())
    assert not online.visible(AttachmentChip)


def test_that_what_was_attached_is_taken_away_again(online: Window, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("words")
    button = online.buttons("Send", composer(online))[0]
    assert not button.isEnabled()
    give(online, file)
    assert button.isEnabled()
    (chip,) = online.visible(AttachmentChip)
    online.click(chip.findChildren(QToolButton)[1])
    online.until(lambda: not online.visible(AttachmentChip))
    assert not button.isEnabled()


def test_that_the_paperclip_asks_for_files(online: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.md"
    file.write_text("# Title")
    monkeypatch.setattr("app.gui.panes.chat.composer.QFileDialog.getOpenFileNames", lambda *_given: ([str(file)], ""))
    online.click(composer(online)._clip)
    online.until(lambda: len(composer(online).given.given()) == 1)


def test_that_taking_an_exchange_back_brings_its_files_too(online: Window, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("words")
    give(online, file)
    composer(online).box.insertPlainText("sum it up")
    send(online)
    online.main.actions_["undo_exchange"].trigger()
    online.until(lambda: composer(online).text == "sum it up")
    online.until(lambda: chips(online) == ["a.txt"])
    assert online.call(lambda engine: engine.draft(None)) == ""


def test_that_files_stay_with_their_chat(online: Window, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("words")
    online.say("hello")
    first = online.main.chat.conversation
    assert first is not None
    give(online, file)
    online.press("New chat")
    assert not online.visible(AttachmentChip)
    online.main.chat.open(first)
    online.until(lambda: chips(online) == ["a.txt"])


def test_that_the_record_names_what_was_given(online: Window, tmp_path: Path) -> None:
    files = [tmp_path / "a.txt", tmp_path / "b.png"]
    files[0].write_text("words")
    files[1].write_bytes(png())
    give(online, *files)
    send(online)
    answer = online.main.chat.shown.messages[-1]
    manifest = online.call(lambda engine: engine.manifest(answer.id))
    assert [one.use for one in manifest.attachments] == [AttachmentUse.WHOLE, AttachmentUse.BLIND]
    composer(online).meter_pressed.emit()
    online.until(lambda: online.visible(ManifestDialog))
    (dialog,) = online.visible(ManifestDialog)
    told = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert "2 attachments" in told
    assert "not given: the model cannot see pictures" in told
    dialog.reject()


# -- going on, another model, drafts


def test_that_a_stopped_answer_is_continued_with_a_click(online: Window, ollama: OllamaDouble) -> None:
    hold = threading.Event()
    ollama.reply(Answer(text="one two three", hold=hold), Answer(text=" two three"))
    composer(online).box.insertPlainText("count")
    online.press("Send", composer(online))
    online.until(lambda: online.visible(StreamingView) and "one" in online.visible(StreamingView)[0]._text)
    online.press("Stop", composer(online))
    online.until(lambda: len(online.texts()) == 2)
    hold.set()
    assert online.main.chat.shown.messages[-1].status is MessageStatus.STOPPED
    online.press("Continue", online.main.chat)
    online.until(lambda: online.texts() == ["count", "one two three"])
    online.until(lambda: not online.buttons("Continue", online.main.chat))
    assert not online.main.chat.can_continue
    asked = len(ollama.requests_to("/api/chat"))
    online.main.chat.continue_answer()
    assert len(ollama.requests_to("/api/chat")) == asked
    online.main.actions_["undo"].trigger()
    online.until(lambda: online.texts() == ["count", "one"])
    online.until(lambda: online.buttons("Continue", online.main.chat))


def test_that_another_model_answers_once(online: Window, ollama: OllamaDouble) -> None:
    online.say("hello")
    (actions,) = online.visible(AnswerActions)
    menu = actions.fill()
    labels = [action.text() for action in menu.actions()]
    assert [action.isEnabled() for action in menu.actions()] == [False, True, True]
    assert labels[1].startswith("llava:7b")
    menu.actions()[1].trigger()
    online.until(lambda: "2/2" in online.labels())
    assert online.main.chat.shown.messages[-1].model == "llava:7b"
    assert online.main.picker.text() == "llama3.2:3b"


def test_that_a_draft_is_there_after_a_restart(start: Callable[..., Window]) -> None:
    window = start()
    window.say("hello")
    chat = window.main.chat.conversation
    assert chat is not None
    composer(window).box.insertPlainText("half a thought")
    window.until(lambda: window.call(lambda engine: engine.draft(chat.id)) == "half a thought")
    window.press("New chat")
    composer(window).box.insertPlainText("for a new one")
    window.until(lambda: window.call(lambda engine: engine.draft(None)) == "for a new one")
    window.close()
    again = start()
    again.until(lambda: composer(again).text == "for a new one")
    again.main.chat.open(again.call(lambda engine: engine.conversation(chat.id)))
    again.until(lambda: composer(again).text == "half a thought")
    again.press("Send", composer(again))
    again.until(lambda: len(again.texts()) == 4)
    assert again.call(lambda engine: engine.draft(chat.id)) == ""


def test_that_a_temporary_draft_is_kept_nowhere(window: Window) -> None:
    window.main.chat.new_chat(temporary=True)
    composer(window).box.insertPlainText("a secret thought")
    assert not window.main.chat.drafts._timer.isActive()
    window.press("New chat")
    assert window.call(lambda engine: engine.draft(None)) == ""
    assert composer(window).text == ""


def test_that_every_part_of_a_chip_has_a_name(online: Window, tmp_path: Path) -> None:
    file = tmp_path / ("very " * 30 + "long name.txt")
    file.write_text("words")
    give(online, file)
    (chip,) = online.visible(AttachmentChip)
    for button in chip.findChildren(QToolButton):
        assert file.name[:20] in button.accessibleName()
        assert button.focusPolicy() != Qt.FocusPolicy.NoFocus
    assert chip.width() < 420
