"""Search by words over memories and messages."""

from dataclasses import dataclass, replace
from datetime import datetime

from app.core.models import EVERYWHERE, Memory, SearchHit
from app.core.recall.ranking import rank
from app.core.recall.when import time_range
from app.core.store.fulltext import last_word
from app.core.store.store import Store
from app.core.text.analyzer import folded, query_terms, terms, words

_EXCERPT = 240  # characters
_LOOKED_AT = 300  # messages with the words, before they are ranked


@dataclass(frozen=True, slots=True)
class Recall:
    """Finds what was said before."""

    store: Store

    def memories(self, query: str, limit: int, *, typing: bool = False, space: int | None = EVERYWHERE) -> list[Memory]:
        """Memories outside the trash, seen in `space`, that share words with `query`, best first.

        `typing`: a person's search box: the last word may be unfinished, and what has expired is shown as well.
        """
        with self.store.read() as view:
            prefix = last_word(query) if typing else ""
            found = view.memories.matching(query_terms(query), limit, prefix=prefix, space=space)
        return [memory for memory, _score in found if typing or _lasts(memory, view.at)]

    def all_memories(self, space: int | None = EVERYWHERE) -> list[Memory]:
        """Every memory outside the trash that is seen in `space` and has not expired, pinned and newest first."""
        with self.store.read() as view:
            found = view.memories.all(space=space)
        return [memory for memory in found if _lasts(memory, view.at)]

    def messages(
        self,
        query: str,
        limit: int,
        *,
        typing: bool = False,
        outside: int | None = None,
        space: int | None = EVERYWHERE,
    ) -> list[SearchHit]:
        """Messages that share words with `query`, best first, each with the part that matches.

        `outside` leaves out the messages of one conversation; `space` looks into the chats of one space (None: into
        those of none).
        """
        wanted = query_terms(query)
        prefix = last_word(query) if typing else ""
        with self.store.read() as view:
            words = view.messages.scores(wanted, _LOOKED_AT, prefix=prefix, outside=outside, space=space)
            nodes = {place.id: place for place in view.messages.around(words)}
            ranked = rank(words, nodes, view.at, time_range(query, view.at.astimezone()))
            if typing:  # what stands next to a hit helps a model; in a search box only the words themselves count
                ranked = [one for one in ranked if one.parts.words]
            found = view.messages.hits([one.id for one in ranked[: 2 * limit]])
        hits = [replace(found[one.id], score=one.score, parts=one.parts) for one in ranked if one.id in found]
        return [replace(hit, excerpt=excerpt(hit.excerpt, set(wanted), prefix)) for hit in _diverse(hits)[:limit]]


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
