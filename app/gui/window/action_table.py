"""The table of the window's actions: where each stands, its keys, and when it can be used."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from app.gui.window.actions import Spec, standard
from app.i18n import tr

if TYPE_CHECKING:
    from app.gui.window.main_window import MainWindow

_Key, _Role = QKeySequence.StandardKey, QAction.MenuRole
_SIGNS = {
    "new": "message-square-plus",
    "temporary": "ghost",
    "regenerate": "refresh-cw",
    "stop": "square",
    "undo_exchange": "rotate-ccw",
    "rename": "pencil",
    "archive": "archive",
    "delete": "trash-2",
    "folder": "folder-plus",
    "export_chat": "file-down",
    "continue": "play",
    "attach": "paperclip",
    "spaces": "layers",
    "import": "download",
    "export": "upload",
    "settings": "settings",
    "privacy": "shield-check",
    "quick_ask": "zap",
    "lock": "lock",
    "quit": "log-out",
    "undo": "undo-2",
    "redo": "redo-2",
    "palette": "command",
    "search": "search",
    "memory": "brain",
    "memory_wide": "maximize-2",
    "conflicts": "scale",
    "as_of": "calendar-clock",
    "composer": "message-square",
    "previous": "arrow-up",
    "next": "arrow-down",
    "full_screen": "monitor",
    "guide": "book-open",
    "shortcuts": "keyboard",
    "about": "info",
}


def specs(window: MainWindow) -> list[Spec]:
    """All actions of the window, in the order of its menus."""
    listed = [*_chat(window), *_edit(window), *_view(window), *_help(window)]
    return [replace(spec, sign=_SIGNS.get(spec.name, "")) for spec in listed]


def _chat(window: MainWindow) -> list[Spec]:
    menu, chat, chats = tr("Chat"), window.chat, window.list

    def resting() -> bool:
        return chat.conversation is not None and not chat.answering

    def kept() -> bool:
        return chat.conversation is not None

    new = standard(_Key.New, "Ctrl+N")
    prefs, dialogs = standard(_Key.Preferences, "Ctrl+,"), window.dialogs
    leave = standard(_Key.Quit, "Ctrl+Q")
    temporary, back = "Ctrl+Shift+N", "Ctrl+Shift+Z"
    return [
        Spec(menu, "new", tr("New chat"), new, lambda: window.new_chat(temporary=False)),
        Spec(menu, "temporary", tr("New temporary chat"), temporary, lambda: window.new_chat(temporary=True)),
        Spec(menu, "regenerate", tr("Answer again"), "Ctrl+R", chat.regenerate, enabled=resting, line=True),
        Spec(
            menu,
            "continue",
            tr("Continue the answer"),
            "Ctrl+Shift+C",
            chat.continue_answer,
            enabled=lambda: chat.can_continue,
        ),
        Spec(menu, "attach", tr("Attach pictures or files…"), "Ctrl+Shift+U", chat.composer.choose_files),
        Spec(menu, "stop", tr("Stop the answer"), "Ctrl+.", chat.stop, enabled=lambda: chat.answering),
        Spec(menu, "undo_exchange", tr("Take back the last exchange"), back, chat.undo_exchange, enabled=resting),
        Spec(menu, "rename", tr("Rename the chat"), "Ctrl+Shift+R", chats.rename_current, enabled=kept, line=True),
        Spec(menu, "archive", tr("Archive the chat"), "Ctrl+Shift+A", chats.archive_current, enabled=kept),
        Spec(menu, "delete", tr("Delete the chat"), "Ctrl+Shift+D", chats.delete_current, enabled=kept),
        Spec(menu, "folder", tr("New folder…"), "", chats.commands.add_folder, line=True),
        Spec(menu, "spaces", tr("Spaces…"), "", dialogs.spaces),
        Spec(menu, "import", tr("Import…"), "", window.files.ask_import, line=True),
        Spec(menu, "export", tr("Export…"), "", window.files.ask_export),
        Spec(menu, "export_chat", tr("Export this chat…"), "Ctrl+Shift+E", chat.export, enabled=kept),
        Spec(menu, "settings", tr("Settings…"), prefs, dialogs.settings, role=_Role.PreferencesRole, line=True),
        Spec(menu, "privacy", tr("Privacy…"), "", dialogs.privacy),
        Spec(menu, "quick_ask", tr("Quick ask…"), "Ctrl+Shift+Space", window.quick_ask_wanted.emit, line=True),
        Spec(menu, "lock", tr("Lock now"), "Ctrl+Shift+L", window.lock_wanted.emit),
        Spec(menu, "quit", tr("Quit"), leave, window.leave, role=_Role.QuitRole, line=True),
    ]


def _edit(window: MainWindow) -> list[Spec]:
    menu = tr("Edit")
    return [
        Spec(
            menu,
            "undo",
            tr("Undo the last change"),
            "Ctrl+Alt+Z",
            window.steps.undo,
            enabled=lambda: window.steps.can_undo,
        ),
        Spec(menu, "redo", tr("Redo"), "Ctrl+Alt+Y", window.steps.redo, enabled=lambda: window.steps.can_redo),
        Spec(menu, "take_offer", tr("Do what the notice offers"), "Alt+U", window.take_offer),
        Spec(menu, "palette", tr("Command palette…"), "Ctrl+Shift+P", window.show_palette, line=True),
        Spec(menu, "search", tr("Search chats"), "Ctrl+K", window.list.search.setFocus),
        Spec(menu, "find", tr("Find in this chat"), "Ctrl+F", window.chat.search),
        Spec(menu, "date", tr("Jump to a date…"), "Ctrl+J", window.chat.jump_to_date),
    ]


def _view(window: MainWindow) -> list[Spec]:
    menu = tr("View")
    memory = "Ctrl+Alt+M" if sys.platform == "darwin" else "Ctrl+M"  # ⌘M is the system's there
    wide = "Ctrl+Alt+Shift+M" if sys.platform == "darwin" else "Ctrl+Alt+M"
    full = standard(_Key.FullScreen, "F11")
    return [
        Spec(menu, "memory", tr("Memory"), memory, window.toggle_memory),
        Spec(menu, "conflicts", tr("To decide"), "Ctrl+Shift+M", window.show_conflicts),
        Spec(menu, "memory_wide", tr("Memory over the whole window"), wide, window.switch_wide_memory),
        Spec(menu, "as_of", tr("What it knew on a day…"), "", window.show_as_of),
        Spec(menu, "composer", tr("Go to the message box"), "Ctrl+L", window.chat.composer.setFocus, line=True),
        Spec(menu, "next_part", tr("Next part of the window"), "F6", window.next_part),
        Spec(menu, "message_above", tr("Message above"), "Alt+Up", lambda: window.chat.step_message(-1)),
        Spec(menu, "message_below", tr("Message below"), "Alt+Down", lambda: window.chat.step_message(1)),
        Spec(menu, "previous", tr("Previous chat"), "Ctrl+PgUp", lambda: window.list.step(-1)),
        Spec(menu, "next", tr("Next chat"), "Ctrl+PgDown", lambda: window.list.step(1)),
        Spec(menu, "full_screen", tr("Full screen"), full, window.toggle_full_screen, line=True),
    ]


def _help(window: MainWindow) -> list[Spec]:
    menu = tr("Help")
    return [
        Spec(menu, "welcome", tr("First steps…"), "", window.welcome),
        Spec(menu, "sample", tr("Try with a sample"), "", window.open_sample),
        Spec(menu, "guide", tr("User's guide"), standard(_Key.HelpContents, "F1"), window.dialogs.guide),
        Spec(menu, "shortcuts", tr("Keyboard shortcuts…"), "Ctrl+/", window.dialogs.shortcuts),
        Spec(menu, "updates", tr("Check for updates…"), "", window.dialogs.updates, line=True),
        Spec(menu, "about", tr("About Keepsake"), "", window.dialogs.about, role=_Role.AboutRole),
    ]
