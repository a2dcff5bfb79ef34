"""The shape of one language's rules: patterns that fill slots, and signs of time, negation and subject."""

import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SlotPattern:
    """One way of filling a slot.

    The groups of `regex`: `v` the value, `of` the slot's qualifier, `neg` a negation, `past` a verb of the past.
    `choice` is the value where the wording itself names it, `bounds` where it says how many at least and at most;
    neither and no `v` means that the slot is filled by nothing ("no allergies").
    """

    slot: str
    regex: re.Pattern[str]
    choice: str = ""
    negated: bool = False
    bounds: tuple[float, float] | None = None
    at_least: bool = False  # the value is a lower bound: "never before ten"
    implied: bool = False  # enough to clash with the opposite, too little to be the same fact
    doubtful: bool = False  # several such values may hold at once, even where the slot usually has one


@dataclass(frozen=True, slots=True)
class Grammar:
    """One language's rules. The patterns read text that went through `canonical`, one segment at a time."""

    canonical: Callable[[str], str]
    segments: re.Pattern[str]
    fillers: re.Pattern[str]  # left out before the slots' patterns are tried
    value_end: re.Pattern[str]  # where a value ends at the latest
    patterns: tuple[SlotPattern, ...]
    subjects: tuple[tuple[str, re.Pattern[str]], ...]  # another person whom a segment is about
    scopes: tuple[tuple[str, re.Pattern[str]], ...]  # what a statement is limited to
    me: str  # what stands in for another person, so that the patterns fit
    negation: re.Pattern[str]
    hypothetical: re.Pattern[str]
    planned: re.Pattern[str]
    past: re.Pattern[str]
    ended: re.Pattern[str]
    no_longer: re.Pattern[str]  # a denial that says that it was otherwise before
    changed: re.Pattern[str]


def compiled(pattern: str) -> re.Pattern[str]:
    """`pattern` for text of any case."""
    return re.compile(pattern, re.IGNORECASE)


def named(table: dict[str, str]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """A table of names and patterns, compiled."""
    return tuple((name, compiled(pattern)) for name, pattern in table.items())
