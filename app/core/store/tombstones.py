"""What was deleted or erased, so that nothing brings it back unasked.

The memories that lie in the trash, and hashes and slots of those that are gone for good.
"""

import hashlib
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.core.store.schema import MemoryRow, TombstoneRow
from app.core.text.analyzer import query_terms


def digest_of(text: str) -> str:
    """A hash of what a statement says: of its terms, whatever their order, case and endings."""
    return hashlib.sha256("\0".join(sorted(query_terms(text))).encode()).hexdigest()


class Tombstones:
    """The tombstones as seen from one transaction."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def bury(self, text: str, slot: str | None) -> None:
        """Remember that this was erased."""
        self._session.add(TombstoneRow(digest=digest_of(text), slot=slot, at=self._at))

    def buried(self, text: str, slot: str | None, since: datetime | None) -> bool:
        """Whether the person deleted this statement; or, for words older than `since`, what else fills its slot."""
        digest = digest_of(text)
        trashed = list(self._session.scalars(select(MemoryRow).where(MemoryRow.deleted_at.is_not(None))))
        if any(digest_of(row.text) == digest for row in trashed):
            return True
        if self._session.scalar(select(TombstoneRow.id).where(TombstoneRow.digest == digest).limit(1)) is not None:
            return True
        if slot is None or since is None:
            return False
        later = select(TombstoneRow.id).where(TombstoneRow.slot == slot, TombstoneRow.at >= since).limit(1)
        in_trash = any(row.slot == slot and row.deleted_at is not None and row.deleted_at >= since for row in trashed)
        return in_trash or self._session.scalar(later) is not None

    def lift(self, text: str) -> None:
        """The person says it again, in so many words: it may be saved."""
        for row in self._session.scalars(select(TombstoneRow).where(TombstoneRow.digest == digest_of(text))):
            self._session.delete(row)
