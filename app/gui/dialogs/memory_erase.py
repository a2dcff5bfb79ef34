"""The question before memories are erased for good."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.core.models import EraseReport, Memory
from app.gui.bridge import Bridge
from app.gui.dialogs.erase import EraseDialog
from app.gui.dialogs.quotes import quoted
from app.gui.operations import Query
from app.i18n import tr, trn

_NAMED = 5  # memories that are named one by one


class EraseMemoriesDialog(EraseDialog):
    """Counts what goes and what stays."""

    def __init__(
        self,
        memories: Sequence[Memory],
        parent: QWidget | None = None,
        *,
        versions: int = 0,
        bridge: Bridge | None = None,
    ) -> None:
        """`versions`: how many wordings of a single memory there are; 0 when that is not known. With a `bridge` it is
        counted what goes and what stays."""
        heading = trn("Erase this memory for good?", "Erase {n} memories for good?", len(memories))
        super().__init__(heading, _named(memories), _what_goes(versions), parent)
        if bridge is not None:
            ids = [memory.id for memory in memories]
            Query(self, lambda engine: engine.erase_report(ids)).success(self._show_report).run(bridge)

    def _show_report(self, report: EraseReport) -> None:
        goes = (
            (report.versions, trn("{n} version", "{n} versions", report.versions)),
            (report.conflicts, trn("{n} conflict", "{n} conflicts", report.conflicts)),
            (report.backups, trn("{n} backup", "{n} backups", report.backups)),
        )
        named = trn(
            "{n} record of an answer, without the text", "{n} records of answers, without the text", report.manifests
        )
        stays = (
            (report.messages, trn("{n} chat message", "{n} chat messages", report.messages)),
            (report.manifests, named),
        )
        lines = [tr("Goes: {things}", things=listed(goes))]
        if any(count for count, _words in stays):
            lines.append(tr("Stays: {things}", things=listed(stays)))
        self.add_report("\n".join(lines))


def listed(counted: Sequence[tuple[int, str]]) -> str:
    """What there is any of, in one line."""
    return tr(", ").join(words for count, words in counted if count)


def _named(memories: Sequence[Memory]) -> list[str]:
    named = [quoted(memory.text) for memory in memories[:_NAMED]]
    rest = len(memories) - len(named)
    return named + ([trn("and {n} more", "and {n} more", rest)] if rest else [])


def _what_goes(versions: int) -> str:
    wordings = (
        trn("its {n} wording", "all {n} wordings it ever had", versions)
        if versions
        else tr("every wording it ever had")
    )
    return tr(
        "This removes the text, {wordings}, what clashed with it, its entries under Activity, its copies in the "
        "records of past prompts, and every backup that holds it. This cannot be undone.\n\n"
        "The chat message it came from stays where it is; erase that chat to remove it too.",
        wordings=wordings,
    )
