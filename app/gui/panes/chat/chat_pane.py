"""The chat: one conversation at a time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.errors import AppError, ErrorCode
from app.core.events import (
    AnswerEnded,
    AnswerStarted,
    Changes,
    Committed,
    Event,
    FactDecided,
    ThinkingReceived,
    TokenReceived,
)
from app.core.models import ContextManifest, Conversation, Given, Message, MessageStatus, Resolution, Role
from app.gui.bridge import Bridge
from app.gui.chat_export import ask_where
from app.gui.look import announce, style
from app.gui.operations import Command, Query
from app.gui.panes.chat.answer_actions import AnswerActions
from app.gui.panes.chat.attachments import AttachmentStrip
from app.gui.panes.chat.composer import Composer
from app.gui.panes.chat.draft_keeper import DraftKeeper
from app.gui.panes.chat.error_note import ErrorNote
from app.gui.panes.chat.message_view import MessageView
from app.gui.panes.chat.start_page import StartPage
from app.gui.panes.chat.streaming_view import StreamingView
from app.gui.panes.chat.what_i_used import WhatIUsed
from app.gui.reading_aloud import ReadingAloud
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine

_AT_ONCE = 40  # messages built at first, and with each press of "earlier messages"
_WIDEST = 820  # px: longer lines are tiring to read

# Faults before anything was kept: the text goes back into the box.
_NOTHING_KEPT = {
    ErrorCode.EMPTY_TEXT,
    ErrorCode.MESSAGE_REFUSED,
    ErrorCode.MESSAGE_TOO_LONG,
    ErrorCode.ANSWER_RUNNING,
    ErrorCode.GATE_FAILED,
    ErrorCode.DATABASE_BUSY,
    ErrorCode.DISK_FULL,
    ErrorCode.FILE_BROKEN,
    ErrorCode.FILE_TOO_LARGE,
    ErrorCode.TOO_MANY_FILES,
    ErrorCode.NOTHING_TO_CONTINUE,
}


@dataclass
class _Chat:
    """What the pane knows of a conversation beside its messages."""

    draft: str = ""
    given: list[Given] = field(default_factory=list)  # with the draft
    answering: bool = False
    coming: list[Event] = field(default_factory=list)  # what has come of the answer, to draw it after a switch
    fault: AppError | None = None


class ChatPane(QWidget):
    """Messages, the answer that is coming, and the composer."""

    conversation_changed = Signal(object)  # Conversation, or None for a new chat
    told = Signal(str)
    _heir: ChatPane | None = None  # the pane that took over
    failed = Signal(object)  # AppError, of something in passing

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.conversation: Conversation | None = None
        self._temporary = False
        self._next_space: int | None = None
        self._chats: dict[int, _Chat] = {}
        self._new_chat, self._new_temporary_chat = _Chat(), _Chat()
        self._messages: list[Message] = []
        self._views: list[MessageView] = []
        self._first = 0  # index of the first message that is built
        self._streaming: StreamingView | None = None
        self._fault: ErrorNote | None = None
        self._start: StartPage | None = None
        self._reading = False
        self._stale = False
        self._follow = True
        self._wanted_message: int | None = None
        self._aloud = ReadingAloud(lambda sentence: announce(self, sentence))
        self._meter: ContextManifest | None = None  # what the last answer was given
        self.used = WhatIUsed(bridge, self)
        self.used.begun.connect(self._begin)
        self.used.failed.connect(lambda chat_id, error: self._failed(chat_id, error, ""))

        self._content = QWidget()
        style(self._content, "clear")
        self._content.setMaximumWidth(_WIDEST)
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(20, 20, 20, 12)
        self._column.setSpacing(18)
        self._earlier = QPushButton(tr("Earlier messages"))
        style(self._earlier, "flat")
        self._earlier.clicked.connect(self._show_earlier)
        self._column.addWidget(self._earlier, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._content)
        self._bar = self._area.verticalScrollBar()
        self._bar.rangeChanged.connect(self._keep_at_end)
        self._bar.valueChanged.connect(self._scrolled)

        self.composer = Composer(bridge, self)
        self.composer.setMaximumWidth(_WIDEST - 40)
        self.drafts = DraftKeeper(bridge, self, lambda: self.composer.text)
        self._connect_composer()
        holder = QHBoxLayout()
        holder.setContentsMargins(20, 0, 20, 16)
        holder.addStretch(1)
        holder.addWidget(self.composer, 1000)
        holder.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._area, 1)
        page.addLayout(holder)
        bridge.core_event.connect(self._on_event)
        self._rebuild()
        self.drafts.enter(None, self._found_draft, temporary=False)

    def _connect_composer(self) -> None:
        self.composer.sent.connect(self.send)
        self.composer.stopped.connect(self.stop)
        self.composer.meter_pressed.connect(self._show_last_manifest)
        self.composer.given.failed.connect(self.failed)
        self.composer.take_drops_on(self)
        self.composer.box.textChanged.connect(self.drafts.written)

    # -- for the window

    def new_chat(self, *, temporary: bool = False) -> None:
        """An empty chat; it is made when the first message is sent."""
        self._leave()
        self.conversation, self._temporary, self._messages, self._meter = None, temporary, [], None
        self._enter()

    def open(self, conversation: Conversation, message_id: int | None = None) -> None:
        """Show a conversation, at a message of it where one is given."""
        self._wanted_message = message_id
        if self.conversation is not None and self.conversation.id == conversation.id:
            self._refresh()
            return
        self._leave()
        self.conversation, self._temporary, self._messages = conversation, conversation.temporary, []
        self._meter = None
        self._enter()
        self._refresh()

    def take_over(self, old: ChatPane) -> None:
        """Go on where another pane over the same bridge stands, which hears of nothing more: its chat, the drafts, the
        answers that are coming."""
        self._bridge.core_event.disconnect(old._on_event)
        self.conversation, self._temporary = old.conversation, old._temporary
        old.new_chat()
        self._chats, self._next_space = old._chats, old._next_space
        self._new_chat, self._new_temporary_chat = old._new_chat, old._new_temporary_chat
        if any(chat.answering for chat in self._chats.values()):
            # What it asked for reports to it: it stays as long as we do, unseen, and passes faults on.
            old._heir = self
            old.hide()
            old.setParent(self)
        self._enter()
        self._refresh()

    def send(self, text: str, given: Sequence[Given] = ()) -> None:
        """Send a message with what is given with it, in a new conversation where there is none yet."""
        if self.conversation is not None:
            self._send(self.conversation.id, text, given)
            return
        temporary, space_id = self._temporary, self._next_space

        def made(conversation: Conversation) -> None:
            if self.conversation is None:
                self.conversation = conversation
                self.conversation_changed.emit(conversation)
            self._send(conversation.id, text, given)

        Command(self, lambda engine: engine.new_conversation(temporary=temporary, space_id=space_id)).success(made).run(
            self._bridge
        )

    def stop(self) -> None:
        """Stop the answer that is coming."""
        if self.conversation is not None and self._chat().answering:
            chat_id = self.conversation.id
            Command(self, lambda engine: engine.stop_answer(chat_id)).run(self._bridge)

    def regenerate(self) -> None:
        """Answer the last question again."""
        self._answer(lambda engine, chat_id: engine.regenerate(chat_id))

    def regenerate_by(self, model: str) -> None:
        """Answer the last question again, for this once with this model."""
        self._answer(lambda engine, chat_id: engine.regenerate(chat_id, model))

    @property
    def can_continue(self) -> bool:
        """Whether the last answer was stopped or broke off, with something to go on from."""
        last = self._messages[-1] if self._messages and not self._chat().answering else None
        return bool(last and last.role is Role.ASSISTANT and last.text and last.status is not MessageStatus.COMPLETE)

    def continue_answer(self) -> None:
        """Let the model go on with the last answer, where it can."""
        if self.can_continue:
            self._answer(lambda engine, chat_id: engine.continue_answer(chat_id))

    def _answer(self, work: Callable[[Engine, int], Coroutine[Any, Any, Message]]) -> None:
        if self.conversation is not None and not self._chat().answering:
            chat_id = self.conversation.id
            self._follow = True
            self._begin(chat_id)
            Command(self, lambda engine: work(engine, chat_id)).failure(
                lambda error: self._failed(chat_id, error, "")
            ).run(self._bridge)

    def export(self) -> None:
        """Write the chat that is shown to a file that the person chooses."""
        if self.conversation is not None:
            ask_where(self, self._bridge, self.conversation.id, self.told.emit)

    def undo_exchange(self) -> None:
        """Take the last exchange back; its text returns to the composer."""
        if self.conversation is None:
            return
        chat_id = self.conversation.id
        questions = [message.id for message in self._messages if message.role is Role.USER]

        async def take(engine: Engine) -> tuple[str, list[Given]]:
            given = await engine.given_with(chat_id, questions[-1]) if questions else []
            return await engine.undo_exchange(chat_id), given

        def taken(back: tuple[str, list[Given]]) -> None:
            text, given = back
            self._of(chat_id).fault = None
            if self.conversation is not None and self.conversation.id == chat_id:
                self.composer.set_text(text)
                self.composer.set_given(given)
                self.composer.setFocus()
                self._refresh()
            self.told.emit(tr("The last exchange was taken back; its text is in the box."))

        Command(self, take).success(taken).run(self._bridge)

    @property
    def space_id(self) -> int | None:
        """The space of the chat that is shown, or that the next one will belong to."""
        return self._next_space if self.conversation is None else self.conversation.space_id

    def move_to(self, space_id: int | None) -> None:
        """Let the chat that is shown, or the one that begins with the next message, belong to a space."""
        self._next_space = space_id
        if self.conversation is not None and not self._temporary:
            chat_id = self.conversation.id
            Command(self, lambda engine: engine.move_conversation(chat_id, space_id)).run(self._bridge)

    @property
    def temporary(self) -> bool:
        """Whether the chat that is shown leaves nothing on disk."""
        return self._temporary

    @property
    def answering(self) -> bool:
        """Whether an answer is coming in the chat that is shown."""
        return self._chat().answering

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.answering:
            self.stop()
            return
        super().keyPressEvent(event)

    # -- exchanges

    def _send(self, chat_id: int, text: str, given: Sequence[Given]) -> None:
        self._follow = True
        self.drafts.sent(chat_id)
        self._begin(chat_id)
        Command(self, lambda engine: engine.send(chat_id, text, given)).failure(
            lambda error: self._failed(chat_id, error, text, given)
        ).run(self._bridge)

    def _resend(self, message_id: int, text: str) -> None:
        if self.conversation is None:
            return
        chat_id = self.conversation.id
        self._follow = True
        self._begin(chat_id)
        Command(self, lambda engine: engine.edit_and_resend(chat_id, message_id, text)).failure(
            lambda error: self._failed(chat_id, error, text)
        ).run(self._bridge)

    def _begin(self, chat_id: int) -> None:
        self._of(chat_id).fault = None
        self._of(chat_id).answering = True
        self._show_state()

    def _failed(self, chat_id: int, error: AppError, text: str, given: Sequence[Given] = ()) -> None:
        if self._heir is not None:
            self._heir._failed(chat_id, error, text, given)  # noqa: SLF001 (another of us)
            return
        chat = self._of(chat_id)
        chat.answering, chat.fault = False, error
        shown = self.conversation is not None and self.conversation.id == chat_id
        if error.code in _NOTHING_KEPT and (text or given):
            if shown and not self.composer.text:
                self.composer.set_text(text)
                self.composer.set_given(given)
            elif not shown:
                chat.draft, chat.given = chat.draft or text, chat.given or list(given)
        if shown:
            self._show_state()
            self._refresh()

    # -- events

    def _on_event(self, event: Event) -> None:
        self._aloud.follow(event, self.conversation.id if self.conversation else None)
        if isinstance(event, Committed):
            self._committed(event.changes)
        elif isinstance(event, AnswerStarted):
            chat = self._of(event.conversation_id)
            chat.answering, chat.coming = True, []
            self._if_shown(event.conversation_id, self._show_state)
        elif isinstance(event, TokenReceived | ThinkingReceived | FactDecided):
            self._of(event.conversation_id).coming.append(event)
            self._if_shown(event.conversation_id, lambda: self._draw(event))
        elif isinstance(event, AnswerEnded):
            chat = self._of(event.conversation_id)
            chat.answering, chat.coming = False, []
            self._if_shown(event.conversation_id, self._ended)

    def _if_shown(self, conversation_id: int, act: object) -> None:
        if self.conversation is not None and self.conversation.id == conversation_id and callable(act):
            act()

    def _committed(self, changes: Changes) -> None:
        if self.conversation is None:
            return
        noted = {note.memory_id for view in self._views for note in view.message.notes}
        waiting = {note.conflict_id for view in self._views for note in view.message.notes}
        if self.conversation.id in changes.conversations or changes.memories & noted or changes.conflicts & waiting:
            self._refresh()

    def _ended(self) -> None:
        self._show_state()
        self._refresh()
        if self._streaming is not None:
            announce(self, tr("The answer is there."))

    # -- what is shown

    def _chat(self) -> _Chat:
        if self.conversation is None:
            return self._new_temporary_chat if self._temporary else self._new_chat
        return self._of(self.conversation.id)

    def _of(self, conversation_id: int) -> _Chat:
        return self._chats.setdefault(conversation_id, _Chat())

    def _leave(self) -> None:
        self.drafts.leave()
        self._chat().draft, self._chat().given = self.composer.text, self.composer.given.given()

    def _found_draft(self, text: str) -> None:
        """What was stored; what was written since counts for more."""
        if text and not self.composer.text:
            self.composer.set_text(text)

    def _enter(self) -> None:
        self._first, self._follow = 0, True
        self.composer.set_text(self._chat().draft)
        self.composer.set_given(self._chat().given)
        chat_id = self.conversation.id if self.conversation is not None else None
        self.drafts.enter(chat_id, self._found_draft, temporary=self._temporary)
        self._rebuild()
        self.conversation_changed.emit(self.conversation)

    def _refresh(self) -> None:
        """Read the messages again; at most one reading is under way."""
        if self.conversation is None:
            return
        if self._reading:
            self._stale = True
            return
        self._reading = True
        chat_id = self.conversation.id
        Query(self, lambda engine: _read_chat(engine, chat_id)).success(lambda read: self._read(*read)).failure(
            self._not_read
        ).run(self._bridge)

    def _not_read(self, error: AppError) -> None:
        self._reading = self._stale = False
        if error.code is ErrorCode.NOT_FOUND:  # it was erased meanwhile
            self.new_chat()

    def _read(self, conversation: Conversation, messages: list[Message], meter: ContextManifest | None) -> None:
        self._reading = False
        self._meter = meter
        if self._stale or self.conversation is None or self.conversation.id != conversation.id:
            self._stale = False
            self._refresh()
            return
        if (conversation.title, conversation.space_id) != (self.conversation.title, self.conversation.space_id):
            self.conversation_changed.emit(conversation)
        self.conversation = conversation
        had = {message.id for message in self._messages}
        self._messages = messages
        if not had & {message.id for message in messages}:
            self._first = max(0, len(messages) - _AT_ONCE)
        if self._wanted_message is not None:
            wanted = next((i for i, m in enumerate(messages) if m.id == self._wanted_message), None)
            self._first = min(self._first, wanted) if wanted is not None else self._first
        self._rebuild()
        if self._wanted_message is not None:
            self._scroll_to(self._wanted_message)
            self._wanted_message = None

    def _show_earlier(self) -> None:
        self._follow = False
        distance = self._bar.maximum() - self._bar.value()
        self._first = max(0, self._first - _AT_ONCE)
        self._rebuild()
        QTimer.singleShot(0, lambda: self._bar.setValue(self._bar.maximum() - distance))

    def _rebuild(self) -> None:
        """Build what is missing and drop what is gone; a view whose message is unchanged stays."""
        self._content.setUpdatesEnabled(False)
        kept = {view.message.id: view for view in self._views}
        views: list[MessageView] = []
        shown = self._messages[self._first :]
        dropped = self._meter is not None and self._meter.messages_dropped
        first_seen = self._meter.messages[0] if self._meter is not None and dropped else None
        for place, message in enumerate(shown):
            last = place == len(shown) - 1
            view = kept.pop(message.id, None)
            if view is not None and (view.message, view.last) != (message, last):
                self._drop(view)
                view = None
            if view is None:
                view = self._view(message, last=last)
            if self._column.indexOf(view) != place + 1:
                self._column.insertWidget(place + 1, view)
            view.mark_first_seen(message.id == first_seen)
            views.append(view)
        for view in kept.values():
            self._drop(view)
        self._views = views
        self._earlier.setVisible(self._first > 0)
        self._show_state()
        self._content.setUpdatesEnabled(True)

    def _view(self, message: Message, *, last: bool) -> MessageView:
        view = MessageView(message, last=last, parent=self._content)
        view.regenerate.connect(self.regenerate)
        view.resend.connect(self._resend)
        view.show_branch.connect(self._switch_branch)
        view.show_manifest.connect(self._show_manifest)
        view.undo.connect(self._undo)
        view.settle.connect(self._settle)
        view.save_redacted.connect(self._save_redacted)
        view.told.connect(self.told)
        if message.attachments:
            view.add_above(AttachmentStrip(self._bridge, message, view))
        if last and message.role is Role.ASSISTANT:
            actions = AnswerActions(message, self._bridge.engine.models_state, view)
            actions.go_on.connect(self.continue_answer)
            actions.by_model.connect(self.regenerate_by)
            view.add_action(actions)
        return view

    def _drop(self, widget: QWidget) -> None:
        self._column.removeWidget(widget)
        widget.hide()
        widget.deleteLater()

    def _show_state(self) -> None:
        """The start page, the answer that is coming, the last fault, and the composer's button."""
        chat = self._chat()
        coming = chat.answering and self.conversation is not None
        # The view of the coming answer stays until the stored answer is there to take its place.
        answered = bool(self._messages) and self._messages[-1].role.value == "assistant"
        if coming and self._streaming is None:
            self._streaming = StreamingView(self._content)
            self._column.insertWidget(self._column.count() - 1, self._streaming)
            for event in chat.coming:
                self._draw(event)
        elif not coming and self._streaming is not None and (answered or not self._reading):
            self._drop(self._streaming)
            self._streaming = None
        if self._fault is not None:
            self._drop(self._fault)
            self._fault = None
        if chat.fault is not None:
            self._fault = ErrorNote(chat.fault, can_retry=chat.fault.code not in _NOTHING_KEPT, parent=self._content)
            self._fault.retry.connect(self.regenerate)
            self._column.insertWidget(self._column.count() - 1, self._fault)
        empty = not self._messages and not coming and chat.fault is None
        if self._start is not None:
            self._drop(self._start)
            self._start = None
        if empty:
            self._start = StartPage(self._content, temporary=self._temporary)
            self._start.chosen.connect(self.send)
            self._column.insertWidget(1, self._start, 1)
        self._column.setStretch(self._column.count() - 1, 0 if empty else 1)
        self.composer.set_answering(chat.answering)
        self.composer.set_meter(self._meter if self._messages else None)

    def _draw(self, event: Event) -> None:
        if self._streaming is None:
            self._show_state()
            return
        if isinstance(event, TokenReceived):
            self._streaming.add_text(event.text)
        elif isinstance(event, ThinkingReceived):
            self._streaming.add_thinking(event.text)
        elif isinstance(event, FactDecided):
            self._streaming.add_result(event.result)

    # -- scrolling: stay at the end unless the person scrolled away from it

    def _scrolled(self, value: int) -> None:
        self._follow = value >= self._bar.maximum() - 24

    def _keep_at_end(self, _least: int, most: int) -> None:
        if self._follow:
            self._bar.setValue(most)

    def _scroll_to(self, message_id: int) -> None:
        view = next((view for view in self._views if view.message.id == message_id), None)
        if view is not None:
            self._follow = False
            QTimer.singleShot(0, view, lambda: self._area.ensureWidgetVisible(view, 0, 80))

    # -- what messages ask for

    def _switch_branch(self, message_id: int) -> None:
        if self.conversation is not None:
            chat_id = self.conversation.id
            Command(self, lambda engine: engine.switch_branch(chat_id, message_id)).success(
                lambda _none: self._refresh()
            ).run(self._bridge)

    def _undo(self, operation_id: int) -> None:
        Command(self, lambda engine: engine.undo(operation_id)).success(lambda _done: self._refresh()).run(self._bridge)

    def _save_redacted(self, message_id: int) -> None:
        Command(self, lambda engine: engine.save_redacted(message_id)).run(self._bridge)

    def _settle(self, conflict_id: int, resolution: Resolution) -> None:
        Command(self, lambda engine: engine.settle_conflict(conflict_id, resolution)).success(
            lambda _done: self._refresh()
        ).run(self._bridge)

    def _show_manifest(self, message: Message) -> None:
        stored = self.conversation is not None and not self._temporary
        self.used.show(message, again=stored and not self.answering)

    def _show_last_manifest(self) -> None:
        answers = [message for message in self._messages if message.role is Role.ASSISTANT]
        if answers:
            self._show_manifest(answers[-1])


async def _read_chat(engine: Engine, chat_id: int) -> tuple[Conversation, list[Message], ContextManifest | None]:
    return await engine.conversation(chat_id), await engine.messages(chat_id), await engine.context_meter(chat_id)
