"""Rules as Presidio recognizers: a pattern, what marks the private part of it, the words it stands near, a check."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import regex
from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts

LANGUAGE = "en"  # Presidio asks for one; our patterns carry the words of all three
SECONDS = 1.0  # a pattern that needs longer for one piece of text has met something made to stall it
# Digits, the underscore and the letters of Latin, Greek, Cyrillic and the other scripts that set words apart.
_LETTERS = r"0-9A-Za-z_\u00c0-\u02af\u0370-\u1fff"
_PARTS = regex.compile(r"\\.|.", regex.DOTALL)
_FLAGS = regex.IGNORECASE | regex.MULTILINE | regex.VERSION0


def anything(_value: str) -> bool:
    """No further check."""
    return True


@dataclass(frozen=True, slots=True)
class Near:
    """Words of which one must stand near the private part: within `before` characters before it or `after` behind.

    `words` is the inside of a pattern, alternatives in all three languages.
    """

    words: str
    before: int = 40
    after: int = 0

    @property
    def pattern(self) -> Any:
        """The words as a pattern; some in a row are one match."""
        return compiled(f"(?:{self.words}){{1,50}}")


@dataclass(frozen=True, slots=True)
class Rule:
    """One way that a type of private data shows.

    The private part is the group `v` where the pattern has one, else the whole match; `check` has the last word on it.
    `hints` are pieces (lower case) of which every text with a match holds one: a quick look that spares the search.
    """

    type: str
    pattern: str
    check: Callable[[str], bool] = anything
    score: float = 0.9
    near: Near | None = None
    hints: tuple[str, ...] = ()


@cache
def compiled(pattern: str) -> Any:
    """`pattern` as every rule is read: case does not count, ^ and $ are those of a line, words end where Chinese
    begins."""
    return regex.compile(words_apart(pattern), _FLAGS)


def words_apart(pattern: str) -> str:
    r"""`pattern` with `\w` and `\b` that know only scripts with spaces between words.

    To a regular expression 密码 and "abc" in 密码abc are one word; to a reader the one ends where the other begins.
    """
    parts = _PARTS.findall(pattern)
    inside = False  # a class, "[...]"
    for place, part in enumerate(parts):
        if part == r"\w":
            parts[place] = _LETTERS if inside else f"[{_LETTERS}]"
        elif part == r"\b" and not inside:
            before, behind = "".join(parts[:place])[-1:], "".join(parts[place + 1 : place + 2])
            begins = before in {"", "(", "|", ":"} or behind.isalpha()
            parts[place] = f"(?<![{_LETTERS}])" if begins else f"(?![{_LETTERS}])"
        inside = part == "[" or (inside and part != "]")
    return "".join(parts)


class RuleRecognizer(EntityRecognizer):
    """The rules of one family."""

    def __init__(self, name: str, rules: Sequence[Rule]) -> None:
        self.rules = tuple(rules)
        super().__init__(
            supported_entities=sorted({rule.type for rule in rules}), name=name, supported_language=LANGUAGE
        )
        for rule in self.rules:
            compiled(rule.pattern)

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """What the rules find. `TimeoutError` when a pattern stalls: the gate then fails closed."""
        del entities, nlp_artifacts
        low = text.lower()
        found: list[RecognizerResult] = []
        words: dict[str, list[tuple[int, int]]] = {}
        for rule in self.rules:
            if rule.hints and not any(hint in low for hint in rule.hints):
                continue
            pattern = compiled(rule.pattern)
            group = "v" if "v" in pattern.groupindex else 0
            near = rule.near
            for match in pattern.finditer(text, timeout=SECONDS):
                start, end = match.span(group)
                if near is not None:
                    if near.words not in words:  # looked for only where there is something they may be near to
                        spans = near.pattern.finditer(text, timeout=SECONDS)
                        words[near.words] = [word.span() for word in spans]
                    if not _stands_near(words[near.words], near, start, end):
                        continue
                if end > start and rule.check(text[start:end]):
                    found.append(RecognizerResult(rule.type, start, end, rule.score))
        return found


def _stands_near(words: list[tuple[int, int]], near: Near, start: int, end: int) -> bool:
    """`words` are in order and apart, so that only the last one before and the first one behind matter."""
    behind = bisect_left(words, (end, end))
    before = bisect_right(words, start, key=lambda word: word[1]) - 1
    return (before >= 0 and start - words[before][1] <= near.before) or (
        behind < len(words) and words[behind][0] - end <= near.after
    )
