"""A text in the form in which it is compared, and where each part of it stands in the text as it was written."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from app.core.text.analyzer import folded

Span = tuple[int, int]  # from, up to: places in a text


class Folded:
    """`text` folded (`analyzer.folded`), with the way back."""

    __slots__ = ("_places", "text")

    def __init__(self, text: str) -> None:
        self.text = folded(text)
        self._places: list[int] | None = None  # None: the two are alike, sign by sign
        if len(self.text) != len(text) or unicodedata.normalize("NFC", text) != text:
            parts = [(place, folded(cluster)) for place, cluster in _clusters(text)]
            self.text = "".join(part for _place, part in parts)
            self._places = [place for place, part in parts for _sign in part] + [len(text)]

    def original(self, start: int, end: int) -> Span:
        """The place in the text as written of what stands from `start` up to `end` in the folded one."""
        if self._places is None or start >= end:
            return start, end
        last = self._places[end - 1]  # a sign may fold to several: all of it, then
        return self._places[start], next((place for place in self._places[end:] if place > last), self._places[-1])


@lru_cache(maxsize=50_000)
def folded_places(text: str) -> Folded:
    """`Folded(text)`, kept: titles are searched again with every key that is typed."""
    return Folded(text)


def joined(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same places in order, those that touch as one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return tuple(found)


def _clusters(text: str) -> list[tuple[int, str]]:
    """The signs of a text, each with the marks that combine with it, and where it begins."""
    found: list[tuple[int, str]] = []
    for place, sign in enumerate(text):
        if found and unicodedata.combining(sign):
            found[-1] = (found[-1][0], found[-1][1] + sign)
        else:
            found.append((place, sign))
    return found
