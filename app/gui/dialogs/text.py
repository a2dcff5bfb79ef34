"""Writing a text anew."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from app.gui.look import style
from app.i18n import tr


class TextDialog(QDialog):
    """A box with the text as it is."""

    written = Signal(str)

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(460, 220)
        self.text = QPlainTextEdit(text, self)
        self.text.setAccessibleName(title)
        buttons = QDialogButtonBox(self)
        save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        style(save, "primary")
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        self.text.textChanged.connect(lambda: save.setEnabled(bool(self.text.toPlainText().strip())))
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)

    def _save(self) -> None:
        self.written.emit(self.text.toPlainText())
        self.accept()
