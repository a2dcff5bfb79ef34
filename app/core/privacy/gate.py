"""The gate: what every text passes on its way to the disk."""

import asyncio
import logging
import re
import threading
from dataclasses import dataclass
from typing import Any

from app.core.errors import AppError, ErrorCode
from app.core.models import Finding, GateVerdict, Redaction, Target
from app.core.privacy.clean_text import GATE_SEAL, CleanText
from app.core.privacy.normalise import normalise
from app.core.privacy.placeholders import PlaceholderBook
from app.core.privacy.policy import TYPES

_PLACEHOLDER = re.compile("<(?:" + "|".join(TYPES) + r")(?:_\d+)?>")
_PIECE, _OVERLAP = 20_000, 2_000  # characters: longer texts are searched in pieces that overlap


@dataclass(frozen=True, slots=True)
class Cleaned:
    """A text's stored form, as the store takes it and as a person reads it."""

    text: CleanText
    redaction: Redaction


@dataclass(frozen=True, slots=True)
class _Span:
    """Something private in the original text."""

    type: str
    start: int
    end: int
    score: float


class Gate:
    """Finds what is private and takes it out. Fails closed: a text that cannot be searched is not let through."""

    def __init__(self, book: PlaceholderBook) -> None:
        self._book = book
        self._analyzer: Any = None
        self._loading = threading.Lock()

    def load(self) -> None:
        """Build the recognizers: some two seconds, once; safe from several threads."""
        with self._loading:
            if self._analyzer is None:
                self._analyzer = _analyzer()

    async def ready(self) -> None:
        """Load in a worker thread, where that has not happened yet."""
        if self._analyzer is None:
            await asyncio.to_thread(self._guarded_load)

    async def clean(self, text: str, target: Target) -> Cleaned:
        """The stored form of `text`. The search runs in a worker thread; placeholders are numbered on the caller's.

        Raises `AppError(GATE_FAILED)`; nothing of the text is in the exception.
        """
        spans = await asyncio.to_thread(self._search, text) if text else []
        return self._seal(text, spans, target)

    def clean_now(self, text: str, target: Target) -> Cleaned:
        """Like `clean`, on the caller's thread."""
        return self._seal(text, self._search(text), target)

    def _guarded_load(self) -> None:
        try:
            self.load()
        except Exception as error:  # noqa: BLE001 (whatever it is, nothing is stored without the gate)
            raise AppError(ErrorCode.GATE_FAILED, type=type(error).__name__) from None

    def _search(self, text: str) -> list[_Span]:
        try:
            self.load()
            plain = normalise(text)
            found = []
            for start in range(0, max(len(plain.text), 1), _PIECE - _OVERLAP):
                piece = plain.text[start : start + _PIECE]
                for result in self._analyzer.analyze(piece, language="en"):
                    begin, end = plain.span(start + result.start, start + result.end)
                    found.append(_Span(result.entity_type, begin, end, result.score))
        except Exception as error:  # noqa: BLE001 (whatever it is, the text stays out)
            raise AppError(ErrorCode.GATE_FAILED, type=type(error).__name__) from None
        return _apart(found, _placeholders(text))

    def _seal(self, text: str, spans: list[_Span], target: Target) -> Cleaned:
        findings: list[Finding] = []
        parts: list[str] = []
        last = 0
        for span in spans:
            secret = TYPES[span.type].secret
            placeholder = f"<{span.type}>" if secret else f"<{span.type}_{self._number(span, text)}>"
            findings.append(Finding(span.type, span.start, span.end, span.score, secret, placeholder))
            parts += [text[last : span.start], placeholder]
            last = span.end
        stored = "".join((*parts, text[last:]))
        refused = target is Target.MEMORY and any(finding.secret for finding in findings)
        verdict = GateVerdict.REFUSED if refused else GateVerdict.REDACTED if findings else GateVerdict.CLEAN
        return Cleaned(CleanText(stored, GATE_SEAL), Redaction(stored, verdict, tuple(findings)))

    def _number(self, span: _Span, text: str) -> int:
        """The same value written in another way gets the same number: separators and case do not count."""
        plain = normalise(text[span.start : span.end]).text.casefold()
        value = "".join(character for character in plain if character.isalnum() or character in "@.:")
        return self._book.number(span.type, value)


def _apart(spans: list[_Span], taken: list[tuple[int, int]]) -> list[_Span]:
    """Spans that overlap become one: a secret's type wins, then the longer, then the surer. Placeholders that already
    stand in the text are left alone."""
    free = [span for span in spans if not any(start < span.end and span.start < end for start, end in taken)]
    merged: list[_Span] = []
    for span in sorted(free, key=lambda span: (span.start, -span.end)):
        if not merged or span.start >= merged[-1].end:
            merged.append(span)
            continue
        best = max(merged[-1], span, key=lambda one: (TYPES[one.type].secret, one.end - one.start, one.score))
        merged[-1] = _Span(best.type, merged[-1].start, max(merged[-1].end, span.end), best.score)
    return merged


def _placeholders(text: str) -> list[tuple[int, int]]:
    return [match.span() for match in _PLACEHOLDER.finditer(text)]


def _analyzer() -> Any:
    """Presidio's engine over our recognizers. Imported here: it takes two seconds, and the window comes first."""
    # Presidio tells at each start what it does not use; our own logs hold codes only.
    logging.getLogger("presidio-analyzer").setLevel(logging.ERROR)
    from presidio_analyzer import AnalyzerEngine, RecognizerRegistry  # noqa: PLC0415
    from presidio_analyzer.nlp_engine import NoOpNlpEngine  # noqa: PLC0415

    from app.core.privacy.recognizers.all import recognizers  # noqa: PLC0415

    nlp = NoOpNlpEngine([{"lang_code": "en", "model_name": "none"}])
    nlp.load()
    registry = RecognizerRegistry(recognizers=recognizers(), supported_languages=["en"])
    return AnalyzerEngine(registry=registry, nlp_engine=nlp, supported_languages=["en"])
