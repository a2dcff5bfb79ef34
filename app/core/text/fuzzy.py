"""Finding titles by what a person types of them: all, a beginning, a part, words in any order, with typos.

Each way has a range of scores of its own, so that a better way always comes first.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import process
from rapidfuzz.distance import OSA

from app.core.text.analyzer import HAN_LETTER, folded, word_places
from app.core.text.places import Folded, Span, folded_places, joined

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


@dataclass(frozen=True, slots=True)
class _Found:
    """A `Match` whose marks are places in the folded title."""

    place: int
    score: float
    marks: Sequence[Span]


def find_titles(query: str, titles: Sequence[str], limit: int) -> list[Match]:
    """The titles that fit `query`, best first and at most `limit`; equally good ones stay in their order."""
    wanted = " ".join(folded(query).split())
    if not wanted:
        return []
    words = [wanted[start:end] for start, end in word_places(wanted)]
    texts = [folded_places(title).text for title in titles]
    at_word = re.compile(r"(?<![^\W_])" + re.escape(wanted))
    found = [one for place, text in enumerate(texts) if (one := _direct(place, text, wanted, at_word, words))]
    if len(found) < _ENOUGH and any(map(_typos, words)):
        direct = {one.place for one in found}
        known = {word for title in titles for word in _words(title)}
        alike = [_like(word, known) for word in words]
        left = ((place, text) for place, text in enumerate(texts) if place not in direct)
        found += [one for place, text in left if (one := _with_typos(place, text, words, alike))]
    found.sort(key=lambda one: -one.score)
    return [_match(one, folded_places(titles[one.place])) for one in found[:limit]]


def _match(found: _Found, title: Folded) -> Match:
    return Match(found.place, found.score, joined(title.original(*mark) for mark in found.marks))


def _direct(place: int, text: str, wanted: str, at_word: re.Pattern[str], words: Sequence[str]) -> _Found | None:
    """A title that holds the query, or each of its words."""
    start = text.find(wanted)
    if start >= 0:
        share = _MORE * len(wanted) / len(text)
        begun = None if start == 0 else at_word.search(text, start)
        score = (_BEGINNING if start == 0 else _PART if begun is None else _WORD) + share
        start = start if begun is None else begun.start()
        exact = len(wanted) == len(text) or text.strip() == wanted
        return _Found(place, _EXACT if exact else score, [(start, start + len(wanted))])
    if len(words) < 2 or not all(word in text for word in words):
        return None
    starts = [text.find(word) for word in words]
    spans = [(start, start + len(word)) for start, word in zip(starts, words, strict=True)]
    return _Found(place, _WORDS + _MORE * len(wanted) / len(text), spans)


def _with_typos(place: int, text: str, words: Sequence[str], alike: Sequence[Mapping[str, Likeness]]) -> _Found | None:
    """A title with something like each word of the query."""
    spans: list[Span] = []
    scores: list[float] = []
    for word, like in zip(words, alike, strict=True):
        start = text.find(word)
        if start >= 0:
            spans.append((start, start + len(word)))
            scores.append(1.0)
            continue
        known = [(like[found], begin) for begin, end in word_places(text) if (found := text[begin:end]) in like]
        if not known:
            return None
        (score, part), begin = max(known)
        spans.append((begin + part[0], begin + part[1]))
        scores.append(score)
    return _Found(place, _TYPO + _MORE * sum(scores) / len(scores), spans)


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
