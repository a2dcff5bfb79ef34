"""The chat: one conversation at a time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

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
from app.gui.look import announce
from app.gui.operations import Command, Query
from app.gui.panes.chat.answer_actions import AnswerActions
from app.gui.panes.chat.attachments import AttachmentStrip
from app.gui.panes.chat.below_messages import BelowMessages
from app.gui.panes.chat.chat_state import NOTHING_KEPT, ChatState, ChatStates
from app.gui.panes.chat.composer import Composer
from app.gui.panes.chat.draft_keeper import DraftKeeper
from app.gui.panes.chat.export import ask_where
from app.gui.panes.chat.find_bar import FindBar
from app.gui.panes.chat.jump_to_date import JumpToDate
from app.gui.panes.chat.message_view import MessageView
from app.gui.panes.chat.shown_branch import ShownBranch
from app.gui.panes.chat.what_i_used import WhatIUsed
from app.gui.text.formulas import Typesetter
from app.gui.text.reading_aloud import ReadingAloud
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine

_WIDEST = 780  # px: longer lines are tiring to read
_SEEN_FIRST = 24  # messages that are read before the others, so that a long chat is there at once


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
        self._chats = ChatStates()
        self._reading = False
        self._stale = False
        self._wanted_message: int | None = None
        self._aloud = ReadingAloud(lambda sentence: announce(self, sentence))
        self._wanted_focus: int | None = None
        self.used = WhatIUsed(bridge, self)
        self.used.begun.connect(self._begin)
        self.used.failed.connect(lambda chat_id, error: self._failed(chat_id, error, ""))

        typesetter = Typesetter(self)
        self.shown = ShownBranch(typesetter, self._dress, self)
        self._area = self.shown.area
        self._below = BelowMessages(self._area, typesetter, self)
        self._below.begun_with.connect(self.send)
        self._below.retry.connect(self.regenerate)
        self.finder = FindBar(bridge, self._area, lambda: self.shown.messages, self)
        self.composer = Composer(bridge, self)
        self.composer.setMaximumWidth(_WIDEST)
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
        page.addWidget(self.finder)
        page.addWidget(self._area, 1)
        page.addLayout(holder)
        bridge.core_event.connect(self._on_event)
        self._show_messages()
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
        self.conversation, self._temporary = None, temporary
        self._enter()

    def open(self, conversation: Conversation, message_id: int | None = None) -> None:
        """Show a conversation, at a message of it where one is given."""
        self._wanted_message = message_id
        if self.conversation is not None and self.conversation.id == conversation.id:
            self._refresh()
            return
        self._leave()
        self.conversation, self._temporary = conversation, conversation.temporary
        self._enter()
        self._refresh(_SEEN_FIRST)

    def take_over(self, old: ChatPane) -> None:
        """Go on where another pane over the same bridge stands, which hears of nothing more: its chat, the drafts, the
        answers that are coming."""
        self._bridge.core_event.disconnect(old._on_event)
        self.conversation, self._temporary = old.conversation, old._temporary
        old.new_chat()
        self._chats, self._next_space = old._chats, old._next_space
        if any(chat.answering for chat in self._chats):
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
        last = self.shown.last if not self.answering else None
        return bool(last and last.role is Role.ASSISTANT and last.text and last.status is not MessageStatus.COMPLETE)

    def continue_answer(self) -> None:
        """Let the model go on with the last answer, where it can."""
        if self.can_continue:
            self._answer(lambda engine, chat_id: engine.continue_answer(chat_id))

    def _answer(self, work: Callable[[Engine, int], Coroutine[Any, Any, Message]]) -> None:
        if self.conversation is not None and not self._chat().answering:
            chat_id = self.conversation.id
            self._area.scroll_to_end()
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
        questions = [message.id for message in self.shown.of(Role.USER)]

        async def take(engine: Engine) -> tuple[str, list[Given]]:
            given = await engine.given_with(chat_id, questions[-1]) if questions else []
            return await engine.undo_exchange(chat_id), given

        def taken(back: tuple[str, list[Given]]) -> None:
            text, given = back
            self._chats.of(chat_id).fault = None
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
            Command(self, lambda engine: engine.move_conversations([chat_id], space_id)).run(self._bridge)

    @property
    def temporary(self) -> bool:
        """Whether the chat that is shown leaves nothing on disk."""
        return self._temporary

    @property
    def answering(self) -> bool:
        """Whether an answer is coming in the chat that is shown."""
        return self._chat().answering

    def step_message(self, step: int) -> None:
        """The keyboard to the message above (-1) or below (1)."""
        self._area.step_focus(step)

    def search(self) -> None:
        """Search in this chat."""
        self.finder.open()

    def jump_to_date(self) -> None:
        """Offer the days on which something was written here."""
        if not self.shown.messages:
            return
        popup = JumpToDate(self._bridge, self.shown.messages, self._area.message_at_top(), self)
        popup.chosen.connect(self._area.focus_message)
        popup.show_over(self._area)

    def quote(self, text: str) -> None:
        """Put `text` as a quotation into the composer, above what the answer to it will be."""
        quoted = "\n".join(f"> {line}".rstrip() for line in text.strip().splitlines())
        before = self.composer.text.rstrip()
        self.composer.set_text(f"{before}\n\n{quoted}\n\n" if before else f"{quoted}\n\n")
        self.composer.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.answering:
            self.stop()
            return
        super().keyPressEvent(event)

    # -- exchanges

    def _send(self, chat_id: int, text: str, given: Sequence[Given]) -> None:
        self._area.scroll_to_end()
        self.drafts.sent(chat_id)
        self._begin(chat_id)
        Command(self, lambda engine: engine.send(chat_id, text, given)).failure(
            lambda error: self._failed(chat_id, error, text, given)
        ).run(self._bridge)

    def _resend(self, message_id: int, text: str) -> None:
        if self.conversation is None:
            return
        chat_id = self.conversation.id
        self._area.scroll_to_end()
        self._begin(chat_id)
        Command(self, lambda engine: engine.edit_and_resend(chat_id, message_id, text)).failure(
            lambda error: self._failed(chat_id, error, text)
        ).run(self._bridge)

    def _begin(self, chat_id: int) -> None:
        self._chats.of(chat_id).fault = None
        self._chats.of(chat_id).answering = True
        self._show_state()

    def _failed(self, chat_id: int, error: AppError, text: str, given: Sequence[Given] = ()) -> None:
        if self._heir is not None:
            self._heir._failed(chat_id, error, text, given)  # noqa: SLF001 (another of us)
            return
        chat = self._chats.of(chat_id)
        chat.answering, chat.fault = False, error
        shown = self.conversation is not None and self.conversation.id == chat_id
        if error.code in NOTHING_KEPT and (text or given):
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
            chat = self._chats.of(event.conversation_id)
            chat.answering, chat.coming = True, []
            self._if_shown(event.conversation_id, self._show_state)
        elif isinstance(event, TokenReceived | ThinkingReceived | FactDecided):
            self._chats.of(event.conversation_id).coming.append(event)
            self._if_shown(event.conversation_id, lambda: self._draw(event))
        elif isinstance(event, AnswerEnded):
            chat = self._chats.of(event.conversation_id)
            chat.answering, chat.coming = False, []
            self._if_shown(event.conversation_id, self._ended)

    def _if_shown(self, conversation_id: int, act: object) -> None:
        if self.conversation is not None and self.conversation.id == conversation_id and callable(act):
            act()

    def _committed(self, changes: Changes) -> None:
        if self.conversation is None:
            return
        notes = [note for view in self._area.views for note in view.message.notes]
        noted, waiting = {note.memory_id for note in notes}, {note.conflict_id for note in notes}
        if self.conversation.id in changes.conversations or changes.memories & noted or changes.conflicts & waiting:
            self._refresh()

    def _ended(self) -> None:
        self._show_state()
        self._refresh()
        if self._below.streams:
            announce(self, tr("The answer is there."))

    # -- what is shown

    def _chat(self) -> ChatState:
        if self.conversation is None:
            return self._chats.new(temporary=self._temporary)
        return self._chats.of(self.conversation.id)

    def _leave(self) -> None:
        self.drafts.leave()
        self._chat().draft, self._chat().given = self.composer.text, self.composer.given.given()

    def _found_draft(self, text: str) -> None:
        """What was stored; what was written since counts for more."""
        if text and not self.composer.text:
            self.composer.set_text(text)

    def _enter(self) -> None:
        self.composer.set_text(self._chat().draft)
        self.composer.set_given(self._chat().given)
        chat_id = self.conversation.id if self.conversation is not None else None
        self.drafts.enter(chat_id, self._found_draft, temporary=self._temporary)
        self.finder.close_bar()
        self.shown.begin()
        self._show_messages()
        self.conversation_changed.emit(self.conversation)

    def _refresh(self, newest: int | None = None) -> None:
        """Read the messages again, at first only the `newest` of them; at most one reading is under way."""
        if self.conversation is None:
            return
        if self._reading:
            self._stale = True
            return
        self._reading = True
        chat_id = self.conversation.id
        self._stale = newest is not None
        Query(self, lambda engine: _read_chat(engine, chat_id, newest)).success(lambda read: self._read(*read)).failure(
            self._not_read
        ).run(self._bridge)

    def _not_read(self, error: AppError) -> None:
        self._reading = self._stale = False
        if error.code is ErrorCode.NOT_FOUND:  # it was erased meanwhile
            self.new_chat()

    def _read(self, conversation: Conversation, messages: list[Message], meter: ContextManifest | None) -> None:
        self._reading = False
        if self.conversation is None or self.conversation.id != conversation.id:
            self._stale = False
            self._refresh()
            return
        if self._stale:  # it has changed meanwhile, or there is more of it
            self._refresh()
            if self.shown.messages:
                return
        self.shown.meter = meter
        if (conversation.title, conversation.space_id) != (self.conversation.title, self.conversation.space_id):
            self.conversation_changed.emit(conversation)
        self.conversation = conversation
        self.shown.messages = messages
        self._show_messages()
        wanted = self._wanted_message or self._wanted_focus
        if wanted is not None and (not self._reading or any(message.id == wanted for message in messages)):
            self._area.focus_message(wanted)
            self._wanted_message = self._wanted_focus = None

    def _show_messages(self) -> None:
        self.shown.show()
        self._show_state()

    def _dress(self, view: MessageView) -> None:
        """Give a message what it can be asked for."""
        message = view.message
        view.regenerate.connect(self.regenerate)
        view.resend.connect(self._resend)
        view.show_branch.connect(self._switch_branch)
        view.show_manifest.connect(self._show_manifest)
        view.undo.connect(self._undo)
        view.settle.connect(self._settle)
        view.save_redacted.connect(self._save_redacted)
        view.quoted.connect(self.quote)
        view.told.connect(self.told)
        if message.attachments:
            view.add_above(AttachmentStrip(self._bridge, message, view))
        if view.last and message.role is Role.ASSISTANT:
            actions = AnswerActions(message, self._bridge.engine.models_state, view)
            actions.go_on.connect(self.continue_answer)
            actions.by_model.connect(self.regenerate_by)
            view.add_action(actions)
        self.finder.mark(view)

    def _show_state(self) -> None:
        """What stands below the messages, and the composer's button."""
        chat, last = self._chat(), self.shown.last
        # The view of the coming answer stays until the stored answer is there to take its place.
        answered = last is not None and last.role is Role.ASSISTANT
        self._below.show(
            chat,
            coming=chat.answering and self.conversation is not None,
            stored=answered or not self._reading,
            empty=last is None,
            temporary=self._temporary,
        )
        self.composer.set_answering(chat.answering)
        self.composer.set_meter(self.shown.meter if last is not None else None)

    def _draw(self, event: Event) -> None:
        if self._below.streams:
            self._below.draw(event)
        else:
            self._show_state()

    # -- what messages ask for

    def _switch_branch(self, message_id: int) -> None:
        if self.conversation is not None:
            chat_id = self.conversation.id
            self._wanted_focus = message_id
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
        if answers := self.shown.of(Role.ASSISTANT):
            self._show_manifest(answers[-1])


async def _read_chat(
    engine: Engine, chat_id: int, newest: int | None
) -> tuple[Conversation, list[Message], ContextManifest | None]:
    messages = await engine.messages(chat_id, newest)
    return await engine.conversation(chat_id), messages, await engine.context_meter(chat_id)
