"""Which memories a person wants to see: state, kind, origin, confidence, age, space. No Qt and no engine: 10,000
memories are sifted while a finger is still on the key."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from app.core.models import EVERYWHERE, Memory, MemoryKind, SourceKind, Standing
from app.i18n import tr

SURE, UNSURE = 0.75, 0.45  # confidence at and above the one, below the other
_SOON = timedelta(days=30)  # what goes to the trash by itself within that time is expiring


class Show(StrEnum):
    """What state a memory is in."""

    ALL = "all"
    CURRENT = "current"
    PAST = "past"
    PINNED = "pinned"
    EXPIRING = "expiring"
    WITHHELD = "withheld"  # not given to models


class Origin(StrEnum):
    """How a memory came to be, as a person tells it apart."""

    HAND = "hand"
    ASKED = "asked"
    NOTICED = "noticed"
    DECIDED = "decided"
    IMPORTED = "imported"
    INFERRED = "inferred"


def origin_words(origin: Origin) -> str:
    """How a memory came to be."""
    return {
        Origin.HAND: tr("Typed by you"),
        Origin.ASKED: tr("You asked"),
        Origin.NOTICED: tr("Noticed"),
        Origin.DECIDED: tr("You decided"),
        Origin.IMPORTED: tr("Imported"),
        Origin.INFERRED: tr("Inferred"),
    }[origin]


class Certainty(StrEnum):
    """How far a memory can be relied on."""

    SURE = "sure"
    FAIR = "fair"
    UNSURE = "unsure"


class Age(StrEnum):
    """When a memory was saved or last changed."""

    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    OLDER = "older"


_PERIODS = {Age.WEEK: timedelta(days=7), Age.MONTH: timedelta(days=31), Age.YEAR: timedelta(days=366)}


_ORIGINS = {
    SourceKind.HAND: Origin.HAND,
    SourceKind.CONFLICT: Origin.DECIDED,
    SourceKind.IMPORT: Origin.IMPORTED,
    SourceKind.INFERRED: Origin.INFERRED,
}
Criterion = Callable[[Memory, Standing | None], bool]


def is_past(memory: Memory) -> bool:
    """Whether the fact is history."""
    return memory.valid_until is not None and memory.valid_until <= datetime.now(UTC)


def origin_of(memory: Memory, standing: Standing | None) -> Origin:
    """How a memory came to be."""
    kind = SourceKind.MESSAGE if standing is None else standing.origin
    if kind is SourceKind.MESSAGE:
        return Origin.ASKED if memory.explicit else Origin.NOTICED
    return _ORIGINS[kind]


def certainty_of(confidence: float) -> Certainty:
    """The band that a confidence lies in."""
    if confidence >= SURE:
        return Certainty.SURE
    return Certainty.UNSURE if confidence < UNSURE else Certainty.FAIR


@dataclass(frozen=True, slots=True)
class MemoryFilter:
    """None (and EVERYWHERE for the space): whatever it is."""

    show: Show = Show.ALL
    kind: MemoryKind | None = None
    origin: Origin | None = None
    certainty: Certainty | None = None
    age: Age | None = None
    space: int | None = EVERYWHERE

    @property
    def narrowed(self) -> int:
        """By how many things it is narrowed."""
        plain = MemoryFilter()
        return sum(getattr(self, field.name) != getattr(plain, field.name) for field in fields(self))

    def of(self, memories: Sequence[Memory], standings: Mapping[int, Standing], now: datetime) -> list[Memory]:
        """Those that are to be seen, in their order. Each criterion in its turn: what one leaves, the next looks at."""
        kept = list(memories)
        for criterion in self._criteria(now):
            kept = [memory for memory in kept if criterion(memory, standings.get(memory.id))]
        return kept

    def _criteria(self, now: datetime) -> Iterator[Criterion]:
        if self.show is not Show.ALL:
            yield _STATES[self.show](now)
        if self.kind is not None:
            yield lambda memory, _standing: memory.kind is self.kind
        if self.space != EVERYWHERE:
            yield lambda memory, _standing: memory.space_id == self.space
        if self.origin is not None:
            yield lambda memory, standing: origin_of(memory, standing) is self.origin
        if self.certainty is not None:
            yield lambda _memory, standing: standing is not None and certainty_of(standing.confidence) is self.certainty
        if self.age is Age.OLDER:
            yield lambda memory, _standing: memory.updated_at < now - _PERIODS[Age.YEAR]
        elif self.age is not None:
            since = now - _PERIODS[self.age]
            yield lambda memory, _standing: memory.updated_at >= since


_STATES: dict[Show, Callable[[datetime], Criterion]] = {
    Show.CURRENT: lambda now: lambda memory, _standing: memory.valid_until is None or memory.valid_until > now,
    Show.PAST: lambda now: lambda memory, _standing: memory.valid_until is not None and memory.valid_until <= now,
    Show.PINNED: lambda _now: lambda memory, _standing: memory.pinned,
    Show.EXPIRING: lambda now: (
        lambda memory, _standing: memory.expires_at is not None and memory.expires_at <= now + _SOON
    ),
    Show.WITHHELD: lambda _now: lambda memory, _standing: memory.excluded,
}
