"""Whether a fact rests on the person's own words: not on a quotation, a document, a memory or a model's invention."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.core.text.analyzer import folded, query_terms, terms
from app.core.text.commands.own_words import own_lines
from app.core.text.language import HAN

# Share of the fact's words that have to stand in one message: models say "is employed at" for "work for".
_LEAST_SHARE = 0.5
_NUMBER = re.compile(r"\d+(?:[.,:]\d+)*")
# A word with a capital inside the clause: a name, which nobody rephrases.
_NAME = re.compile(r"(?<=[\w,;:»\"')] )[A-ZÀ-ÞА-ЯЁ][\w'’\-]+")
_SUBJECT = frozenset([*query_terms("user пользователь"), "用户"])
_HAN = re.compile(f"[{HAN}]")


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the person, in their own words."""

    message_id: int
    text: str


def rests_on(fact: str, said: Sequence[Said]) -> int | None:
    """The message of the person that `fact` rests on, the latest that holds it; None when none does.

    Its numbers and names have to stand there as they are, and half of its other words in some form. Lines that quote
    somebody else, and code, are nobody's own words.
    """
    wanted = {term for term in query_terms(fact) if term not in _SUBJECT}
    exact = [folded(word) for word in (*_NUMBER.findall(fact), *_NAME.findall(fact))]
    for message in reversed(said):
        own = " ".join(line for line in own_lines(message.text) if line)
        plain = folded(own)
        if all(_holds(plain, word) for word in exact) and _share(wanted, own) >= _LEAST_SHARE:
            return message.message_id
    return None


def _holds(plain: str, word: str) -> bool:
    """Whether a name or a number stands in a text; a name may be inflected ("в Лиссабоне")."""
    if word[:1].isdigit():
        return re.search(rf"(?<![\d.,]){re.escape(word)}(?![\d])", plain) is not None
    return word in plain or set(terms(word)) <= set(terms(plain)) or (len(word) > 4 and word[:-2] in plain)


def _share(wanted: set[str], own: str) -> float:
    if not wanted:
        return 1.0
    there = set(terms(own))
    return sum(term in there or _alike(term, there) for term in wanted) / len(wanted)


def _alike(term: str, there: set[str]) -> bool:
    """Stems of one family: "vegetarian" and "vegetarianism", "жив" and "живу"."""
    return (
        len(term) >= 3
        and not _HAN.search(term)
        and any(len(other) >= 3 and (other.startswith(term) or term.startswith(other)) for other in there)
    )
