"""How far a memory can be relied on: one formula, in one place.

    confidence = 1 - (1 - trust) * 0.7 ^ again        what the best source is worth, and every time it was said again
    confidence * 0.5 ^ (idle / half-life)             what time takes: days since it was last said, changed or reviewed
    confidence * 0.6 ^ open conflicts                 what contradicts it and waits in the inbox
    confidence * 0.8                                  where everything it rested on is gone

Never below 0.05, and age alone never takes it below a third of what it was. The numbers are choices, not measurements:
a fact that was told in passing is worth two thirds, one that the person asked to keep nearly nine tenths; half of what
people say about themselves is thought to hold for two years, half of their plans for half a year; how they want to be
answered and how a thing is done does not age.
"""

from collections.abc import Sequence
from datetime import datetime

from app.core.models import Confidence, ConfidenceReason, Memory, MemoryKind, MemorySource, SourceKind

_AGAIN = 0.7
_MOST_AGAIN = 6  # saying a thing over and over proves no more
_CONTRADICTED = 0.6
_UNSOURCED = 0.8
_LEAST = 0.05
_LEAST_OF_AGE = 1 / 3
_HALF_LIFE = {
    MemoryKind.FACT: 730,
    MemoryKind.PREFERENCE: 730,
    MemoryKind.GOAL: 180,
}  # days; the other kinds do not age
_TRUSTED = 0.7  # a source that is worth this much raises, any other lowers
_AGED = 60  # days after which age is worth a word


def confidence_of(memory: Memory, sources: Sequence[MemorySource], open_conflicts: int, now: datetime) -> Confidence:
    """The confidence of a memory at `now`, with what raised and what lowered it."""
    raised: list[ConfidenceReason] = []
    lowered: list[ConfidenceReason] = []
    trust, reason = max((_trust(source, memory) for source in sources), default=(0.5, ConfidenceReason.UNSOURCED))
    (raised if trust >= _TRUSTED else lowered).append(reason)
    again = min(memory.confirmations, _MOST_AGAIN) + (memory.reviewed_at is not None)
    value = 1 - (1 - trust) * _AGAIN**again
    if memory.confirmations:
        raised.append(ConfidenceReason.SAID_AGAIN)
    if memory.reviewed_at is not None:
        raised.append(ConfidenceReason.REVIEWED)
    idle = (now - last_said(memory, sources)).days
    half_life = _HALF_LIFE.get(memory.kind)
    if half_life is not None and idle > 0:
        value *= max(0.5 ** (idle / half_life), _LEAST_OF_AGE)
        if idle >= _AGED:
            lowered.append(ConfidenceReason.AGE)
    if open_conflicts:
        value *= _CONTRADICTED**open_conflicts
        lowered.append(ConfidenceReason.CONTRADICTED)
    if unsourced(sources):
        value *= _UNSOURCED
        if ConfidenceReason.UNSOURCED not in lowered:
            lowered.append(ConfidenceReason.UNSOURCED)
    return Confidence(round(max(value, _LEAST), 3), tuple(raised), tuple(lowered))


def last_said(memory: Memory, sources: Sequence[MemorySource]) -> datetime:
    """When a memory was last said, changed or reviewed."""
    times = [memory.updated_at, *(source.at for source in sources)]
    return max([*times, memory.reviewed_at] if memory.reviewed_at else times)


def unsourced(sources: Sequence[MemorySource]) -> bool:
    """Whether nothing is left of what a memory rested on."""
    return all(source.kind is SourceKind.MESSAGE and source.message_id is None for source in sources)


def _trust(source: MemorySource, memory: Memory) -> tuple[float, ConfidenceReason]:
    if source.kind is SourceKind.MESSAGE:
        return (0.88, ConfidenceReason.ASKED_FOR) if memory.explicit else (0.66, ConfidenceReason.NOTICED)
    return {
        SourceKind.HAND: (0.92, ConfidenceReason.BY_HAND),
        SourceKind.CONFLICT: (0.92, ConfidenceReason.SETTLED),
        SourceKind.IMPORT: (0.6, ConfidenceReason.IMPORTED),
        SourceKind.INFERRED: (0.4, ConfidenceReason.INFERRED),
    }[source.kind]
