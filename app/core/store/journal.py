"""The journal: every change to a journaled table, captured in one place, as rows' images before and after.

Callers change rows and know nothing of this: the session's flush tells the journal what changed. Statements that
would pass the flush by (bulk updates and deletes) are refused on journaled tables.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import event, insert, inspect
from sqlalchemy.orm import ORMExecuteState, Session, UOWTransaction, sessionmaker

from app.core.store.schema import ImageRow, Journaled, UtcDateTime

OPERATION = "operation_id"  # key in Session.info: the operation that this session's changes belong to
UNJOURNALED = "unjournaled"  # key in Session.info: why changes are not recorded ("replay" or "erase")

Image = dict[str, Any]


def watch(sessions: sessionmaker[Session]) -> None:
    """Record every flush of the sessions that `sessions` makes."""
    event.listen(sessions, "after_flush", _record)
    event.listen(sessions, "do_orm_execute", _refuse_bulk_changes)


def image_of(row: Journaled) -> Image:
    """The row's columns as JSON values."""
    return {column.key: _plain(getattr(row, column.key)) for column in inspect(type(row)).column_attrs}


def apply_image(row: Journaled, image: Image) -> None:
    """Set the row's columns to `image`; columns that are younger than the image keep what they have."""
    for column in inspect(type(row)).column_attrs:
        if column.key in image:
            value = image[column.key]
            is_time = value is not None and isinstance(column.columns[0].type, UtcDateTime)
            setattr(row, column.key, datetime.fromisoformat(value) if is_time else value)


def _plain(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _record(session: Session, _flush: UOWTransaction) -> None:
    if UNJOURNALED in session.info:
        return
    images = [
        *(_image_row(row, None, image_of(row)) for row in session.new if isinstance(row, Journaled)),
        *(
            _image_row(row, _before(row), image_of(row))
            for row in session.dirty
            if isinstance(row, Journaled) and session.is_modified(row)
        ),
        *(_image_row(row, _before(row), None) for row in session.deleted if isinstance(row, Journaled)),
    ]
    if not images:
        return
    if OPERATION not in session.info:
        raise RuntimeError("a journaled table was changed outside an operation")
    connection = session.connection()
    for image in images:
        connection.execute(insert(ImageRow).values(operation_id=session.info[OPERATION], **image))


def _image_row(row: Journaled, before: Image | None, after: Image | None) -> dict[str, Any]:
    return {"table_name": row.__tablename__, "row_id": row.id, "before": before, "after": after}


def _before(row: Journaled) -> Image:
    """The row as it was when it was loaded."""
    image = image_of(row)
    for attribute in inspect(row).attrs:
        if attribute.key in image and attribute.history.deleted:
            image[attribute.key] = _plain(attribute.history.deleted[0])
    return image


def _refuse_bulk_changes(statement: ORMExecuteState) -> None:
    if not (statement.is_update or statement.is_delete) or UNJOURNALED in statement.session.info:
        return
    mapper = statement.bind_mapper
    if mapper is not None and issubclass(mapper.class_, Journaled):
        raise RuntimeError("bulk changes of a journaled table pass the journal by")
