"""The inbox: what waits for the person's decision, and what they decided."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.models import Conflict
from app.gui import look
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.conflict_card import ConflictCard
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.i18n import tr, trn

_CARDS_AT_ONCE = 30
_WIDEST = 720  # px


class ConflictsPage(QWidget):
    """Cards, oldest first; the settled ones folded away below."""

    open_message = Signal(int, int)
    open_memory = Signal(int)

    def __init__(self, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = data
        self._commands = commands
        self._cards: dict[int, ConflictCard] = {}
        self._most = _CARDS_AT_ONCE
        self._nothing = EmptyState(
            tr("Nothing waits for you"),
            tr(
                "When a new fact clashes with a stored one, or nobody is sure how it fits, nothing is changed. "
                "Both then stand here, and you decide."
            ),
        )
        self._open = QVBoxLayout()
        self._settled = QVBoxLayout()
        for column in (self._open, self._settled):
            column.setSpacing(12)
        self._more = QPushButton()
        self._more.clicked.connect(self._show_more)
        self._fold = QPushButton()
        look.style(self._fold, "fold")
        self._fold.setCheckable(True)
        self._fold.toggled.connect(self._show_settled)
        self._settled_box = QWidget()
        self._settled_box.setLayout(self._settled)
        self._settled.setContentsMargins(0, 0, 0, 0)
        self._settled_box.hide()
        self._build()
        data.conflicts_read.connect(self._on_read)

    def _build(self) -> None:
        body = QWidget()
        look.style(body, "clear")
        body.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(body)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self._nothing, 1)
        column.addLayout(self._open)
        column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._settled_box)
        column.addStretch(0)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._area.setWidget(body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)

    @property
    def cards(self) -> list[ConflictCard]:
        """The open cards, from top to bottom."""
        return list(self._cards.values())

    def redraw(self) -> None:
        """Make the cards anew, in other colours."""
        for card in self._cards.values():
            self._open.removeWidget(card)
            card.deleteLater()
        self._cards = {}
        self._on_read()

    def _on_read(self) -> None:
        self._show_open()
        settled = len(self._data.settled_conflicts)
        self._fold.setVisible(settled > 0)
        self._fold.setText(trn("{n} settled", "{n} settled", settled))
        self._show_settled(self._fold.isChecked())
        self._nothing.setVisible(not self._data.open_conflicts)

    def _show_open(self) -> None:
        """Cards that still say the same stay as they are, with their focus; only the others are made anew."""
        wanted = self._data.open_conflicts[: self._most]
        kept = {
            conflict.id: self._cards[conflict.id]
            for conflict in wanted
            if conflict.id in self._cards and self._cards[conflict.id].conflict == conflict
        }
        for conflict_id, card in self._cards.items():
            if conflict_id not in kept:
                self._open.removeWidget(card)
                card.hide()
                card.deleteLater()
        self._cards = {}
        for place, conflict in enumerate(wanted):
            card = kept.get(conflict.id) or self._card(conflict)
            card.thaw()
            if self._open.indexOf(card) != place:
                self._open.insertWidget(place, card)
            self._cards[conflict.id] = card
        hidden = len(self._data.open_conflicts) - len(wanted)
        self._more.setVisible(hidden > 0)
        self._more.setText(trn("Show {n} more", "Show {n} more", hidden))

    def _show_more(self) -> None:
        self._most += _CARDS_AT_ONCE
        self._show_open()

    def _show_settled(self, shown: bool) -> None:
        look.clear(self._settled)
        self._settled_box.setVisible(shown and bool(self._data.settled_conflicts))
        look.sign(self._fold, "chevron-down" if shown else "chevron-right")
        for conflict in self._data.settled_conflicts[:_CARDS_AT_ONCE] if shown else ():
            self._settled.addWidget(self._card(conflict))

    def _card(self, conflict: Conflict) -> ConflictCard:
        card = ConflictCard(conflict, self)
        card.settle.connect(self._commands.settle)
        card.settle_in_space.connect(self._commands.settle_in_space)
        card.open_message.connect(self.open_message)
        card.open_memory.connect(self.open_memory)
        return card
