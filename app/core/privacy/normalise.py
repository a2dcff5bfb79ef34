"""Text in the forms in which it is searched for private data, each with the way back to the original.

`normalise` is the form that every rule reads: full-width and other compatibility characters become plain ones,
invisible characters go, every dash is "-", every space but a line break is " ", digits of any script are 0 to 9,
letters that only look like those around them become the letters they pretend to be (Unicode Technical Standard 39,
confusables). What a person types to get a number past a filter is what a filter has to read.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_DASHES = frozenset("‐‑‒–—―−﹘﹣－")
_INVISIBLE = frozenset(
    "\u00ad\u034f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
)

# Cyrillic and Greek letters that are drawn like Latin ones, the part of UTS 39's table that keyboards offer.
LOOKS_LATIN = dict(
    zip(
        "АВЕКМНОРСТУХЅІЈаеорсухѕіјԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανι",
        "ABEKMHOPCTYXSIJaeopcyxsijdhqwABEZHIKMNOPTYXoavi",
        strict=True,
    )
)
_LOOKS_CYRILLIC = {latin: letter for letter, latin in LOOKS_LATIN.items() if "Ѐ" <= letter <= "ӿ"}
_MIXED = re.compile(r"[^\W_]*(?:[A-Za-z][\u0370-\u04ff]|[\u0370-\u04ff][A-Za-z]|[A-Za-z]\d+[\u0370-\u04ff])[^\W_]*")
_LETTERS = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True)
class Normalised:
    """`text[i]` comes from the characters `starts[i]` to `ends[i]` (exclusive) of the original."""

    text: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where `text[start:end]` (not empty) stands in the original, end exclusive."""
        return self.starts[start], self.ends[end - 1]


def normalise(text: str) -> Normalised:
    """`text` for searching; see the module."""
    if text.isascii() and "\t" not in text and "\v" not in text and "\f" not in text:
        return Normalised(text, tuple(range(len(text))), tuple(range(1, len(text) + 1)))
    characters: list[str] = []
    starts: list[int] = []
    for place, character in enumerate(text):
        for plain in _plain(character):
            characters.append(plain)
            starts.append(place)
    plain_text = _MIXED.sub(lambda word: _as_its_majority(word.group()), "".join(characters))
    return Normalised(plain_text, tuple(starts), tuple(start + 1 for start in starts))


def _plain(character: str) -> str:
    if character < "\x80":
        return " " if character in "\t\v\f" else character
    if character in _INVISIBLE:
        return ""
    if character in _DASHES:
        return "-"
    if character.isspace():
        return "\n" if character in "\u2028\u2029\x85" else " "
    digit = unicodedata.decimal(character, None)
    return unicodedata.normalize("NFKC", character) if digit is None else str(digit)


def _as_its_majority(word: str) -> str:
    """A word of two scripts as a word of one, where the letters of the rarer one can all pass for the other's."""
    letters = _LETTERS.findall(word)
    latin = [letter for letter in letters if letter.isascii()]
    other = [letter for letter in letters if not letter.isascii()]
    if all(letter in LOOKS_LATIN for letter in other) and len(latin) >= len(other):
        return "".join(LOOKS_LATIN.get(letter, letter) for letter in word)
    if all(letter in _LOOKS_CYRILLIC for letter in latin) and all("\u0400" <= letter <= "\u04ff" for letter in other):
        return "".join(_LOOKS_CYRILLIC.get(letter, letter) for letter in word)
    return word


def replaced(
    text: str, pattern: "re.Pattern[str]", with_: Callable[["re.Match[str]"], str | None]
) -> tuple[Normalised, list[tuple[int, int]]]:
    """`text` with each match of `pattern` replaced by what `with_` makes of it (None leaves it as it is).

    Every character of a replacement stands for the whole match. Also returns where the replacements stand in the new
    text, end exclusive; an empty replacement has the place between its neighbours, widened by one on each side.
    """
    parts: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    changed: list[tuple[int, int]] = []
    length = last = 0

    def keep(start: int, end: int) -> int:
        parts.append(text[start:end])
        starts.extend(range(start, end))
        ends.extend(range(start + 1, end + 1))
        return end - start

    for match, new in _replacements(text, pattern, with_):
        length += keep(last, match.start())
        changed.append((length, length + len(new)) if new else (max(length - 1, 0), length + 1))
        parts.append(new)
        starts.extend([match.start()] * len(new))
        ends.extend([match.end()] * len(new))
        length += len(new)
        last = match.end()
    keep(last, len(text))
    return Normalised("".join(parts), tuple(starts), tuple(ends)), changed


def _replacements(
    text: str, pattern: "re.Pattern[str]", with_: Callable[["re.Match[str]"], str | None]
) -> Iterator[tuple["re.Match[str]", str]]:
    for match in pattern.finditer(text):
        new = with_(match)
        if new is not None:
            yield match, new
