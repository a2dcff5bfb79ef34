"""Looking after memories in the window: conflicts, record, review, spaces, other days, import and export."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QComboBox, QFileDialog, QInputDialog

from app.core.models import MemoryKind, ReviewReason
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.dialogs.spaces import SpacesDialog
from app.gui.dialogs.text import TextDialog
from app.gui.dialogs.transfer import ImportDialog
from app.gui.panes.memory.panel import CONFLICTS, REVIEW
from tests.helpers.window import Window

pytestmark = pytest.mark.qt_log_ignore("does not support", extend=True)


def add(window: Window, *texts: str) -> None:
    for text in texts:
        window.call(lambda engine, text=text: engine.add_memory(text))  # type: ignore[misc]


def texts(window: Window) -> list[str]:
    return sorted(memory.text for memory in window.call(lambda engine: engine.memories()))


def choose(box: QComboBox, value: object) -> None:
    """Pick an entry as a click does."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def open_memory_panel(window: Window, tab: int) -> None:
    window.main._memory_button.setChecked(True)
    window.main.memory.tabs.setCurrentIndex(tab)


def test_that_a_conflict_is_merged_by_hand(window: Window) -> None:
    add(window, "I am a vegetarian", "I love steak")
    open_memory_panel(window, CONFLICTS)
    window.press("Merge…")
    window.until(lambda: window.visible(TextDialog))
    (dialog,) = window.visible(TextDialog)
    dialog.text.setPlainText(" ")
    assert not dialog.save.isEnabled()
    dialog.text.setPlainText("User eats steak on holidays only")
    window.click(dialog.save)
    window.until(lambda: texts(window) == ["User eats steak on holidays only"])
    window.until(lambda: window.buttons("Undo", window.main.memory.notices))


def test_that_a_conflict_may_be_none(window: Window) -> None:
    window.say("Remember that I am a vegetarian")
    window.say("Remember that I love steak")
    window.press("Not a conflict", window.main.chat)
    window.until(lambda: texts(window) == ["User is a vegetarian", "User loves steak"])


def test_that_both_may_hold_each_in_its_space(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    add(window, "My favourite editor is Vim", "My favourite editor is Emacs")
    open_memory_panel(window, CONFLICTS)
    window.press("Both, each in its space…")
    window.until(lambda: "There are no spaces yet" in window.labels())
    work = window.call(lambda engine: engine.add_space("Work"))
    monkeypatch.setattr(QInputDialog, "getItem", lambda *_words: ("Work", True))
    window.press("Both, each in its space…")
    window.until(lambda: len(texts(window)) == 2)
    spaces = {memory.text: memory.space_id for memory in window.call(lambda engine: engine.memories())}
    assert spaces == {"User's favourite editor is Vim": None, "User's favourite editor is Emacs": work.id}


def test_that_an_import_can_be_broken_off(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("\n".join(f"I own {number} books about chess" for number in range(400)), "utf-8")
    dialog = ImportDialog(window.bridge, path, window.main)
    dialog.show()
    window.until(dialog.go.isEnabled)
    window.click(dialog.go)
    window.until(lambda: texts(window))
    window.press("Stop", dialog)
    window.until(lambda: not window.visible(ImportDialog))
    kept = len(texts(window))
    assert 0 < kept < 400
    add(window, "I play the cello")
    assert len(texts(window)) <= kept + 2  # the statement that was under way, and this one


def test_that_a_record_is_shown_and_changed(window: Window) -> None:
    work = window.call(lambda engine: engine.add_space("Work"))
    add(window, "I play the cello")
    (memory,) = window.call(lambda engine: engine.memories())
    open_memory_panel(window, 0)
    window.main.memory.show_memory(memory.id)
    form = window.main.memory.memories.detail.record
    window.until(lambda: form.kind.currentData() == MemoryKind.FACT and form.space.count() == 2)
    window.until(lambda: "Confidence 92 %" in window.labels())
    choose(form.kind, MemoryKind.PREFERENCE)
    choose(form.importance, 5)
    choose(form.kept, 7)
    choose(form.space, work.id)

    def now() -> tuple[object, ...]:
        (one,) = window.call(lambda engine: engine.memories())
        days = None if one.expires_at is None else (one.expires_at - datetime.now(UTC) + timedelta(hours=1)).days
        return one.kind, one.importance, days, one.space_id

    window.until(lambda: now() == (MemoryKind.PREFERENCE, 5, 7, work.id))
    window.until(lambda: form.kept.currentText().startswith("Until "))
    choose(form.kept, None)
    window.until(lambda: now() == (MemoryKind.PREFERENCE, 5, None, work.id))


def test_that_the_review_proposes_and_the_person_decides(window: Window) -> None:
    add(window, "I play the cello", "I live in Lisbon")
    for memory in window.call(lambda engine: engine.memories()):
        window.call(lambda engine, one=memory.id: engine.set_memory_record([one], importance=1))  # type: ignore[misc]
    open_memory_panel(window, REVIEW)
    page = window.main.memory.review
    window.until(lambda: [item.reason for item in page.items] == [ReviewReason.LOW_VALUE] * 2)
    window.press("It is fine", page)
    window.until(lambda: len(page.items) == 1)
    window.press("Delete", page)
    window.until(lambda: page.items == [])
    assert len(texts(window)) == 1
    window.until(lambda: "Nothing to look through" in window.labels())


def test_that_spaces_are_made_and_chats_belong_to_them(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not window.main.space.isVisible()
    dialog = SpacesDialog(window.bridge, window.main)
    dialog.show()
    dialog.name.setText("Work")
    window.press("Add", dialog)
    window.until(lambda: dialog.list.count() == 1)
    dialog.name.setText("work")
    window.press("Add", dialog)
    window.until(lambda: "There is a space of that name already" in window.labels())
    window.until(window.main.space.isVisible)
    (work,) = window.call(lambda engine: engine.spaces())
    choose(window.main.space, work.id)
    window.say("Remember that my boss is called Viktor")
    (chat,) = window.call(lambda engine: engine.conversations())
    (memory,) = window.call(lambda engine: engine.memories())
    assert (chat.space_id, memory.space_id) == (work.id, work.id)
    choose(window.main.space, None)
    window.until(lambda: window.call(lambda engine: engine.conversation(chat.id)).space_id is None)
    dialog.list.setCurrentRow(0)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_words, **_more: ("Job", True))
    window.press("Rename…", dialog)
    window.until(lambda: dialog.list.item(0).text().startswith("Job"))
    dialog.list.setCurrentRow(0)
    window.press("Remove", dialog)
    window.until(lambda: dialog.list.count() == 0)
    window.until(lambda: not window.main.space.isVisible())
    dialog.close()


def test_that_another_day_is_looked_at_and_gone_back_to(window: Window) -> None:
    add(window, "I live in Lisbon")
    window.main.actions_["as_of"].trigger()
    page = window.main.memory.as_of
    window.until(lambda: page.model.rowCount() == 1)
    window.until(lambda: not page.back.isEnabled())
    page.day.setDate(QDate.currentDate().addDays(-3))
    assert page.slider.day == QDate.currentDate().addDays(-3)
    window.until(lambda: page.model.rowCount() == 0 and len(page.changes) == 1)
    assert page.tabs.tabText(1) == "Changed since: 1"
    page.tabs.setCurrentIndex(1)
    assert "+ came since" in window.labels()
    window.click(page.back)
    window.until(lambda: texts(window) == [])
    window.press("Undo", window.main.memory.notices)
    window.until(lambda: texts(window) == ["User lives in Lisbon"])


def test_that_one_memory_alone_goes_back(window: Window) -> None:
    add(window, "I live in Lisbon", "I play the cello")
    window.main.actions_["as_of"].trigger()
    page = window.main.memory.as_of
    page.slider.setValue(page.slider.minimum())
    window.until(lambda: len(page.changes) == 2)
    page.tabs.setCurrentIndex(1)
    window.press("Back to that", page)
    window.until(lambda: len(texts(window)) == 1)
    window.until(lambda: len(page.changes) == 1)


def test_that_a_list_is_shown_before_it_is_imported(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("I live in Lisbon\nmy password is Blue-Kettle7\n", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_words: (str(path), ""))
    window.main.actions_["import"].trigger()
    window.until(lambda: window.visible(ImportDialog))
    (dialog,) = window.visible(ImportDialog)
    window.until(lambda: dialog.table.rowCount() == 2)
    cells = [[dialog.table.item(row, column) for column in range(2)] for row in range(2)]
    shown = [[cell.text() for cell in row if cell is not None] for row in cells]
    assert shown == [
        ["User lives in Lisbon", "New: will be saved"],
        ["User's password is <PASSWORD>", "Will not be saved · password"],
    ]
    assert texts(window) == []
    window.click(dialog.go)
    window.until(lambda: texts(window) == ["User lives in Lisbon"])
    window.until(lambda: dialog.words.text().startswith("Imported: 2 statements, 0 chats"))
    dialog.close()
    broken = tmp_path / "broken.json"
    broken.write_text("{}", "utf-8")
    refused = ImportDialog(window.bridge, broken, window.main)
    refused.show()
    window.until(lambda: "This file cannot be imported" in refused.words.text())
    refused.close()


@pytest.mark.parametrize("name", ["out.json", "out.md"])
def test_that_everything_is_exported(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    add(window, "I live in Lisbon")
    path = tmp_path / name
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_words: (str(path), ""))
    window.main.actions_["export"].trigger()
    window.until(lambda: "It is not encrypted" in window.labels())
    text = path.read_text("utf-8")
    assert "User lives in Lisbon" in text
    if name == "out.json":
        assert json.loads(text)["format"] == "keepsake"


def test_that_the_question_before_erasing_counts(window: Window) -> None:
    window.say("Remember that I live in Lisbon")
    memories = window.call(lambda engine: engine.memories())
    dialog = EraseMemoriesDialog(memories, window.main, bridge=window.bridge)
    dialog.show()
    window.until(lambda: "Goes: 1 version\n" in dialog.report.text())
    assert "Stays: 1 chat message" in dialog.report.text()
    dialog.close()


def test_that_a_chat_goes_with_what_was_learnt_there(window: Window) -> None:
    window.say("Remember that I live in Lisbon")
    window.until(window.main.list.model.chats)
    window.main.list.commands.delete(window.main.list.model.chats(), with_memories=True)
    window.until(lambda: texts(window) == [])
    window.press("Undo", window.main._bar)
    window.until(lambda: texts(window) == ["User lives in Lisbon"])
