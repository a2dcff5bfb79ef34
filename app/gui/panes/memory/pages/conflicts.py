"""The inbox: what waits for the person's decision, and what they decided."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import Conflict
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.conflict_card import ConflictCard
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.pages.cards import CardsPage
from app.i18n import tr, trn

_SETTLED_AT_ONCE = 30


class ConflictsPage(CardsPage[Conflict]):
    """Cards, oldest first; the settled ones folded away below. The panel's data reads them: it counts them anyway."""

    open_message = Signal(int, int)
    open_memory = Signal(int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        nothing = (
            tr("Nothing waits for you"),
            tr(
                "When a new fact clashes with a stored one, or nobody is sure how it fits, nothing is changed. "
                "Both then stand here, and you decide."
            ),
        )
        super().__init__(bridge, data, nothing, parent)
        self._data = data
        self._commands = commands
        self._settled = QVBoxLayout()
        self._settled.setSpacing(12)
        self._settled.setContentsMargins(0, 0, 0, 0)
        self._fold = QPushButton()
        look.style(self._fold, "fold")
        self._fold.setCheckable(True)
        self._fold.toggled.connect(self._show_settled)
        self._settled_box = QWidget()
        self._settled_box.setLayout(self._settled)
        self._settled_box.hide()
        self.bottom.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignLeft)
        self.bottom.addWidget(self._settled_box)
        data.conflicts_read.connect(self.refresh)
        self.refresh()

    @property
    def cards(self) -> list[ConflictCard]:
        """The open cards, from top to bottom."""
        return [card for _conflict, card in self._made.values() if isinstance(card, ConflictCard)]

    def concerns(self, _changes: Changes) -> bool:
        return False  # the panel's data tells

    def refresh(self) -> None:
        self.show_items(self._data.open_conflicts)
        for card in self.cards:
            card.thaw()
        settled = len(self._data.settled_conflicts)
        self._fold.setVisible(settled > 0)
        self._fold.setText(trn("{n} settled", "{n} settled", settled))
        self._show_settled(self._fold.isChecked())

    def card(self, item: Conflict) -> ConflictCard:
        card = ConflictCard(item, self)
        card.settle.connect(self._commands.settle)
        card.settle_in_space.connect(self._commands.settle_in_space)
        card.open_message.connect(self.open_message)
        card.open_memory.connect(self.open_memory)
        return card

    def _show_settled(self, shown: bool) -> None:
        look.clear(self._settled)
        self._settled_box.setVisible(shown and bool(self._data.settled_conflicts))
        look.sign(self._fold, "chevron-down" if shown else "chevron-right")
        for conflict in self._data.settled_conflicts[:_SETTLED_AT_ONCE] if shown else ():
            self._settled.addWidget(self.card(conflict))
