"""The profile's placeholder numbers: which private value is which, as keyed hashes only."""

from sqlalchemy import func, select

from app.core.privacy.placeholders import value_digest
from app.core.store.schema import PlaceholderRow
from app.core.store.store import Store


class StoredPlaceholderBook:
    """A `PlaceholderBook` that remembers between runs. Use it on the engine's thread only: it writes."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    def number(self, type_: str, value: str) -> int:
        """See `PlaceholderBook.number`."""
        digest = value_digest(self._key, type_, value)
        with self._store.read() as work:
            known = work.session.get(PlaceholderRow, (type_, digest))
            if known is not None:
                return known.number
        with self._store.maintain() as work:
            highest = work.session.scalar(select(func.max(PlaceholderRow.number)).where(PlaceholderRow.type == type_))
            row = PlaceholderRow(type=type_, digest=digest, number=(highest or 0) + 1)
            work.session.add(row)
            return row.number

    def allows(self, type_: str, value: str) -> bool:
        """See `PlaceholderBook.allows`."""
        with self._store.read() as work:
            return work.privacy.allows(type_, value_digest(self._key, type_, value))

    def allow(self, type_: str, value: str, mask: str) -> None:
        """See `PlaceholderBook.allow`."""
        with self._store.maintain() as work:
            work.privacy.allow(type_, value_digest(self._key, type_, value), mask)
