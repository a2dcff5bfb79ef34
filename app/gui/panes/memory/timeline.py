"""The time that an insight is about, with the messages it rests on."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.core.models import Insight, SearchHit
from app.gui import look
from app.gui.text import dates
from app.i18n import tr, trn

_BAND, _TICK, _GAP = 6, 18, 4  # px: height of the band, of a message's tick, between band and dates
_SIDE = 8  # px left and right, so that the first and the last tick are seen whole
_NEAR = 12  # px from a tick that a click still means it
_SHORTEST = timedelta(days=2)  # shorter times are drawn as long as this
_EXCERPT = 160  # characters


class Timeline(QWidget):
    """From the first message to the last, or to today where it goes on. Arrow keys go from message to message, Enter
    opens one, and so does a click."""

    open_message = Signal(int, int)  # conversation id, message id

    def __init__(self, insight: Insight, messages: Sequence[SearchHit], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._messages = list(messages)
        self._current = len(self._messages) - 1
        self._ongoing = insight.ongoing
        self._first = min([insight.first_at, *(message.at for message in messages)])
        self._last = max([insight.last_at, *(message.at for message in messages)])
        end = datetime.now(UTC) if insight.ongoing else self._last
        self._length = max(end - self._first, _SHORTEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if messages else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._describe()

    @property
    def places(self) -> list[float]:
        """Where the messages stand, from 0 to 1."""
        return [(message.at - self._first) / self._length for message in self._messages]

    @property
    def current(self) -> SearchHit | None:
        """The message that the keyboard is on."""
        return self._messages[self._current] if self._messages else None

    def sizeHint(self) -> QSize:
        return QSize(200, _TICK + _GAP + self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        accent, ink = self.palette().color(role.Highlight), self.palette().color(role.WindowText)
        middle = _TICK / 2
        to = 1.0 if self._ongoing else (self._last - self._first) / self._length
        band = QRectF(self._x(0.0), middle - _BAND / 2, max(self._x(to) - self._x(0.0), _BAND), _BAND)
        soft = self.palette().color(role.Highlight)
        soft.setAlphaF(0.28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawRoundedRect(band, _BAND / 2, _BAND / 2)
        for number, place in enumerate(self.places):
            here = number == self._current and self.hasFocus()
            painter.setPen(QPen(ink if here else accent, 4 if here else 2))
            painter.drawLine(QPointF(self._x(place), 2), QPointF(self._x(place), _TICK - 2))
        self._paint_dates(painter)
        painter.end()

    def _paint_dates(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        base = _TICK + _GAP + self.fontMetrics().ascent()
        first, last = dates.day(self._first), tr("today") if self._ongoing else dates.day(self._last)
        painter.drawText(QPointF(0, base), first)
        width = self.fontMetrics().horizontalAdvance(last)
        if self.fontMetrics().horizontalAdvance(first) + width + 12 < self.width():
            painter.drawText(QPointF(self.width() - width, base), last)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        last = len(self._messages) - 1
        steps = {
            Qt.Key.Key_Left: max(self._current - 1, 0),
            Qt.Key.Key_Right: min(self._current + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key in steps:
            self._current = steps[key]
            self._describe()
            self.update()
            if (message := self.current) is not None:
                look.announce(self, _told(message))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self._current)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if (near := self._near(event.position().x())) is not None:
            self._open(near)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            near = self._near(event.pos().x())
            QToolTip.showText(event.globalPos(), self._words() if near is None else _told(self._messages[near]), self)
            return True
        return super().event(event)

    def _x(self, place: float) -> float:
        return _SIDE + place * max(self.width() - 2 * _SIDE, 1)

    def _near(self, x: float) -> int | None:
        """The message whose tick is at this place."""
        nearest = min(enumerate(self.places), key=lambda one: abs(self._x(one[1]) - x), default=None)
        return nearest[0] if nearest is not None and abs(self._x(nearest[1]) - x) <= _NEAR else None

    def _open(self, number: int) -> None:
        if 0 <= number < len(self._messages):
            message = self._messages[number]
            self.open_message.emit(message.conversation_id, message.message_id)

    def _words(self) -> str:
        span = tr("since {since}", since=dates.day(self._first))
        if not self._ongoing:
            span = tr("from {since} to {until}", since=dates.day(self._first), until=dates.day(self._last))
        return f"{span}: " + trn("{n} message", "{n} messages", len(self._messages))

    def _describe(self) -> None:
        self.setAccessibleName(self._words())
        if (message := self.current) is not None:
            self.setAccessibleDescription(_told(message))


def _told(message: SearchHit) -> str:
    said = " ".join(message.excerpt.split())
    said = said if len(said) <= _EXCERPT else said[:_EXCERPT] + "…"
    return f"{dates.moment(message.at)} · {message.conversation_title or tr('New chat')}\n{said}"
