"""What was not stored because of what it held: when, and which kinds. Never the words themselves: nobody has them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.core.models import Target
from app.error_words import type_words
from app.gui import dates
from app.gui.bridge import Bridge
from app.gui.flow_layout import FlowLayout
from app.gui.operations import Command
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.i18n import tr


class RefusalsPage(QWidget):
    """The list of refusals, the newest first."""

    open_privacy = Signal()

    def __init__(self, bridge: Bridge, data: MemoryData, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._data = data
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Refused"))
        self.list.setWordWrap(True)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(
            EmptyState(
                tr("Nothing was refused"),
                tr("When a text holds a password, a key or the like, it is not stored, and this list says when."),
            )
        )
        rules = QPushButton(tr("Privacy rules…"), self)
        rules.clicked.connect(self.open_privacy)
        self.clear_button = QPushButton(tr("Empty this list"), self)
        self.clear_button.clicked.connect(self._clear)
        bar = QWidget(self)
        row = FlowLayout(bar, spacing=8)
        row.addWidget(rules)
        row.addWidget(self.clear_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addWidget(self._stack, 1)
        column.addWidget(bar)
        data.refusals_read.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.list.clear()
        for one in self._data.refusals:
            what = tr("memory") if one.target is Target.MEMORY else tr("message")
            kinds = ", ".join(type_words(name) for name in one.types)
            self.list.addItem(f"{dates.moment(one.at)}  ·  {what}\n{kinds}")
        self._stack.setCurrentIndex(0 if self._data.refusals else 1)
        self.clear_button.setVisible(bool(self._data.refusals))

    def _clear(self) -> None:
        Command(self, lambda engine: engine.clear_refusals()).run(self._bridge)
