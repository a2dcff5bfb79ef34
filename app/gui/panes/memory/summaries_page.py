"""Summaries of chats: short texts in place of messages, which they open onto."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import Summary, SummaryKind
from app.gui import dates, look
from app.gui.bridge import Bridge
from app.gui.dialogs.text import TextDialog
from app.gui.operations import Command
from app.gui.panes.memory.cards_page import CardsPage
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine


class SummariesPage(CardsPage[Summary]):
    """The newest first."""

    open_message = Signal(int, int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        nothing = (
            tr("No summaries yet"),
            tr("A chat that is over gets a summary, and so does the part of a long one that the model no longer sees."),
        )
        super().__init__(bridge, data, nothing, parent)
        self._commands = commands

    def read(self, engine: Engine) -> Coroutine[Any, Any, Sequence[Summary]]:
        return engine.summaries()

    def concerns(self, changes: Changes) -> bool:
        return bool(changes.summaries or changes.conversations)

    def fill(self, item: Summary, column: QVBoxLayout) -> None:
        link = look.LinkLabel(item.conversation_title or tr("New chat"))
        link.activated.connect(lambda: self.open_message.emit(item.conversation_id, item.message_ids[0]))
        column.addWidget(link)
        column.addWidget(look.plain_label(item.text))
        told = [
            tr("the older part") if item.kind is SummaryKind.PART else tr("the whole chat"),
            trn("{n} message", "{n} messages", len(item.message_ids)),
            dates.day(item.created_at),
            tr("your own words")
            if item.edited
            else tr("made without a model")
            if item.made_by == "offline"
            else item.made_by,
        ]
        self.quiet(column, " · ".join(told))
        self.buttons(column, (tr("Edit…"), lambda: self._edit(item)), (tr("Delete"), lambda: self._delete(item)))

    def _edit(self, item: Summary) -> None:
        dialog = TextDialog(tr("Edit the summary"), item.text, self)
        dialog.written.connect(
            lambda text: Command(self, lambda engine: engine.edit_summary(item.id, text)).run(self._bridge)
        )
        dialog.open()

    def _delete(self, item: Summary) -> None:
        Command(self, lambda engine: engine.delete_summary(item.id)).success(
            lambda operation_id: self._commands.told(tr("The summary is deleted."), operation_id)
        ).run(self._bridge)


def _maker(item: Summary) -> str:
    if item.edited:
        return tr("your own words")
    return tr("made without a model") if item.made_by == "offline" else item.made_by
