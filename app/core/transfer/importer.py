"""Taking in what another program kept: looked at first, then through the same gate and verdicts as anything else."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable

from app.core.errors import AppError
from app.core.memory.service import MemoryService, Origin
from app.core.models import (
    TITLE_LENGTH,
    Actor,
    AttachmentKind,
    FactResult,
    Given,
    ImportPreview,
    ImportReport,
    OperationKind,
    Outcome,
    Role,
    Scope,
    SourceKind,
    Target,
)
from app.core.privacy.clean_text import CleanText
from app.core.privacy.gate import Gate
from app.core.privacy.images import CleanImage, clean_image
from app.core.store.store import Store
from app.core.transfer.formats import Foreign, ForeignChat, ForeignMemory

Progress = Callable[[int, int], None]  # how many of how many are done
_SAVED = {Outcome.SAVED, Outcome.REFINED, Outcome.REPLACED}


class Importer:
    """Imports what `read_foreign` found."""

    def __init__(self, store: Store, gate: Gate, memory: MemoryService) -> None:
        self._store = store
        self._gate = gate
        self._memory = memory

    async def preview(self, foreign: Foreign, progress: Progress) -> ImportPreview:
        """What would become of each statement, and how much there is. Writes nothing."""
        results: list[FactResult] = []
        for done, one in enumerate(foreign.memories):
            progress(done, len(foreign.memories))
            results += await self._memory.preview(one.text, _origin(None))
        progress(len(foreign.memories), len(foreign.memories))
        return ImportPreview(
            source=foreign.source,
            facts=tuple(results),
            conversations=len(foreign.chats),
            messages=sum(len(chat.messages) for chat in foreign.chats),
        )

    async def run(self, foreign: Foreign, *, memories: bool, chats: bool, progress: Progress) -> ImportReport:
        """Take it in, one statement and one chat at a time: broken off, what was taken in stays, and can be undone.

        A chat that is there already (the same title and time) is passed over.
        """
        total = len(foreign.memories) * memories + len(foreign.chats) * chats
        results: list[FactResult] = []
        done = taken = 0
        for one in foreign.memories if memories else ():
            progress(done, total)
            results += await self._take_memory(one)
            done += 1
        for chat in foreign.chats if chats else ():
            progress(done, total)
            taken += await self._take_chat(chat)
            done += 1
        progress(total, total)
        return ImportReport(facts=tuple(results), conversations=taken)

    async def _take_memory(self, one: ForeignMemory) -> list[FactResult]:
        results = await self._memory.remember(one.text, _origin(await self._space(one.space)), None)
        saved = [result.memory_id for result in results if result.outcome in _SAVED and result.memory_id is not None]
        if saved and (one.kind or one.importance or one.pinned):
            with self._store.change(Actor.PERSON, OperationKind.MEMORY_IMPORT, Scope.MEMORY) as work:
                for memory_id in saved:
                    work.memories.set_record(memory_id, kind=one.kind, importance=one.importance)
                    work.memories.pin(memory_id, one.pinned)
        return results

    async def _take_chat(self, chat: ForeignChat) -> bool:
        if not chat.messages:
            return False
        title = (await self._gate.clean(chat.title, Target.CHAT)).text.first_line(TITLE_LENGTH)
        with self._store.read() as view:
            if view.conversations.has(title, chat.at):
                return False
        space_id = await self._space(chat.space)
        folder_id = await self._folder(chat.folder)
        texts = [(await self._gate.clean(message.text, Target.CHAT)).text for message in chat.messages]
        given = [[ready async for ready in self._ready(message.given)] for message in chat.messages]
        named = {message.model for message in chat.messages if message.model and message.role is Role.ASSISTANT}
        models = {name: (await self._gate.clean(name, Target.CHAT)).text.value for name in named}
        with self._store.change(Actor.PERSON, OperationKind.CONVERSATION_IMPORT, Scope.CONVERSATION) as work:
            made = work.conversations.add(space_id, at=chat.at)
            work.conversations.rename(made.id, title)
            work.conversations.file(made.id, folder_id)
            work.conversations.pin(made.id, chat.pinned)
            work.conversations.archive(made.id, chat.archived)
            head: int | None = None
            for place, (message, text) in enumerate(zip(chat.messages, texts, strict=True)):
                model = models.get(message.model or "") if message.role is Role.ASSISTANT else None
                head = work.messages.add(made.id, head, message.role, text, model=model, at=message.at)
                for one, name, content in given[place]:
                    if isinstance(content, CleanImage):
                        work.attachments.add_image(head, name, content)
                        continue
                    work.attachments.add_text(head, one.kind, name, content, media_type=one.media_type, pages=one.pages)
            work.conversations.show(made.id, head, at=chat.messages[-1].at)
        return True

    async def _ready(self, given: Iterable[Given]) -> AsyncIterator[tuple[Given, CleanText, CleanText | CleanImage]]:
        """What was given with a message, as the store takes it; a picture that cannot be read is left out."""
        for one in given:
            name = (await self._gate.clean(one.name, Target.CHAT)).text
            if one.kind is not AttachmentKind.IMAGE:
                yield one, name, (await self._gate.clean(one.text, Target.CHAT)).text
                continue
            try:
                yield one, name, await asyncio.to_thread(clean_image, one.data)
            except AppError:
                continue

    async def _space(self, name: str | None) -> int | None:
        """The space of a name, made where there is none."""
        if not name or not name.strip():
            return None
        cleaned = (await self._gate.clean(" ".join(name.split()), Target.MEMORY)).text
        with self._store.read() as view:
            known = view.spaces.named(cleaned.value)
        if known is not None:
            return known
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            return work.spaces.add(cleaned)

    async def _folder(self, name: str | None) -> int | None:
        """The folder of a name, made where there is none."""
        if not name or not name.strip():
            return None
        cleaned = (await self._gate.clean(" ".join(name.split()), Target.CHAT)).text
        with self._store.read() as view:
            known = view.folders.named(cleaned.value)
        if known is not None:
            return known
        with self._store.change(Actor.PERSON, OperationKind.FOLDER_ADD, Scope.CONVERSATION) as work:
            return work.folders.add(cleaned)


def _origin(space_id: int | None) -> Origin:
    return Origin(Actor.PERSON, SourceKind.IMPORT, space_id=space_id)
