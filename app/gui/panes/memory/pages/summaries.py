"""Summaries of chats: short texts in place of messages, which they open onto."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import Summary, SummaryKind
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.pages.made import MadePage, joined
from app.gui.text import dates
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine


class SummariesPage(MadePage[Summary]):
    """The newest first."""

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        nothing = (
            tr("No summaries yet"),
            tr("A chat that is over gets a summary, and so does the part of a long one that the model no longer sees."),
        )
        super().__init__(bridge, data, commands, nothing, parent)
        self.explain(tr("They stand in for messages older than two weeks, and for what a long chat has no room for."))

    def read(self, engine: Engine) -> Coroutine[Any, Any, Sequence[Summary]]:
        return engine.summaries()

    def concerns(self, changes: Changes) -> bool:
        return bool(changes.summaries or changes.conversations)

    def fill(self, item: Summary, column: QVBoxLayout) -> None:
        link = look.LinkLabel(item.conversation_title or tr("New chat"))
        link.setToolTip(tr("Open the chat"))
        link.activated.connect(lambda: self.open_message.emit(item.conversation_id, item.message_ids[0]))
        column.addWidget(link)
        column.addWidget(look.plain_label(item.text))
        told = (
            tr("the older part") if item.kind is SummaryKind.PART else tr("the whole chat"),
            trn("{n} message", "{n} messages", len(item.message_ids)),
            dates.day(item.created_at),
            self.made_by(item.edited, item.made_by),
        )
        self.quiet(column, joined(told))
        id_ = item.id
        self.show_verbs(
            column,
            (
                tr("Edit…"),
                lambda: self.edit(
                    tr("Edit the summary"), item.text, lambda engine, text: engine.edit_summary(id_, text)
                ),
            ),
            (
                tr("Delete"),
                lambda: self.delete(lambda engine: engine.delete_summary(id_), tr("The summary is deleted.")),
            ),
            (tr("Erase for good…"), lambda: self._erase(item)),
        )

    def _erase(self, item: Summary) -> None:
        explanation = tr(
            "This removes the summary, every wording it ever had, its entries under Activity and every backup. This "
            "cannot be undone.\n\nThe chat stays as it is, so a summary may be made of it again; what you delete "
            "instead is not."
        )
        self.erase(
            tr("Erase this summary for good?"),
            item.text,
            explanation,
            lambda engine: engine.erase_summaries([item.id]),
        )
