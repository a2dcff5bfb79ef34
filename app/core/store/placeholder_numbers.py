"""The numbers of placeholders, as seen from one transaction."""

import re
import secrets

from sqlalchemy import JSON, String, func, select, type_coerce, update
from sqlalchemy.orm import Session

from app.core.store.schema import PlaceholderRow, Row

_NUMBERED = re.compile(r"<([A-Z_]+)_(\d+)>")
_FORGOTTEN = "-"  # how the digest of a number begins that stands for no value any more


class Placeholders:
    """Which private value has which number, by keyed hash."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def forget_unused(self) -> None:
        """Take away the hashes of values whose placeholders stand in no text: who has the key could try every phone
        number there is against them. Their numbers are not given to others."""
        kept = PlaceholderRow.digest.not_like(f"{_FORGOTTEN}%")
        known = self._session.scalars(select(PlaceholderRow).where(kept)).all()
        used = self._used() if known else set()
        for row in known:
            if (row.type, row.number) not in used:
                of_it = (PlaceholderRow.type == row.type) & (PlaceholderRow.digest == row.digest)
                forgotten = _FORGOTTEN + secrets.token_hex(16)
                self._session.execute(update(PlaceholderRow).where(of_it).values(digest=forgotten))

    def _used(self) -> set[tuple[str, int]]:
        """The placeholders that stand anywhere."""
        found: set[tuple[str, int]] = set()
        for table in Row.metadata.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, String | JSON) and table.name != PlaceholderRow.__tablename__:
                    written = type_coerce(column, String)
                    texts = self._session.scalars(select(written).where(func.instr(written, "<") > 0))
                    for text in texts:
                        found.update((type_, int(number)) for type_, number in _NUMBERED.findall(text))
        return found
