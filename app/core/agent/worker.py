"""Doing the jobs: one at a time, when nobody waits for an answer, and never one twice."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta

from app.core.agent.work import Handler, Result, Surroundings
from app.core.errors import AppError, ErrorCode
from app.core.events import AgentMoved, Event
from app.core.models import Actor, AgentState, Job, JobKind, JobState
from app.core.store.store import Work

_log = logging.getLogger(__name__)

_MOST_ATTEMPTS = 5
_BACK_OFF = timedelta(seconds=30)  # doubled with every attempt, and up to half as much again, by chance
_AWAY = timedelta(seconds=60)  # until a model that is not there is looked for again
_LONGEST_WAIT = 3600.0  # seconds between two looks into the queue
# The model is not there, or the file is busy: no fault of the job's, and no attempt.
_ABSENT = {
    ErrorCode.SERVER_UNREACHABLE,
    ErrorCode.SERVER_BUSY,
    ErrorCode.SERVER_SLOW,
    ErrorCode.RATE_LIMITED,
    ErrorCode.MODEL_NOT_FOUND,
    ErrorCode.DATABASE_BUSY,
}


class Worker:
    """Claims jobs and has them done by the handler of their kind."""

    def __init__(
        self,
        around: Surroundings,
        handlers: Mapping[JobKind, Handler],
        *,
        idle: Callable[[], Awaitable[None]],
        emit: Callable[[Event], None],
        chance: random.Random | None = None,
    ) -> None:
        """`idle` waits until no answer is under way."""
        self._around = around
        self._store = around.store
        self._handlers = handlers
        self._idle = idle
        self._emit = emit
        self._chance = chance or random.Random()  # noqa: S311 (spreads retries)
        self._awake = asyncio.Event()
        self._task: asyncio.Task[Result] | None = None
        self._running: Job | None = None
        self._absent: set[JobKind] = set()  # kinds whose model was not there when they were last tried
        self._hurried = False  # the person asked for it now

    # -- for the engine

    def wake(self) -> None:
        """Look into the queue again."""
        self._awake.set()

    def hurry(self) -> None:
        """Do what is due at once, without waiting for a quiet moment."""
        self._hurried = True
        self._awake.set()

    def interrupt(self) -> None:
        """The person wants an answer: drop what is being done; it is done again later."""
        self._awake.set()
        if self._task is not None:
            self._task.cancel()

    def state(self) -> AgentState:
        """What the background does right now."""
        settings = self._around.settings.current
        with self._store.read() as view:
            counts = view.jobs.counts()
            return AgentState(
                running=self._running,
                queued=counts[JobState.QUEUED],
                dead=counts[JobState.DEAD],
                paused=not settings.agent,
                waiting=bool(self._absent),
                spent=view.jobs.done_since(_midnight(view.at)),
                budget=settings.agent_budget,
            )

    async def run(self) -> None:
        """Work until cancelled."""
        with self._store.maintain() as work:
            work.jobs.reclaim()
        while True:
            self._awake.clear()
            await self._idle()
            if not self._hurried and not await self._quiet():
                continue
            job = self._claim()
            if job is None:
                self._hurried = False
                await self._woken(self._until_next())
            else:
                await self._do(job)

    # -- inside

    async def _quiet(self) -> bool:
        """Whether it stays quiet for as long as the settings want."""
        return not self._due() or not await self._woken(self._around.settings.current.agent_idle_seconds)

    async def _woken(self, seconds: float) -> bool:
        """Wait; whether something woke it before the time was over."""
        try:
            async with asyncio.timeout(seconds):
                await self._awake.wait()
        except TimeoutError:
            return False
        return True

    def _due(self) -> bool:
        with self._store.read() as view:
            due = view.jobs.next_due()
            return due is not None and due <= view.at

    def _until_next(self) -> float:
        """Seconds."""
        settings = self._around.settings.current
        with self._store.read() as view:
            due = view.jobs.next_due()
            if due is None or not settings.agent or view.jobs.done_since(_midnight(view.at)) >= settings.agent_budget:
                return _LONGEST_WAIT
            return min(max((due - view.at).total_seconds(), 0.0), _LONGEST_WAIT)

    def _claim(self) -> Job | None:
        settings = self._around.settings.current
        if not (settings.agent or self._hurried) or not self._due():
            return None
        with self._store.maintain() as work:
            if work.jobs.done_since(_midnight(work.at)) >= settings.agent_budget:
                return None
            return work.jobs.claim()

    async def _do(self, job: Job) -> None:
        self._running = job
        self._tell()
        self._task = asyncio.create_task(self._result(job), name=f"job {job.id}")
        try:
            result = await self._task
            self._keep(job, result)
            self._absent.discard(job.kind)
        except asyncio.CancelledError:
            self._settle(lambda work: work.jobs.release(job.id))
            own = asyncio.current_task()
            if own is not None and own.cancelling():  # the program ends
                raise
        except AppError as error:
            self._failed(job, error)
        except Exception as error:  # noqa: BLE001 (one job's bug must not end the others)
            _log.error("job %s of kind %s: %s", job.id, job.kind.value, type(error).__name__)
            self._failed(job, AppError(ErrorCode.BUG, type=type(error).__name__))
        finally:
            self._task = self._running = None
            self._tell()

    async def _result(self, job: Job) -> Result:
        return await self._handlers[job.kind](job)

    def _keep(self, job: Job, result: Result) -> None:
        """What it found and its being done, in one transaction."""
        if result.write is None:
            self._settle(lambda work: work.jobs.done(job.id))
            return
        with self._store.change(Actor.BACKGROUND, result.kind, result.scope) as work:
            result.write(work)
            work.jobs.done(job.id)

    def _failed(self, job: Job, error: AppError) -> None:
        if error.code in _ABSENT:
            self._absent.add(job.kind)
            self._settle(lambda work: work.jobs.release(job.id, after=_AWAY))
            return
        again = error.passing and job.attempts + 1 < _MOST_ATTEMPTS
        wait = _BACK_OFF * 2**job.attempts * (1 + self._chance.random() / 2)
        self._settle(lambda work: work.jobs.failed(job.id, error.code.value, again_after=wait if again else None))

    def _settle(self, write: Callable[[Work], None]) -> None:
        try:
            with self._store.maintain() as work:
                write(work)
        except AppError as error:
            if error.code is not ErrorCode.NOT_FOUND:  # its chat was erased meanwhile, and the job with it
                raise

    def _tell(self) -> None:
        self._emit(AgentMoved(self.state()))


def _midnight(at: datetime) -> datetime:
    return at.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
