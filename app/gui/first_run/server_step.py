"""First step: where the model runs."""

import shutil
import sys

from PySide6.QtCore import QProcess, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from app.core.errors import AppError
from app.core.events import Event, ModelsChanged
from app.core.models import ModelsState, ServerState
from app.gui.bridge import Bridge
from app.gui.first_run.step import Step
from app.gui.look import announce, plain_label, style
from app.gui.operations import Command, Query
from app.i18n import tr, trn
from app.words.errors import words_for

_DOWNLOAD = "https://ollama.com/download"
_LINUX = "curl -fsSL https://ollama.com/install.sh | sh"
_MAC = "/Applications/Ollama.app/Contents/Resources/ollama"
_PATIENCE = 2000  # ms between starting Ollama and looking for it


class ServerStep(Step):
    """Says whether Ollama answers, and helps where it does not."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            bridge,
            tr("Where does the model run?"),
            tr(
                "Keepsake talks to a language model on your own machine, through Ollama, a free program. Nothing you "
                "write goes to a company's server."
            ),
            parent,
        )
        card = self.card()
        self.state = plain_label()
        style(self.state, "strong")
        self.help = plain_label()
        self.command = QLineEdit(_LINUX, self)
        self.command.setReadOnly(True)
        self.command.setAccessibleName(tr("Command that installs Ollama"))
        self.copy = QPushButton(tr("Copy"), self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(_LINUX))
        self.get = QPushButton(tr("Open ollama.com in the browser"), self)
        self.get.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(_DOWNLOAD)))
        self.start = QPushButton(tr("Start Ollama"), self)
        self.start.clicked.connect(self._start)
        self.again = QPushButton(tr("Look again"), self)
        self.again.clicked.connect(self._look)
        typed = QHBoxLayout()
        typed.addWidget(self.command, 1)
        typed.addWidget(self.copy)
        buttons = QHBoxLayout()
        for button in (self.start, self.get, self.again):
            buttons.addWidget(button)
        buttons.addStretch(1)
        card.addWidget(self.state)
        card.addWidget(self.help)
        card.addLayout(typed)
        card.addLayout(buttons)
        self._elsewhere()
        self.without = plain_label(
            tr("Or go on without it: the offline assistant remembers, finds and quotes until there is a model.")
        )
        style(self.without, "quiet")
        self.column.addWidget(self.without)
        self.column.addStretch(1)
        bridge.core_event.connect(self._on_event)
        self._show(bridge.engine.models_state())

    def _elsewhere(self) -> None:
        """Another address: for a server in the house, or on another port."""
        card = self.card()
        label = QLabel(tr("It runs at another address"), self)
        style(label, "strong")
        self.address = QLineEdit(self.bridge.engine.settings().host, self)
        self.address.setPlaceholderText("http://192.168.1.5:11434")
        label.setBuddy(self.address)
        self.test = QPushButton(tr("Test"), self)
        self.test.clicked.connect(self._test)
        self.address.returnPressed.connect(self._test)
        self.result = plain_label()
        self.result.hide()
        row = QHBoxLayout()
        row.addWidget(self.address, 1)
        row.addWidget(self.test)
        card.addWidget(label)
        card.addLayout(row)
        card.addWidget(self.result)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ModelsChanged):
            self._show(event.state)

    def _show(self, state: ModelsState) -> None:
        found, program = state.server is ServerState.ONLINE, _program()
        if found:
            models = len(state.models) - 1 + len(state.embedders)  # without the offline assistant
            has = trn("{n} model", "{n} models", models)
            version = state.version or ""
            self.state.setText("✓ " + tr("Ollama {version} answers, with {models}.", version=version, models=has))
            self.help.setText(tr("Found at {host}. There is nothing to do here.", host=state.host))
        elif state.server is ServerState.UNKNOWN:
            self.state.setText(tr("Looking for Ollama at {host} …", host=state.host))
            self.help.setText("")
        elif program:
            self.state.setText(tr("Ollama is installed, but does not run."))
            self.help.setText(tr("Start it here, or from your system's menu."))
        else:
            self.state.setText(tr("Ollama was not found on this machine."))
            self.help.setText(_how_to_get())
        missing = state.server is ServerState.OFFLINE
        self.without.setVisible(missing)
        linux = missing and not program and sys.platform.startswith("linux")
        self.command.setVisible(linux)
        self.copy.setVisible(linux)
        self.get.setVisible(missing and not program)
        self.start.setVisible(missing and bool(program))
        self.again.setVisible(missing)

    def _look(self) -> None:
        self.again.setEnabled(False)
        Command(self, lambda engine: engine.refresh_models()).success(
            lambda _state: self.again.setEnabled(True)
        ).failure(lambda _error: self.again.setEnabled(True)).run(self.bridge)

    def _start(self) -> None:
        program = _program()
        if program:
            QProcess.startDetached(program, ["serve"])
            self.state.setText(tr("Starting Ollama …"))
            QTimer.singleShot(_PATIENCE, self, self._look)

    def _test(self) -> None:
        address = self.address.text().strip()
        self._tell(tr("Looking for Ollama at {host} …", host=address))
        Query(self, lambda engine: engine.probe(address)).success(
            lambda answer: self._answered(address, *answer)
        ).failure(self._failed).run(self.bridge)

    def _answered(self, address: str, version: str, models: int) -> None:
        has = trn("{n} model", "{n} models", models)
        found = tr("Ollama {version} answers there, with {models}.", version=version, models=has)
        self._tell(f"✓ {found} " + tr("It is used from now on."))
        Command(self, lambda engine: engine.change_settings(host=address)).run(self.bridge)

    def _failed(self, error: AppError) -> None:
        words = words_for(error)
        self._tell(" ".join(part for part in (words.title + ".", words.what_to_do) if part))

    def _tell(self, words: str) -> None:
        self.result.setText(words)
        self.result.show()
        announce(self, words)


def _program() -> str | None:
    """Ollama's program on this machine; None when there is none."""
    return shutil.which("ollama") or (shutil.which(_MAC) if sys.platform == "darwin" else None)


def _how_to_get() -> str:
    return {
        "linux": tr("Type this in a terminal; it installs Ollama and starts it. Then look again."),
        "darwin": tr("Download it, move it to your applications, and open it once. Then look again."),
    }.get(sys.platform, tr("Download its installer and run it; it starts by itself. Then look again."))
