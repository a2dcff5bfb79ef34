"""The settings, made from their registry: each with its name, what it does, and what it may be."""

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from app.core.errors import AppError
from app.core.settings import Settings
from app.error_words import words_for
from app.gui.bridge import Bridge
from app.gui.dialogs.meaning_box import MeaningBox
from app.gui.look import dialog_column, plain_label, scrolling, style
from app.gui.operations import Command
from app.gui.theme import Theme
from app.i18n import tr


class SettingsDialog(QDialog):
    """Changes nothing until it is accepted."""

    def __init__(self, bridge: Bridge, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._theme = theme
        self.setWindowTitle(tr("Settings"))
        self.setMinimumWidth(460)
        now = bridge.engine.settings()
        languages = {"system": tr("As the system"), "en": "English", "ru": "Русский", "zh": "简体中文"}
        looks = {
            "system": tr("As the system"),
            "light": tr("Light"),
            "dark": tr("Dark"),
            "contrast": tr("High contrast"),
        }
        self.language = self._choice(languages, now.language)
        self.appearance = self._choice(looks, now.appearance)
        self.motion = self._choice({"system": tr("As the system"), "still": tr("Nothing moves")}, now.motion)
        self.host = QLineEdit(now.host)
        self.host.setPlaceholderText("http://127.0.0.1:11434")
        self.memory = QCheckBox(tr("Save memories and give them to the model"))
        self.memory.setChecked(now.memory)
        self.history = QCheckBox(tr("Look up past chats for each question"))
        self.history.setChecked(now.history)
        self.recent = QCheckBox(tr("Give it what I said lately in other chats"))
        self.recent.setChecked(now.recent_messages)
        self.meaning = MeaningBox(bridge, self)
        self.remote = QCheckBox(tr("Also to models that run elsewhere"))
        self.remote.setChecked(now.remote_memory)
        modes = {
            "tell": tr("Save it and tell me"),
            "ask": tr("Ask me first"),
            "told": tr("Only when I ask for it"),
            "off": tr("Save nothing"),
        }
        self.saving = self._choice(modes, now.saving)
        self.window_tokens = self._number(now.context_tokens, 0, 1_048_576)
        self.window_tokens.setSpecialValueText(tr("as the server gives"))
        self.trash = self._number(now.trash_days, 1, 3650)
        self._fault = plain_label()
        style(self._fault, "strong")
        self._fault.hide()
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(tr("Language"), self.language)
        form.addRow(tr("Appearance"), self.appearance)
        form.addRow(tr("Motion"), self.motion)
        form.addRow(tr("Ollama server"), self.host)
        form.addRow(tr("Memory"), self.memory)
        form.addRow("", self.history)
        form.addRow("", self.recent)
        form.addRow("", self.remote)
        form.addRow(tr("Search by meaning"), self.meaning)
        form.addRow(tr("What I say about myself"), self.saving)
        form.addRow(tr("Tokens the model may see"), self.window_tokens)
        form.addRow(tr("Days in the trash"), self.trash)
        buttons = QDialogButtonBox(self)
        save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        style(save, "primary")
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        fields = QWidget()
        fields.setLayout(form)
        column = dialog_column(self)
        column.addWidget(scrolling(fields, self.windowTitle()))
        column.addWidget(self._fault)
        column.addWidget(buttons)

    def _save(self) -> None:
        values: dict[str, str | int | bool] = {
            "language": str(self.language.currentData()),
            "appearance": str(self.appearance.currentData()),
            "motion": str(self.motion.currentData()),
            "host": self.host.text().strip(),
            "memory": self.memory.isChecked(),
            "history": self.history.isChecked(),
            "recent_messages": self.recent.isChecked(),
            "embedding_model": self.meaning.chosen(),
            "remote_memory": self.remote.isChecked(),
            "saving": str(self.saving.currentData()),
            "context_tokens": self.window_tokens.value(),
            "trash_days": self.trash.value(),
        }
        Command(self, lambda engine: engine.change_settings(**values)).success(self._saved).failure(self._refused).run(
            self._bridge
        )

    def _saved(self, settings: Settings) -> None:
        self._theme.set_appearance(settings.appearance)
        self.accept()

    def _refused(self, error: AppError) -> None:
        words = words_for(error)
        self._fault.setText(f"{words.title}. {words.what_happened}")
        self._fault.show()

    def _choice(self, options: dict[str, str], current: str) -> QComboBox:
        box = QComboBox(self)
        for value, words in options.items():
            box.addItem(words, value)
        box.setCurrentIndex(box.findData(current))
        return box

    def _number(self, value: int, least: int, most: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, most)
        box.setValue(value)
        return box
