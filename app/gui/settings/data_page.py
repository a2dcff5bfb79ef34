"""The data: where it lies, backups, export and import, erasing everything."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError, ErrorCode
from app.core.models import Backup, DataReport
from app.gui.bridge import Bridge
from app.gui.look import announce, clear, plain_label, style
from app.gui.operations import Command, Query
from app.gui.restart import restart
from app.gui.settings.editors import row_of
from app.i18n import tr
from app.words.data import backup_words, erase_words, key_words, size_words
from app.words.errors import words_for


class DataPage(QWidget):
    """`import_wanted` and `export_wanted` are for the window, which knows how."""

    import_wanted = Signal()
    export_wanted = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._storage: DataReport | None = None
        self._said = plain_label()
        style(self._said, "strong")
        self._said.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._said)
        for part in (self._place(), self._backups(), self._transfer(), self._erasing()):
            column.addWidget(part)
        self._read()

    # -- the parts

    def _place(self) -> QFrame:
        self.path = plain_label()
        self.path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.path.setAccessibleName(tr("Folder of all data"))
        self._key = plain_label()
        style(self._key, "quiet")
        folder = _button(tr("Open the folder"), self._open_folder)
        return _card(tr("Where everything lies"), self.path, self._key, folder)

    def _backups(self) -> QFrame:
        words = plain_label(
            tr(
                "One file with everything, as encrypted as the data is. When you erase something for good, the backups "
                "listed here are deleted with it, because they hold it."
            )
        )
        style(words, "quiet")
        self.here = _button(tr("Back up now"), lambda: self._back_up(None))
        elsewhere = _button(tr("Back up to a file…"), self._choose_target)
        restore = _button(tr("Restore from a file…"), self._choose_source)
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        card = _card(tr("Backups"), words, self.here, elsewhere, restore)
        inner = card.layout()
        assert isinstance(inner, QVBoxLayout)  # noqa: S101 (as `_card` made it)
        inner.addLayout(self._list)
        return card

    def _transfer(self) -> QFrame:
        words = plain_label(
            tr(
                "An export is readable by other programs and not encrypted. An import shows every line before it is "
                "saved."
            )
        )
        style(words, "quiet")
        export = _button(tr("Export…"), self.export_wanted.emit)
        import_ = _button(tr("Import…"), self.import_wanted.emit)
        return _card(tr("Export and import"), words, export, import_)

    def _erasing(self) -> QFrame:
        self.consequences = plain_label()
        self.word = QLineEdit(self)
        self.word.setPlaceholderText(tr("Type {word} to confirm", word=_erase_word()))
        self.word.setAccessibleName(tr("Type {word} to confirm", word=_erase_word()))
        self.word.setMaximumWidth(260)
        self.erase = _button(tr("Erase everything"), self._erase)
        style(self.erase, "danger")
        self.erase.setEnabled(False)
        self.word.textChanged.connect(
            lambda text: self.erase.setEnabled(text.strip().casefold() == _erase_word().casefold())
        )
        return _card(tr("Erase everything"), self.consequences, self.word, self.erase)

    # -- showing

    def _read(self) -> None:
        Query(self, lambda engine: engine.data_report()).success(self._show).failure(self._fault).run(self._bridge)

    def _show(self, storage: DataReport) -> None:
        self._storage = storage
        self.path.setText(f"{storage.path}  ·  {size_words(storage.size)}")
        self._key.setText(key_words(storage.key))
        self.consequences.setText("\n".join(erase_words(storage)))
        clear(self._list)
        for backup in storage.backups:
            self._list.addLayout(self._backup_row(backup))

    def _backup_row(self, backup: Backup) -> QHBoxLayout:
        words = backup_words(backup)
        label = plain_label(words)
        restore = _button(tr("Restore…"), lambda: self._ask_to_restore(backup.path))
        delete = _button(tr("Delete"), lambda: self._delete(backup))
        for button in (restore, delete):
            button.setAccessibleName(f"{button.text()} {words}")
        row = QHBoxLayout()
        row.addWidget(label, 1)
        row.addWidget(restore)
        row.addWidget(delete)
        return row

    # -- acting

    def _open_folder(self) -> None:
        if self._storage is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._storage.path)))

    def _choose_target(self) -> None:
        name, _kind = QFileDialog.getSaveFileName(
            self, tr("Back up to a file…"), "backup.keepsake", tr("Backups") + " (*.keepsake)"
        )
        if name:
            self._back_up(Path(name))

    def _back_up(self, target: Path | None) -> None:
        self.here.setEnabled(False)
        self._say(tr("Backing up …"))
        Command(self, lambda engine: engine.back_up(target)).success(self._backed_up).failure(self._fault).run(
            self._bridge
        )

    def _backed_up(self, backup: Backup) -> None:
        self.here.setEnabled(True)
        self._say(tr("Backup written to {file}.", file=backup.path.name))
        self._read()

    def _delete(self, backup: Backup) -> None:
        question = _question(self, tr("Delete this backup?"), backup_words(backup))
        delete = question.addButton(tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        question.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        delete.clicked.connect(
            lambda: (
                Command(self, lambda engine: engine.delete_backup(backup.path.name))
                .success(lambda _nothing: self._read())
                .failure(self._fault)
                .run(self._bridge)
            )
        )
        question.open()

    def _choose_source(self) -> None:
        name, _kind = QFileDialog.getOpenFileName(
            self, tr("Restore from a file…"), "", tr("Backups") + " (*.keepsake *.db)"
        )
        if name:
            self._ask_to_restore(Path(name))

    def _ask_to_restore(self, source: Path) -> None:
        question = _question(
            self,
            tr("Put this backup in the place of your data?"),
            tr("It is checked first. Your present data is kept as a backup to go back to. Keepsake starts again."),
        )
        put = question.addButton(tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        question.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        put.clicked.connect(lambda: self.restore(source))
        question.open()

    def restore(self, source: Path, passphrase: str | None = None) -> None:
        """Check a backup and put it in place; asks for its passphrase where it needs one."""

        def failed(error: AppError) -> None:
            wrong = error.code is ErrorCode.KEY_WRONG and error.params.get("source") == "passphrase"
            if not (wrong or error.code is ErrorCode.PASSPHRASE_NEEDED):
                self._fault(error)
                return
            typed, accepted = QInputDialog.getText(
                self, words_for(error).title, tr("Passphrase of the backup"), QLineEdit.EchoMode.Password
            )
            if accepted and typed:
                self.restore(source, typed)

        self._say(tr("Checking the backup …"))
        Command(self, lambda engine: engine.stage_restore(source, passphrase)).success(
            lambda _nothing: restart()
        ).failure(failed).run(self._bridge)

    def _erase(self) -> None:
        self.erase.setEnabled(False)
        Command(self, lambda engine: engine.order_erasing()).success(lambda _nothing: restart()).failure(
            self._fault
        ).run(self._bridge)

    def _say(self, words: str) -> None:
        self._said.setText(words)
        self._said.show()
        announce(self, words)

    def _fault(self, error: AppError) -> None:
        self.here.setEnabled(True)
        words = words_for(error)
        told = (words.title + ".", words.what_happened, words.what_was_kept, words.what_to_do)
        self._say(" ".join(part for part in told if part))


def _erase_word() -> str:
    return tr("erase")


def _question(parent: QWidget, title: str, words: str) -> QMessageBox:
    question = QMessageBox(parent)
    question.setIcon(QMessageBox.Icon.Question)
    question.setWindowTitle(title)
    question.setText(title)
    question.setInformativeText(words)
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return question


def _button(words: str, act: Callable[[], None]) -> QPushButton:
    button = QPushButton(words)
    button.setAutoDefault(False)
    button.clicked.connect(lambda _checked=False: act())
    return button


def _card(title: str, *parts: QWidget) -> QFrame:
    """A heading, texts under each other, and buttons and fields beside each other below them."""
    card = QFrame()
    style(card, "card")
    heading = QLabel(title, card)
    style(heading, "strong")
    inner = QVBoxLayout(card)
    inner.setContentsMargins(16, 12, 12, 12)
    inner.setSpacing(8)
    inner.addWidget(heading)
    for text in [part for part in parts if isinstance(part, QLabel)]:
        inner.addWidget(text)
    inner.addLayout(row_of(*[part for part in parts if not isinstance(part, QLabel)]))
    return card
