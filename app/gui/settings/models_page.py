"""The models: where they run, what each can do and takes, choosing, updating, deleting, downloading."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QMessageBox, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.events import Event, ModelsChanged
from app.core.models import EmbeddingModel, LoadedModel, ModelInfo, ModelsState, ServerState
from app.gui.bridge import Bridge
from app.gui.dialogs.download import DownloadBox
from app.gui.look import clear, plain_label, style
from app.gui.operations import Command, Query
from app.gui.settings.editors import CalmComboBox
from app.i18n import tr
from app.words.data import size_words
from app.words.errors import words_for
from app.words.models import ability_words, build_words, fit_words, loaded_words


class ModelsPage(QWidget):
    """Follows the server: what comes and goes there is shown."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._loaded: dict[str, LoadedModel] = {}
        self._shown: tuple[ModelsState, dict[str, LoadedModel]] | None = None
        self.server = plain_label()
        self.again = QPushButton(tr("Look again"), self)
        self.again.setAutoDefault(False)
        self.again.clicked.connect(self._look)
        row = QHBoxLayout()
        row.addWidget(self.server, 1)
        row.addWidget(self.again)
        self._fault = plain_label()
        style(self._fault, "strong")
        self._fault.hide()
        self._cards = QVBoxLayout()
        self._cards.setSpacing(8)
        self.offers = _offers_box(bridge, self)
        self.start = QPushButton(tr("Download"), self)
        self.start.setAutoDefault(False)
        self.start.clicked.connect(self._download)
        self.download = DownloadBox(bridge, self)
        getting = QHBoxLayout()
        getting.addWidget(self.offers, 1)
        getting.addWidget(self.start)
        self._getting = QFrame(self)
        style(self._getting, "card")
        inner = QVBoxLayout(self._getting)
        inner.setContentsMargins(16, 12, 12, 12)
        title = QLabel(tr("Get another model"), self)
        title.setBuddy(self.offers)
        style(title, "strong")
        lead = plain_label(
            tr("One of these, or any name from ollama.com/library. Ollama downloads it, on the machine it runs on.")
        )
        style(lead, "quiet")
        inner.addWidget(title)
        inner.addWidget(lead)
        inner.addLayout(getting)
        inner.addWidget(self.download)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self._fault)
        column.addLayout(self._cards)
        column.addWidget(self._getting)
        bridge.core_event.connect(self._on_event)
        self._show(bridge.engine.models_state())
        self._read_loaded()

    # -- showing

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ModelsChanged):
            self._show(event.state)
            self._read_loaded()

    def _read_loaded(self) -> None:
        if self._bridge.engine.models_state().server is ServerState.ONLINE:
            Query(self, lambda engine: engine.loaded_models()).success(self._show_loaded).failure(
                lambda _error: None  # what is in memory is a nicety: without it the estimate is shown
            ).run(self._bridge)

    def _show_loaded(self, loaded: tuple[LoadedModel, ...]) -> None:
        now = {one.name: one for one in loaded}
        if now != self._loaded:
            self._loaded = now
            self._show(self._bridge.engine.models_state())

    def _show(self, state: ModelsState) -> None:
        if self._shown == (state, self._loaded):
            return  # nothing is different: what has the focus keeps it
        self._shown = (state, dict(self._loaded))
        self.server.setText(_server_words(state))
        online = state.server is ServerState.ONLINE
        self._getting.setVisible(online)
        clear(self._cards)
        models: tuple[ModelInfo | EmbeddingModel, ...] = (*state.models, *state.embedders)
        for model in models:
            self._cards.addWidget(self._card(model, current=model.name == state.current.name))

    def _card(self, model: ModelInfo | EmbeddingModel, *, current: bool) -> QFrame:
        card = QFrame(self)
        style(card, "card")
        offline = isinstance(model, ModelInfo) and model.offline
        title = QLabel(tr("Offline assistant") if offline else model.name, card)
        title.setTextFormat(Qt.TextFormat.PlainText)
        style(title, "strong")
        words = QVBoxLayout()
        words.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(title)
        if current:
            badge = QLabel("✓ " + tr("answers now"), card)
            style(badge, "small")
            head.addWidget(badge)
        head.addStretch(1)
        words.addLayout(head)
        for line in self._lines(model):
            label = plain_label(line)
            style(label, "quiet")
            words.addWidget(label)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        if isinstance(model, ModelInfo) and not current:
            self._button(buttons, tr("Use"), model, lambda: self._use(model.name))
        if not offline:
            self._button(buttons, tr("Update"), model, lambda: self._update(model.name))
            delete = self._button(buttons, tr("Delete…"), model, lambda: self._ask_to_delete(model))
            style(delete, "danger")
        buttons.addStretch(1)
        words.addLayout(buttons)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(16, 12, 12, 12)
        inner.addLayout(words)
        return card

    def _lines(self, model: ModelInfo | EmbeddingModel) -> list[str]:
        """What a card says about a model."""
        if isinstance(model, ModelInfo) and model.offline:
            return [tr("No language model: it remembers, finds and quotes, here and without a network.")]
        able = ability_words(model) if isinstance(model, ModelInfo) else tr("finds texts by meaning")
        lines = [f"{able}  ·  {build_words(model)}"]
        if model.remote:
            lines.append(tr("Runs elsewhere: what it is given leaves this machine."))
        elif model.name in self._loaded:
            lines.append(loaded_words(self._loaded[model.name]))
        else:
            fits = fit_words(self._bridge.engine.fit(model.size))
            lines.append(fits[:1].upper() + fits[1:])
        return [line for line in lines if line]

    @staticmethod
    def _button(
        row: QHBoxLayout, words: str, model: ModelInfo | EmbeddingModel, act: Callable[[], None]
    ) -> QPushButton:
        button = QPushButton(words)
        button.setAutoDefault(False)
        button.setAccessibleName(f"{words} {model.name}")
        button.clicked.connect(lambda _checked=False: act())
        row.addWidget(button)
        return button

    # -- acting

    def _look(self) -> None:
        self._fault.hide()
        Command(self, lambda engine: engine.refresh_models()).failure(self._say).run(self._bridge)

    def _use(self, name: str) -> None:
        Command(self, lambda engine: engine.choose_model(name)).failure(self._say).run(self._bridge)

    def _update(self, name: str) -> None:
        if not self.download.running:
            self.download.start(name)

    def _ask_to_delete(self, model: ModelInfo | EmbeddingModel) -> None:
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(tr("Delete {model}?", model=model.name))
        question.setText(tr("Delete {model}?", model=model.name))
        question.setInformativeText(
            tr(
                "{size} are freed on the server's disk. Chats and memories stay; the model can be downloaded again.",
                size=size_words(model.size),
            )
        )
        delete = question.addButton(tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        question.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        delete.clicked.connect(lambda: self._delete(model.name))
        question.open()

    def _delete(self, name: str) -> None:
        Command(self, lambda engine: engine.delete_model(name)).failure(self._say).run(self._bridge)

    def _download(self) -> None:
        name = offered_name(self.offers)
        if name and not self.download.running:
            self.download.start(name)

    def _say(self, error: AppError) -> None:
        words = words_for(error)
        self._fault.setText(" ".join(part for part in (words.title + ".", words.what_to_do) if part))
        self._fault.show()


def offered_name(box: QComboBox) -> str:
    """The model that is chosen, or typed, in a box of offers."""
    place = box.findText(box.currentText())
    return str(box.itemData(place)) if place >= 0 else box.currentText().strip()


def _offers_box(bridge: Bridge, parent: QWidget) -> QComboBox:
    box = CalmComboBox(parent)
    box.setEditable(True)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.setAccessibleName(tr("Name of the model"))
    for one in bridge.engine.offers():
        fits = fit_words(bridge.engine.fit(one.size))
        box.addItem(f"{one.name}  ·  {size_words(one.size)}  ·  {ability_words(one)}", one.name)
        box.setItemData(box.count() - 1, fits, Qt.ItemDataRole.ToolTipRole)
    box.setCurrentIndex(box.findData(bridge.engine.recommended_model().name))
    return box


def _server_words(state: ModelsState) -> str:
    """Whether a server answers, and what to do when none does."""
    if state.server is ServerState.ONLINE:
        return tr("Ollama {version} answers at {host}.", version=state.version or "", host=state.host)
    if state.server is ServerState.UNKNOWN:
        return tr("Looking for Ollama at {host} …", host=state.host)
    return tr(
        "No Ollama answers at {host}. Start it, or install it from ollama.com, then look again; or give another "
        "address below. Until then the offline assistant answers.",
        host=state.host,
    )
