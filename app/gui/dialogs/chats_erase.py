"""The question before chats are erased for good."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.core.models import ChatsEraseReport
from app.gui.bridge import Bridge
from app.gui.dialogs.erase import EraseDialog
from app.gui.dialogs.quotes import quoted
from app.gui.operations import Query
from app.i18n import tr, trn

_NAMED = 5  # chats that are named one by one


class EraseChatsDialog(EraseDialog):
    """Counts what goes and what stays."""

    def __init__(
        self, titles: Sequence[str], conversation_ids: Sequence[int], bridge: Bridge, parent: QWidget | None = None
    ) -> None:
        heading = trn("Erase this chat for good?", "Erase {n} chats for good?", len(conversation_ids))
        explanation = tr(
            "All messages are erased from the disk, with their history in the journal and every backup that holds "
            "them. What was learnt from them stays in the memory. This cannot be undone."
        )
        super().__init__(heading, _named(titles), explanation, parent)
        Query(self, lambda engine: engine.chats_erase_report(conversation_ids)).success(self._show_report).run(bridge)

    def _show_report(self, report: ChatsEraseReport) -> None:
        goes = {
            trn("{n} chat", "{n} chats", report.conversations): report.conversations,
            trn("{n} message", "{n} messages", report.messages): report.messages,
            trn("{n} summary", "{n} summaries", report.summaries): report.summaries,
            trn("{n} insight", "{n} insights", report.insights): report.insights,
            trn("{n} backup", "{n} backups", report.backups): report.backups,
        }
        lines = [tr("Goes: {things}", things=", ".join(words for words, n in goes.items() if n))]
        if report.memories:
            stays = trn("{n} memory", "{n} memories", report.memories)
            lines.append(tr("Stays: {things}", things=stays))
        self.add_report("\n".join(lines))


def _named(titles: Sequence[str]) -> list[str]:
    named = [quoted(title or tr("New chat")) for title in titles[:_NAMED]]
    rest = len(titles) - len(named)
    return named + ([trn("and {n} more", "and {n} more", rest)] if rest else [])
