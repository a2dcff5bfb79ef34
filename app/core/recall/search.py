"""Search by words and by meaning over messages, and by words over memories."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from app.core.models import ANYWHERE, EVERYWHERE, Memory, SearchFilter, SearchHit
from app.core.recall.meaning import Question
from app.core.recall.ranking import Found, blended, rank
from app.core.recall.when import time_range
from app.core.store.fulltext import last_word
from app.core.store.store import Store, Work
from app.core.text.analyzer import folded, query_terms, terms, words
from app.core.text.irregular import other_forms

_EXCERPT = 240  # characters
# Messages that are ranked: with the words, and parts of messages by their meaning; where a filter takes most away, the
# most that sqlite-vec gives.
_BY_WORDS, _BY_MEANING, _BY_MEANING_OF_FEW = 300, 256, 4096
_BEST = 10  # of each, whose chats are looked at more closely
_CLEARLY_MEANT = 0.7  # of the best: what a person sees of messages without the words


@dataclass(frozen=True, slots=True)
class Recall:
    """Finds what was said before."""

    store: Store

    def memories(
        self,
        query: str,
        limit: int,
        *,
        question: Question | None = None,
        typing: bool = False,
        space: int | None = EVERYWHERE,
    ) -> list[Memory]:
        """Memories outside the trash, seen in `space`, that speak of `query`, best first.

        `question` and `typing` as for `messages`; to a person who types, what has expired is shown as well.
        """
        with self.store.read() as view:
            prefix = last_word(query) if typing else ""
            by_words = view.memories.matching(query_terms(query), limit, prefix=prefix, space=space)
            cosines: dict[int, float] = {}
            if question is not None:
                nearest = view.vectors.nearest(question.space_id, "memory", question.vector, limit)
                cosines = view.vectors.similarities(question.space_id, "memory", question.vector, nearest)
            scores = blended({memory.id: score for memory, score in by_words}, cosines)
            found = view.memories.some(scores, space=space)
        found.sort(key=lambda memory: -scores[memory.id])
        return [memory for memory in found if typing or _lasts(memory, view.at)][:limit]

    def all_memories(self, space: int | None = EVERYWHERE) -> list[Memory]:
        """Every memory outside the trash that is seen in `space` and has not expired, pinned and newest first."""
        with self.store.read() as view:
            found = view.memories.all(space=space)
        return [memory for memory in found if _lasts(memory, view.at)]

    def messages(
        self,
        query: str,
        limit: int,
        where: SearchFilter = ANYWHERE,
        *,
        question: Question | None = None,
        typing: bool = False,
    ) -> list[SearchHit]:
        """Messages that speak of `query`, best first, each with the part that matches.

        `question` is the query as a vector, where there is an embedding model. `typing`: a person's search box: the
        last word may be unfinished, and what only stands next to a hit is left out.
        """
        wanted = query_terms(query)
        prefix = last_word(query) if typing else ""
        with self.store.read() as view:
            words = view.messages.scores(wanted, _BY_WORDS, where, prefix=prefix)
            meaning = _near(view, question, where)
            best = [] if typing else [*_best(words), *_best(meaning)]
            places = view.messages.around({*words, *meaning}, best)
            meaning |= _meaning(view, question, places.keys() - meaning.keys())
            sizes = view.messages.sizes({place.conversation_id for place in places.values()})
            ranked = rank(Found(words, meaning, places, sizes), view.at, time_range(query, view.at.astimezone()))
            if typing:
                ranked = [one for one in ranked if one.id in words or one.parts.meaning >= _CLEARLY_MEANT]
            allowed = view.messages.among([one.id for one in ranked], where)
            ranked = [one for one in ranked if one.id in allowed][: 2 * limit]
            found = view.messages.hits([one.id for one in ranked])
        hits = [replace(found[one.id], score=one.score, parts=one.parts) for one in ranked]
        terms_ = set(wanted).union(*map(other_forms, wanted))
        return [replace(hit, excerpt=excerpt(hit.excerpt, terms_, prefix)) for hit in _diverse(hits)[:limit]]


def _near(view: Work, question: Question | None, where: SearchFilter) -> dict[int, float]:
    """The messages nearest to a question by their meaning, with their cosines."""
    if question is None:
        return {}
    most = _BY_MEANING_OF_FEW if where.narrow else _BY_MEANING
    nearest = view.vectors.nearest(question.space_id, "message", question.vector, most)
    return _meaning(view, question, view.messages.among(nearest, where))


def _meaning(view: Work, question: Question | None, message_ids: Collection[int]) -> dict[int, float]:
    if question is None:
        return {}
    return view.vectors.similarities(question.space_id, "message", question.vector, message_ids)


def _best(scores: Mapping[int, float]) -> list[int]:
    return sorted(scores, key=scores.__getitem__, reverse=True)[:_BEST]


def _lasts(memory: Memory, now: datetime) -> bool:
    """Whether its time is not over."""
    return memory.expires_at is None or memory.expires_at > now


def _diverse(hits: list[SearchHit]) -> list[SearchHit]:
    """Without those that say the same as a better one, word for word."""
    seen: set[str] = set()
    kept = []
    for hit in hits:
        plain = folded(" ".join(hit.excerpt.split()))
        if plain not in seen:
            seen.add(plain)
            kept.append(hit)
    return kept


def excerpt(text: str, wanted: set[str], prefix: str = "") -> str:
    """The part of `text` around the first word that matches, at most 240 characters, with ellipses where cut."""
    flat = " ".join(text.split())
    if len(flat) <= _EXCERPT:
        return flat
    match = _first_match(flat, wanted, prefix)
    start = max(match - _EXCERPT // 4, 0)
    if start:
        start = flat.find(" ", start, match) + 1 or start  # at a word, where the script has spaces
    cut = flat[start : start + _EXCERPT]
    end = start + len(cut)
    if end < len(flat) and " " in cut[_EXCERPT // 2 :]:
        cut = cut.rpartition(" ")[0]
    return ("…" if start else "") + cut + ("…" if end < len(flat) else "")


def _first_match(text: str, wanted: set[str], prefix: str) -> int:
    """Where the first matching word of `text` begins; in Chinese, which has no words to our eye, the matching pair."""
    low = folded(text)
    for word in words(text):
        found = [term for term in terms(word) if term in wanted]
        if found:
            return max(low.find(found[0] if len(word) > len(found[0]) and found[0] in low else word), 0)
        if prefix and prefix in word:
            return max(low.find(prefix), 0)
    return 0
