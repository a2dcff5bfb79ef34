"""A gate for tests of the rules: every type is taken out, placeholders are kept in memory."""

from app.core.models import Finding, Target
from app.core.privacy.gate import Cleaned, Gate
from app.core.privacy.placeholders import MemoryPlaceholderBook

GATE = Gate(MemoryPlaceholderBook())


def clean(text: str, target: Target = Target.CHAT) -> Cleaned:
    """What the default policy makes of a text."""
    return GATE.clean_now(text, target)


def found(text: str) -> list[tuple[str, str]]:
    """Type and words of everything that is taken out of a text."""
    return [(one.type, text[one.start : one.end]) for one in findings(text)]


def findings(text: str) -> tuple[Finding, ...]:
    """What is taken out of a text."""
    return clean(text).redaction.findings


def hidden(text: str, value: str, type_: str) -> bool:
    """Whether `value` is taken out of `text` whole, and as a `type_`."""
    return any(kind == type_ and value in words for kind, words in found(text)) and value not in clean(text).text.value
