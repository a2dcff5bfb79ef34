"""What the person talks about, over all chats."""

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import AppError, ErrorCode
from app.core.models import EVERYWHERE, Insight
from app.core.privacy.clean_text import CleanText
from app.core.store.schema import InsightRow

_LATELY = timedelta(days=30)  # spoken of since then: it goes on


class Insights:
    """The insights as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime) -> None:
        self._session = session
        self._at = at

    def get(self, insight_id: int) -> Insight:
        """One insight, in the trash or not. `AppError(NOT_FOUND)`."""
        return self._as_insight(self._row(insight_id))

    def all(self, *, trashed: bool | None = False, space: int | None = EVERYWHERE) -> list[Insight]:
        """Those outside (or in; None: both) the trash, what was spoken of last on top."""
        query = select(InsightRow).order_by(InsightRow.last_at.desc(), InsightRow.id.desc())
        if trashed is not None:
            mark = InsightRow.deleted_at
            query = query.where(mark.is_not(None) if trashed else mark.is_(None))
        if space != EVERYWHERE:
            column = InsightRow.space_id
            query = query.where(column.is_(None) if space is None else column == space)
        return [self._as_insight(row) for row in self._session.scalars(query)]

    def count(self) -> int:
        """How many there are outside the trash."""
        query = select(func.count()).select_from(InsightRow).where(InsightRow.deleted_at.is_(None))
        return self._session.scalar(query) or 0

    def text_of(self, insight_id: int) -> str | None:
        """What one says; None when it was erased."""
        return self._session.scalar(select(InsightRow.text).where(InsightRow.id == insight_id))

    def write(
        self,
        insight_id: int | None,
        text: CleanText | None,
        *,
        message_ids: Collection[int],
        span: tuple[datetime, datetime],
        confidence: float,
        made_by: str,
        space_id: int | None,
    ) -> int:
        """A new insight (id None), or what became of one: without a text it keeps its own."""
        row = (
            InsightRow(edited=False, used=True, text="", deleted_at=None)
            if insight_id is None
            else self._row(insight_id)
        )
        if text is not None and not row.edited:
            row.text, row.made_by = text.value, made_by
        row.first_at, row.last_at = span
        row.confidence, row.rests_on, row.updated_at, row.space_id = confidence, sorted(message_ids), self._at, space_id
        self._session.add(row)
        self._session.flush()
        return row.id

    def edit(self, insight_id: int, text: CleanText) -> None:
        """The person's own wording, which stays."""
        row = self._row(insight_id)
        row.text, row.edited, row.updated_at = text.value, True, self._at

    def use(self, insight_id: int, used: bool) -> None:
        """Give it to models, or not."""
        self._row(insight_id).used = used

    def trash(self, insight_id: int) -> None:
        """Move to the trash: nothing like it is made again of those messages."""
        self._row(insight_id).deleted_at = self._at

    def _row(self, insight_id: int) -> InsightRow:
        row = self._session.get(InsightRow, insight_id)
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND, what="insight", id=insight_id)
        return row

    def _as_insight(self, row: InsightRow) -> Insight:
        return Insight(
            id=row.id,
            text=row.text,
            first_at=row.first_at,
            last_at=row.last_at,
            ongoing=row.last_at >= self._at - _LATELY,
            confidence=row.confidence,
            message_ids=tuple(row.rests_on),
            made_by=row.made_by,
            edited=row.edited,
            used=row.used,
            updated_at=row.updated_at,
            deleted_at=row.deleted_at,
            space_id=row.space_id,
        )
