"""Chips under a message: what was saved, refused or taken out, with what can be done about it right there."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.core.models import FactResult, Note, NoteKind, Resolution
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr
from app.words.errors import type_words

_ASKING = {NoteKind.CONFLICT, NoteKind.WAITING}
_WARNING = {NoteKind.CONFLICT, NoteKind.WAITING, NoteKind.REFUSED}
_UNDOABLE = {NoteKind.SAVED, NoteKind.REFINED, NoteKind.REPLACED, NoteKind.FORGOTTEN}


_WIDEST = 520  # px


class _ChipLabel(QLabel):
    """As wide as its words need, up to a limit; then it wraps. Plain text: a memory may hold anything, also tags."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        width = min(self.fontMetrics().horizontalAdvance(self.text()) + 6, _WIDEST)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.fontMetrics().lineSpacing())


class Chip(QFrame):
    """One note. Says what happened; offers what can be done."""

    undo = Signal(int)  # operation id
    settle = Signal(int, object)  # conflict id, Resolution
    open_memory = Signal(int)
    save_redacted = Signal()  # what was refused, with placeholders

    def __init__(self, note: Note, parent: QWidget | None = None, *, can_save: bool = False) -> None:
        """`can_save`: what was refused has not been saved with placeholders yet."""
        super().__init__(parent)
        self.note = note
        self.setProperty("role", "chip")
        open_question = note.kind in _ASKING and not note.settled and not note.undone
        if note.kind in _WARNING and (open_question or note.kind is NoteKind.REFUSED):
            self.setProperty("tone", "warn")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        words = note_words(note)
        self.setAccessibleName(words)
        label = _ChipLabel(words, self)
        if note.kind is NoteKind.REDACTED:
            why = tr("Secrets are never stored; personal data is kept as a placeholder. The model saw your own words.")
            self.setToolTip(why)
        buttons = self._buttons(note, open_question=open_question, can_save=can_save)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 10, 4)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(label, 1)
        column.addLayout(row)
        choices = FlowLayout(spacing=6)  # in wordy languages they take two lines
        if open_question:
            column.addLayout(choices)
        for button in buttons:
            (choices if open_question else row).addWidget(button)

    def _buttons(self, note: Note, *, open_question: bool, can_save: bool) -> list[QPushButton]:
        if open_question and note.conflict_id is not None:
            conflict_id = note.conflict_id
            options: tuple[tuple[str, Resolution], ...] = (
                (tr("Keep the old"), Resolution.KEEP_OLD),
                (tr("Take the new"), Resolution.TAKE_NEW),
                (tr("Keep both"), Resolution.KEEP_BOTH),
                (tr("Not a conflict"), Resolution.NOT_A_CONFLICT),
            )
            if note.other is None:  # nothing stored it could replace
                options = ((tr("Save it"), Resolution.TAKE_NEW), (tr("Drop it"), Resolution.KEEP_OLD))
            return [
                self._button(words, lambda _checked=False, how=how: self.settle.emit(conflict_id, how))
                for words, how in options
            ]
        buttons = []
        if note.kind is NoteKind.REFUSED and can_save:
            buttons.append(self._button(tr("Save with a placeholder"), self.save_redacted.emit))
        if note.kind in _UNDOABLE and note.operation_id is not None and not note.undone:
            operation_id = note.operation_id
            buttons.append(self._button(tr("Undo"), lambda: self.undo.emit(operation_id)))
        return buttons

    def _button(self, words: str, act: object) -> QPushButton:
        button = QPushButton(words, self)
        button.setProperty("role", "chip")
        button.clicked.connect(act)
        return button


def note_words(note: Note) -> str:
    """What a note says, in the person's language."""
    text = note.text or tr("(erased since)")
    other = note.other or tr("(erased since)")
    kinds = ", ".join(type_words(name) for name in note.types)
    words = {
        NoteKind.SAVED: tr("Saved: {text}", text=text),
        NoteKind.DUPLICATE: tr("Already known: {text}", text=text),
        NoteKind.REFINED: tr("Updated: {text}", text=text),
        NoteKind.REPLACED: tr("Saved as the newer fact: {text}", text=text),
        NoteKind.CONFLICT: tr("Not saved: “{text}” contradicts “{other}”.", text=text, other=other),
        NoteKind.WAITING: tr("Not sure, so not saved yet: {text}", text=text),
        NoteKind.REFUSED: tr("Not saved: it holds {kinds}.", kinds=kinds),
        NoteKind.FORGOTTEN: tr("Forgotten: {text}", text=text),
        NoteKind.NOT_FOUND: tr("Nothing like this was saved."),
        NoteKind.REDACTED: tr("Not stored of this message: {kinds}", kinds=kinds),
    }[note.kind]
    if note.undone:
        words += " · " + tr("undone")
    elif note.settled:
        words += " · " + tr("settled")
    return words


def passing_chip(result: FactResult, parent: QWidget) -> QWidget:
    """A chip without actions, while the answer is still coming."""
    note = Note(
        id=0,
        kind=NoteKind(result.outcome.value),
        memory_id=None,
        conflict_id=None,
        operation_id=None,
        types=result.types,
        text=result.fact,
        other=result.other,
        undone=False,
        settled=True,
    )
    frame = QFrame(parent)
    frame.setProperty("role", "chip")
    frame.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    row = QHBoxLayout(frame)
    row.setContentsMargins(10, 4, 10, 4)
    label = _ChipLabel(note_words(note).removesuffix(" · " + tr("settled")), frame)
    row.addWidget(label)
    return frame
