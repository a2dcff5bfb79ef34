"""What the background does, will do, and could not do."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError, ErrorCode
from app.core.events import AgentMoved, Changes, Event
from app.core.models import AgentState, Job, JobKind, JobState
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.operations import Command, Query
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.pages.cards import CardsPage
from app.gui.text import dates
from app.i18n import tr, trn
from app.words.errors import words_for

if TYPE_CHECKING:
    from app.core.engine import Engine


class JobsPage(CardsPage[Job]):
    """The queue, with a switch for all of it."""

    def __init__(self, bridge: Bridge, data: MemoryData, parent: QWidget | None = None) -> None:
        nothing = (tr("Nothing to do"), tr("After an answer, titles, summaries and memories are made here."))
        super().__init__(bridge, data, nothing, parent)
        self._words = look.plain_label()
        self._paused = False
        self.pause = QPushButton(tr("Pause"), self)
        self.pause.clicked.connect(self._pause)
        now = QPushButton(tr("Do it now"), self)
        now.clicked.connect(lambda: Command(self, lambda engine: engine.work_now()).run(self._bridge))
        row = QHBoxLayout()
        row.addWidget(self.pause)
        row.addWidget(now)
        row.addStretch(1)
        self.top.addWidget(self._words)
        self.top.addLayout(row)
        bridge.core_event.connect(self._on_event)

    def read(self, engine: Engine) -> Coroutine[Any, Any, Sequence[Job]]:
        return engine.jobs()

    def refresh(self) -> None:
        if self._bridge.is_open:
            Query(self, lambda engine: engine.agent_state()).success(self._tell).run(self._bridge)
        super().refresh()

    def concerns(self, changes: Changes) -> bool:
        return changes.jobs

    def fill(self, item: Job, column: QVBoxLayout) -> None:
        column.addWidget(look.plain_label(kind_words(item.kind)))
        told = {
            JobState.RUNNING: tr("under way"),
            JobState.QUEUED: tr("from {when}", when=dates.moment(item.run_at)),
            JobState.DEAD: tr("given up"),
            JobState.DONE: tr("done"),
        }[item.state]
        if item.error is not None:
            code = ErrorCode(item.error)
            told += " · " + words_for(AppError(code, model="", host="", type="", status=0)).title
            told += " · " + trn("{n} attempt", "{n} attempts", item.attempts)
        self.quiet(column, told)
        retry = [(tr("Try again"), lambda: self._retry(item))] if item.attempts else []
        self.buttons(column, *retry, (tr("Discard"), lambda: self._discard(item)))

    def _on_event(self, event: Event) -> None:
        if isinstance(event, AgentMoved):
            self._tell(event.state)
            if self.isVisible():
                self.refresh()

    def _tell(self, state: AgentState) -> None:
        if state.paused:
            words = tr("The background is paused.")
        elif state.running is not None:
            words = tr("Under way: {job}.", job=kind_words(state.running.kind))
        elif state.waiting:
            words = tr("The model is not there; what needs it waits.")
        else:
            words = tr("The background waits for a quiet moment.")
        spent = tr("{n} of {budget} jobs done today.", n=state.spent, budget=state.budget)
        self._paused = state.paused
        self._words.setText(f"{words} {spent}")
        self.pause.setText(tr("Go on") if state.paused else tr("Pause"))

    def _pause(self) -> None:
        paused = self._paused
        Command(self, lambda engine: engine.change_settings(agent=paused)).success(
            lambda _settings: self.refresh()
        ).run(self._bridge)

    def _retry(self, item: Job) -> None:
        Command(self, lambda engine: engine.retry_job(item.id)).run(self._bridge)

    def _discard(self, item: Job) -> None:
        Command(self, lambda engine: engine.discard_job(item.id)).run(self._bridge)


def kind_words(kind: JobKind) -> str:
    """What a job does, in words."""
    return {
        JobKind.TITLE: tr("Name a chat"),
        JobKind.EXTRACT: tr("Look for things worth remembering"),
        JobKind.SUMMARISE: tr("Summarise a chat"),
        JobKind.SHORTEN: tr("Summarise the older part of a chat"),
        JobKind.INSIGHTS: tr("Find what you keep talking about"),
    }[kind]
