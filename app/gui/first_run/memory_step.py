"""Third step: what may be remembered, with a field to try it out."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from app.core.errors import AppError
from app.core.models import GateVerdict, Redaction, Target
from app.core.settings import shape_of
from app.gui.bridge import Bridge
from app.gui.dialogs.privacy import PrivacyDialog
from app.gui.dialogs.transfer import ImportDialog
from app.gui.first_run.step import Step
from app.gui.look import plain_label, style
from app.gui.operations import Command, Query
from app.i18n import tr
from app.words.errors import type_words, words_for
from app.words.settings import value_words, words_of

_QUIET = 250  # ms without a key before the text is looked at


class MemoryStep(Step):
    """Each choice takes effect at once; all of them stand in the settings too."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            bridge,
            tr("What may be remembered?"),
            tr(
                "Everything is kept on this machine, encrypted, and you can read, change and erase all of it. "
                "Passwords and personal numbers are taken out before anything is written."
            ),
            parent,
        )
        self._saving_card()
        self._try_card()
        self._import_card()
        self.column.addStretch(1)

    def _saving_card(self) -> None:
        card = self.card()
        settings = self.bridge.engine.settings()
        title = QLabel(tr("When you say something about yourself"), self)
        style(title, "strong")
        card.addWidget(title)
        self.saving = QButtonGroup(self)
        for choice in shape_of("saving").choices:
            button = QRadioButton(value_words("saving", choice), self)
            button.setProperty("choice", choice)
            button.setChecked(choice == settings.saving)
            button.clicked.connect(lambda _checked=False, choice=choice: self._change(saving=choice))
            self.saving.addButton(button)
            card.addWidget(button)
        history = words_of("history")
        self.history = QCheckBox(tr("Also look up what was said in past chats"), self)
        self.history.setToolTip(history.what)
        self.history.setChecked(settings.history)
        self.history.clicked.connect(lambda checked: self._change(history=checked))
        card.addWidget(self.history)

    def _try_card(self) -> None:
        card = self.card()
        title = QLabel(tr("Try it: type something private"), self)
        style(title, "strong")
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(tr("For example: my password is Blue-Kettle7"))
        title.setBuddy(self.field)
        self.stored = plain_label(tr("What would be stored is shown here. Nothing you type in this field is kept."))
        style(self.stored, "quiet")
        rules = QPushButton(tr("All rules…"), self)
        rules.clicked.connect(lambda: PrivacyDialog(self.bridge, self).open())
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(rules)
        card.addWidget(title)
        card.addLayout(row)
        card.addWidget(self.stored)
        self._quiet = QTimer(self, interval=_QUIET, singleShot=True)
        self._quiet.timeout.connect(self._look)
        self.field.textChanged.connect(lambda _text: self._quiet.start())

    def _import_card(self) -> None:
        card = self.card()
        title = QLabel(tr("Bring what you have"), self)
        style(title, "strong")
        words = plain_label(
            tr("The export of ChatGPT or Claude, or a list of facts. Every line is shown before anything is saved.")
        )
        style(words, "quiet")
        self.import_ = QPushButton(tr("Import from ChatGPT or Claude…"), self)
        self.import_.clicked.connect(self._import)
        key = plain_label(_key_words(self.bridge.engine.key_source()))
        style(key, "quiet")
        row = QHBoxLayout()
        row.addWidget(self.import_)
        row.addStretch(1)
        card.addWidget(title)
        card.addWidget(words)
        card.addLayout(row)
        self.column.addWidget(key)

    def leave(self) -> None:
        self.field.clear()

    def _change(self, **values: object) -> None:
        Command(self, lambda engine: engine.change_settings(**values)).run(self.bridge)

    def _look(self) -> None:
        text = self.field.text()
        if not text.strip():
            self.stored.setText(tr("What would be stored is shown here. Nothing you type in this field is kept."))
            return
        Query(self, lambda engine: engine.redact(text, Target.MEMORY)).success(
            lambda redaction: self._show(text, redaction)
        ).failure(self._failed).run(self.bridge)

    def _show(self, text: str, redaction: Redaction) -> None:
        if text != self.field.text():
            return  # something else was typed meanwhile
        kinds = ", ".join(dict.fromkeys(type_words(one.type) for one in redaction.findings))
        if redaction.verdict is GateVerdict.REFUSED:
            words = tr("Not remembered at all: it holds {kinds}.", kinds=kinds)
            words += " " + tr("In a chat it is kept as: {text}", text=redaction.text)
        elif redaction.findings:
            words = tr("Kept as: {text} (taken out: {kinds})", text=redaction.text, kinds=kinds)
        else:
            words = tr("Kept as you wrote it: {text}", text=redaction.text)
        self.stored.setText(words)

    def _failed(self, error: AppError) -> None:
        self.stored.setText(words_for(error).title)

    def _import(self) -> None:
        kinds = tr("Exports and lists") + " (*.zip *.json *.txt *.md)"
        name, _kind = QFileDialog.getOpenFileName(self, tr("Import"), "", kinds)
        if name:
            ImportDialog(self.bridge, Path(name), self).open()


def _key_words(source: str) -> str:
    """Where the key of the data is kept."""
    if source == "keyring":
        return tr("The key of your data is in this system's keyring, which your login opens.")
    return tr("The key of your data is made from your passphrase, which is asked for at each start.")
