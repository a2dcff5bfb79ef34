"""Reading a chat: long ones, thinking, searching, quoting, dates, versions by keyboard."""

import threading
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication
from sqlalchemy import insert

from app.core.home import Home
from app.core.models import Message
from app.core.store.keys import unlock
from app.core.store.schema import ConversationRow, MessageRow
from app.core.store.store import Store
from app.gui.panes.chat.jump_to_date import JumpToDate
from app.gui.panes.chat.message_view import MessageView
from app.gui.panes.chat.streaming_view import StreamingView
from app.gui.panes.chat.thinking import Thinking
from app.gui.text.dates import local_date
from app.gui.text.formulas import Typesetter
from tests.helpers.ollama_double import Answer, OllamaDouble
from tests.helpers.window import PASSPHRASE, Window

START = datetime(2026, 5, 3, 12, tzinfo=UTC)
LENGTH = 3000


def text_of(number: int) -> str:
    """What stands in a message of the long chat."""
    if number in (5, 1500, 2990):
        return f"Message {number}: the **Hedgehog** and ёж. Also a hedgehog."
    return f"Message {number}: words, `code` and more words."


@pytest.fixture
def long(start: Callable[..., Window], home: Home) -> Window:
    """The window with a chat of three thousand messages, eight to a day, open."""
    home.create()
    store = Store(home, unlock(home, PASSPHRASE))
    with store.maintain() as work:
        connection = work.session.connection()
        connection.execute(
            insert(ConversationRow),
            [{"id": 1, "title": "long", "created_at": START, "updated_at": START, "pinned": False, "head_id": LENGTH}],
        )
        connection.execute(
            insert(MessageRow),
            [
                {
                    "id": number,
                    "conversation_id": 1,
                    "parent_id": number - 1 or None,
                    "role": "user" if number % 2 else "assistant",
                    "text": text_of(number),
                    "status": "complete",
                    "created_at": START + timedelta(hours=3 * number),
                }
                for number in range(1, LENGTH + 1)
            ],
        )
    store.close()
    window = start()
    window.main.chat.open(window.call(lambda engine: engine.conversation(1)))
    window.until(lambda: len(window.main.chat.shown.messages) == LENGTH)
    return window


@pytest.fixture
def ollama() -> Iterator[OllamaDouble]:
    with OllamaDouble() as double:
        double.add_model("deep:8b", tools=True, thinking=True, context_length=8192)
        yield double


@pytest.fixture
def online(start: Callable[..., Window], ollama: OllamaDouble) -> Window:
    window = start(ollama.host)
    window.until(lambda: window.main.picker.text() == "deep:8b")
    return window


def seen(window: Window) -> list[Message]:
    """The messages in view."""
    area = window.main.chat.shown.area
    return [view.message for view in area.views if area.shows(view.message.id)]


def test_that_the_newest_messages_come_first_and_the_others_without_moving_them(long: Window) -> None:
    assert seen(long)[-1].id == LENGTH
    assert len(long.visible(MessageView)) < 60
    newest = long.call(lambda engine: engine.messages(1, newest=24))
    assert newest == long.main.chat.shown.messages[-24:]
    assert long.call(lambda engine: engine.messages(1, newest=10_000)) == long.main.chat.shown.messages


def test_that_a_message_far_up_is_opened(long: Window) -> None:
    long.main.chat.open(long.main.chat.conversation, 700)  # type: ignore[arg-type]
    long.until(lambda: 700 in [message.id for message in seen(long)])


def test_that_words_are_found_in_all_messages_and_leafed_through(long: Window) -> None:
    long.main.actions_["find"].trigger()
    finder = long.main.chat.finder
    assert finder.field.hasFocus()
    finder.field.setText("HEDGEHOG")
    long.until(lambda: finder.count)
    assert finder.count == "1 of 6"  # none further down, so it begins above
    shown = [finder.count]
    for _step in range(6):
        long.qtbot.keyClick(finder.field, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
        shown.append(finder.count)
    assert set(shown) == {f"{n} of 6" for n in range(1, 7)}
    while finder.count != "3 of 6":
        finder.step(1)
    assert 1500 in [message.id for message in seen(long)]
    view = long.main.chat.shown.area.view(1500)
    assert view is not None
    assert len(view.said.texts()[0].extraSelections()) == 2
    long.qtbot.keyClick(finder.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)  # type: ignore[no-untyped-call]
    assert finder.count == "2 of 6"
    assert 5 in [message.id for message in seen(long)]
    long.qtbot.keyClick(finder.field, Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    assert not finder.isVisible()
    assert not any(text.extraSelections() for one in long.visible(MessageView) for text in one.said.texts())


@pytest.mark.parametrize(
    ("words", "found"), [("ЕЖ", 3), ("the hedgehog and", 3), ("no such words", 0), ("(.*", 0), ("message 27:", 1)]
)
def test_that_a_search_minds_neither_case_nor_yo_nor_marks(long: Window, words: str, found: int) -> None:
    long.main.chat.search()
    finder = long.main.chat.finder
    finder.field.setText(words)
    long.until(lambda: finder.count)
    assert finder.count.endswith(f"of {found}") if found else finder.count == "Nothing found"


def test_that_days_are_told_apart_and_jumped_to(long: Window) -> None:
    days = {local_date(message.created_at) for message in long.main.chat.shown.messages}
    for view in long.visible(MessageView):
        before = long.main.chat.shown.messages[view.message.id - 2].created_at
        assert bool(view.day) is (local_date(before) != local_date(view.message.created_at))
    long.main.actions_["date"].trigger()
    popup = long.main.chat.findChild(JumpToDate)
    assert popup is not None
    long.until(lambda: popup.calendar.days)
    assert set(popup.calendar.days) == days
    wanted = sorted(days)[40]
    popup._choose(QDate(1999, 1, 1))
    assert popup.isVisible()
    popup._choose(QDate(wanted.year, wanted.month, wanted.day))
    first = next(message for message in long.main.chat.shown.messages if local_date(message.created_at) == wanted)
    assert first.id in [message.id for message in seen(long)]
    assert isinstance(wanted, date)


def test_that_a_message_or_a_selection_is_quoted(window: Window) -> None:
    window.say("first line\nsecond line")
    view = next(view for view in window.visible(MessageView) if "first" in view.message.text)
    view.quote()
    assert window.main.chat.composer.text == "> first line\n> second line\n\n"
    view.said.texts()[0].select(0, 5)
    assert [action.text() for action in view.menu().actions()][:2] == ["Copy the selection", "Quote the selection"]
    window.main.chat.composer.set_text("What is this?")
    view.quote()
    assert window.main.chat.composer.text == "What is this?\n\n> first\n\n"


def test_that_thinking_is_folded_with_its_time(online: Window, ollama: OllamaDouble) -> None:
    hold = threading.Event()
    ollama.reply(Answer(text="It is 42.", thinking="six times seven", hold=hold))
    online.main.chat.send("What is it?")
    online.until(lambda: online.visible(StreamingView) and online.visible(Thinking))
    assert online.visible(Thinking)[0].words.startswith("Thinking… ")
    hold.set()
    online.until(lambda: not online.main.chat.answering and len(online.texts()) == 2)
    answer = online.main.chat.shown.messages[-1]
    assert answer.thinking_seconds is not None
    thinking = next(one for one in online.visible(Thinking))
    assert thinking.words == "Thought for 1 s"
    assert not thinking._text.isVisible()
    thinking._button.click()
    assert thinking._text.toPlainText() == "six times seven"


@pytest.mark.parametrize(("seconds", "words"), [(None, "Thinking"), (0.2, "1 s"), (12.4, "12 s"), (125.0, "2 min 5 s")])
def test_that_times_are_told_as_people_do(window: Window, seconds: float | None, words: str) -> None:
    thinking = Thinking(Typesetter(window.main), window.main)
    thinking.set_time(seconds)
    assert thinking.words.endswith(words)


def test_that_versions_are_leafed_through_by_keyboard(online: Window, ollama: OllamaDouble) -> None:
    ollama.reply(Answer(text="first"), Answer(text="second"))
    online.say("hello")
    online.main.chat.regenerate()
    online.until(lambda: online.texts() == ["hello", "second"])
    online.main.actions_["message_above"].trigger()
    view = QApplication.focusWidget()
    assert isinstance(view, MessageView)
    assert view.message.text == "second"
    online.qtbot.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)  # type: ignore[no-untyped-call]
    online.until(lambda: online.texts() == ["hello", "first"])
    online.until(lambda: isinstance(QApplication.focusWidget(), MessageView))
    view = QApplication.focusWidget()
    assert isinstance(view, MessageView)
    assert view.message.text == "first"
    online.qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)  # type: ignore[no-untyped-call]
    online.until(lambda: online.texts() == ["hello", "second"])
