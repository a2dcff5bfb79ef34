"""Where chats stand: folders, spaces, pins, the archive the trash. What is done to many is one operation."""

from collections.abc import Collection
from contextlib import AbstractContextManager

from app.core.engine.base import EngineBase
from app.core.memory.by_hand import operation_of
from app.core.models import Actor, ChatsEraseReport, Folder, Memory, OperationKind, Scope, Target
from app.core.privacy.clean_text import CleanText
from app.core.store.store import Work


class FilingCalls(EngineBase):
    """What a front end may do to many chats, and to folders. Each returns the operation to undo."""

    # -- folders

    async def folders(self) -> list[Folder]:
        """Every folder, by name."""
        with self._store.read() as view:
            return view.folders.all()

    async def add_folder(self, name: str) -> Folder:
        """EMPTY_TEXT, FOLDER_EXISTS."""
        cleaned = await self._folder_name(name)
        with self._filing(OperationKind.FOLDER_ADD) as work:
            return Folder(work.folders.add(cleaned), cleaned.value, 0)

    async def rename_folder(self, folder_id: int, name: str) -> int:
        """EMPTY_TEXT, NOT_FOUND, FOLDER_EXISTS."""
        cleaned = await self._folder_name(name)
        with self._filing(OperationKind.FOLDER_RENAME) as work:
            work.folders.rename(folder_id, cleaned)
            return operation_of(work)

    async def remove_folder(self, folder_id: int) -> int:
        """Take a folder away: its chats stay, and stand in none. NOT_FOUND."""
        with self._filing(OperationKind.FOLDER_REMOVE) as work:
            work.folders.remove(folder_id)
            return operation_of(work)

    # -- chats

    async def file_conversations(self, conversation_ids: Collection[int], folder_id: int | None) -> int:
        """Into a folder, or out of all. NOT_FOUND."""
        with self._filing(OperationKind.CONVERSATION_FILE) as work:
            work.folders.require(folder_id)
            for conversation_id in conversation_ids:
                work.conversations.file(conversation_id, folder_id)
            return operation_of(work)

    async def move_conversations(self, conversation_ids: Collection[int], space_id: int | None) -> int:
        """Into a space, or out of all. What was learnt in them stays where it is. NOT_FOUND."""
        with self._filing(OperationKind.CONVERSATION_MOVE) as work:
            work.spaces.require(space_id)
            for conversation_id in conversation_ids:
                work.conversations.move(conversation_id, space_id)
            return operation_of(work)

    async def pin_conversations(self, conversation_ids: Collection[int], pinned: bool) -> int:
        """Keep them at the top, or not. NOT_FOUND."""
        with self._filing(OperationKind.CONVERSATION_PIN) as work:
            for conversation_id in conversation_ids:
                work.conversations.pin(conversation_id, pinned)
            return operation_of(work)

    async def archive_conversations(self, conversation_ids: Collection[int], archived: bool) -> int:
        """Out of the way, or back. NOT_FOUND."""
        kind = OperationKind.CONVERSATION_ARCHIVE if archived else OperationKind.CONVERSATION_UNARCHIVE
        with self._filing(kind) as work:
            for conversation_id in conversation_ids:
                work.conversations.archive(conversation_id, archived)
            return operation_of(work)

    async def restore_conversations(self, conversation_ids: Collection[int]) -> int:
        """Out of the trash. NOT_FOUND."""
        with self._filing(OperationKind.CONVERSATION_RESTORE) as work:
            for conversation_id in conversation_ids:
                work.conversations.restore(conversation_id)
            return operation_of(work)

    async def delete_conversations(self, conversation_ids: Collection[int], *, with_memories: bool = False) -> int:
        """To the trash; returns 0 where there were temporary chats only, which are simply gone. NOT_FOUND.

        `with_memories`: and what was learnt only there; what was also said elsewhere stays.
        """
        return await self._chats.delete(conversation_ids, with_memories=with_memories)

    async def erase_conversations(self, conversation_ids: Collection[int]) -> None:
        """For good: messages, notes, manifests, journal. Memories learnt there stay. NOT_FOUND."""
        await self._chats.erase(conversation_ids)

    async def chats_erase_report(self, conversation_ids: Collection[int]) -> ChatsEraseReport:
        """What erasing them would remove, and what would remain. NOT_FOUND."""
        with self._store.read() as view:
            return view.conversations.erase_report(conversation_ids, backups=self._store.backups())

    async def learnt_only_in(self, *conversation_ids: int) -> list[Memory]:
        """The memories that rest on messages of these conversations alone."""
        with self._store.read() as view:
            return [view.memories.get(memory_id) for memory_id in view.memories.learnt_only_in(conversation_ids)]

    # -- inside

    def _filing(self, kind: OperationKind) -> AbstractContextManager[Work]:
        return self._store.change(Actor.PERSON, kind, Scope.CONVERSATION)

    async def _folder_name(self, name: str) -> CleanText:
        return await self._cleaned(name, Target.CHAT)
