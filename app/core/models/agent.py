"""What happens after the answer: jobs, summaries, insights."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

MADE_OFFLINE: Final = "offline"  # in place of a model's name: sentences or words picked without one


class JobKind(StrEnum):
    """What a job does. Vectors are no jobs: whatever has none is found by looking (`app/core/recall/indexing.py`)."""

    TITLE = "title"  # name a chat
    EXTRACT = "extract"  # memories from what the person said in passing
    SUMMARISE = "summarise"  # a chat that is over
    SHORTEN = "shorten"  # the part of a long chat that the model no longer sees
    INSIGHTS = "insights"  # what the person talks about, over all chats


class JobState(StrEnum):
    """Where a job stands."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    DEAD = "dead"  # failed for good, or too often


@dataclass(frozen=True, slots=True)
class Job:
    """Something to do in the background. It carries ids, never text."""

    id: int
    kind: JobKind
    conversation_id: int | None
    state: JobState
    attempts: int  # that failed
    run_at: datetime
    error: str | None  # code of the last failure


@dataclass(frozen=True, slots=True)
class AgentState:
    """What the background does right now."""

    running: Job | None
    queued: int
    dead: int
    paused: bool  # by the person
    waiting: bool  # for the model to come back
    spent: int  # jobs done today, of the day's budget
    budget: int


@dataclass(frozen=True, slots=True)
class BackgroundCounts:
    """How much of what the background makes there is, outside the trash, and what it could not do."""

    summaries: int
    insights: int
    failed_jobs: int


class SummaryKind(StrEnum):
    """What a summary covers."""

    CHAT = "chat"  # the whole of a chat
    PART = "part"  # the older part of a chat, which the model no longer sees


@dataclass(frozen=True, slots=True)
class Summary:
    """A short text in place of messages. It is made from them and never from another summary."""

    id: int
    conversation_id: int
    conversation_title: str
    kind: SummaryKind
    text: str
    message_ids: tuple[int, ...]  # the messages it covers, oldest first
    made_by: str  # a model's name, or MADE_OFFLINE
    edited: bool  # by the person: not made again by itself
    created_at: datetime
    deleted_at: datetime | None
    space_id: int | None = None


@dataclass(frozen=True, slots=True)
class Insight:
    """What the person talks about, with the time and the messages it rests on."""

    id: int
    text: str
    first_at: datetime
    last_at: datetime
    ongoing: bool  # spoken of lately
    confidence: float  # 0 to 1 (`app/core/agent/insights.py`)
    message_ids: tuple[int, ...]
    made_by: str
    edited: bool
    used: bool  # given to models
    updated_at: datetime
    deleted_at: datetime | None
    space_id: int | None = None
