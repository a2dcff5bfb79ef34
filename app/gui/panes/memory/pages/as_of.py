"""What it knew on a day, what has changed since, and going back to that: all of it, or one memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDateEdit,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.events import Changes
from app.core.models import FieldChange, Memory, MemoryChange
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.item_models.memory_table import MemoryTableModel
from app.gui.operations import Query
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.day_slider import DaySlider
from app.gui.panes.memory.differences import differences, marked_html
from app.gui.panes.memory.journal_words import field_words
from app.gui.panes.memory.memory_view import MemoryView
from app.gui.text import dates
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine

_CHANGES_AT_ONCE = 50
_PAUSE = 120  # ms that a day has to stand before it is read: a slider passes over many


@dataclass(frozen=True, slots=True)
class _Read:
    memories: list[Memory]
    changes: list[MemoryChange]


class AsOfPage(QWidget):
    """A slider over the days, the memories of that day's end, and the difference to now."""

    open_memory = Signal(int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._data = data
        self._commands = commands
        self.changes: Sequence[MemoryChange] = ()
        self.slider = DaySlider(self)
        self.day = QDateEdit(QDate.currentDate(), self)
        self.day.setCalendarPopup(True)
        self.day.setMaximumDate(QDate.currentDate())
        self.day.setAccessibleName(tr("Day"))
        self.day.setLocale(dates.locale())
        self.day.setDisplayFormat(dates.day_format())
        self.model = MemoryTableModel(self, editable=False)
        self.view = MemoryView(self.model, self)
        self.view.setAccessibleName(tr("What it knew"))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._read)
        self._build()
        self.slider.day_changed.connect(self._slid)
        self.day.dateChanged.connect(self.slider.choose)
        self.view.activated_memory.connect(self.open_memory)
        data.committed.connect(self._on_commit)

    def _build(self) -> None:
        earlier = look.tool_button("chevron-left", tr("The change before (Page Up)"))
        later = look.tool_button("chevron-right", tr("The next change (Page Down)"))
        earlier.clicked.connect(lambda: self.slider.step_to_change(-1))
        later.clicked.connect(lambda: self.slider.step_to_change(1))
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(QLabel(tr("At the end of")))
        top.addWidget(self.day)
        top.addStretch(1)
        top.addWidget(earlier)
        top.addWidget(later)
        self._ends = (QLabel(), QLabel(tr("today")))
        ends = QHBoxLayout()
        for label in self._ends:
            look.style(label, "small")
            ends.addWidget(label)
        ends.insertStretch(1, 1)
        self._changes = QVBoxLayout()
        self._changes.setSpacing(8)
        body = QWidget()
        look.style(body, "clear")
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 8, 0, 0)
        inside.addLayout(self._changes)
        self._more = look.plain_label()
        look.style(self._more, "quiet")
        inside.addWidget(self._more)
        inside.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        self.back = QPushButton(tr("Make all of it so again"))
        self.back.setToolTip(tr("Every memory becomes what it was; what came later goes to the trash. One undo."))
        self.back.setEnabled(False)  # until there is something to go back from
        self.back.clicked.connect(lambda: self._commands.rewind(self._at(), None))
        since = QWidget()
        column = QVBoxLayout(since)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area, 1)
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.view, "")
        self.tabs.addTab(since, "")
        page = QVBoxLayout(self)
        page.setContentsMargins(16, 12, 16, 12)
        page.setSpacing(6)
        page.addLayout(top)
        page.addWidget(self.slider)
        page.addLayout(ends)
        page.addWidget(self.tabs, 1)
        self._name_tabs(0, 0)

    # -- reading

    def refresh(self) -> None:
        """Read the days with changes, and the chosen one."""
        if self._bridge.is_open and self.isVisible():
            Query(self, lambda engine: engine.memory_change_times()).success(self._mark).failure(
                self._commands.explain
            ).run(self._bridge)
            self._read()

    def redraw(self) -> None:
        """In other colours."""
        self._show_changes()

    def _mark(self, times: list[datetime]) -> None:
        days = Counter(QDateTime.fromSecsSinceEpoch(int(at.timestamp())).date().toJulianDay() for at in times)
        self.slider.show_days({QDate.fromJulianDay(day): count for day, count in days.items()})
        first = self.slider.day.addDays(-self.slider.value())
        self.day.setMinimumDate(first)
        self._ends[0].setText(dates.calendar_day(first))

    def _slid(self, day: QDate) -> None:
        self.day.blockSignals(True)
        self.day.setDate(day)
        self.day.blockSignals(False)
        self._pause.start()

    def _at(self) -> datetime:
        day = self.slider.day
        return datetime.combine(datetime(day.year(), day.month(), day.day()), time.max).astimezone()  # noqa: DTZ001

    def _read(self) -> None:
        at = self._at()

        def take(read: _Read) -> None:
            if at == self._at():
                self._take(read)

        Query(self, lambda engine: _read(engine, at)).success(take).failure(self._commands.explain).run(self._bridge)

    def _take(self, read: _Read) -> None:
        with self.view.kept_in_place():
            self.model.show(read.memories)
        self.changes = read.changes
        self._show_changes()
        self._name_tabs(len(read.memories), len(read.changes))
        self.back.setEnabled(bool(read.changes))

    def _name_tabs(self, known: int, changed: int) -> None:
        self.tabs.setTabText(0, tr("Then: {n}", n=known))
        self.tabs.setTabText(1, tr("Changed since: {n}", n=changed))

    def _show_changes(self) -> None:
        look.clear(self._changes)
        for change in self.changes[:_CHANGES_AT_ONCE]:
            self._changes.addWidget(self._card(change))
        hidden = len(self.changes) - _CHANGES_AT_ONCE
        self._more.setVisible(hidden > 0 or not self.changes)
        self._more.setText(
            trn("and {n} more", "and {n} more", hidden) if hidden > 0 else tr("Nothing has changed since that day.")
        )

    def _card(self, change: MemoryChange) -> QFrame:
        card = QFrame()
        look.style(card, "card")
        what, text = _words(change, {space.id: space.name for space in self._data.spaces})
        told = look.plain_label(what)
        look.style(told, "small")
        said = look.plain_label(text)
        if change.before is not None and change.after is not None and change.before.text != change.after.text:
            said.setTextFormat(Qt.TextFormat.RichText)
            pieces = differences(change.before.text, change.after.text)
            said.setText(marked_html(pieces, look.mark_colours()))
            said.setAccessibleName(tr("{new}; before: {old}", new=change.after.text, old=change.before.text))
        back = QPushButton(tr("Back to that"))
        back.setAccessibleName(tr("Make this one so again: {text}", text=text))
        look.style(back, "chip")
        back.clicked.connect(lambda: self._commands.rewind(self._at(), [change.memory_id]))
        row = QHBoxLayout(card)
        row.setContentsMargins(12, 8, 12, 8)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(told)
        texts.addWidget(said)
        row.addLayout(texts, 1)
        row.addWidget(back)
        return card

    def _on_commit(self, changes: Changes) -> None:
        if changes.memories:
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()


def _words(change: MemoryChange, spaces: Mapping[int, str]) -> tuple[str, str]:
    """What became of a memory, and its text."""
    if change.before is None:
        return tr("+ came since"), change.after.text if change.after else ""
    if change.after is None:
        return tr("− went since"), change.before.text
    if change.before.text != change.after.text:
        return tr("reworded since"), change.after.text
    changed = ", ".join(
        field_words(FieldChange(name, _plain(change.before, name), _plain(change.after, name)), spaces)
        for name in ("kind", "space_id", "valid_until")
        if getattr(change.before, name) != getattr(change.after, name)
    )
    return tr("changed since: {what}", what=changed), change.after.text


def _plain(memory: Memory, name: str) -> str | int | None:
    value = getattr(memory, name)
    return value.isoformat() if isinstance(value, datetime) else value


async def _read(engine: Engine, at: datetime) -> _Read:
    now = datetime.now().astimezone()
    return _Read(await engine.memories_as_of(at), await engine.memory_changes(at, max(at, now)))
