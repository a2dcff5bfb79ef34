"""A calendar of the days on which something was written in a chat."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QCalendarWidget, QFrame, QVBoxLayout, QWidget

from app.core.models import Message
from app.gui.bridge import Bridge
from app.gui.look import style
from app.gui.operations import Query
from app.gui.text.dates import local_date, locale
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine


class _Calendar(QCalendarWidget):
    """Days without messages are faint and cannot be chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.days: dict[date, int] = {}
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setLocale(locale())
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):  # Qt has them in red
            self.setWeekdayTextFormat(day, self.weekdayTextFormat(Qt.DayOfWeek.Monday))
        self.setMinimumSize(340, 260)
        self.setAccessibleName(tr("Day"))

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate | date) -> None:
        at = day if isinstance(day, date) else date(day.year(), day.month(), day.day())
        written = at in self.days
        chosen = written and self.selectedDate() == QDate(at.year, at.month, at.day)
        role = QPalette.ColorRole
        painter.save()
        if chosen:
            painter.fillRect(rect, self.palette().color(role.Highlight))
        ink = role.HighlightedText if chosen else role.Text if written else role.PlaceholderText
        painter.setPen(self.palette().color(ink))
        font = painter.font()
        font.setBold(written)
        painter.setFont(font)
        if not written:
            painter.setOpacity(0.6)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(at.day))
        painter.restore()


class JumpToDate(QFrame):
    """Opens over the chat; a click or Enter on a day goes to its first message."""

    chosen = Signal(int)  # message id

    def __init__(self, bridge: Bridge, messages: Sequence[Message], at: int | None, parent: QWidget) -> None:
        """`at` is the id of the message that is in view: its day is marked first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style(self, "card")
        self.calendar = _Calendar(self)
        self.calendar.activated.connect(self._choose)
        self.calendar.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.calendar)
        self.setFocusProxy(self.calendar)
        self._here = next((message for message in messages if message.id == at), messages[-1])

        async def days(_engine: Engine) -> dict[date, int]:
            return _first_messages(messages)

        Query(self, days).success(self._fill).run(bridge)

    def show_over(self, widget: QWidget) -> None:
        """Open at the upper right corner of a sibling; it closes when it loses the keyboard."""
        self.adjustSize()
        self.move(widget.pos() + QPoint(max(widget.width() - self.width() - 24, 0), 8))
        self.show()
        self.raise_()
        self.calendar.setFocus()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new is not self and not self.isAncestorOf(new):
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _fill(self, days: dict[date, int]) -> None:
        self.calendar.days = days
        first, last, here = min(days), max(days), local_date(self._here.created_at)
        self.calendar.setDateRange(_qt(first), _qt(last))
        self.calendar.setSelectedDate(_qt(here))
        self.calendar.update()

    def _choose(self, day: QDate) -> None:
        id_ = self.calendar.days.get(date(day.year(), day.month(), day.day()))
        if id_ is not None:
            self.chosen.emit(id_)
            self.close()


def _first_messages(messages: Sequence[Message]) -> dict[date, int]:
    """The first message of each day."""
    days: dict[date, int] = {}
    for message in messages:
        days.setdefault(local_date(message.created_at), message.id)
    return days


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
