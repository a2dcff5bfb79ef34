"""What was given with messages. It never changes and goes with its message, so the journal does not hold it."""

from collections import defaultdict
from collections.abc import Collection
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import Attachment, AttachmentKind, Given
from app.core.privacy.clean_text import EMPTY, CleanText
from app.core.privacy.images import CleanImage
from app.core.store.ids import one_of
from app.core.store.schema import AttachmentRow


class Attachments:
    """The attachments as seen from one transaction."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def of(self, message_ids: Collection[int]) -> dict[int, tuple[Attachment, ...]]:
        """What was given with messages, in the order in which it was given; those without any are left out."""
        columns = (
            AttachmentRow.id,
            AttachmentRow.message_id,
            AttachmentRow.kind,
            AttachmentRow.name,
            AttachmentRow.media_type,
            func.coalesce(func.length(AttachmentRow.data), func.length(AttachmentRow.text)),
            AttachmentRow.pages,
        )
        query = select(*columns).where(one_of(AttachmentRow.message_id, message_ids)).order_by(AttachmentRow.id)
        found: dict[int, tuple[Attachment, ...]] = defaultdict(tuple)
        for id_, message_id, kind, name, media_type, size, pages in self._session.execute(query):
            found[message_id] += (Attachment(id_, AttachmentKind(kind), name, media_type, size, pages),)
        return dict(found)

    def get(self, attachment_id: int) -> Given:
        """One with what it holds. `AppError(NOT_FOUND)` when there is none."""
        row = self._session.get(AttachmentRow, attachment_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="attachment", id=attachment_id)
        return Given(AttachmentKind(row.kind), row.name, row.media_type, row.text, row.data or b"", row.pages)

    def names(self, attachment_ids: Collection[int]) -> dict[int, str]:
        """Names by id."""
        query = select(AttachmentRow.id, AttachmentRow.name).where(one_of(AttachmentRow.id, attachment_ids))
        return dict(self._session.execute(query).all())

    def add_text(
        self,
        message_id: int,
        kind: AttachmentKind,
        name: CleanText,
        text: CleanText,
        *,
        media_type: str,
        pages: int | None,
    ) -> int:
        """Keep a document's text; returns its id."""
        return self._add(message_id, kind, name, media_type, text=text, pages=pages)

    def add_image(self, message_id: int, name: CleanText, image: CleanImage) -> int:
        """Keep a picture; returns its id."""
        return self._add(message_id, AttachmentKind.IMAGE, name, image.media_type, data=image.data)

    def _add(
        self,
        message_id: int,
        kind: AttachmentKind,
        name: CleanText,
        media_type: str,
        *,
        text: CleanText = EMPTY,
        data: bytes | None = None,
        pages: int | None = None,
    ) -> int:
        row = AttachmentRow(
            message_id=message_id,
            kind=kind,
            name=name.value,
            media_type=media_type,
            text=text.value,
            data=data,
            pages=pages,
        )
        self._session.add(row)
        self._session.flush()
        return row.id
