"""Everything a person can do to what is remembered: runs it, and says in the notice bar what came of it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QInputDialog, QWidget

from app.core.errors import AppError, ErrorCode
from app.core.models import Conflict, FactResult, Memory, Operation, Redaction, Resolution, Space
from app.error_words import type_words, words_for
from app.gui.bridge import Bridge
from app.gui.operations import Command, Query
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.journal_words import operation_words
from app.gui.panes.memory.notice_bar import NoticeBar
from app.gui.words import resolution_words
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine

_LONGEST = 60  # characters of a memory that a notice quotes


def shortened(text: str) -> str:
    """`text` short enough for a notice or a button."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1].rstrip() + "…"


class MemoryCommands:
    """The panel's verbs. Each one is undoable and offers that at once, except erasing."""

    def __init__(self, bridge: Bridge, owner: QWidget, data: MemoryData, notices: NoticeBar) -> None:
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
            lambda _redaction: self._notices.tell(
                tr("Restored: “{text}”", text=shortened(text)), tr("Undo"), self.undo_latest
            ),
        )

    def pin(self, memories: Sequence[Memory], pinned: bool) -> None:
        """Keep these at the top, or no longer."""
        ids = [memory.id for memory in memories if memory.pinned != pinned]

        async def work(engine: Engine) -> None:
            for memory_id in ids:
                await engine.pin_memory(memory_id, pinned)

        self._run(work)

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
            lambda operation_id: self._notices.tell(said, tr("Undo"), lambda: self.undo(operation_id)),
        )

    def restore(self, memories: Sequence[Memory]) -> None:
        """Out of the trash."""
        ids = [memory.id for memory in memories]

        async def work(engine: Engine) -> None:
            for memory_id in ids:
                await engine.restore_memory(memory_id)

        said = trn("Took {n} memory out of the trash.", "Took {n} memories out of the trash.", len(ids))
        self._run(work, lambda _none: self._notices.tell(said))

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
            lambda operation_id: self._notices.tell(said, tr("Undo"), lambda: self.undo(operation_id)),
        )

    def told(self, words: str, operation_id: int) -> None:
        """Say what was done, with a way back."""
        self._notices.tell(words, tr("Undo"), lambda: self.undo(operation_id))

    def exclude(self, memory_id: int, excluded: bool) -> None:
        """Keep a memory from models, or not."""
        self._run(lambda engine: engine.exclude_memory(memory_id, excluded))

    def set_record(self, memory_id: int, **values: Any) -> None:
        """Change kind, importance or expiry of a memory."""
        self._run(lambda engine: engine.set_memory_record([memory_id], **values))

    def move(self, memory_ids: Sequence[int], space_id: int | None) -> None:
        """Into a space, or to be seen everywhere."""
        ids = list(memory_ids)
        self._run(lambda engine: engine.move_memories(ids, space_id))

    def merge(self, memory: Memory, other: Memory, text: str) -> None:
        """Make one memory of two."""
        self._run(
            lambda engine: engine.merge_memories(memory.id, other.id, text),
            lambda operation_id: self._notices.tell(
                tr("Made one of two: “{text}”", text=shortened(text)), tr("Undo"), lambda: self.undo(operation_id)
            ),
        )

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

    def redo_latest(self) -> None:
        """Redo what the redo button names."""
        operation = self._data.redoable
        if operation is None:
            self._notices.tell(tr("There is nothing to redo."))
        else:
            self.redo(operation.id)

    def undo(self, operation_id: int) -> None:
        """Undo one operation."""
        self._run(
            lambda engine: engine.undo(operation_id),
            lambda operation: self._notices.tell(
                tr("Undone: {what}", what=operation_words(operation, self._data.memory_text)),
                tr("Redo"),
                lambda: self.redo(operation_id),
            ),
        )

    def redo(self, operation_id: int) -> None:
        """Redo one operation."""
        self._run(
            lambda engine: engine.redo(operation_id),
            lambda operation: self._notices.tell(
                tr("Done again: {what}", what=operation_words(operation, self._data.memory_text)),
                tr("Undo"),
                lambda: self.undo(operation_id),
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
        words = words_for(error)
        parts = (words.title, words.what_happened, words.what_was_kept, words.what_to_do)
        self._notices.warn(" ".join(dict.fromkeys(part for part in parts if part)))

    def _run(
        self, work: Callable[[Engine], Coroutine[Any, Any, Any]], done: Callable[[Any], None] | None = None
    ) -> None:
        command = Command(self._owner, work).failure(self.explain)
        (command.success(done) if done else command).run(self._bridge)
