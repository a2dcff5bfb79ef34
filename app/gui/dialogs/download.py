"""Downloading a model, with progress; breaking it off loses nothing."""

from concurrent.futures import Future

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.events import Event, PullAdvanced
from app.core.models import PullProgress
from app.error_words import words_for
from app.gui.bridge import Bridge
from app.gui.look import plain_label, style
from app.i18n import tr


class DownloadDialog(QDialog):
    """Asks for a name and shows how far the download is."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None, *, name: str = "llama3.2:3b") -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._download: Future[None] | None = None
        self.setWindowTitle(tr("Download a model"))
        self.setMinimumWidth(440)
        lead = plain_label(
            tr("Type a model's name as on ollama.com/library. One that can call tools works best with the memory.")
        )
        self.name = QLineEdit(name, self)
        self.name.setAccessibleName(tr("Name of the model"))
        self.progress = QProgressBar(self)
        self.progress.hide()
        self.state = plain_label()
        self.state.hide()
        self.start = QPushButton(tr("Download"), self)
        style(self.start, "primary")
        self.start.clicked.connect(self._start)
        self.close_button = QPushButton(tr("Close"), self)
        self.close_button.clicked.connect(self.reject)
        label = QLabel(tr("Name"), self)
        label.setBuddy(self.name)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        for part in (lead, label, self.name, self.progress, self.state):
            column.addWidget(part)
        column.addLayout(buttons)
        bridge.core_event.connect(self._on_event)

    def done(self, result: int) -> None:
        """Closing breaks the download off; it goes on from there another time."""
        if self._download is not None:
            self._download.cancel()
        super().done(result)
        self.deleteLater()

    def _start(self) -> None:
        name = self.name.text().strip()
        if not name:
            return
        self.start.setEnabled(False)
        self.name.setEnabled(False)
        self.close_button.setText(tr("Stop"))
        self.progress.setRange(0, 0)
        self.progress.show()
        self.state.show()
        self.state.setText(tr("Asking for {name} …", name=name))
        self._download = self._bridge.submit(self._bridge.engine.pull_model(name), self._finished, self._failed)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, PullAdvanced) and self._download is not None:
            self._show(event.progress)

    def _show(self, progress: PullProgress) -> None:
        if progress.total:
            share = 1000 * progress.completed // progress.total
            self.progress.setRange(0, 1000)
            self.progress.setValue(share)
            done, total = progress.completed / 1e6, progress.total / 1e6
            self.state.setText(tr("{done} of {total} MB", done=f"{done:.0f}", total=f"{total:.0f}"))
        else:
            self.progress.setRange(0, 0)
            self.state.setText(progress.status)

    def _finished(self, _none: None) -> None:
        self._download = None
        self.progress.setRange(0, 1)
        self.progress.setValue(1)
        self.state.setText(tr("Downloaded. It is in the list of models now."))
        self.close_button.setText(tr("Close"))

    def _failed(self, error: AppError) -> None:
        self._download = None
        words = words_for(error)
        self.progress.hide()
        self.state.setText(" ".join((words.title + ".", words.what_was_kept, words.what_to_do)))
        self.start.setEnabled(True)
        self.name.setEnabled(True)
        self.close_button.setText(tr("Close"))
