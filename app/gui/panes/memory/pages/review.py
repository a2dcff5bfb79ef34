"""Memories that are worth a second look, each with what is proposed. Nothing happens before the person says so."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import ReviewItem, ReviewProposal
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.dialogs.text import merge_dialog
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.pages.cards import CardsPage
from app.i18n import tr
from app.words.memory import review_words

if TYPE_CHECKING:
    from app.core.engine import Engine


class ReviewPage(CardsPage[ReviewItem]):
    """Reads its list when it is shown: looking at every memory costs more than the other pages do."""

    open_memory = Signal(int)
    counted = Signal(int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        nothing = (
            tr("Nothing to look through"),
            tr("What is said twice, long unspoken of, never used or without a source will stand here."),
        )
        super().__init__(bridge, data, nothing, parent)
        self._commands = commands
        self.explain(tr("Memories that may no longer be worth keeping. Nothing is changed before you say so."))

    def read(self, engine: Engine) -> Coroutine[Any, Any, Sequence[ReviewItem]]:
        return engine.review()

    def concerns(self, changes: Changes) -> bool:
        return bool(changes.memories or changes.conflicts)

    def show_items(self, items: Sequence[ReviewItem]) -> None:
        super().show_items(items)
        self.counted.emit(len(items))

    def key(self, item: ReviewItem) -> int:
        return item.memory.id

    def fill(self, item: ReviewItem, column: QVBoxLayout) -> None:
        self.quiet(column, review_words(item.reason))
        for memory in (item.memory, item.other):
            if memory is not None:
                link = look.LinkLabel(memory.text)
                link.activated.connect(lambda memory_id=memory.id: self.open_memory.emit(memory_id))
                column.addWidget(link)
        merge = [(tr("Merge…"), lambda: self._merge(item))] if item.proposal is ReviewProposal.MERGE else []
        self.buttons(
            column,
            *merge,
            (tr("Delete"), lambda: self._commands.delete([item.memory])),
            (tr("It is fine"), lambda: self._commands.mark_reviewed(item.memory)),
        )

    def _merge(self, item: ReviewItem) -> None:
        other = item.other
        if other is None:
            return
        dialog = merge_dialog([other.text, item.memory.text], self, start=other.text)
        dialog.written.connect(lambda text: self._commands.merge([other, item.memory], text))
        dialog.open()
