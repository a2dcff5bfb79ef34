"""What the person talks about: groups of their messages, each with a statement, its time and how sure it is.

    confidence = 1 - 0.8 ** (messages / 4) * 0.9 ** (days) * (1 - agreement)

`messages` is how many it rests on, `days` on how many different days they were said, `agreement` the mean similarity of
the messages to the middle of their group. All three raise it, none alone makes it certain.
"""

import asyncio
import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict

from app.core.agent.clusters import clusters
from app.core.agent.extractive import telling_words
from app.core.agent.work import NOTHING, Result, Surroundings
from app.core.llm import prompts
from app.core.llm.structured import ask_strictly
from app.core.models import MADE_OFFLINE, Insight, Job, OperationKind, Scope, Target
from app.core.privacy.clean_text import CleanText
from app.core.store.store import Work
from app.core.text.analyzer import folded, query_terms

_MOST_MESSAGES = 10_000  # the latest are looked at
_LEAST_MESSAGES, _LEAST_DAYS = 5, 2
_SHOWN = 12  # messages of a group that the model is shown, those nearest to its middle
_SAME = 0.3  # share of messages in common by which a group is one that is known (Jaccard)
_GREW = 1.3  # times as many messages as when it was last put into words
_DIMENSIONS = 512  # of vectors made of words, where there are no others


class _Statement(BaseModel):
    model_config = ConfigDict(extra="ignore")

    statement: str


@dataclass(frozen=True, slots=True)
class _Said:
    id: int
    at: datetime
    text: str
    space_id: int | None


@dataclass(frozen=True, slots=True)
class _Group:
    """Messages about one matter, those nearest to its middle first."""

    messages: Sequence[_Said]
    agreement: float


@dataclass(frozen=True, slots=True)
class _Found:
    """A group, the insight that it becomes or goes on with, and its words where they are new."""

    group: _Group
    known: Insight | None
    text: CleanText | None
    made_by: str


class InsightJobs:
    """The handler of the daily job."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around

    async def find(self, _job: Job) -> Result:
        """Group what the person said, and keep what became of each group. Spaces do not mix."""
        with self._around.store.read() as view:
            said = _different([_Said(*row) for row in view.messages.own(_MOST_MESSAGES)])
            known = view.insights.all(trashed=None)
            vectors = view.vectors.of_messages([one.id for one in said])
        if len(said) < _LEAST_MESSAGES:
            return NOTHING
        everywhere = Counter(term for one in said for term in set(query_terms(one.text)))
        found: list[_Found] = []
        for space_id in {one.space_id for one in said}:
            here = [one for one in said if one.space_id == space_id]
            groups = await asyncio.to_thread(_groups, here, vectors)
            found += [await self._put_into_words(group, known, everywhere) for group in groups]
        wanted = [one for one in found if not _unwanted(one)]
        retired = _retired(known, wanted)
        if not wanted and not retired:
            return NOTHING

        def write(work: Work) -> None:
            for one in wanted:
                _write(work, one)
            for insight in retired:
                work.insights.trash(insight.id)

        return Result(OperationKind.INSIGHT_WRITE, Scope.MEMORY, write)

    async def _put_into_words(self, group: _Group, known: Sequence[Insight], everywhere: Counter[str]) -> _Found:
        ids = {one.id for one in group.messages}
        same = max(known, key=lambda insight: _overlap(ids, insight), default=None)
        if same is not None and _overlap(ids, same) < _SAME:
            same = None
        asked = self._around.asked()
        grew = same is None or len(ids) >= _GREW * len(same.message_ids)
        better = same is not None and same.made_by == MADE_OFFLINE and asked is not None
        if same is not None and (same.deleted_at is not None or same.edited or not (grew or better)):
            return _Found(group, same, None, same.made_by)
        shown = [one.text for one in group.messages[:_SHOWN]]
        if asked is None:
            text, made_by = ", ".join(telling_words([one.text for one in group.messages], everywhere)), MADE_OFFLINE
        else:
            asking = prompts.insight(shown, same.text if same is not None and same.made_by != MADE_OFFLINE else "")
            text = (await ask_strictly(asked.model, asked.name, asking, _Statement)).statement
            made_by = asked.name
        cleaned = await self._around.gate.clean(" ".join(text.split()), Target.MEMORY)
        return _Found(group, same, cleaned.text if text.strip() else None, made_by)


def confidence_of(count: int, days: int, agreement: float) -> float:
    """See the module; from 0 to 1."""
    doubt = math.pow(0.8, count / 4) * math.pow(0.9, days) * (1 - min(max(agreement, 0.0), 1.0))
    return round(1 - doubt, 3)


def _different(said: Sequence[_Said]) -> list[_Said]:
    """Without what says the same as another, letter for letter: "thanks, go on" is no concern of anybody's."""
    return list({(one.space_id, folded(" ".join(one.text.split()))): one for one in said}.values())


def _groups(said: Sequence[_Said], vectors: dict[int, NDArray[np.float32]]) -> list[_Group]:
    matrix = _matrix(said, vectors)
    groups = []
    for rows in clusters(matrix, _LEAST_MESSAGES):
        if len({said[row].at.date() for row in rows}) < _LEAST_DAYS:
            continue  # one long chat is a summary's matter
        unit = matrix[rows] / np.maximum(np.linalg.norm(matrix[rows], axis=1, keepdims=True), 1e-9)
        middle = unit.mean(axis=0)
        near = unit @ (middle / max(float(np.linalg.norm(middle)), 1e-9))
        order = np.argsort(-near)
        groups.append(_Group([said[rows[place]] for place in order.tolist()], float(near.mean())))
    return groups


def _matrix(said: Sequence[_Said], vectors: dict[int, NDArray[np.float32]]) -> NDArray[np.float32]:
    """A vector for each message: of the embedding model where all have one, else of their words (hashed, each weighed
    by how rare it is)."""
    if vectors and all(one.id in vectors for one in said):
        return np.stack([vectors[one.id] for one in said])
    found = [set(query_terms(one.text)) for one in said]
    counts = Counter(term for terms in found for term in terms)
    matrix = np.zeros((len(said), _DIMENSIONS), np.float32)
    for row, terms in enumerate(found):
        for term in terms:
            place = int.from_bytes(hashlib.blake2b(term.encode(), digest_size=4).digest(), "big") % _DIMENSIONS
            matrix[row, place] += math.log(1 + len(said) / counts[term])
    return matrix


def _overlap(ids: set[int], insight: Insight) -> float:
    other = set(insight.message_ids)
    return len(ids & other) / len(ids | other)


def _unwanted(found: _Found) -> bool:
    """Whether the person deleted this before, or there are no words for it."""
    if found.known is None:
        return found.text is None
    return found.known.deleted_at is not None


def _retired(known: Sequence[Insight], found: Sequence[_Found]) -> list[Insight]:
    """Insights whose messages belong to another one now, which says the same."""
    kept = {one.known.id for one in found if one.known is not None}
    ids = [{message.id for message in one.group.messages} for one in found]
    return [
        insight
        for insight in known
        if insight.deleted_at is None
        and not insight.edited
        and insight.id not in kept
        and any(len(group & set(insight.message_ids)) > len(insight.message_ids) / 2 for group in ids)
    ]


def _write(work: Work, found: _Found) -> None:
    said = found.group.messages
    days = len({one.at.date() for one in said})
    work.insights.write(
        found.known.id if found.known is not None else None,
        found.text,
        message_ids=[one.id for one in said],
        span=(min(one.at for one in said), max(one.at for one in said)),
        confidence=confidence_of(len(said), days, found.group.agreement),
        made_by=found.made_by,
        space_id=said[0].space_id,
    )
