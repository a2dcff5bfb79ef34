"""The parts of a long document that have most to do with a question."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from math import log

from app.core.text.analyzer import query_terms, terms

_LENGTH = 1200  # characters of a part: a few paragraphs
_GAP = "\n[…]\n"
_PAGE = re.compile(r"^\[page \d+\]$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class _Part:
    """A run of lines, with the page it stands on where that is known and does not stand in it."""

    text: str
    page: str
    terms: frozenset[str]


def passages(text: str, question: str, length: int) -> str:
    """At most `length` characters of `text`: parts in their order, those that speak of the question, and its beginning,
    which says what it is. Where nothing speaks of it, as much of the beginning as there is room for."""
    parts = _parts(text)
    wanted = frozenset(query_terms(question))
    common = Counter(term for part in parts for term in part.terms & wanted)
    worth = {term: log(1 + len(parts) / count) for term, count in common.items()}  # a rare word tells more
    scores = [sum(worth[term] for term in part.terms & wanted) for part in parts]
    order = sorted(range(len(parts)), key=lambda place: (place != 0, -scores[place], place))
    kept: set[int] = set()
    for place in order:
        cost = len(parts[place].text) + len(parts[place].page) + len(_GAP)
        if cost > length:
            break
        kept.add(place)
        length -= cost
    if not kept:  # no room for one part: the beginning of the first
        begun = parts[0].text[:length]
        return begun[: begun.rfind("\n")] if "\n" in begun else begun
    return _joined(parts, sorted(kept))


def _joined(parts: tuple[_Part, ...], kept: list[int]) -> str:
    said: list[str] = []
    for before, place in zip([-1, *kept], kept, strict=False):
        part = parts[place]
        if place > before + 1:
            said.append(_GAP + (f"{part.page}\n" if part.page else ""))
        said.append(part.text)
    return "".join(said).rstrip("\n")


@lru_cache(maxsize=8)
def _parts(text: str) -> tuple[_Part, ...]:
    """A text in parts that end where lines end; a line that is too long by itself is cut."""
    parts: list[_Part] = []
    page, start = "", 0
    while start < len(text) or not parts:
        end = start + _LENGTH
        if end < len(text):
            end = text.rfind("\n", start, end) + 1 or end
        body = text[start:end]
        pages = _PAGE.findall(body)
        begins = bool(pages) and body.startswith(pages[0])
        parts.append(_Part(body, "" if begins else page, frozenset(terms(body))))
        page = pages[-1] if pages else page
        start = end
    return tuple(parts)
