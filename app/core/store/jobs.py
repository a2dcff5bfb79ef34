"""The queue of what is to be done in the background, in the database, so that nothing is lost or done twice."""

from collections import Counter
from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import Job, JobKind, JobState
from app.core.store.schema import JobRow, ProgressRow, UtcDateTime

_LEASE = timedelta(minutes=15)  # after that a job whose program died is anybody's
_KEPT = timedelta(days=7)  # a done job is remembered that long


class Jobs:
    """The queue as seen from one transaction."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    # -- putting in

    def enqueue(self, kind: JobKind, conversation_id: int | None = None, *, after: timedelta = timedelta()) -> None:
        """To be done once, `after` that time from now. One that waits already for the same is put off until then."""
        run_at = self._at + after
        waiting = select(JobRow).where(
            JobRow.kind == kind, JobRow.conversation_id.is_(conversation_id), JobRow.state == JobState.QUEUED
        )
        row = self._session.scalars(waiting).first()
        if row is not None:
            row.run_at = run_at
            return
        self._session.add(
            JobRow(
                kind=kind,
                conversation_id=conversation_id,
                state=JobState.QUEUED,
                attempts=0,
                run_at=run_at,
                lease_until=None,
                error=None,
                done_at=None,
            )
        )

    def enqueue_every(self, kind: JobKind, period: timedelta) -> None:
        """To be done once in each period; now, if it never was."""
        waiting = select(JobRow.id).where(JobRow.kind == kind, JobRow.state.in_([JobState.QUEUED, JobState.RUNNING]))
        if self._session.scalar(waiting.limit(1)) is not None:
            return
        last = self._session.scalar(select(func.max(JobRow.done_at)).where(JobRow.kind == kind))
        self.enqueue(kind, after=max(last + period - self._at, timedelta()) if last else timedelta())

    # -- doing

    def claim(self) -> Job | None:
        """Take the job that has waited longest, if one is due; it is this program's until the lease ends."""
        stamp = UtcDateTime()
        now = stamp.process_bind_param(self._at, self._session.get_bind().dialect)
        until = stamp.process_bind_param(self._at + _LEASE, self._session.get_bind().dialect)
        statement = text(
            "UPDATE jobs SET state = 'running', lease_until = :until WHERE id = (SELECT id FROM jobs WHERE "
            "(state = 'queued' AND run_at <= :now) OR (state = 'running' AND lease_until < :now) "
            "ORDER BY run_at, id LIMIT 1) RETURNING id"
        )
        claimed = self._session.scalar(statement, {"until": until, "now": now})
        return None if claimed is None else _as_job(self._row(claimed))

    def reclaim(self) -> None:
        """At the start: what was running when the last program ended is to be done again."""
        running = update(JobRow).where(JobRow.state == JobState.RUNNING)
        self._session.execute(running.values(state=JobState.QUEUED, lease_until=None))

    def done(self, job_id: int) -> None:
        """It is done; in the transaction that keeps its result."""
        row = self._row(job_id)
        row.state, row.lease_until, row.error, row.done_at = JobState.DONE, None, None, self._at
        self._session.execute(delete(JobRow).where(JobRow.done_at < self._at - _KEPT))

    def release(self, job_id: int, *, after: timedelta = timedelta()) -> None:
        """It was broken off and counts as not tried."""
        row = self._row(job_id)
        row.state, row.lease_until, row.run_at = JobState.QUEUED, None, self._at + after

    def failed(self, job_id: int, error: str, *, again_after: timedelta | None) -> None:
        """It failed; None: for good."""
        row = self._row(job_id)
        row.attempts, row.error, row.lease_until = row.attempts + 1, error, None
        if again_after is None:
            row.state = JobState.DEAD
        else:
            row.state, row.run_at = JobState.QUEUED, self._at + again_after

    def next_due(self) -> datetime | None:
        """When the next job is due; None when none waits."""
        return self._session.scalar(select(func.min(JobRow.run_at)).where(JobRow.state == JobState.QUEUED))

    # -- looking at, and what a person does about it

    def all(self, *states: JobState) -> list[Job]:
        """Jobs in these states, what is due first on top."""
        query = select(JobRow).where(JobRow.state.in_(states)).order_by(JobRow.run_at, JobRow.id)
        return [_as_job(row) for row in self._session.scalars(query)]

    def counts(self) -> Counter[JobState]:
        """How many jobs are in each state."""
        query = select(JobRow.state, func.count()).group_by(JobRow.state)
        return Counter({JobState(state): n for state, n in self._session.execute(query)})

    def done_since(self, time: datetime) -> int:
        """How many were done since a time."""
        return self._session.scalar(select(func.count()).select_from(JobRow).where(JobRow.done_at >= time)) or 0

    def retry(self, job_id: int) -> None:
        """Try a dead job again, now."""
        row = self._row(job_id)
        row.state, row.attempts, row.run_at = JobState.QUEUED, 0, self._at

    def discard(self, job_id: int) -> None:
        """Take a job out of the queue."""
        self._session.delete(self._row(job_id))

    def forget(self, conversation_ids: Collection[int]) -> None:
        """Whatever was to be done about these conversations."""
        self._session.execute(delete(JobRow).where(JobRow.conversation_id.in_(conversation_ids)))
        self._session.execute(delete(ProgressRow).where(ProgressRow.conversation_id.in_(conversation_ids)))

    # -- how far it has come with a chat

    def extracted_to(self, conversation_id: int) -> int:
        """The last message of a chat in which memories were looked for; 0: none."""
        row = self._session.get(ProgressRow, conversation_id)
        return 0 if row is None else row.extracted_to

    def is_titled(self, conversation_id: int) -> bool:
        """Whether a chat was named, by the background or by the person."""
        row = self._session.get(ProgressRow, conversation_id)
        return row is not None and row.titled

    def progress(self, conversation_id: int) -> ProgressRow:
        """How far the background has come with a chat."""
        row = self._session.get(ProgressRow, conversation_id)
        if row is None:
            row = ProgressRow(conversation_id=conversation_id, extracted_to=0, titled=False)
            self._session.add(row)
        return row

    def _row(self, job_id: int) -> JobRow:
        row = self._session.get(JobRow, job_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="job", id=job_id)
        return row


def _as_job(row: JobRow) -> Job:
    return Job(row.id, JobKind(row.kind), row.conversation_id, JobState(row.state), row.attempts, row.run_at, row.error)
