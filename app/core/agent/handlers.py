"""Who does which kind of job."""

from collections.abc import Mapping

from app.core.agent.chats import ChatJobs
from app.core.agent.insights import InsightJobs
from app.core.agent.work import Handler, Surroundings
from app.core.models import JobKind


def handlers_of(around: Surroundings) -> Mapping[JobKind, Handler]:
    """The handler of every kind."""
    chats, insights = ChatJobs(around), InsightJobs(around)
    return {
        JobKind.TITLE: chats.title,
        JobKind.EXTRACT: chats.extract,
        JobKind.SUMMARISE: chats.summarise,
        JobKind.SHORTEN: chats.shorten,
        JobKind.INSIGHTS: insights.find,
    }
