"""Opening what a start or a link asked for, once there is a window to show it in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.gui.bridge import Bridge
from app.gui.operations import Query
from app.i18n import tr
from app.targets import Target, TargetKind

if TYPE_CHECKING:
    from app.gui.window.main_window import MainWindow


class TargetOpener:
    """Keeps what cannot be shown yet: the data may be closed, or the window locked."""

    def __init__(self, bridge: Bridge, window: MainWindow) -> None:
        self._bridge = bridge
        self._window = window
        self._waiting: list[Target] = []

    @property
    def waits(self) -> bool:
        """Whether there is something to open."""
        return bool(self._waiting)

    def open(self, target: Target) -> None:
        """Open this now or as soon as it can be."""
        self._waiting.append(target)
        self.go_on()

    def go_on(self) -> None:
        """Open what has been waiting, where there is a window to show it in now."""
        if not hasattr(self._window, "actions_") or self._window.lock_.locked:
            return
        waiting, self._waiting = self._waiting, []
        for target in waiting:
            self._open(target)

    def _open(self, target: Target) -> None:
        window = self._window
        if target.kind is TargetKind.CHAT:
            Query(window, lambda engine: engine.conversation(target.id)).success(window.chat.open).run(self._bridge)
        elif target.kind is TargetKind.MEMORY:
            window.open_memory(target.id)
        elif target.kind is TargetKind.NEW:
            window.new_chat(temporary=target.temporary)
        elif target.kind is TargetKind.FILE and target.path is not None:
            window.files.look_at(target.path)
        elif target.kind is TargetKind.UNKNOWN:
            window.warn(tr("Keepsake was asked to open something it does not know. Nothing was opened."))
