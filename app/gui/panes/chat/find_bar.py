"""Search within the chat: matches marked, n of m, next and previous, over all messages, built or not."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRegularExpression, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from app.core.models import Message
from app.gui.bridge import Bridge
from app.gui.look import announce, describe, search_field, style, tool_button
from app.gui.operations import Query
from app.gui.panes.chat.message_view import MessageView
from app.gui.panes.chat.messages_area import MessagesArea
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine

_PAUSE = 120  # ms without a key before the search begins
_AT_ONCE = 500  # messages looked through before others get their turn

Hit = tuple[int, int]  # a message's id, and which of the matches in it


class FindBar(QFrame):
    """The bar above the messages. Hidden while nothing is searched."""

    def __init__(
        self, bridge: Bridge, area: MessagesArea, messages: Callable[[], Sequence[Message]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._area = area
        self._messages = messages
        self._hits: list[Hit] = []
        self._here = -1
        self._searched = ""  # the words that the hits are of
        style(self, "finder")
        self.field = search_field(tr("Find in this chat"))
        self._count = QLabel(self)
        style(self._count, "quiet")
        self._back = tool_button("chevron-up", tr("Previous match"))
        self._on = tool_button("chevron-down", tr("Next match"))
        close = tool_button("x", tr("Close the search"))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 12, 6)
        row.addWidget(self.field, 1)
        for widget in (self._count, self._back, self._on, close):
            row.addWidget(widget)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._search)
        self.field.textChanged.connect(lambda _text: self._timer.start())
        self._back.clicked.connect(lambda: self.step(-1))
        self._on.clicked.connect(lambda: self.step(1))
        close.clicked.connect(self.close_bar)
        self.setFocusProxy(self.field)
        self.hide()

    @property
    def count(self) -> str:
        """What the bar says of the matches."""
        return self._count.text()

    def open(self) -> None:
        """Show it, the cursor in its field."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        if self.field.text():
            self._search()

    def close_bar(self) -> None:
        """Hide it and take the marks away."""
        if self.isVisible():
            self._area.focus_top()
        self.hide()
        self._timer.stop()
        self._show_hits("", [])

    def step(self, by: int) -> None:
        """To the next match (1) or the one before (-1), around the ends."""
        if self._timer.isActive():
            self._timer.stop()
            self._search()
        elif self._hits:
            self._go((self._here + by) % len(self._hits))

    def mark(self, view: MessageView) -> None:
        """Mark the matches in a message that was just built."""
        if not self._searched:
            return
        here = self._hits[self._here] if 0 <= self._here < len(self._hits) else (0, 0)
        matches = view.said.matches(_expression(self._searched))
        number = min(here[1], len(matches) - 1) if here[0] == view.message.id else None
        view.said.mark(matches, number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    # -- inside

    def _search(self) -> None:
        words = self.field.text().strip()
        if not words:
            self._show_hits("", [])
            return
        texts = [(message.id, message.text) for message in self._messages()]

        async def look(_engine: Engine) -> list[Hit]:
            return await _hits(texts, words)

        Query(self, look).success(lambda hits: self._found(words, hits)).run(self._bridge)

    def _found(self, words: str, hits: list[Hit]) -> None:
        if words != self.field.text().strip() or self.isHidden():
            return  # written on meanwhile
        self._show_hits(words, hits)
        if hits:
            # The first match from where the reader is, as a browser does it.
            top = self._area.message_at_top()
            order = {message.id: place for place, message in enumerate(self._messages())}
            begin = order.get(top, 0) if top is not None else 0
            self._go(next((i for i, hit in enumerate(hits) if order.get(hit[0], 0) >= begin), 0))

    def _show_hits(self, words: str, hits: list[Hit]) -> None:
        self._searched, self._hits, self._here = words, hits, -1
        for view in self._area.views:
            if words:
                self.mark(view)
            else:
                view.said.mark([], None)
        self._count.setText("" if not words else tr("{n} of {m}", n=0, m=len(hits)) if hits else tr("Nothing found"))
        self._back.setEnabled(bool(hits))
        self._on.setEnabled(bool(hits))
        if words and not hits:
            announce(self, tr("Nothing found"))

    def _go(self, number: int) -> None:
        before = self._hits[self._here][0] if 0 <= self._here < len(self._hits) else None
        self._here = number
        id_, which = self._hits[number]
        self._count.setText(tr("{n} of {m}", n=number + 1, m=len(self._hits)))
        describe(self._count, self._count.text())
        announce(self, self._count.text())
        left = self._area.view(before) if before is not None and before != id_ else None
        if left is not None:
            self.mark(left)
        view = self._area.scroll_to(id_) if not self._area.shows(id_) else self._area.view(id_)
        if view is None:
            return
        self.mark(view)
        matches = view.said.matches(_expression(self._searched))
        if matches:
            text, cursor = matches[min(which, len(matches) - 1)]
            self._area.bring_into_view(text.viewport(), text.cursorRect(cursor))


async def _hits(texts: Sequence[tuple[int, str]], words: str) -> list[Hit]:
    """Every match, in the messages' order."""
    pattern = re.compile(_pattern(words), re.IGNORECASE)
    found: list[Hit] = []
    for place, (id_, text) in enumerate(texts):
        found += ((id_, number) for number, _match in enumerate(pattern.finditer(text)))
        if place % _AT_ONCE == _AT_ONCE - 1:
            await asyncio.sleep(0)
    return found


def _pattern(words: str) -> str:
    """For Python and Qt alike: ё and е are one, any space fits any, marks of Markdown may stand around it."""
    parts = [re.escape(part) for part in words.split()]
    return r"[*_~`]*\s+[*_~`]*".join(re.sub("[еёЕЁ]", "[еёЕЁ]", part) for part in parts)


def _expression(words: str) -> QRegularExpression:
    options = QRegularExpression.PatternOption
    return QRegularExpression(_pattern(words), options.CaseInsensitiveOption | options.UseUnicodePropertiesOption)
