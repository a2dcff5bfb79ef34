"""Spaces: parts of a life that do not mix."""

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import ErrorCode
from app.core.models import Space
from app.core.store.named import Named
from app.core.store.schema import ConversationRow, MemoryRow, SpaceRow


class Spaces(Named[SpaceRow]):
    """The spaces as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime) -> None:
        super().__init__(session, at, SpaceRow, "space", ErrorCode.SPACE_EXISTS)

    def all(self) -> list[Space]:
        """Every space, by name, with how much is in it."""
        return [
            Space(row.id, row.name, self._count(MemoryRow, row.id), self._count(ConversationRow, row.id), row.sample)
            for row in self._rows()
        ]

    def mark_sample(self, space_id: int) -> None:
        """It holds the sample profile."""
        self._row(space_id).sample = True

    def remove(self, space_id: int) -> None:
        """Take the space away; what is in it is seen everywhere then. `AppError(NOT_FOUND)`."""
        row = self._row(space_id)
        for memory in self._session.scalars(select(MemoryRow).where(MemoryRow.space_id == space_id)):
            memory.space_id = None
        for chat in self._session.scalars(select(ConversationRow).where(ConversationRow.space_id == space_id)):
            chat.space_id = None
        row.deleted_at = self._at

    def _count(self, kind: type[MemoryRow | ConversationRow], space_id: int) -> int:
        query = select(func.count()).select_from(kind).where(kind.space_id == space_id, kind.deleted_at.is_(None))
        return self._session.scalar(query) or 0
