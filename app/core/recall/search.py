"""Search by words over memories and messages."""

from dataclasses import dataclass, replace

from app.core.models import Memory, SearchHit
from app.core.store.fulltext import last_word
from app.core.store.store import Store
from app.core.text.analyzer import folded, query_terms, terms, words

_EXCERPT = 240  # characters


@dataclass(frozen=True, slots=True)
class Recall:
    """Finds what was said before."""

    store: Store

    def memories(self, query: str, limit: int, *, typing: bool = False) -> list[Memory]:
        """Memories outside the trash that share words with `query`, best first.

        `typing`: the last word may be unfinished, as in a search box.
        """
        with self.store.read() as view:
            found = view.memories.matching(query_terms(query), limit, prefix=last_word(query) if typing else "")
        return [memory for memory, _score in found]

    def all_memories(self) -> list[Memory]:
        """Every memory outside the trash, pinned and newest first."""
        with self.store.read() as view:
            return view.memories.all()

    def messages(self, query: str, limit: int, *, typing: bool = False, outside: int | None = None) -> list[SearchHit]:
        """Messages that share words with `query`, best first, each with the part that matches.

        `outside` leaves out the messages of one conversation.
        """
        wanted = query_terms(query)
        prefix = last_word(query) if typing else ""
        with self.store.read() as view:
            hits = view.messages.matching(wanted, limit, prefix=prefix, outside=outside)
        return [replace(hit, excerpt=excerpt(hit.excerpt, set(wanted), prefix)) for hit in hits]


def excerpt(text: str, wanted: set[str], prefix: str = "") -> str:
    """The part of `text` around the first word that matches, at most 240 characters, with ellipses where cut."""
    flat = " ".join(text.split())
    if len(flat) <= _EXCERPT:
        return flat
    start = max(_first_match(flat, wanted, prefix) - _EXCERPT // 4, 0)
    start = 0 if start == 0 else flat.find(" ", start) + 1 or start
    cut = flat[start : start + _EXCERPT]
    end = start + len(cut)
    if end < len(flat) and " " in cut[_EXCERPT // 2 :]:
        cut = cut.rpartition(" ")[0]
    return ("…" if start else "") + cut + ("…" if end < len(flat) else "")


def _first_match(text: str, wanted: set[str], prefix: str) -> int:
    low = folded(text)
    for word in words(text):
        if wanted.intersection(terms(word)) or (prefix and word.startswith(prefix)):
            place = low.find(word)
            return max(place, 0)
    return 0
