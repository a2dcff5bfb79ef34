"""Spaces: parts of a life that do not mix."""

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import Space
from app.core.privacy.clean_text import CleanText
from app.core.store.schema import ConversationRow, MemoryRow, SpaceRow


class Spaces:
    """The spaces as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def all(self) -> list[Space]:
        """Every space, by name, with how much is in it."""
        rows = self._session.scalars(select(SpaceRow).where(SpaceRow.deleted_at.is_(None)).order_by(SpaceRow.name))
        return [
            Space(row.id, row.name, self._count(MemoryRow, row.id), self._count(ConversationRow, row.id))
            for row in rows
        ]

    def named(self, name: str) -> int | None:
        """The id of the space of a name, in whatever case; None when there is none."""
        rows = self._session.scalars(select(SpaceRow).where(SpaceRow.deleted_at.is_(None)))
        return next((row.id for row in rows if row.name.casefold() == name.casefold()), None)

    def require(self, space_id: int | None) -> int | None:
        """`space_id`, when it is None or there is such a space; else `AppError(NOT_FOUND)`."""
        if space_id is not None:
            self._row(space_id)
        return space_id

    def add(self, name: CleanText) -> int:
        """A new space; returns its id. `AppError(SPACE_EXISTS)` when one is called so."""
        self._require_new(name, None)
        row = SpaceRow(name=name.value, created_at=self._at, deleted_at=None)
        self._session.add(row)
        self._session.flush()
        return row.id

    def rename(self, space_id: int, name: CleanText) -> None:
        """Call it otherwise. `AppError`: NOT_FOUND, SPACE_EXISTS."""
        self._require_new(name, space_id)
        self._row(space_id).name = name.value

    def remove(self, space_id: int) -> None:
        """Take the space away; what is in it is seen everywhere then. `AppError(NOT_FOUND)`."""
        row = self._row(space_id)
        for memory in self._session.scalars(select(MemoryRow).where(MemoryRow.space_id == space_id)):
            memory.space_id = None
        for chat in self._session.scalars(select(ConversationRow).where(ConversationRow.space_id == space_id)):
            chat.space_id = None
        row.deleted_at = self._at

    def _row(self, space_id: int) -> SpaceRow:
        row = self._session.get(SpaceRow, space_id)
        if row is None or row.deleted_at is not None:
            raise AppError(ErrorCode.NOT_FOUND, what="space", id=space_id)
        return row

    def _require_new(self, name: CleanText, space_id: int | None) -> None:
        if self.named(name.value) not in (None, space_id):
            raise AppError(ErrorCode.SPACE_EXISTS)

    def _count(self, kind: type[MemoryRow | ConversationRow], space_id: int) -> int:
        query = select(func.count()).select_from(kind).where(kind.space_id == space_id, kind.deleted_at.is_(None))
        return self._session.scalar(query) or 0
