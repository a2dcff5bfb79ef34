"""What the person allowed to be stored, and what was refused: hashes, masks and types, never a private value."""

from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import Allowance, Refusal, Target
from app.core.store.schema import AllowedRow, RefusalRow

_MOST_REFUSALS = 500  # older ones go


class Privacy:
    """The privacy part of one transaction."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def allows(self, type_: str, digest: str) -> bool:
        """Whether a value, by its keyed hash, may be stored."""
        found = select(AllowedRow.id).where(AllowedRow.type == type_, AllowedRow.digest == digest)
        return self._session.scalar(found) is not None

    def allow(self, type_: str, digest: str, mask: str) -> None:
        """Let a value be stored from now on."""
        if not self.allows(type_, digest):
            self._session.add(AllowedRow(type=type_, digest=digest, mask=mask, allowed_at=self._at))

    def allowances(self) -> list[Allowance]:
        """What may be stored, the newest first."""
        rows = self._session.scalars(select(AllowedRow).order_by(AllowedRow.id.desc()))
        return [Allowance(row.id, row.type, row.mask, row.allowed_at) for row in rows]

    def disallow(self, allowance_id: int) -> None:
        """Take a value out of the list again. `AppError(NOT_FOUND)`."""
        row = self._session.get(AllowedRow, allowance_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="allowance", id=allowance_id)
        self._session.delete(row)

    def refused(self, target: Target, types: tuple[str, ...], message_id: int | None) -> None:
        """Note that something was not stored."""
        row = RefusalRow(at=self._at, target=target.value, types=list(types), message_id=message_id)
        self._session.add(row)
        self._session.flush()
        self._session.execute(delete(RefusalRow).where(RefusalRow.id <= row.id - _MOST_REFUSALS))

    def refusals(self) -> list[Refusal]:
        """What was not stored, the newest first."""
        rows = self._session.scalars(select(RefusalRow).order_by(RefusalRow.id.desc()))
        return [Refusal(row.id, row.at, Target(row.target), tuple(row.types), row.message_id) for row in rows]

    def clear_refusals(self) -> None:
        """Empty the list of refusals."""
        for row in self._session.scalars(select(RefusalRow)):
            self._session.delete(row)
