"""Folders of chats."""

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.core.errors import ErrorCode
from app.core.models import Folder
from app.core.store.named import Named
from app.core.store.schema import ConversationRow, FolderRow


class Folders(Named[FolderRow]):
    """The folders as seen from one transaction. Changes need an operation (`Store.change`)."""

    def __init__(self, session: Session, at: datetime) -> None:
        super().__init__(session, at, FolderRow, "folder", ErrorCode.FOLDER_EXISTS)

    def all(self) -> list[Folder]:
        """Every folder, by name, with how many chats outside the trash stand in it."""
        inside = ConversationRow.folder_id.is_not(None) & ConversationRow.deleted_at.is_(None)
        counted = select(ConversationRow.folder_id, func.count()).where(inside).group_by(ConversationRow.folder_id)
        held = dict(self._session.execute(counted).all())
        return [Folder(row.id, row.name, held.get(row.id, 0)) for row in self._rows()]

    def remove(self, folder_id: int) -> None:
        """Take the folder away; its chats, those in the trash too, stand in none then. `AppError(NOT_FOUND)`."""
        row = self._row(folder_id)
        for chat in self._session.scalars(select(ConversationRow).where(ConversationRow.folder_id == folder_id)):
            chat.folder_id = None
        row.deleted_at = self._at
