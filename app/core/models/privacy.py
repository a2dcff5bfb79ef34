"""What is private, and what is done about it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Target(StrEnum):
    """What a text is about to become; the privacy policy may differ."""

    MEMORY = "memory"
    CHAT = "chat"


class GateVerdict(StrEnum):
    """What the privacy gate decided about a whole text."""

    CLEAN = "clean"
    REDACTED = "redacted"
    REFUSED = "refused"


class PrivacyAction(StrEnum):
    """What is done about a type of private data."""

    REFUSE = "refuse"  # what holds it is not stored at all
    REDACT = "redact"  # a placeholder stands in its place
    KEEP = "keep"  # it is stored as it is


@dataclass(frozen=True, slots=True)
class DeepReadings:
    """What deeper readings there could be here."""

    pipelines: tuple[str, ...]  # spaCy's, that are installed
    model: str | None  # the chat model, where it runs on this machine


@dataclass(frozen=True, slots=True)
class Finding:
    """Something private in a text. Offsets are characters of the text as it was given, end exclusive."""

    type: str  # e.g. "PHONE", "PASSWORD": a key of `app.core.privacy.policy.TYPES`
    start: int
    end: int
    score: float
    secret: bool  # a password, a key and the like, rather than personal data
    placeholder: str  # what stands in the stored form instead, e.g. "<PHONE_1>"
    action: PrivacyAction = PrivacyAction.REDACT  # refused or replaced; what is kept is no finding


@dataclass(frozen=True, slots=True)
class PrivacyRule:
    """What is done about one type of private data."""

    type: str
    secret: bool
    memory: PrivacyAction
    chat: PrivacyAction


@dataclass(frozen=True, slots=True)
class Allowance:
    """A private value that the person declared fine to store. The value itself is not kept, only how it looks."""

    id: int
    type: str
    mask: str  # e.g. "d•••••••g"
    allowed_at: datetime


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that was not stored because of what it held: the types only."""

    id: int
    at: datetime
    target: Target
    types: tuple[str, ...]
    message_id: int | None


@dataclass(frozen=True, slots=True)
class Redaction:
    """A text's stored form, and what was taken out of it."""

    text: str
    verdict: GateVerdict
    findings: tuple[Finding, ...]
