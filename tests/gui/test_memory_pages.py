"""The panel's other pages: the way to them, activity, insights in time, another day, health, storage."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QDate, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.models import (
    Actor,
    HealthCheck,
    HealthFinding,
    HealthState,
    Insight,
    Operation,
    OperationKind,
    OperationState,
    Role,
    Scope,
    SearchHit,
    StorageKind,
)
from app.gui.dialogs.erase import EraseDialog
from app.gui.panes.memory.day_slider import DaySlider
from app.gui.panes.memory.health_words import health_words, storage_words
from app.gui.panes.memory.journal_words import kinds_named, why_not
from app.gui.panes.memory.panel import ACTIVITY, CONFLICTS, HEALTH, INSIGHTS, MEMORIES, STORAGE, TRASH
from app.gui.panes.memory.timeline import Timeline
from tests.helpers.window import Window

NOW = datetime.now(UTC)


def open_page(window: Window, page: int) -> None:
    window.main._memory_button.setChecked(True)
    window.main.memory.tabs.setCurrentIndex(page)


# -- the way to the pages


def test_that_the_pages_are_a_menu_in_a_narrow_panel_and_a_list_in_a_wide_one(window: Window) -> None:
    window.call(lambda engine: engine.add_memory("I live in Lisbon"))
    open_page(window, MEMORIES)
    panel, nav = window.main.memory, window.main.memory.tabs
    window.until(lambda: nav.page_button.text() == "Memories 1  ▾")
    assert panel.width() < 720
    menu = nav.menu()
    actions = {action.text(): action for action in menu.actions() if action.isEnabled() and action.text()}
    assert list(actions)[:3] == ["Memories 1", "To decide", "Review"]
    actions["Trash"].trigger()
    assert nav.currentIndex() == TRASH
    menu.deleteLater()
    window.main.actions_["memory_wide"].trigger()
    window.until(nav.side.isVisible)
    assert not window.main.chat.isVisible()
    assert not nav.bar.isVisible()
    window.main.actions_["memory_wide"].trigger()
    window.until(window.main.chat.isVisible)
    window.until(nav.bar.isVisible)


def test_that_the_list_is_walked_with_the_arrow_keys(window: Window) -> None:
    open_page(window, MEMORIES)
    window.main.memory.expand.emit(True)
    nav = window.main.memory.tabs
    window.until(nav.side.isVisible)
    button = nav._group.button(MEMORIES)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Down)
    assert nav.currentIndex() == CONFLICTS


def test_that_what_waits_is_one_click_away_in_a_narrow_panel(window: Window) -> None:
    window.call(lambda engine: engine.add_memory("I am a vegetarian"))
    window.call(lambda engine: engine.add_memory("I love steak"))
    open_page(window, MEMORIES)
    window.press("To decide 1", window.main.memory)
    assert window.main.memory.tabs.currentIndex() == CONFLICTS
    assert not window.buttons("To decide 1", window.main.memory)


def test_that_opening_a_message_brings_the_chat_back(window: Window) -> None:
    window.say("Remember that I live in Lisbon")
    window.main.actions_["memory_wide"].trigger()
    chat = window.main.chat.conversation
    assert chat is not None
    question = window.call(lambda engine: engine.messages(chat.id))[0]
    window.main.memory.open_message.emit(chat.id, question.id)
    window.until(window.main.chat.isVisible)


# -- activity


def test_that_the_activity_is_sifted_searched_and_told_word_by_word(window: Window) -> None:
    window.say("Remember that I live in Lisbon")
    window.call(lambda engine: engine.add_memory("I play the cello"))
    (cello,) = [one for one in window.call(lambda engine: engine.memories()) if "cello" in one.text]
    window.call(lambda engine: engine.edit_memory(cello.id, "User plays the viola"))
    open_page(window, ACTIVITY)
    page = window.main.memory.activity
    window.until(lambda: page.model.rowCount() == 3)
    page.search_field.setText("cello")
    window.until(lambda: page.model.rowCount() == 2)
    page.search_field.setText("edited")  # what was done, in the person's words
    window.until(lambda: page.model.rowCount() == 1)
    page.view.setCurrentIndex(page.model.index(0, 0))
    window.until(lambda: "User plays the viola; before: User plays the cello" in page.detail.words)
    window.press("Undo", page.detail)
    window.until(lambda: "User plays the cello" in [one.text for one in window.call(lambda engine: engine.memories())])
    window.until(lambda: page.detail.switch_button.text() == "Redo")
    page.search_field.clear()
    page.actor_box.setCurrentIndex(1 + list(Actor).index(Actor.MODEL))
    window.until(lambda: page.model.rowCount() <= 1)
    page.actor_box.setCurrentIndex(0)
    page.scope_box.setCurrentIndex(1)
    window.until(lambda: page.model.rowCount() >= 2)
    assert all(page.model.operation_at(page.model.index(row, 0)).scope is not Scope.MEMORY for row in range(2))  # type: ignore[union-attr]
    page.search_field.setText("nothing like it")
    window.until(lambda: "No change matches" in window.labels())


def test_that_the_activity_reads_on_and_opens_the_memory(window: Window) -> None:
    open_page(window, MEMORIES)
    for number in range(4):
        window.call(lambda engine, number=number: engine.add_memory(f"I own {number + 2} books about chess"))  # type: ignore[misc]
    memory = window.call(lambda engine: engine.memories())[0]
    for pinned in [True, False] * 60:
        window.call(lambda engine, pinned=pinned: engine.pin_memories([memory.id], pinned))  # type: ignore[misc]
    open_page(window, ACTIVITY)
    page = window.main.memory.activity
    window.until(lambda: page.model.rowCount() == 100)
    page.view.scrollToBottom()
    window.until(lambda: page.model.rowCount() > 100)
    page.view.setCurrentIndex(page.model.index(0, 0))
    window.until(lambda: "Memory: no longer pinned" in page.detail.words)
    window.press("Open the memory", page.detail)
    assert window.main.memory.tabs.currentIndex() == MEMORIES
    window.until(lambda: window.main.memory.memories.detail.memory_id == memory.id)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, ""),
        ({"state": OperationState.UNDONE}, ""),
        ({"erased": True}, "erased for good"),
        ({"state": OperationState.SUPERSEDED}, "other changes were made"),
        ({"kind": OperationKind.MESSAGE_SEND}, "A step of a chat"),
    ],
)
def test_that_a_row_says_why_it_cannot_be_taken_back(changes: dict[str, object], words: str) -> None:
    values = {
        "id": 1,
        "at": NOW,
        "actor": Actor.PERSON,
        "kind": OperationKind.MEMORY_EDIT,
        "scope": Scope.MEMORY,
        "state": OperationState.DONE,
        "undone_at": None,
        "memory_ids": (1,),
        "conversation_ids": (),
        "erased": False,
    }
    said = why_not(Operation(**values | changes))  # type: ignore[arg-type]
    assert words in said
    assert bool(said) == bool(words)


def test_that_kinds_are_found_by_part_of_their_words() -> None:
    assert OperationKind.MEMORY_EDIT in kinds_named("EDITED a")
    assert kinds_named("  ") == frozenset()


# -- insights in time


def insight(*, ongoing: bool) -> Insight:
    first, last = NOW - timedelta(days=100), NOW - timedelta(days=10 if ongoing else 50)
    return Insight(1, "User runs", first, last, ongoing, 0.5, (1, 2), "m", False, True, NOW, None)


def hit(number: int, days_ago: int) -> SearchHit:
    return SearchHit(9, "Running", number, Role.USER, NOW - timedelta(days=days_ago), f"said {number}", 0.0)


@pytest.fixture
def timeline(qtbot: QtBot) -> Timeline:
    made = Timeline(insight(ongoing=False), [hit(1, 100), hit(2, 75), hit(3, 50)])
    qtbot.addWidget(made)
    made.resize(400, 40)
    made.show()
    return made


def test_that_messages_stand_on_the_timeline_where_they_were_said(timeline: Timeline) -> None:
    assert [round(place, 2) for place in timeline.places] == [0, 0.5, 1]
    ongoing = Timeline(insight(ongoing=True), [hit(1, 100), hit(2, 0)])
    assert round(ongoing.places[-1], 2) == 1
    assert timeline.accessibleName().startswith("from ")
    assert timeline.accessibleName().endswith(": 3 messages")
    assert ongoing.accessibleName().startswith("since ")


def test_that_the_timeline_is_walked_with_keys_and_opens_messages(timeline: Timeline, qtbot: QtBot) -> None:
    QTest.keyClick(timeline, Qt.Key.Key_Home)
    QTest.keyClick(timeline, Qt.Key.Key_Right)
    assert timeline.current is not None
    assert timeline.current.message_id == 2
    assert "said 2" in timeline.accessibleDescription()
    with qtbot.waitSignal(timeline.open_message) as opened:
        QTest.keyClick(timeline, Qt.Key.Key_Return)
    assert opened.args == [9, 2]
    with qtbot.waitSignal(timeline.open_message) as opened:
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert opened.args == [9, 1]


def test_that_an_insight_of_one_moment_without_messages_is_painted(qtbot: QtBot) -> None:
    lonely = Insight(1, "User runs", NOW, NOW, False, 0.5, (), "m", False, True, NOW, None)
    made = Timeline(lonely, [])
    qtbot.addWidget(made)
    made.resize(80, 40)
    assert not made.grab().isNull()
    assert made.current is None


# -- another day


def test_that_the_slider_goes_by_days_and_by_changes(qtbot: QtBot) -> None:
    today = QDate.currentDate()
    slider = DaySlider()
    qtbot.addWidget(slider)
    slider.resize(400, 40)
    slider.show()
    slider.show_days({today.addDays(-20): 2, today.addDays(-5): 1})
    assert (slider.day, slider.maximum()) == (today, 21)
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert slider.day == today.addDays(-1)
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert slider.day == today.addDays(-5)
    assert slider.accessibleDescription().endswith(": 1 change")
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert slider.day == today.addDays(-20)
    QTest.keyClick(slider, Qt.Key.Key_PageDown)
    assert slider.day == today.addDays(-5)
    slider.show_days({today.addDays(-20): 2, today.addDays(-5): 1, today: 4})
    assert slider.day == today.addDays(-5)
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert slider.day == today
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert slider.value() == 0


# -- health and storage


def test_that_everything_is_checked_told_and_checked_again(window: Window) -> None:
    open_page(window, HEALTH)
    page = window.main.memory.health
    window.until(lambda: page.report is not None)
    assert "Good: The database is whole" in page.words
    assert "Worth a look: No Ollama server answers" in page.words
    assert window.main.memory.tabs.tabText(HEALTH) != "Health"
    before = page.report
    window.press("Check again", page)
    window.until(lambda: page.report is not before)


def test_that_a_check_can_be_broken_off(window: Window) -> None:
    open_page(window, MEMORIES)
    page = window.main.memory.health
    page.check()
    page._stop()
    assert page.report is None
    assert page.again.isVisibleTo(page)
    page.check()
    window.until(lambda: page.report is not None)


@pytest.mark.parametrize("finding", HealthFinding)
def test_that_every_finding_has_words(finding: HealthFinding) -> None:
    values: dict[str, str | int] = dict.fromkeys(
        ("problems", "models", "done", "total", "queued", "failed", "backups", "free"), 3
    )
    title, more = health_words(
        HealthCheck(finding, HealthState.GOOD, {**values, "version": "1", "at": NOW.isoformat()})
    )
    assert title
    assert more


def test_that_every_part_of_the_room_has_a_name() -> None:
    assert len({storage_words(kind)[0] for kind in StorageKind}) == len(StorageKind)


def test_that_the_room_is_shown_and_the_trash_emptied_after_asking(window: Window) -> None:
    window.call(lambda engine: engine.add_memory("I live in Lisbon"))
    (memory,) = window.call(lambda engine: engine.memories())
    window.call(lambda engine: engine.delete_memories([memory.id]))
    open_page(window, STORAGE)
    page = window.main.memory.storage
    window.until(lambda: page.report is not None and page.trash_button.isEnabled())
    window.until(lambda: "The database itself" in window.labels())
    window.click(page.trash_button)
    window.until(lambda: window.visible(EraseDialog))
    window.visible(EraseDialog)[0].erase_button.click()
    window.until(lambda: "The trash is empty." in window.labels())
    assert window.call(lambda engine: engine.memories(trashed=True)) == []
    window.until(lambda: not page.trash_button.isEnabled())
    window.press("Compact the database", page)
    window.until(lambda: "Compacted:" in window.labels())


def test_that_a_click_between_two_messages_opens_none(timeline: Timeline, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(timeline.open_message):
        place = QPointF(timeline.width() * 0.25, 5)
        event = QMouseEvent(
            QMouseEvent.Type.MouseButtonRelease,
            place,
            place,
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        timeline.mouseReleaseEvent(event)


def test_that_the_insights_page_counts_what_there_is(window: Window) -> None:
    open_page(window, INSIGHTS)
    assert window.main.memory.tabs.tabText(INSIGHTS) == "Insights"
    window.until(lambda: "No insights yet" in window.labels())
