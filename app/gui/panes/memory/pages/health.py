"""How Keepsake is: a check of everything it stands on, in words, with what to do."""

from __future__ import annotations

from concurrent.futures import Future

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.models import DoctorReport, HealthCheck, HealthState
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.health_words import health_state_words, health_words
from app.gui.theme import icons
from app.gui.widgets.column_page import column_of
from app.i18n import tr, trn
from app.words.data import size_words

_SIGNS = {
    HealthState.GOOD: ("check", "good"),
    HealthState.ATTENTION: ("triangle-alert", "attention"),
    HealthState.BAD: ("circle-x", "danger"),
}
_WORST_FIRST = (HealthState.BAD, HealthState.ATTENTION, HealthState.GOOD)
_SIGN_SIZE = 22  # px


class HealthPage(QWidget):
    """Checks once when it is first shown, and on demand; reading the whole database can be broken off."""

    counted = Signal(int)  # how many things want attention or do not work

    def __init__(self, bridge: Bridge, commands: MemoryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._commands = commands
        self.report: DoctorReport | None = None
        self._running: Future[DoctorReport] | None = None
        self._told = look.plain_label()
        look.style(self._told, "heading")
        self.again = QPushButton(tr("Check again"))
        self.again.clicked.connect(self.check)
        self.stop = QPushButton(tr("Stop"))
        self.stop.clicked.connect(self._stop)
        self._progress = QProgressBar()
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(tr("The check is under way"))
        row = QHBoxLayout()
        row.addWidget(self._told, 1)
        row.addWidget(self.again)
        row.addWidget(self.stop)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(8)
        self._facts = look.plain_label()
        look.style(self._facts, "small")
        self._facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = column_of(self)
        column.addLayout(row)
        column.addWidget(self._progress)
        column.addLayout(self._cards)
        column.addWidget(self._facts)
        column.addStretch(1)
        self._show_running(running=False)

    def check(self) -> None:
        """Look at everything, unless that is under way."""
        if self._running is None and self._bridge.is_open:
            self._show_running(running=True)
            self._running = self._bridge.submit(self._bridge.engine.doctor(), self._done, self._failed)

    def redraw(self) -> None:
        """In other colours."""
        if self.report is not None:
            self._show(self.report)

    @property
    def words(self) -> list[str]:
        """What the cards say, from top to bottom."""
        items = (self._cards.itemAt(number) for number in range(self._cards.count()))
        cards = (item.widget() for item in items if item is not None)
        return [card.accessibleName() for card in cards if card is not None]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.report is None:
            self.check()

    def _stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            self._running = None
            self._show_running(running=False)
            self._told.setText(tr("The check was broken off."))

    def _done(self, report: DoctorReport) -> None:
        self._running = None
        self._show_running(running=False)
        self._show(report)
        look.announce(self, self._told.text())

    def _failed(self, error: AppError) -> None:
        self._running = None
        self._show_running(running=False)
        self._commands.explain(error)

    def _show_running(self, *, running: bool) -> None:
        self._progress.setVisible(running)
        self.stop.setVisible(running)
        self.again.setVisible(not running)
        if running:
            self._told.setText(tr("Looking at everything…"))

    def _show(self, report: DoctorReport) -> None:
        self.report = report
        look.clear(self._cards)
        for check in sorted(report.checks, key=lambda one: _WORST_FIRST.index(one.state)):
            self._cards.addWidget(self._card(check))
        wanting = sum(check.state is not HealthState.GOOD for check in report.checks)
        self._told.setText(
            trn("{n} thing is worth a look", "{n} things are worth a look", wanting) if wanting else tr("All is well")
        )
        versions = ", ".join(f"{name} {version}" for name, version in report.versions.items())
        size = size_words(int(report.database["bytes"]))
        self._facts.setText(
            "\n".join((tr("Data: {path} ({size})", path=report.home, size=size), tr("Versions: {list}", list=versions)))
        )
        self.counted.emit(wanting)

    def _card(self, check: HealthCheck) -> QFrame:
        card = QFrame()
        look.style(card, "card")
        name, ink = _SIGNS[check.state]
        sign = QLabel()
        sign.setPixmap(icons.icon(name, ink).pixmap(QSize(_SIGN_SIZE, _SIGN_SIZE)))
        state = health_state_words(check.state)
        sign.setToolTip(state)
        sign.setAccessibleName(state)
        title, more = health_words(check)
        heading = look.plain_label(title)
        look.style(heading, "strong")
        said = look.plain_label(more)
        look.style(said, "quiet")
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(heading)
        texts.addWidget(said)
        row = QHBoxLayout(card)
        row.setContentsMargins(14, 10, 14, 10)
        row.setSpacing(12)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        card.setAccessibleName(f"{state}: {title}")
        card.setAccessibleDescription(more)
        return card
