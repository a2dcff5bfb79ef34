"""What is known about a memory beside its text: kind, importance, space, how long it is kept."""

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from app.core.models import Memory, MemoryKind, Space
from app.gui.text import dates
from app.gui.widgets.choice_box import ChoiceBox
from app.i18n import tr
from app.words.memory import memory_kind_words


def importance_words() -> dict[int, str]:
    """How much a memory matters, from 1 to 5."""
    words = (tr("Hardly matters"), tr("Matters little"), tr("Ordinary"), tr("Matters"), tr("Matters a lot"))
    return dict(enumerate(words, 1))


def period_words() -> dict[int | None, str]:
    """For how many days a memory may be kept; None: for good."""
    return {
        None: tr("For good"),
        1: tr("For a day"),
        7: tr("For a week"),
        30: tr("For a month"),
        365: tr("For a year"),
    }


class RecordForm(QWidget):
    """Every choice takes effect at once."""

    changed = Signal(dict)  # values for `engine.set_memory_record`
    moved = Signal(object)  # space id, or None
    excluded = Signal(bool)  # no longer given to models

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = self._box(tr("Kind"))
        for kind in MemoryKind:
            self.kind.addItem(memory_kind_words(kind), kind)
        self.kind.activated.connect(lambda _i: self.changed.emit({"kind": MemoryKind(self.kind.currentData())}))
        self.importance = self._box(tr("Importance"))
        for number, words in importance_words().items():
            self.importance.addItem(words, number)
        self.importance.activated.connect(lambda _i: self.changed.emit({"importance": self.importance.currentData()}))
        self.space = self._box(tr("Seen in"))
        self.space.activated.connect(lambda _i: self.moved.emit(self.space.currentData()))
        self.kept = self._box(tr("Keep it"))
        self.kept.activated.connect(self._keep)
        self.given = QCheckBox(tr("Give it to models"), self)
        self.given.clicked.connect(lambda given: self.excluded.emit(not given))
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(6)
        for box in (self.kind, self.importance, self.kept, self.space):
            form.addRow(box.accessibleName(), box)
        form.addRow("", self.given)
        self._form = form

    def show_record(self, memory: Memory, spaces: list[Space]) -> None:
        """Show a memory's record."""
        self.kind.setCurrentIndex(self.kind.findData(memory.kind))
        self.importance.setCurrentIndex(self.importance.findData(memory.importance))
        self.given.setChecked(not memory.excluded)
        self.space.clear()
        self.space.addItem(tr("All spaces"), None)
        for space in spaces:
            self.space.addItem(space.name, space.id)
        self.space.setCurrentIndex(max(self.space.findData(memory.space_id), 0))
        self._form.setRowVisible(self.space, bool(spaces))
        self.kept.clear()
        for days, words in period_words().items():
            self.kept.addItem(words, days)
        if memory.expires_at is not None:
            self.kept.addItem(tr("Until {day}", day=dates.day(memory.expires_at)), 0)
            self.kept.setCurrentIndex(self.kept.count() - 1)

    def _keep(self, _index: int) -> None:
        days = self.kept.currentData()
        if days != 0:
            until = None if days is None else datetime.now(UTC) + timedelta(days=days)
            self.changed.emit({"expires_at": until})

    def _box(self, name: str) -> ChoiceBox:
        box = ChoiceBox(self)
        box.setAccessibleName(name)
        return box
