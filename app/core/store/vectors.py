"""Vectors of messages and memories, one set for each embedding model and digest.

Comparing a question's vector with every stored one costs 72 ms per 100,000 (sqlite-vec, 384 numbers of 32 bits). So a
vector is kept twice: its signs, one bit a number, in sqlite-vec's table, where the nearest few hundred are picked in
5 ms per 100,000; and itself, one byte a number, in a table by its id, from which those few are compared exactly. What
the shortcut costs is measured by `tests/bench/speed.py`.
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, delete, event, exists, func, insert, select, text
from sqlalchemy.orm import Session, UOWTransaction, sessionmaker
from sqlalchemy.orm.attributes import get_history

from app.core.store.ids import one_of
from app.core.store.schema import EmbeddingRow, EmbeddingSpaceRow, MemoryRow, MessageRow

Kind = Literal["message", "memory"]
Vector = NDArray[np.float32]

_ROWS: dict[Kind, type[MemoryRow | MessageRow]] = {"memory": MemoryRow, "message": MessageRow}
_KINDS: dict[type[MemoryRow | MessageRow], Kind] = {row: kind for kind, row in _ROWS.items()}
_NUMBERS: dict[Kind, int] = {"message": 0, "memory": 1}  # as sqlite-vec's partitions know them
_SAMPLED, _MANY = 64, 256  # texts
_CHUNK = 1024  # rows that sqlite-vec makes room for at once


@dataclass(frozen=True, slots=True)
class Unembedded:
    """A text that has no vectors yet."""

    kind: Kind
    id: int
    text: str


def watch(sessions: sessionmaker[Session]) -> None:
    """Drop the vectors of every text that the sessions of `sessions` change or remove."""
    event.listen(sessions, "after_flush", _drop_outdated)


class Vectors:
    """The vectors as seen from one transaction. Not journaled: they are made again from the texts."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    # -- sets of vectors

    def find_space(self, model: str, digest: str) -> int | None:
        """The set of a model's vectors, if there is one."""
        query = select(EmbeddingSpaceRow.id).where(EmbeddingSpaceRow.model == model, EmbeddingSpaceRow.digest == digest)
        return self._session.scalar(query)

    def add_space(self, model: str, digest: str, dimensions: int) -> int:
        """A new set. Those of the same model with another digest are removed: such vectors never come again."""
        old = select(EmbeddingSpaceRow.id).where(EmbeddingSpaceRow.model == model)
        for space_id in self._session.scalars(old).all():
            self._session.execute(delete(EmbeddingRow).where(EmbeddingRow.embedding_space_id == space_id))
            self._session.execute(text(f"DROP TABLE {_table(space_id)}"))
            self._session.execute(delete(EmbeddingSpaceRow).where(EmbeddingSpaceRow.id == space_id))
        row = EmbeddingSpaceRow(model=model, digest=digest, dimensions=dimensions, created_at=self._at)
        self._session.add(row)
        self._session.flush()
        self._session.execute(
            text(
                f"CREATE VIRTUAL TABLE {_table(row.id)} USING vec0(id INTEGER PRIMARY KEY, kind INTEGER PARTITION KEY, "
                f"bits BIT[{_padded(dimensions)}], chunk_size={_CHUNK})"
            )
        )
        return row.id

    # -- filling one

    def newest(self, kind: Kind) -> int:
        """The highest id of a kind of text; 0 when there is none."""
        return self._session.scalar(select(func.max(_ROWS[kind].id))) or 0

    def missing(self, space_id: int | None, kind: Kind, ids: range | Collection[int]) -> list[Unembedded]:
        """The texts among `ids`, trash included, that have no vectors in a set (None: in one that is yet to come), the
        newest first."""
        row = _ROWS[kind]
        among = row.id.between(ids.start, ids.stop - 1) if isinstance(ids, range) else one_of(row.id, ids)
        query = select(row.id, row.text).where(among).order_by(row.id.desc())
        if space_id is not None:
            query = query.where(
                ~exists().where(
                    EmbeddingRow.kind == kind,
                    EmbeddingRow.item_id == row.id,
                    EmbeddingRow.embedding_space_id == space_id,
                )
            )
        return [Unembedded(kind, id_, text_) for id_, text_ in self._session.execute(query)]

    def counts(self, space_id: int | None) -> tuple[int, int]:
        """How many texts have vectors in a set, and how many texts there are."""
        total = sum(self._session.scalar(select(func.count()).select_from(row)) or 0 for row in _ROWS.values())
        query = select(func.count()).where(EmbeddingRow.embedding_space_id == space_id, EmbeddingRow.part == 0)
        return self._session.scalar(query) or 0, total

    def put(self, space_id: int, item: Unembedded, parts: Sequence[Vector]) -> None:
        """Keep the vectors of a text's parts, each of shape (dimensions,). A text that has none gets a zero, so that it
        is known not to wait for any. Passed over when the text has been changed or removed since it was read."""
        now = self._session.scalar(select(_ROWS[item.kind].text).where(_ROWS[item.kind].id == item.id))
        if now != item.text:
            return
        space = self._session.get_one(EmbeddingSpaceRow, space_id)
        for number, vector in enumerate(parts or [np.zeros(space.dimensions, np.float32)]):
            values = {
                "embedding_space_id": space_id,
                "kind": item.kind,
                "item_id": item.id,
                "part": number,
                "vector": stored_bytes(vector),
            }
            row_id = self._session.scalar(insert(EmbeddingRow).values(**values).returning(EmbeddingRow.id))
            self._session.execute(
                text(f"INSERT INTO {_table(space_id)}(id, kind, bits) VALUES (:id, :kind, vec_bit(:bits))"),  # noqa: S608
                {"id": row_id, "kind": _NUMBERS[item.kind], "bits": stored_bits(vector)},
            )

    # -- asking it

    def nearest(
        self, space_id: int, kind: Kind, vector: Vector, limit: int, within: Collection[int] | None = None
    ) -> set[int]:
        """Ids of the items with the parts nearest to `vector` by their signs, of at most `limit` parts, of which a look
        costs some 0.1 ms for each 100,000 vectors. `within`: of these items only."""
        values = {"bits": stored_bits(vector), "k": limit, "kind": _NUMBERS[kind]}
        among = ""
        if within is not None:
            among = "AND id IN (SELECT e.id FROM embeddings e WHERE e.kind = :name AND e.embedding_space_id = :space "
            among += "AND e.item_id IN (SELECT value FROM json_each(:within)))"
            values |= {"name": kind, "space": space_id, "within": json.dumps(list(within))}
        query = text(
            f"SELECT item_id FROM embeddings WHERE id IN (SELECT id FROM {_table(space_id)} "  # noqa: S608 (of ours)
            f"WHERE bits MATCH vec_bit(:bits) AND k = :k AND kind = :kind {among})"
        )
        return set(self._session.scalars(query, values))

    def similarities(self, space_id: int, kind: Kind, vector: Vector, ids: Collection[int]) -> dict[int, float]:
        """The cosine of `vector` and the best part of each of these items that has vectors, from -1 to 1."""
        query = select(EmbeddingRow.item_id, EmbeddingRow.vector).where(
            EmbeddingRow.kind == kind, one_of(EmbeddingRow.item_id, ids), EmbeddingRow.embedding_space_id == space_id
        )
        return _best_cosines(vector, [(item_id, stored) for item_id, stored in self._session.execute(query)])

    def usual(self, space_id: int, kind: Kind, vector: Vector) -> float:
        """The mean cosine of `vector` with stored ones taken from all over the set: what "nothing in common" looks like
        for this model, which is 0 for some and a half for others. 0 where there are too few to tell."""
        newest = self.newest(kind)
        if newest < _MANY:
            return 0.0
        ids = range(1, newest + 1, max(newest // _SAMPLED, 1))
        cosines = self.similarities(space_id, kind, vector, ids)
        return sum(cosines.values()) / len(cosines) if cosines else 0.0

    def of_messages(self, ids: Collection[int]) -> dict[int, Vector]:
        """The vector of each message's first part, of the set that has most of them; of shape (dimensions,)."""
        most = select(EmbeddingRow.embedding_space_id).group_by(EmbeddingRow.embedding_space_id)
        space_id = self._session.scalar(most.order_by(func.count().desc()).limit(1))
        query = select(EmbeddingRow.item_id, EmbeddingRow.vector).where(
            EmbeddingRow.kind == "message",
            one_of(EmbeddingRow.item_id, ids),
            EmbeddingRow.embedding_space_id == space_id,
            EmbeddingRow.part == 0,
        )
        found = self._session.execute(query)
        return {item_id: np.frombuffer(stored, np.int8).astype(np.float32) for item_id, stored in found}


def _best_cosines(vector: Vector, parts: Sequence[tuple[int, bytes]]) -> dict[int, float]:
    if not parts:
        return {}
    ids = [item_id for item_id, _stored in parts]
    stored = np.frombuffer(b"".join(stored for _item_id, stored in parts), np.int8).reshape(len(ids), -1)
    matrix = stored.astype(np.float32)
    cosines = matrix @ vector / np.maximum(np.linalg.norm(matrix, axis=1) * np.linalg.norm(vector), 1e-9)
    best: dict[int, float] = {}
    for item_id, cosine in zip(ids, cosines.tolist(), strict=True):
        best[item_id] = max(best.get(item_id, -1.0), cosine)
    return best


def _table(space_id: int) -> str:
    return f"vectors_{space_id:d}"


def _padded(dimensions: int) -> int:
    """sqlite-vec keeps whole bytes of signs."""
    return -(-dimensions // 8) * 8


def stored_bits(vector: Vector) -> bytes:
    """A vector's signs, one bit a number."""
    return bytes(np.packbits(vector > 0).tobytes())


def stored_bytes(vector: Vector) -> bytes:
    """A vector in one byte a number; the scale is lost, which a cosine does not see."""
    scale = max(float(np.abs(vector).max()), 1e-9)
    return bytes(np.rint(vector / scale * 127).astype(np.int8).tobytes())


def _drop_outdated(session: Session, _flush: UOWTransaction) -> None:
    connection = session.connection()
    for row in (*session.dirty, *session.deleted):
        if isinstance(row, MemoryRow | MessageRow) and (
            row in session.deleted or get_history(row, "text").has_changes()
        ):
            _drop(connection, _KINDS[type(row)], row.id)


def _drop(connection: Connection, kind: Kind, item_id: int) -> None:
    query = select(EmbeddingRow.id, EmbeddingRow.embedding_space_id).where(
        EmbeddingRow.kind == kind, EmbeddingRow.item_id == item_id
    )
    for row_id, space_id in connection.execute(query).all():
        connection.execute(text(f"DELETE FROM {_table(space_id)} WHERE id = :id"), {"id": row_id})  # noqa: S608
        connection.execute(delete(EmbeddingRow).where(EmbeddingRow.id == row_id))
