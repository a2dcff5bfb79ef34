"""Saved memories, where they come from and what they were before."""

from collections.abc import Collection, Iterable
from datetime import datetime
from types import EllipsisType

from sqlalchemy import ColumnElement, Select, select, true
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import (
    EVERYWHERE,
    Memory,
    MemoryKind,
    MemorySource,
    MemoryUse,
    MemoryVersion,
    OperationState,
    SourceKind,
)
from app.core.privacy.clean_text import CleanText
from app.core.store import fulltext
from app.core.store.schema import ConversationRow, ImageRow, MemoryRow, MemorySourceRow, MessageRow, UseRow
from app.core.store.undo import Journal

_MOST_OF_A_SLOT = 50


class Memories:
    """The memories as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime, operation_id: int | None) -> None:
        self._session = session
        self._at = at
        self._operation_id = operation_id

    # -- reading

    def get(self, memory_id: int) -> Memory:
        """One memory, in the trash or not. `AppError(NOT_FOUND)` when there is none."""
        return as_memory(self._row(memory_id))

    def all(self, *, trashed: bool = False, space: int | None = EVERYWHERE) -> list[Memory]:
        """All memories outside (or in) the trash that are seen in `space`: pinned ones first, then the newest."""
        query = _outside_trash(trashed).where(_seen_in(space))
        query = query.order_by(MemoryRow.pinned.desc(), MemoryRow.updated_at.desc(), MemoryRow.id.desc())
        return [as_memory(row) for row in self._session.scalars(query)]

    def in_slot(self, slot: str, *, space: int | None = EVERYWHERE) -> list[Memory]:
        """Current memories that fill `slot` (its part before a colon: "pets" covers "pets:dog"), at most 50: those of
        just this slot before its family, the newest first. Of a slot with more, words find what matters."""
        base = slot.partition(":")[0]
        fills = (MemoryRow.slot == base) | MemoryRow.slot.startswith(f"{base}:", autoescape=True)
        query = _outside_trash(trashed=False).where(fills, MemoryRow.valid_until.is_(None), _seen_in(space))
        query = query.order_by((MemoryRow.slot == slot).desc(), MemoryRow.id.desc()).limit(_MOST_OF_A_SLOT)
        return [as_memory(row) for row in self._session.scalars(query)]

    def matching(
        self, terms: list[str], limit: int, *, prefix: str = "", space: int | None = EVERYWHERE
    ) -> list[tuple[Memory, float]]:
        """Memories outside the trash, seen in `space`, with any of the terms, best first, with their scores."""
        within = None if space == EVERYWHERE else select(MemoryRow.id).where(_seen_in(space))
        hits = fulltext.find(self._session, "memory_terms", terms, limit, prefix=prefix, within=within)
        query = select(MemoryRow).where(MemoryRow.id.in_([hit.id for hit in hits]))
        rows = {row.id: row for row in self._session.scalars(query)}
        return [(as_memory(rows[hit.id]), hit.score) for hit in hits if hit.id in rows]

    def some(self, ids: Collection[int], *, space: int | None = EVERYWHERE) -> list[Memory]:
        """Those of these memories that are outside the trash and seen in `space`."""
        query = _outside_trash(trashed=False).where(MemoryRow.id.in_(ids), _seen_in(space))
        return [as_memory(row) for row in self._session.scalars(query)]

    def expired(self, at: datetime) -> list[Memory]:
        """Memories outside the trash whose time is over."""
        return [
            as_memory(row) for row in self._session.scalars(_outside_trash(False).where(MemoryRow.expires_at <= at))
        ]

    def learnt_only_in(self, conversation_ids: Collection[int]) -> list[int]:
        """Ids of memories outside the trash all of whose sources are messages of these conversations."""
        inside = select(MessageRow.id).where(MessageRow.conversation_id.in_(conversation_ids))
        here = select(MemorySourceRow.memory_id).where(MemorySourceRow.message_id.in_(inside))
        elsewhere = select(MemorySourceRow.memory_id).where(
            MemorySourceRow.message_id.is_(None) | MemorySourceRow.message_id.not_in(inside)
        )
        query = _outside_trash(trashed=False).where(MemoryRow.id.in_(here), MemoryRow.id.not_in(elsewhere))
        return [row.id for row in self._session.scalars(query)]

    def use(self, memory_id: int) -> MemoryUse:
        """How often a memory was put before the model."""
        row = self._session.get(UseRow, memory_id)
        return MemoryUse(0, None) if row is None else MemoryUse(row.count, row.last_at)

    def uses(self) -> dict[int, MemoryUse]:
        """How often each memory was put before the model; those that never were are left out."""
        return {row.memory_id: MemoryUse(row.count, row.last_at) for row in self._session.scalars(select(UseRow))}

    def used(self, memory_ids: Iterable[int]) -> None:
        """Count that memories were put before the model. Not a change of them: needs no operation."""
        for memory_id in memory_ids:
            row = self._session.get(UseRow, memory_id)
            if row is None:
                self._session.add(UseRow(memory_id=memory_id, count=1, last_at=self._at))
            else:
                row.count, row.last_at = row.count + 1, self._at

    def version_text(self, memory_id: int, revision: int) -> str | None:
        """The text that operation `revision` gave to a memory; None when it was erased."""
        query = select(ImageRow.after).where(
            ImageRow.table_name == MemoryRow.__tablename__,
            ImageRow.row_id == memory_id,
            ImageRow.operation_id == revision,
        )
        image = self._session.scalars(query.order_by(ImageRow.id.desc())).first()
        return image["text"] if image else None

    # -- changing

    def add(
        self,
        text: CleanText,
        *,
        slot: str | None,
        explicit: bool,
        source: SourceKind,
        message_id: int | None,
        valid_from: datetime | None = None,
        kind: MemoryKind = MemoryKind.FACT,
        space_id: int | None = None,
    ) -> Memory:
        """Save a new fact with its first source."""
        row = MemoryRow(
            text=text.value,
            slot=slot,
            created_at=self._at,
            updated_at=self._at,
            revision=self._operation(),
            explicit=explicit,
            pinned=False,
            confirmations=0,
            valid_from=valid_from,
            valid_until=None,
            deleted_at=None,
            kind=kind,
            importance=3,
            space_id=space_id,
            expires_at=None,
            reviewed_at=None,
        )
        self._session.add(row)
        self._session.flush()
        self._add_source(row.id, source, message_id)
        return as_memory(row)

    def reword(self, memory_id: int, text: CleanText, *, slot: str | None) -> Memory:
        """Give a memory another text: a new version of the same fact."""
        row = self._row(memory_id)
        row.text, row.slot = text.value, slot
        row.updated_at, row.revision = self._at, self._operation()
        return as_memory(row)

    def confirm(self, memory_id: int, source: SourceKind, message_id: int | None) -> Memory:
        """It was said again: count it and keep where."""
        row = self._row(memory_id)
        there = select(MemorySourceRow.id).where(
            MemorySourceRow.memory_id == memory_id, MemorySourceRow.message_id == message_id
        )
        if message_id is not None and self._session.scalar(there.limit(1)) is not None:
            return as_memory(row)  # the very message it rests on already: nothing was said again
        row.confirmations += 1
        self._add_source(memory_id, source, message_id)
        return as_memory(row)

    def end(self, memory_id: int) -> Memory:
        """It is true no longer: from now on it is history."""
        row = self._row(memory_id)
        row.valid_until, row.updated_at = self._at, self._at
        return as_memory(row)

    def set_record(
        self,
        memory_id: int,
        *,
        kind: MemoryKind | None = None,
        importance: int | None = None,
        expires_at: datetime | EllipsisType | None = ...,
    ) -> None:
        """Change what is known about a memory beside its text; what is left out stays."""
        row = self._row(memory_id)
        row.kind = kind or row.kind
        row.importance = row.importance if importance is None else importance
        if not isinstance(expires_at, EllipsisType):
            row.expires_at = expires_at

    def move(self, memory_id: int, space_id: int | None) -> None:
        """Let it be seen in one space only, or everywhere (None)."""
        self._row(memory_id).space_id = space_id

    def exclude(self, memory_id: int, excluded: bool) -> None:
        """Keep it from models, or not."""
        self._row(memory_id).excluded = excluded

    def reviewed(self, memory_id: int) -> None:
        """The person says that it is fine as it is."""
        self._row(memory_id).reviewed_at = self._at

    def take_sources(self, memory_id: int, other_id: int) -> None:
        """Let a memory rest on what another one rests on, too."""
        for source in self._session.scalars(select(MemorySourceRow).where(MemorySourceRow.memory_id == other_id)):
            self._session.add(
                MemorySourceRow(memory_id=memory_id, kind=source.kind, at=source.at, message_id=source.message_id)
            )
        self._row(memory_id).confirmations += self._row(other_id).confirmations + 1
        self._session.flush()

    def pin(self, memory_id: int, pinned: bool) -> None:
        """Keep it at the top, or not."""
        self._row(memory_id).pinned = pinned

    def trash(self, memory_id: int) -> None:
        """Move to the trash."""
        self._row(memory_id).deleted_at = self._at

    def restore(self, memory_id: int) -> None:
        """Take out of the trash."""
        self._row(memory_id).deleted_at = None

    # -- inside

    def _row(self, memory_id: int) -> MemoryRow:
        row = self._session.get(MemoryRow, memory_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="memory", id=memory_id)
        return row

    def _operation(self) -> int:
        if self._operation_id is None:
            raise RuntimeError("memories change inside an operation only")
        return self._operation_id

    def _add_source(self, memory_id: int, kind: SourceKind, message_id: int | None) -> None:
        self._session.add(MemorySourceRow(memory_id=memory_id, kind=kind, at=self._at, message_id=message_id))
        self._session.flush()

    def sources(self, memory_id: int) -> tuple[MemorySource, ...]:
        """What a memory rests on, the oldest first."""
        query = (
            select(MemorySourceRow, MessageRow.id, ConversationRow.id, ConversationRow.title)
            .outerjoin(MessageRow, MessageRow.id == MemorySourceRow.message_id)
            .outerjoin(ConversationRow, ConversationRow.id == MessageRow.conversation_id)
            .where(MemorySourceRow.memory_id == memory_id)
            .order_by(MemorySourceRow.id)
        )
        return tuple(
            MemorySource(
                kind=SourceKind(row.kind),
                at=row.at,
                message_id=message_id,
                conversation_id=conversation_id,
                conversation_title=title,
            )
            for row, message_id, conversation_id, title in self._session.execute(query)
        )

    def all_sources(self) -> dict[int, list[MemorySource]]:
        """What every memory rests on, the oldest first; without the chats' names, which cost more than all the rest."""
        found: dict[int, list[MemorySource]] = {}
        columns = (MemorySourceRow.memory_id, MemorySourceRow.kind, MemorySourceRow.at, MemorySourceRow.message_id)
        for memory_id, kind, at, message_id in self._session.execute(select(*columns).order_by(MemorySourceRow.id)):
            source = MemorySource(SourceKind(kind), at, message_id, conversation_id=None, conversation_title=None)
            found.setdefault(memory_id, []).append(source)
        return found

    def versions(self, memory_id: int) -> tuple[MemoryVersion, ...]:
        """The states that the journal saw this memory's text, end and trash mark go through, oldest first."""
        query = (
            select(ImageRow)
            .where(ImageRow.table_name == MemoryRow.__tablename__, ImageRow.row_id == memory_id)
            .order_by(ImageRow.id)
        )
        told = ("text", "valid_until", "deleted_at")
        images = [
            (image.operation_id, image.after)
            for image in self._session.scalars(query)
            if image.after
            and (image.before is None or any(image.before.get(key) != image.after.get(key) for key in told))
        ]
        journal = Journal(self._session, self._at)
        operations = [journal.get(operation_id) for operation_id, _after in images]
        done = [i for i, operation in enumerate(operations) if operation.state is OperationState.DONE]
        return tuple(
            MemoryVersion(
                number=i + 1,
                operation=operations[i],
                text=after["text"],
                valid_until=_time(after.get("valid_until")),
                deleted=after.get("deleted_at") is not None,
                current=bool(done) and i == done[-1],
            )
            for i, (_operation_id, after) in enumerate(images)
        )


def as_memory(row: MemoryRow) -> Memory:
    """The row as a front end knows it."""
    return Memory(
        id=row.id,
        text=row.text,
        slot=row.slot,
        created_at=row.created_at,
        updated_at=row.updated_at,
        revision=row.revision,
        explicit=row.explicit,
        pinned=row.pinned,
        confirmations=row.confirmations,
        valid_from=row.valid_from,
        valid_until=row.valid_until,
        deleted_at=row.deleted_at,
        kind=MemoryKind(row.kind),
        importance=row.importance,
        space_id=row.space_id,
        expires_at=row.expires_at,
        reviewed_at=row.reviewed_at,
        excluded=row.excluded,
    )


def memories_by_id(session: Session, ids: Iterable[int]) -> dict[int, Memory]:
    """Those of `ids` that still exist, in the trash or not."""
    wanted = set(ids)
    if not wanted:  # as for most messages, whose notes speak of none
        return {}
    return {row.id: as_memory(row) for row in session.scalars(select(MemoryRow).where(MemoryRow.id.in_(wanted)))}


def _outside_trash(trashed: bool) -> Select[MemoryRow]:
    mark = MemoryRow.deleted_at
    return select(MemoryRow).where(mark.is_not(None) if trashed else mark.is_(None))


def _seen_in(space: int | None) -> ColumnElement[bool]:
    """What is seen in a space: its own and what belongs to none. EVERYWHERE: all there is."""
    if space == EVERYWHERE:
        return true()
    nowhere = MemoryRow.space_id.is_(None)
    return nowhere if space is None else nowhere | (MemoryRow.space_id == space)


def _time(value: str | None) -> datetime | None:
    return None if value is None else datetime.fromisoformat(value)
