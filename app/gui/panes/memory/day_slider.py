"""A slider over days, with a mark for each day on which something changed."""

from collections.abc import Mapping

from PySide6.QtCore import QDate, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from app.gui.text import dates
from app.i18n import tr, trn

_HANDLE, _TALLEST, _GROOVE = 9.0, 16, 4  # px: radius of the handle, height of the busiest day's mark, of the groove
_SIDE = 12  # px left and right
_LEAST_DAYS = 7  # a slider over fewer days would jump


class DaySlider(QAbstractSlider):
    """Arrows go by days, Page Up and Page Down to the next day with a change, Home and End to the ends."""

    day_changed = Signal(QDate)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[int, int] = {}
        self._first = QDate.currentDate().addDays(-_LEAST_DAYS)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Day"))
        self.setSingleStep(1)
        self.setRange(0, 0)
        self.show_days({})
        self.valueChanged.connect(self._told)
        self._told(self.value())

    @property
    def day(self) -> QDate:
        """The chosen day."""
        return self._first.addDays(self.value())

    def choose(self, day: QDate) -> None:
        """Go to a day, or to the nearest end."""
        self.setValue(self._first.daysTo(day))

    def show_days(self, counts: Mapping[QDate, int]) -> None:
        """How many changes there were on each day; the slider reaches from the day before the first one to today."""
        today = QDate.currentDate()
        chosen = self.day
        at_end = self.value() == self.maximum()
        first = min(counts, key=lambda day: day.toJulianDay(), default=today).addDays(-1)
        self._first = min(first, today.addDays(-_LEAST_DAYS), key=lambda day: day.toJulianDay())
        self._counts = {self._first.daysTo(day): count for day, count in counts.items()}
        self.blockSignals(True)
        self.setRange(0, self._first.daysTo(today))
        self.setValue(self.maximum() if at_end else self._first.daysTo(chosen))
        self.blockSignals(False)
        self._told(self.value(), quietly=True)
        self.update()

    def step_to_change(self, direction: int) -> None:
        """To the next day with a change, forwards (1) or back (-1)."""
        days = sorted(day for day in self._counts if (day - self.value()) * direction > 0)
        if days:
            self.setValue(days[0] if direction > 0 else days[-1])

    def sizeHint(self) -> QSize:
        return QSize(240, 2 * _TALLEST + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        accent, ink = self.palette().color(role.Highlight), self.palette().color(role.WindowText)
        faint = self.palette().color(role.PlaceholderText)
        middle = self.height() / 2
        groove = QRectF(_SIDE, middle - _GROOVE / 2, self.width() - 2 * _SIDE, _GROOVE)
        soft = self.palette().color(role.WindowText)
        soft.setAlphaF(0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(soft)
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        busiest = max(self._counts.values(), default=1)
        for day, count in self._counts.items():
            height = 4 + (_TALLEST - 4) * count / busiest
            painter.setPen(QPen(accent if day <= self.value() else faint, 2))
            painter.drawLine(QPointF(self._x(day), middle - height), QPointF(self._x(day), middle + height))
        painter.setPen(QPen(ink if self.hasFocus() else accent, 2))
        painter.setBrush(self.palette().color(role.Base))
        painter.drawEllipse(QPointF(self._x(self.value()), middle), _HANDLE, _HANDLE)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.step_to_change(-1 if key is Qt.Key.Key_PageUp else 1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._words(self._day_at(event.pos().x())), self)
            return True
        return super().event(event)

    def _go(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton or event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._day_at(event.position().x()))

    def _x(self, day: int) -> float:
        return _SIDE + day / max(self.maximum(), 1) * (self.width() - 2 * _SIDE)

    def _day_at(self, x: float) -> int:
        share = (x - _SIDE) / max(self.width() - 2 * _SIDE, 1)
        return max(0, min(round(share * self.maximum()), self.maximum()))

    def _words(self, day: int) -> str:
        count = self._counts.get(day, 0)
        told = trn("{n} change", "{n} changes", count) if count else tr("nothing changed")
        return f"{dates.calendar_day(self._first.addDays(day))}: {told}"

    def _told(self, value: int, *, quietly: bool = False) -> None:
        self.setAccessibleDescription(self._words(value))
        self.update()
        if not quietly:
            self.day_changed.emit(self.day)
