"""What it knew on a day, what has changed since, and going back to that."""

from datetime import datetime, time

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import (
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError
from app.core.models import Memory, MemoryChange
from app.error_words import words_for
from app.gui.bridge import Bridge
from app.gui.look import plain_label, style
from app.gui.operations import Command, Query
from app.i18n import tr, trn


class AsOfDialog(QDialog):
    """A day, the memories of its end, and the difference to now."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What it knew on a day"))
        self.resize(560, 560)
        self.day = QDateEdit(QDate.currentDate(), self)
        self.day.setCalendarPopup(True)
        self.day.setMaximumDate(QDate.currentDate())
        self.day.setAccessibleName(tr("Day"))
        self.day.dateChanged.connect(self._read)
        top = QHBoxLayout()
        top.addWidget(QLabel(tr("At the end of"), self))
        top.addWidget(self.day, 1)
        self._count = plain_label()
        style(self._count, "quiet")
        self.memories = QListWidget(self)
        self.memories.setWordWrap(True)
        self.memories.setAccessibleName(tr("What it knew"))
        self._since = plain_label()
        style(self._since, "quiet")
        self.changes = QListWidget(self)
        self.changes.setWordWrap(True)
        self.changes.setAccessibleName(tr("What has changed since"))
        self.back = QPushButton(tr("Make it so again"), self)
        self.back.setToolTip(tr("Every memory becomes what it was; what came later goes to the trash. One undo."))
        self.back.setEnabled(False)  # until there is something to go back from
        self.back.clicked.connect(self._rewind)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self.back, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self._count)
        column.addWidget(self.memories, 2)
        column.addWidget(self._since)
        column.addWidget(self.changes, 1)
        column.addWidget(buttons)
        self._read()

    def _at(self) -> datetime:
        day = self.day.date()
        return datetime.combine(datetime(day.year(), day.month(), day.day()), time.max).astimezone()  # noqa: DTZ001

    def _read(self) -> None:
        at = self._at()
        Query(self, lambda engine: engine.memories_as_of(at)).success(self._show).run(self._bridge)
        now = datetime.now().astimezone()
        Query(self, lambda engine: engine.memory_changes(at, max(at, now))).success(self._show_changes).run(
            self._bridge
        )

    def _show(self, memories: list[Memory]) -> None:
        self.memories.clear()
        self.memories.addItems([memory.text for memory in memories])
        self._count.setText(trn("{n} memory", "{n} memories", len(memories)))

    def _show_changes(self, changes: list[MemoryChange]) -> None:
        self.changes.clear()
        self.changes.addItems([_line(change) for change in changes])
        self._since.setText(trn("{n} change since", "{n} changes since", len(changes)))
        self.back.setEnabled(bool(changes))

    def _rewind(self) -> None:
        at = self._at()
        Command(self, lambda engine: engine.rewind_memories(at)).success(lambda _changed: self._read()).failure(
            self._say
        ).run(self._bridge)

    def _say(self, error: AppError) -> None:
        self._since.setText(words_for(error).title)


def _line(change: MemoryChange) -> str:
    if change.before is None:
        return f"+ {change.after.text if change.after else ''}"
    return f"− {change.before.text}" if change.after is None else f"{change.before.text} → {change.after.text}"
