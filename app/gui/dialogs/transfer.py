"""Taking in what another program kept: every line is shown with what would become of it before anything is saved."""

from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QProgressBar,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.core.errors import AppError
from app.core.events import Event, ImportAdvanced
from app.core.models import ImportPreview, ImportReport
from app.gui.bridge import Bridge
from app.gui.dialogs.quotes import quoted
from app.gui.look import dialog_column, plain_label, style
from app.gui.operations import Query
from app.i18n import tr, trn
from app.words.errors import type_words, words_for
from app.words.memory import foreseen_words


class ImportDialog(QDialog):
    """Looks at a file, shows it, and imports it when told to."""

    def __init__(self, bridge: Bridge, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._path = path
        self._running: Future[ImportReport] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import"))
        self.resize(760, 560)
        self.words = plain_label(tr("Looking at the file…"))
        self.table = QTableWidget(0, 2, self)
        self.table.setHorizontalHeaderLabels([tr("Statement"), tr("What would become of it")])
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setAccessibleName(tr("Preview"))
        self.memories = QCheckBox(tr("Memories"), self)
        self.chats = QCheckBox(tr("Chats"), self)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 0)
        buttons = QDialogButtonBox(self)
        self.go = buttons.addButton(tr("Import"), QDialogButtonBox.ButtonRole.ActionRole)
        style(self.go, "primary")
        self.go.setEnabled(False)
        self.go.clicked.connect(self._run)
        self._close = buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(self.words)
        column.addWidget(self.table, 1)
        column.addWidget(self.memories)
        column.addWidget(self.chats)
        column.addWidget(self.bar)
        column.addWidget(buttons)
        bridge.core_event.connect(self._on_event)
        Query(self, lambda engine: engine.preview_import(path)).success(self._show).failure(self._say).run(bridge)

    def done(self, result: int) -> None:
        """Closing breaks an import off: what was taken in stays."""
        if self._running is not None:
            self._running.cancel()
            self._running = None
        super().done(result)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ImportAdvanced):
            self.bar.setRange(0, max(event.total, 1))
            self.bar.setValue(event.done)

    def _show(self, preview: ImportPreview) -> None:
        self.bar.hide()
        self.table.setRowCount(len(preview.facts))
        for row, fact in enumerate(preview.facts):
            becomes = foreseen_words(fact.outcome)
            if fact.other:
                becomes += tr(": ") + quoted(fact.other)
            if fact.types:
                becomes += " · " + ", ".join(type_words(name) for name in fact.types)
            for place, text in enumerate((fact.fact, becomes)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.table.setItem(row, place, item)
        facts = trn("{n} statement", "{n} statements", len(preview.facts))
        chats = trn("{n} chat", "{n} chats", preview.conversations)
        self.words.setText(tr("{facts}, {chats}. Nothing is saved yet.", facts=facts, chats=chats))
        for box, count in ((self.memories, len(preview.facts)), (self.chats, preview.conversations)):
            box.setChecked(bool(count))
            box.setEnabled(bool(count))
        self.go.setEnabled(bool(preview.facts or preview.conversations))

    def _run(self) -> None:
        self.go.setEnabled(False)
        self.bar.setRange(0, 0)
        self.bar.show()
        memories, chats, path = self.memories.isChecked(), self.chats.isChecked(), self._path
        work = self._bridge.engine.import_file(path, memories=memories, chats=chats)
        self._running = self._bridge.submit(work, self._done, self._say)
        self._close.setText(tr("Stop"))

    def _done(self, report: ImportReport) -> None:
        self._running = None
        self._close.setText(tr("Close"))
        self.bar.hide()
        facts = trn("{n} statement", "{n} statements", len(report.facts))
        chats = trn("{n} chat", "{n} chats", report.conversations)
        self.words.setText(
            tr("Imported: {facts}, {chats}. Each can be undone under Activity.", facts=facts, chats=chats)
        )

    def _say(self, error: AppError) -> None:
        self._running = None
        self.bar.hide()
        words = words_for(error)
        self.words.setText(
            " ".join(part for part in (words.title + ".", words.what_happened, words.what_to_do) if part)
        )
