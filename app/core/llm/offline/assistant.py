"""The offline assistant behind the model port.

It has no language model. It does what it is asked in so many words by calling the tools that are offered, as a model
would, and puts their results into words; anything else it answers by saying what it is.
"""

import asyncio
import re
from collections.abc import AsyncGenerator, Mapping, Sequence
from itertools import takewhile

from app.core.llm.in_process import InProcessModel
from app.core.llm.offline.chinese import CHINESE
from app.core.llm.offline.english import ENGLISH
from app.core.llm.offline.phrases import Phrases
from app.core.llm.offline.russian import RUSSIAN
from app.core.llm.offline.wording import worded
from app.core.llm.port import ChatChunk, ChatMessage, ChatRequest, ServerInfo, ToolCall
from app.core.models import ModelInfo
from app.core.text.analyzer import words
from app.core.text.commands import Command, CommandKind, command_of
from app.core.text.language import Language, language_of

# Tokens it can "see". It reads the last message and the tools' results only, so nothing but patience limits it; this
# lets a pasted book chapter through, and is what large local models offer.
WINDOW = 131_072

OFFLINE_INFO = ModelInfo(
    name="offline",
    size=0,
    family="",
    parameter_size="",
    tools=True,
    thinking=False,
    vision=False,
    context_length=WINDOW,
    remote=False,
    offline=True,
)

_PHRASES: Mapping[Language, Phrases] = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}
_LOOKED_UP = 300  # characters of a message that are looked up on the chance that something fits
_PIECE = re.compile(r"\s*(?:[㐀-鿿]{1,3}|[^\s㐀-鿿]+)|\s+$")


class OfflineAssistant(InProcessModel):
    """A `ChatModel` that keeps, finds and quotes. It needs no server and holds no state."""

    async def server(self) -> ServerInfo:
        """Itself; there is no server, and so no version."""
        return ServerInfo(version="", models=(OFFLINE_INFO,))

    async def window(self, model: str, wanted: int) -> int:  # noqa: ARG002 - the port's signature
        """Always `WINDOW`: there is no memory to save by seeing less."""
        return WINDOW

    async def chat(self, request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:
        """Call a tool, or answer word by word; never fails."""
        reply = _reply(request)
        if isinstance(reply, ToolCall):
            yield ChatChunk(tool_calls=(reply,))
        else:
            for piece in _PIECE.findall(reply):
                yield ChatChunk(text=piece)
                await asyncio.sleep(0)  # whoever listens may want to stop
        yield ChatChunk(done=True, done_reason="stop")


def _reply(request: ChatRequest) -> ToolCall | str:
    """What to do about a request: a tool to call, or an answer."""
    before, asked, results = _parts(request.messages)
    command = command_of(asked)
    phrases = _PHRASES[_language(asked, command)]
    first = not any(message.role == "assistant" for message in before)
    introduction = phrases.introduction if first else phrases.no_model

    if results:
        said = worded(results, asked, command, phrases)
        return f"{said}\n\n{phrases.only_quotes}" if said and first else said or introduction
    if not request.tools:
        return f"{introduction}\n\n{phrases.no_memory}" if first and command is None else phrases.no_memory
    call = _call(asked, command, phrases)
    offered = {tool.name for tool in request.tools}
    return call if call is not None and call.name in offered else introduction


def _parts(messages: Sequence[ChatMessage]) -> tuple[Sequence[ChatMessage], str, list[str]]:
    """What was said before the person's last message, that message, and the results of tools at the end."""
    results = [message.content for message in takewhile(lambda message: message.role == "tool", reversed(messages))]
    place = max((place for place, message in enumerate(messages) if message.role == "user"), default=None)
    if place is None:
        return messages, "", results[::-1]
    return messages[:place], messages[place].content, results[::-1]


def _call(asked: str, command: Command | None, phrases: Phrases) -> ToolCall | None:
    """The tool for what the person asks; None where there is nothing to do or to look up."""
    if command is None:
        topical = set(words(asked)) - set(words(phrases.small_talk))
        return ToolCall("recall", {"query": asked[:_LOOKED_UP], "scope": "all"}) if topical else None
    if command.kind is CommandKind.REMEMBER:
        return ToolCall("bio", {"message": command.content})
    if command.kind is CommandKind.FORGET:
        return ToolCall("bio", {"message": f"forget: {command.content}"})
    scope = "memories" if command.kind is CommandKind.ASK_MEMORY else "messages"
    return ToolCall("recall", {"query": command.content, "scope": scope})


def _language(asked: str, command: Command | None) -> Language:
    """The language the person speaks: of the request, not of the names in what is to be remembered."""
    return language_of(asked.replace(command.content, "", 1) if command is not None else asked)
