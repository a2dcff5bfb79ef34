"""One ranking of messages: words, what stands next to a hit, the chat around it, who said it, when.

    base       words: BM25 of the full-text index, scaled to 0..1
    + near     0.5 of the better neighbour by another speaker, 0.2 of the better one a step further: an answer belongs
               to its question. Entries of one speaker in a row (a diary) lend each other 0.1 only.
    * speaker  an assistant's long answer says much that nobody asked for: above 400 characters it counts for less,
               down to 0.4; a person's own words always count in full
    + chat     0.15 of the mean of the chat's three best: a chat about the matter beats a stray word
    * time     1.5 inside the range of time that the question names; up to 1.05 for what is fresh

The weights were chosen on conversations between two people and between a person and an assistant together
(`tests/bench/retrieval.py`): tuning for one alone turns the order of the other round.
"""

import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.core.models import Role, ScoreParts
from app.core.recall.when import Range
from app.core.store.messages import MessagePlace

_NEAR, _NEXT, _SAME = 0.5, 0.2, 0.1
_CHAT = 0.15
_BEST_OF_CHAT = 3
_LONG = 400  # characters of an assistant's answer
_LEAST_OF_LONG = 0.4
_DOUBLINGS = 3  # of that length until the least is reached
_IN_RANGE = 1.5
_FRESH, _FRESH_FOR = 0.05, timedelta(days=30)
_FLOOR = 0.05  # of the best score: below it a hit is noise


@dataclass(frozen=True, slots=True)
class Ranked:
    """A message with its score and what that is made of."""

    id: int
    score: float
    parts: ScoreParts


def rank(
    words: Mapping[int, float], nodes: Mapping[int, MessagePlace], now: datetime, wanted: Range | None
) -> list[Ranked]:
    """The messages of `nodes`, best first. `words` are scores by message id, the higher the better; `nodes` are the
    messages that have one and those next to them."""
    best = max(words.values(), default=0.0)
    if best <= 0:
        return []
    base = {message_id: words.get(message_id, 0.0) / best for message_id in nodes}
    children: dict[int, list[int]] = defaultdict(list)
    for node in nodes.values():
        if node.parent_id is not None:
            children[node.parent_id].append(node.id)
    said: dict[int, tuple[float, float]] = {}
    for node in nodes.values():
        near = _near(node, base, nodes, children)
        said[node.id] = (near, (base[node.id] + near) * _speaker(node))
    chats = _chats(nodes, {message_id: score for message_id, (_near_, score) in said.items()})
    ranked = []
    for node in nodes.values():
        near, score = said[node.id]
        chat = _CHAT * chats[node.conversation_id]
        time = _time(node.at, now, wanted)
        parts = ScoreParts(
            words=round(base[node.id], 4),
            near=round(near, 4),
            speaker=round(_speaker(node), 4),
            chat=round(chat, 4),
            time=round(time, 4),
        )
        ranked.append(Ranked(node.id, (score + chat) * time, parts))
    ranked.sort(key=lambda one: (-one.score, one.id))
    least = _FLOOR * ranked[0].score
    return [one for one in ranked if one.score >= least]


def _near(
    node: MessagePlace,
    base: Mapping[int, float],
    nodes: Mapping[int, MessagePlace],
    children: Mapping[int, list[int]],
) -> float:
    """What its neighbours lend a message."""

    def next_to(one: MessagePlace) -> list[MessagePlace]:
        ids = [*children.get(one.id, ()), *([] if one.parent_id is None else [one.parent_id])]
        return [nodes[other] for other in ids if other in nodes]

    others = [other for other in next_to(node) if other.role is not node.role]
    if not others:
        return _SAME * max((base[other.id] for other in next_to(node)), default=0.0)
    beyond = [further for other in others for further in next_to(other) if further.id != node.id]
    first = max((base[other.id] for other in others), default=0.0)
    second = max((base[other.id] for other in beyond), default=0.0)
    return _NEAR * first + _NEXT * second


def _speaker(node: MessagePlace) -> float:
    if node.role is Role.USER or node.length <= _LONG:
        return 1.0
    return max(1 - (1 - _LEAST_OF_LONG) * math.log2(node.length / _LONG) / _DOUBLINGS, _LEAST_OF_LONG)


def _chats(nodes: Mapping[int, MessagePlace], scores: Mapping[int, float]) -> dict[int, float]:
    """The mean of each chat's best messages."""
    by_chat: dict[int, list[float]] = defaultdict(list)
    for node in nodes.values():
        by_chat[node.conversation_id].append(scores[node.id])
    return {
        chat: sum(sorted(found, reverse=True)[:_BEST_OF_CHAT]) / min(len(found), _BEST_OF_CHAT)
        for chat, found in by_chat.items()
    }


def _time(at: datetime, now: datetime, wanted: Range | None) -> float:
    fresh = 1 + _FRESH * math.pow(0.5, max(now - at, timedelta()) / _FRESH_FOR)
    inside = wanted is not None and wanted[0] <= at < wanted[1]
    return fresh * (_IN_RANGE if inside else 1.0)
