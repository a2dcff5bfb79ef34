"""What the person names and puts things into: spaces and folders. Two of a sort have two names, whatever the case."""

from collections.abc import Sequence
from datetime import datetime
from typing import Generic, TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.privacy.clean_text import CleanText
from app.core.store.schema import NamedRow

R = TypeVar("R", bound=NamedRow)


class Named(Generic[R]):
    """Rows of one sort as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime, kind: type[R], what: str, taken: ErrorCode) -> None:
        """`what` it is called in NOT_FOUND; `taken`: the error where a name is in use."""
        self._session = session
        self._at = at
        self._kind = kind
        self._what = what
        self._taken = taken

    def named(self, name: str) -> int | None:
        """The id of the one of a name, in whatever case; None when there is none."""
        return next((row.id for row in self._rows() if row.name.casefold() == name.casefold()), None)

    def require(self, row_id: int | None) -> int | None:
        """`row_id`, when it is None or there is such a one; else `AppError(NOT_FOUND)`."""
        if row_id is not None:
            self._row(row_id)
        return row_id

    def add(self, name: CleanText) -> int:
        """A new one; returns its id. `AppError` when one is called so."""
        self._require_new(name, None)
        row = self._kind(name=name.value, created_at=self._at, deleted_at=None)
        self._session.add(row)
        self._session.flush()
        return row.id

    def rename(self, row_id: int, name: CleanText) -> None:
        """Call it otherwise. `AppError`: NOT_FOUND, or that one is called so."""
        self._require_new(name, row_id)
        self._row(row_id).name = name.value

    def _rows(self) -> Sequence[R]:
        """All that there are, by name."""
        query = select(self._kind).where(self._kind.deleted_at.is_(None)).order_by(self._kind.name)
        return self._session.scalars(query).all()

    def _row(self, row_id: int) -> R:
        row = self._session.get(self._kind, row_id)
        if row is None or row.deleted_at is not None:
            raise AppError(ErrorCode.NOT_FOUND, what=self._what, id=row_id)
        return row

    def _require_new(self, name: CleanText, row_id: int | None) -> None:
        if self.named(name.value) not in (None, row_id):
            raise AppError(self._taken)
