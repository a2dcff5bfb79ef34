"""What is given with a message, and what is only begun: attachments and drafts."""

import asyncio
from pathlib import Path

from app.core.chat.documents import read_bytes, read_path
from app.core.engine.base import EngineBase
from app.core.models import Given
from app.core.privacy.images import thumbnail


class GivenCalls(EngineBase):
    """What a front end may ask about attachments and drafts."""

    async def read_file(self, path: Path) -> Given:
        """A picture, a PDF's text or a text file, ready to be sent. Writes nothing.

        FILE_GONE, FILE_TOO_LARGE, FILE_BROKEN, FILE_UNKNOWN, FILE_EMPTY, PDF_LOCKED, PDF_NO_TEXT.
        """
        return await asyncio.to_thread(read_path, path)

    async def read_bytes(self, name: str, data: bytes) -> Given:
        """The same of what has no file, such as a picture from the clipboard."""
        return await asyncio.to_thread(read_bytes, name, data)

    async def attachment(self, conversation_id: int, attachment_id: int) -> Given:
        """What was given with a message, in the person's own words while this run of the program knows them.
        NOT_FOUND."""
        return self._chats.transcript(conversation_id).given(attachment_id)

    async def stored_attachment(self, conversation_id: int, attachment_id: int) -> Given:
        """The same with placeholders for private data, as it is stored: for what leaves Keepsake. NOT_FOUND."""
        return self._chats.transcript(conversation_id).stored(attachment_id)

    async def thumbnail(self, conversation_id: int, attachment_id: int, longest: int) -> bytes:
        """A small PNG of a picture that was given with a message. NOT_FOUND."""
        given = self._chats.transcript(conversation_id).given(attachment_id)
        return await asyncio.to_thread(thumbnail, given.data, longest)

    async def small(self, given: Given, longest: int) -> bytes:
        """A small PNG of a picture that is not sent yet."""
        return await asyncio.to_thread(thumbnail, given.data, longest)

    async def given_with(self, conversation_id: int, message_id: int) -> list[Given]:
        """Everything that was given with a message of the shown branch, to be given again."""
        branch = self._chats.transcript(conversation_id).branch()
        return [given for one in branch if one.id == message_id for given in self._chats.given(conversation_id, one)]

    async def draft(self, conversation_id: int | None) -> str:
        """What was begun in a chat, as it is stored; None: in the chat that does not exist yet."""
        return self._drafts.of(conversation_id)

    async def keep_draft(self, conversation_id: int | None, text: str) -> None:
        """Keep what is begun in place of what was; an empty text is none. Nothing of a temporary chat's is kept.
        GATE_FAILED."""
        await self._drafts.keep(conversation_id, text)

    async def drop_draft(self, conversation_id: int | None) -> None:
        """It was sent, or given up. Sending drops a chat's own draft by itself."""
        self._drafts.drop(conversation_id)
