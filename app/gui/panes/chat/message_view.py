"""One message of the chat with its chips and what can be done with it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.models import Message, MessageStatus, NoteKind, Role, Used
from app.gui.look import plain_label, sign, style, tool_button
from app.gui.panes.chat.chips import Chip
from app.gui.panes.chat.message_text import MessageText
from app.gui.panes.chat.thinking import Thinking
from app.gui.text.dates import clock, moment
from app.gui.text.formulas import Typesetter
from app.gui.theme import tokens
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn

_PADDING = 16  # px
_AIR = 6  # px around a sign beside its words
_WIDEST_STRIP = 480  # px: a question's bubble takes this for what was given with it, however short its text


class MessageView(QLabel):
    """A stored message. A label to screen readers, because a frame would not say what it is."""

    regenerate = Signal()
    resend = Signal(int, str)  # message id, text
    show_branch = Signal(int)  # message id
    show_manifest = Signal(object)  # Message
    undo = Signal(int)  # operation id
    settle = Signal(int, object)  # conflict id, Resolution
    save_redacted = Signal(int)  # id of the answer that refused
    quoted = Signal(str)  # Markdown for the composer
    told = Signal(str)  # something to say in the message bar

    def __init__(
        self,
        message: Message,
        typesetter: Typesetter,
        *,
        last: bool = False,
        day: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`last`: it is the last of the branch, so an answer may be generated anew. `day`: a new one begins with it."""
        super().__init__(parent)
        self.message = message
        self.last = last
        self.day = day
        own = message.role is Role.USER
        style(self, "turn")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        speaker = tr("You") if own else message.model or tr("Assistant")
        self.setAccessibleName(f"{speaker}, {moment(message.created_at)}")
        self.setAccessibleDescription(message.text)
        self.said = MessageText(typesetter, self)
        self.said.setAccessibleName(message.text)
        self.said.set_markdown(message.text)
        self.said.copied.connect(lambda: self.told.emit(tr("Copied.")))
        self._editor: QWidget | None = None
        self._unseen: QLabel | None = None
        body = QFrame(self)
        style(body, "question" if own else "answer")
        inside = QVBoxLayout(body)
        inside.setContentsMargins(*((_PADDING, 10, _PADDING, 10) if own else (0, 0, 0, 0)))
        inside.setSpacing(6)
        if message.thinking:
            thinking = Thinking(typesetter, body)
            thinking.set_text(message.thinking)
            thinking.set_time(message.thinking_seconds)
            inside.addWidget(thinking)
        if message.text:
            inside.addWidget(self.said)
        if message.status is not MessageStatus.COMPLETE:
            stopped = message.status is MessageStatus.STOPPED
            line = plain_label(tr("Stopped.") if stopped else tr("The answer is not complete."))
            style(line, "small")
            inside.addWidget(line)
        self._body = body
        self._inside = inside
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 4, 6, 4)
        self._column.setSpacing(6)
        if day:
            self._column.addWidget(_day_line(day))
        row = self._row = QHBoxLayout()
        row.setContentsMargins(48 if own else 0, 0, 0, 0)
        if own:
            row.addStretch(1)
            body.setMaximumWidth(self.said.natural_width() + 2 * _PADDING)
        row.addWidget(body, 1000)
        self._column.addLayout(row)
        self._add_chips(Qt.AlignmentFlag.AlignRight if own else Qt.AlignmentFlag.AlignLeft)
        self._aside = 0
        self._acts = self._actions(own=own)
        if own:
            self._column.addLayout(self._acts)
        else:
            self._add_below()

    def _add_chips(self, side: Qt.AlignmentFlag) -> None:
        notes = self.message.notes
        refused = all(note.kind is NoteKind.REFUSED for note in notes)
        for note in notes:
            chip = Chip(note, self, can_save=refused)
            chip.save_redacted.connect(lambda: self.save_redacted.emit(self.message.id))
            chip.undo.connect(self.undo)
            chip.settle.connect(self.settle)
            self._column.addWidget(chip, 0, side)

    def _add_below(self) -> None:
        """What an answer used and what can be done with it; in a narrow window these take two lines."""
        acts = QWidget(self)
        style(acts, "clear")
        acts.setLayout(self._acts)
        self._acts.setContentsMargins(0, 0, 0, 0)
        below = FlowLayout(spacing=6)
        if self.recorded:
            below.addWidget(self._used())
        below.addWidget(acts)
        self._column.addLayout(below)

    @property
    def recorded(self) -> bool:
        """Whether it is known what the answer was given: not of an imported one."""
        return self.message.used is not None or self.message.id < 0  # a temporary chat's records live in memory

    def add_above(self, widget: QWidget) -> None:
        """Put something above the text: what was given with it."""
        self._inside.insertWidget(0, widget)
        self._body.setMaximumWidth(max(self._body.maximumWidth(), _WIDEST_STRIP))

    def add_action(self, widget: QWidget) -> None:
        """Put something behind what can be done with the message."""
        self._acts.insertWidget(self._aside, widget)

    @property
    def busy(self) -> bool:
        """Whether something would be lost with it: words that are being edited, a selection, the focus."""
        return self._editor is not None or self._has_focus() or bool(self.said.selected())

    def _has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

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
        row.addWidget(self._action("text-quote", tr("Quote in your message"), self.quote))
        if own:
            row.addWidget(self._action("pencil", tr("Edit and send again"), self._edit))
        elif self.last:
            row.addWidget(self._action("refresh-cw", tr("Answer again"), self.regenerate.emit))
        self._aside = row.count()  # what others add stands with the other buttons
        if len(self.message.siblings) > 1:
            self._add_branches(row)
        at = QLabel(clock(self.message.created_at), self)
        at.setToolTip(moment(self.message.created_at))
        style(at, "small")
        if not own:
            model = QLabel(self.message.model or "", self)
            style(model, "small")
            row.addWidget(model)
            row.addSpacing(6)
        row.addWidget(at)
        return row

    def _used(self) -> QPushButton:
        """What the answer was given, in words: what no other assistant shows has to be seen."""
        button = QPushButton(used_words(self.message.used), self)
        style(button, "chip")
        sign(button, "brain")
        button.setIconSize(QSize(tokens.ICON + _AIR, tokens.ICON))
        button.setToolTip(tr("What I used"))
        button.clicked.connect(lambda: self.show_manifest.emit(self.message))
        return button

    def _add_branches(self, row: QHBoxLayout) -> None:
        siblings = self.message.siblings
        place = siblings.index(self.message.id)
        for name, words, step in (
            ("chevron-left", tr("Earlier version"), -1),
            ("chevron-right", tr("Later version"), 1),
        ):
            if step == 1:
                count = QLabel(f"{place + 1}/{len(siblings)}", self)
                style(count, "small")
                row.addWidget(count)
            button = self._action(name, words, lambda _c=False, step=step: self.step_version(step))
            button.setEnabled(0 <= place + step < len(siblings))
            row.addWidget(button)

    def step_version(self, step: int) -> None:
        """Ask for the version so many places on, if there is one."""
        siblings = self.message.siblings
        place = siblings.index(self.message.id) + step if siblings else -1
        if 0 <= place < len(siblings):
            self.show_branch.emit(siblings[place])

    def quote(self) -> None:
        """What is selected, or all of it, for the composer."""
        self.quoted.emit(self.said.selected() or self.message.text)

    def menu(self) -> QMenu:
        """What can be done with the message."""
        menu = QMenu(self)
        if self.said.selected():
            menu.addAction(tr("Copy the selection"), self.said.copy)
            menu.addAction(tr("Quote the selection"), self.quote)
        else:
            menu.addAction(tr("Copy this message"), self._copy)
            menu.addAction(tr("Quote in your message"), self.quote)
        if self.message.role is Role.USER:
            menu.addAction(tr("Edit and send again"), self._edit)
        elif self.recorded:
            menu.addAction(tr("What I used"), lambda: self.show_manifest.emit(self.message))
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.step_version(step)
        elif event.matches(QKeySequence.StandardKey.Copy) and self.hasFocus():
            self._copy()
        else:
            super().keyPressEvent(event)

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
        text.setFixedHeight(min(max(self.said.height() + 24, 64), 240))
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
        self._column.insertWidget(self._column.indexOf(self._row), editor)
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


def used_words(used: Used | None) -> str:
    """How much an answer was given."""
    if used is None:
        return tr("What I used")
    memories, excerpts = used.memories, used.excerpts
    if not excerpts:
        return trn("Used {n} memory", "Used {n} memories", memories) if memories else tr("Used no memories")
    past = trn("{n} past message", "{n} past messages", excerpts)
    if not memories:
        return tr("Used {past}", past=past)
    return tr("Used {memories}, {past}", memories=trn("{n} memory", "{n} memories", memories), past=past)


def _day_line(day: str) -> QLabel:
    line = plain_label(day)
    line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    style(line, "small")
    return line
