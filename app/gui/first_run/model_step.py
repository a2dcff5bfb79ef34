"""Second step: which model, and whether this machine can run it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QPushButton, QRadioButton, QVBoxLayout, QWidget

from app.core.events import Event, ModelsChanged
from app.core.models import ModelsState, ServerState
from app.core.settings import OFFERED_EMBEDDER, OFFERED_MEGABYTES
from app.gui.bridge import Bridge
from app.gui.dialogs.download import DownloadBox
from app.gui.first_run.step import Step
from app.gui.look import clear, plain_label, style
from app.gui.operations import Command
from app.i18n import tr
from app.words.data import size_words
from app.words.models import ability_words, fit_words, grade_words


class ModelStep(Step):
    """Chooses among the models that are there, and downloads another."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            bridge,
            tr("Which model shall answer?"),
            tr(
                "A model is a large file that is downloaded once. It takes about its size in memory, and a quarter "
                "more for what it is reading. Larger ones answer better and slower."
            ),
            parent,
        )
        self._there = self.card()
        self._offered = self.card()
        self.choice = QButtonGroup(self)
        self.installed = QButtonGroup(self)
        title = plain_label(_memory_words(bridge))
        style(title, "strong")
        self._offered.addWidget(title)
        best = bridge.engine.recommended_model()
        for number, one in enumerate(bridge.engine.offers()):
            words, can = f"{one.name}  ·  {size_words(one.size)}", ability_words(one)
            button = QRadioButton(words, self)
            button.setProperty("model", one.name)
            button.setChecked(one == best)
            fit = bridge.engine.fit(one.size)
            fits = tr("suits this machine best") if one == best else grade_words(fit)
            button.setAccessibleName(f"{words}, {can}, {fits}")
            button.setToolTip(fit_words(fit))
            self.choice.addButton(button, number)
            self._offered.addLayout(_line(button, f"{can} · {fits}"))
        self.also = QCheckBox(
            tr("Also {model} ({size} MB): it finds words by meaning", model=OFFERED_EMBEDDER, size=OFFERED_MEGABYTES),
            self,
        )
        self.also.setChecked(True)
        self.start = QPushButton(tr("Download"), self)
        style(self.start, "primary")
        self.start.clicked.connect(self._download)
        self.download = DownloadBox(bridge, self)
        self.download.finished.connect(self._downloaded)
        self._offered.addWidget(self.also)
        self._offered.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        self._offered.addWidget(self.download)
        self._missing = plain_label(
            tr(
                "No Ollama answers, so nothing can be downloaded now. Go back, or go on: the offline assistant answers "
                "until then."
            )
        )
        self.column.addWidget(self._missing)
        self.column.addStretch(1)
        bridge.core_event.connect(self._on_event)
        self._show(bridge.engine.models_state())

    def leave(self) -> None:
        """A download goes on while this window is open; it can be looked at again."""

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ModelsChanged):
            self._show(event.state)

    def _show(self, state: ModelsState) -> None:
        online = state.server is ServerState.ONLINE
        has = [model for model in state.models if not model.offline]
        self._missing.setVisible(not online)
        _frame_of(self._offered).setVisible(online)
        _frame_of(self._there).setVisible(bool(has))
        clear(self._there)
        title = plain_label(tr("Models you have"))
        style(title, "strong")
        self._there.addWidget(title)
        self.installed = QButtonGroup(self)
        for model in has:
            where = tr("runs elsewhere") if model.remote else grade_words(self.bridge.engine.fit(model.size))
            can = ability_words(model)
            button = QRadioButton(model.name, self)
            button.setAccessibleName(f"{model.name}, {can}, {where}")
            button.setProperty("model", model.name)
            button.setChecked(model.name == state.current.name)
            button.clicked.connect(lambda _checked=False, name=model.name: self._choose(name))
            self.installed.addButton(button)
            self._there.addLayout(_line(button, f"{can} · {where}"))
        has_embedder = bool(state.embedders)
        self.also.setVisible(not has_embedder)

    def _choose(self, name: str) -> None:
        Command(self, lambda engine: engine.choose_model(name)).run(self.bridge)

    def _download(self) -> None:
        button = self.choice.checkedButton()
        if button is not None and not self.download.running:
            self.download.start(str(button.property("model")))

    def _downloaded(self, name: str) -> None:
        if name != OFFERED_EMBEDDER:
            self._choose(name)
            if self.also.isVisibleTo(self) and self.also.isChecked():
                self.download.start(OFFERED_EMBEDDER)


def _line(button: QRadioButton, note: str) -> QHBoxLayout:
    """A choice with a note at its right; the note wraps where there is little room."""
    label = plain_label(note)
    style(label, "small")
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    row = QHBoxLayout()
    row.addWidget(button)
    row.addWidget(label, 1)
    return row


def _frame_of(column: QVBoxLayout) -> QWidget:
    frame = column.parentWidget()
    assert frame is not None  # noqa: S101 (a card's layout has a frame)
    return frame


def _memory_words(bridge: Bridge) -> str:
    memory = bridge.engine.fit(0).memory
    return tr("This machine has {size} of memory", size=size_words(memory)) if memory else tr("Download a model")
