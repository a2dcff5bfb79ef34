"""What the pane knows of conversations beside their messages: drafts, answers that are coming, faults."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from app.core.errors import AppError, ErrorCode
from app.core.events import Event
from app.core.models import Given

# Faults before anything was kept: the text goes back into the box.
NOTHING_KEPT = {
    ErrorCode.EMPTY_TEXT,
    ErrorCode.MESSAGE_REFUSED,
    ErrorCode.MESSAGE_TOO_LONG,
    ErrorCode.ANSWER_RUNNING,
    ErrorCode.GATE_FAILED,
    ErrorCode.DATABASE_BUSY,
    ErrorCode.DISK_FULL,
    ErrorCode.FILE_BROKEN,
    ErrorCode.FILE_TOO_LARGE,
    ErrorCode.TOO_MANY_FILES,
    ErrorCode.NOTHING_TO_CONTINUE,
}


@dataclass
class ChatState:
    """Of one conversation, or of the one that begins with the next message."""

    draft: str = ""
    given: list[Given] = field(default_factory=list)  # with the draft
    answering: bool = False
    coming: list[Event] = field(default_factory=list)  # what has come of the answer, to draw it after a switch
    fault: AppError | None = None


class ChatStates:
    """All of them, for as long as the program runs."""

    def __init__(self) -> None:
        self._by_id: dict[int, ChatState] = {}
        self._new, self._new_temporary = ChatState(), ChatState()

    def of(self, conversation_id: int) -> ChatState:
        """That of a conversation."""
        return self._by_id.setdefault(conversation_id, ChatState())

    def new(self, *, temporary: bool) -> ChatState:
        """That of the conversation that is not made yet."""
        return self._new_temporary if temporary else self._new

    def __iter__(self) -> Iterator[ChatState]:
        return iter(self._by_id.values())
