"""What the person has begun to write: one text a chat, and one for the chat that does not exist yet."""

from datetime import datetime
from typing import Final

from sqlalchemy import delete
from sqlalchemy.orm import Session

from app.core.privacy.clean_text import CleanText
from app.core.store.schema import DraftRow

NEW_CHAT: Final = 0  # in place of a conversation's id


class Drafts:
    """The drafts as seen from one transaction. They are no part of the journal: nobody undoes typing in it."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def of(self, conversation_id: int) -> str:
        """A chat's draft; empty when there is none."""
        row = self._session.get(DraftRow, conversation_id)
        return "" if row is None else row.text

    def keep(self, conversation_id: int, text: CleanText) -> None:
        """In place of the one before; an empty one is none."""
        if not text:
            self.drop(conversation_id)
            return
        self._session.merge(DraftRow(conversation_id=conversation_id, text=text.value, at=self._at))

    def drop(self, conversation_id: int) -> None:
        """No draft any more."""
        self._session.execute(delete(DraftRow).where(DraftRow.conversation_id == conversation_id))
