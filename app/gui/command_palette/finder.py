"""Finding entries by a few letters; knows no Qt.

What begins with the letters comes first, then what has a word that does, then what holds them anywhere; where that is
little, what is spelt alike (RapidFuzz). What was chosen lately stands above its equals.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rapidfuzz import fuzz, process

_ENOUGH = 8  # results by which spelling errors need not be thought of
_ALIKE = 78.0  # of 100
_SHORTEST = 4  # letters: fewer are like anything
_WORDS = re.compile(r"\w+")


class Kind(StrEnum):
    """What an entry is; earlier ones stand above their equals."""

    ACTION = "action"
    SETTING = "setting"
    CHAT = "chat"
    MEMORY = "memory"


_WEIGHT = {Kind.ACTION: 6.0, Kind.SETTING: 4.0, Kind.CHAT: 3.0, Kind.MEMORY: 0.0}


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to do or to open. `id` is made of its kind and its name or number: it may be kept."""

    kind: Kind
    key: str
    words: str
    detail: str  # where else it is found: menu, day
    keys: str
    act: Callable[[], None]
    also: str = ""  # what else it is found by, unseen

    @property
    def id(self) -> str:
        """E.g. "action:new", "chat:12"."""
        return f"{self.kind}:{self.key}"


class Finder:
    """Looks through a fixed set of entries."""

    def __init__(self, entries: Sequence[Entry], recent: Sequence[str]) -> None:
        self._entries = list(entries)
        self._names = [entry.words.casefold() for entry in entries]
        self._seen = [f"{entry.words} {entry.detail}".casefold() for entry in entries]
        self._texts = [f"{seen} {entry.also}".casefold() for seen, entry in zip(self._seen, entries, strict=True)]
        self._recent = {id_: place for place, id_ in enumerate(recent)}

    def find(self, query: str, limit: int = 50) -> list[Entry]:
        """The best entries for `query`. For nothing: what was chosen lately, then every action."""
        words = query.casefold().split()
        if not words:
            known = {entry.id: entry for entry in self._entries}
            lately = [known[id_] for id_ in self._recent if id_ in known]
            rest = [entry for entry in self._entries if entry.kind is Kind.ACTION and entry.id not in self._recent]
            return [*lately, *rest][:limit]
        scores = {
            place: _score(text, self._names[place], words) + self._bonus(place)
            for place, text in enumerate(self._texts)
            if all(word in text for word in words)
        }
        if len(scores) < _ENOUGH and self._texts and max(map(len, words)) >= _SHORTEST:
            worst = process.cdist(words, self._seen, scorer=fuzz.partial_ratio, score_cutoff=_ALIKE).min(axis=0)
            for place in worst.nonzero()[0].tolist():
                scores.setdefault(place, float(worst[place]) / 2 + self._bonus(place))
        best = sorted(scores, key=lambda place: (-scores[place], place))
        return [self._entries[place] for place in best[:limit]]

    def _bonus(self, place: int) -> float:
        entry = self._entries[place]
        lately = self._recent.get(entry.id)
        return _WEIGHT[entry.kind] + (0.0 if lately is None else 12.0 - min(lately, 10))


def _score(text: str, name: str, words: Sequence[str]) -> float:
    if text.startswith(" ".join(words)):
        return 100.0
    beginnings = _WORDS.findall(text)
    beginning = sum(any(other.startswith(word) for other in beginnings) for word in words)
    named = sum(word in name for word in words)  # rather than found by the menu it stands in
    return 50.0 + (30.0 * beginning + 20.0 * named) / len(words)
