"""What was remembered at a time, read from the journal."""

from datetime import datetime

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from app.core.models import Memory
from app.core.store.journal import Image, apply_image
from app.core.store.memories import as_memory
from app.core.store.schema import ImageRow, MemoryRow, OperationRow, SpaceRow

_COLUMNS = ("text", "slot", "valid_from", "valid_until", "deleted_at", "kind", "importance", "space_id", "pinned")


class Past:
    """The memories of another time, as seen from one transaction. What was erased since was never there."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def memories(self, at: datetime) -> list[Memory]:
        """What was remembered at `at`, outside the trash, the oldest first."""
        return [as_memory(row) for row in self._rows(at).values() if row.deleted_at is None]

    def times(self) -> list[datetime]:
        """When the operations were that changed memories and were not undone, the oldest first."""
        query = (
            select(OperationRow.at)
            .join(ImageRow, ImageRow.operation_id == OperationRow.id)
            .where(ImageRow.table_name == MemoryRow.__tablename__, OperationRow.undone_at.is_(None))
            .group_by(OperationRow.id)
            .order_by(OperationRow.id)
        )
        return list(self._session.scalars(query))

    def rewind(self, at: datetime, now: datetime, ids: list[int] | None) -> int:
        """Make the memories (or these of them) what they were at `at`; what came later goes to the trash.

        Returns how many changed. Needs an operation.
        """
        then = self._rows(at)
        query = select(MemoryRow)
        changed = 0
        there = set(self._session.scalars(select(SpaceRow.id).where(SpaceRow.deleted_at.is_(None))))
        for row in self._session.scalars(query if ids is None else query.where(MemoryRow.id.in_(ids))):
            old = then.get(row.id)
            if old is None:
                if row.deleted_at is None:
                    row.deleted_at = now
                    changed += 1
                continue
            if old.space_id not in there:
                old.space_id = None  # as when a space is taken away
            different = [name for name in _COLUMNS if getattr(row, name) != getattr(old, name)]
            for name in different:
                setattr(row, name, getattr(old, name))
            if "text" in different:
                row.updated_at = now
            changed += bool(different)
        return changed

    def _rows(self, at: datetime) -> dict[int, MemoryRow]:
        """The rows as the operations until `at` left them, those apart that were undone by then."""
        query = (
            select(ImageRow.row_id, ImageRow.after)
            .join(OperationRow, OperationRow.id == ImageRow.operation_id)
            .where(
                ImageRow.table_name == MemoryRow.__tablename__,
                OperationRow.at <= at,
                or_(OperationRow.undone_at.is_(None), OperationRow.undone_at > at),
            )
            .order_by(ImageRow.id)
        )
        last: dict[int, Image | None] = dict(iter(self._session.execute(query)))
        rows: dict[int, MemoryRow] = {}
        for row_id, image in last.items():
            if image is not None:
                rows[row_id] = MemoryRow(id=row_id, kind="fact", importance=3)
                apply_image(rows[row_id], image)
        return rows
