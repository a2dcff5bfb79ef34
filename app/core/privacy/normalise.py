"""Text in the form in which it is searched for private data, with the way back to the original.

Full-width and other compatibility characters become plain ones, invisible characters go, every dash is "-" and every
space but a line break is " ": what a person types to get a number past a filter is what a filter has to read.
"""

import unicodedata
from dataclasses import dataclass

_DASHES = frozenset("‐‑‒–—―−﹘﹣－")
# Letters that look like Latin ones, within a run of Latin letters or digits (Unicode confusables, the common part).
_INVISIBLE = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufeff\u200e\u200f\u202a\u202c\u180e")


@dataclass(frozen=True, slots=True)
class Normalised:
    """`text[i]` comes from character `origins[i]` of the original."""

    text: str
    origins: tuple[int, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where `text[start:end]` (not empty) stands in the original, end exclusive."""
        return self.origins[start], self.origins[end - 1] + 1


def normalise(text: str) -> Normalised:
    """`text` for searching; see the module."""
    characters: list[str] = []
    origins: list[int] = []
    for place, character in enumerate(text):
        for plain in _plain(character):
            characters.append(plain)
            origins.append(place)
    return Normalised("".join(characters), tuple(origins))


def _plain(character: str) -> str:
    if character < "\x80":
        return " " if character in "\t\v\f" else character
    if character in _INVISIBLE:
        return ""
    if character in _DASHES:
        return "-"
    if character.isspace():
        return "\n" if character in "\u2028\u2029\x85" else " "
    return unicodedata.normalize("NFKC", character)
