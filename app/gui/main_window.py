"""The window: chats at the left, the chat in the middle, the memory at the right."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError
from app.core.events import Event, ModelsChanged
from app.core.models import Conversation, ModelsState, Operation, Scope, ServerState
from app.error_words import words_for
from app.gui.actions import Actions, Spec
from app.gui.bridge import Bridge
from app.gui.dialogs.as_of import AsOfDialog
from app.gui.dialogs.guide import GuideWindow
from app.gui.dialogs.privacy import PrivacyDialog
from app.gui.dialogs.spaces import SpacesDialog
from app.gui.dialogs.transfer import ImportDialog
from app.gui.elided_label import ElidedLabel
from app.gui.first_run.window import FirstRun
from app.gui.look import announce, plain_label, style
from app.gui.operations import Command
from app.gui.panes.chat.chat_pane import ChatPane
from app.gui.panes.conversation_list import ConversationList
from app.gui.panes.memory.panel import MemoryPanel
from app.gui.panes.message_bar import MessageBar
from app.gui.panes.model_picker import ModelPicker
from app.gui.panes.opening_page import OpeningPage
from app.gui.panes.sample_banner import SampleBanner
from app.gui.panes.space_picker import SpacePicker
from app.gui.settings.window import ABOUT, SettingsDialog
from app.gui.theme import Theme
from app.gui.words import kind_words
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine

_TELLING = 6000  # ms that a message stays
_ROOM_FOR_ALL = 1000  # px


class MainWindow(QMainWindow):
    """Shows the opening page until the database is open, then everything."""

    closed = Signal()

    def __init__(self, bridge: Bridge, theme: Theme) -> None:
        super().__init__()
        self._bridge = bridge
        self._theme = theme
        self.setWindowTitle("Keepsake")
        self.resize(1180, 760)
        self.setMinimumSize(640, 480)
        self._opening = OpeningPage(self)
        self._opening.entered.connect(self._open)
        self._opening.retry.connect(lambda: self._open(None))
        self._opening.quit.connect(self.close)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._opening)
        self.setCentralWidget(self._pages)
        if bridge.is_open:  # a window of another language was here before
            self._build()
            return
        bridge.opened.connect(self._build)
        # Once the window has been painted: nothing else may come before that.
        QTimer.singleShot(0, self, lambda: self._open(None))

    # -- opening

    def _open(self, passphrase: str | None) -> None:
        self._opening.show_waiting()
        self._bridge.open(passphrase or None, self._opening.show_error)

    def _build(self) -> None:
        self.list = ConversationList(self._bridge, self)
        self.chat = ChatPane(self._bridge, self)
        self.memory = MemoryPanel(self._bridge, self)
        self.picker = ModelPicker(self._bridge, self)
        self.space = SpacePicker(self._bridge, self)
        self._memory_button = QPushButton(tr("Memory"), self)
        self._memory_button.setCheckable(True)
        self._memory_words = tr("Memory")
        self._title = ElidedLabel(self)
        style(self._title, "strong")
        self._badge = ElidedLabel(self)
        self._badge.setText(tr("Temporary: no memory, nothing on disk"))
        badge = QFrame(self)
        style(badge, "warning")
        badge_row = QHBoxLayout(badge)
        badge_row.setContentsMargins(10, 2, 10, 2)
        badge_row.addWidget(self._badge)
        badge.hide()
        self._badge_frame = badge
        header = QFrame(self)
        style(header, "header")
        row = QHBoxLayout(header)
        row.setContentsMargins(16, 8, 12, 8)
        row.addWidget(self._title, 1)
        row.addWidget(badge, 1)
        row.addWidget(self.space)
        row.addWidget(self.picker)
        row.addWidget(self._memory_button)
        self._offline, self.sample = self._offline_banner(), SampleBanner(self._bridge, self)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._bar = MessageBar(middle)
        stacked: tuple[QWidget, ...] = (header, self._offline, self.sample, self.chat, self._bar)
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
        self._splitter = splitter
        self._pages.addWidget(splitter)
        self._pages.setCurrentWidget(splitter)
        self.actions_ = Actions(self, self._specs())
        self._connect()
        self.picker.show_state(self._bridge.engine.models_state())
        self.list.refresh()
        self.space.refresh()
        self.memory.data.refresh()
        self.chat.composer.setFocus()

    def _connect(self) -> None:
        self.list.chosen.connect(self.chat.open)
        self.list.new_chat.connect(lambda temporary: self._new_chat(temporary=temporary))
        self.list.deleted.connect(self._conversations_deleted)
        self.list.done.connect(self._offer_undo)
        self.list.told.connect(self.tell)
        self.chat.conversation_changed.connect(self._conversation_changed)
        self.chat.told.connect(self.tell)
        self.chat.failed.connect(self.show_error)
        self.chat.used.open_memory.connect(self._open_memory)
        self.chat.used.open_message.connect(self._open_message)
        self.chat.used.excluded.connect(
            lambda operation_id, words: self._bar.offer(
                words, tr("Undo"), lambda: self._undo_one(operation_id), _TELLING
            )
        )
        self.memory.open_message.connect(self._open_message)
        self.memory.counts_changed.connect(self._show_counts)
        self.memory.open_privacy.connect(self._privacy)
        self.space.chosen.connect(self.chat.move_to)
        self.sample.opened.connect(self.chat.open)
        self.sample.removed.connect(self._sample_removed)
        self._memory_button.toggled.connect(self._show_memory)
        self._bridge.core_event.connect(self._on_event)
        self._conversation_changed(None)

    def _specs(self) -> list[Spec]:
        chat, edit, view, help_ = tr("Chat"), tr("Edit"), tr("View"), tr("Help")
        return [
            Spec(chat, "new", tr("New chat"), "Ctrl+N", lambda: self._new_chat(temporary=False)),
            Spec(chat, "temporary", tr("New temporary chat"), "Ctrl+Shift+N", lambda: self._new_chat(temporary=True)),
            Spec(chat, "regenerate", tr("Answer again"), "Ctrl+R", self.chat.regenerate),
            Spec(chat, "stop", tr("Stop the answer"), "Ctrl+.", self.chat.stop),
            Spec(chat, "undo_exchange", tr("Take back the last exchange"), "Ctrl+Shift+Z", self.chat.undo_exchange),
            Spec(chat, "rename", tr("Rename the chat"), "Ctrl+Shift+R", self.list.rename_current),
            Spec(chat, "archive", tr("Archive the chat"), "Ctrl+Shift+A", self.list.archive_current),
            Spec(chat, "delete", tr("Delete the chat"), "Ctrl+Shift+D", self.list.delete_current),
            Spec(chat, "folder", tr("New folder…"), "", self.list.commands.add_folder),
            Spec(chat, "spaces", tr("Spaces…"), "", lambda: SpacesDialog(self._bridge, self).open()),
            Spec(chat, "import", tr("Import…"), "", self._import),
            Spec(chat, "export", tr("Export…"), "", self._export),
            Spec(chat, "export_chat", tr("Export this chat…"), "Ctrl+Shift+E", self.chat.export),
            Spec(chat, "continue", tr("Continue the answer"), "Ctrl+Shift+C", self.chat.continue_answer),
            Spec(chat, "settings", tr("Settings…"), "Ctrl+,", self._settings),
            Spec(chat, "privacy", tr("Privacy…"), "", self._privacy),
            Spec(chat, "quit", tr("Quit"), "Ctrl+Q", self._quit),
            Spec(edit, "undo", tr("Undo the last change"), "Ctrl+Alt+Z", self._undo),
            Spec(edit, "redo", tr("Redo"), "Ctrl+Alt+Y", self._redo),
            Spec(edit, "search", tr("Search chats"), "Ctrl+K", self.list.search.setFocus),
            Spec(view, "memory", tr("Memory"), "Ctrl+M", self._memory_button.toggle),
            Spec(view, "conflicts", tr("To decide"), "Ctrl+Shift+M", self._open_conflicts),
            Spec(view, "as_of", tr("What it knew on a day…"), "", lambda: AsOfDialog(self._bridge, self).open()),
            Spec(view, "composer", tr("Go to the message box"), "Ctrl+L", self.chat.composer.setFocus),
            Spec(view, "previous", tr("Previous chat"), "Ctrl+PgUp", lambda: self.list.step(-1)),
            Spec(view, "next", tr("Next chat"), "Ctrl+PgDown", lambda: self.list.step(1)),
            Spec(help_, "guide", tr("User's guide"), "F1", lambda: GuideWindow(self).show()),
            Spec(help_, "shortcuts", tr("Keyboard shortcuts"), "Ctrl+/", self._shortcuts),
            Spec(help_, "welcome", tr("First steps…"), "", self.welcome),
            Spec(help_, "sample", tr("Try with a sample"), "", self.open_sample),
            Spec(help_, "about", tr("About Keepsake"), "", self._about),
        ]

    def _offline_banner(self) -> QFrame:
        banner = QFrame(self)
        style(banner, "notice")
        words = plain_label(
            tr(
                "No Ollama server answers, so the offline assistant does. For a real model: install Ollama from "
                "ollama.com, run “ollama pull llama3.2:3b”, then look again."
            )
        )
        again = QPushButton(tr("Look again"), banner)
        again.clicked.connect(self.picker.look_again)
        row = QHBoxLayout(banner)
        row.setContentsMargins(16, 6, 12, 6)
        row.addWidget(words, 1)
        row.addWidget(again)
        banner.hide()
        return banner

    def take_over(self, old: MainWindow) -> None:
        """Go on where another window over the same bridge stands, which is going."""
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

    # -- telling

    def tell(self, text: str) -> None:
        """Say something in passing."""
        self._bar.tell(text, _TELLING)
        announce(self, text)

    def show_error(self, error: AppError) -> None:
        """Show a fault in words, until the person closes it."""
        words = words_for(error)
        text = " ".join(
            part for part in (words.title + ".", words.what_happened, words.what_was_kept, words.what_to_do) if part
        )
        self._bar.warn(text)
        announce(self, text, urgent=True)

    # -- what happens

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ModelsChanged):
            self._show_server(event.state)

    def _show_server(self, state: ModelsState) -> None:
        self._offline.setVisible(state.server is ServerState.OFFLINE)

    def _new_chat(self, *, temporary: bool) -> None:
        self.chat.new_chat(temporary=temporary)
        self.chat.composer.setFocus()

    def _conversation_changed(self, conversation: Conversation | None) -> None:
        self.list.mark(conversation.id if conversation else None)
        self._title.setText((conversation.title if conversation else "") or tr("New chat"))
        self._badge_frame.setVisible(self.chat.temporary)
        self.space.show_space(self.chat.space_id)
        self.list.filter.opened(conversation.id if conversation else None)
        self.space.setEnabled(not self.chat.temporary)

    def _conversations_deleted(self, conversation_ids: list[int]) -> None:
        if self.chat.conversation is not None and self.chat.conversation.id in conversation_ids:
            self._new_chat(temporary=False)

    def _offer_undo(self, words: str, operation_id: int) -> None:
        self._bar.offer(words, tr("Undo"), lambda: self._undo_one(operation_id), _TELLING)
        announce(self, words)

    def _undo_one(self, operation_id: int) -> None:
        Command(self, lambda engine: engine.undo(operation_id)).success(self._told_undone).run(self._bridge)

    def _undo(self) -> None:
        Command(self, lambda engine: engine.undo()).success(self._told_undone).run(self._bridge)

    def _redo(self) -> None:
        Command(self, lambda engine: engine.redo()).success(
            lambda operation: self.tell(tr("Redone: {what}", what=_did(operation)))
        ).run(self._bridge)

    def _told_undone(self, operation: Operation) -> None:
        self.tell(tr("Undone: {what}", what=_did(operation)))
        if operation.scope is not Scope.MEMORY and self.chat.conversation is not None:
            self.chat.open(self.chat.conversation)

    def _open_message(self, conversation_id: int, message_id: int) -> None:
        Command(self, lambda engine: engine.conversation(conversation_id)).success(
            lambda conversation: self.chat.open(conversation, message_id)
        ).run(self._bridge)

    def _open_memory(self, memory_id: int) -> None:
        self._memory_button.setChecked(True)
        self.memory.show_memory(memory_id)

    def _show_memory(self, shown: bool) -> None:
        self._panel.setVisible(shown)
        self._name_memory_button()
        self._make_room()
        if shown:
            self.memory.setFocus()

    def _make_room(self) -> None:
        """In a narrow window the chats give way to the memory."""
        self.list.setVisible(self.width() >= _ROOM_FOR_ALL or not self._memory_button.isChecked())

    def _open_conflicts(self) -> None:
        self._memory_button.setChecked(True)
        self.memory.show_conflicts()

    def _show_counts(self, memories: int, waiting: int) -> None:
        words = tr("Memory") + (f" {memories}" if memories else "")
        self._memory_words = words + (" · " + tr("{n} to decide", n=waiting) if waiting else "")
        self._name_memory_button()

    def _name_memory_button(self) -> None:
        """The numbers stand in the panel itself while it is open, and the room goes to the chat's title."""
        self._memory_button.setText(tr("Memory") if self._memory_button.isChecked() else self._memory_words)
        self._memory_button.setAccessibleName(self._memory_words)

    def _quit(self) -> None:
        self.close()

    def _settings(self, page: str = "") -> None:
        """The settings, at one of their pages."""
        dialog = self.findChild(SettingsDialog)
        if dialog is None:
            dialog = SettingsDialog(self._bridge, self, shortcuts=self._shortcut_list)
            dialog.import_wanted.connect(self._import)
            dialog.export_wanted.connect(self._export)
        if page:
            dialog.open_page(page)
        dialog.show()
        dialog.activateWindow()

    def welcome(self) -> None:
        """The steps of the first start."""
        dialog = self.findChild(FirstRun)
        if dialog is None:
            dialog = FirstRun(self._bridge, self)
            dialog.sample_wanted.connect(self.open_sample)
        dialog.show()

    def open_sample(self) -> None:
        """The sample profile, with the memory beside it."""
        self.sample.open_sample()
        self._memory_button.setChecked(True)

    def _sample_removed(self) -> None:
        self._new_chat(temporary=False)
        self.space.refresh()
        self.list.refresh()
        self.tell(tr("The sample is gone: nothing of it is left."))

    def _privacy(self) -> None:
        dialog = PrivacyDialog(self._bridge, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _import(self) -> None:
        kinds = tr("Exports and lists") + " (*.zip *.json *.txt *.md)"
        name, _kind = QFileDialog.getOpenFileName(self, tr("Import"), "", kinds)
        if name:
            ImportDialog(self._bridge, Path(name), self).open()

    def _export(self) -> None:
        kinds = "JSON (*.json);;Markdown (*.md)"
        name, _kind = QFileDialog.getSaveFileName(self, tr("Export"), "keepsake.json", kinds)
        if name:
            self._write_export(Path(name))

    def _write_export(self, path: Path) -> None:
        async def work(engine: Engine) -> None:
            if path.suffix == ".md":
                text = await engine.export_markdown()
            else:
                text = json.dumps(await engine.export(), ensure_ascii=False, indent=2)
            await asyncio.to_thread(path.write_text, text + "\n", "utf-8")

        Command(self, work).success(lambda _nothing: self._exported(path)).run(self._bridge)

    def _exported(self, path: Path) -> None:
        self.tell(tr("Written to {file}. It is not encrypted: keep it where only you can read it.", file=path.name))

    def _shortcuts(self) -> None:
        dialog = QDialog(self)
        dialog.setWindowTitle(tr("Keyboard shortcuts"))
        QVBoxLayout(dialog).addWidget(self._shortcut_list(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _shortcut_list(self, parent: QWidget) -> QWidget:
        """Every action that has keys, with them."""
        page = QWidget(parent)
        form = QFormLayout(page)
        for words, keys in self.actions_.shortcuts():
            form.addRow(words, QLabel(keys))
        return page

    def _about(self) -> None:
        self._settings(ABOUT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_panel"):
            self._make_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)


def _did(operation: Operation) -> str:
    return kind_words(operation.kind, max(len(operation.conversation_ids), 1))
