"""A page of cards in a column, read when it is shown and when something that concerns it was written."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.events import Changes
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.operations import Query
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.gui.widgets.column_page import column_of
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import trn

if TYPE_CHECKING:
    from app.core.engine import Engine

T = TypeVar("T")

_CARDS_AT_ONCE = 30


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
        self.bottom = QVBoxLayout()  # below the cards
        self._made: dict[int, tuple[T, QWidget]] = {}
        self._most = _CARDS_AT_ONCE
        self._more = QPushButton()
        self._more.clicked.connect(self._show_more)
        self._more.hide()
        column = column_of(self)
        self._about = look.plain_label()
        look.style(self._about, "quiet")
        self._about.hide()
        column.addWidget(self._about)
        column.addLayout(self.top)
        column.addWidget(self._nothing, 1)
        column.addLayout(self._cards)
        column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self.bottom)
        column.addStretch(0)
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

    def key(self, item: T) -> int:
        """What tells items apart: a card whose item says the same as before stays as it is, with its focus."""
        id_: int = item.id  # type: ignore[attr-defined]  # most have one; the others say otherwise
        return id_

    def card(self, item: T) -> QWidget:
        """The card of an item."""
        card = QFrame(self)
        look.style(card, "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        self.fill(item, column)
        return card

    def explain(self, words: str) -> None:
        """Say above the cards what they are. Where there are none, that is said in their place."""
        self._about.setText(words)

    def buttons(self, column: QVBoxLayout, *actions: tuple[str, Callable[[], None]], danger: str = "") -> None:
        """A row of buttons: words, and what they do; the one with the words `danger` cannot be taken back."""
        row = FlowLayout(spacing=6)
        for words, act in actions:
            button = QPushButton(words)
            look.style(button, "bar-danger" if words == danger else "bar")
            button.clicked.connect(lambda _checked=False, act=act: act())
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
        kept, self._made = self._made, {}
        for place, item in enumerate(items[: self._most]):
            old = kept.get(self.key(item))
            same = old is not None and old[0] == item
            card = kept.pop(self.key(item))[1] if same else self.card(item)
            if self._cards.indexOf(card) != place:
                self._cards.insertWidget(place, card)
            self._made[self.key(item)] = item, card
        for _item, card in kept.values():
            self._cards.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._nothing.setVisible(not items)
        self._about.setVisible(bool(items) and bool(self._about.text()))
        hidden = len(items) - self._most
        self._more.setVisible(hidden > 0)
        self._more.setText(trn("Show {n} more", "Show {n} more", max(hidden, 0)))

    def redraw(self) -> None:
        """Make the cards anew, in other colours."""
        items, self.items = self.items, ()
        self.show_items(())
        self.show_items(items)

    def _show_more(self) -> None:
        self._most += _CARDS_AT_ONCE
        self.show_items(self.items)

    def _on_commit(self, changes: Changes) -> None:
        if self.isVisible() and self.concerns(changes):
            self.refresh()
