"""Erasing for good: the row, everything derived from it, and every place where its text still stands."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Executable, delete, func, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from app.core.errors import AppError, ErrorCode
from app.core.store import fulltext
from app.core.store.jobs import Jobs
from app.core.store.journal import UNJOURNALED
from app.core.store.placeholder_numbers import Placeholders
from app.core.store.schema import (
    AttachmentRow,
    ConflictRow,
    ConversationRow,
    DismissalRow,
    DraftRow,
    FolderRow,
    ImageRow,
    InsightRow,
    Journaled,
    ManifestRow,
    MemoryRow,
    MemorySourceRow,
    MessageRow,
    NoteRow,
    OperationRow,
    RefusalRow,
    SpaceRow,
    SummaryRow,
    UseRow,
)
from app.core.store.tombstones import Tombstones

_NAMES: dict[type[Journaled], str] = {
    MemoryRow: "memory",
    ConversationRow: "conversation",
    SummaryRow: "summary",
    InsightRow: "insight",
}


class Eraser:
    """Removes things from one transaction's database; `Store.erase` then cleans the files."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def memories(self, ids: Collection[int], *, bury: bool = True) -> None:
        """Memories with their versions, sources and conflicts. `AppError(NOT_FOUND)` when one does not exist.

        `bury` keeps a hash of each, so that nothing brings it back unasked.
        """
        self._require(MemoryRow, ids)
        graves = Tombstones(self._session, self._at)
        for row in self._session.scalars(select(MemoryRow).where(MemoryRow.id.in_(ids))) if bury else ():
            graves.bury(row.text, row.slot)
        self._remove(DismissalRow, self._ids(DismissalRow, DismissalRow.memory_id.in_(ids)))
        self._execute(delete(UseRow).where(UseRow.memory_id.in_(ids)))
        conflicts = self._ids(ConflictRow, ConflictRow.memory_id.in_(ids) | ConflictRow.result_memory_id.in_(ids))
        self._remove(ConflictRow, conflicts)
        self._remove(MemorySourceRow, self._ids(MemorySourceRow, MemorySourceRow.memory_id.in_(ids)))
        self._remove(MemoryRow, ids)

    def conversations(self, ids: Collection[int]) -> None:
        """Conversations with their messages, drafts, notes and manifests, and the waiting statements made in them.

        Memories that were learnt there stay; their sources remember only that there was a message.
        """
        self._require(ConversationRow, ids)
        self.messages(self._messages_of(ids))
        self._execute(delete(DraftRow).where(DraftRow.conversation_id.in_(ids)))
        self._remove(SummaryRow, self._ids(SummaryRow, SummaryRow.conversation_id.in_(ids)))
        Jobs(self._session, self._at).forget(ids)
        self._remove(ConversationRow, ids)

    def messages(self, ids: Collection[int]) -> None:
        """Messages with attachments, notes and manifests, and the waiting statements made in them."""
        self._remove(ConflictRow, self._ids(ConflictRow, ConflictRow.message_id.in_(ids)))
        self._execute(update(MemorySourceRow).where(MemorySourceRow.message_id.in_(ids)).values(message_id=None))
        self._execute(delete(AttachmentRow).where(AttachmentRow.message_id.in_(ids)))
        self._execute(delete(NoteRow).where(NoteRow.message_id.in_(ids)))
        self._execute(delete(ManifestRow).where(ManifestRow.message_id.in_(ids)))
        self._remove(SummaryRow, self._resting_on(SummaryRow, SummaryRow.covers, ids))
        self._remove(InsightRow, self._resting_on(InsightRow, InsightRow.rests_on, ids))
        self._remove(MessageRow, ids)

    def space(self, space_id: int) -> None:
        """A space with everything that was said and learnt in it; no hash of it is kept."""
        chats = self._ids(ConversationRow, ConversationRow.space_id == space_id)
        said = self._ids(MessageRow, MessageRow.conversation_id.in_(chats))
        self._execute(delete(RefusalRow).where(RefusalRow.message_id.in_(said)))
        self.memories(self._ids(MemoryRow, MemoryRow.space_id == space_id), bury=False)
        self.conversations(chats)
        self._remove(ConflictRow, self._ids(ConflictRow, ConflictRow.space_id == space_id))
        self._remove(InsightRow, self._ids(InsightRow, InsightRow.space_id == space_id))
        self._remove(SpaceRow, [space_id])

    def summaries(self, ids: Collection[int]) -> None:
        """Summaries with their earlier wordings. `AppError(NOT_FOUND)`."""
        self._require(SummaryRow, ids)
        self._remove(SummaryRow, ids)

    def insights(self, ids: Collection[int]) -> None:
        """Insights with their earlier wordings. `AppError(NOT_FOUND)`."""
        self._require(InsightRow, ids)
        self._remove(InsightRow, ids)

    def _messages_of(self, conversation_ids: Collection[int]) -> set[int]:
        """The messages of conversations, those too whose sending was undone: the journal and what was given with them
        are still there."""
        ids = set(self._ids(MessageRow, MessageRow.conversation_id.in_(conversation_ids)))
        conversation = func.json_extract(func.coalesce(ImageRow.after, ImageRow.before), "$.conversation_id")
        of_messages = (ImageRow.table_name == MessageRow.__tablename__) & conversation.in_(conversation_ids)
        return ids | set(self._session.scalars(select(ImageRow.row_id).where(of_messages)))

    def _resting_on(
        self, kind: type[SummaryRow | InsightRow], column: InstrumentedAttribute[list[Any]], ids: Collection[int]
    ) -> list[int]:
        """What was made of any of these messages: it is made again of those that remain."""
        gone = set(ids)
        return [row_id for row_id, made_of in self._session.execute(select(kind.id, column)) if gone & set(made_of)]

    def expired(self, before: datetime) -> bool:
        """Erase what has been in the trash since before a time; False when there was nothing."""
        gone: dict[type[Journaled], list[int]] = {
            kind: self._ids(kind, kind.deleted_at < before)
            for kind in (MemoryRow, MessageRow, ConversationRow, FolderRow, SpaceRow)
        }
        made: dict[type[SummaryRow | InsightRow], list[int]] = {
            kind: self._ids(kind, (kind.deleted_at < before) & (kind.text != "")) for kind in (SummaryRow, InsightRow)
        }
        if not any((*gone.values(), *made.values())):
            return False
        self.memories(gone[MemoryRow])
        self.messages(gone[MessageRow])
        self.conversations(gone[ConversationRow])
        self._remove(FolderRow, gone[FolderRow])
        self._remove(SpaceRow, gone[SpaceRow])
        for kind, ids in made.items():
            self._blank(kind, ids)
        return True

    def compact(self) -> None:
        """Leave nothing of what was removed in the full-text index, nor hashes of private values that nothing speaks of
        any more."""
        fulltext.compact(self._session)
        Placeholders(self._session).forget_unused()

    def _remove(self, kind: type[Journaled], ids: Collection[int]) -> None:
        """Rows, their images in the journal, and the right to undo what touched them."""
        self._session.info[UNJOURNALED] = "erase"
        try:
            for row_id in ids:
                row = self._session.get(kind, row_id)
                if row is not None:
                    self._session.delete(row)
            self._session.flush()
        finally:
            del self._session.info[UNJOURNALED]
        self._forget_history(kind, ids)

    def _blank(self, kind: type[SummaryRow | InsightRow], ids: Collection[int]) -> None:
        """Take away the words, and keep the row: that it was deleted keeps it from being made of the same once more."""
        self._session.info[UNJOURNALED] = "erase"
        try:
            rows: Iterable[SummaryRow | InsightRow] = self._session.scalars(select(kind).where(kind.id.in_(ids)))
            for row in rows:
                row.text = ""
            self._session.flush()
        finally:
            del self._session.info[UNJOURNALED]
        self._forget_history(kind, ids)

    def _forget_history(self, kind: type[Journaled], ids: Collection[int]) -> None:
        of_these = (ImageRow.table_name == kind.__tablename__) & ImageRow.row_id.in_(ids)
        touching = select(ImageRow.operation_id).where(of_these)
        self._execute(update(OperationRow).where(OperationRow.id.in_(touching)).values(erased=True))
        self._execute(delete(ImageRow).where(of_these))

    def _execute(self, statement: Executable) -> None:
        self._session.info[UNJOURNALED] = "erase"
        try:
            self._session.execute(statement, execution_options={"synchronize_session": False})
        finally:
            del self._session.info[UNJOURNALED]

    def _ids(self, kind: type[Journaled], condition: ColumnElement[bool]) -> list[int]:
        return list(self._session.scalars(select(kind.id).where(condition)))

    def _require(self, kind: type[Journaled], ids: Collection[int]) -> None:
        missing = set(ids) - set(self._ids(kind, kind.id.in_(ids)))
        if missing:
            raise AppError(ErrorCode.NOT_FOUND, what=_NAMES[kind], id=min(missing))
