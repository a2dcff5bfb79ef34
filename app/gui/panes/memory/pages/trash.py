"""Deleted memories: take them back, or erase them for good."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.core.models import Memory
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.item_models.memory_table import MemoryTableModel
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.gui.panes.memory.memory_view import MemoryView
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn


class TrashPage(QWidget):
    """The trash of memories."""

    open_memory = Signal(int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._data = data
        self._commands = commands
        self.model = MemoryTableModel(self, trash=True)
        self.view = MemoryView(self.model, self)
        self.view.setAccessibleName(tr("Deleted memories"))
        self._count = look.plain_label()
        look.style(self._count, "quiet")
        self.restore_button = QPushButton(tr("Restore"))
        self.erase_button = QPushButton(tr("Erase for good…"))
        self.empty_button = QPushButton(tr("Empty the trash…"))
        for button in (self.erase_button, self.empty_button):
            look.style(button, "danger")
        self.restore_button.clicked.connect(self.restore_selected)
        self.erase_button.clicked.connect(self.erase_selected)
        self.empty_button.clicked.connect(lambda: self._ask_to_erase(self._data.trash))
        self.view.selection_changed.connect(self._offer_actions)
        self.view.customContextMenuRequested.connect(self._menu)
        self.view.activated_memory.connect(self.open_memory)
        self._build()
        data.memories_read.connect(self._on_read)

    def _build(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(
            EmptyState(
                tr("The trash is empty"),
                tr(
                    "Deleted memories stay here for a while and can be taken back. "
                    "After that they are erased for good by themselves."
                ),
            )
        )
        self._bar = QWidget()
        row = FlowLayout(self._bar, spacing=8)
        for button in (self.restore_button, self.erase_button, self.empty_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addWidget(self._count)
        column.addWidget(self._stack, 1)
        column.addWidget(self._bar)

    def restore_selected(self) -> None:
        """Take what is selected out of the trash."""
        if chosen := self.view.selected():
            self._commands.restore(chosen)

    def erase_selected(self) -> None:
        """Ask, then erase what is selected."""
        if chosen := self.view.selected():
            self._ask_to_erase(chosen)

    def _ask_to_erase(self, memories: list[Memory]) -> None:
        ids = [memory.id for memory in memories]
        dialog = EraseMemoriesDialog(memories, self)
        dialog.accepted.connect(lambda: self._commands.erase(ids))
        dialog.open()

    def _on_read(self) -> None:
        with self.view.kept_in_place():
            self.model.show(self._data.trash)
        some = bool(self._data.trash)
        self._stack.setCurrentIndex(0 if some else 1)
        self._bar.setVisible(some)
        self._count.setVisible(some)
        self._offer_actions()

    def _offer_actions(self) -> None:
        chosen = self.view.selected()
        self._count.setText(trn("{n} selected", "{n} selected", len(chosen)) if chosen else self._words())
        self.restore_button.setEnabled(bool(chosen))
        self.erase_button.setEnabled(bool(chosen))

    def _words(self) -> str:
        count = trn("{n} deleted memory", "{n} deleted memories", self.model.total())
        if not self._bridge.is_open:
            return count
        days = self._bridge.engine.settings().trash_days
        return f"{count} · " + trn("each is erased after {n} day here", "each is erased after {n} days here", days)

    def _menu(self, place: QPoint) -> None:
        chosen = self.view.selected()
        if not chosen:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if len(chosen) == 1:
            menu.addAction(tr("Details"), lambda: self.open_memory.emit(chosen[0].id))
        menu.addAction(tr("Restore"), self.restore_selected)
        menu.addAction(tr("Erase for good…"), self.erase_selected)
        menu.popup(self.view.viewport().mapToGlobal(place))
