"""Memories that are worth a second look, each with what is proposed. Nothing happens before the person says so."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import ReviewItem, ReviewProposal
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.dialogs.merge import MergeDialog
from app.gui.flow_layout import FlowLayout
from app.gui.operations import Query
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.empty_state import EmptyState
from app.gui.words import review_words
from app.i18n import tr, trn

_CARDS_AT_ONCE = 30
_WIDEST = 720  # px


class ReviewPage(QWidget):
    """Reads its list when it is shown: looking at every memory costs more than the other pages do."""

    open_memory = Signal(int)

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._commands = commands
        self.items: list[ReviewItem] = []
        self._nothing = EmptyState(
            tr("Nothing to look through"),
            tr("What is said twice, long unspoken of, never used or without a source will stand here."),
        )
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
        self._show([])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    def _on_commit(self, changes: Changes) -> None:
        if (changes.memories or changes.conflicts) and self.isVisible():
            self._read()

    def _read(self) -> None:
        if self._bridge.is_open:
            Query(self, lambda engine: engine.review()).success(self._show).run(self._bridge)

    def _show(self, items: list[ReviewItem]) -> None:
        self.items = items
        look.clear(self._cards)
        for item in items[:_CARDS_AT_ONCE]:
            self._cards.addWidget(self._card(item))
        self._nothing.setVisible(not items)
        hidden = len(items) - _CARDS_AT_ONCE
        self._more.setVisible(hidden > 0)
        self._more.setText(trn("and {n} more", "and {n} more", max(hidden, 0)))

    def _card(self, item: ReviewItem) -> QFrame:
        card = QFrame(self)
        look.style(card, "card")
        reason = look.plain_label(review_words(item.reason))
        look.style(reason, "quiet")
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(reason)
        for memory in (item.memory, item.other):
            if memory is not None:
                link = look.LinkLabel(memory.text)
                link.activated.connect(lambda memory_id=memory.id: self.open_memory.emit(memory_id))
                column.addWidget(link)
        row = FlowLayout(spacing=8)
        if item.proposal is ReviewProposal.MERGE:
            row.addWidget(self._button(tr("Merge…"), lambda: self._merge(item)))
        row.addWidget(self._button(tr("Delete"), lambda: self._commands.delete([item.memory])))
        row.addWidget(self._button(tr("It is fine"), lambda: self._commands.mark_reviewed(item.memory)))
        column.addLayout(row)
        return card

    def _button(self, words: str, act: object) -> QPushButton:
        button = QPushButton(words, self)
        button.clicked.connect(act)
        return button

    def _merge(self, item: ReviewItem) -> None:
        other = item.other
        if other is None:
            return
        dialog = MergeDialog(other.text, item.memory.text, self)
        dialog.text.setPlainText(other.text)
        dialog.merged.connect(lambda text: self._commands.merge(other, item.memory, text))
        dialog.open()
