"""Chats: titles, pins, folders, the archive, the trash, and which branch is shown."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import ChatsEraseReport, Conversation
from app.core.privacy.clean_text import CleanText
from app.core.store.ids import one_of
from app.core.store.schema import ConversationRow, InsightRow, MemorySourceRow, MessageRow, SummaryRow


class Conversations:
    """The conversations as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def get(self, conversation_id: int) -> Conversation:
        """One conversation, in the trash or not. `AppError(NOT_FOUND)` when there is none."""
        return _as_conversation(self._row(conversation_id))

    def all(self, *, trashed: bool = False) -> list[Conversation]:
        """All outside (or in) the trash: pinned ones first, then the newest."""
        mark = ConversationRow.deleted_at
        query = (
            select(*_COLUMNS)  # not the rows themselves: of ten thousand those take four times as long
            .where(mark.is_not(None) if trashed else mark.is_(None))
            .order_by(ConversationRow.pinned.desc(), ConversationRow.updated_at.desc(), ConversationRow.id.desc())
        )
        return [_as_conversation(row) for row in self._session.execute(query)]

    def has(self, title: CleanText, created_at: datetime | None) -> bool:
        """Whether one outside the trash has this title and was begun then."""
        same = (ConversationRow.title == title.value) & (ConversationRow.created_at == created_at)
        query = select(ConversationRow.id).where(same, ConversationRow.deleted_at.is_(None)).limit(1)
        return created_at is not None and self._session.scalar(query) is not None

    def add(self, space_id: int | None = None, *, at: datetime | None = None) -> Conversation:
        """A new, empty conversation; `at`: of another time, for an imported one."""
        row = ConversationRow(
            title="",
            created_at=at or self._at,
            updated_at=at or self._at,
            pinned=False,
            head_id=None,
            deleted_at=None,
            space_id=space_id,
        )
        self._session.add(row)
        self._session.flush()
        return _as_conversation(row)

    def rename(self, conversation_id: int, title: CleanText) -> None:
        """Give it another title."""
        self._row(conversation_id).title = title.value

    def pin(self, conversation_id: int, pinned: bool) -> None:
        """Keep it at the top, or not."""
        self._row(conversation_id).pinned = pinned

    def show(self, conversation_id: int, head_id: int | None, *, at: datetime | None = None) -> None:
        """Show the branch that ends at `head_id`."""
        row = self._row(conversation_id)
        row.head_id, row.updated_at = head_id, at or self._at

    def move(self, conversation_id: int, space_id: int | None) -> None:
        """To another space, or to none."""
        self._row(conversation_id).space_id = space_id

    def file(self, conversation_id: int, folder_id: int | None) -> None:
        """Into a folder, or out of all."""
        self._row(conversation_id).folder_id = folder_id

    def archive(self, conversation_id: int, archived: bool) -> None:
        """Out of the way, or back."""
        row = self._row(conversation_id)
        if archived != (row.archived_at is not None):
            row.archived_at = self._at if archived else None

    def erase_report(self, conversation_ids: Collection[int], *, backups: int) -> ChatsEraseReport:
        """What erasing them would remove, and what would remain. `AppError(NOT_FOUND)`."""
        for conversation_id in conversation_ids:
            self._row(conversation_id)
        inside = select(MessageRow.id).where(one_of(MessageRow.conversation_id, conversation_ids))
        messages = set(self._session.scalars(inside))
        insights = self._session.scalars(select(InsightRow.rests_on))
        learnt = select(func.count(MemorySourceRow.memory_id.distinct())).where(MemorySourceRow.message_id.in_(inside))
        summaries = select(func.count()).where(one_of(SummaryRow.conversation_id, conversation_ids))
        return ChatsEraseReport(
            conversations=len(conversation_ids),
            messages=len(messages),
            summaries=self._session.scalar(summaries) or 0,
            insights=sum(not messages.isdisjoint(rests_on) for rests_on in insights),
            backups=backups,
            memories=self._session.scalar(learnt) or 0,
        )

    def trash(self, conversation_id: int) -> None:
        """Move to the trash, messages and all."""
        self._row(conversation_id).deleted_at = self._at

    def restore(self, conversation_id: int) -> None:
        """Take out of the trash."""
        self._row(conversation_id).deleted_at = None

    def _row(self, conversation_id: int) -> ConversationRow:
        row = self._session.get(ConversationRow, conversation_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="conversation", id=conversation_id)
        return row


_COLUMNS = (
    ConversationRow.id,
    ConversationRow.title,
    ConversationRow.created_at,
    ConversationRow.updated_at,
    ConversationRow.pinned,
    ConversationRow.head_id,
    ConversationRow.deleted_at,
    ConversationRow.space_id,
    ConversationRow.folder_id,
    ConversationRow.archived_at,
)


def _as_conversation(row: Any) -> Conversation:
    """Of a `ConversationRow`, or of its columns."""
    return Conversation(
        id=row.id,
        title=row.title,
        created_at=row.created_at,
        updated_at=row.updated_at,
        pinned=row.pinned,
        temporary=False,
        head_id=row.head_id,
        deleted_at=row.deleted_at,
        space_id=row.space_id,
        folder_id=row.folder_id,
        archived=row.archived_at is not None,
    )
