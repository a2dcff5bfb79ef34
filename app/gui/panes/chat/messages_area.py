"""The list of a chat's messages: as long as the chat, built only where it is seen.

Every message has a height, at first an estimate, and the true one once it was built. Messages near the window are
widgets, the others are nothing but their height. What the reader looks at is held by an *anchor*: a message and how far
it reaches above the upper edge. Heights that turn out otherwise elsewhere move the scroll bar, never the text.
"""

import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QPushButton, QVBoxLayout, QWidget

from app.gui.look import sign, style
from app.gui.panes.chat.message_view import MessageView
from app.i18n import tr

_WIDEST = 780  # px: longer lines are tiring to read
_SIDE, _ABOVE, _BELOW, _GAP = 14, 16, 12, 10  # px
_STEP = 40  # px that an arrow key or a wheel's notch scrolls
_NEAR_END = 24  # px: who scrolls down to here wants to see what comes
_BUDGET = 0.010  # seconds of one step's building; what is not there by then comes in the next
_KEPT = 2  # heights of the window: what is further away is dropped
_CLEARANCE = 40  # px kept free around what is brought into view
_ROUNDS = 50  # more than any window needs: building shows whether more has to be built


class MessagesArea(QAbstractScrollArea):
    """Scrolls over messages that `build` makes when they come near."""

    following_changed = Signal(bool)

    def __init__(self, build: Callable[[int], MessageView], parent: QWidget | None = None) -> None:
        """`build` makes the view of the message at an index."""
        super().__init__(parent)
        self._build = build
        self._ids: list[int] = []
        self._places: dict[int, int] = {}
        self._heights: list[int] = [0]  # of the messages, then of what stands below them
        self._tops: list[int] = [_ABOVE, _ABOVE]
        self._measured: dict[int, int] = {}  # true heights by id, also of views that are gone
        self._views: dict[int, MessageView] = {}
        self._unsure: set[int] = set()  # ids of views whose height may be another by now
        self._anchor: tuple[int, int] = (0, 0)  # an id, and the px of it above the upper edge
        self._follow = True
        self._arranging = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setSingleStep(_STEP)
        self._tail = QWidget(self.viewport())
        self._tail_column = QVBoxLayout(self._tail)
        self._tail_column.setContentsMargins(0, 0, 0, 0)
        self._tail_column.setSpacing(_GAP)
        self._tail.installEventFilter(self)
        self._tail.show()
        self._newest = QPushButton(tr("Newest"), self)
        self._newest.setAccessibleName(tr("Go to the newest message"))
        style(self._newest, "newest")
        sign(self._newest, "arrow-down")
        self._newest.clicked.connect(self.scroll_to_end)
        self._newest.hide()
        self._fill = QTimer(self, interval=0)  # whenever nothing else is to be done
        self._fill.timeout.connect(self._fill_one)

    # -- what is shown

    def clear(self) -> None:
        """Forget everything: another chat follows."""
        for id_ in list(self._views):
            self._drop(id_)
        self._measured.clear()
        self._follow = True
        self._set_ids([], lambda _place: 0)

    def show_messages(self, ids: Sequence[int], estimate: Callable[[int], int], outdated: set[int]) -> None:
        """Show these messages. `estimate` guesses the height of the one at an index; views of `outdated` ones are made
        anew. What the reader looks at stays where it is."""
        before = self._ids
        for id_ in [id_ for id_ in self._views if id_ in outdated]:
            self._drop(id_)
        self._set_ids(list(ids), estimate)
        for id_ in [id_ for id_ in self._views if id_ not in self._places]:
            self._drop(id_)
        if not self._follow and self._anchor[0] not in self._places:
            above = before[: before.index(self._anchor[0])] if self._anchor[0] in before else []
            nearest = next((id_ for id_ in reversed(above) if id_ in self._places), None)
            self._anchor = (nearest if nearest is not None else next(iter(ids), 0), 0)
        self._arrange()

    def add_below(self, widget: QWidget) -> None:
        """Put a widget below all messages."""
        self._tail_column.addWidget(widget)
        _queue(self._end_of(self._views), widget)
        widget.show()
        self._arrange()

    def remove_below(self, widget: QWidget) -> None:
        """Take such a widget away."""
        self._tail_column.removeWidget(widget)
        widget.hide()
        widget.deleteLater()
        self._arrange()

    @property
    def views(self) -> list[MessageView]:
        """The messages that are built, in their order."""
        return [self._views[id_] for id_ in sorted(self._views, key=self._places.__getitem__)]

    def view(self, id_: int) -> MessageView | None:
        """The view of a message, if it is built."""
        return self._views.get(id_)

    def shows(self, id_: int) -> bool:
        """Whether a message is built and in view, in part at least."""
        return id_ in self._views and self._in_view(self._places[id_])

    # -- where it stands

    @property
    def following(self) -> bool:
        """Whether the end stays in view as more comes."""
        return self._follow

    def scroll_to_end(self) -> None:
        """Show the end, and stay there."""
        self._set_follow(True)
        self._arrange()

    def scroll_to(self, id_: int) -> MessageView | None:
        """Show a message at the upper edge; returns its view. None when there is no such message."""
        if id_ not in self._places:
            return None
        self._set_follow(False)
        self._anchor = (id_, -_CLEARANCE)
        self._measure(self._places[id_])
        self._arrange()
        return self._views.get(id_)

    def bring_into_view(self, widget: QWidget, within: QRect | None = None) -> None:
        """Scroll as little as is needed to show a widget, or a part of it, that stands in a message."""
        part = within or widget.rect()
        top = widget.mapTo(self.viewport(), part.topLeft()).y()
        height, room = part.height(), self.viewport().height()
        if top < _CLEARANCE or height + 2 * _CLEARANCE > room:
            distance = top - _CLEARANCE
        elif top + height + _CLEARANCE > room:
            distance = top + height + _CLEARANCE - room
        else:
            return
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + distance)

    def message_at_top(self) -> int | None:
        """The id of the first message in view."""
        place = self._first_at(self._top())
        return self._ids[place] if place < len(self._ids) else None

    def focus_message(self, id_: int) -> None:
        """Give a message the keyboard and bring it into view."""
        place = self._places.get(id_)
        if place is None:
            return
        self._measure(place)
        above = self._tops[place] - self._top()
        below = above + self._heights[place] - self.viewport().height()
        if above < _CLEARANCE or below > -_CLEARANCE:  # held by itself: what is built around it does not move it
            tall = self._heights[place] + 2 * _CLEARANCE > self.viewport().height()
            self._set_follow(False)
            at_top = above < _CLEARANCE or tall
            self._anchor = (
                id_,
                -_CLEARANCE if at_top else self._heights[place] - self.viewport().height() + _CLEARANCE,
            )
            self._arrange()
        self._views[id_].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_top(self) -> None:
        """Give the keyboard to the message that the reader looks at."""
        id_ = self.message_at_top()
        if id_ is not None and id_ in self._views:
            self._views[id_].setFocus()

    def step_focus(self, step: int) -> None:
        """The keyboard to the message above (-1) or below (1); without one, to the last that is in view."""
        focused = QApplication.focusWidget()
        here = next((i for i, view in self._views.items() if focused and view.isAncestorOf(focused)), None)
        here = focused.message.id if isinstance(focused, MessageView) else here
        if not self._ids:
            return
        if here is None or here not in self._places:
            bottom = self._top() + self.viewport().height()
            place = min(bisect_left(self._tops, bottom) - 1, len(self._ids) - 1)
        else:
            place = min(max(self._places[here] + step, 0), len(self._ids) - 1)
        self.focus_message(self._ids[place])

    # -- arranging

    def _set_ids(self, ids: list[int], estimate: Callable[[int], int]) -> None:
        tail = self._heights[-1]
        self._ids = ids
        self._places = {id_: place for place, id_ in enumerate(ids)}
        measured = self._measured
        self._heights = [measured.get(id_) or estimate(place) for place, id_ in enumerate(ids)]
        self._heights.append(tail)
        self._add_up()

    def _add_up(self) -> None:
        self._tops = list(accumulate(self._heights, initial=_ABOVE))

    def _width(self) -> int:
        return max(min(self.viewport().width() - 2 * _SIDE, _WIDEST), 100)

    def _most(self) -> int:
        return max(0, self._tops[-1] + _BELOW - self.viewport().height())

    def _top(self) -> int:
        """The place of the content that stands at the upper edge of the window."""
        if self._follow:
            return self._most()
        id_, above = self._anchor
        return min(max(self._tops[self._places.get(id_, 0)] + above, 0), self._most())

    def _first_at(self, top: int) -> int:
        return max(bisect_right(self._tops, top) - 1, 0)

    def _anchor_at(self, top: int) -> None:
        """Hold the message at the upper edge."""
        if not self._follow and self._ids:
            place = min(self._first_at(top), len(self._ids) - 1)
            self._anchor = (self._ids[place], top - self._tops[place])

    def _in_view(self, place: int) -> bool:
        top = self._top()
        return self._tops[place] < top + self.viewport().height() and self._tops[place + 1] > top

    def _around(self, margin: int) -> range:
        """Places of the messages in the window and up to so many pixels beside it."""
        top = self._top()
        first = self._first_at(top - margin)
        last = bisect_left(self._tops, top + self.viewport().height() + margin)
        return range(first, min(last, len(self._ids)))

    def _arrange(self) -> None:
        """Build and measure what is in view, and put everything where it belongs."""
        if self._arranging:
            return
        self._arranging = True
        try:
            self._measure_tail()
            until = time.perf_counter() + _BUDGET
            for _round in range(_ROUNDS):
                due = [place for place in self._around(0) if self._is_due(place)]
                for place in reversed(due) if self._follow else due:
                    self._measure(place)
                    if time.perf_counter() > until:
                        break
                if not due or time.perf_counter() > until:
                    break
            self._drop_far()
            self._put()
        finally:
            self._arranging = False
        self._fill.start()

    def _is_due(self, place: int) -> bool:
        id_ = self._ids[place]
        return id_ not in self._views or id_ in self._unsure

    def _measure(self, place: int) -> None:
        """Build a message if it is not, and learn its height."""
        id_ = self._ids[place]
        view = self._views.get(id_)
        if view is None:
            view = self._views[id_] = self._build(place)
            view.setParent(self.viewport())
            view.installEventFilter(self)
            self._queue_for_focus(place, view)
        self._unsure.discard(id_)
        height = _height(view, self._width()) + _GAP
        self._measured[id_] = height
        if self._heights[place] != height:
            self._heights[place] = height
            self._add_up()

    def _queue_for_focus(self, place: int, view: MessageView) -> None:
        """Put a message behind the one above it in the window's order of the focus."""
        _queue(self._end_of(one for one in self._views if self._places.get(one, place) < place), view)

    def _end_of(self, ids: Iterable[int]) -> QWidget:
        """What stands last in the order of the focus, of the lowest of these messages."""
        lowest = max(ids, key=self._places.__getitem__, default=None)
        if lowest is None:
            return self._newest
        view = self._views[lowest]
        return [view, *filter(_takes_focus, view.findChildren(QWidget))][-1]

    def _measure_tail(self) -> None:
        height = _height(self._tail, self._width()) if self._tail_column.count() else 0
        if not self._ids:  # a page of its own
            height = max(height, self.viewport().height() - _ABOVE - _BELOW)
        if self._heights[-1] != height:
            self._heights[-1] = height
            self._add_up()

    def _put(self) -> None:
        top, width = self._top(), self._width()
        left = (self.viewport().width() - width) // 2
        for id_, view in self._views.items():
            place = self._places[id_]
            view.setGeometry(left, self._tops[place] - top, width, self._heights[place] - _GAP)
            if view.isHidden():
                view.show()
        self._tail.setGeometry(left, self._tops[-2] - top, width, self._heights[-1])
        place = self._places.get(self._anchor[0], 0)
        if top != self._tops[place] + self._anchor[1]:  # an end of the chat came between
            self._anchor_at(top)
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, self._most())
        bar.setValue(top)
        self._place_newest()

    def _fill_one(self) -> None:
        """Build one message near the window, so that it is there when it is scrolled to."""
        margin = self.viewport().height()
        seen = self._around(0)
        near = [place for place in self._around(margin) if self._is_due(place)]
        if near:
            middle = (seen.start + seen.stop) / 2
            self._measure(min(near, key=lambda place: abs(place - middle)))
            self._arrange()
            return
        self._fill.stop()

    def _drop_far(self) -> None:
        keep = self._around(_KEPT * self.viewport().height())
        for id_, view in list(self._views.items()):
            if self._places[id_] not in keep and not view.busy:
                self._drop(id_)

    def _drop(self, id_: int) -> None:
        view = self._views.pop(id_)
        view.removeEventFilter(self)
        self._unsure.discard(id_)
        view.hide()
        view.deleteLater()

    # -- what happens

    def scrollContentsBy(self, _dx: int, dy: int) -> None:
        if self._arranging:
            return
        bar = self.verticalScrollBar()
        top = bar.value()
        # A touch pad moves a few pixels at a time: upwards, even the least leaves the end.
        self._set_follow(top >= bar.maximum() - (_NEAR_END if dy < 0 else 0))
        self._anchor_at(top)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A message, or what is below, wants another height."""
        if event.type() is QEvent.Type.LayoutRequest:
            if isinstance(watched, MessageView):
                self._unsure.add(watched.message.id)
            self._arrange()  # or, while that is under way, when there is time (see `_fill_one`)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._unsure.update(self._views)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif event.key() == Qt.Key.Key_End:
            self.scroll_to_end()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes through the messages as they stand, not as they were built."""
        order: list[QWidget] = []
        for view in self.views:
            order += [view, *view.findChildren(QWidget)]
        order += self._tail.findChildren(QWidget)
        order = [one for one in order if _takes_tab(one)]
        focused = QApplication.focusWidget()
        if focused is None or focused not in order:
            return super().focusNextPrevChild(forwards)
        place = order.index(focused) + (1 if forwards else -1)
        target = order[place] if 0 <= place < len(order) else self._outside(forwards)
        if target is None:
            return False
        target.setFocus(Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason)
        if self.isAncestorOf(target):
            self.bring_into_view(target)
        return True

    def _outside(self, forwards: bool) -> QWidget | None:
        """The next widget of the window that is none of ours: behind, or before, all of ours in the window's order."""
        chain: list[QWidget] = []
        one: QWidget | None = self.nextInFocusChain()
        while one is not None and one is not self:
            chain.append(one)
            one = one.nextInFocusChain()
        ours = [place for place, widget in enumerate(chain) if self.isAncestorOf(widget) and _takes_tab(widget)]
        if not ours:
            return None
        turned = chain[ours[0] :] + chain[: ours[0]]
        if not forwards:
            turned.reverse()
        return next((widget for widget in turned if not self.isAncestorOf(widget) and _takes_tab(widget)), None)

    def _set_follow(self, follow: bool) -> None:
        if follow != self._follow:
            self._follow = follow
            self.following_changed.emit(follow)

    def _place_newest(self) -> None:
        away = not self._follow and self._most() - self._top() > self.viewport().height() // 2
        if away:
            size = self._newest.sizeHint()
            corner = QPoint((self.width() - size.width()) // 2, self.height() - size.height() - 10)
            self._newest.setGeometry(QRect(corner, size))
            self._newest.raise_()
        self._newest.setVisible(away)


def _height(widget: QWidget, width: int) -> int:
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()


def _queue(before: QWidget, widget: QWidget) -> None:
    """Put a widget and what stands in it behind `before` in the window's order of the focus."""
    for one in filter(_takes_focus, (widget, *widget.findChildren(QWidget))):
        QWidget.setTabOrder(before, one)
        before = one


def _takes_focus(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _takes_tab(widget: QWidget) -> bool:
    return _takes_focus(widget) and widget.isVisible() and widget.isEnabled()
