from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from app.core.memory.confidence import confidence_of
from app.core.models import ConfidenceReason, Memory, MemoryKind, MemorySource, SourceKind

NOW = datetime(2026, 11, 21, tzinfo=UTC)
MEMORY = Memory(
    id=1,
    text="User lives in Lisbon",
    slot="home_city",
    created_at=NOW,
    updated_at=NOW,
    revision=1,
    explicit=False,
    pinned=False,
    confirmations=0,
    valid_from=None,
    valid_until=None,
    deleted_at=None,
)
HEARD = MemorySource(SourceKind.MESSAGE, NOW, 5, 1, "a chat")
kinds = st.sampled_from(list(MemoryKind))
sources = st.lists(
    st.builds(
        MemorySource, st.sampled_from(list(SourceKind)), st.just(NOW), st.none() | st.just(5), st.none(), st.none()
    ),
    min_size=1,
    max_size=3,
)


def value(memory: Memory, *heard: MemorySource, conflicts: int = 0, days: int = 0) -> float:
    return confidence_of(memory, heard or (HEARD,), conflicts, NOW + timedelta(days=days)).value


@given(sources, kinds, st.integers(0, 20), st.integers(0, 4), st.integers(0, 9000))
def test_that_corroboration_raises_and_age_and_contradiction_lower(
    heard: list[MemorySource], kind: MemoryKind, times: int, conflicts: int, days: int
) -> None:
    memory = replace(MEMORY, kind=kind, confirmations=times)
    here = value(memory, *heard, conflicts=conflicts, days=days)
    assert 0.05 <= here <= 1
    assert value(replace(memory, confirmations=times + 1), *heard, conflicts=conflicts, days=days) >= here
    assert value(memory, *heard, conflicts=conflicts + 1, days=days) <= here
    assert value(memory, *heard, conflicts=conflicts, days=days + 30) <= here
    assert value(memory, *heard, MemorySource(SourceKind.HAND, NOW, None, None, None), conflicts=conflicts) >= value(
        memory, *heard, conflicts=conflicts
    )


def test_that_the_reasons_are_told() -> None:
    asked = confidence_of(replace(MEMORY, explicit=True, confirmations=2), [HEARD], 0, NOW)
    assert asked.raised == (ConfidenceReason.ASKED_FOR, ConfidenceReason.SAID_AGAIN)
    assert asked.lowered == ()
    gone = replace(HEARD, message_id=None)
    doubtful = confidence_of(MEMORY, [gone], 1, NOW + timedelta(days=400))
    assert doubtful.raised == ()
    assert set(doubtful.lowered) == {
        ConfidenceReason.NOTICED,
        ConfidenceReason.AGE,
        ConfidenceReason.CONTRADICTED,
        ConfidenceReason.UNSOURCED,
    }
    assert asked.value > 0.9
    assert doubtful.value < 0.3


def test_that_instructions_do_not_age_and_plans_age_fast() -> None:
    def aged(kind: MemoryKind) -> float:
        return value(replace(MEMORY, kind=kind), days=360)

    assert aged(MemoryKind.INSTRUCTION) == value(MEMORY)
    assert aged(MemoryKind.GOAL) < aged(MemoryKind.FACT) < value(MEMORY)
    reviewed = replace(MEMORY, reviewed_at=NOW + timedelta(days=360))
    assert value(reviewed, days=360) > value(MEMORY)
