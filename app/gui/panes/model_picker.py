"""Which model answers: a button with its name, and a menu of all there are."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.core.events import Event, ModelsChanged
from app.core.models import ModelInfo, ModelsState, ServerState
from app.gui.bridge import Bridge
from app.gui.dialogs.download import DownloadDialog
from app.gui.operations import Command
from app.i18n import tr

_WIDEST = 130  # px that a model's name may take


class ModelPicker(QToolButton):
    """Shows the current model; its menu chooses, refreshes and downloads."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolTip(tr("The model that answers"))
        self._menu = QMenu(self)
        self._menu.setToolTipsVisible(True)
        self.setMenu(self._menu)
        self.setText("…")
        bridge.core_event.connect(self._on_event)

    def show_state(self, state: ModelsState) -> None:
        """Show these models."""
        name = short_name(state.current)
        self.setText(self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, _WIDEST))
        self.setToolTip(f"{tr('The model that answers')}: {name}")
        self.setAccessibleName(tr("Model: {name}", name=name))
        self._menu.clear()
        group = QActionGroup(self._menu)
        for model in state.models:
            if model.offline:
                self._menu.addSeparator()
            action = self._menu.addAction(model_words(model))
            action.setCheckable(True)
            action.setChecked(model.name == state.current.name)
            action.triggered.connect(lambda _checked=False, name=model.name: self._choose(name))
            group.addAction(action)
        self._menu.addSeparator()
        self._menu.addAction(tr("Look again"), self.look_again)
        download = self._menu.addAction(tr("Download a model…"), self._download)
        download.setEnabled(state.server is ServerState.ONLINE)

    def look_again(self) -> None:
        """Ask the server for its models again."""
        Command(self, lambda engine: engine.refresh_models()).run(self._bridge)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ModelsChanged):
            self.show_state(event.state)

    def _choose(self, name: str) -> None:
        Command(self, lambda engine: engine.choose_model(name)).run(self._bridge)

    def _download(self) -> None:
        DownloadDialog(self._bridge, self).open()


def short_name(model: ModelInfo) -> str:
    """The model's name for a button."""
    return tr("Offline assistant") if model.offline else model.name


def model_words(model: ModelInfo) -> str:
    """A model with what it can do, its size and where it runs, on one line."""
    if model.offline:
        return tr("Offline assistant (no language model)")
    able = [
        words
        for words, can in (
            (tr("tools"), model.tools),
            (tr("thinking"), model.thinking),
            (tr("images"), model.vision),
        )
        if can
    ]
    size = f"{model.size / 1e9:.1f} GB" if model.size else ""
    place = tr("runs elsewhere") if model.remote else ""
    details = ", ".join(part for part in (model.parameter_size, size, *able, place) if part)
    return f"{model.name}   ({details})" if details else model.name
