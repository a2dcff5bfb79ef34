"""What the person keeps talking about, each with its time and the messages it rests on."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import Insight
from app.gui import dates, look
from app.gui.bridge import Bridge
from app.gui.dialogs.text import TextDialog
from app.gui.operations import Command, Query
from app.gui.panes.memory.cards_page import CardsPage
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine

_YEAR = timedelta(days=365)
_HEIGHT = 8  # px


class InsightsPage(CardsPage[Insight]):
    """Nothing here is said by the person: it is concluded, and can be changed, switched off and deleted."""

    open_message = Signal(int, int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        nothing = (
            tr("No insights yet"),
            tr("Once a day, what you keep talking about over several chats is put into a sentence here."),
        )
        super().__init__(bridge, data, nothing, parent)
        self._commands = commands
        self.buttons(self.top, (tr("Look now"), self._look))

    def read(self, engine: Engine) -> Coroutine[Any, Any, Sequence[Insight]]:
        return engine.insights()

    def concerns(self, changes: Changes) -> bool:
        return bool(changes.insights)

    def fill(self, item: Insight, column: QVBoxLayout) -> None:
        column.addWidget(look.plain_label(item.text))
        column.addWidget(Timeline(item))
        since, until = dates.month(item.first_at), dates.month(item.last_at)
        span = (
            tr("since {since}", since=since)
            if item.ongoing
            else tr("from {since} to {until}", since=since, until=until)
        )
        told = [
            span,
            trn("{n} message", "{n} messages", len(item.message_ids)),
            tr("confidence {percent} %", percent=round(100 * item.confidence)),
        ]
        if item.edited:
            told.append(tr("your own words"))
        elif item.made_by == "offline":
            told.append(tr("made without a model"))
        if not item.used:
            told.append(tr("not given to models"))
        self.quiet(column, " · ".join(told))
        self.buttons(
            column,
            (tr("Edit…"), lambda: self._edit(item)),
            (tr("Last message"), lambda: self._open(item)),
            (tr("Do not give it to models") if item.used else tr("Give it to models"), lambda: self._use(item)),
            (tr("Delete"), lambda: self._delete(item)),
        )

    def _look(self) -> None:
        Command(self, lambda engine: engine.work_now(insights=True)).run(self._bridge)

    def _edit(self, item: Insight) -> None:
        dialog = TextDialog(tr("Edit the insight"), item.text, self)
        dialog.written.connect(
            lambda text: Command(self, lambda engine: engine.edit_insight(item.id, text)).run(self._bridge)
        )
        dialog.open()

    def _use(self, item: Insight) -> None:
        Command(self, lambda engine: engine.use_insight(item.id, not item.used)).run(self._bridge)

    def _delete(self, item: Insight) -> None:
        Command(self, lambda engine: engine.delete_insight(item.id)).success(
            lambda operation_id: self._commands.told(tr("The insight is deleted."), operation_id)
        ).run(self._bridge)

    def _open(self, item: Insight) -> None:
        message_id = item.message_ids[-1]
        Query(self, lambda engine: engine.message_place(message_id)).success(
            lambda chat_id: self.open_message.emit(chat_id, message_id)
        ).run(self._bridge)


class Timeline(QWidget):
    """The last year as a line, and the time that an insight is about as a band on it."""

    def __init__(self, insight: Insight, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        now = datetime.now(UTC)
        start = min(insight.first_at, now - _YEAR)
        whole = (now - start) / timedelta(seconds=1)
        self._from = (insight.first_at - start) / timedelta(seconds=1) / whole
        self._to = 1.0 if insight.ongoing else (insight.last_at - start) / timedelta(seconds=1) / whole
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.describe(self, f"{dates.day(insight.first_at)} – {dates.day(insight.last_at)}")

    def sizeHint(self) -> QSize:
        return QSize(160, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = float(self.width())
        painter.fillRect(QRectF(0, _HEIGHT / 2 - 1, width, 2), self.palette().color(QPalette.ColorRole.Mid))
        band = QRectF(width * self._from, 0, max(width * (self._to - self._from), 4.0), _HEIGHT)
        painter.fillRect(band, self.palette().color(QPalette.ColorRole.Highlight))
        painter.end()
