"""Finding titles by what a person types of them: all, a beginning, a part, words in any order, with typos.

Each way has a range of scores of its own, so that a better way always comes first.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import process
from rapidfuzz.distance import OSA

from app.core.text.analyzer import HAN_LETTER, folded, word_places
from app.core.text.places import Span, folded_places, joined

_EXACT = 1.0
_BEGINNING = 0.9  # of the title; each of these and what is less than 0.09 more, the more of the title was typed
_WORD = 0.8  # at the beginning of a word
_PART = 0.7
_WORDS = 0.6  # each word of the query somewhere
_TYPO = 0.4
_MORE = 0.09
_ENOUGH = 50  # found without looking for typos
_LETTERS_A_TYPO = (4, 7)  # letters from which a word may have one typo, and two
_HAN_A_TYPO = (3, 6)

Likeness = tuple[float, Span]  # of a word: how like it is (0 to 1), and which part of it


@dataclass(frozen=True, slots=True)
class Match:
    """A title that was found: its place in the list, how well it fits (0 to 1), and the parts of it that do."""

    place: int
    score: float
    marks: tuple[Span, ...]


def find_titles(query: str, titles: Sequence[str]) -> list[Match]:
    """The titles that fit `query`, best first; equally good ones stay in their order."""
    wanted = " ".join(folded(query).split())
    if not wanted:
        return []
    words = [wanted[start:end] for start, end in word_places(wanted)]
    found = [match for place, title in enumerate(titles) if (match := _direct(place, title, wanted, words))]
    if len(found) < _ENOUGH and any(map(_typos, words)):
        direct = {match.place for match in found}
        left = [place for place in range(len(titles)) if place not in direct]
        known = {word for title in titles for word in _words(title)}
        alike = [_like(word, known) for word in words]
        found += [match for place in left if (match := _with_typos(place, titles[place], words, alike))]
    return sorted(found, key=lambda match: -match.score)


def _direct(place: int, title: str, wanted: str, words: Sequence[str]) -> Match | None:
    """A title that holds the query, or each of its words."""
    places = folded_places(title)
    start = places.text.find(wanted)
    share = _MORE * len(wanted) / max(len(places.text), 1)
    if start >= 0:
        begins = [begin for begin, _end in word_places(places.text)]
        at_word = next((begin for begin in begins if places.text.startswith(wanted, begin)), None)
        start = start if at_word is None else at_word
        score = _BEGINNING if start == 0 else _WORD if at_word is not None else _PART
        exact = wanted == places.text.strip()
        return Match(place, _EXACT if exact else score + share, (places.original(start, start + len(wanted)),))
    spans = [(places.text.find(word), len(word)) for word in words]
    if not words or any(start < 0 for start, _length in spans):
        return None
    return Match(place, _WORDS + share, joined(places.original(start, start + length) for start, length in spans))


def _with_typos(place: int, title: str, words: Sequence[str], alike: Sequence[Mapping[str, Likeness]]) -> Match | None:
    """A title with something like each word of the query."""
    places = folded_places(title)
    spans: list[Span] = []
    scores: list[float] = []
    for word, like in zip(words, alike, strict=True):
        start = places.text.find(word)
        if start >= 0:
            spans.append(places.original(start, start + len(word)))
            scores.append(1.0)
            continue
        found = [
            (like[text], begin) for begin, end in word_places(places.text) if (text := places.text[begin:end]) in like
        ]
        if not found:
            return None
        (score, part), begin = max(found)
        spans.append(places.original(begin + part[0], begin + part[1]))
        scores.append(score)
    return Match(place, _TYPO + _MORE * sum(scores) / len(scores), joined(spans))


def _like(word: str, known: Collection[str]) -> dict[str, Likeness]:
    """The known words that are `word`, which may be unfinished, with a typo or two."""
    most = _typos(word)
    if not most:
        return {}
    choices = {(one, part): one[slice(*part)] for one in known for part in _parts(one, len(word))}
    found: dict[str, Likeness] = {}
    for _text, distance, (one, part) in process.extract(
        word, choices, scorer=OSA.distance, score_cutoff=most, limit=None
    ):
        found[one] = max(found.get(one, (0.0, part)), (1 - distance / len(word), part))
    return found


def _typos(word: str) -> int:
    """How many typos a word may have."""
    limits = _HAN_A_TYPO if HAN_LETTER.match(word) else _LETTERS_A_TYPO
    return sum(len(word) >= limit for limit in limits)


def _parts(word: str, length: int) -> set[Span]:
    """What of a word may have been typed: all of it, about so many letters of its beginning; of a run of Chinese
    characters, which has no words to our eye, any part of this length."""
    if HAN_LETTER.match(word):
        return {(start, start + length) for start in range(len(word) - length + 1)}
    return {(0, min(end, len(word))) for end in (length - 1, length, length + 1, len(word))}


@lru_cache(maxsize=50_000)
def _words(title: str) -> tuple[str, ...]:
    text = folded_places(title).text
    return tuple(text[start:end] for start, end in word_places(text))
