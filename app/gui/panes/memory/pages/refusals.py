"""What was not stored because of what it held: when, and which kinds. Never the words themselves: nobody has them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import Refusal, Target
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.operations import Command, Query
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.pages.cards import CardsPage
from app.gui.text import dates
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr
from app.words.errors import type_words


class RefusalsPage(CardsPage[Refusal]):
    """The newest first. The panel's data reads them: it counts them anyway."""

    open_privacy = Signal()
    open_message = Signal(int, int)

    def __init__(self, bridge: Bridge, data: MemoryData, parent: QWidget | None = None) -> None:
        nothing = (
            tr("Nothing was refused"),
            tr("When a text holds a password, a key or the like, it is not stored, and this list says when."),
        )
        super().__init__(bridge, data, nothing, parent)
        self._data = data
        rules = QPushButton(tr("Privacy rules…"))
        rules.clicked.connect(self.open_privacy)
        self.clear_button = QPushButton(tr("Empty this list"))
        self.clear_button.clicked.connect(self._clear)
        self._explained = look.plain_label(
            tr("The kinds only are noted, never what was written: there is nothing here that could leak.")
        )
        look.style(self._explained, "quiet")
        row = FlowLayout(spacing=8)
        row.addWidget(rules)
        row.addWidget(self.clear_button)
        self.top.addLayout(row)
        self.top.addWidget(self._explained)
        data.refusals_read.connect(self.refresh)
        self.refresh()

    def concerns(self, _changes: Changes) -> bool:
        return False  # the panel's data tells

    def refresh(self) -> None:
        self.show_items(self._data.refusals)
        for widget in (self.clear_button, self._explained):
            widget.setVisible(bool(self._data.refusals))

    def fill(self, item: Refusal, column: QVBoxLayout) -> None:
        named = tr(", ").join(type_words(name) for name in item.types)
        kinds = look.plain_label(named[:1].upper() + named[1:])
        look.style(kinds, "strong")
        column.addWidget(kinds)
        what = tr("memory") if item.target is Target.MEMORY else tr("message")
        self.quiet(column, f"{dates.moment(item.at)} · {what}")
        message_id = item.message_id
        if message_id is not None:
            link = look.LinkLabel(tr("Open the chat in which it was written"))
            link.activated.connect(lambda: self._open(message_id))
            column.addWidget(link)

    def _open(self, message_id: int) -> None:
        Query(self, lambda engine: engine.message_place(message_id)).success(
            lambda chat_id: self.open_message.emit(chat_id, message_id)
        ).run(self._bridge)

    def _clear(self) -> None:
        Command(self, lambda engine: engine.clear_refusals()).run(self._bridge)
