"""Looking things up in the journal: which operations a filter means, and what one of them did."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session

from app.core.models import FieldChange, JournalFilter, OperationChange
from app.core.store.schema import (
    ConflictRow,
    ConversationRow,
    ImageRow,
    InsightRow,
    MemoryRow,
    MessageRow,
    OperationRow,
    SpaceRow,
    SummaryRow,
)
from app.core.text.analyzer import folded

# What a person calls the text of a thing, by its table.
_TEXT = {
    MemoryRow.__tablename__: "text",
    ConflictRow.__tablename__: "new_text",
    ConversationRow.__tablename__: "title",
    MessageRow.__tablename__: "text",
    SpaceRow.__tablename__: "name",
    SummaryRow.__tablename__: "text",
    InsightRow.__tablename__: "text",
}
# What else of a row a person is told when it changes.
_TOLD = (
    "pinned",
    "kind",
    "importance",
    "space_id",
    "expires_at",
    "excluded",
    "valid_from",
    "valid_until",
    "deleted_at",
    "used",
    "resolution",
    "confirmations",
    "archived",
)


def conditions(where: JournalFilter) -> list[ColumnElement[bool]]:
    """What an operation has to meet."""
    asked: list[ColumnElement[bool]] = []
    if where.scopes is not None:
        asked.append(OperationRow.scope.in_(where.scopes))
    if where.actor is not None:
        asked.append(OperationRow.actor == where.actor)
    if where.kinds is not None:
        asked.append(OperationRow.kind.in_(where.kinds))
    if where.since is not None:
        asked.append(OperationRow.at >= where.since)
    if where.until is not None:
        asked.append(OperationRow.at <= where.until)
    if where.query.strip():
        touching = select(ImageRow.operation_id).where(_says(folded(where.query.strip())))
        asked.append(or_(OperationRow.id.in_(touching), OperationRow.kind.in_(where.named)))
    return asked


def _says(part: str) -> ColumnElement[bool]:
    """Whether an image holds this part of a text, before or after, whatever its case."""
    images = (ImageRow.before, ImageRow.after)
    texts = [
        (ImageRow.table_name == table) & (func.instr(func.folded(image[column].as_string()), part) > 0)
        for table, column in _TEXT.items()
        for image in images
    ]
    return or_(*texts)


def changes_of(session: Session, operation_id: int) -> list[OperationChange]:
    """What an operation did, thing by thing, in the order in which it did it; what concerns one thing is one change."""
    query = select(ImageRow).where(ImageRow.operation_id == operation_id).order_by(ImageRow.id)
    first: dict[tuple[str, int], dict[str, Any] | None] = {}
    last: dict[tuple[str, int], dict[str, Any] | None] = {}
    for image in session.scalars(query):
        if image.table_name in _TEXT:
            first.setdefault((image.table_name, image.row_id), image.before)
            last[image.table_name, image.row_id] = image.after
    return [
        OperationChange(table, row_id, _text(table, before), _text(table, last[table, row_id]), fields)
        for (table, row_id), before in first.items()
        for fields in (_fields(before, last[table, row_id]),)
    ]


def _text(table: str, image: dict[str, Any] | None) -> str | None:
    return None if image is None else str(image.get(_TEXT[table]) or "")


def _fields(before: dict[str, Any] | None, after: dict[str, Any] | None) -> tuple[FieldChange, ...]:
    if before is None or after is None:
        return ()
    changed: Sequence[str] = [name for name in _TOLD if before.get(name) != after.get(name)]
    return tuple(FieldChange(name, before.get(name), after.get(name)) for name in changed)
