"""Export and import."""

import asyncio
from collections.abc import Collection
from pathlib import Path
from typing import Any

from app.core.engine.base import EngineBase
from app.core.events import ImportAdvanced
from app.core.models import EVERYWHERE, ImportPreview, ImportReport
from app.core.store.store import utc_now
from app.core.transfer.chat_export import chat_json, chat_markdown, head
from app.core.transfer.exporter import export_chats, export_json, export_markdown
from app.core.transfer.formats import read_foreign


class TransferCalls(EngineBase):
    """What a front end may take out and bring in."""

    async def export(
        self, *, space: int | None = EVERYWHERE, chats: bool = True, only: Collection[int] | None = None
    ) -> dict[str, Any]:
        """Everything, or what is seen in a space, with its provenance, as JSON values. `only`: of the memories those
        with these ids."""
        # Of ten thousand chats it takes half a minute: answers go on meanwhile.
        return await asyncio.to_thread(export_json, self._store, self._curation, space=space, chats=chats, only=only)

    async def export_chat(self, conversation_id: int) -> dict[str, Any]:
        """The shown branch of one chat (one of the trash and a temporary one too) with what was given with it, as JSON
        values that `import_file` reads. NOT_FOUND."""
        conversation, transcript = self._chats.get(conversation_id), self._chats.transcript(conversation_id)
        if not conversation.temporary and conversation.deleted_at is None:
            return export_chats(self._store, [conversation_id])
        return {**head(utc_now()), "conversations": [chat_json(conversation, transcript.branch(), transcript.stored)]}

    async def export_chat_markdown(self, conversation_id: int) -> str:
        """The same for people to read, in one file. NOT_FOUND."""
        transcript = self._chats.transcript(conversation_id)
        return chat_markdown(self._chats.get(conversation_id), transcript.branch(), transcript.stored)

    async def export_conversations(self, conversation_ids: Collection[int]) -> dict[str, Any]:
        """These chats as JSON values, in the form that can be imported again."""
        return await asyncio.to_thread(export_chats, self._store, conversation_ids)

    async def export_markdown(self, *, space: int | None = EVERYWHERE, only: Collection[int] | None = None) -> str:
        """The memories, or those with the ids `only`, as a list for people."""
        return await asyncio.to_thread(export_markdown, self._store, space=space, only=only)

    async def preview_import(self, path: Path) -> ImportPreview:
        """What would become of what stands in a file; writes nothing. IMPORT_UNREADABLE."""
        foreign = await asyncio.to_thread(read_foreign, path)
        return await self._importer.preview(foreign, self._tell_progress)

    async def import_file(self, path: Path, *, memories: bool = True, chats: bool = True) -> ImportReport:
        """Take in what stands in a file, through gate and verdicts. Cancel the task to break it off: what was taken
        in stays. IMPORT_UNREADABLE."""
        foreign = await asyncio.to_thread(read_foreign, path)
        return await self._importer.run(foreign, memories=memories, chats=chats, progress=self._tell_progress)

    def _tell_progress(self, done: int, total: int) -> None:
        self._emit(ImportAdvanced(done, total))
