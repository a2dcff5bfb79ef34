"""The branch of a conversation that is shown: its messages, and which of them is to be built anew when they change."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from app.core.models import ContextManifest, Message, Role
from app.gui.panes.chat.message_view import MessageView
from app.gui.panes.chat.messages_area import MessagesArea
from app.gui.text.dates import day_of, same_day
from app.gui.text.formulas import Typesetter

_LETTER, _LINE = 7, 20  # px, for guessing how tall a message will be


class ShownBranch:
    """Holds the area that the messages stand in."""

    def __init__(self, typesetter: Typesetter, dress: Callable[[MessageView], None], parent: QWidget) -> None:
        """`dress` is given every view that is built, before it is shown."""
        self._typesetter = typesetter
        self._dress = dress
        self.messages: Sequence[Message] = []
        self.meter: ContextManifest | None = None  # what the last answer was given
        self.area = MessagesArea(self._view, parent)

    @property
    def last(self) -> Message | None:
        """The newest message."""
        return self.messages[-1] if self.messages else None

    def of(self, role: Role) -> list[Message]:
        """The messages of one speaker, oldest first."""
        return [message for message in self.messages if message.role is role]

    def begin(self) -> None:
        """Another chat follows, whose messages are not read yet."""
        self.messages, self.meter = [], None
        self.area.clear()

    def show(self) -> None:
        """Show the messages as they are now; what is built and has not changed stays."""
        letters = max(self.area.viewport().width() - 80, 200) // _LETTER
        ids = [message.id for message in self.messages]
        self.area.show_messages(ids, lambda place: self._guess(place, letters), self._outdated())
        first = self._first_seen()
        for view in self.area.views:
            view.mark_first_seen(view.message.id == first)

    def _view(self, place: int) -> MessageView:
        message = self.messages[place]
        last, day = self._setting(place)
        view = MessageView(message, self._typesetter, last=last, day=day)
        self._dress(view)
        view.mark_first_seen(message.id == self._first_seen())
        return view

    def _outdated(self) -> set[int]:
        """The messages that are built and look otherwise by now."""
        places = {message.id: place for place, message in enumerate(self.messages)}
        found = set()
        for view in self.area.views:
            place = places.get(view.message.id)
            if place is None:
                continue
            if (view.message, view.last, view.day) != (self.messages[place], *self._setting(place)):
                found.add(view.message.id)
        return found

    def _guess(self, place: int, letters: int) -> int:
        """About how tall a message will be, in pixels."""
        message = self.messages[place]
        lines = message.text.count("\n") + len(message.text) // letters + 1
        return 60 + lines * _LINE + 32 * len(message.notes)

    def _setting(self, place: int) -> tuple[bool, str]:
        """Whether a message is the last, and the day that begins with it."""
        at = self.messages[place].created_at
        begins = place == 0 or not same_day(self.messages[place - 1].created_at, at)
        return place == len(self.messages) - 1, day_of(at) if begins else ""

    def _first_seen(self) -> int | None:
        """The first message that the model still sees, if there are any that it does not."""
        return self.meter.messages[0] if self.meter is not None and self.meter.messages_dropped else None
