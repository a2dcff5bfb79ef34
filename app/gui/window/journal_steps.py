"""Undo and redo as the window offers them: whether there is anything, doing it, and saying what was done."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.core.events import Committed, Event
from app.core.models import Operation
from app.gui.bridge import Bridge
from app.gui.operations import Command, Query
from app.i18n import tr
from app.words.memory import kind_words


class JournalSteps(QObject):
    """The latest steps of everything that is journaled."""

    changed = Signal()  # what can be undone or redone
    told = Signal(str)
    undone = Signal(object)  # Operation

    def __init__(self, bridge: Bridge, window: QWidget) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._window = window
        self.can_undo = self.can_redo = True  # until the journal was read: trying says
        bridge.core_event.connect(self._on_event)
        self._read()

    def undo(self) -> None:
        """Take back the latest step."""
        Command(self._window, lambda engine: engine.undo()).success(self._undone).run(self._bridge)

    def undo_one(self, operation_id: int) -> None:
        """Take back one step."""
        Command(self._window, lambda engine: engine.undo(operation_id)).success(self._undone).run(self._bridge)

    def redo(self) -> None:
        """Do again what was undone last."""
        Command(self._window, lambda engine: engine.redo()).success(
            lambda operation: self.told.emit(tr("Redone: {what}", what=_did(operation)))
        ).run(self._bridge)

    def _undone(self, operation: Operation) -> None:
        self.told.emit(tr("Undone: {what}", what=_did(operation)))
        self.undone.emit(operation)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Committed) and event.changes.journal:
            self.can_undo = True  # most likely, and known for certain in a moment
            self.changed.emit()
            self._read()

    def _read(self) -> None:
        Query(self._window, lambda engine: engine.next_steps()).success(self._show).run(self._bridge)

    def _show(self, steps: tuple[Operation | None, Operation | None]) -> None:
        self.can_undo, self.can_redo = (step is not None for step in steps)
        self.changed.emit()


def _did(operation: Operation) -> str:
    return kind_words(operation.kind, max(len(operation.conversation_ids), 1))
