"""Writing a text anew."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QWidget

from app.gui.dialogs.quotes import quotes
from app.gui.look import dialog_column, fit_height, plain_label, style
from app.gui.theme import tokens
from app.i18n import tr

_LOWEST = 96  # px: four lines and a half
_WIDTH, _HEIGHT = 520, 240  # px


class TextDialog(QDialog):
    """A box with the text as it is; nothing is saved before the person says so."""

    written = Signal(str)

    def __init__(
        self, title: str, text: str, parent: QWidget | None = None, *, texts: Sequence[str] = (), note: str = ""
    ) -> None:
        """`texts` are shown above the box, `note` below it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.resize(_WIDTH, _HEIGHT)
        self.text = QPlainTextEdit(text, self)
        self.text.setAccessibleName(title)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(_LOWEST)
        self.text.textChanged.connect(self._offer)
        buttons = QDialogButtonBox(self)
        self.save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        style(self.save, "primary")
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        if texts:
            column.addWidget(quotes(texts, _WIDTH - 2 * tokens.FAR))
        column.addWidget(self.text, 1)
        if note:
            explained = plain_label(note)
            style(explained, "quiet")
            column.addWidget(explained)
        column.addWidget(buttons)
        self.text.selectAll()
        self.text.setFocus()
        self._offer()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        fit_height(self)

    def _offer(self) -> None:
        self.save.setEnabled(bool(self.text.toPlainText().strip()))

    def _accept(self) -> None:
        self.written.emit(" ".join(self.text.toPlainText().split()))
        self.accept()


def merge_dialog(texts: Sequence[str], parent: QWidget | None, *, start: str = "") -> TextDialog:
    """One text out of several statements, written by the person; it begins with `start`, or with all of them."""
    note = tr("Write what is true. The old texts stay in the memory's history.")
    return TextDialog(tr("Merge"), start or "; ".join(texts), parent, texts=texts, note=note)
