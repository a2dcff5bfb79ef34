import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.core.errors import AppError, ErrorCode
from app.core.home import Home, HomeLock
from app.gui import error_reporter
from app.gui.item_models.conversation_rows import Row
from tests.helpers.window import Window


def rows(window: Window) -> list[str]:
    model = window.main.list.model
    indexes = [model.index(row) for row in range(model.rowCount())]
    return [str(index.data()) for index in indexes if model.entry(index).row in {Row.CHAT, Row.MESSAGE}]


def test_that_a_new_home_asks_for_a_passphrase_twice(home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    window = Window(home, qtbot)
    try:
        window.until(lambda: len(window.visible(QLineEdit)) == 2)
        first, second = window.visible(QLineEdit)
        first.setText("correct horse")
        second.setText("correct house")
        window.press("Open")
        assert "The two differ." in window.labels()
        for field in (first, second):
            field.setText("short")
        window.press("Open")
        window.until(lambda: "too short" in window.labels())
        assert "Choose a passphrase" in window.labels()
        for field in window.visible(QLineEdit):
            field.setText("correct horse")
        window.press("Open")
        window.opened()
    finally:
        window.close()
    window = Window(home, qtbot)
    try:
        window.until(lambda: len(window.visible(QLineEdit)) == 1)
        window.visible(QLineEdit)[0].setText("wrong horse")
        window.press("Open")
        window.until(lambda: "not the right passphrase" in window.labels())
        window.visible(QLineEdit)[0].setText("correct horse")
        window.press("Open")
        window.opened()
    finally:
        window.close()


def test_that_a_home_in_use_is_told_in_the_window_and_tried_again(
    home: Home, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    monkeypatch.setenv("KEEPSAKE_PASSPHRASE", "correct horse battery")
    lock = HomeLock(home)
    lock.acquire()
    window = Window(home, qtbot)
    try:
        window.until(lambda: "Keepsake is already open" in window.labels())
        lock.release()
        window.press("Try again")
        window.opened()
    finally:
        window.close()


def test_that_chats_are_listed_searched_renamed_deleted_and_brought_back(window: Window) -> None:
    window.say("Remember that I have a cat called Miso")
    window.press("New chat")
    window.say("What do you know about me?")
    window.until(lambda: len(rows(window)) == 2)

    window.main.list.search.setText("Miso")
    window.until(lambda: any("Miso" in row for row in rows(window)) and len(rows(window)) >= 2)
    window.main.list.search.clear()
    window.until(lambda: len(rows(window)) == 2)

    index = window.main.list.view.currentIndex()
    assert window.main.list.model.setData(index, "About me", Qt.ItemDataRole.EditRole)
    window.until(lambda: "About me" in rows(window))

    window.main.actions_["delete"].trigger()
    window.until(lambda: "About me" not in rows(window))
    assert window.texts() == []
    window.press("Undo", window.main._bar)
    window.until(lambda: "About me" in rows(window))

    window.main.actions_["next"].trigger()
    window.until(lambda: len(window.texts()) == 2)


def test_that_the_memory_opens_beside_the_chat_and_takes_its_place_in_a_narrow_window(window: Window) -> None:
    window.main.resize(1180, 700)
    window.main.actions_["memory"].trigger()
    window.until(window.main.memory.isVisible)
    assert window.main.list.isVisible()
    window.main.resize(800, 600)
    window.until(lambda: not window.main.list.isVisible())
    window.main.actions_["memory"].trigger()
    window.until(window.main.list.isVisible)


def test_that_the_offline_assistant_says_how_to_get_a_model(window: Window) -> None:
    window.until(lambda: "No Ollama server answers" in window.labels())
    assert window.main.picker.text() == "Offline assistant"


def test_that_a_fault_is_shown_in_words_until_it_is_closed(window: Window) -> None:
    window.main.show_error(AppError(ErrorCode.UNDO_CLASH))
    assert "cannot be undone on its own" in window.main._bar.text
    window.until(lambda: not window.main.actions_["undo"].isEnabled())  # there is nothing yet
    window.main.steps.undo()
    window.until(lambda: "Nothing to undo" in window.main._bar.text)


def test_that_an_uncaught_exception_is_told_without_its_text(caplog: pytest.LogCaptureFixture) -> None:
    import sys  # noqa: PLC0415 (its hook is what is tested)

    told: list[AppError] = []
    uninstall = error_reporter.install(told.append)
    try:
        sys.excepthook(ValueError, ValueError("hush"), None)
    finally:
        uninstall()
    assert told[0].params == {"type": "ValueError"}
    assert "hush" not in caplog.text
    assert "ValueError" in caplog.text


def test_that_everything_that_takes_the_focus_has_a_name(window: Window) -> None:
    window.say("hello")
    nameless = [
        type(widget).__name__
        for widget in QApplication.allWidgets()
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.window() is window.main
        and not (widget.accessibleName() or getattr(widget, "text", str)() or widget.toolTip())
    ]
    assert not nameless
