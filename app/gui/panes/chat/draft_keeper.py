"""Keeps what is being written over restarts, a moment after the last key."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.gui.bridge import Bridge
from app.gui.operations import Command, Query

_PAUSE = 600  # ms after the last key


class DraftKeeper(QObject):
    """Follows one box through the chats that it writes for. Of a temporary chat nothing is kept."""

    def __init__(self, bridge: Bridge, owner: QWidget, text: Callable[[], str]) -> None:
        """`text` tells what stands in the box."""
        super().__init__(owner)
        self._bridge = bridge
        self._owner = owner
        self._text = text
        self._chat_id: int | None = None
        self._temporary = False
        self._timer = QTimer(self, interval=_PAUSE, singleShot=True)
        self._timer.timeout.connect(self._keep)

    def written(self) -> None:
        """The box changed."""
        if not self._temporary:
            self._timer.start()

    def leave(self) -> None:
        """Keep at once what waits: another chat comes into the box, or the window goes."""
        if self._timer.isActive():
            self._timer.stop()
            self._keep()

    def enter(self, chat_id: int | None, found: Callable[[str], None], *, temporary: bool) -> None:
        """A chat comes into the box; `found` is told what was stored for it (not for a temporary one)."""
        self._timer.stop()
        self._chat_id, self._temporary = chat_id, temporary
        if not temporary:
            Query(self._owner, lambda engine: engine.draft(chat_id)).success(found).failure(lambda _error: None).run(
                self._bridge
            )

    def sent(self, chat_id: int | None) -> None:
        """What stood in the box was sent; from now on it writes for this chat."""
        self._timer.stop()
        if self._chat_id is None and not self._temporary:
            Command(self._owner, lambda engine: engine.drop_draft(None)).failure(lambda _error: None).run(self._bridge)
        self._chat_id = chat_id

    def _keep(self) -> None:
        chat_id, text = self._chat_id, self._text()
        # A draft that cannot be checked for secrets is not kept, and nobody need hear of it before it is sent.
        Command(self._owner, lambda engine: engine.keep_draft(chat_id, text)).failure(lambda _error: None).run(
            self._bridge
        )
