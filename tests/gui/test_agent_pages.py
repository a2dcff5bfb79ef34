"""Insights, summaries and the queue in the memory panel, over the offline assistant."""

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtWidgets import QPushButton

from app.core.engine import Engine
from app.gui.dialogs.text import TextDialog
from app.gui.panes.memory.panel import INSIGHTS, JOBS, SUMMARIES
from tests.helpers.window import Window


def with_a_summary(window: Window) -> None:
    window.call(lambda engine: engine.change_settings(agent_idle_seconds=0))
    for number in range(4):
        window.say(f"I keep bees on the roof, hive number {number} is strong")
    chat = window.main.chat.conversation
    assert chat is not None
    window.call(lambda engine: engine.work_now(conversation_id=chat.id))
    window.until(lambda: window.call(lambda engine: engine.summaries()))
    window.main._memory_button.setChecked(True)


def press_visible(window: Window, words: str) -> None:
    """The first visible button with these words: cards have the same ones."""
    window.click(next(button for button in window.visible(QPushButton) if button.text() == words))


def test_that_a_summary_is_shown_edited_deleted_and_taken_back(window: Window) -> None:
    with_a_summary(window)
    window.main.memory.tabs.setCurrentIndex(SUMMARIES)
    window.until(lambda: "made without a model" in window.labels())
    press_visible(window, "Edit…")
    window.until(lambda: window.visible(TextDialog))
    dialog = window.visible(TextDialog)[0]
    dialog.text.setPlainText("Bees on the roof.")
    press_visible(window, "Save")
    window.until(lambda: "your own words" in window.labels())
    assert "Bees on the roof." in window.labels()
    window.click(next(b for b in window.main.memory.summaries.findChildren(QPushButton) if b.text() == "Delete"))
    window.until(lambda: "The summary is deleted." in window.labels())
    window.until(lambda: "No summaries yet" in window.labels())
    press_visible(window, "Undo")
    window.until(lambda: "Bees on the roof." in window.labels())


def test_that_the_queue_is_shown_paused_and_emptied(window: Window) -> None:
    window.say("I keep bees on the roof")
    window.main._memory_button.setChecked(True)
    window.main.memory.tabs.setCurrentIndex(JOBS)
    window.until(lambda: "Summarise a chat" in window.labels())
    press_visible(window, "Pause")
    window.until(lambda: "The background is paused." in window.labels())
    before = len(window.call(lambda engine: engine.jobs()))
    press_visible(window, "Discard")
    window.until(lambda: len(window.call(lambda engine: engine.jobs())) == before - 1)
    press_visible(window, "Go on")
    window.until(lambda: "The background is paused." not in window.labels())


def test_that_an_insight_is_shown_with_its_time_and_can_be_switched_off(window: Window) -> None:
    window.main._memory_button.setChecked(True)
    window.main.memory.tabs.setCurrentIndex(INSIGHTS)
    window.until(lambda: "No insights yet" in window.labels())
    texts = [f"Marathon training again, a long run of {number} kilometres" for number in range(8)]
    for text in (*texts, "leeks", "a grey sky", "translate hello", "fix this join"):
        chat = window.call(lambda engine: engine.new_conversation())
        window.call(_said(chat.id, text))
    window.press("Look now")
    window.until(lambda: not any(job.kind.value == "insights" for job in window.call(lambda engine: engine.jobs())))
    # Said on one day: that is one long chat's matter, not yet an insight.
    assert "No insights yet" in window.labels()


def _said(chat_id: int, text: str) -> Callable[[Engine], Coroutine[Any, Any, None]]:
    return lambda engine: engine.session(chat_id).add([{"role": "user", "content": text}])
