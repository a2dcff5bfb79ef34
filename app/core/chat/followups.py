"""What an answer gives the background to do, put into the queue in the transaction that keeps the answer."""

from datetime import timedelta

from app.core.models import ContextManifest, JobKind
from app.core.settings import SettingsFile
from app.core.store.store import Work

_RESTS = timedelta(minutes=10)  # a chat in which nothing was said for that long rests
_OVER = timedelta(minutes=30)  # and then it is over, for now
_DAY = timedelta(days=1)


class FollowUps:
    """Says which jobs follow, as the settings want."""

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings

    def after_answer(self, work: Work, conversation_id: int, manifest: ContextManifest) -> None:
        """An answer was given in a chat. While the background is paused, its jobs wait."""
        settings, jobs = self._settings.current, work.jobs
        if settings.titles and not jobs.is_titled(conversation_id):
            jobs.enqueue(JobKind.TITLE, conversation_id)
        if settings.memory and settings.extract_every and settings.saving in ("tell", "ask"):
            new = work.messages.count_own(conversation_id, after=jobs.extracted_to(conversation_id))
            after = timedelta() if new >= settings.extract_every else _RESTS
            jobs.enqueue(JobKind.EXTRACT, conversation_id, after=after)
        if settings.summaries:
            jobs.enqueue(JobKind.SUMMARISE, conversation_id, after=_OVER)
            if manifest.messages_dropped:
                jobs.enqueue(JobKind.SHORTEN, conversation_id)
        if settings.insights and settings.memory:
            jobs.enqueue_every(JobKind.INSIGHTS, _DAY)
