"""Search by meaning: which model makes the vectors, how far they are, and getting a model."""

from PySide6.QtWidgets import QComboBox, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.core.events import Event, IndexAdvanced, ModelsChanged
from app.core.models import IndexState
from app.core.settings import NO_MODEL, OFFERED_EMBEDDER, OFFERED_MEGABYTES
from app.gui.bridge import Bridge
from app.gui.dialogs.download import DownloadDialog
from app.gui.look import plain_label, style
from app.gui.settings.editors import CalmComboBox, Editor, row_of
from app.i18n import tr
from app.words.settings import value_words, words_of


class MeaningBox(Editor):
    """The editor of `embedding_model`, with the state of the search under it."""

    wide = True

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.model: QComboBox = CalmComboBox(self)
        self.model.setAccessibleName(words_of("embedding_model").name)
        self.model.activated.connect(lambda _index: self.changed.emit(self.chosen()))
        self.setFocusProxy(self.model)
        self._words = plain_label()
        style(self._words, "small")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(6)
        self.download = QPushButton(
            tr("Download {model} ({size} MB) …", model=OFFERED_EMBEDDER, size=OFFERED_MEGABYTES), self
        )
        self.download.setToolTip(tr("It knows more than a hundred languages, and runs here."))
        self.download.clicked.connect(self._download)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.model, self._words, self._bar):
            column.addWidget(part)
        column.addLayout(row_of(self.download))
        bridge.core_event.connect(self._on_event)
        self._fill(bridge.engine.settings().embedding_model)
        self._show(bridge.engine.index_state())

    def chosen(self) -> str:
        """The value of the setting `embedding_model`."""
        return str(self.model.currentData())

    def show_value(self, value: object) -> None:
        self._fill(str(value))
        self._show(self._bridge.engine.index_state())

    def _fill(self, chosen: str) -> None:
        self.model.clear()
        self.model.addItem(value_words("embedding_model", ""), "")
        for one in self._bridge.engine.models_state().embedders:
            self.model.addItem(one.name + (f" · {tr('runs elsewhere')}" if one.remote else ""), one.name)
        self.model.addItem(value_words("embedding_model", NO_MODEL), NO_MODEL)
        if self.model.findData(chosen) < 0:
            self.model.addItem(chosen, chosen)  # chosen before, and not there now
        self.model.setCurrentIndex(self.model.findData(chosen))

    def _on_event(self, event: Event) -> None:
        if isinstance(event, IndexAdvanced):
            self._show(event.state)
        elif isinstance(event, ModelsChanged):
            self._fill(self.chosen())

    def _show(self, state: IndexState) -> None:
        there = state.model is not None
        self._bar.setVisible(there and state.done < state.total)
        self._bar.setRange(0, max(state.total, 1))
        self._bar.setValue(state.done)
        self.download.setVisible(not there and self.chosen() != NO_MODEL)
        if not there:
            self._words.setText(tr("No model for it is in use: what you said is found by its words."))
            return
        done = tr("{done} of {total} texts can be found by meaning", done=state.done, total=state.total)
        if state.paused:
            done += " · " + tr("paused")
        elif state.waiting:
            done += " · " + tr("the model does not answer; it is tried again")
        self._words.setText(f"{state.model}: {done}.")

    def _download(self) -> None:
        DownloadDialog(self._bridge, self, name=OFFERED_EMBEDDER).open()
