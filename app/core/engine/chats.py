"""Chats: what there is, what is found in them, and one exchange at a time."""

import asyncio
from collections.abc import Collection, Sequence

from app.core.chat.session import Session
from app.core.engine.base import EngineBase
from app.core.memory.by_hand import operation_of
from app.core.models import (
    ANYWHERE,
    Actor,
    ContextManifest,
    Conversation,
    Given,
    Message,
    OperationKind,
    Redaction,
    Scope,
    SearchFilter,
    SearchHit,
    TitleHit,
)
from app.core.text.fuzzy import find_titles


class ChatCalls(EngineBase):
    """What a front end may ask about chats."""

    async def conversations(self, *, trashed: bool = False) -> list[Conversation]:
        """Stored conversations outside (or in) the trash, archived ones too: pinned first, then the newest; temporary
        ones on top."""
        return self._chats.all(trashed=trashed)

    async def new_conversation(self, *, temporary: bool = False, space_id: int | None = None) -> Conversation:
        """A new, empty conversation. A temporary one lives in memory only and touches no memories. NOT_FOUND for a
        space that there is not."""
        return self._chats.new(temporary=temporary, space_id=space_id)

    async def conversation(self, conversation_id: int) -> Conversation:
        """One conversation. NOT_FOUND when there is none."""
        return self._chats.get(conversation_id)

    async def messages(self, conversation_id: int, newest: int | None = None) -> list[Message]:
        """The shown branch, or the `newest` messages of it: oldest first, with notes and siblings."""
        transcript = self._chats.transcript(conversation_id)
        return transcript.branch() if newest is None else transcript.newest(newest)

    async def rename_conversation(self, conversation_id: int, title: str) -> Redaction:
        """Give it another title; returns what was taken out of it."""
        return await self._chats.rename(conversation_id, title)

    async def message_place(self, message_id: int) -> int:
        """The chat that a message stands in. NOT_FOUND."""
        with self._store.read() as view:
            return view.messages.get(message_id).conversation_id

    async def messages_by_id(self, message_ids: Collection[int]) -> list[SearchHit]:
        """Those of these messages that are still there, the oldest first, each with its chat and its whole text."""
        with self._store.read() as view:
            return sorted(view.messages.hits(message_ids).values(), key=lambda hit: (hit.at, hit.message_id))

    async def search(self, query: str, limit: int = 50, where: SearchFilter = ANYWHERE) -> list[SearchHit]:
        """Messages that match the words of `query` or clearly mean it, best first; its last word may be unfinished."""
        return self._recall.messages(await self._meaning.questions(query), limit, where, typing=True)

    async def find_conversations(self, query: str, limit: int = 50, where: SearchFilter = ANYWHERE) -> list[TitleHit]:
        """Conversations whose titles fit `query`, typos and all, best first; equally good ones: pinned, then newest.

        Of `where`, what speaks of chats counts: which one, its space and folder, the archive, when it was last used.
        """
        chats = [chat for chat in self._chats.all(trashed=False) if where.lets_through(chat)]
        matches = await asyncio.to_thread(find_titles, query, [chat.title for chat in chats], limit)
        return [TitleHit(chats[match.place], match.score, match.marks) for match in matches]

    def session(self, conversation_id: int) -> Session:
        """A conversation for another program in this process: add, get, pop, clear."""
        return Session(self._store, self._gate, conversation_id)

    async def recall(self, query: str, limit: int = 20, where: SearchFilter = ANYWHERE) -> list[SearchHit]:
        """What a model would be shown of past messages for `query`: also what stands next to a hit, each with what its
        score is made of."""
        return self._recall.messages(await self._meaning.questions(query), limit, where)

    # -- one exchange: these run until the answer is over (events tell the rest as it comes)

    async def send(self, conversation_id: int, text: str, given: Sequence[Given] = ()) -> Message:
        """Keep a message of the person, with what is given with it (`read_file`), and answer it; returns the answer.

        EMPTY_TEXT, ANSWER_RUNNING, MESSAGE_TOO_LONG, TOO_MANY_FILES (nothing is kept then) and the model server's
        errors (the message is kept; `regenerate` tries again).
        """
        await self._looked()
        return await self._chats.send(conversation_id, text, given)

    async def regenerate(self, conversation_id: int, model: str = "") -> Message:
        """Another answer to the person's last message, for this once by another model where one is named.
        MODEL_NOT_FOUND."""
        await self._looked()
        return await self._chats.regenerate(conversation_id, model)

    async def continue_answer(self, conversation_id: int) -> Message:
        """Have the model go on with the last answer, where that was stopped or broke off: one more operation, which can
        be undone. NOTHING_TO_CONTINUE, MODEL_NOT_FOUND, and what `send` raises."""
        await self._looked()
        return await self._chats.continue_answer(conversation_id)

    async def edit_and_resend(self, conversation_id: int, message_id: int, text: str) -> Message:
        """A new branch beside a message of the person; what was given with it goes along."""
        await self._looked()
        return await self._chats.edit_and_resend(conversation_id, message_id, text)

    async def stop_answer(self, conversation_id: int) -> None:
        """Stop the answer that is under way, if any; what has come of it is kept."""
        await self._chats.stop(conversation_id)

    async def undo_exchange(self, conversation_id: int) -> str:
        """Take the last exchange back (undoable); returns the person's text for the composer."""
        return await self._chats.undo_exchange(conversation_id)

    async def switch_branch(self, conversation_id: int, message_id: int) -> None:
        """Show the newest branch that goes through this message."""
        self._chats.transcript(conversation_id).show(message_id)

    async def answer_without(
        self, message_id: int, *, memory_ids: Collection[int] = (), message_ids: Collection[int] = ()
    ) -> Message:
        """Another answer beside this one, without some of the memories or past messages it was given. NOT_FOUND,
        ANSWER_RUNNING, and what `send` raises."""
        await self._looked()
        return await self._chats.answer_without(message_id, memory_ids, message_ids)

    async def exclude_memory(self, memory_id: int, excluded: bool) -> int:
        """Keep a memory from models, or not; returns the operation. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.MEMORY_EXCLUDE, Scope.MEMORY) as work:
            work.memories.exclude(memory_id, excluded)
            return operation_of(work)

    async def exclude_message(self, message_id: int, excluded: bool) -> int:
        """Keep a message from models in other chats, or not; returns the operation. NOT_FOUND."""
        with self._store.change(Actor.PERSON, OperationKind.MESSAGE_EXCLUDE, Scope.MESSAGE) as work:
            work.messages.exclude(message_id, excluded)
            return operation_of(work)

    async def context_meter(self, conversation_id: int) -> ContextManifest | None:
        """What the last shown answer of a chat was given; None when there is none. NOT_FOUND."""
        return self._chats.meter(conversation_id)

    async def manifest(self, message_id: int) -> ContextManifest:
        """What an answer was given. NOT_FOUND when that was not kept."""
        return self._chats.manifest(message_id)
