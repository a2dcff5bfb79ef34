"""A page of cards in a column, read when it is shown and when something that concerns it was written."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.events import Changes
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.flow_layout import FlowLayout
from app.gui.operations import Query
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.i18n import trn

if TYPE_CHECKING:
    from app.core.engine import Engine

T = TypeVar("T")

_CARDS_AT_ONCE = 30
_WIDEST = 720  # px


class CardsPage(QWidget, Generic[T]):
    """Subclasses say what is read, which changes concern it, and what a card looks like."""

    def __init__(self, bridge: Bridge, data: MemoryData, nothing: tuple[str, str], parent: QWidget | None) -> None:
        """`nothing` is what is said where there are no cards: a title and a sentence."""
        super().__init__(parent)
        self._bridge = bridge
        self.items: Sequence[T] = ()
        self._nothing = EmptyState(*nothing)
        self.top = QVBoxLayout()  # above the cards
        self._cards = QVBoxLayout()
        self._cards.setSpacing(12)
        self._more = look.plain_label()
        look.style(self._more, "quiet")
        body = QWidget()
        look.style(body, "clear")
        body.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(body)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(self.top)
        column.addWidget(self._nothing, 1)
        column.addLayout(self._cards)
        column.addWidget(self._more)
        column.addStretch(0)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        area.setWidget(body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        data.committed.connect(self._on_commit)

    # -- for subclasses

    def read(self, engine: Engine) -> Coroutine[Any, Any, Sequence[T]]:
        """What the cards show."""
        raise NotImplementedError

    def concerns(self, changes: Changes) -> bool:
        """Whether what was written is to be read again."""
        raise NotImplementedError

    def fill(self, item: T, column: QVBoxLayout) -> None:
        """Put an item onto its card."""
        raise NotImplementedError

    def buttons(self, column: QVBoxLayout, *actions: tuple[str, object]) -> None:
        """A row of buttons: words, and what they do."""
        row = FlowLayout(spacing=8)
        for words, act in actions:
            button = QPushButton(words, self)
            button.clicked.connect(act)
            row.addWidget(button)
        column.addLayout(row)

    def quiet(self, column: QVBoxLayout, words: str) -> None:
        """A line that is not in the foreground."""
        label = look.plain_label(words)
        look.style(label, "quiet")
        column.addWidget(label)

    # -- inside

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Read again."""
        if self._bridge.is_open:
            Query(self, self.read).success(self.show_items).run(self._bridge)

    def show_items(self, items: Sequence[T]) -> None:
        """Show these."""
        self.items = items
        look.clear(self._cards)
        for item in items[:_CARDS_AT_ONCE]:
            card = QFrame(self)
            look.style(card, "card")
            column = QVBoxLayout(card)
            column.setContentsMargins(16, 14, 16, 14)
            column.setSpacing(8)
            self.fill(item, column)
            self._cards.addWidget(card)
        self._nothing.setVisible(not items)
        hidden = len(items) - _CARDS_AT_ONCE
        self._more.setVisible(hidden > 0)
        self._more.setText(trn("and {n} more", "and {n} more", max(hidden, 0)))

    def _on_commit(self, changes: Changes) -> None:
        if self.isVisible() and self.concerns(changes):
            self.refresh()
