"""A model that says what a script says: the sample profile is written through the same exchange as any chat."""

from collections.abc import AsyncGenerator

from app.core.errors import AppError, ErrorCode
from app.core.llm.in_process import InProcessModel
from app.core.llm.port import ChatChunk, ChatRequest, ServerInfo, ToolCall
from app.core.models import ModelInfo

_WINDOW = 8192  # tokens
SCRIPTED_INFO = ModelInfo(
    name="sample",
    size=0,
    family="",
    parameter_size="",
    tools=True,
    thinking=False,
    vision=False,
    context_length=_WINDOW,
    remote=False,
    offline=True,
)


class ScriptedModel(InProcessModel):
    """A `ChatModel` that gives the answers of `script`, one for each call of `chat`."""

    def __init__(self) -> None:
        self.script: list[ToolCall | str] = []

    async def server(self) -> ServerInfo:
        """There is no server: raises `AppError(SERVER_UNREACHABLE)`."""
        raise AppError(ErrorCode.SERVER_UNREACHABLE, host="", model="")

    async def window(self, model: str, wanted: int) -> int:  # noqa: ARG002 (the port's signature)
        """As much as any small model sees."""
        return _WINDOW

    async def chat(self, request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:  # noqa: ARG002 (the port's signature)
        """The next line of the script."""
        line = self.script.pop(0) if self.script else ""
        yield ChatChunk(tool_calls=(line,)) if isinstance(line, ToolCall) else ChatChunk(text=line)
        yield ChatChunk(done=True, done_reason="stop")
