"""Choosing the passphrase that opens a locked window, where the data has none of its own."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from app.core.errors import AppError
from app.gui.bridge import Bridge
from app.gui.look import announce, dialog_column, plain_label, style
from app.gui.operations import Command
from app.i18n import tr
from app.words.errors import words_for


class LockPassphraseDialog(QDialog):
    """Says honestly what the lock is and is not."""

    chosen = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setWindowTitle(tr("A passphrase for the lock"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(420)
        words = plain_label(
            tr(
                "The key of your data is in the system's keyring, so the lock needs a passphrase of its own.\n\n"
                "The lock hides the window from people who pass by. It encrypts nothing: someone who can use your "
                "account while you are logged in can still reach your data. Against that, lock the computer."
            )
        )
        self.first, self.second = self._field(tr("Passphrase")), self._field(tr("Once more"))
        form = QFormLayout()
        form.addRow(tr("Passphrase"), self.first)
        form.addRow(tr("Once more"), self.second)
        self.fault = plain_label()
        style(self.fault, "strong")
        self.fault.hide()
        buttons = QDialogButtonBox(self)
        choose = buttons.addButton(tr("Set the passphrase"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        style(choose, "primary")
        buttons.accepted.connect(self._choose)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(words)
        column.addLayout(form)
        column.addWidget(self.fault)
        column.addWidget(buttons)

    def _field(self, words: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setEchoMode(QLineEdit.EchoMode.Password)
        field.setAccessibleName(words)
        return field

    def _choose(self) -> None:
        passphrase = self.first.text()
        if passphrase != self.second.text():
            self._say(tr("The two differ."))
            return
        Command(self, lambda engine: engine.set_lock_passphrase(passphrase)).success(
            lambda _nothing: self._done()
        ).failure(self._refused).run(self._bridge)

    def _done(self) -> None:
        self.accept()
        self.chosen.emit()

    def _refused(self, error: AppError) -> None:
        words = words_for(error)
        self._say(f"{words.title}. {words.what_to_do or words.what_happened}")

    def _say(self, words: str) -> None:
        self.fault.setText(words)
        self.fault.show()
        announce(self, words, urgent=True)
