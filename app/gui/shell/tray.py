"""The sign in the system's tray, with a menu of a few things to do."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from app.gui.shell.program_icon import program_icon
from app.i18n import tr


class Tray(QObject):
    """Make one only where `QSystemTrayIcon.isSystemTrayAvailable()`."""

    opened = Signal()
    new_chat = Signal()
    quick_ask = Signal()
    locked = Signal()
    left = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._menu = QMenu()
        self._chats = [
            self._menu.addAction(tr("New chat"), self.new_chat.emit),
            self._menu.addAction(tr("Quick ask…"), self.quick_ask.emit),
        ]
        self._lock = self._menu.addAction(tr("Lock now"), self.locked.emit)
        self._menu.addSeparator()
        open_ = self._menu.addAction(tr("Open Keepsake"), self.opened.emit)
        self._menu.addAction(tr("Quit"), self.left.emit)
        self._menu.insertAction(self._chats[0], open_)
        self._menu.setDefaultAction(open_)
        self._icon = QSystemTrayIcon(program_icon(), self)
        self._icon.setToolTip("Keepsake")
        self._icon.setContextMenu(self._menu)
        self._icon.activated.connect(self._activated)
        self._icon.messageClicked.connect(self.opened)
        self._icon.show()

    def show_locked(self, locked: bool) -> None:
        """While the window is locked, nothing can be asked from here either."""
        for action in (*self._chats, self._lock):
            action.setEnabled(not locked)

    def say(self, text: str) -> None:
        """Show a notification."""
        self._icon.showMessage("Keepsake", text, program_icon())

    @property
    def menu(self) -> QMenu:
        """What a click with the other button opens."""
        return self._menu

    def close(self) -> None:
        """Take the sign away."""
        self._icon.hide()
        self._menu.deleteLater()
        self.deleteLater()

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in {QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick}:
            self.opened.emit()
