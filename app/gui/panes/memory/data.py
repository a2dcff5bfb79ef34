"""What the memory panel shows, read afresh after each commit that concerns it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.core.errors import AppError
from app.core.events import Changes, Committed
from app.core.models import BackgroundCounts, Conflict, Memory, Operation, Refusal, Scope, Space, Standing
from app.gui.bridge import Bridge
from app.gui.operations import Query

if TYPE_CHECKING:
    from app.core.engine import Engine

_UNDOABLE = 200  # changes of memories among which undo and redo look for what is next


class Part(Enum):
    """What is read together."""

    MEMORIES = auto()
    CONFLICTS = auto()
    SPACES = auto()
    COUNTS = auto()
    OPERATIONS = auto()
    REFUSALS = auto()


@dataclass(frozen=True, slots=True)
class _Read:
    """One reading; None where that part was not asked for."""

    memories: tuple[list[Memory], list[Memory]] | None  # outside and in the trash
    standings: dict[int, Standing]
    spaces: list[Space] | None
    counts: BackgroundCounts | None
    conflicts: tuple[list[Conflict], list[Conflict]] | None  # open and settled
    operations: list[Operation] | None  # the latest of memories
    refusals: list[Refusal] | None


def parts_of(changes: Changes) -> set[Part]:
    """The parts that a commit made stale. A conflict shows the memory it clashes with, hence both; and lowers its
    confidence, hence both again."""
    parts: set[Part] = set()
    if changes.memories:
        parts |= {Part.MEMORIES, Part.CONFLICTS}
    if changes.spaces:
        parts |= {Part.SPACES, Part.MEMORIES}
    if changes.summaries or changes.insights or changes.jobs:
        parts.add(Part.COUNTS)
    if changes.conflicts:
        parts |= {Part.MEMORIES, Part.CONFLICTS}
    if changes.journal:
        parts.add(Part.OPERATIONS)
    if changes.privacy:
        parts.add(Part.REFUSALS)
    return parts


class MemoryData(QObject):
    """Memories, trash, conflicts, refusals and the journal as last read. One reading at a time; what goes stale
    meanwhile is read right after it, so a burst of commits costs two readings and not one each."""

    memories_read = Signal()
    conflicts_read = Signal()
    operations_read = Signal()
    refusals_read = Signal()
    spaces_read = Signal()
    counts_read = Signal()
    committed = Signal(object)  # Changes
    failed = Signal(object)  # AppError

    def __init__(self, bridge: Bridge, owner: QWidget) -> None:
        super().__init__(owner)
        self._bridge = bridge
        self._owner = owner
        self._stale: set[Part] = set()
        self._reading = False
        self.memories: list[Memory] = []
        self.trash: list[Memory] = []
        self.open_conflicts: list[Conflict] = []
        self.settled_conflicts: list[Conflict] = []
        self.memory_operations: list[Operation] = []
        self.refusals: list[Refusal] = []
        self.standings: dict[int, Standing] = {}
        self.spaces: list[Space] = []
        self.counts = BackgroundCounts(0, 0, 0)
        self._texts: dict[int, str] = {}
        bridge.core_event.connect(self._on_event)
        bridge.opened.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Read everything again, once the database is open."""
        self._read_again(Part)

    def memory_text(self, memory_id: int) -> str | None:
        """The present text of a memory, in the trash or not; None when it was erased."""
        return self._texts.get(memory_id)

    @property
    def undoable(self) -> Operation | None:
        """What undo takes back: the latest change of memories that can be."""
        steps = (operation for operation in self.memory_operations if operation.is_a_step)
        return next((operation for operation in steps if operation.can_undo), None)

    @property
    def redoable(self) -> Operation | None:
        """What redo brings back: the change of memories that was undone last."""
        undone = [operation for operation in self.memory_operations if operation.can_redo]
        return max(undone, key=lambda operation: (operation.undone_at or operation.at, -operation.id), default=None)

    def _on_event(self, event: object) -> None:
        if isinstance(event, Committed):
            self.committed.emit(event.changes)
            self._read_again(parts_of(event.changes))

    def _read_again(self, parts: Iterable[Part]) -> None:
        self._stale |= set(parts)
        if self._stale and not self._reading and self._bridge.is_open:
            self._read()

    def _read(self) -> None:
        parts, self._stale = frozenset(self._stale), set()
        self._reading = True
        Query(self._owner, lambda engine: _read(engine, parts)).success(self._take).failure(self._give_up).run(
            self._bridge
        )

    def _give_up(self, error: AppError) -> None:
        self._reading = False
        self.failed.emit(error)

    def _take(self, read: _Read) -> None:
        self._reading = False
        if read.spaces is not None:
            self.spaces = read.spaces
            self.spaces_read.emit()
        if read.memories is not None:
            self.standings = read.standings
            self.memories, self.trash = read.memories
            self._texts = {memory.id: memory.text for memory in (*self.memories, *self.trash)}
            self.memories_read.emit()
        if read.conflicts is not None:
            self.open_conflicts, self.settled_conflicts = read.conflicts
            self.conflicts_read.emit()
        if read.operations is not None:
            self.memory_operations = read.operations
        if read.operations is not None or read.memories is not None:  # the journal's lines name memories
            self.operations_read.emit()
        if read.counts is not None:
            self.counts = read.counts
            self.counts_read.emit()
        if read.refusals is not None:
            self.refusals = read.refusals
            self.refusals_read.emit()
        if self._stale:
            self._read()


async def _read(engine: Engine, parts: frozenset[Part]) -> _Read:
    memories = standings = None
    if Part.MEMORIES in parts:
        memories = (await engine.memories(), await engine.memories(trashed=True))
        standings = await engine.standings()
    return _Read(
        memories=memories,
        standings=standings or {},
        spaces=await engine.spaces() if Part.SPACES in parts else None,
        counts=await engine.background_counts() if Part.COUNTS in parts else None,
        conflicts=(await engine.conflicts(), await engine.conflicts(settled=True)) if Part.CONFLICTS in parts else None,
        operations=await engine.operations(Scope.MEMORY, _UNDOABLE) if Part.OPERATIONS in parts else None,
        refusals=await engine.refusals() if Part.REFUSALS in parts else None,
    )
