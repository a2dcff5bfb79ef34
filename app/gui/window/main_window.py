"""The window: chats at the left, the chat in the middle, the memory at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QSystemTrayIcon,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError
from app.core.events import AnswerEnded, AnswerStarted, Committed, Event, ModelsChanged, SettingsChanged
from app.core.models import Conversation, ModelsState, Operation, Scope, ServerState
from app.gui.bridge import Bridge
from app.gui.command_palette.dialog import CommandPalette
from app.gui.look import style
from app.gui.operations import Command, Query
from app.gui.panes.chat.chat_pane import ChatPane
from app.gui.panes.chats.conversation_list import ConversationList
from app.gui.panes.memory.panel import MemoryPanel
from app.gui.panes.message_bar import MessageBar
from app.gui.panes.offline_banner import OfflineBanner
from app.gui.panes.opening_page import OpeningPage
from app.gui.panes.sample_banner import SampleBanner
from app.gui.settings.window import SettingsDialog
from app.gui.shell.lock import Lock
from app.gui.theme import Theme
from app.gui.window.action_table import specs
from app.gui.window.actions import Actions
from app.gui.window.dialogs import Dialogs
from app.gui.window.file_exchange import FileExchange
from app.gui.window.focus import focus_into, next_part
from app.gui.window.header import Header
from app.gui.window.journal_steps import JournalSteps
from app.gui.window.target_opener import TargetOpener
from app.gui.window.window_state import decoded, encoded, read_state, write_state
from app.i18n import tr
from app.words.errors import sentences

_ROOM_FOR_ALL = 1000  # px


class MainWindow(QMainWindow):
    """Shows the opening page until the database is open, then everything."""

    built = Signal()
    closed = Signal()
    lock_wanted = Signal()
    quick_ask_wanted = Signal()

    def __init__(self, bridge: Bridge, theme: Theme) -> None:
        super().__init__()
        self._bridge = bridge
        self._theme = theme
        self.targets = TargetOpener(bridge, self)
        self.dialogs = Dialogs(bridge, self)
        self._state_file = bridge.application.home.path / "window.json"
        self._state = read_state(self._state_file)
        self.setWindowTitle("Keepsake")
        self.resize(1180, 760)
        self.setMinimumSize(640, 480)
        self.restoreGeometry(decoded(self._state.geometry))
        self._opening = OpeningPage(self)
        self._opening.entered.connect(self._open)
        self._opening.retry.connect(lambda: self._open(None))
        self._opening.quit.connect(self.leave)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._opening)
        self.setCentralWidget(self._pages)
        self.lock_ = Lock(bridge, self._pages, self._opening, self)
        self.lock_.changed.connect(self._locked_changed)
        if bridge.is_open:  # a window of another language was here before
            self._build()
            return
        bridge.opened.connect(self._begin)
        # Once the window has been painted: nothing else may come before that.
        QTimer.singleShot(0, self, lambda: self._open(None))

    # -- opening

    def _open(self, passphrase: str | None) -> None:
        self._opening.show_waiting()
        self._bridge.open(passphrase or None, self._opening.show_error)

    def _build(self) -> None:
        self.list = ConversationList(self._bridge, self._state.collapsed, self)
        self.chat = ChatPane(self._bridge, self)
        self._bar = MessageBar(self)
        self.memory = MemoryPanel(self._bridge, self._bar, self)
        self.header = Header(self._bridge, self)
        self.picker, self.space, self._memory_button = self.header.picker, self.header.space, self.header.memory
        self._offline, self.sample = OfflineBanner(self), SampleBanner(self._bridge, self)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        stacked: tuple[QWidget, ...] = (self.header, self._offline, self.sample, self.chat, self._bar)
        for part in stacked:
            column.addWidget(part, int(part is self.chat))
        panel = QFrame(self)
        style(panel, "panel")
        holder = QVBoxLayout(panel)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addWidget(self.memory)
        self._panel = panel
        panel.hide()
        splitter = QSplitter(self)
        for part in (self.list, middle, panel):
            splitter.addWidget(part)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([240, 560, 420])
        self._splitter, self._middle = splitter, middle
        self._pages.addWidget(splitter)
        self._pages.setCurrentWidget(splitter)
        self.files = FileExchange(self._bridge, self)
        self.steps = JournalSteps(self._bridge, self)
        self.actions_ = Actions(self, specs(self), self._bridge.engine.settings().shortcuts)
        self.actions_.on_use(lambda name: self._state.remember(f"action:{name}"))
        self._connect()
        self.picker.show_state(self._bridge.engine.models_state())
        self.list.refresh()
        self.space.refresh()
        self.memory.data.refresh()

    def _begin(self) -> None:
        """The data is open: show everything, as it stood when it was left."""
        self._build()
        self._go_on()
        if self._bridge.engine.settings().lock_minutes and self._bridge.application.home.window_lock.exists():
            self.lock()  # else a new start would be the way around the lock
        self.built.emit()
        self.targets.go_on()

    def _go_on(self) -> None:
        """Stand as the window stood when it was left."""
        self._splitter.restoreState(decoded(self._state.splitter))
        self._memory_button.setChecked(self._state.memory)
        self.chat.composer.setFocus()
        if self._state.chat is not None and not self.targets.waits:
            self._open_last(self._state.chat)

    def _open_last(self, conversation_id: int) -> None:
        """Go on with the chat of the last time, unless it is gone or the person was faster."""

        def show(conversation: Conversation) -> None:
            if conversation.deleted_at is None and self.chat.conversation is None and not self.chat.composer.text:
                self.chat.open(conversation)

        Query(self, lambda engine: engine.conversation(conversation_id)).success(show).failure(
            lambda _error: None  # it was erased
        ).run(self._bridge)

    def save_state(self) -> None:
        """Keep how the window stands for the next start. Of a temporary chat nothing is kept."""
        self._state.geometry = encoded(self.saveGeometry())
        if self._bridge.is_open:
            chat = self.chat.conversation
            self._state.splitter = encoded(self._splitter.saveState())
            self._state.memory = self._memory_button.isChecked()
            self._state.chat = None if chat is None or chat.temporary else chat.id
        write_state(self._state_file, self._state)

    def _keep_folded(self, folder_ids: set[int]) -> None:
        self._state.collapsed = sorted(folder_ids)
        write_state(self._state_file, self._state)

    def _connect(self) -> None:
        self._offline.look_again.connect(self.picker.look_again)
        self.files.told.connect(self.tell)
        self.steps.told.connect(self.tell)
        self.steps.undone.connect(self._show_undone)
        self.steps.changed.connect(self.actions_.refresh)
        self.list.chosen.connect(self.chat.open)
        self.list.new_chat.connect(lambda temporary: self.new_chat(temporary=temporary))
        self.list.deleted.connect(self._conversations_deleted)
        self.list.done.connect(self._offer_undo)
        self.list.told.connect(self.tell)
        self.list.folded.connect(self._keep_folded)
        self.chat.conversation_changed.connect(self._conversation_changed)
        self.chat.told.connect(self.tell)
        self.chat.failed.connect(self.show_error)
        self.chat.used.open_memory.connect(self.open_memory)
        self.chat.used.open_message.connect(self.open_message)
        self.chat.used.excluded.connect(
            lambda operation_id, words: self._bar.offer(words, tr("Undo"), lambda: self.steps.undo_one(operation_id))
        )
        self.memory.open_message.connect(self.open_message)
        self.memory.counts_changed.connect(self.header.show_counts)
        self.memory.open_privacy.connect(self.dialogs.privacy)
        self.memory.expand.connect(self._widen_memory)
        self.space.chosen.connect(self.chat.move_to)
        self.sample.opened.connect(self.chat.open)
        self.sample.removed.connect(self._sample_removed)
        self._memory_button.toggled.connect(self._show_memory)
        self._bridge.core_event.connect(self._on_event)
        self._conversation_changed(None)

    def take_over(self, old: MainWindow) -> None:
        """Go on where another window over the same bridge stands, which is going."""
        self._state = old._state
        self.setGeometry(old.normalGeometry())
        self.setWindowState(old.windowState())
        self._memory_button.setChecked(old._memory_button.isChecked())
        self._splitter.restoreState(old._splitter.saveState())
        self.chat.take_over(old.chat)
        self.memory.tabs.setCurrentIndex(old.memory.tabs.currentIndex())
        if (memory_id := old.memory.memories.detail.memory_id) is not None:
            self.memory.memories.open_memory(memory_id)
        if any(dialog.isVisible() and not dialog.isModal() for dialog in old.findChildren(SettingsDialog)):
            self.actions_["settings"].trigger()

    def lock(self) -> None:
        """Hide everything until the passphrase is given."""
        for palette in self.findChildren(CommandPalette):
            palette.leave()
        self.lock_.lock(self._splitter)

    def _locked_changed(self, locked: bool) -> None:
        self.actions_.lock(locked)
        if not locked:
            self.chat.composer.setFocus()
            self.targets.go_on()

    # -- telling

    def tell(self, text: str) -> None:
        """Say something in passing."""
        self._bar.tell(text)

    def warn(self, text: str) -> None:
        """Say something that went wrong, until the person closes it."""
        self._bar.warn(text)

    def show_error(self, error: AppError) -> None:
        """Show a fault in words, until the person closes it."""
        self._bar.warn(sentences(error))

    # -- what happens

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ModelsChanged):
            self._show_server(event.state)
        elif isinstance(event, SettingsChanged):
            self.actions_.bind(event.settings.shortcuts)
        if isinstance(event, AnswerStarted | AnswerEnded | Committed):
            self.actions_.refresh()

    def _show_server(self, state: ModelsState) -> None:
        self._offline.setVisible(state.server is ServerState.OFFLINE)

    def new_chat(self, *, temporary: bool) -> None:
        self.chat.new_chat(temporary=temporary)
        self.chat.composer.setFocus()

    def _conversation_changed(self, conversation: Conversation | None) -> None:
        self.list.mark(conversation.id if conversation else None)
        title = conversation.title if conversation else ""
        self.header.show_chat(title, self.chat.space_id, temporary=self.chat.temporary)
        self.list.filter.opened(conversation.id if conversation else None)
        self.actions_.refresh()

    def _conversations_deleted(self, conversation_ids: list[int]) -> None:
        if self.chat.conversation is not None and self.chat.conversation.id in conversation_ids:
            self.new_chat(temporary=False)

    def _offer_undo(self, words: str, operation_id: int) -> None:
        self._bar.offer(words, tr("Undo"), lambda: self.steps.undo_one(operation_id))

    def _show_undone(self, operation: Operation) -> None:
        if operation.scope is not Scope.MEMORY and self.chat.conversation is not None:
            self.chat.open(self.chat.conversation)

    def open_message(self, conversation_id: int, message_id: int) -> None:
        self._widen_memory(False)
        Command(self, lambda engine: engine.conversation(conversation_id)).success(
            lambda conversation: self.chat.open(conversation, message_id)
        ).run(self._bridge)

    def open_memory(self, memory_id: int) -> None:
        self._memory_button.setChecked(True)
        self.memory.show_memory(memory_id)

    def _show_memory(self, shown: bool) -> None:
        if not shown:
            self._widen_memory(False)
        self._panel.setVisible(shown)
        self._make_room()
        if shown:
            self.memory.setFocus()

    def _make_room(self) -> None:
        """In a narrow window the chats give way to the memory."""
        roomy = self.width() >= _ROOM_FOR_ALL or not self._memory_button.isChecked()
        self.list.setVisible(roomy and not self._middle.isHidden())

    def _widen_memory(self, wide: bool) -> None:
        """Give the memory the whole window, or its side of it."""
        if wide is self._middle.isHidden():
            return
        if wide:
            self._sizes = self._splitter.sizes()
        self._middle.setVisible(not wide)
        foot = (self._panel if wide else self._middle).layout()
        if foot is not None:
            foot.addWidget(self._bar)  # notices stand where one looks
        self.memory.set_expanded(wide)
        self._make_room()
        if not wide:
            self._splitter.setSizes(self._sizes)

    def switch_wide_memory(self) -> None:
        """Give the memory the whole window, or take that back."""
        wide = not self._middle.isHidden()
        self._memory_button.setChecked(True)
        self._widen_memory(wide)

    def show_as_of(self) -> None:
        """What was remembered on a day."""
        self._memory_button.setChecked(True)
        self.memory.show_day()

    def show_conflicts(self) -> None:
        self._memory_button.setChecked(True)
        self.memory.show_conflicts()

    def leave(self) -> None:
        """Close the window and end the program."""
        self.close()
        QApplication.quit()

    def welcome(self) -> None:
        """The steps of the first start."""
        self.dialogs.first_run()

    def open_sample(self) -> None:
        """The sample profile, with the memory beside it."""
        self.sample.open_sample()
        self._memory_button.setChecked(True)

    def _sample_removed(self) -> None:
        self.new_chat(temporary=False)
        self.space.refresh()
        self.list.refresh()
        self.tell(tr("The sample is gone: nothing of it is left."))

    def show_palette(self) -> None:
        """Find anything that can be done or opened."""
        self.dialogs.palette(self._state)

    def toggle_memory(self) -> None:
        """Show or hide the memory."""
        self._memory_button.toggle()

    def toggle_full_screen(self) -> None:
        """The whole screen, or as before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def take_offer(self) -> None:
        """Press the newest notice's button, e.g. "Undo"."""
        self._bar.take_offer()

    def next_part(self) -> None:
        """Move the focus on: chats, messages, memory, notices."""
        parts: list[QWidget] = [self.list, self.chat, self.memory, self._bar]
        part = next_part([part for part in parts if part.isVisible()])
        if part is self._bar:
            self._bar.take_focus()
        elif part is self.chat:
            self.chat.composer.setFocus()
        elif part is not None:
            focus_into(part)

    def _stays_in_tray(self) -> bool:
        wanted = self._bridge.is_open and self._bridge.engine.settings().close_to_tray
        return wanted and QSystemTrayIcon.isSystemTrayAvailable()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_panel"):
            self._make_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.save_state()
        if event.spontaneous() and self._stays_in_tray():  # the person's click, not the end of the session
            event.ignore()
            self.hide()
            return
        self.closed.emit()
        super().closeEvent(event)
