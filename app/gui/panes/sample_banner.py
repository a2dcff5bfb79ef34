"""The mark of the sample profile: as long as there is one, it is said to be invented, and goes with one click."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.core.events import Committed, Event
from app.core.models import Conversation, Space
from app.gui.bridge import Bridge
from app.gui.look import plain_label, style
from app.gui.operations import Command, Query
from app.i18n import current_language, tr


class SampleBanner(QFrame):
    """Hidden while there is no sample. `opened` tells of a chat of it to show, `removed` that it is gone."""

    opened = Signal(object)
    removed = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.space: Space | None = None
        style(self, "warning")
        self._words = plain_label()
        self.show_it = QPushButton(tr("Show it"), self)
        self.show_it.clicked.connect(self.open_sample)
        self.remove = QPushButton(tr("Remove it"), self)
        self.remove.setToolTip(tr("Erases it for good, with everything that was said and learnt in its space."))
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 12, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self.show_it)
        row.addWidget(self.remove)
        self.hide()
        bridge.core_event.connect(self._on_event)
        self._read()

    def open_sample(self) -> None:
        """Make the sample, if there is none, and show its newest chat."""
        self.show_it.setEnabled(False)
        Command(self, lambda engine: engine.add_sample(current_language())).success(self._made).run(self._bridge)

    def _made(self, space: Space) -> None:
        self.show_it.setEnabled(True)
        self._show(space)
        Query(self, lambda engine: engine.conversations()).success(self._open_newest).run(self._bridge)

    def _open_newest(self, conversations: list[Conversation]) -> None:
        own = [one for one in conversations if self.space is not None and one.space_id == self.space.id]
        if own:
            self.opened.emit(max(own, key=lambda one: one.updated_at))

    def _remove(self) -> None:
        Command(self, lambda engine: engine.remove_sample()).success(lambda _nothing: self._gone()).run(self._bridge)

    def _gone(self) -> None:
        self._show(None)
        self.removed.emit()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Committed) and event.changes.spaces:
            self._read()

    def _read(self) -> None:
        Query(self, lambda engine: engine.sample()).success(self._show).run(self._bridge)

    def _show(self, space: Space | None) -> None:
        self.space = space
        self.setVisible(space is not None)
        if space is not None:
            self._words.setText(tr("Sample profile: everything in the space “{space}” is invented.", space=space.name))
