"""Search by meaning: which model makes the vectors, how far they are, pausing, and getting a model."""

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.core.events import Event, IndexAdvanced, ModelsChanged
from app.core.models import IndexState
from app.core.settings import NO_MODEL, OFFERED_EMBEDDER, OFFERED_MEGABYTES
from app.gui.bridge import Bridge
from app.gui.dialogs.download import DownloadDialog
from app.gui.look import plain_label, style
from app.gui.operations import Command
from app.i18n import tr


class MeaningBox(QWidget):
    """The choice of the model is saved with the other settings; pausing takes effect at once."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.model = QComboBox(self)
        self.model.setAccessibleName(tr("Search by meaning"))
        self._words = plain_label()
        style(self._words, "small")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(6)
        self.pause = QPushButton(self)
        self.pause.clicked.connect(self._pause)
        self.download = QPushButton(
            tr("Download {model} ({size} MB) …", model=OFFERED_EMBEDDER, size=OFFERED_MEGABYTES), self
        )
        self.download.setToolTip(tr("It knows more than a hundred languages, and runs here."))
        self.download.clicked.connect(self._download)
        row = QHBoxLayout()
        row.addWidget(self.pause)
        row.addWidget(self.download)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.model, self._words, self._bar):
            column.addWidget(part)
        column.addLayout(row)
        bridge.core_event.connect(self._on_event)
        self._fill(bridge.engine.settings().embedding_model)
        self._show(bridge.engine.index_state())

    def chosen(self) -> str:
        """The value of the setting `embedding_model`."""
        return str(self.model.currentData())

    def _fill(self, chosen: str) -> None:
        self.model.clear()
        self.model.addItem(tr("The first model that can"), "")
        for one in self._bridge.engine.models_state().embedders:
            self.model.addItem(one.name + (f" · {tr('runs elsewhere')}" if one.remote else ""), one.name)
        self.model.addItem(tr("Off: by words alone"), NO_MODEL)
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
        self.pause.setVisible(there)
        self.pause.setText(tr("Go on") if state.paused else tr("Pause"))
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

    def _pause(self) -> None:
        paused = not self._bridge.engine.index_state().paused
        Command(self, lambda engine: engine.change_settings(pause_indexing=paused)).run(self._bridge)

    def _download(self) -> None:
        DownloadDialog(self._bridge, self, name=OFFERED_EMBEDDER).open()
