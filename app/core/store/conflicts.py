"""Statements that wait for the person."""

from collections import Counter
from collections.abc import Collection
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import Comparison, Conflict, ConflictState, DecidedBy, Relation, Resolution
from app.core.privacy.clean_text import CleanText
from app.core.store.memories import memories_by_id
from app.core.store.schema import ConflictRow, DismissalRow, MessageRow
from app.core.store.tombstones import digest_of


class Conflicts:
    """The inbox as seen from one transaction."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def open(
        self,
        new_text: CleanText,
        *,
        new_slot: str | None,
        explicit: bool,
        memory_id: int | None,
        decision: Comparison,
        message_id: int | None,
        space_id: int | None = None,
    ) -> int:
        """Put a statement into the inbox; returns the conflict's id."""
        row = ConflictRow(
            state=ConflictState.OPEN,
            relation=decision.relation,
            decided_by=decision.by,
            why=decision.why,
            new_text=new_text.value,
            new_slot=new_slot,
            explicit=explicit,
            memory_id=memory_id,
            result_memory_id=None,
            message_id=message_id,
            created_at=self._at,
            settled_at=None,
            resolution=None,
            space_id=space_id,
        )
        self._session.add(row)
        self._session.flush()
        return row.id

    def settle(self, conflict_id: int, resolution: Resolution, result_memory_id: int | None) -> None:
        """Close it; `result_memory_id` is what was saved, if anything was."""
        row = self._row(conflict_id)
        row.state, row.resolution = ConflictState.SETTLED, resolution
        row.settled_at, row.result_memory_id = self._at, result_memory_id

    def get(self, conflict_id: int) -> Conflict:
        """One conflict. `AppError(NOT_FOUND)` when there is none."""
        return self._as_conflicts([self._row(conflict_id)])[0]

    def all(self, state: ConflictState) -> list[Conflict]:
        """The open ones oldest first, or the settled ones, last settled first."""
        order = ConflictRow.id.asc() if state is ConflictState.OPEN else ConflictRow.settled_at.desc()
        query = select(ConflictRow).where(ConflictRow.state == state).order_by(order)
        return self._as_conflicts(list(self._session.scalars(query)))

    def same_open(self, new_text: CleanText, memory_id: int | None) -> int | None:
        """The id of an open conflict about the same two statements: asking twice makes no second one."""
        query = select(ConflictRow.id).where(
            ConflictRow.state == ConflictState.OPEN,
            ConflictRow.new_text == new_text.value,
            ConflictRow.memory_id.is_(None) if memory_id is None else ConflictRow.memory_id == memory_id,
        )
        return self._session.scalars(query).first()

    def slot_and_origin(self, conflict_id: int) -> tuple[str | None, bool]:
        """The slot of the waiting statement, and whether the person asked to remember it."""
        row = self._row(conflict_id)
        return row.new_slot, row.explicit

    def open_about(self, memory_id: int | None = None) -> Counter[int]:
        """How many open conflicts there are about each memory, or about this one."""
        query = select(ConflictRow.memory_id).where(ConflictRow.state == ConflictState.OPEN)
        if memory_id is not None:
            query = query.where(ConflictRow.memory_id == memory_id)
        return Counter(memory_id for memory_id in self._session.scalars(query) if memory_id is not None)

    def count_about(self, memory_ids: Collection[int]) -> int:
        """How many conflicts, open or settled, speak of these memories."""
        about = ConflictRow.memory_id.in_(memory_ids) | ConflictRow.result_memory_id.in_(memory_ids)
        return self._session.scalar(select(func.count()).select_from(ConflictRow).where(about)) or 0

    def dismiss(self, new_text: str, memory_id: int) -> None:
        """Remember that a statement does not clash with a memory."""
        self._session.add(DismissalRow(memory_id=memory_id, digest=digest_of(new_text), at=self._at))

    def dismissed(self, new_text: str) -> set[int]:
        """The memories that a statement does not clash with, by the person's word."""
        query = select(DismissalRow.memory_id).where(DismissalRow.digest == digest_of(new_text))
        return set(self._session.scalars(query))

    def _row(self, conflict_id: int) -> ConflictRow:
        row = self._session.get(ConflictRow, conflict_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="conflict", id=conflict_id)
        return row

    def _as_conflicts(self, rows: list[ConflictRow]) -> list[Conflict]:
        memories = memories_by_id(self._session, [row.memory_id for row in rows if row.memory_id is not None])
        said = select(MessageRow.id, MessageRow.conversation_id).where(
            MessageRow.id.in_([row.message_id for row in rows if row.message_id is not None])
        )
        chats: dict[int, int] = dict(iter(self._session.execute(said)))
        return [
            Conflict(
                id=row.id,
                state=ConflictState(row.state),
                relation=Relation(row.relation),
                by=DecidedBy(row.decided_by),
                why=row.why,
                new_text=row.new_text,
                memory=memories.get(row.memory_id) if row.memory_id is not None else None,
                created_at=row.created_at,
                message_id=row.message_id,
                conversation_id=chats.get(row.message_id) if row.message_id is not None else None,
                settled_at=row.settled_at,
                resolution=Resolution(row.resolution) if row.resolution else None,
                space_id=row.space_id,
            )
            for row in rows
        ]
