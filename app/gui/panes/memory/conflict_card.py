"""One statement that waits for the person, beside what is stored."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.models import Conflict, ConflictState, Memory, Relation, Resolution
from app.gui import look
from app.gui.dialogs.text import merge_dialog
from app.gui.panes.memory.differences import Change, Piece, differences, marked_html, new_side, old_side
from app.gui.text import dates
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr
from app.words.memory import reason_words, resolution_words


class ConflictCard(QFrame):
    """Shows both statements and their differences; asks for one of the ways to settle them."""

    settle_in_space = Signal(object)  # Conflict
    settle = Signal(object, object, str)  # Conflict, Resolution, the merged text
    open_message = Signal(int, int)  # conversation id, message id
    open_memory = Signal(int)

    def __init__(self, conflict: Conflict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look.style(self, "card")
        self.conflict = conflict
        self.buttons: dict[Resolution, QPushButton] = {}
        stored = conflict.memory if conflict.memory is not None and conflict.memory.deleted_at is None else None
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        heading = look.plain_label(_heading(conflict, stored))
        look.style(heading, "strong")
        column.addWidget(heading)
        if stored is not None:
            pieces = differences(stored.text, conflict.new_text)
            column.addWidget(self._statement(tr("Stored"), old_side(pieces), stored.text, self._stored_origin(stored)))
            column.addWidget(self._statement(tr("New"), new_side(pieces), conflict.new_text, self._new_origin()))
        else:
            column.addWidget(self._statement(tr("New"), None, conflict.new_text, self._new_origin()))
        why = look.plain_label(reason_words(conflict.relation, conflict.by, conflict.why))
        look.style(why, "quiet")
        column.addWidget(why)
        if conflict.state is ConflictState.OPEN:
            column.addLayout(self._choices(stored))
        elif conflict.resolution is not None and conflict.settled_at is not None:
            settled = tr(
                "{decision} · {when}",
                decision=resolution_words(conflict.resolution),
                when=dates.moment(conflict.settled_at),
            )
            column.addWidget(look.plain_label(settled))
        self.setAccessibleName(heading.text())
        self.setAccessibleDescription(
            tr("Stored: {old}. New: {new}.", old=stored.text, new=conflict.new_text) if stored else conflict.new_text
        )

    def freeze(self) -> None:
        """The decision is on its way: no second click."""
        for button in self.buttons.values():
            button.setEnabled(False)

    def thaw(self) -> None:
        """The decision did not go through."""
        for button in self.buttons.values():
            button.setEnabled(True)

    def _statement(self, title: str, pieces: list[Piece] | None, text: str, origin: QWidget) -> QFrame:
        frame = QFrame(self)
        look.style(frame, "inset")
        head = QHBoxLayout()
        name = QLabel(title)
        look.style(name, "section")
        head.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(origin, 1)
        label = look.plain_label(text)
        look.style(label, "statement")
        if pieces is not None and any(piece.change is Change.KEPT and piece.text.strip() for piece in pieces):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setText(marked_html(pieces, look.mark_colours(), crossed=False))
            label.setAccessibleName(text)
        column = QVBoxLayout(frame)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(label)
        return frame

    def _stored_origin(self, stored: Memory) -> QWidget:
        link = look.LinkLabel(tr("since {day}", day=dates.day(stored.valid_from or stored.created_at)))
        link.setToolTip(tr("Details of the stored memory, and where it was said"))
        link.setAlignment(Qt.AlignmentFlag.AlignRight)
        link.activated.connect(lambda: self.open_memory.emit(stored.id))
        return link

    def _new_origin(self) -> QWidget:
        when = dates.moment(self.conflict.created_at)
        chat, message = self.conflict.conversation_id, self.conflict.message_id
        if chat is None or message is None:
            label = look.plain_label(when)
            look.style(label, "quiet")
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            return label
        link = look.LinkLabel(tr("said {when}", when=when))
        link.setToolTip(tr("Open the message"))
        link.setAlignment(Qt.AlignmentFlag.AlignRight)
        link.activated.connect(lambda: self.open_message.emit(chat, message))
        return link

    def _choices(self, stored: Memory | None) -> FlowLayout:
        row = FlowLayout(spacing=8)
        for resolution, words, explanation in _choices(self.conflict, stored):
            button = QPushButton(words, self)
            button.setToolTip(explanation)
            button.setAccessibleDescription(explanation)
            button.clicked.connect(lambda _checked=False, chosen=resolution: self._choose(chosen))
            self.buttons[resolution] = button
            row.addWidget(button)
        if stored is not None:
            apart = QPushButton(tr("Both, each in its space…"), self)
            apart.setToolTip(tr("The new statement holds in one space only, the stored one as before."))
            apart.clicked.connect(lambda: self.settle_in_space.emit(self.conflict))
            row.addWidget(apart)
        return row

    def _choose(self, resolution: Resolution) -> None:
        if resolution is Resolution.MERGE:
            self._merge()
            return
        self.freeze()
        self.settle.emit(self.conflict, resolution, "")

    def _merge(self) -> None:
        if self.conflict.memory is None:
            return
        dialog = merge_dialog([self.conflict.memory.text, self.conflict.new_text], self)
        dialog.written.connect(self._merged)
        dialog.open()

    def _merged(self, text: str) -> None:
        self.freeze()
        self.settle.emit(self.conflict, Resolution.MERGE, text)


def _heading(conflict: Conflict, stored: Memory | None) -> str:
    if conflict.relation is Relation.CONTRADICTS and stored is not None:
        return tr("These two do not agree")
    return tr("Nobody was sure how this fits") if stored is not None else tr("This waits for your word")


def _choices(conflict: Conflict, stored: Memory | None) -> list[tuple[Resolution, str, str]]:
    """The buttons: what each decides, its words, and what exactly happens."""
    if stored is None:
        return [
            (Resolution.TAKE_NEW, tr("Save"), tr("Saves the statement as a memory.")),
            (Resolution.KEEP_OLD, tr("Drop"), tr("Does not save the statement.")),
        ]
    replaces = tr("The stored memory gets the new text; the old text stays in its history.")
    dated = tr("The stored memory ends today and is kept as history; the new one begins today.")
    unchanged = tr("Changes nothing; the new statement is not saved.")
    merge = (Resolution.MERGE, tr("Merge…"), tr("You write one text out of the two."))
    if conflict.relation is Relation.CONTRADICTS:
        return [
            (Resolution.KEEP_OLD, tr("Keep the old"), unchanged),
            (Resolution.TAKE_NEW, tr("Take the new"), replaces),
            (Resolution.KEEP_BOTH, tr("Keep both (dated)"), dated),
            merge,
            (
                Resolution.NOT_A_CONFLICT,
                tr("Not a conflict"),
                tr("Saves the new statement too; you are not asked about these two again."),
            ),
        ]
    return [
        (Resolution.TAKE_NEW, tr("Save in its place"), replaces),
        (Resolution.KEEP_OLD, tr("Drop"), unchanged),
        (Resolution.KEEP_BOTH, tr("Keep both"), tr("Saves the new statement beside the stored one; both are true.")),
        merge,
    ]
