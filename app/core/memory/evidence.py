"""Whether a fact rests on the person's own words: not on a quotation, a document, a memory or a model's invention."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from app.core.text.analyzer import folded, query_terms, terms
from app.core.text.commands.own_words import own_lines
from app.core.text.language import HAN

# Share of the fact's words that have to stand in one message, and a little more: of two words, both.
_LEAST_SHARE = 0.51
_NUMBER = re.compile(r"\d+(?:[.,:]\d+)*")
# A word with a capital inside the clause: a name, which nobody rephrases.
_NAME = re.compile(r"(?<=[\w,;:»\"')] )[A-ZÀ-ÞА-ЯЁ][\w'’\-]+")
_SUBJECT = frozenset(query_terms("user пользователь"))
_SUBJECT_ZH = re.compile("用户的?")  # before Chinese is cut into pairs: 户吃 is no word of anybody
_DENIAL = re.compile(
    r"\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|\w+n['’]t)\b"
    r"|(?<!\w)(?:не|нет|ни|никогда|никто|ничего|без)(?!\w)|[不没無无未别]",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[,;.!?\n，；。！？]|\b(?:but|and|because|so)\b|(?<!\w)(?:но|а|и|потому)(?!\w)", re.IGNORECASE)
_HAN = re.compile(f"[{HAN}]")


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the person, in their own words."""

    message_id: int
    text: str


def rests_on(fact: str, said: Sequence[Said]) -> int | None:
    """The message of the person that `fact` rests on, the latest that holds it; None when none does.

    Its numbers and names have to stand there as they are, more than half of its words in some form, and what it denies
    or affirms has to be denied or affirmed there. Lines that quote somebody else, and code, are nobody's own words.
    """
    wanted = _words_of(fact)
    exact = [folded(word) for word in (*_NUMBER.findall(fact), *_NAME.findall(fact))]
    for message in reversed(said):
        own = "\n".join(line for line in own_lines(message.text) if line)
        plain = folded(own)
        there = all(_holds(plain, word) for word in exact) and _share(wanted, own) >= _LEAST_SHARE
        if there and _same_sense(fact, wanted, own):
            return message.message_id
    return None


def speaks_of(text: str, said: Sequence[Said]) -> bool:
    """Whether the person's own words speak of the same thing, whatever they say about it."""
    wanted = _words_of(text)
    own = ("\n".join(line for line in own_lines(message.text) if line) for message in said)
    return any(_share(wanted, words) >= _LEAST_SHARE for words in own)


def _words_of(fact: str) -> set[str]:
    """The terms of a fact without its subject, the user."""
    return {term for term in query_terms(_SUBJECT_ZH.sub(" ", fact)) if term not in _SUBJECT}


def _same_sense(fact: str, wanted: set[str], own: str) -> bool:
    """Whether a clause about the same is denied where the fact denies, and affirmed where it affirms."""
    clauses = [clause for clause in _CLAUSE.split(own) if clause and _share(wanted, clause) > 0]
    denies = _DENIAL.search(fact) is not None
    return not clauses or any((_DENIAL.search(clause) is not None) == denies for clause in clauses)


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
