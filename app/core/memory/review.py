"""Memories that are worth a second look, each with a proposal. Nothing is done before the person agrees."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from app.core.memory.confidence import confidence_of, last_said, unsourced
from app.core.memory.rules.compare import compare
from app.core.models import (
    Memory,
    MemoryKind,
    MemorySource,
    MemoryUse,
    Relation,
    ReviewItem,
    ReviewProposal,
    ReviewReason,
)
from app.core.text.analyzer import query_terms

_STALE = timedelta(days=365)
_UNUSED = timedelta(days=120)
_UNSURE = 0.35
_QUIET = timedelta(days=180)  # what was reviewed is left alone for so long
_SHORTEST = 2  # words: less says nothing ("User is ok")


def review(
    memories: Sequence[Memory],
    sources: Mapping[int, Sequence[MemorySource]],
    uses: Mapping[int, MemoryUse],
    open_conflicts: Mapping[int, int],
    now: datetime,
) -> list[ReviewItem]:
    """What is stale, of little worth, said twice, never used or without a source; each memory once, its worst first."""
    items: dict[int, ReviewItem] = {}
    for memory, other in _duplicates(memories):
        items[memory.id] = ReviewItem(memory, ReviewReason.DUPLICATE, ReviewProposal.MERGE, other)
    for memory in memories:
        quiet = memory.reviewed_at is not None and now - memory.reviewed_at < _QUIET
        if quiet or memory.pinned or memory.id in items:
            continue
        reason = _reason(memory, sources.get(memory.id, ()), uses.get(memory.id), open_conflicts.get(memory.id, 0), now)
        if reason is not None:
            items[memory.id] = ReviewItem(memory, reason, ReviewProposal.DELETE, None)
    return list(items.values())


def _reason(
    memory: Memory, sources: Sequence[MemorySource], use: MemoryUse | None, open_conflicts: int, now: datetime
) -> ReviewReason | None:
    idle = now - last_said(memory, sources)
    if memory.importance == 1 or len(query_terms(memory.text)) < _SHORTEST:
        return ReviewReason.LOW_VALUE
    if unsourced(sources):
        return ReviewReason.UNSOURCED
    aging = memory.kind in (MemoryKind.FACT, MemoryKind.PREFERENCE, MemoryKind.GOAL)
    if (aging and idle > _STALE) or confidence_of(memory, sources, open_conflicts, now).value < _UNSURE:
        return ReviewReason.STALE
    if idle > _UNUSED and (use is None or use.count == 0):
        return ReviewReason.NEVER_USED
    return None


def _duplicates(memories: Sequence[Memory]) -> list[tuple[Memory, Memory]]:
    """Pairs that say the same, the newer one first; only those that share most words are compared."""
    by_term: dict[str, list[Memory]] = {}
    found: list[tuple[Memory, Memory]] = []
    for memory in sorted(memories, key=lambda one: one.id):
        wanted = query_terms(memory.text)
        shared: dict[int, int] = {}
        near: dict[int, Memory] = {}
        for term in wanted:
            for other in by_term.setdefault(term, []):
                shared[other.id] = shared.get(other.id, 0) + 1
                near[other.id] = other
            by_term[term].append(memory)
        others = (near[other_id] for other_id, count in shared.items() if 2 * count >= len(wanted))
        found += [(memory, other) for other in others if _same(memory, other)][:1]
    return found


def _same(memory: Memory, other: Memory) -> bool:
    if (memory.space_id, memory.valid_until) != (other.space_id, other.valid_until):
        return False
    return compare(other.text, memory.text).relation is Relation.DUPLICATE
