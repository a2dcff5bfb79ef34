"""The gate: what every text passes on its way to the disk."""

import asyncio
import logging
import re
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.core.errors import AppError, ErrorCode
from app.core.models import Finding, GateVerdict, PrivacyAction, Redaction, Target
from app.core.privacy.clean_text import GATE_SEAL, CleanText
from app.core.privacy.deep import DeepReader
from app.core.privacy.normalise import normalise
from app.core.privacy.placeholders import PlaceholderBook, mask_of
from app.core.privacy.policy import TYPES, Policy, confirm

_PLACEHOLDER = re.compile("<(?:" + "|".join(TYPES) + r")(?:_\d+)?>")
_CERTAIN = 0.97  # the score of what a checksum over all of it confirms
_DEEP_SCORE = 0.5  # of what a deeper reading adds: what a rule says about the same place counts for more
_MOST_PASSED = 5_000  # texts remembered as clean
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

    def __init__(self, book: PlaceholderBook, policy: Policy | None = None) -> None:
        self._book = book
        self._policy = policy or Policy()
        self.readers: tuple[DeepReader, ...] = ()  # deeper readings, where the person chose them
        self._passed: set[tuple[Target, str]] = set()  # found clean by `pass_again`
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

    async def clean(self, text: str, target: Target, *, deep: bool = True) -> Cleaned:
        """The stored form of `text`. The search runs in a worker thread; placeholders are numbered on the caller's.

        Not `deep` where the text was cleaned before, as a whole: deeper readings are slow.

        Raises `AppError(GATE_FAILED)`; nothing of the text is in the exception.
        """
        return self._seal(text, await self._read(text, self.readers if deep else ()), target)

    def clean_now(self, text: str, target: Target) -> Cleaned:
        """Like `clean`, on the caller's thread."""
        return self._seal(text, self._search(text), target)

    @property
    def policy(self) -> Policy:
        """What is done about each type."""
        return self._policy

    @policy.setter
    def policy(self, policy: Policy) -> None:
        self._policy = policy
        self._passed.clear()

    async def look(self, text: str, target: Target) -> tuple[Finding, ...]:
        """What would be taken out of `text`, which is still being written: nothing is numbered or kept.

        Raises what `clean` raises.
        """
        quick = [reader for reader in self.readers if reader.quick]
        return self._findings(text, await self._read(text, quick), target, numbered=False)

    async def pass_again(self, texts: Sequence[str], target: Target) -> list[str]:
        """Stored texts on their way to a model, cleaned by the rules of today. What was clean is not searched twice
        under the same policy."""
        result = []
        for text in texts:
            known = (target, text)
            if known not in self._passed:
                cleaned = self._seal(text, await self._read(text, ()), target).text.value
                if cleaned != text:
                    result.append(cleaned)
                    continue
                if len(self._passed) >= _MOST_PASSED:
                    self._passed.clear()
                self._passed.add(known)
            result.append(text)
        return result

    def allow(self, type_: str, value: str, confirmation: str = "") -> None:
        """Let this value be stored from now on. Writes: on the caller's thread.

        Raises `AppError`: BAD_TYPE; CONFIRMATION_NEEDED for a secret whose type `confirmation` does not spell out.
        """
        if type_ not in TYPES:
            raise AppError(ErrorCode.BAD_TYPE, type=type_)
        confirm(type_, confirmation)
        self._book.allow(type_, _comparable(value), mask_of(value))

    def _guarded_load(self) -> None:
        try:
            self.load()
        except Exception as error:  # noqa: BLE001 (whatever it is, nothing is stored without the gate)
            raise AppError(ErrorCode.GATE_FAILED, type=type(error).__name__) from None

    async def _read(self, text: str, readers: Sequence[DeepReader]) -> list[_Span]:
        """What the recognizers find, in a worker thread, and what the deeper readings add to it."""
        if not text:
            return []
        spans = await asyncio.to_thread(self._search, text)
        try:
            for reader in readers:
                spans += [_Span(one.type, one.start, one.end, _DEEP_SCORE) for one in await reader.read(text)]
        except Exception as error:  # noqa: BLE001 (whatever it is, the text stays out)
            raise AppError(ErrorCode.GATE_FAILED, type=type(error).__name__) from None
        return spans

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
        return found

    def _seal(self, text: str, spans: list[_Span], target: Target) -> Cleaned:
        findings = self._findings(text, spans, target, numbered=True)
        parts: list[str] = []
        last = 0
        for finding in findings:
            parts += [text[last : finding.start], finding.placeholder]
            last = finding.end
        stored = "".join((*parts, text[last:]))
        refused = any(finding.action is PrivacyAction.REFUSE for finding in findings)
        verdict = GateVerdict.REFUSED if refused else GateVerdict.REDACTED if findings else GateVerdict.CLEAN
        return Cleaned(CleanText(stored, GATE_SEAL), Redaction(stored, verdict, findings))

    def _findings(self, text: str, spans: list[_Span], target: Target, *, numbered: bool) -> tuple[Finding, ...]:
        """What is not stored as it is, by the policy and without what the person allowed."""
        # What is kept goes first: it must not swallow what overlaps it and is not kept.
        removed = [span for span in spans if self._policy.action(span.type, target) is not PrivacyAction.KEEP]
        findings: list[Finding] = []
        for span in _apart(_around_placeholders(removed, text)):
            action = self._policy.action(span.type, target)
            value = _comparable(text[span.start : span.end])
            if self._book.allows(span.type, value):
                continue
            secret = TYPES[span.type].secret
            number = f"_{self._book.number(span.type, value)}" if numbered and not secret else ""
            placeholder = f"<{span.type}{number}>"
            findings.append(Finding(span.type, span.start, span.end, span.score, secret, placeholder, action))
        return tuple(findings)


def _comparable(value: str) -> str:
    """The same value written in another way is the same: separators and case do not count."""
    plain = normalise(value).text.casefold()
    return "".join(character for character in plain if character.isalnum() or character in "@.:")


def _around_placeholders(spans: list[_Span], text: str) -> list[_Span]:
    """Placeholders that already stand in the text are left alone, unless what was found says more than they do: then
    it takes them in whole ("password: <PHONE>hunter2")."""
    taken = [match.span() for match in _PLACEHOLDER.finditer(text)]
    found = []
    for span in spans:
        within = [(start, end) for start, end in taken if start < span.end and span.start < end]
        if not within:
            found.append(span)
            continue
        whole = _Span(span.type, min(span.start, within[0][0]), max(span.end, within[-1][1]), span.score)
        if any(character.isalnum() for character in _PLACEHOLDER.sub("", text[whole.start : whole.end])):
            found.append(whole)
    return found


def _apart(spans: list[_Span]) -> list[_Span]:
    """Spans that overlap become one."""
    merged: list[_Span] = []
    for span in sorted(spans, key=lambda span: (span.start, -span.end)):
        if not merged or span.start >= merged[-1].end:
            merged.append(span)
            continue
        best = _stronger(merged[-1], span)
        merged[-1] = _Span(best.type, merged[-1].start, max(merged[-1].end, span.end), best.score)
    return merged


def _stronger(one: _Span, other: _Span) -> _Span:
    """Which of two overlapping spans says what it is: the one that is certain (an IBAN whose digits pass for a
    card's), then a secret, then the longer, then the surer."""
    return max(
        one,
        other,
        key=lambda span: (span.score >= _CERTAIN, TYPES[span.type].secret, span.end - span.start, span.score),
    )


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
