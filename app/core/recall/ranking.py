"""One ranking of messages: words, meaning, what stands next to a hit, the chat around it, who said it, when.

    base       words and meaning, 0.55 and 0.45. Words: BM25 of the full-text index, scaled to 0..1, to the power of
               1.75: one good match says more than many middling ones. Meaning: the cosine with the question, scaled by
               the best one; below 0.3 of that it says nothing. Without an embedding model: words alone
    + near     0.45 of the better neighbour by another speaker, 0.2 of the better one a step further: an answer belongs
               to its question. Entries of one speaker in a row (a diary) lend each other 0.1 only
    * speaker  an assistant's long answer says much that nobody asked for: above 350 bytes it counts for less, down to
               0.45; a person's own words always count in full
    + chat     0.28 of the chat's best message, less 0.2 of its mean: a chat that speaks of the matter in one place
               beats a stray word, and one that always speaks of such things tells nothing
    * time     1.5 inside the range of time that the question names; up to 1.05 for what is fresh

Lengths are bytes, because a Chinese character says about what three letters do. The weights were chosen on
conversations between two people and between a person and an assistant together (`tests/bench/retrieval.py`): tuning for
one alone turns the order of the other round.
"""

import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.core.models import Role, ScoreParts
from app.core.recall.when import Range
from app.core.store.messages import MessagePlace

_MEANING = 0.45
_SHARPER = 1.75  # power of the words' score
_SAYS_NOTHING = 0.3  # of the best cosine
_NEAR, _NEXT, _SAME = 0.45, 0.2, 0.1
_LONG = 350  # bytes of an assistant's answer
_LEAST_OF_LONG = 0.45
_DOUBLINGS = 3  # of that length until the least is reached
_CHATS_BEST, _CHATS_MEAN = 0.28, 0.2
_IN_RANGE = 1.5
_FRESH, _FRESH_FOR = 0.05, timedelta(days=30)
_FLOOR = 0.05  # of the best score: below it a hit is noise


@dataclass(frozen=True, slots=True)
class Ranked:
    """A message with its score and what that is made of."""

    id: int
    score: float
    parts: ScoreParts


@dataclass(frozen=True, slots=True)
class Found:
    """What is to be ranked. `words` are scores by message id, the higher the better; `meaning` are cosines, empty
    where there is no embedding model; `places` are the messages that have either and those near them; `sizes` are the
    numbers of messages of their chats."""

    words: Mapping[int, float]
    meaning: Mapping[int, float]
    places: Mapping[int, MessagePlace]
    sizes: Mapping[int, int]


def rank(found: Found, now: datetime, wanted: Range | None, limit: int = 200) -> list[Ranked]:
    """The best of the messages of `found.places`, at most `limit`, best first; `wanted` is the range of time that the
    question names."""
    places = found.places
    words, meaning = _scaled(found.words), _meant(found.meaning)
    if not words and not meaning:
        return []
    base = dict.fromkeys(places, 0.0) | blended(found.words, found.meaning)
    next_to: dict[int, list[MessagePlace]] = {id_: [] for id_ in places}
    for place in places.values():
        parent = places.get(place.parent_id or 0)
        if parent is not None:
            next_to[parent.id].append(place)
            next_to[place.id].append(parent)
    near = {id_: _near(place, base, next_to) for id_, place in places.items()}
    said = {id_: (base[id_] + near[id_]) * _speaker(place) for id_, place in places.items()}
    chats = _chats(found, said)
    times = {id_: _time(place.at, now, wanted) for id_, place in places.items()}
    scores = {id_: (said[id_] + chats[place.conversation_id]) * times[id_] for id_, place in places.items()}
    least = max(_FLOOR * max(scores.values()), 1e-9)
    best = sorted((id_ for id_, score in scores.items() if score >= least), key=lambda id_: (-scores[id_], id_))
    return [
        Ranked(
            id_,
            scores[id_],
            ScoreParts(
                words=round(words.get(id_, 0.0), 4),
                meaning=round(meaning.get(id_, 0.0), 4),
                near=round(near[id_], 4),
                speaker=round(_speaker(places[id_]), 4),
                chat=round(chats[places[id_].conversation_id], 4),
                time=round(times[id_], 4),
            ),
        )
        for id_ in best[:limit]
    ]


def blended(words: Mapping[int, float], meaning: Mapping[int, float]) -> dict[int, float]:
    """The base score of everything that has words or meaning, from 0 to 1."""
    by_words, by_meaning = _scaled(words), _meant(meaning)
    share = _MEANING if by_meaning else 0.0
    return {
        id_: (1 - share) * by_words.get(id_, 0.0) ** _SHARPER + share * by_meaning.get(id_, 0.0)
        for id_ in {**by_words, **by_meaning}
    }


def _meant(cosines: Mapping[int, float]) -> dict[int, float]:
    return {id_: max((share - _SAYS_NOTHING) / (1 - _SAYS_NOTHING), 0.0) for id_, share in _scaled(cosines).items()}


def _scaled(scores: Mapping[int, float]) -> dict[int, float]:
    """To 0..1, the best one to 1; empty when none is above 0."""
    best = max(scores.values(), default=0.0)
    return {id_: max(score, 0.0) / best for id_, score in scores.items()} if best > 0 else {}


def _near(place: MessagePlace, base: Mapping[int, float], next_to: Mapping[int, list[MessagePlace]]) -> float:
    """What its neighbours lend a message."""
    first = second = same = 0.0
    for other in next_to[place.id]:
        if other.role is place.role:
            same = max(same, base[other.id])
            continue
        first = max(first, base[other.id])
        for further in next_to[other.id]:
            if further is not place:
                second = max(second, base[further.id])
    # A neighbour by another speaker counts for what it is; only where there is none, one's own next words.
    others = any(other.role is not place.role for other in next_to[place.id])
    return _NEAR * first + _NEXT * second if others else _SAME * same


def _speaker(place: MessagePlace) -> float:
    if place.role is Role.USER or place.length <= _LONG:
        return 1.0
    return max(1 - (1 - _LEAST_OF_LONG) * math.log2(place.length / _LONG) / _DOUBLINGS, _LEAST_OF_LONG)


def _chats(found: Found, said: Mapping[int, float]) -> dict[int, float]:
    """What the chat around a message adds to it, by chat."""
    by_chat: dict[int, list[float]] = defaultdict(list)
    for place in found.places.values():
        by_chat[place.conversation_id].append(said[place.id])
    return {
        chat: _CHATS_BEST * max(scores) - _CHATS_MEAN * sum(scores) / max(found.sizes.get(chat, 0), len(scores))
        for chat, scores in by_chat.items()
    }


def _time(at: datetime, now: datetime, wanted: Range | None) -> float:
    fresh = 1 + _FRESH * math.pow(0.5, max(now - at, timedelta()) / _FRESH_FOR)
    inside = wanted is not None and wanted[0] <= at < wanted[1]
    return fresh * (_IN_RANGE if inside else 1.0)
