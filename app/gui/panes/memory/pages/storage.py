"""Where the room on the disk goes, and giving some of it back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError
from app.core.models import StorageKind, StoragePart, StorageReport
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.dialogs.erase import EraseDialog
from app.gui.operations import Command, Query
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.health_words import storage_words
from app.gui.widgets.column_page import column_of
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn
from app.words.data import size_words

_BAR = 8  # px


class StoragePage(QWidget):
    """Measured each time that it is shown."""

    told = Signal(str)

    def __init__(self, bridge: Bridge, commands: MemoryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._commands = commands
        self.report: StorageReport | None = None
        self._total = look.plain_label(tr("Measuring…"))
        look.style(self._total, "heading")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(14)
        self.trash_button = QPushButton(tr("Empty the trash…"))
        look.style(self.trash_button, "danger")
        self.trash_button.clicked.connect(self._ask_to_empty)
        self.compact_button = QPushButton(tr("Compact the database"))
        self.compact_button.setToolTip(tr("Writes the file anew without gaps. What is saved meanwhile waits for it."))
        self.compact_button.clicked.connect(self._compact)
        again = QPushButton(tr("Measure again"))
        again.clicked.connect(self.refresh)
        row = FlowLayout(spacing=8)
        for button in (self.trash_button, self.compact_button, again):
            row.addWidget(button)
        card = QFrame()
        look.style(card, "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(16, 14, 16, 14)
        inside.addLayout(self._lines)
        column = column_of(self)
        column.addWidget(self._total)
        column.addWidget(card)
        column.addLayout(row)
        column.addStretch(1)

    def refresh(self) -> None:
        """Measure."""
        if self._bridge.is_open:
            Query(self, lambda engine: engine.storage()).success(self._show).failure(self._commands.explain).run(
                self._bridge
            )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _show(self, report: StorageReport) -> None:
        self.report = report
        look.clear(self._lines)
        self._total.setText(tr("{size} on the disk", size=size_words(report.total)))
        parts = {part.kind: part for part in report.parts}
        trash = parts.pop(StorageKind.TRASH)
        shown = sorted((part for part in parts.values() if part.bytes), key=lambda part: -part.bytes)
        for part in (*shown, trash):
            self._lines.addLayout(_line(part, report.total))
        self.trash_button.setEnabled(trash.count > 0)
        self.compact_button.setEnabled(True)

    def _ask_to_empty(self) -> None:
        explanation = tr(
            "This removes every deleted memory, chat and message for good, with all they ever said, and every backup "
            "that holds them. This cannot be undone."
        )
        dialog = EraseDialog(tr("Empty the trash?"), [], explanation, self, verb=tr("Empty the trash"))
        dialog.accepted.connect(self._empty)
        dialog.open()

    def _empty(self) -> None:
        Command(self, lambda engine: engine.empty_trash()).success(
            lambda _none: self._after(tr("The trash is empty."))
        ).failure(self._commands.explain).run(self._bridge)

    def _compact(self) -> None:
        self.compact_button.setEnabled(False)
        self._total.setText(tr("Compacting…"))
        before = self.report.total if self.report is not None else 0

        def done(report: StorageReport) -> None:
            self._show(report)
            saved = max(before - report.total, 0)
            self.told.emit(tr("Compacted: {size} given back.", size=size_words(saved)))

        def failed(error: AppError) -> None:
            self._commands.explain(error)
            self.refresh()

        Command(self, lambda engine: engine.compact()).success(done).failure(failed).run(self._bridge)

    def _after(self, words: str) -> None:
        self.told.emit(words)
        self.refresh()


class _Share(QWidget):
    """A part of the whole as a bar."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(80, _BAR)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ground = self.palette().color(QPalette.ColorRole.WindowText)
        ground.setAlphaF(0.1)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(0, 0, self.width(), _BAR), _BAR / 2, _BAR / 2)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawRoundedRect(QRectF(0, 0, max(self.width() * self._share, _BAR), _BAR), _BAR / 2, _BAR / 2)
        painter.end()


def _line(part: StoragePart, total: int) -> QVBoxLayout:
    """Name and size, the share of the whole, and what it is."""
    name, explained = storage_words(part.kind)
    title, size = QLabel(name), QLabel(size_words(part.bytes))
    look.style(title, "strong")
    head = QHBoxLayout()
    head.addWidget(title, 1)
    head.addWidget(size)
    share = _Share(part.bytes / max(total, 1))
    share.setAccessibleName(tr("{name}: {size}", name=name, size=size.text()))
    counted = trn("{n} entry", "{n} entries", part.count) if part.count else ""
    more = look.plain_label(", ".join(text for text in (counted, explained) if text))
    look.style(more, "small")
    column = QVBoxLayout()
    column.setSpacing(3)
    column.addLayout(head)
    column.addWidget(share)
    if more.text():
        column.addWidget(more)
    return column
