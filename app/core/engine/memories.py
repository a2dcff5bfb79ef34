"""Saved memories: reading, changing, other times, and what waits for the person's word."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from types import EllipsisType

from app.core.engine.base import EngineBase
from app.core.errors import AppError, ErrorCode
from app.core.memory.service import BY_HAND
from app.core.models import (
    EVERYWHERE,
    MOST_FOUND,
    Actor,
    Conflict,
    ConflictState,
    EraseReport,
    FactResult,
    Memory,
    MemoryChange,
    MemoryDetail,
    MemoryKind,
    Redaction,
    Resolution,
    ReviewItem,
    Standing,
)
from app.core.text.analyzer import folded


class MemoryCalls(EngineBase):
    """What a front end may ask about memories."""

    async def memories(self, query: str = "", *, trashed: bool = False, space: int | None = EVERYWHERE) -> list[Memory]:
        """All memories (pinned first, then the newest), or those matching the words of `query`, best first.

        `space`: those that are seen in it (None: those of no space); without it, all.
        """
        if query.strip() and not trashed:
            return self._recall.memories(await self._meaning.questions(query), MOST_FOUND, typing=True, space=space)
        with self._store.read() as view:
            found = view.memories.all(trashed=trashed, space=space)
        return [memory for memory in found if folded(query.strip()) in folded(memory.text)]

    async def memory(self, memory_id: int) -> MemoryDetail:
        """A memory with its sources, history, use and confidence. NOT_FOUND when there is none."""
        return self._curation.detail(memory_id)

    async def add_memory(self, text: str, space_id: int | None = None) -> list[FactResult]:
        """By hand, through the same gate and verdicts as any; one result per fact. EMPTY_TEXT, NOT_FOUND."""
        if not text.strip():
            raise AppError(ErrorCode.EMPTY_TEXT)
        await self._looked()
        with self._store.read() as view:
            view.spaces.require(space_id)
        return await self._memory.remember(text, replace(BY_HAND, space_id=space_id), self._judge())

    async def save_redacted(self, message_id: int) -> list[FactResult]:
        """What an answer refused to remember, remembered with placeholders in place of what may not be stored."""
        return await self._chats.save_redacted(message_id)

    async def edit_memory(self, memory_id: int, text: str) -> Redaction:
        """Store exactly this clause, after the gate. MEMORY_REFUSED when it holds a secret; nothing changes then."""
        return await self._memory.edit(memory_id, text)

    async def standings(self) -> dict[int, Standing]:
        """What each memory outside the trash came from and how far it can be relied on, for a list of them."""
        return self._curation.standings()

    async def pin_memories(self, memory_ids: Sequence[int], pinned: bool) -> int:
        """Keep them at the top, or not, as one operation; returns its id. NOT_FOUND."""
        return self._curation.pin(memory_ids, pinned)

    async def delete_memories(self, memory_ids: Sequence[int]) -> int:
        """To the trash as one operation; returns its id."""
        return self._memory.trash(list(memory_ids), Actor.PERSON)

    async def restore_memories(self, memory_ids: Sequence[int]) -> int:
        """Out of the trash as one operation; returns its id. NOT_FOUND."""
        return self._curation.restore(memory_ids)

    async def erase_memories(self, memory_ids: Sequence[int]) -> None:
        """For good: rows, versions, conflicts, journal, and the backups that hold them."""
        with self._store.erase() as eraser:
            eraser.memories(list(memory_ids))

    async def erase_report(self, memory_ids: Sequence[int]) -> EraseReport:
        """What erasing them would remove, and what would remain."""
        return self._curation.erase_report(memory_ids)

    async def set_memory_record(
        self,
        memory_ids: Sequence[int],
        *,
        kind: MemoryKind | None = None,
        importance: int | None = None,
        expires_at: datetime | EllipsisType | None = ...,
    ) -> int:
        """Kind, importance (1 to 5), the day on which it goes to the trash (None: never); returns the operation."""
        return self._curation.set_record(memory_ids, kind=kind, importance=importance, expires_at=expires_at)

    async def move_memories(self, memory_ids: Sequence[int], space_id: int | None) -> int:
        """Into a space, where alone they are seen then, or (None) to be seen everywhere; returns the operation."""
        return self._curation.move(memory_ids, space_id)

    async def merge_memories(self, memory_ids: Sequence[int], text: str) -> int:
        """One memory of several, the first, with this text; returns the operation. EMPTY_TEXT, MEMORY_REFUSED,
        NOT_FOUND; nothing changes then."""
        return await self._curation.merge(memory_ids, text)

    async def review(self) -> list[ReviewItem]:
        """Memories that are stale, of little worth, said twice, never used or without a source, with a proposal."""
        return self._curation.review()

    async def mark_reviewed(self, memory_ids: Sequence[int]) -> int:
        """They are fine as they are; returns the operation."""
        return self._curation.reviewed(memory_ids)

    # -- other times

    async def memories_as_of(self, at: datetime) -> list[Memory]:
        """What it knew at a time; without what was erased since."""
        return self._curation.as_of(at)

    async def memory_changes(self, since: datetime, until: datetime) -> list[MemoryChange]:
        """What became of the memories between two times."""
        return self._curation.changes(since, until)

    async def memory_change_times(self) -> list[datetime]:
        """When memories changed, the oldest first."""
        return self._curation.change_times()

    async def rewind_memories(self, at: datetime, memory_ids: Sequence[int] | None = None) -> int:
        """Make all memories, or these, what they were at a time (undoable); returns how many changed."""
        return self._curation.rewind(at, memory_ids)

    # -- conflicts

    async def conflicts(self, *, settled: bool = False) -> list[Conflict]:
        """Open conflicts, oldest first, or the settled ones, last settled first."""
        with self._store.read() as view:
            return view.conflicts.all(ConflictState.SETTLED if settled else ConflictState.OPEN)

    async def settle_conflict(
        self, conflict_id: int, resolution: Resolution, *, merged: str = "", space_id: int | None = None
    ) -> int:
        """Settle as the person says; returns the operation to undo.

        MERGE gives the old memory the text `merged`; KEEP_BOTH with a `space_id` lets the new one hold there only. For
        a waiting fact without a stored one it clashes with, TAKE_NEW and KEEP_BOTH save it, KEEP_OLD drops it.
        """
        return await self._memory.settle(conflict_id, resolution, merged=merged, space_id=space_id)
