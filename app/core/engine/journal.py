"""The journal: what was done, undo and redo."""

from app.core.engine.base import EngineBase
from app.core.models import JournalFilter, Operation, OperationChange, Scope


class JournalCalls(EngineBase):
    """What a front end may ask of the journal."""

    async def operations(
        self,
        scope: Scope | None = None,
        limit: int = 200,
        before: int | None = None,
        where: JournalFilter | None = None,
    ) -> list[Operation]:
        """The newest operations first; `before` an id pages on."""
        with self._store.read() as view:
            return view.journal.latest(scope, limit, before, where)

    async def operation_changes(self, operation_id: int) -> list[OperationChange]:
        """What an operation did, thing by thing; nothing of what was erased since. NOT_FOUND."""
        with self._store.read() as view:
            return view.journal.changes(operation_id)

    async def next_steps(self) -> tuple[Operation | None, Operation | None]:
        """What undo and redo without more would take; None where there is nothing."""
        with self._store.read() as view:
            return view.journal.next_steps()

    async def undo(self, operation_id: int | None = None, *, scope: Scope | None = None) -> Operation:
        """Undo this operation, or the latest (of `scope`) that a person may undo. NOTHING_TO_UNDO, UNDO_CLASH."""
        with self._store.maintain() as work:
            return work.journal.undo(operation_id, scope)

    async def redo(self, operation_id: int | None = None, *, scope: Scope | None = None) -> Operation:
        """Redo this operation, or the one (of `scope`) that was undone last. NOTHING_TO_REDO, UNDO_CLASH."""
        with self._store.maintain() as work:
            return work.journal.redo(operation_id, scope)
