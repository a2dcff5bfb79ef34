"""Everything that the window opens beside itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.gui.bridge import Bridge
from app.gui.command_palette.dialog import CommandPalette
from app.gui.command_palette.entries import action_entries, chat_entries, memory_entries, setting_entries
from app.gui.dialogs.about import AboutDialog
from app.gui.dialogs.guide import GuideWindow
from app.gui.dialogs.privacy import PrivacyDialog
from app.gui.dialogs.shortcuts import ShortcutsDialog, ShortcutsEditor
from app.gui.dialogs.spaces import SpacesDialog
from app.gui.dialogs.updates import check_for_updates
from app.gui.first_run.window import FirstRun
from app.gui.operations import Query
from app.gui.settings.window import SettingsDialog

if TYPE_CHECKING:
    from app.gui.window.main_window import MainWindow
    from app.gui.window.window_state import WindowState


class Dialogs:
    """Opens them over one window."""

    def __init__(self, bridge: Bridge, window: MainWindow) -> None:
        self._bridge = bridge
        self._window = window

    def setting(self, name: str) -> None:
        """The settings, at one of them."""
        self._settings_window().open_setting(name)

    def settings(self) -> None:
        """The settings."""
        self._settings_window()

    def _settings_window(self) -> SettingsDialog:
        """One window of them, in front."""
        window = self._window
        dialog = window.findChild(SettingsDialog)
        if dialog is None:
            dialog = SettingsDialog(
                self._bridge, window, shortcuts=lambda parent: ShortcutsEditor(self._bridge, window.actions_, parent)
            )
            dialog.import_wanted.connect(window.actions_["import"].trigger)
            dialog.export_wanted.connect(window.actions_["export"].trigger)
        dialog.show()
        dialog.activateWindow()
        return dialog

    def first_run(self) -> None:
        """The steps of the first start."""
        dialog = self._window.findChild(FirstRun)
        if dialog is None:
            dialog = FirstRun(self._bridge, self._window)
            dialog.sample_wanted.connect(self._window.open_sample)
        dialog.show()

    def privacy(self) -> None:
        """What is taken out, and what may stay."""
        dialog = PrivacyDialog(self._bridge, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def palette(self, state: WindowState) -> None:
        """Find anything that can be done or opened; what was chosen of late is offered first."""
        window = self._window
        palette = CommandPalette(state.recent, state.remember, window)
        palette.add(action_entries(window.actions_))
        palette.add(setting_entries(self.setting))
        palette.add(memory_entries(window.memory.data.memories, window.open_memory))
        Query(palette, lambda engine: engine.conversations()).success(
            lambda chats: palette.add(chat_entries(chats, window.chat.open))
        ).run(self._bridge)
        palette.show()

    def shortcuts(self) -> None:
        """Every key, to look up and to change."""
        ShortcutsDialog(self._bridge, self._window.actions_, self._window).open()

    def guide(self) -> None:
        """The user's guide."""
        GuideWindow(self._window).show()

    def about(self) -> None:
        """Version, changes, licences."""
        AboutDialog(self._bridge, self._window).open()

    def updates(self) -> None:
        """Ask whether there is a newer version."""
        check_for_updates(self._bridge, self._window)

    def spaces(self) -> None:
        """The parts of life that do not mix."""
        SpacesDialog(self._bridge, self._window).open()
