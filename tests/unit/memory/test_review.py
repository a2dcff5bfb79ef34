from dataclasses import replace
from datetime import timedelta

from app.core.memory.review import review
from app.core.models import Memory, MemoryUse, ReviewItem, ReviewProposal, ReviewReason
from tests.unit.memory.test_confidence import HEARD, MEMORY, NOW


def memory(number: int, text: str, **changes: object) -> Memory:
    return replace(MEMORY, id=number, text=text, **changes)  # type: ignore[arg-type]


def looked(*memories: Memory, days: int = 0, used: bool = True) -> list[ReviewItem]:
    uses = {one.id: MemoryUse(3, NOW) for one in memories} if used else {}
    heard = {one.id: [HEARD] for one in memories}
    return review(memories, heard, uses, {}, NOW + timedelta(days=days))


def test_that_the_same_said_twice_is_to_be_merged() -> None:
    (item,) = looked(memory(1, "User lives in Lisbon"), memory(2, "User is living in Lisbon"))
    assert (item.reason, item.proposal) == (ReviewReason.DUPLICATE, ReviewProposal.MERGE)
    assert item.memory.id == 2
    assert item.other is not None
    assert item.other.id == 1
    assert not looked(memory(1, "User lives in Lisbon", space_id=1), memory(2, "User is living in Lisbon"))


def test_that_age_use_worth_and_sources_are_looked_at() -> None:
    plain = memory(1, "User plays the cello in an orchestra")
    assert looked(plain) == []
    assert [item.reason for item in looked(plain, days=400)] == [ReviewReason.STALE]
    assert [item.reason for item in looked(plain, days=150, used=False)] == [ReviewReason.NEVER_USED]
    assert [item.reason for item in looked(memory(1, plain.text, importance=1))] == [ReviewReason.LOW_VALUE]
    gone = {1: [replace(HEARD, message_id=None)]}
    assert [item.reason for item in review([plain], gone, {1: MemoryUse(1, NOW)}, {}, NOW)] == [ReviewReason.UNSOURCED]


def test_that_what_is_pinned_or_was_reviewed_is_left_alone() -> None:
    old = memory(1, "User plays the cello in an orchestra", pinned=True)
    assert looked(old, days=400) == []
    reviewed = replace(old, pinned=False, reviewed_at=NOW + timedelta(days=350))
    assert looked(reviewed, days=400) == []
