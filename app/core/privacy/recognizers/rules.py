"""Rules as Presidio recognizers: a pattern, what marks the private part of it, and a check."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import regex
from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts

LANGUAGE = "en"  # Presidio asks for one; our patterns carry the words of all three
SECONDS = 1.0  # a pattern that needs longer for one piece of text has met something made to stall it


def anything(_value: str) -> bool:
    """No further check."""
    return True


@dataclass(frozen=True, slots=True)
class Rule:
    """One way that a type of private data shows.

    The private part is the group `v` where the pattern has one, else the whole match; `check` has the last word on it.
    """

    type: str
    pattern: str
    check: Callable[[str], bool] = anything
    score: float = 0.9


class RuleRecognizer(EntityRecognizer):
    """The rules of one family."""

    def __init__(self, name: str, rules: Sequence[Rule]) -> None:
        self._rules = [(rule, regex.compile(rule.pattern, regex.IGNORECASE | regex.MULTILINE)) for rule in rules]
        super().__init__(
            supported_entities=sorted({rule.type for rule in rules}), name=name, supported_language=LANGUAGE
        )

    def load(self) -> None:
        """Nothing to load."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        """What the rules find. `TimeoutError` when a pattern stalls: the gate then fails closed."""
        del entities, nlp_artifacts
        found: list[RecognizerResult] = []
        for rule, pattern in self._rules:
            for match in pattern.finditer(text, timeout=SECONDS, overlapped=False):
                start, end = match.span("v" if "v" in pattern.groupindex else 0)
                if end > start and rule.check(text[start:end]):
                    found.append(RecognizerResult(rule.type, start, end, rule.score))
        return found
