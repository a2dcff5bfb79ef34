"""One text out of two statements, written by the person."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from app.gui import look
from app.i18n import tr

_WIDTH = 480  # px


class MergeDialog(QDialog):
    """Starts from both texts; nothing is saved before the person says so."""

    merged = Signal(str)

    def __init__(self, old: str, new: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Merge"))
        self.resize(_WIDTH, 260)
        explained = look.plain_label(tr("Write what is true. The old text stays in the memory's history."))
        look.style(explained, "quiet")
        self.text = QPlainTextEdit(f"{old}; {new}", self)
        self.text.setAccessibleName(tr("The merged text"))
        self.text.textChanged.connect(self._offer)
        buttons = QDialogButtonBox(self)
        self.save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        look.style(self.save, "primary")
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for text in (old, new):
            label = look.plain_label(text)
            look.style(label, "quote")
            column.addWidget(label)
        column.addWidget(self.text, 1)
        column.addWidget(explained)
        column.addWidget(buttons)
        self.text.selectAll()
        self.text.setFocus()

    def _offer(self) -> None:
        self.save.setEnabled(bool(self.text.toPlainText().strip()))

    def _accept(self) -> None:
        self.merged.emit(" ".join(self.text.toPlainText().split()))
        self.accept()
