"""The question before something is erased for good."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.gui import look
from app.i18n import tr

_WIDTH = 460  # px


class EraseDialog(QDialog):
    """Says exactly what goes. Cancel is the default: Enter never erases."""

    def __init__(
        self, heading: str, quotes: Sequence[str], explanation: str, parent: QWidget | None = None, *, verb: str = ""
    ) -> None:
        """`quotes` are what is named of what goes; `verb` stands on the button."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Erase for good"))
        self.setModal(True)
        self.setFixedWidth(_WIDTH)
        title = look.plain_label(heading)
        look.style(title, "heading")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(24, 24, 24, 20)
        self.column.setSpacing(12)
        self.column.addWidget(title)
        for text in quotes:
            label = look.plain_label(text)
            look.style(label, "quote")
            self.column.addWidget(label)
        self.explanation = look.plain_label(explanation)
        self.column.addWidget(self.explanation)
        self.report = look.plain_label()
        look.style(self.report, "quiet")
        self.report.hide()
        self.column.addWidget(self.report)
        self.column.addSpacing(8)
        self.column.addWidget(self._buttons(verb or tr("Erase for good")))
        self.setAccessibleDescription(explanation)

    def showEvent(self, event: QShowEvent) -> None:
        """As high as the wrapped texts need it in the fonts of the moment."""
        super().showEvent(event)
        self.setMinimumHeight(self.column.totalHeightForWidth(_WIDTH))

    def _buttons(self, verb: str) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        self.erase_button = buttons.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
        look.style(self.erase_button, "danger")
        self.erase_button.setAutoDefault(False)
        cancel = buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setDefault(True)
        cancel.setFocus()
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons
