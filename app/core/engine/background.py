"""What is made in the background: jobs, summaries, insights."""

from collections.abc import Sequence

from app.core.engine.base import EngineBase
from app.core.memory.by_hand import operation_of
from app.core.models import (
    EVERYWHERE,
    Actor,
    AgentState,
    BackgroundCounts,
    Insight,
    Job,
    JobKind,
    JobState,
    OperationKind,
    Scope,
    Summary,
    Target,
)


class BackgroundCalls(EngineBase):
    """What a front end may ask about the background's work."""

    async def agent_state(self) -> AgentState:
        """What the background does right now."""
        return self._worker.state()

    async def jobs(self) -> list[Job]:
        """What waits, runs or has failed for good, what is due first on top."""
        with self._store.read() as view:
            return view.jobs.all(JobState.RUNNING, JobState.QUEUED, JobState.DEAD)

    async def retry_job(self, job_id: int) -> None:
        """Try a job that failed for good once more. NOT_FOUND."""
        with self._store.maintain() as work:
            work.jobs.retry(job_id)
        self._worker.hurry()

    async def discard_job(self, job_id: int) -> None:
        """Take a job out of the queue. NOT_FOUND."""
        with self._store.maintain() as work:
            work.jobs.discard(job_id)

    async def work_now(self, *, insights: bool = False, conversation_id: int | None = None) -> None:
        """Do what is due without waiting for a quiet moment; on demand also insights, or everything about a chat."""
        with self._store.maintain() as work:
            if insights:
                work.jobs.enqueue(JobKind.INSIGHTS)
            if conversation_id is not None:
                for kind in (JobKind.TITLE, JobKind.EXTRACT, JobKind.SUMMARISE):
                    work.jobs.enqueue(kind, conversation_id)
        self._worker.hurry()

    async def background_counts(self) -> BackgroundCounts:
        """How many summaries, insights and failed jobs there are."""
        with self._store.read() as view:
            return BackgroundCounts(
                summaries=view.summaries.count(),
                insights=view.insights.count(),
                failed_jobs=view.jobs.counts()[JobState.DEAD],
            )

    async def summaries(self, *, space: int | None = EVERYWHERE) -> list[Summary]:
        """Summaries of chats and of older parts of chats, the newest first."""
        with self._store.read() as view:
            return view.summaries.all(space=space)

    async def edit_summary(self, summary_id: int, text: str) -> None:
        """The person's own wording, which stays. EMPTY_TEXT, NOT_FOUND."""
        cleaned = await self._cleaned(text, Target.CHAT)
        with self._store.change(Actor.PERSON, OperationKind.SUMMARY_EDIT, Scope.CONVERSATION) as work:
            work.summaries.edit(summary_id, cleaned)

    async def delete_summary(self, summary_id: int) -> int:
        """Away with it (undoable); it is not made again of the same messages. Returns the operation. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.SUMMARY_DELETE, Scope.CONVERSATION) as work:
            work.summaries.trash(summary_id)
            return operation_of(work)

    async def erase_summaries(self, summary_ids: Sequence[int]) -> None:
        """For good: texts, earlier wordings, journal, and the backups that hold them. NOT_FOUND."""
        with self._store.erase() as eraser:
            eraser.summaries(list(summary_ids))

    async def insights(self, *, space: int | None = EVERYWHERE) -> list[Insight]:
        """What the person talks about, what was spoken of last on top."""
        with self._store.read() as view:
            return view.insights.all(space=space)

    async def edit_insight(self, insight_id: int, text: str) -> None:
        """The person's own wording, which stays. EMPTY_TEXT, NOT_FOUND."""
        cleaned = await self._cleaned(text, Target.MEMORY)
        with self._store.change(Actor.PERSON, OperationKind.INSIGHT_EDIT, Scope.MEMORY) as work:
            work.insights.edit(insight_id, cleaned)

    async def use_insight(self, insight_id: int, used: bool) -> None:
        """Give it to models, or not. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.INSIGHT_EDIT, Scope.MEMORY) as work:
            work.insights.use(insight_id, used)

    async def delete_insight(self, insight_id: int) -> int:
        """Away with it (undoable); nothing like it is concluded again from those messages. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.INSIGHT_DELETE, Scope.MEMORY) as work:
            work.insights.trash(insight_id)
            return operation_of(work)

    async def erase_insights(self, insight_ids: Sequence[int]) -> None:
        """For good: texts, earlier wordings, journal, and the backups that hold them. NOT_FOUND."""
        with self._store.erase() as eraser:
            eraser.insights(list(insight_ids))
