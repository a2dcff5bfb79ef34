"""What stands below the messages: the start page of an empty chat, the answer that is coming, the last fault."""

from PySide6.QtCore import QObject, Signal

from app.core.events import Event, FactDecided, ThinkingReceived, TokenReceived
from app.gui.panes.chat.chat_state import NOTHING_KEPT, ChatState
from app.gui.panes.chat.error_note import ErrorNote
from app.gui.panes.chat.messages_area import MessagesArea
from app.gui.panes.chat.start_page import StartPage
from app.gui.panes.chat.streaming_view import StreamingView
from app.gui.text.formulas import Typesetter


class BelowMessages(QObject):
    """Puts it into the area and takes it away."""

    begun_with = Signal(str)  # the example that was chosen on the start page
    retry = Signal()

    def __init__(self, area: MessagesArea, typesetter: Typesetter, parent: QObject) -> None:
        super().__init__(parent)
        self._area = area
        self._typesetter = typesetter
        self._streaming: StreamingView | None = None
        self._fault: ErrorNote | None = None
        self._start: StartPage | None = None

    @property
    def streams(self) -> bool:
        """Whether the answer that is coming, or has just come, is shown here."""
        return self._streaming is not None

    def show(self, chat: ChatState, *, coming: bool, stored: bool, empty: bool, temporary: bool) -> None:
        """`coming`: an answer is; `stored`: the answer that came is among the messages, or will not be; `empty`: there
        are no messages."""
        if coming and self._streaming is None:
            self._streaming = StreamingView(self._typesetter)
            self._area.add_below(self._streaming)
            for event in chat.coming:
                self.draw(event)
        elif not coming and self._streaming is not None and stored:
            self._area.remove_below(self._streaming)
            self._streaming = None
        if self._fault is not None:
            self._area.remove_below(self._fault)
            self._fault = None
        if chat.fault is not None:
            self._fault = ErrorNote(chat.fault, can_retry=chat.fault.code not in NOTHING_KEPT)
            self._fault.retry.connect(self.retry)
            self._area.add_below(self._fault)
        start = empty and not coming and chat.fault is None
        if self._start is not None and not (start and self._start.temporary == temporary):
            self._area.remove_below(self._start)
            self._start = None
        if start and self._start is None:
            self._start = StartPage(temporary=temporary)
            self._start.chosen.connect(self.begun_with)
            self._area.add_below(self._start)

    def draw(self, event: Event) -> None:
        """Show what has just come of the answer."""
        if self._streaming is None:
            return
        if isinstance(event, TokenReceived):
            self._streaming.add_text(event.text)
        elif isinstance(event, ThinkingReceived):
            self._streaming.add_thinking(event.text)
        elif isinstance(event, FactDecided):
            self._streaming.add_result(event.result)
