"""Looking after what is saved: a memory's record, review, expiry, other times, what erasing means."""

from collections.abc import Sequence
from datetime import datetime
from types import EllipsisType

from app.core.errors import AppError, ErrorCode
from app.core.memory.by_hand import clean_by_hand, operation_of
from app.core.memory.confidence import confidence_of
from app.core.memory.review import review
from app.core.memory.rules import slot_of
from app.core.models import (
    Actor,
    EraseReport,
    Memory,
    MemoryChange,
    MemoryDetail,
    MemoryKind,
    OperationKind,
    ReviewItem,
    Scope,
    SourceKind,
    Standing,
)
from app.core.privacy.gate import Gate
from app.core.store.store import Store

_LEAST_IMPORTANT, _MOST_IMPORTANT = 1, 5


class Curation:
    """What a person does with memories beside saving and forgetting them."""

    def __init__(self, store: Store, gate: Gate) -> None:
        self._store = store
        self._gate = gate

    def detail(self, memory_id: int) -> MemoryDetail:
        """A memory with its sources, its versions, its use and its confidence. `AppError(NOT_FOUND)`."""
        with self._store.read() as view:
            memory = view.memories.get(memory_id)
            sources = view.memories.sources(memory_id)
            conflicts = view.conflicts.open_about(memory_id)[memory_id]
            return MemoryDetail(
                memory=memory,
                sources=sources,
                versions=view.memories.versions(memory_id),
                use=view.memories.use(memory_id),
                confidence=confidence_of(memory, sources, conflicts, view.at),
            )

    def set_record(
        self,
        memory_ids: Sequence[int],
        *,
        kind: MemoryKind | None = None,
        importance: int | None = None,
        expires_at: datetime | EllipsisType | None = ...,
    ) -> int:
        """Change what is known about memories beside their text, as one operation; returns its id.

        Raises `AppError`: NOT_FOUND, BAD_SETTING for an importance outside 1 to 5.
        """
        if importance is not None and not _LEAST_IMPORTANT <= importance <= _MOST_IMPORTANT:
            raise AppError(ErrorCode.BAD_SETTING, name="importance")
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_RECORD, Scope.MEMORY) as work:
            for memory_id in memory_ids:
                work.memories.set_record(memory_id, kind=kind, importance=importance, expires_at=expires_at)
            return operation_of(work)

    def move(self, memory_ids: Sequence[int], space_id: int | None) -> int:
        """Let memories be seen in one space only, or everywhere; returns the operation's id. `AppError(NOT_FOUND)`."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_RECORD, Scope.MEMORY) as work:
            work.spaces.require(space_id)
            for memory_id in memory_ids:
                work.memories.move(memory_id, space_id)
            return operation_of(work)

    def standings(self) -> dict[int, Standing]:
        """What a list tells of every memory outside the trash beside its record."""
        with self._store.read() as view:
            sources, conflicts = view.memories.all_sources(), view.conflicts.open_about()
            return {
                memory.id: Standing(
                    origin=min(sources[memory.id], key=lambda one: one.at).kind
                    if memory.id in sources
                    else SourceKind.HAND,
                    explicit=memory.explicit,
                    confidence=confidence_of(
                        memory, sources.get(memory.id, ()), conflicts.get(memory.id, 0), view.at
                    ).value,
                )
                for memory in view.memories.all()
            }

    def pin(self, memory_ids: Sequence[int], pinned: bool) -> int:
        """Keep memories at the top, or no longer; returns the operation's id. `AppError(NOT_FOUND)`."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_PIN, Scope.MEMORY) as work:
            for memory_id in memory_ids:
                work.memories.pin(memory_id, pinned)
            return operation_of(work)

    def restore(self, memory_ids: Sequence[int]) -> int:
        """Out of the trash; returns the operation's id. `AppError(NOT_FOUND)`."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_RESTORE, Scope.MEMORY) as work:
            for memory_id in memory_ids:
                work.memories.restore(memory_id)
            return operation_of(work)

    async def merge(self, memory_ids: Sequence[int], text: str) -> int:
        """Make one memory of several: the first gets `text` and rests on what all rested on, the others go to the
        trash.

        Returns the operation's id. Raises `AppError`: EMPTY_TEXT, MEMORY_REFUSED, NOT_FOUND (also for fewer than two).
        """
        cleaned = (await clean_by_hand(self._store, self._gate, text)).text
        kept, *others = dict.fromkeys(memory_ids)
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_MERGE, Scope.MEMORY) as work:
            if not others:
                raise AppError(ErrorCode.NOT_FOUND, what="memory", id=kept)
            if work.memories.get(kept).text != cleaned.value:
                work.memories.reword(kept, cleaned, slot=slot_of(cleaned.value))
            for other_id in others:
                work.memories.take_sources(kept, other_id)
                work.memories.trash(other_id)
            return operation_of(work)

    # -- review and expiry

    def review(self) -> list[ReviewItem]:
        """What is worth a second look, with a proposal each."""
        with self._store.read() as view:
            memories = [memory for memory in view.memories.all() if memory.valid_until is None]
            return review(
                memories, view.memories.all_sources(), view.memories.uses(), view.conflicts.open_about(), view.at
            )

    def reviewed(self, memory_ids: Sequence[int]) -> int:
        """The person says that these are fine as they are; returns the operation's id. `AppError(NOT_FOUND)`."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_REVIEW, Scope.MEMORY) as work:
            for memory_id in memory_ids:
                work.memories.reviewed(memory_id)
            return operation_of(work)

    def expire(self) -> int:
        """Move what has expired to the trash, as one operation that can be undone; returns how many."""
        with self._store.read() as view:
            over = view.memories.expired(view.at)
        if over:
            with self._store.change(Actor.BACKGROUND, OperationKind.MEMORY_EXPIRE, Scope.MEMORY) as work:
                for memory in over:
                    work.memories.set_record(memory.id, expires_at=None)  # taken out again, it stays
                    work.memories.trash(memory.id)
        return len(over)

    # -- other times

    def as_of(self, at: datetime) -> list[Memory]:
        """What was remembered at a time. What was erased since is not in it."""
        with self._store.read() as view:
            return view.past.memories(at)

    def changes(self, since: datetime, until: datetime) -> list[MemoryChange]:
        """What became of the memories between two times, in the order in which they were saved."""
        with self._store.read() as view:
            before = {memory.id: memory for memory in view.past.memories(since)}
            after = {memory.id: memory for memory in view.past.memories(until)}
        return [
            MemoryChange(memory_id, before.get(memory_id), after.get(memory_id))
            for memory_id in sorted({*before, *after})
            if _told(before.get(memory_id)) != _told(after.get(memory_id))
        ]

    def change_times(self) -> list[datetime]:
        """When memories changed, the oldest first, as far as that still holds."""
        with self._store.read() as view:
            return view.past.times()

    def rewind(self, at: datetime, memory_ids: Sequence[int] | None) -> int:
        """Make all memories, or these, what they were at a time, as one operation; returns how many changed."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_REWIND, Scope.MEMORY) as work:
            return work.past.rewind(at, work.at, None if memory_ids is None else list(memory_ids))

    # -- erasing

    def erase_report(self, memory_ids: Sequence[int]) -> EraseReport:
        """What erasing memories would remove, and what would remain. `AppError(NOT_FOUND)`."""
        wanted = set(memory_ids)
        with self._store.read() as view:
            for memory_id in wanted:
                view.memories.get(memory_id)
            sources = [source for memory_id in wanted for source in view.memories.sources(memory_id)]
            return EraseReport(
                memories=len(wanted),
                versions=sum(len(view.memories.versions(memory_id)) for memory_id in wanted),
                conflicts=view.conflicts.count_about(wanted),
                backups=self._store.backups(),
                manifests=view.manifests.naming(wanted),
                messages=len({source.message_id for source in sources if source.message_id is not None}),
            )


def _told(memory: Memory | None) -> tuple[object, ...] | None:
    return None if memory is None else (memory.text, memory.valid_until, memory.kind, memory.space_id)
