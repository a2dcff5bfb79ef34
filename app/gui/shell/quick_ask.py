"""Quick ask: a small window above all others, for one question in between."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.events import Event, TokenReceived
from app.core.models import Conversation, Given, Message
from app.gui.bridge import Bridge
from app.gui.look import announce, plain_label, style
from app.gui.operations import Command
from app.gui.panes.chat.composer import Composer
from app.gui.panes.chat.message_text import MessageText
from app.gui.text.formulas import Typesetter
from app.i18n import tr
from app.words.errors import words_for

_FRAME = 80  # ms between two drawings of an answer that is coming


class QuickAsk(QWidget):
    """Enter sends, Esc hides. The question and its answer are a chat like any other, or a temporary one."""

    open_chat = Signal(object)  # Conversation

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(None, Qt.WindowType.Tool | Qt.WindowType.WindowStaysOnTopHint)
        self._bridge = bridge
        self._conversation: Conversation | None = None
        self._answering = False
        self._text = ""
        self.setWindowTitle(tr("Quick ask"))
        self.resize(520, 150)
        self.composer = Composer(bridge, self)
        self.composer.sent.connect(self._ask)
        self.composer.stopped.connect(self._stop)
        self.composer.given.failed.connect(self._tell)
        self.composer.take_drops_on(self)
        self.answer = MessageText(Typesetter(self), self)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        style(body, "clear")
        inner = QVBoxLayout(body)
        inner.setContentsMargins(4, 4, 4, 4)
        inner.addWidget(self.answer)
        inner.addStretch(1)
        self._area.setWidget(body)
        self._area.hide()
        self.fault = plain_label()
        style(self.fault, "strong")
        self.fault.hide()
        self.temporary = QCheckBox(tr("Leave nothing: no memory, nothing on disk"), self)
        self.temporary.setChecked(bridge.engine.settings().quick_ask_temporary)
        self.open_button = QPushButton(tr("Open in the window"), self)
        self.open_button.clicked.connect(self._open)
        self.open_button.hide()
        foot = QHBoxLayout()
        foot.addWidget(self.temporary, 1)
        foot.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 10)
        column.addWidget(self.composer)
        column.addWidget(self.fault)
        column.addWidget(self._area, 1)
        column.addLayout(foot)
        self._redraw = QTimer(self, interval=_FRAME, singleShot=True)
        self._redraw.timeout.connect(lambda: self.answer.set_markdown(self._text, growing=True))
        bridge.core_event.connect(self._on_event)

    def ask(self) -> None:
        """Come to the front, empty, for the next question."""
        if not self.isVisible():
            self.temporary.setChecked(self._bridge.engine.settings().quick_ask_temporary)
        self.show()
        self.raise_()
        self.activateWindow()
        self.composer.setFocus()

    def leave(self) -> None:
        """Hide, and forget what is shown. A temporary chat that nobody opened elsewhere goes with it."""
        chat, answering = self._conversation, self._answering
        self._conversation, self._answering = None, False
        self._show("")
        self.composer.set_text("")
        self.composer.set_given(())
        self.composer.set_answering(False)
        self.fault.hide()
        self.hide()
        if chat is not None and chat.temporary and not answering:
            Command(self, lambda engine: engine.delete_conversations([chat.id])).run(self._bridge)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave()
        super().closeEvent(event)

    # -- one question

    def _ask(self, text: str, given: Sequence[Given] = ()) -> None:
        self.fault.hide()
        self._set_answering(True)
        if self._conversation is not None:
            self._send(self._conversation, text, given)
            return
        temporary = self.temporary.isChecked()

        def made(chat: Conversation) -> None:
            self._conversation = chat
            self._send(chat, text, given)

        Command(self, lambda engine: engine.new_conversation(temporary=temporary)).success(made).failure(
            lambda error: self._failed(None, error, text, given)
        ).run(self._bridge)

    def _send(self, chat: Conversation, text: str, given: Sequence[Given]) -> None:
        self._show("")
        Command(self, lambda engine: engine.send(chat.id, text, given)).success(
            lambda message: self._answered(chat, message)
        ).failure(lambda error: self._failed(chat, error, text, given)).run(self._bridge)

    def _stop(self) -> None:
        if (chat := self._conversation) is not None:
            Command(self, lambda engine: engine.stop_answer(chat.id)).run(self._bridge)

    def _on_event(self, event: Event) -> None:
        chat = self._conversation
        if isinstance(event, TokenReceived) and chat is not None and event.conversation_id == chat.id:
            self._text += event.text
            self._make_room()
            if not self._redraw.isActive():
                self._redraw.start()

    def _answered(self, chat: Conversation, message: Message) -> None:
        if self._conversation is chat:
            self._set_answering(False)
            self._show(message.text)
            announce(self, tr("The answer is there."))

    def _failed(self, chat: Conversation | None, error: AppError, text: str, given: Sequence[Given]) -> None:
        if self._conversation is not chat or not self.isVisible():
            return
        self._set_answering(False)
        self._tell(error)
        if not self.composer.text:
            self.composer.set_text(text)
            self.composer.set_given(given)

    def _tell(self, error: AppError) -> None:
        words = words_for(error)
        said = " ".join(part for part in (words.title + ".", words.what_happened, words.what_to_do) if part)
        self.fault.setText(said)
        self.fault.show()
        announce(self, said, urgent=True)

    def _set_answering(self, answering: bool) -> None:
        self._answering = answering
        self.composer.set_answering(answering)
        self.temporary.setEnabled(self._conversation is None and not answering)
        self.open_button.setVisible(self._conversation is not None)

    def _show(self, text: str) -> None:
        self._redraw.stop()
        self._text = text
        self.answer.set_markdown(text)
        self._area.setVisible(bool(text))
        self.temporary.setEnabled(self._conversation is None)
        self.open_button.setVisible(self._conversation is not None)
        if text:
            self._make_room()
        else:
            self.resize(self.width(), self.minimumSizeHint().height())

    def _make_room(self) -> None:
        if not self._area.isVisible():
            self._area.show()
            self.resize(self.width(), 380)

    def _open(self) -> None:
        chat, self._conversation = self._conversation, None  # it is no longer ours to delete
        self.leave()
        if chat is not None:
            self.open_chat.emit(chat)
