"""The list of messages, without an engine: what is built, and that nothing moves under the reader's eye."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.core.models import Message, MessageStatus, Role
from app.gui.panes.chat.message_view import MessageView
from app.gui.panes.chat.messages_area import MessagesArea
from app.gui.text.formulas import Typesetter

START = datetime(2026, 5, 3, 12, tzinfo=UTC)


class List:
    """An area over invented messages of very different heights, whose estimates are all wrong."""

    def __init__(self, qtbot: QtBot, count: int) -> None:
        self.qtbot = qtbot
        self.typesetter = Typesetter()
        self.messages = [self.message(number) for number in range(1, count + 1)]
        self.built = 0
        self.area = MessagesArea(self._build)
        self.typesetter.setParent(self.area)
        qtbot.addWidget(self.area)
        self.area.resize(700, 500)
        self.area.show()
        self.show()

    @staticmethod
    def message(number: int) -> Message:
        return Message(
            id=number,
            conversation_id=1,
            parent_id=number - 1 or None,
            role=Role.USER if number % 2 else Role.ASSISTANT,
            text=f"Message {number}. " + "Some more words. " * (number * 7 % 60),
            thinking="",
            model=None,
            status=MessageStatus.COMPLETE,
            created_at=START + timedelta(minutes=number),
        )

    def _build(self, place: int) -> MessageView:
        self.built += 1
        return MessageView(self.messages[place], self.typesetter)

    def show(self, outdated: set[int] | None = None) -> None:
        self.area.show_messages([message.id for message in self.messages], lambda _place: 70, outdated or set())

    def settle(self) -> None:
        """Until nothing more has to be built."""
        self.qtbot.waitUntil(lambda: not self.area._fill.isActive())

    def top(self, id_: int) -> int:
        """Where a message stands in the window."""
        view = self.area.view(id_)
        assert view is not None
        return view.y()

    def seen(self) -> list[int]:
        """The ids of the messages in view."""
        height = self.area.viewport().height()
        return [view.message.id for view in self.area.views if view.y() < height and view.geometry().bottom() > 0]

    def wheel(self, pixels: int) -> None:
        place = self.area.viewport().rect().center()
        event = QWheelEvent(
            place.toPointF(),
            self.area.viewport().mapToGlobal(place).toPointF(),
            QPoint(0, pixels),
            QPoint(0, pixels),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.ScrollUpdate,
            False,
        )
        QApplication.sendEvent(self.area.viewport(), event)


@pytest.fixture
def many(qtbot: QtBot) -> List:
    return List(qtbot, 2000)


def test_that_a_long_chat_opens_at_its_end_and_builds_only_what_is_near(many: List) -> None:
    many.settle()
    assert many.seen()[-1] == 2000
    assert many.top(2000) + many.area.view(2000).height() <= many.area.viewport().height()  # type: ignore[union-attr]
    assert many.built < 60


def test_that_the_scroll_bar_goes_over_the_whole_chat_and_little_stays_built(many: List) -> None:
    bar = many.area.verticalScrollBar()
    seen: set[int] = set()
    for step in range(41):
        bar.setValue(bar.maximum() * (40 - step) // 40)
        many.settle()
        seen.update(many.seen())
        assert many.seen() == list(range(many.seen()[0], many.seen()[-1] + 1))
        assert len(many.area.views) < 90
    assert many.seen()[0] == 1
    assert bar.value() == 0
    assert min(abs(many.top(1) - y) for y in range(10, 30)) == 0
    assert max(seen) == 2000


def test_that_heights_that_turn_out_otherwise_do_not_move_the_text(many: List) -> None:
    bar = many.area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    here = many.seen()[len(many.seen()) // 2]
    before = many.top(here)
    many.settle()  # all around it is built, and found to be taller than thought
    assert many.top(here) == before
    total = bar.maximum()
    many.messages = many.messages[-2200:]
    many.show({id_ for id_ in many.seen() if id_ != here})
    assert many.top(here) == before
    assert bar.maximum() == total


def test_that_scrolling_moves_by_what_the_wheel_says_through_estimated_heights(many: List) -> None:
    many.settle()
    for _turn in range(150):
        anchor = many.seen()[-1]
        before = many.top(anchor)
        many.wheel(60)
        assert many.top(anchor) - before == 60
        many.settle()
    assert many.seen()[-1] < 1990


def test_that_messages_above_are_added_without_moving_what_is_seen(many: List) -> None:
    everything = many.messages
    many.messages = everything[-24:]
    many.area.clear()
    many.show()
    many.settle()
    before = {id_: many.top(id_) for id_ in many.seen()}
    many.messages = everything
    many.show()
    many.settle()
    assert {id_: many.top(id_) for id_ in many.seen()} == before


def test_that_what_comes_is_followed_unless_the_person_scrolled_up(many: List) -> None:
    many.settle()
    label = QLabel("coming")
    many.area.add_below(label)
    label.setFixedHeight(300)
    QApplication.processEvents()
    bottom = label.mapTo(many.area.viewport(), QPoint(0, 300)).y()
    assert bottom <= many.area.viewport().height()
    assert many.area.following
    many.wheel(5)  # a touch pad's least
    assert many.area._newest.isVisible() is many.area.following  # neither: it does not follow, and the end is near
    before = many.top(2000)
    label.setFixedHeight(900)
    QApplication.processEvents()
    assert many.top(2000) == before
    assert many.area._newest.isVisible()
    many.area._newest.click()
    assert many.area.following
    assert not many.area._newest.isVisible()
    many.area.remove_below(label)
    many.wheel(300)
    many.wheel(-290)
    assert many.area.following  # near enough to the end


def test_that_a_narrower_window_keeps_the_place(many: List) -> None:
    bar = many.area.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    many.settle()
    first = many.area.message_at_top()
    many.area.resize(480, 500)
    many.settle()
    assert many.area.message_at_top() == first


def test_that_the_keyboard_goes_from_message_to_message(many: List) -> None:
    many.settle()
    before = QApplication.focusWidget()
    if before is not None:
        before.clearFocus()
    many.area.step_focus(-1)
    assert focused_id() == 2000
    for expected in range(1999, 1960, -1):
        many.area.step_focus(-1)
        assert focused_id() == expected
        assert expected in many.seen()
    many.area.step_focus(1)
    assert focused_id() == 1962


def test_that_a_message_with_the_focus_is_not_taken_away(many: List) -> None:
    many.area.focus_message(2000)
    bar = many.area.verticalScrollBar()
    bar.setValue(0)
    many.settle()
    assert many.area.view(2000) is not None
    assert many.area.view(1999) is None
    many.area.focus_message(1)
    bar.setValue(bar.maximum() // 2)
    many.settle()
    assert many.area.view(2000) is None


def test_that_tab_goes_through_the_messages_as_they_stand(many: List) -> None:
    many.area.focus_message(1000)  # built outwards from here, so not in their order
    many.settle()
    order: list[int] = []
    for _key in range(40):
        many.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)  # type: ignore[no-untyped-call]
        owner: QWidget | None = QApplication.focusWidget()
        while owner is not None and not isinstance(owner, MessageView):
            owner = owner.parentWidget()
        if isinstance(owner, MessageView):
            order.append(owner.message.id)
    assert order == sorted(order)
    assert order[-1] > 1003


@pytest.mark.parametrize("key", [Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp])
def test_that_keys_scroll_from_within_a_message(many: List, key: Qt.Key) -> None:
    many.area.focus_message(1000)
    before = many.area.verticalScrollBar().value()
    focus = QApplication.focusWidget()
    assert focus is not None
    many.qtbot.keyClick(focus, key)  # type: ignore[no-untyped-call]
    moved: Callable[[int], bool] = {
        Qt.Key.Key_Home: lambda value: value == 0,
        Qt.Key.Key_End: lambda _value: many.area.following,
        Qt.Key.Key_PageUp: lambda value: 300 < before - value < 600,
    }[key]
    assert moved(many.area.verticalScrollBar().value())


def focused_id() -> int:
    """The message that has the keyboard."""
    view = QApplication.focusWidget()
    assert isinstance(view, MessageView)
    return view.message.id
