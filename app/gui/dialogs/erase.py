"""The question before something is erased for good."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from app.gui import look
from app.gui.dialogs.quotes import quotes
from app.gui.theme import tokens
from app.i18n import tr

_WIDTH = 460  # px


class EraseDialog(QDialog):
    """Says exactly what goes. Cancel is the default: Enter never erases."""

    def __init__(
        self, heading: str, named: Sequence[str], explanation: str, parent: QWidget | None = None, *, verb: str = ""
    ) -> None:
        """`named` are texts of what goes; `verb` stands on the button."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Erase for good"))
        self.setModal(True)
        self.setFixedWidth(_WIDTH)
        title = look.plain_label(heading)
        look.style(title, "heading")
        column = look.dialog_column(self)
        column.addWidget(title)
        if named:
            column.addWidget(quotes(named, _WIDTH - 2 * tokens.FAR))
        self.explanation = look.plain_label(explanation)
        column.addWidget(self.explanation)
        self.report = look.plain_label()
        look.style(self.report, "quiet")
        self.report.hide()
        column.addWidget(self.report)
        column.addWidget(self._buttons(verb or tr("Erase for good")))
        self.setAccessibleDescription(explanation)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        look.fit_height(self)

    def add_report(self, words: str) -> None:
        """Say what was counted."""
        self.report.setText(words)
        self.report.show()
        look.fit_height(self)

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
