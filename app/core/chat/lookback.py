"""What an answer is given of past chats, and what nearly was."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

from app.core.memory.service import MemoryService
from app.core.models import Insight, ManifestNearly, NotUsed, SearchFilter, SearchHit
from app.core.recall.meaning import Meaning
from app.core.recall.query import search_query
from app.core.recall.search import Recall

_EXCERPTS = 12  # parts of past chats that are looked at
_LEAST_SHARE = 0.4  # of the best one's score: what is worse is noise in a prompt


@dataclass(frozen=True, slots=True)
class Sight:
    """What of the past an answer may be given."""

    history: bool = True  # past chats are looked up
    verbatim: timedelta = timedelta(days=14)  # what is older is told by the summary of its chat, where there is one
    recent: bool = True  # what was said lately in other chats
    insights: bool = True  # what the person keeps talking about
    without_memories: frozenset[int] = frozenset()  # for this answer
    without_messages: frozenset[int] = frozenset()
    settings: tuple[tuple[str, str], ...] = ()  # those in force, for the record


@dataclass(frozen=True, slots=True)
class Past:
    """What was found; every text has passed the gate again."""

    found: Sequence[SearchHit] = ()  # best first
    recent: Sequence[SearchHit] = ()  # newest first
    insights: Sequence[Insight] = ()  # the surest first
    nearly: tuple[ManifestNearly, ...] = ()
    embedding_model: str | None = None  # None: search was by words alone


async def look_back(
    said: Sequence[str], where: SearchFilter, sight: Sight, recall: Recall, meaning: Meaning, memory: MemoryService
) -> Past:
    """What past chats hold about a question, and what was said lately. `said` are the person's messages of this chat,
    the question last; `where` says which messages may be shown."""
    hits: Sequence[SearchHit] = ()
    model = None
    if sight.history:
        questions = await meaning.questions(search_query(said[-1], said[:-1]))
        model = meaning.model() if any(question.meaning for question in questions) else None
        hits = recall.messages(questions, _EXCERPTS, where)
    recent = recall.recent(where) if sight.recent else []
    insights = recall.insights(where.space) if sight.insights else []
    hits = recall.by_summary(hits, sight.verbatim)
    good = [hit for hit in hits if hit.score >= _LEAST_SHARE and hit.message_id not in sight.without_messages]
    return Past(
        found=await memory.second_pass_of_excerpts(good),
        recent=await memory.second_pass_of_excerpts(
            [hit for hit in recent if hit.message_id not in sight.without_messages]
        ),
        insights=[
            replace(insight, text=text)
            for insight, text in zip(
                insights, await memory.pass_again([insight.text for insight in insights]), strict=True
            )
        ],
        nearly=tuple(_nearly(hit, sight) for hit in hits if hit not in good),
        embedding_model=model.name if model else None,
    )


def _nearly(hit: SearchHit, sight: Sight) -> ManifestNearly:
    reason = NotUsed.LEFT_OUT if hit.message_id in sight.without_messages else NotUsed.WEAK
    return ManifestNearly(hit.message_id, round(hit.score, 4), reason, hit.parts)
