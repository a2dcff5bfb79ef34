"""Summaries of chats and of older parts of chats."""

import hashlib
from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import EVERYWHERE, Message, Summary, SummaryKind
from app.core.privacy.clean_text import CleanText
from app.core.store.ids import one_of
from app.core.store.schema import ConversationRow, SummaryRow


def digest_of(messages: Sequence[Message]) -> str:
    """Of what messages said: another one means that a summary of them is out of date."""
    said = "\0".join(f"{message.id}\0{message.role}\0{message.text}" for message in messages)
    return hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()


class Summaries:
    """The summaries as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def get(self, summary_id: int) -> Summary:
        """One summary, in the trash or not. `AppError(NOT_FOUND)`."""
        row = self._row(summary_id)
        chat = self._session.get_one(ConversationRow, row.conversation_id)
        return _as_summary(row, chat.title, chat.space_id)

    def all(self, *, space: int | None = EVERYWHERE) -> list[Summary]:
        """Those outside the trash, of chats outside the trash, the newest first."""
        query = (
            select(SummaryRow, ConversationRow.title, ConversationRow.space_id)
            .join(ConversationRow, ConversationRow.id == SummaryRow.conversation_id)
            .where(SummaryRow.deleted_at.is_(None), ConversationRow.deleted_at.is_(None))
            .order_by(SummaryRow.id.desc())
        )
        if space != EVERYWHERE:
            column = ConversationRow.space_id
            query = query.where(column.is_(None) if space is None else column == space)
        return [_as_summary(row, title, space_id) for row, title, space_id in self._session.execute(query)]

    def of(self, conversation_id: int, kind: SummaryKind, *, trashed: bool = False) -> Summary | None:
        """The summary of a chat, or of its older part; `trashed`: also one that was deleted."""
        return self.of_chats([conversation_id], kind, trashed=trashed).get(conversation_id)

    def of_chats(
        self, conversation_ids: Collection[int], kind: SummaryKind, *, trashed: bool = False
    ) -> dict[int, Summary]:
        """As `of`, by chat, for those that have one."""
        query = (
            select(SummaryRow, ConversationRow.title, ConversationRow.space_id)
            .join(ConversationRow, ConversationRow.id == SummaryRow.conversation_id)
            .where(one_of(SummaryRow.conversation_id, conversation_ids), SummaryRow.kind == kind)
            .order_by(SummaryRow.id)  # the newest comes last and stays
        )
        if not trashed:
            query = query.where(SummaryRow.deleted_at.is_(None))
        return {
            row.conversation_id: _as_summary(row, title, space_id)
            for row, title, space_id in self._session.execute(query)
        }

    def is_of(self, summary_id: int, messages: Sequence[Message]) -> bool:
        """Whether a summary was made of just these messages as they are."""
        return self._row(summary_id).digest == digest_of(messages)

    def count(self) -> int:
        """How many there are outside the trash."""
        query = select(func.count()).select_from(SummaryRow).where(SummaryRow.deleted_at.is_(None))
        return self._session.scalar(query) or 0

    def text_of(self, summary_id: int) -> str | None:
        """What one says; None when it was erased."""
        return self._session.scalar(select(SummaryRow.text).where(SummaryRow.id == summary_id))

    def write(
        self, conversation_id: int, kind: SummaryKind, text: CleanText, messages: Sequence[Message], made_by: str
    ) -> int:
        """Keep a summary of messages, in place of the one of this kind that the chat has; returns its id."""
        old = self.of(conversation_id, kind)
        row = self._row(old.id) if old is not None else SummaryRow(conversation_id=conversation_id, kind=kind)
        row.text, row.covers, row.digest = text.value, [message.id for message in messages], digest_of(messages)
        row.made_by, row.edited, row.created_at, row.deleted_at = made_by, False, self._at, None
        self._session.add(row)
        self._session.flush()
        return row.id

    def edit(self, summary_id: int, text: CleanText) -> None:
        """The person's own wording: it is not made again by itself."""
        row = self._row(summary_id)
        row.text, row.edited = text.value, True

    def trash(self, summary_id: int) -> None:
        """Move to the trash; it is not made again of the same messages."""
        self._row(summary_id).deleted_at = self._at

    def _row(self, summary_id: int) -> SummaryRow:
        row = self._session.get(SummaryRow, summary_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="summary", id=summary_id)
        return row


def _as_summary(row: SummaryRow, title: str, space_id: int | None) -> Summary:
    return Summary(
        id=row.id,
        conversation_id=row.conversation_id,
        conversation_title=title,
        kind=SummaryKind(row.kind),
        text=row.text,
        message_ids=tuple(row.covers),
        made_by=row.made_by,
        edited=row.edited,
        created_at=row.created_at,
        deleted_at=row.deleted_at,
        space_id=space_id,
    )
