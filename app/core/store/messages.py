"""The messages of a conversation: a tree, of which one branch is shown; with their notes."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, exists, func, literal, or_, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import (
    EVERYWHERE,
    Attachment,
    ConflictState,
    Memory,
    Message,
    MessageStatus,
    Note,
    NoteKind,
    OperationKind,
    OperationState,
    Role,
    SearchFilter,
    SearchHit,
    Used,
)
from app.core.privacy.clean_text import EMPTY, CleanText
from app.core.store import fulltext
from app.core.store.attachments import Attachments
from app.core.store.ids import one_of
from app.core.store.memories import Memories, memories_by_id
from app.core.store.schema import (
    ConflictRow,
    ConversationRow,
    ImageRow,
    ManifestRow,
    MemorySourceRow,
    MessageRow,
    NoteRow,
    OperationRow,
)

_MORE = 2  # times as many hits are looked at as are wanted, because a filter takes some away
_LATELY = 1000  # messages that are looked through for recent ones
_BESIDE = 5  # messages before and after one in its chat
_SHOWN = (
    MessageRow.id,
    MessageRow.parent_id,
    MessageRow.conversation_id,
    MessageRow.role,
    MessageRow.text,
    MessageRow.thinking,
    MessageRow.thinking_seconds,
    MessageRow.model,
    MessageRow.status,
    MessageRow.created_at,
)
_ROLES = {role.value: role for role in Role}
_STATUSES = {status.value: status for status in MessageStatus}


@dataclass(frozen=True, slots=True)
class MessagePlace:
    """Where a message stands in its conversation's tree, without its text."""

    id: int
    parent_id: int | None
    conversation_id: int
    role: Role
    length: int  # bytes of UTF-8
    at: datetime
    excluded: bool


class Messages:
    """The messages as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at
        self._attachments = Attachments(session, at)

    # -- reading

    def get(self, message_id: int) -> Message:
        """One message, without siblings. `AppError(NOT_FOUND)` when there is none."""
        row = self._session.execute(select(*_SHOWN).where(MessageRow.id == message_id)).one_or_none()
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="message", id=message_id)
        given = self._attachments.of([message_id]).get(message_id, ())
        used = self._used([message_id]).get(message_id)
        return _as_message(row, self._notes([message_id])[message_id], (message_id,), given, used)

    def branch(self, conversation_id: int) -> list[Message]:
        """The shown branch, oldest first, with notes and siblings."""
        # Columns, not entities: for ten thousand messages an entity each costs more than all the rest.
        query = (
            select(*_SHOWN)
            .where(MessageRow.conversation_id == conversation_id, MessageRow.deleted_at.is_(None))
            .order_by(MessageRow.id)
        )
        rows = {row[0]: row for row in self._session.execute(query)}
        siblings: dict[int | None, list[int]] = defaultdict(list)
        for id_, parent_id, *_rest in rows.values():
            siblings[parent_id].append(id_)
        head = self._session.get_one(ConversationRow, conversation_id).head_id
        path: list[int] = []
        while head is not None and head in rows:
            path.append(head)
            head = rows[head][1]
        return self._as_branch([rows[id_] for id_ in reversed(path)], siblings)

    def newest(self, conversation_id: int, count: int) -> list[Message]:
        """The last so many messages of the shown branch, as `branch` gives them, however long it is."""
        there = MessageRow.deleted_at.is_(None)
        head = self._session.get_one(ConversationRow, conversation_id).head_id
        last = select(MessageRow.id, MessageRow.parent_id, literal(1).label("place")).where(
            MessageRow.id == head, there
        )
        up = last.cte("up", recursive=True)
        above = select(MessageRow.id, MessageRow.parent_id, up.c.place + 1)
        up = up.union_all(above.where(MessageRow.id == up.c.parent_id, there, up.c.place < count))
        rows = list(
            self._session.execute(select(*_SHOWN).join(up, up.c.id == MessageRow.id).order_by(up.c.place.desc()))
        )
        parents = [row[1] for row in rows]
        beside = one_of(MessageRow.parent_id, [id_ for id_ in parents if id_ is not None])
        if None in parents:
            beside = or_(beside, MessageRow.parent_id.is_(None))
        query = select(MessageRow.parent_id, MessageRow.id).where(
            MessageRow.conversation_id == conversation_id, there, beside
        )
        siblings: dict[int | None, list[int]] = defaultdict(list)
        for parent_id, id_ in self._session.execute(query.order_by(MessageRow.id)):
            siblings[parent_id].append(id_)
        return self._as_branch(rows, siblings)

    def _as_branch(self, rows: Sequence[Sequence[Any]], siblings: Mapping[int | None, list[int]]) -> list[Message]:
        ids = [row[0] for row in rows]
        notes, given, used = self._notes(ids), self._attachments.of(ids), self._used(ids)
        return [
            _as_message(row, notes[row[0]], tuple(siblings[row[1]]), given.get(row[0], ()), used.get(row[0]))
            for row in rows
        ]

    def newest_leaf(self, message_id: int) -> int:
        """The end of the newest branch that goes through a message."""
        rows = self._tree(self._row(message_id).conversation_id)
        newest: dict[int | None, int] = {row.parent_id: row.id for row in rows.values()}
        while message_id in newest:
            message_id = newest[message_id]
        return message_id

    def recent(self, since: datetime, limit: int, where: SearchFilter) -> list[int]:
        """Ids of the last messages since a time that `where` lets through, newest first; of the last thousand."""
        newest = self._session.scalar(select(func.max(MessageRow.id))) or 0
        lately = (MessageRow.id > newest - _LATELY) & (MessageRow.created_at >= since)
        query = _let_through(where).with_only_columns(MessageRow.id).where(lately)
        return list(self._session.scalars(query.order_by(MessageRow.id.desc()).limit(limit)))

    def count_own(self, conversation_id: int, *, after: int) -> int:
        """How many messages the person wrote in a chat after one."""
        query = select(func.count()).where(
            MessageRow.conversation_id == conversation_id,
            MessageRow.role == Role.USER,
            MessageRow.id > after,
            MessageRow.deleted_at.is_(None),
        )
        return self._session.scalar(query) or 0

    def own(self, limit: int) -> list[tuple[int, datetime, str, int | None]]:
        """The person's latest messages in chats outside the trash, oldest first: id, time, text and space."""
        query = (
            _let_through(SearchFilter(role=Role.USER, usable=True))
            .with_only_columns(MessageRow.id, MessageRow.created_at, MessageRow.text, ConversationRow.space_id)
            .order_by(MessageRow.id.desc())
            .limit(limit)
        )
        return [(id_, at, said, space_id) for id_, at, said, space_id in self._session.execute(query)][::-1]

    def scores(self, terms: list[str], limit: int, where: SearchFilter, *, prefix: str = "") -> dict[int, float]:
        """Ids of messages that `where` lets through with any of the terms, with their scores (higher is better)."""
        hits = fulltext.find(self._session, "message_terms", terms, _MORE * limit, prefix=prefix)
        kept = self.among([hit.id for hit in hits], where)
        if len(kept) < limit and len(hits) == _MORE * limit:  # a narrow filter: look among what it lets through only
            within = _let_through(where).with_only_columns(MessageRow.id)
            hits = fulltext.find(self._session, "message_terms", terms, limit, prefix=prefix, within=within)
            kept = {hit.id for hit in hits}
        return dict([(hit.id, hit.score) for hit in hits if hit.id in kept][:limit])

    def meant(self, terms: list[str]) -> set[str]:
        """The terms that are looked for when these are: with a slip of the finger mended."""
        return set(fulltext.as_indexed(self._session, "message_terms", terms))

    def all_ids(self, where: SearchFilter) -> set[int]:
        """Every message that `where` lets through."""
        return set(self._session.scalars(_let_through(where).with_only_columns(MessageRow.id)))

    def among(self, message_ids: Collection[int], where: SearchFilter) -> set[int]:
        """Those of these messages that `where` lets through."""
        query = _let_through(where).with_only_columns(MessageRow.id).where(one_of(MessageRow.id, message_ids))
        return set(self._session.scalars(query))

    def around(
        self, message_ids: Collection[int], best: Collection[int], beside: Collection[int]
    ) -> dict[int, MessagePlace]:
        """These messages, those up to two steps in their trees from the `best` of them, and what was written in the
        same chats next to the few of `beside`; outside the trash."""
        found: dict[int, MessagePlace] = {}
        found.update((place.id, place) for place in self._places(one_of(MessageRow.id, message_ids)))
        new = [found[id_] for id_ in best if id_ in found]
        for _step in range(2):  # their neighbours, and theirs
            ids = [place.id for place in new]
            above = {place.parent_id for place in new if place.parent_id is not None}
            new = self._places(one_of(MessageRow.id, above - found.keys()))
            new += self._places(one_of(MessageRow.parent_id, ids))
            found.update((place.id, place) for place in new)
        conditions = [
            MessageRow.id.between(id_ - _BESIDE, id_ + _BESIDE)
            & (MessageRow.conversation_id == found[id_].conversation_id)
            for id_ in beside
            if id_ in found
        ]
        if conditions:
            found.update((place.id, place) for place in self._places(or_(*conditions)))
        return found

    def sizes(self, conversation_ids: Collection[int]) -> dict[int, int]:
        """How many messages conversations have, the trash included."""
        query = (
            select(MessageRow.conversation_id, func.count())
            .where(one_of(MessageRow.conversation_id, conversation_ids))
            .group_by(MessageRow.conversation_id)
        )
        return dict(self._session.execute(query).all())

    def _places(self, condition: ColumnElement[bool]) -> list[MessagePlace]:
        columns = (
            MessageRow.id,
            MessageRow.parent_id,
            MessageRow.conversation_id,
            MessageRow.role,
            func.octet_length(MessageRow.text),
            MessageRow.created_at,
            MessageRow.excluded,
        )
        query = select(*columns).where(condition, MessageRow.deleted_at.is_(None))
        return [
            MessagePlace(id_, parent_id, chat_id, Role(role), length, at, excluded)
            for id_, parent_id, chat_id, role, length, at, excluded in self._session.execute(query)
        ]

    def imported(self, message_ids: Collection[int]) -> set[int]:
        """Which of these came in with a file: what stands there as the person's may be anybody's words."""
        brought = (
            select(ImageRow.row_id)
            .join(OperationRow, OperationRow.id == ImageRow.operation_id)
            .where(
                ImageRow.table_name == MessageRow.__tablename__,
                one_of(ImageRow.row_id, message_ids),
                OperationRow.kind == OperationKind.CONVERSATION_IMPORT,
            )
        )
        return set(self._session.scalars(brought))

    def hits(self, message_ids: Collection[int]) -> dict[int, SearchHit]:
        """Messages by id as search results, not yet scored; `excerpt` is the whole text."""
        query = (
            select(MessageRow, ConversationRow.title)
            .join(ConversationRow, ConversationRow.id == MessageRow.conversation_id)
            .where(MessageRow.id.in_(message_ids))
        )
        return {
            row.id: SearchHit(row.conversation_id, title, row.id, Role(row.role), row.created_at, row.text, 0.0)
            for row, title in self._session.execute(query)
        }

    # -- changing

    def add(
        self,
        conversation_id: int,
        parent_id: int | None,
        role: Role,
        text: CleanText,
        *,
        thinking: CleanText = EMPTY,
        model: str | None = None,
        status: MessageStatus = MessageStatus.COMPLETE,
        thinking_seconds: float | None = None,
        at: datetime | None = None,
    ) -> int:
        """A new message under `parent_id`; returns its id. The caller shows the branch."""
        row = MessageRow(
            conversation_id=conversation_id,
            parent_id=parent_id,
            role=role,
            text=text.value,
            thinking=thinking.value,
            thinking_seconds=thinking_seconds,
            model=model,
            status=status,
            created_at=at or self._at,
            deleted_at=None,
        )
        self._session.add(row)
        self._session.flush()
        return row.id

    def extend(self, message_id: int, text: CleanText, thinking: CleanText, status: MessageStatus) -> None:
        """Give an answer the text that it has with its continuation."""
        row = self._row(message_id)
        row.text, row.thinking, row.status = text.value, thinking.value, status

    def exclude(self, message_id: int, excluded: bool) -> None:
        """Keep it from models in other chats, or not."""
        self._row(message_id).excluded = excluded

    def trash_from(self, message_id: int) -> None:
        """Move a message and everything under it to the trash."""
        rows = self._tree(self._row(message_id).conversation_id)
        doomed = {message_id}
        for row in rows.values():  # oldest first: a parent comes before its children
            if row.parent_id in doomed:
                doomed.add(row.id)
        for doomed_id in doomed:
            rows[doomed_id].deleted_at = self._at

    def add_note(
        self,
        message_id: int,
        kind: NoteKind,
        *,
        memory_id: int | None = None,
        conflict_id: int | None = None,
        operation_id: int | None = None,
        types: Iterable[str] = (),
    ) -> None:
        """A chip under a message."""
        self._session.add(
            NoteRow(
                message_id=message_id,
                kind=kind,
                memory_id=memory_id,
                conflict_id=conflict_id,
                operation_id=operation_id,
                types=sorted(set(types)),
            )
        )

    # -- inside

    def _row(self, message_id: int) -> MessageRow:
        row = self._session.get(MessageRow, message_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="message", id=message_id)
        return row

    def _tree(self, conversation_id: int) -> dict[int, MessageRow]:
        """The conversation's messages outside the trash, oldest first."""
        query = (
            select(MessageRow)
            .where(MessageRow.conversation_id == conversation_id, MessageRow.deleted_at.is_(None))
            .order_by(MessageRow.id)
        )
        return {row.id: row for row in self._session.scalars(query)}

    def _used(self, message_ids: list[int]) -> dict[int, Used]:
        """How much answers were given. Counted by SQLite: reading every manifest costs more than all the rest."""
        body = ManifestRow.body
        query = select(
            ManifestRow.message_id,
            func.json_array_length(body, "$.memories"),
            func.json_array_length(body, "$.excerpts"),
        ).where(one_of(ManifestRow.message_id, message_ids))
        return {id_: Used(memories or 0, excerpts or 0) for id_, memories, excerpts in self._session.execute(query)}

    def _notes(self, message_ids: list[int]) -> dict[int, tuple[Note, ...]]:
        """The notes of messages, with the present state of what they speak of."""
        query = (
            select(NoteRow, OperationRow.state, ConflictRow)
            .outerjoin(OperationRow, OperationRow.id == NoteRow.operation_id)
            .outerjoin(ConflictRow, ConflictRow.id == NoteRow.conflict_id)
            .where(one_of(NoteRow.message_id, message_ids))
            .order_by(NoteRow.id)
        )
        # An outer join: operation and conflict may be absent, which the query's type does not say.
        rows: list[tuple[NoteRow, str | None, ConflictRow | None]] = [
            (note, state, conflict) for note, state, conflict in self._session.execute(query)
        ]
        memories = memories_by_id(
            self._session,
            [
                memory_id
                for note, _state, conflict in rows
                for memory_id in (note.memory_id, _clash(conflict))
                if memory_id is not None
            ],
        )
        notes: dict[int, tuple[Note, ...]] = dict.fromkeys(message_ids, ())
        for note, state, conflict in rows:
            memory = memories.get(note.memory_id) if note.memory_id is not None else None
            clash_id = _clash(conflict)
            clash = memories.get(clash_id) if clash_id is not None else None
            notes[note.message_id] += (
                Note(
                    id=note.id,
                    kind=NoteKind(note.kind),
                    memory_id=note.memory_id,
                    conflict_id=note.conflict_id,
                    operation_id=note.operation_id,
                    types=tuple(note.types),
                    text=self._note_text(note, conflict, memory),
                    other=clash.text if clash else None,
                    undone=state is not None and state != OperationState.DONE,
                    settled=conflict is not None and conflict.state == ConflictState.SETTLED,
                ),
            )
        return notes

    def _note_text(self, note: NoteRow, conflict: ConflictRow | None, memory: Memory | None) -> str | None:
        """What a note speaks of; from the journal where undoing took the memory away, None where it was erased."""
        if conflict is not None:
            return conflict.new_text
        if memory is None and note.memory_id is not None and note.operation_id is not None:
            return Memories(self._session, self._at, None).version_text(note.memory_id, note.operation_id)
        return None if memory is None else memory.text


def _let_through(where: SearchFilter) -> Select[MessageRow]:
    """The messages that a filter lets through."""
    query = (
        select(MessageRow)
        .join(ConversationRow, ConversationRow.id == MessageRow.conversation_id)
        .where(MessageRow.deleted_at.is_(None), ConversationRow.deleted_at.is_(None))
    )
    conditions: list[ColumnElement[bool]] = []
    if where.conversation_id is not None:
        conditions.append(MessageRow.conversation_id == where.conversation_id)
    if where.outside is not None:
        conditions.append(MessageRow.conversation_id != where.outside)
    if where.space != EVERYWHERE:
        column = ConversationRow.space_id
        conditions.append(column.is_(None) if where.space is None else column == where.space)
    if where.folder != EVERYWHERE:
        column = ConversationRow.folder_id
        conditions.append(column.is_(None) if where.folder is None else column == where.folder)
    if where.archived is not None:
        shelved = ConversationRow.archived_at.is_not(None)
        conditions.append(shelved if where.archived else ~shelved)
    if where.since is not None:
        conditions.append(MessageRow.created_at >= where.since)
    if where.until is not None:
        conditions.append(MessageRow.created_at < where.until)
    if where.role is not None:
        conditions.append(MessageRow.role == where.role)
    if where.remembered:
        conditions.append(exists().where(MemorySourceRow.message_id == MessageRow.id))
    if where.usable:
        conditions.append(~MessageRow.excluded)
    return query.where(*conditions)


def _clash(conflict: ConflictRow | None) -> int | None:
    return None if conflict is None else conflict.memory_id


def _as_message(
    row: Sequence[Any],
    notes: tuple[Note, ...],
    siblings: tuple[int, ...],
    attachments: tuple[Attachment, ...],
    used: Used | None,
) -> Message:
    """A message from the columns `_SHOWN`."""
    id_, parent_id, conversation_id, role, text, thinking, thinking_seconds, model, status, created_at = row
    return Message(
        id=id_,
        conversation_id=conversation_id,
        parent_id=parent_id,
        role=_ROLES[role],
        text=text,
        thinking=thinking,
        model=model,
        status=_STATUSES[status],
        created_at=created_at,
        notes=notes,
        siblings=siblings,
        thinking_seconds=thinking_seconds,
        attachments=attachments,
        used=used,
    )
