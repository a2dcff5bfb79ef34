"""Reading what the list shows. Runs on the engine's thread: the window's does not wait for ten thousand rows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.core.models import ANYWHERE, Conversation, Folder, SearchFilter, Space
from app.gui.item_models.conversation_rows import Rows, by_date, found, listed
from app.gui.panes.chats.menus import Shelf

if TYPE_CHECKING:
    from app.core.engine import Engine


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be shown."""

    query: str
    where: SearchFilter
    shelf: Shelf
    collapsed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Listing:
    """What was read: the rows as they stand, and what the rest of the list needs to know."""

    asked: Asked
    rows: Rows
    folders: list[Folder]
    spaces: list[Space]
    shelved: tuple[int, int] | None  # in the archive and in the trash; None after a search, which does not count them

    @property
    def searched(self) -> bool:
        """Whether the rows are what a search found."""
        return self.shelved is None


async def read_list(engine: Engine, asked: Asked) -> Listing:
    """The rows, and what stands around them."""
    folders, spaces = await engine.folders(), await engine.spaces()
    where = replace(asked.where, archived=True) if asked.shelf is Shelf.ARCHIVE else asked.where
    if asked.query and asked.shelf is not Shelf.TRASH:
        titles = [] if where.role or where.remembered else await engine.find_conversations(asked.query, where=where)
        hits = await engine.search(asked.query, where=where)
        return Listing(asked, Rows(found(titles, hits)), folders, spaces, None)
    now = datetime.now(UTC)
    chats = await engine.conversations()
    trashed = await engine.conversations(trashed=True)
    if asked.shelf is Shelf.TRASH:
        low = asked.query.casefold()
        entries = by_date(_newest([chat for chat in trashed if low in chat.title.casefold()]), now)
    elif where == ANYWHERE:
        entries = listed([chat for chat in chats if not chat.archived], folders, asked.collapsed, now)
    else:
        entries = by_date(_newest([chat for chat in chats if where.lets_through(chat)]), now)
    return Listing(asked, Rows(entries), folders, spaces, (sum(chat.archived for chat in chats), len(trashed)))


def _newest(chats: list[Conversation]) -> list[Conversation]:
    return sorted(chats, key=lambda chat: chat.deleted_at or chat.updated_at, reverse=True)
