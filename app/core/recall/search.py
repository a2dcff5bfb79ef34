"""Search by words and by meaning over messages, and by words over memories."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from app.core.models import ANYWHERE, EVERYWHERE, Insight, Memory, Role, SearchFilter, SearchHit, SummaryKind
from app.core.recall.meaning import Asked, Question
from app.core.recall.ranking import Found, Ranked, blended, rank
from app.core.recall.when import time_range
from app.core.store.fulltext import last_word
from app.core.store.store import Store, Work
from app.core.text.analyzer import HAN_LETTER, folded, query_terms, terms, word_places, words
from app.core.text.irregular import other_forms
from app.core.text.places import Folded, Span, joined

_EXCERPT = 240  # characters
# Messages that are ranked: with the words, and parts of messages by their meaning.
_BY_WORDS, _BY_MEANING = 100, 100
_BEST = 30  # of each, whose neighbours are looked at
_VERY_BEST = 5  # of each, whose chats are looked at
_SURE_ENOUGH = 0.5  # confidence of an insight that a model is given
_MEANS_SOMETHING = 0.2  # a cosine above what is usual: less is chance
_CLEARLY_MEANT = 0.7  # of the best: what a person sees of messages without the words


@dataclass(frozen=True, slots=True)
class Recall:
    """Finds what was said before."""

    store: Store

    def memories(
        self, questions: Sequence[Question], limit: int, *, typing: bool = False, space: int | None = EVERYWHERE
    ) -> list[Memory]:
        """Memories outside the trash, seen in `space`, that speak of what is asked, best first.

        `typing` as for `messages`; to a person who types, what has expired is shown as well.
        """
        with self.store.read() as view:
            scores: dict[int, float] = {}
            for question in questions:
                prefix = last_word(question.text) if typing else ""
                by_words = view.memories.matching(query_terms(question.text), limit, prefix=prefix, space=space)
                cosines: dict[int, float] = {}
                if question.meaning is not None:
                    space_id, vector = question.meaning.space_id, question.meaning.vector
                    nearest = view.vectors.nearest(space_id, "memory", vector, limit)
                    cosines = view.vectors.similarities(space_id, "memory", vector, nearest)
                for id_, score in blended({memory.id: score for memory, score in by_words}, cosines).items():
                    scores[id_] = max(score, scores.get(id_, 0.0))
            found = view.memories.some(scores, space=space)
        found.sort(key=lambda memory: -scores[memory.id])
        return [memory for memory in found if typing or _lasts(memory, view.at)][:limit]

    def all_memories(self, space: int | None = EVERYWHERE) -> list[Memory]:
        """Every memory outside the trash that is seen in `space` and has not expired, pinned and newest first."""
        with self.store.read() as view:
            found = view.memories.all(space=space)
        return [memory for memory in found if _lasts(memory, view.at)]

    def messages(
        self, questions: Sequence[Question], limit: int, where: SearchFilter = ANYWHERE, *, typing: bool = False
    ) -> list[SearchHit]:
        """Messages that speak of what is asked, best first, each with the part that matches. Scores are shares of the
        best one's for the same question.

        `typing`: a person's search box: the last word may be unfinished, and what only stands next to a hit is left
        out.
        """
        with self.store.read() as view:
            ranked: dict[int, Ranked] = {}
            for question in questions:
                for one in self._ranked(view, question, where, 2 * limit, typing=typing):
                    if one.id not in ranked or one.score > ranked[one.id].score:
                        ranked[one.id] = one
            best = sorted(ranked.values(), key=lambda one: -one.score)[: 2 * limit]
            found = view.messages.hits([one.id for one in best])
            wanted = {term for question in questions for term in query_terms(question.text)}
            mended = view.messages.meant(sorted(wanted)) if typing else set()
        hits = [replace(found[one.id], score=one.score, parts=one.parts) for one in best]
        wanted = wanted.union(mended, *map(other_forms, wanted))
        prefix = last_word(questions[-1].text) if typing and questions else ""
        shown = [replace(hit, excerpt=excerpt(hit.excerpt, wanted, prefix)) for hit in _diverse(hits)[:limit]]
        return [replace(hit, marks=marks(hit.excerpt, wanted, prefix)) for hit in shown] if typing else shown

    def insights(self, space: int | None) -> list[Insight]:
        """What is known of the person's concerns in a space, the surest first; what may not be used is left out."""
        with self.store.read() as view:
            found = view.insights.all(space=space)
        good = [insight for insight in found if insight.used and insight.confidence >= _SURE_ENOUGH]
        return sorted(good, key=lambda insight: -insight.confidence)

    def by_summary(self, hits: Sequence[SearchHit], verbatim: timedelta) -> list[SearchHit]:
        """Hits, those older than `verbatim` by the summary of their chat, once each, where there is one."""
        told: set[int] = set()
        found: list[SearchHit] = []
        with self.store.read() as view:
            old = {hit.conversation_id for hit in hits if hit.at < view.at - verbatim}
            summaries = view.summaries.of_chats(old, SummaryKind.CHAT) if old else {}
        for hit in hits:
            summary = summaries.get(hit.conversation_id) if hit.at < view.at - verbatim else None
            if summary is None:
                found.append(hit)
            elif summary.id not in told:
                told.add(summary.id)
                found.append(replace(hit, excerpt=summary.text, summary_id=summary.id))
        return found

    def recent(self, where: SearchFilter, limit: int = 5) -> list[SearchHit]:
        """The last messages of the person within a day, newest first, each by its beginning."""
        with self.store.read() as view:
            ids = view.messages.recent(view.at - timedelta(days=1), limit, replace(where, role=Role.USER))
            found = view.messages.hits(ids)
        return [replace(found[id_], excerpt=excerpt(found[id_].excerpt, set())) for id_ in ids]

    def _ranked(self, view: Work, question: Question, where: SearchFilter, most: int, *, typing: bool) -> list[Ranked]:
        prefix = last_word(question.text) if typing else ""
        words = view.messages.scores(query_terms(question.text), _BY_WORDS, where, prefix=prefix)
        meaning = _near(view, question.meaning, where)
        best = {*_best(words, _BEST), *_best(meaning, _BEST)}
        beside = () if typing else {*_best(words, _VERY_BEST), *_best(meaning, _VERY_BEST)}
        places = view.messages.around({*words, *meaning}, best, beside)
        if meaning:
            meaning |= _meaning(view, question.meaning, places.keys() - meaning.keys())
        sizes = view.messages.sizes({place.conversation_id for place in places.values()})
        times = time_range(question.text, view.at.astimezone())
        ranked = rank(Found(words, meaning, places, sizes), view.at, times)
        if typing:
            ranked = [one for one in ranked if one.id in words or one.parts.meaning >= _CLEARLY_MEANT]
        if where.usable:
            ranked = [one for one in ranked if not places[one.id].excluded]
        if where.picks:  # what stands next to a hit is in its chat, but may be of another day or speaker
            allowed = view.messages.among([one.id for one in ranked], where)
            ranked = [one for one in ranked if one.id in allowed]
        return [replace(one, score=one.score / ranked[0].score) for one in ranked[:most]]


def _near(view: Work, question: Asked | None, where: SearchFilter) -> dict[int, float]:
    """The messages nearest to a question by their meaning, with their cosines; none where none is near."""
    if question is None:
        return {}
    within = view.messages.all_ids(where) if where.narrow else None
    nearest = view.vectors.nearest(question.space_id, "message", question.vector, _BY_MEANING, within)
    found = _meaning(view, question, view.messages.among(nearest, where))
    usual = view.vectors.usual(space_id=question.space_id, kind="message", vector=question.vector)
    # The nearest of all is still noise where nothing that is stored has to do with the question.
    return found if max(found.values(), default=0.0) >= usual + _MEANS_SOMETHING else {}


def _meaning(view: Work, question: Asked | None, message_ids: Collection[int]) -> dict[int, float]:
    if question is None:
        return {}
    return view.vectors.similarities(question.space_id, "message", question.vector, message_ids)


def _best(scores: Mapping[int, float], count: int) -> list[int]:
    return sorted(scores, key=scores.__getitem__, reverse=True)[:count]


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


def marks(text: str, wanted: set[str], prefix: str = "") -> tuple[Span, ...]:
    """The words of `text` that match; in Chinese the matching pairs."""
    places = Folded(text)
    spans: list[Span] = []
    for start, end in word_places(places.text):
        word = places.text[start:end]
        if HAN_LETTER.match(word):
            pairs = {term for term in (*wanted, prefix) if term and term in word}
            found = [match.span() for pair in pairs for match in re.finditer(re.escape(pair), word)]
            spans += [(start + begin, start + until) for begin, until in found]
        elif wanted.intersection(terms(word)):
            spans.append((start, end))
        elif prefix and prefix in word:
            begin = start + word.index(prefix)
            spans.append((begin, begin + len(prefix)))
    return joined(places.original(*span) for span in spans)


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
