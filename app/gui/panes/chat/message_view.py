"""One message of the chat with its chips and what can be done with it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.models import Message, MessageStatus, NoteKind, Role
from app.gui.look import plain_label, style, tool_button
from app.gui.panes.chat.chips import Chip
from app.gui.panes.chat.message_text import MessageText
from app.i18n import tr

_PADDING = 16  # px
_WIDEST_STRIP = 480  # px: a question's bubble takes this for what was given with it, however short its text


class Thinking(QWidget):
    """A model's reasoning, folded away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._button = QPushButton(self)
        self._button.setCheckable(True)
        style(self._button, "flat")
        self._button.toggled.connect(self._show)
        self._text = MessageText(self)
        self._text.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._text)
        self._source = ""
        self._show(False)

    def set_text(self, text: str, *, growing: bool = False) -> None:
        """The reasoning so far."""
        self._source = text
        self.setVisible(bool(text))
        if self._button.isChecked():
            self._text.set_markdown(text, growing=growing)

    def _show(self, shown: bool) -> None:
        self._button.setText(("▾ " if shown else "▸ ") + tr("Thinking"))
        self._text.setVisible(shown)
        if shown:
            self._text.set_markdown(self._source)


class MessageView(QFrame):
    """A stored message."""

    regenerate = Signal()
    resend = Signal(int, str)  # message id, text
    show_branch = Signal(int)  # message id
    show_manifest = Signal(object)  # Message
    undo = Signal(int)  # operation id
    settle = Signal(int, object)  # conflict id, Resolution
    save_redacted = Signal(int)  # id of the answer that refused
    told = Signal(str)  # something to say in the message bar

    def __init__(self, message: Message, *, last: bool, parent: QWidget | None = None) -> None:
        """`last`: it is the last of the branch, so an answer may be generated anew."""
        super().__init__(parent)
        self.message = message
        self.last = last
        own = message.role is Role.USER
        self.setAccessibleName(tr("You") if own else message.model or tr("Assistant"))
        self._text = MessageText(self)
        self._text.setAccessibleName(message.text)
        self._text.set_markdown(message.text)
        self._text.copied.connect(lambda: self.told.emit(tr("Copied.")))
        self._editor: QWidget | None = None
        self._unseen: QLabel | None = None
        body = QFrame(self)
        style(body, "question" if own else "answer")
        inside = QVBoxLayout(body)
        inside.setContentsMargins(*((_PADDING, 10, _PADDING, 10) if own else (0, 0, 0, 0)))
        inside.setSpacing(6)
        if message.thinking:
            thinking = Thinking(body)
            thinking.set_text(message.thinking)
            inside.addWidget(thinking)
        if message.text:
            inside.addWidget(self._text)
        if message.status is not MessageStatus.COMPLETE:
            stopped = message.status is MessageStatus.STOPPED
            line = plain_label(tr("Stopped.") if stopped else tr("The answer is not complete."))
            style(line, "small")
            inside.addWidget(line)
        self._body = body
        self._inside = inside
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        row = QHBoxLayout()
        row.setContentsMargins(48 if own else 0, 0, 0, 0)
        if own:
            row.addStretch(1)
            body.setMaximumWidth(self._text.natural_width() + 2 * _PADDING)
        row.addWidget(body, 1000)
        self._column.addLayout(row)
        refused = all(note.kind is NoteKind.REFUSED for note in message.notes)
        for note in message.notes:
            chip = Chip(note, self, can_save=refused)
            chip.save_redacted.connect(lambda: self.save_redacted.emit(self.message.id))
            chip.undo.connect(self.undo)
            chip.settle.connect(self.settle)
            side = Qt.AlignmentFlag.AlignRight if own else Qt.AlignmentFlag.AlignLeft
            self._column.addWidget(chip, 0, side)
        self._acts = self._actions(own=own)
        self._column.addLayout(self._acts)

    def add_above(self, widget: QWidget) -> None:
        """Put something above the text: what was given with it."""
        self._inside.insertWidget(0, widget)
        self._body.setMaximumWidth(max(self._body.maximumWidth(), _WIDEST_STRIP))

    def add_action(self, widget: QWidget) -> None:
        """Put something behind what can be done with the message."""
        self._acts.insertWidget(self._acts.count() - 1, widget)

    def mark_first_seen(self, first: bool) -> None:
        """Say above this message that the model sees nothing further up, or say it no longer."""
        if first and self._unseen is None:
            self._unseen = plain_label("⌃ " + tr("The model no longer sees above this line."))
            self._unseen.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            style(self._unseen, "unseen")
            self._column.insertWidget(0, self._unseen)
        elif not first and self._unseen is not None:
            self._unseen.hide()
            self._unseen.deleteLater()
            self._unseen = None

    def _actions(self, *, own: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        if own:
            row.addStretch(1)
        row.addWidget(self._action("copy", tr("Copy this message"), self._copy))
        if own:
            row.addWidget(self._action("pencil", tr("Edit and send again"), self._edit))
        else:
            if self.last:
                row.addWidget(self._action("refresh-cw", tr("Answer again"), self.regenerate.emit))
            manifest = self._action("list", tr("What I used"), lambda: self.show_manifest.emit(self.message))
            row.addWidget(manifest)
        if len(self.message.siblings) > 1:
            self._add_branches(row)
        if not own:
            model = QLabel(self.message.model or "", self)
            style(model, "small")
            row.addWidget(model)
            row.addStretch(1)
        return row

    def _add_branches(self, row: QHBoxLayout) -> None:
        siblings = self.message.siblings
        place = siblings.index(self.message.id)
        for sign, words, step in (
            ("chevron-left", tr("Earlier version"), -1),
            ("chevron-right", tr("Later version"), 1),
        ):
            if step == 1:
                count = QLabel(f"{place + 1}/{len(siblings)}", self)
                style(count, "small")
                row.addWidget(count)
            button = self._action(sign, words, lambda _c=False, to=place + step: self.show_branch.emit(siblings[to]))
            button.setEnabled(0 <= place + step < len(siblings))
            row.addWidget(button)

    def _action(self, sign: str, words: str, act: object) -> QToolButton:
        button = tool_button(sign, words)
        button.setParent(self)
        button.clicked.connect(act)
        return button

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.message.text)
        redacted = any(note.kind is NoteKind.REDACTED for note in self.message.notes)
        self.told.emit(tr("Copied as it is stored, with placeholders.") if redacted else tr("Copied."))

    def _edit(self) -> None:
        if self._editor is not None:
            return
        editor = QWidget(self)
        column = QVBoxLayout(editor)
        column.setContentsMargins(48, 0, 0, 0)
        text = QPlainTextEdit(self.message.text, editor)
        text.setAccessibleName(tr("Edit and send again"))
        text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        text.setFixedHeight(min(max(self._text.height() + 24, 64), 240))
        send, cancel = QPushButton(tr("Send"), editor), QPushButton(tr("Cancel"), editor)
        style(send, "primary")
        send.clicked.connect(lambda: self._resend(text.toPlainText()))
        cancel.clicked.connect(self._end_edit)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(send)
        column.addWidget(text)
        column.addLayout(row)
        self._editor = editor
        self._body.hide()
        self._column.insertWidget(0, editor)
        text.setFocus()

    def _resend(self, text: str) -> None:
        if text.strip():
            self._end_edit()
            self.resend.emit(self.message.id, text)

    def _end_edit(self) -> None:
        if self._editor is not None:
            self._editor.hide()
            self._editor.deleteLater()
            self._editor = None
        self._body.show()
