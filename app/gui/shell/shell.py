"""What goes on around the window: tray, quick ask, lock after idle, notifications, the start with the session.

It outlives the window, which may be made anew, and is told of settings by the engine's events.
"""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSystemTrayIcon

from app.core.events import AnswerEnded, AnswerStarted, Event, SettingsChanged
from app.core.home import home_from
from app.core.models import Conversation
from app.core.settings import Settings
from app.gui.bridge import Bridge
from app.gui.dialogs.lock_passphrase import LockPassphraseDialog
from app.gui.operations import Command, Query
from app.gui.shell.global_keys import GlobalKeys
from app.gui.shell.idle import IdleWatch
from app.gui.shell.login_entry import LoginEntry, start_command
from app.gui.shell.notifications import notify
from app.gui.shell.quick_ask import QuickAsk
from app.gui.shell.tray import Tray
from app.gui.window.main_window import MainWindow
from app.i18n import current_language, tr
from app.targets import Target, TargetKind


class Shell(QObject):
    """Give it the window there is now, and the entry by which the session would start the program."""

    def __init__(
        self,
        bridge: Bridge,
        window: Callable[[], MainWindow],
        login: LoginEntry,
        keys: GlobalKeys,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._window = window
        self._login = login
        self._keys = keys
        self._quick: QuickAsk | None = None
        self._tray: Tray | None = None
        self._asked = False  # for quick ask, before the data was open
        self._began: dict[int, float] = {}  # answers that are coming, by chat
        self._language = ""
        self._wanted_keys = ""
        self._starts_at_login = False
        self._connected: MainWindow | None = None
        self._idle = IdleWatch(self)
        self._idle.idle.connect(self.lock)
        keys.pressed.connect(self.quick_ask)
        keys.refused.connect(self._keys_refused)
        bridge.opened.connect(self._opened)
        bridge.core_event.connect(self._on_event)

    @property
    def tray(self) -> Tray | None:
        """The sign in the tray, where there is one."""
        return self._tray

    @property
    def quick(self) -> QuickAsk | None:
        """The small window, once it was wanted."""
        return self._quick

    def close(self) -> None:
        """Take away everything that is not the window's."""
        self._idle.watch(0)
        self._keys.use("")
        if self._tray is not None:
            self._tray.close()
        if self._quick is not None:
            self._quick.deleteLater()

    # -- asked for

    def serve(self, target: Target) -> None:
        """Do what a start, a link or a key asked for."""
        if target.kind is TargetKind.QUICK_ASK:
            self.quick_ask()
            return
        self.show_window()
        if target.kind is not TargetKind.WINDOW:
            self._window().targets.open(target)

    def show_window(self) -> None:
        """Bring the window to the front."""
        window = self._window()
        window.showNormal() if window.isMinimized() else window.show()
        window.raise_()
        window.activateWindow()

    def quick_ask(self) -> None:
        """Show the small window; where the data is closed or locked, the window that asks for the passphrase."""
        if not self._bridge.is_open:
            self._asked = True
        if not self._bridge.is_open or self._window().lock_.locked:
            self.show_window()
            return
        if self._quick is None:
            self._quick = QuickAsk(self._bridge)
            self._quick.open_chat.connect(self._open_chat)
        self._quick.ask()

    def lock(self) -> None:
        """Lock the window and hide quick ask; where there is no passphrase yet, one is chosen first."""
        Query(self._window(), lambda engine: engine.can_lock()).success(
            lambda can: self._lock() if can else self._choose_passphrase(self._lock, lambda: None)
        ).run(self._bridge)

    # -- inside

    def _lock(self) -> None:
        if self._quick is not None:
            self._quick.leave()
        self._window().lock()

    def _choose_passphrase(self, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
        dialog = LockPassphraseDialog(self._bridge, self._window())
        dialog.chosen.connect(then)
        dialog.rejected.connect(otherwise)
        dialog.open()

    def _opened(self) -> None:
        self._apply(self._bridge.engine.settings(), first=True)
        if self._asked:
            self._asked = False
            self.quick_ask()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, SettingsChanged):
            self._apply(event.settings)
        elif isinstance(event, AnswerStarted):
            self._began[event.conversation_id] = time.monotonic()
        elif isinstance(event, AnswerEnded):
            began = self._began.pop(event.conversation_id, None)
            if began is not None and event.message_id is not None:
                self._tell(time.monotonic() - began)

    def _apply(self, settings: Settings, *, first: bool = False) -> None:
        self._connect_window()
        self._idle.watch(settings.lock_minutes)
        if settings.quick_ask_keys != self._wanted_keys:
            self._wanted_keys = settings.quick_ask_keys
            self._keys.use(self._wanted_keys)
        if self._language != current_language():
            self._language = current_language()
            self._speak()
        if settings.start_at_login or self._starts_at_login:
            self._start_at_login(settings.start_at_login)
        if settings.lock_minutes and not first:
            Query(self._window(), lambda engine: engine.can_lock()).success(
                lambda can: None if can else self._choose_passphrase(lambda: None, self._lock_no_more)
            ).run(self._bridge)

    def _keys_refused(self) -> None:
        self._window().tell(
            tr(
                "This system does not give Keepsake keys that work everywhere. In its own settings you can bind keys "
                "to the command “keepsake --quick-ask”."
            )
        )

    def _lock_no_more(self) -> None:
        """No passphrase was chosen, so nothing could be unlocked: the lock stays off."""
        Command(self._window(), lambda engine: engine.change_settings(lock_minutes=0)).run(self._bridge)

    def _connect_window(self) -> None:
        window = self._window()
        if window is not self._connected:
            self._connected = window
            window.quick_ask_wanted.connect(self.quick_ask)
            window.lock_wanted.connect(self.lock)
            window.lock_.changed.connect(lambda locked: self._tray.show_locked(locked) if self._tray else None)

    def _speak(self) -> None:
        """Make what has words, in the language there is now."""
        if self._quick is not None:
            self._quick.leave()
            self._quick.deleteLater()
            self._quick = None
        if self._tray is not None:
            self._tray.close()
            self._tray = None
        if QSystemTrayIcon.isSystemTrayAvailable():
            tray = Tray(self)
            tray.opened.connect(self.show_window)
            tray.new_chat.connect(lambda: self.serve(Target(TargetKind.NEW)))
            tray.quick_ask.connect(self.quick_ask)
            tray.locked.connect(self.lock)
            tray.left.connect(lambda: self._window().leave())
            tray.show_locked(self._window().lock_.locked)
            self._tray = tray

    def _start_at_login(self, wanted: bool) -> None:
        """Written again at each start: the program may lie elsewhere by now. Taken away only by whom it was put there:
        another home's entry is not ours."""
        home = self._bridge.application.home
        self._starts_at_login = wanted
        try:
            if wanted:
                self._login.write(start_command(None if home == home_from(None) else home.path))
            else:
                self._login.remove()
        except OSError:
            self._window().tell(tr("The system did not let Keepsake change what starts at login."))

    def _tell(self, seconds: float) -> None:
        """A long answer is there, and nobody looks: say so, and not a word of what it says."""
        limit = self._bridge.engine.settings().notify_after_seconds
        looked_at = self._window().isActiveWindow() or (self._quick is not None and self._quick.isActiveWindow())
        if not limit or seconds < limit or looked_at:
            return
        words = tr("The answer is there.")
        if self._tray is not None:
            self._tray.say(words)
        else:
            notify(self._bridge, words)

    def _open_chat(self, chat: Conversation) -> None:
        self.show_window()
        self._window().chat.open(chat)
