"""Undo and redo over the journal, and reading it."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Select, select, update
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import (
    NOT_UNDONE_BY_HAND,
    Actor,
    JournalFilter,
    Operation,
    OperationChange,
    OperationKind,
    OperationState,
    Scope,
)
from app.core.store.journal import UNJOURNALED, Image, apply_image, image_of
from app.core.store.journal_reading import changes_of, conditions
from app.core.store.schema import JOURNALED, ConversationRow, ImageRow, MemoryRow, MessageRow, OperationRow

_CONVERSATIONS = ConversationRow.__tablename__


def _is_a_step() -> ColumnElement[bool]:
    """See `Operation.is_a_step`."""
    return (OperationRow.actor != Actor.BACKGROUND) | (OperationRow.kind == OperationKind.MEMORY_EXPIRE)


class Journal:
    """The journal as seen from one transaction."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def get(self, operation_id: int) -> Operation:
        """One operation. `AppError(NOT_FOUND)` when there is none."""
        return self._with_subjects([self._row(operation_id)])[0]

    def latest(
        self, scope: Scope | None, limit: int, before: int | None = None, where: JournalFilter | None = None
    ) -> list[Operation]:
        """The newest operations first, those with an id below `before` where it is given."""
        query = select(OperationRow).order_by(OperationRow.id.desc()).limit(limit)
        if scope is not None:
            query = query.where(OperationRow.scope == scope)
        if where is not None:
            query = query.where(*conditions(where))
        if before is not None:
            query = query.where(OperationRow.id < before)
        return self._with_subjects(self._session.scalars(query).all())

    def changes(self, operation_id: int) -> list[OperationChange]:
        """What an operation did, thing by thing; nothing of what was erased since. `AppError(NOT_FOUND)`."""
        self._row(operation_id)
        return changes_of(self._session, operation_id)

    def undo(self, operation_id: int | None = None, scope: Scope | None = None) -> Operation:
        """Undo an operation, or the latest (of `scope`) that a person may undo; returns it as it is then. What the
        background did meanwhile is undone by its id only: a person who takes back their last step does not mean it.

        Applies the before images in reverse, each only where the present equals the after image. Raises `AppError`:
        NOT_FOUND, NOTHING_TO_UNDO, UNDO_CLASH (something changed since; nothing is undone).
        """
        row = self._next_undo(scope) if operation_id is None else self._row(operation_id)
        if row is None or row.erased or row.state != OperationState.DONE:
            raise AppError(ErrorCode.NOTHING_TO_UNDO)
        for image in reversed(self._images(row.id)):
            self._replay(image, expected=image.after, wanted=image.before)
        row.state, row.undone_at = OperationState.UNDONE, self._at
        return self.get(row.id)

    def redo(self, operation_id: int | None = None, scope: Scope | None = None) -> Operation:
        """Redo an undone operation, or the one undone last. Raises like `undo`, with NOTHING_TO_REDO."""
        row = self._next_redo(scope) if operation_id is None else self._row(operation_id)
        if row is None or row.erased or row.state != OperationState.UNDONE:
            raise AppError(ErrorCode.NOTHING_TO_REDO)
        for image in self._images(row.id):
            self._replay(image, expected=image.before, wanted=image.after)
        row.state, row.undone_at = OperationState.DONE, None
        return self.get(row.id)

    def next_steps(self) -> tuple[Operation | None, Operation | None]:
        """What `undo` and `redo` without an id would take: None where there is nothing."""
        undo, redo = self._next_undo(None), self._next_redo(None)
        return (self.get(undo.id) if undo else None, self.get(redo.id) if redo else None)

    def begin(self, actor: Actor, kind: OperationKind, scope: Scope) -> int:
        """Open an operation; the session's journaled changes belong to it. Returns its id."""
        row = OperationRow(
            at=self._at, actor=actor, kind=kind, scope=scope, state=OperationState.DONE, undone_at=None, erased=False
        )
        self._session.add(row)
        self._session.flush()
        return row.id

    def finish(self, operation_id: int) -> bool:
        """Close an operation. One that changed nothing leaves no entry (False); one that did overtakes what was
        undone in its scope, unless the background did it: that must not take the person's redo away."""
        self._session.flush()
        row = self._row(operation_id)
        if not self._images(operation_id):
            self._session.delete(row)
            return False
        if row.actor == Actor.BACKGROUND:
            return True
        self._session.execute(
            update(OperationRow)
            .where(OperationRow.scope == row.scope, OperationRow.state == OperationState.UNDONE)
            .values(state=OperationState.SUPERSEDED)
        )
        return True

    def _next_undo(self, scope: Scope | None) -> OperationRow | None:
        return self._session.scalars(
            self._candidates(OperationState.DONE, scope)
            .where(OperationRow.kind.not_in(NOT_UNDONE_BY_HAND), _is_a_step())
            .order_by(OperationRow.id.desc())
            .limit(1)
        ).first()

    def _next_redo(self, scope: Scope | None) -> OperationRow | None:
        return self._session.scalars(
            self._candidates(OperationState.UNDONE, scope)
            .order_by(OperationRow.undone_at.desc(), OperationRow.id)
            .limit(1)
        ).first()

    def _row(self, operation_id: int) -> OperationRow:
        row = self._session.get(OperationRow, operation_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="operation", id=operation_id)
        return row

    def _candidates(self, state: OperationState, scope: Scope | None) -> Select[OperationRow]:
        query = select(OperationRow).where(OperationRow.state == state, OperationRow.erased.is_(False))
        return query if scope is None else query.where(OperationRow.scope == scope)

    def _images(self, operation_id: int) -> Sequence[ImageRow]:
        query = select(ImageRow).where(ImageRow.operation_id == operation_id).order_by(ImageRow.id)
        return self._session.scalars(query).all()

    def _replay(self, image: ImageRow, *, expected: Image | None, wanted: Image | None) -> None:
        """Take one row from `expected` to `wanted`; None is an absent row."""
        kind = JOURNALED[image.table_name]
        row = self._session.get(kind, image.row_id)
        if not _same(None if row is None else image_of(row), expected):
            raise AppError(ErrorCode.UNDO_CLASH, what=image.table_name, id=image.row_id)
        self._session.info[UNJOURNALED] = "replay"
        try:
            if wanted is None:
                self._session.delete(row)
            elif row is None:
                row = kind()
                apply_image(row, wanted)
                self._session.add(row)
            else:
                apply_image(row, wanted)
            self._session.flush()
        finally:
            del self._session.info[UNJOURNALED]

    def _with_subjects(self, rows: Iterable[OperationRow]) -> list[Operation]:
        """Operations with the memories and conversations they touched."""
        rows = list(rows)
        touched: dict[int, dict[str, set[int]]] = {row.id: {} for row in rows}
        query = select(ImageRow.operation_id, ImageRow.table_name, ImageRow.row_id, ImageRow.after, ImageRow.before)
        for operation_id, table, row_id, after, before in self._session.execute(
            query.where(ImageRow.operation_id.in_(touched))
        ):
            if table == MessageRow.__tablename__:  # a message stands for its conversation
                touched[operation_id].setdefault(_CONVERSATIONS, set()).add((after or before)["conversation_id"])
            else:
                touched[operation_id].setdefault(table, set()).add(row_id)
        return [
            Operation(
                id=row.id,
                at=row.at,
                actor=Actor(row.actor),
                kind=OperationKind(row.kind),
                scope=Scope(row.scope),
                state=OperationState(row.state),
                undone_at=row.undone_at,
                memory_ids=tuple(sorted(touched[row.id].get(MemoryRow.__tablename__, ()))),
                conversation_ids=tuple(sorted(touched[row.id].get(_CONVERSATIONS, ()))),
                erased=row.erased,
            )
            for row in rows
        ]


def _same(present: Image | None, expected: Image | None) -> bool:
    """Whether a row is as an image says; an image from an older schema knows fewer columns."""
    if present is None or expected is None:
        return present is expected
    return all(present.get(key) == value for key, value in expected.items() if key in present)
