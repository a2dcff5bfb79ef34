"""The full-text index, kept in step with memories and messages in one place: the session's flush."""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rapidfuzz import process
from rapidfuzz.distance import OSA
from sqlalchemy import ColumnElement, Connection, Select, event, literal_column, select, text
from sqlalchemy import table as named
from sqlalchemy.orm import Session, UOWTransaction, sessionmaker

from app.core.store.schema import MemoryRow, MessageRow
from app.core.text.analyzer import HAN_LETTER, terms, words
from app.core.text.irregular import other_forms

_SHORTEST_TYPO, _LONG_WORD = 4, 8  # letters
_GUESSES = 3
_TERMS_KEPT, _ROWS_SCORED = 2, 5_000

_TABLES: dict[type[MemoryRow | MessageRow], str] = {MemoryRow: "memory_terms", MessageRow: "message_terms"}


@dataclass(frozen=True, slots=True)
class TextHit:
    """A row that matches; a higher score is a better match (BM25, sign turned)."""

    id: int
    score: float


def watch(sessions: sessionmaker[Session]) -> None:
    """Index every flush of the sessions that `sessions` makes."""
    event.listen(sessions, "after_flush", _index)


def find(
    session: Session,
    table: str,
    query: Sequence[str],
    limit: int,
    *,
    prefix: str = "",
    within: Select[int] | None = None,
) -> list[TextHit]:
    """Rows of `table` ("memory_terms" or "message_terms") with any of the terms of `query`, best first.

    `prefix` also matches words that begin with it: for a search box, where the last word is being typed. `within`
    selects the ids that count; the limit is of those.
    """
    parts = [_quoted(term) for term in as_indexed(session, table, query)]
    parts += [_quoted(prefix) + "*"] if prefix else []
    if not parts:
        return []
    rank: ColumnElement[float] = literal_column(f"bm25({table})")
    rowid: ColumnElement[int] = literal_column(f"{table}.rowid")
    statement = select(rowid, -rank).select_from(named(table)).where(text(f"{table} MATCH :match"))
    if within is not None:
        # "+": else the index is asked once for every id that counts, instead of once.
        statement = statement.where(literal_column(f"+{table}.rowid").in_(within))
    rows = session.execute(statement.order_by(rank).limit(limit), {"match": " OR ".join(parts)})
    return [TextHit(int(row_id), float(score)) for row_id, score in rows]


def as_indexed(session: Session, table: str, query: Sequence[str]) -> list[str]:
    """The terms to look for: those of the query with their irregular forms, and for one that stands nowhere what it may
    have been meant to be. Of many terms, the rarest whose rows together are not too many: each row with a term is
    scored, and one that stands in every tenth message hardly tells one from another."""
    forms = {term: [term, *sorted(other_forms(term))] for term in query}
    counts = _frequencies(session, table, {form for of_term in forms.values() for form in of_term})
    for term, of_term in forms.items():
        if not counts.keys() & set(of_term):
            counts |= _frequencies(session, table, _spelled_like(session, table, term))
    kept: list[str] = []
    rows = 0
    for term in sorted(counts, key=counts.__getitem__):
        rows += counts[term]
        if len(kept) >= _TERMS_KEPT and rows > _ROWS_SCORED:
            break
        kept.append(term)
    return kept


def _frequencies(session: Session, table: str, found: Collection[str]) -> dict[str, int]:
    """In how many rows terms stand; those that stand nowhere are left out."""
    if not found:
        return {}
    statement = text(
        f"SELECT term, doc FROM {table.removesuffix('_terms')}_vocabulary "  # noqa: S608 (names of ours)
        "WHERE term IN (SELECT value FROM json_each(:terms))"
    )
    return {term: int(rows) for term, rows in session.execute(statement, {"terms": json.dumps(list(found))})}


def _spelled_like(session: Session, table: str, term: str) -> list[str]:
    """Indexed words that a slip of the finger may have made `term` of: a letter wrong, missing, doubled or swapped with
    the next; two in a long word. The first letter is taken to be right, and numbers and Chinese are not guessed at."""
    if len(term) < _SHORTEST_TYPO or not term.isalpha() or HAN_LETTER.match(term):
        return []
    slips = 1 if len(term) < _LONG_WORD else 2
    statement = text(
        f"SELECT term FROM {table.removesuffix('_terms')}_vocabulary WHERE term >= :first AND term < :last "  # noqa: S608
        "AND length(term) BETWEEN :least AND :most"
    )
    values = {
        "first": term[0],
        "last": chr(ord(term[0]) + 1),
        "least": len(term) - slips,
        "most": len(term) + slips,
    }
    words_ = session.scalars(statement, values).all()
    near = process.extract(term, words_, scorer=OSA.distance, score_cutoff=slips, limit=_GUESSES)
    return [word for word, _distance, _place in near]


def last_word(query: str) -> str:
    """The word at the end of `query`, which may still be being typed; empty after a space."""
    found = words(query)
    return found[-1] if found and not query[-1:].isspace() else ""


def compact(session: Session) -> None:
    """Merge the index's segments into one, so that nothing of a removed row is left in older ones."""
    for table in _TABLES.values():
        session.execute(text(f"INSERT INTO {table}({table}) VALUES ('optimize')"))  # noqa: S608 (names of ours)


def _quoted(term: str) -> str:
    return '"' + term.replace('"', '""') + '"'


def _index(session: Session, _flush: UOWTransaction) -> None:
    connection = session.connection()
    for row in (*session.new, *session.dirty):
        if isinstance(row, MemoryRow | MessageRow):
            _put(connection, row, terms(row.text) if row.deleted_at is None else [])
    for row in session.deleted:
        if isinstance(row, MemoryRow | MessageRow):
            _put(connection, row, [])


def _put(connection: Connection, row: MemoryRow | MessageRow, found: list[str]) -> None:
    table = _TABLES[type(row)]
    connection.execute(text(f"DELETE FROM {table} WHERE rowid = :id"), {"id": row.id})  # noqa: S608
    if found:
        statement = text(f"INSERT INTO {table}(rowid, terms) VALUES (:id, :terms)")  # noqa: S608
        connection.execute(statement, {"id": row.id, "terms": " ".join(found)})
