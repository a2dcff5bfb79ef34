"""Downloading a model, with progress and speed; breaking it off loses nothing."""

import time
from collections import deque
from concurrent.futures import Future

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.events import Event, PullAdvanced
from app.core.models import PullProgress
from app.gui.bridge import Bridge
from app.gui.look import announce, dialog_column, plain_label, style
from app.i18n import tr, trn
from app.words.data import size_words
from app.words.errors import words_for

_LOOK_BACK = 5.0  # seconds that the speed is measured over


class Pace:
    """How far a download is over all its parts, and how fast it goes."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[int, int]] = {}
        self._seen: deque[tuple[float, int]] = deque()

    def advance(self, progress: PullProgress, now: float) -> None:
        """Take in what the server told at a time (seconds, of any clock)."""
        if progress.total:
            self._parts[progress.status] = (progress.completed, progress.total)
            self._seen.append((now, self.completed))
            while now - self._seen[0][0] > _LOOK_BACK:
                self._seen.popleft()

    @property
    def completed(self) -> int:
        """Bytes that are here."""
        return sum(done for done, _total in self._parts.values())

    @property
    def total(self) -> int:
        """Bytes of all parts that the server has named; 0 before the first."""
        return sum(total for _done, total in self._parts.values())

    @property
    def speed(self) -> float:
        """Bytes a second lately; 0 where that is not known yet."""
        if len(self._seen) < 2:
            return 0.0
        (start, before), (end, after) = self._seen[0], self._seen[-1]
        return max(0.0, (after - before) / (end - start)) if end > start else 0.0

    @property
    def words(self) -> str:
        """How far, how fast, how long still."""
        said = [tr("{done} of {total}", done=size_words(self.completed), total=size_words(self.total))]
        if self.speed:
            said.append(tr("{size} a second", size=size_words(int(self.speed))))
            minutes = int((self.total - self.completed) / self.speed // 60)
            left = tr("less than a minute left")
            said.append(trn("{n} minute left", "{n} minutes left", minutes) if minutes else left)
        return " · ".join(said)


class DownloadBox(QWidget):
    """One download after another: its progress, and stopping or going on with it. Hidden while there is none."""

    finished = Signal(str)
    failed = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._download: Future[None] | None = None
        self._name = ""
        self._pace = Pace()
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Progress of the download"))
        self.state = plain_label()
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(lambda: self.stop() if self.running else self.start(self._name))
        row = QHBoxLayout()
        row.addWidget(self.state, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.progress)
        column.addLayout(row)
        self.hide()
        bridge.core_event.connect(self._on_event)

    @property
    def running(self) -> bool:
        """Whether a download is under way."""
        return self._download is not None

    def start(self, name: str) -> None:
        """Download a model, or go on with it where it was broken off."""
        self._name, self._pace = name, Pace()
        self.progress.setRange(0, 0)
        self.progress.show()
        self.button.setText(tr("Stop"))
        self.button.show()
        self.state.setText(tr("Asking for {name} …", name=name))
        self.show()
        self._download = self._bridge.submit(self._bridge.engine.pull_model(name), self._done, self._failed)

    def stop(self) -> None:
        """Break it off; what has come is kept by the server."""
        if self._download is not None:
            self._download.cancel()
            self._download = None
            self.button.setText(tr("Go on"))
            self.state.setText(tr("Stopped. What has come is kept; it goes on from there."))
            self.progress.setRange(0, max(self.progress.maximum(), 1))

    def _on_event(self, event: Event) -> None:
        if isinstance(event, PullAdvanced) and self.running and event.progress.model == self._name:
            self._show(event.progress)

    def _show(self, progress: PullProgress) -> None:
        self._pace.advance(progress, time.monotonic())
        if progress.total:
            self.progress.setRange(0, 1000)
            self.progress.setValue(1000 * self._pace.completed // self._pace.total)
            self.state.setText(f"{self._name}: {self._pace.words}")
        else:
            self.progress.setRange(0, 0)
            self.state.setText(tr("{name}: being put in place …", name=self._name))

    def _done(self, _none: None) -> None:
        self._download = None
        self.progress.setRange(0, 1)
        self.progress.setValue(1)
        self.button.hide()
        self.state.setText(tr("Downloaded. It is in the list of models now."))
        announce(self, self.state.text())
        self.finished.emit(self._name)

    def _failed(self, error: AppError) -> None:
        self._download = None
        words = words_for(error)
        self.progress.hide()
        self.button.setText(tr("Try again"))
        told = (words.title + ".", words.what_was_kept, words.what_to_do)
        self.state.setText(" ".join(part for part in told if part))
        announce(self, self.state.text(), urgent=True)
        self.failed.emit()


class DownloadDialog(QDialog):
    """Asks for a name and shows how far the download is."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Download a model"))
        self.setMinimumWidth(440)
        lead = plain_label(
            tr("Type a model's name as on ollama.com/library. One that can call tools works best with the memory.")
        )
        self.name = QLineEdit(name or bridge.engine.recommended_model().name, self)
        self.name.setAccessibleName(tr("Name of the model"))
        self.box = DownloadBox(bridge, self)
        self.state = self.box.state
        self.box.failed.connect(lambda: self._offer(True))
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
        column = dialog_column(self)
        for part in (lead, label, self.name, self.box):
            column.addWidget(part)
        column.addLayout(buttons)
        self.name.textEdited.connect(lambda _text: self._offer(not self.box.running))

    def done(self, result: int) -> None:
        """Closing breaks the download off; it goes on from there another time."""
        self.box.stop()
        super().done(result)
        self.deleteLater()

    def _offer(self, offered: bool) -> None:
        self.start.setEnabled(offered)

    def _start(self) -> None:
        name = self.name.text().strip()
        if name:
            self._offer(False)
            self.box.start(name)
