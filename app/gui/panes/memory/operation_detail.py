"""One line of the journal in full: what it did, word for word, and what can be done about it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.models import Operation, OperationChange
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.item_models.journal_table import action_word
from app.gui.operations import Query
from app.gui.panes.memory.differences import differences, marked_html
from app.gui.panes.memory.journal_words import field_words, thing_words, why_not
from app.gui.text import dates
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn
from app.words.memory import actor_words, kind_words, state_words

_CHANGES_AT_ONCE = 20
_HEIGHT = 190  # px


class OperationDetail(QFrame):
    """Follows the row that is current."""

    switch = Signal(object)  # Operation
    open_memory = Signal(int)
    open_chat = Signal(int)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._operation: Operation | None = None
        self._spaces: Mapping[int, str] = {}
        look.style(self, "card")
        self._what = look.plain_label()
        look.style(self._what, "strong")
        self._who = look.plain_label()
        self._why = look.plain_label()
        for label in (self._who, self._why):
            look.style(label, "quiet")
        self._changes = QVBoxLayout()
        self._changes.setSpacing(6)
        self.switch_button = QPushButton()
        self.memory_button = QPushButton(tr("Open the memory"))
        self.chat_button = QPushButton(tr("Open the chat"))
        self.switch_button.clicked.connect(lambda: self.switch.emit(self._operation))
        self.memory_button.clicked.connect(self._open_memory)
        self.chat_button.clicked.connect(self._open_chat)
        buttons = FlowLayout(spacing=8)
        for button in (self.switch_button, self.memory_button, self.chat_button):
            buttons.addWidget(button)
        body = QWidget()
        look.style(body, "clear")
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(6)
        inside.addWidget(self._what)
        inside.addWidget(self._who)
        inside.addLayout(self._changes)
        inside.addWidget(self._why)
        inside.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.addWidget(area, 1)
        column.addLayout(buttons)
        self.setFixedHeight(_HEIGHT)
        self.hide()

    def show_operation(self, operation: Operation, spaces: Mapping[int, str]) -> None:
        """Show this one; read what it changed."""
        self._operation, self._spaces = operation, spaces
        self._what.setText(kind_words(operation.kind))
        told = (actor_words(operation.actor), dates.moment(operation.at), state_words(operation.state))
        self._who.setText(" · ".join(told))
        self._why.setText(why_not(operation))
        self._why.setVisible(bool(self._why.text()))
        word = action_word(operation)
        self.switch_button.setVisible(word is not None)
        self.switch_button.setText(word or "")
        self.memory_button.setVisible(len(operation.memory_ids) == 1 and not operation.erased)
        self.chat_button.setVisible(len(operation.conversation_ids) == 1 and not operation.erased)
        self.show()
        Query(self, lambda engine: engine.operation_changes(operation.id)).success(
            lambda changes: self._take(operation, changes)
        ).failure(lambda _error: look.clear(self._changes)).run(self._bridge)

    def redraw(self) -> None:
        """In other colours."""
        if self._operation is not None and self.isVisible():
            self.show_operation(self._operation, self._spaces)

    @property
    def words(self) -> list[str]:
        """What is told of the changes, without marks."""
        items = (self._changes.itemAt(number) for number in range(self._changes.count()))
        labels = [item.widget() for item in items if item is not None]
        return [label.accessibleName() or label.text() for label in labels if isinstance(label, QLabel)]

    def _take(self, operation: Operation, changes: Sequence[OperationChange]) -> None:
        if operation is not self._operation:
            return
        look.clear(self._changes)
        for change in changes[:_CHANGES_AT_ONCE]:
            for label in self._labels(change):
                self._changes.addWidget(label)
        hidden = len(changes) - _CHANGES_AT_ONCE
        if hidden > 0:
            self._changes.addWidget(look.plain_label(trn("and {n} more", "and {n} more", hidden)))

    def _labels(self, change: OperationChange) -> list[QLabel]:
        fields = ", ".join(field_words(one, self._spaces) for one in change.fields)
        before, after = change.before, change.after
        text = look.plain_label()
        if before is not None and after is not None and before != after:
            marked = marked_html(differences(before, after), look.mark_colours())
            text.setTextFormat(Qt.TextFormat.RichText)
            text.setText(marked)
            text.setAccessibleName(tr("{new}; before: {old}", new=after, old=before))
        else:
            text.setText(after or before or "")
        sign = "+ " if before is None else "− " if after is None else ""
        quiet = look.plain_label(sign + ": ".join(part for part in (thing_words(change.table), fields) if part))
        look.style(quiet, "small")
        return [quiet, text] if text.text() else [quiet]

    def _open_memory(self) -> None:
        if self._operation is not None and self._operation.memory_ids:
            self.open_memory.emit(self._operation.memory_ids[0])

    def _open_chat(self) -> None:
        if self._operation is not None and self._operation.conversation_ids:
            self.open_chat.emit(self._operation.conversation_ids[0])
