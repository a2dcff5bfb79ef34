"""The question before memories are erased for good."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.core.models import EraseReport, Memory
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.operations import Query
from app.i18n import tr, trn

_NAMED = 5  # memories that are named one by one
_WIDTH = 460  # px


class EraseMemoriesDialog(QDialog):
    """Says exactly what goes. Cancel is the default: Enter never erases."""

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
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Erase for good"))
        self.setModal(True)
        self.setFixedWidth(_WIDTH)
        heading = look.plain_label(trn("Erase this memory for good?", "Erase {n} memories for good?", len(memories)))
        look.style(heading, "heading")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(12)
        column.addWidget(heading)
        for text in _named(memories):
            label = look.plain_label(text)
            look.style(label, "quote")
            column.addWidget(label)
        self.explanation = look.plain_label(_what_goes(versions))
        column.addWidget(self.explanation)
        self.report = look.plain_label()
        look.style(self.report, "quiet")
        self.report.hide()
        column.addWidget(self.report)
        column.addSpacing(8)
        column.addWidget(self._buttons())
        self.setAccessibleDescription(self.explanation.text())
        if bridge is not None:
            ids = [memory.id for memory in memories]
            Query(self, lambda engine: engine.erase_report(ids)).success(self._show_report).run(bridge)

    def _show_report(self, report: EraseReport) -> None:
        goes = (
            trn("{n} version", "{n} versions", report.versions),
            trn("{n} conflict", "{n} conflicts", report.conflicts),
            trn("{n} backup", "{n} backups", report.backups),
        )
        stays = trn("{n} chat message", "{n} chat messages", report.messages)
        named = trn(
            "{n} record of an answer, without the text", "{n} records of answers, without the text", report.manifests
        )
        self.report.setText(
            tr("Goes: {things}", things=", ".join(goes)) + "\n" + tr("Stays: {things}", things=f"{stays}, {named}")
        )
        self.report.show()
        self.adjustSize()

    def showEvent(self, event: QShowEvent) -> None:
        """As high as the wrapped texts need it in the fonts of the moment."""
        super().showEvent(event)
        layout = self.layout()
        if layout is not None:
            self.setMinimumHeight(layout.totalHeightForWidth(_WIDTH))

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        self.erase_button = buttons.addButton(tr("Erase for good"), QDialogButtonBox.ButtonRole.AcceptRole)
        look.style(self.erase_button, "danger")
        self.erase_button.setAutoDefault(False)
        cancel = buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setDefault(True)
        cancel.setFocus()
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


def _named(memories: Sequence[Memory]) -> list[str]:
    named = [f"“{memory.text}”" for memory in memories[:_NAMED]]
    rest = len(memories) - len(named)
    return named + ([trn("and {n} more", "and {n} more", rest)] if rest else [])


def _what_goes(versions: int) -> str:
    wordings = (
        trn("its {n} wording", "all {n} wordings it ever had", versions)
        if versions
        else tr("every wording it ever had")
    )
    return tr(
        "This removes the text, {wordings}, what clashed with it, its entries in the journal, its copies in the "
        "records of past prompts, and every backup that holds it. This cannot be undone.\n\n"
        "The chat message it came from stays where it is; erase that chat to remove it too.",
        wordings=wordings,
    )
