"""How long a model thought, on a clock of the test's own."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import cast

import pytest

from app.core.chat.exchange import Exchange, Speaker
from app.core.chat.lookback import Sight
from app.core.chat.transcript import TemporaryTranscript
from app.core.errors import AppError, ErrorCode
from app.core.llm.port import ChatChunk, ChatModel, ChatRequest
from app.core.models import Conversation, Message, MessageStatus, ModelInfo
from app.core.recall.meaning import Meaning
from app.core.recall.search import Recall

NOW = datetime(2026, 5, 3, tzinfo=UTC)
DEEP = ModelInfo("deep", 0, "", "", tools=False, thinking=True, vision=False, context_length=8192, remote=False)
Step = ChatChunk | float  # a piece of the answer, or seconds that pass before the next one


class SlowModel:
    """Says what it was told to, and lets time pass on the clock between."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.now = 100.0
        self._steps = steps

    async def window(self, _model: str, _wanted: int) -> int:
        return 8192

    async def chat(self, _request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:
        for step in self._steps:
            if isinstance(step, ChatChunk):
                yield step
            else:
                self.now += step


def answered(model: SlowModel) -> Message:
    """The answer to one question in a temporary chat."""
    conversation = Conversation(-1, "", NOW, NOW, pinned=False, temporary=True, head_id=None, deleted_at=None)
    transcript = TemporaryTranscript(conversation)

    async def run() -> Message:
        question = await transcript.ask(None, "why?")
        exchange = Exchange(
            transcript,
            question,
            Speaker(cast("ChatModel", model), DEEP, 0),
            memory=None,
            saving=None,
            sight=Sight(),
            recall=cast("Recall", None),  # without memory nothing is looked up
            meaning=cast("Meaning", None),
            emit=lambda _event: None,
            clock=lambda: model.now,
        )
        with suppress(AppError):  # a broken stream; what came is kept
            await exchange.run()
        return transcript.branch()[-1]

    return asyncio.run(run())


THOUGHT = ChatChunk(thinking="hm")
END = ChatChunk(done=True, done_reason="stop")


@pytest.mark.parametrize(
    ("steps", "seconds"),
    [
        ([ChatChunk(text="42"), 5.0, END], None),
        ([3.0, THOUGHT, 12.0, THOUGHT, 0.5, ChatChunk(text="42"), 30.0, END], 12.5),
        ([THOUGHT, 2.0, END], 2.0),
        ([THOUGHT, 2.0, ChatChunk(text="4"), 9.0, THOUGHT, 1.0, ChatChunk(text="2"), END], 3.0),
    ],
)
def test_that_the_time_is_from_the_first_thought_to_what_comes_after(
    steps: Sequence[Step], seconds: float | None
) -> None:
    assert answered(SlowModel(steps)).thinking_seconds == seconds


def test_that_the_time_of_an_answer_that_breaks_off_while_thinking_is_kept() -> None:
    class Broken(SlowModel):
        async def chat(self, request: ChatRequest) -> AsyncGenerator[ChatChunk, None]:
            async for chunk in super().chat(request):
                yield chunk
            raise AppError(ErrorCode.STREAM_BROKEN)

    answer = answered(Broken([THOUGHT, 4.0]))
    assert (answer.status, answer.thinking_seconds) == (MessageStatus.INCOMPLETE, 4.0)
