"""What the double is told to answer, and what it remembers of being asked."""

import asyncio
import re
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

DEFAULT_TEXT = "This is the double of a language model."


@dataclass(frozen=True)
class Call:
    """A tool call. `id` empty: one of the form that the shape has."""

    name: str
    arguments: Mapping[str, Any]
    id: str = ""


@dataclass(frozen=True)
class Answer:
    """One answer of the model. Delays are seconds; "after n" counts chunks, of thinking, text and calls alike.

    Without `pieces`, the text streams word by word.
    """

    text: str = ""
    thinking: str = ""
    tool_calls: tuple[Call, ...] = ()
    shape: Literal[1, 2] = 1  # calls in the last chunk, or in chunks of their own
    pieces: tuple[str, ...] = ()  # the text, as it is to be cut
    delay: float = 0.0  # between chunks
    header_delay: float = 0.0  # before the first event, and so before the headers
    hold: threading.Event | None = None  # to wait for between chunks
    done_reason: str = "stop"
    fail_before: tuple[int, str] | None = None  # status and error text, instead of an answer
    fail_after: tuple[int, str] | None = None  # n, and an error line then
    cut_after: int | None = None  # n, then a clean end without `done`
    drop_after: int | None = None  # n, then the connection breaks in the middle of a line
    garbage_after: int | None = None  # n, then a line that is no JSON

    def text_pieces(self) -> tuple[str, ...]:
        """The text in the pieces it streams in."""
        return self.pieces or tuple(re.findall(r"\s*\S+|\s+", self.text))


@dataclass(frozen=True)
class Seen:
    """What was left for the model to see, and how many tokens that is."""

    messages: tuple[dict[str, Any], ...]
    tools: tuple[dict[str, Any], ...]
    tokens: int


@dataclass(frozen=True)
class ChatBody:
    """A request to chat, as the model sees it: after the server has cut what did not fit."""

    model: str
    messages: tuple[dict[str, Any], ...]
    tools: tuple[dict[str, Any], ...]
    format: Any  # None, "json" or a schema
    think: bool | str | None
    options: Mapping[str, Any]
    num_ctx: int
    prompt_tokens: int

    @property
    def last(self) -> dict[str, Any]:
        """The last message."""
        return self.messages[-1]

    @property
    def user(self) -> str:
        """The last thing the user said; empty when nothing."""
        return next((str(message["content"]) for message in reversed(self.messages) if message["role"] == "user"), "")

    @property
    def system(self) -> str:
        """All system messages together."""
        return "\n".join(str(message["content"]) for message in self.messages if message["role"] == "system")

    @property
    def tool_names(self) -> frozenset[str]:
        """The tools on offer."""
        return frozenset(str(tool["function"]["name"]) for tool in self.tools)


@dataclass
class Recorded:
    """One request. `finished` is set when the server is done with it, whichever way; read the rest after that."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: dict[str, Any]
    status: int | None = None  # None: no headers were sent
    cancelled: bool = False  # the client left before the answer was whole
    seen: Seen | None = None
    finished: threading.Event = field(default_factory=threading.Event)


class Script:
    """Answers in the order they were given; then the responder's; then a fixed sentence."""

    def __init__(self) -> None:
        self._answers: deque[Answer] = deque()
        self._responder: Callable[[ChatBody], Answer] | None = None

    def add(self, answers: tuple[Answer, ...]) -> None:
        """Use these next, after those that are still waiting."""
        self._answers.extend(answers)

    def respond(self, responder: Callable[[ChatBody], Answer]) -> None:
        """Ask `responder`, in the server's thread, whenever no answer is waiting."""
        self._responder = responder

    def next(self, body: ChatBody) -> Answer | None:
        """The answer to `body`; None when nothing is scripted."""
        if self._answers:
            return self._answers.popleft()
        return self._responder(body) if self._responder is not None else None


async def pause(seconds: float, hold: threading.Event | None) -> None:
    """Wait, and then until another thread sets `hold`. Looks again and again: waiting for it would block this one."""
    await asyncio.sleep(seconds)
    while hold is not None and not hold.is_set():  # noqa: ASYNC110
        await asyncio.sleep(0.005)
