"""Before the database is open: waiting, asking for the passphrase, or saying why it cannot be opened."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError, ErrorCode
from app.gui.look import announce, clear, plain_label, style
from app.i18n import tr
from app.words.errors import words_for

_ASKING = {ErrorCode.PASSPHRASE_NEEDED, ErrorCode.PASSPHRASE_TOO_SHORT}


class OpeningPage(QWidget):
    """One card in the middle of the window."""

    entered = Signal(str)
    unlocked = Signal(str)  # with this passphrase, perhaps
    quit = Signal()
    retry = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._new = False
        self._asked = False
        card = QFrame(self)
        style(card, "card")
        card.setMaximumWidth(440)
        self._column = QVBoxLayout(card)
        self._column.setContentsMargins(28, 24, 28, 24)
        self._column.setSpacing(10)
        page = QVBoxLayout(self)
        page.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(card, 1000)
        row.addStretch(1)
        page.addLayout(row)
        page.addStretch(1)
        self.show_waiting()

    def show_waiting(self) -> None:
        """The database is being opened."""
        clear(self._column)
        self._add(tr("Opening your data …"), "quiet")

    def show_error(self, error: AppError) -> None:
        """Ask for a passphrase where that helps; otherwise say what is wrong."""
        clear(self._column)
        if error.code in _ASKING or (error.code is ErrorCode.KEY_WRONG and error.params.get("source") == "passphrase"):
            # Only a passphrase that is being chosen can be too short.
            self._new = error.params.get("new") == 1 or error.code is ErrorCode.PASSPHRASE_TOO_SHORT
            self._ask(error)
            return
        words = words_for(error)
        self._add(words.title, "heading")
        for part in (words.what_happened, words.what_was_kept, words.what_to_do):
            if part:
                self._add(part)
        if error.passing:
            again = QPushButton(tr("Try again"), self)
            again.clicked.connect(self.retry)
            self._column.addWidget(again)
        quit_ = QPushButton(tr("Quit"), self)
        quit_.clicked.connect(self.quit)
        self._column.addWidget(quit_)
        quit_.setFocus()

    def show_locked(self, *, wrong: bool = False) -> None:
        """The window is locked: ask for the passphrase, after a `wrong` one again."""
        clear(self._column)
        self._add(tr("Keepsake is locked"), "heading")
        self._add(
            tr(
                "The lock hides the window. It does not protect your data from someone who can use your account: for "
                "that, lock the computer."
            ),
            "quiet",
        )
        field = self._field(tr("Passphrase"))
        if wrong:
            fault = tr("That is not the right passphrase")
            self._add(fault, "strong")
            announce(self, fault, urgent=True)
        unlock = QPushButton(tr("Unlock"), self)
        style(unlock, "primary")
        self._column.addWidget(unlock)

        def enter() -> None:
            if field.text() and unlock.isEnabled():
                unlock.setEnabled(False)
                self.unlocked.emit(field.text())

        unlock.clicked.connect(enter)
        field.returnPressed.connect(enter)
        field.setFocus()

    def _ask(self, error: AppError) -> None:
        self._add(tr("Choose a passphrase") if self._new else tr("Enter your passphrase"), "heading")
        if self._new:
            self._add(
                tr(
                    "Your data is encrypted. This system has no keyring that could keep its key, so Keepsake needs a "
                    "passphrase at each start. Nobody can recover it for you: without it your data cannot be read."
                )
            )
        first = self._field(tr("Passphrase"))
        second = self._field(tr("Once more")) if self._new else None
        fault = plain_label("" if error.code is ErrorCode.PASSPHRASE_NEEDED else words_for(error).title)
        fault.setAccessibleName(fault.text())
        fault.setVisible(bool(fault.text()))
        self._column.addWidget(fault)
        open_ = QPushButton(tr("Open"), self)
        style(open_, "primary")
        self._column.addWidget(open_)

        def enter() -> None:
            if second is not None and second.text() != first.text():
                fault.setText(tr("The two differ."))
                fault.show()
            elif first.text():
                self.entered.emit(first.text())

        open_.clicked.connect(enter)
        for field in (first, second):
            if field is not None:
                field.returnPressed.connect(enter)
        first.setFocus()

    def _field(self, words: str) -> QLineEdit:
        label = QLabel(words, self)
        field = QLineEdit(self)
        field.setEchoMode(QLineEdit.EchoMode.Password)
        field.setAccessibleName(words)
        label.setBuddy(field)
        self._column.addWidget(label)
        self._column.addWidget(field)
        return field

    def _add(self, text: str, role: str = "") -> None:
        label = plain_label(text)
        style(label, role)
        self._column.addWidget(label)
