"""Everything a person can do to what is remembered: runs it, and says in the window's notices what came of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QInputDialog, QWidget

from app.core.errors import AppError, ErrorCode
from app.core.models import Conflict, FactResult, Memory, Operation, Redaction, Resolution, Scope, Space
from app.gui.bridge import Bridge
from app.gui.operations import Command, Query
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.journal_words import operation_words
from app.gui.panes.message_bar import MessageBar
from app.i18n import tr, trn
from app.words.errors import sentences, type_words
from app.words.memory import resolution_words
from app.writing import write_file

if TYPE_CHECKING:
    from app.core.engine import Engine

_LONGEST = 60  # characters of a memory that a notice quotes


def shortened(text: str) -> str:
    """`text` short enough for a notice or a button."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1].rstrip() + "…"


def _about(operation_id: int) -> str:
    """What a notice of an operation is about: being done, undone and done again replace each other."""
    return f"operation:{operation_id}"


class MemoryCommands:
    """The panel's verbs. Each one is undoable and offers that at once, except erasing."""

    def __init__(self, bridge: Bridge, owner: QWidget, data: MemoryData, notices: MessageBar) -> None:
        self._bridge = bridge
        self._owner = owner
        self._data = data
        self._notices = notices

    def add(
        self, text: str, done: Callable[[list[FactResult]], None], failed: Callable[[AppError], None] | None = None
    ) -> None:
        """Remember `text` by hand."""

        def fail(error: AppError) -> None:
            self.explain(error)
            if failed is not None:
                failed(error)

        Command(self._owner, lambda engine: engine.add_memory(text)).success(done).failure(fail).run(self._bridge)

    def edit(self, memory_id: int, text: str) -> None:
        """Give a memory another text; say what the privacy gate replaced in it, or why it refused."""

        def done(redaction: Redaction) -> None:
            if redaction.findings:
                kinds = ", ".join(dict.fromkeys(type_words(finding.type) for finding in redaction.findings))
                self._notices.tell(tr("Saved without private data. Replaced: {kinds}.", kinds=kinds))

        self._run(lambda engine: engine.edit_memory(memory_id, text), done)

    def restore_version(self, memory_id: int, text: str) -> None:
        """Give a memory the text of an earlier version."""
        self._run(
            lambda engine: engine.edit_memory(memory_id, text),
            lambda _redaction: self._notices.offer(
                tr("Restored: “{text}”", text=shortened(text)), tr("Undo"), self._undo_newest
            ),
        )

    def pin(self, memories: Sequence[Memory], pinned: bool) -> None:
        """Keep these at the top, or no longer."""
        ids = [memory.id for memory in memories if memory.pinned != pinned]
        self._run(lambda engine: engine.pin_memories(ids, pinned))

    def delete(self, memories: Sequence[Memory]) -> None:
        """To the trash."""
        ids = [memory.id for memory in memories]
        said = (
            tr("Moved to the trash: “{text}”", text=shortened(memories[0].text))
            if len(ids) == 1
            else trn("Moved {n} memory to the trash.", "Moved {n} memories to the trash.", len(ids))
        )
        self._run(
            lambda engine: engine.delete_memories(ids),
            lambda operation_id: self.told(said, operation_id),
        )

    def restore(self, memories: Sequence[Memory]) -> None:
        """Out of the trash."""
        ids = [memory.id for memory in memories]

        said = trn("Took {n} memory out of the trash.", "Took {n} memories out of the trash.", len(ids))
        self._run(lambda engine: engine.restore_memories(ids), lambda operation_id: self.told(said, operation_id))

    def erase(self, memory_ids: Sequence[int]) -> None:
        """For good. The caller has asked the person."""
        ids = list(memory_ids)
        said = trn("Erased {n} memory for good.", "Erased {n} memories for good.", len(ids))
        self._run(lambda engine: engine.erase_memories(ids), lambda _none: self._notices.tell(said))

    def settle(self, conflict: Conflict, resolution: Resolution, merged: str = "") -> None:
        """Settle a conflict or a waiting fact; `merged` is what a merge makes of the two."""
        self._settle(conflict, resolution, merged=merged)

    def settle_in_space(self, conflict: Conflict) -> None:
        """Both are true, the new one in a space that the person names."""

        def asked(spaces: list[Space]) -> None:
            names = [space.name for space in spaces]
            if not names:
                self._notices.tell(tr("There are no spaces yet: Chat > Spaces… makes one."))
                return
            question = tr("The new statement holds in:")
            name, accepted = QInputDialog.getItem(self._owner, tr("Both, each in its space"), question, names, 0, False)
            if accepted:
                self._settle(conflict, Resolution.KEEP_BOTH, space_id=spaces[names.index(name)].id)

        Query(self._owner, lambda engine: engine.spaces()).success(asked).failure(self.explain).run(self._bridge)

    def _settle(self, conflict: Conflict, resolution: Resolution, **more: Any) -> None:
        said = tr("{decision}: “{text}”", decision=resolution_words(resolution), text=shortened(conflict.new_text))
        self._run(
            lambda engine: engine.settle_conflict(conflict.id, resolution, **more),
            lambda operation_id: self.told(said, operation_id),
        )

    def _changed_many(self, count: int) -> Callable[[int], None] | None:
        """What is said where more was changed than the eye follows."""
        said = trn("Changed {n} memory.", "Changed {n} memories.", count)
        return (lambda operation_id: self.told(said, operation_id)) if count > 1 else None

    def told(self, words: str, operation_id: int) -> None:
        """Say what was done, with a way back."""
        self._notices.offer(words, tr("Undo"), lambda: self.undo(operation_id), about=_about(operation_id))

    def exclude(self, memory_id: int, excluded: bool) -> None:
        """Keep a memory from models, or not."""
        self._run(lambda engine: engine.exclude_memory(memory_id, excluded))

    def set_records(self, memory_ids: Sequence[int], **values: Any) -> None:
        """Change kind, importance or expiry of memories."""
        ids = list(memory_ids)
        self._run(lambda engine: engine.set_memory_record(ids, **values), self._changed_many(len(ids)))

    def move(self, memory_ids: Sequence[int], space_id: int | None) -> None:
        """Into a space, or to be seen everywhere."""
        ids = list(memory_ids)
        self._run(lambda engine: engine.move_memories(ids, space_id), self._changed_many(len(ids)))

    def merge(self, memories: Sequence[Memory], text: str) -> None:
        """Make one memory of several, the first."""
        ids = [memory.id for memory in memories]
        said = trn("Made one of {n}: “{text}”", "Made one of {n}: “{text}”", len(ids), text=shortened(text))
        self._run(lambda engine: engine.merge_memories(ids, text), lambda operation_id: self.told(said, operation_id))

    def export(self, memories: Sequence[Memory], path: Path) -> None:
        """Write these to a file, as JSON or, where its name ends so, Markdown."""
        ids = [memory.id for memory in memories]

        async def work(engine: Engine) -> None:
            if path.suffix == ".md":
                text = await engine.export_markdown(only=ids)
            else:
                text = json.dumps(await engine.export(chats=False, only=ids), ensure_ascii=False, indent=2)
            await asyncio.to_thread(write_file, path, text)

        said = tr("Written to {file}. It is not encrypted: keep it where only you can read it.", file=path.name)
        self._run(work, lambda _nothing: self._notices.tell(said))

    def rewind(self, at: datetime, memory_ids: Sequence[int] | None) -> None:
        """Make all memories, or these, what they were at a time."""

        def done(changed: int) -> None:
            said = trn("{n} memory is as it was.", "{n} memories are as they were.", changed)
            self._notices.offer(said, tr("Undo"), self._undo_newest)

        self._run(lambda engine: engine.rewind_memories(at, memory_ids), done)

    def mark_reviewed(self, memory: Memory) -> None:
        """The person says that it is fine."""
        self._run(lambda engine: engine.mark_reviewed([memory.id]))

    def undo_latest(self) -> None:
        """Undo what the undo button names."""
        operation = self._data.undoable
        if operation is None:
            self._notices.tell(tr("There is nothing to undo."))
        else:
            self.undo(operation.id)

    def _undo_newest(self) -> None:
        """Take back what was done just now, also where the journal was not read again since."""
        self._run(lambda engine: engine.undo(scope=Scope.MEMORY), self._tell_undone)

    def redo_latest(self) -> None:
        """Redo what the redo button names."""
        operation = self._data.redoable
        if operation is None:
            self._notices.tell(tr("There is nothing to redo."))
        else:
            self.redo(operation.id)

    def undo(self, operation_id: int) -> None:
        """Undo one operation."""
        self._run(lambda engine: engine.undo(operation_id), self._tell_undone)

    def _tell_undone(self, operation: Operation) -> None:
        self._notices.offer(
            tr("Undone: {what}", what=operation_words(operation, self._data.memory_text)),
            tr("Redo"),
            lambda: self.redo(operation.id),
            about=_about(operation.id),
        )

    def redo(self, operation_id: int) -> None:
        """Redo one operation."""
        self._run(
            lambda engine: engine.redo(operation_id),
            lambda operation: self.told(
                tr("Done again: {what}", what=operation_words(operation, self._data.memory_text)), operation_id
            ),
        )

    def switch(self, operation: Operation) -> None:
        """Undo what is done, redo what is undone."""
        if operation.can_undo:
            self.undo(operation.id)
        elif operation.can_redo:
            self.redo(operation.id)

    def explain(self, error: AppError) -> None:
        """Put an error into words."""
        if error.code is ErrorCode.UNDO_CLASH:
            self._notices.warn(
                tr(
                    "Not undone: the same thing was changed again later. Nothing was touched. "
                    "Take the later changes back first; they stand above this one under Activity."
                )
            )
            return
        self._notices.warn(sentences(error))

    def _run(
        self, work: Callable[[Engine], Coroutine[Any, Any, Any]], done: Callable[[Any], None] | None = None
    ) -> None:
        command = Command(self._owner, work).failure(self.explain)
        (command.success(done) if done else command).run(self._bridge)
