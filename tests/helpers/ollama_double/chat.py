"""`/api/chat` of the double."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from tests.helpers.ollama_double.catalogue import Model, checked_options, keep_alive_of, timestamp
from tests.helpers.ollama_double.http import Failure, Reply
from tests.helpers.ollama_double.memory import Memory
from tests.helpers.ollama_double.prompt import fit, tokens_of
from tests.helpers.ollama_double.schema import example_of
from tests.helpers.ollama_double.script import DEFAULT_TEXT, Answer, Call, ChatBody, Recorded, Script, Seen, pause

_LEVELS = ("low", "medium", "high", "max")
_WINDOWS_OF_AN_ANSWER = 10  # how often the server shifts the window along before it gives up


class _StreamEnd(Exception):  # noqa: N818
    """The stream is over before the answer is: it just ends, breaks off, or goes on with rubbish."""

    def __init__(self, how: str) -> None:
        self.how = how


@dataclass(frozen=True)
class Chat:
    """One request to chat, checked."""

    body: dict[str, Any]
    model: Model
    options: dict[str, Any]
    window: int
    keep_alive: timedelta

    @property
    def thinks(self) -> bool:
        """A model that can think does, unless told not to."""
        return self.model.thinking and self.body.get("think") is not False


class ChatApi:
    """Answers requests to chat."""

    def __init__(
        self,
        memory: Memory,
        script: Script,
        find: Callable[[str], Model],
        *,
        signed_in: bool,
    ) -> None:
        self._memory = memory
        self._script = script
        self._find = find
        self._signed_in = signed_in

    async def answer(self, body: dict[str, Any], reply: Reply, recorded: Recorded) -> None:
        """Answer `body`, streaming unless it says otherwise."""
        chat = self._checked(body)
        if not body.get("messages"):
            await self._load_or_unload(chat, reply)
        elif body.get("stream") is False:
            await reply.json(await self._whole(chat, recorded))
        else:
            await self._stream(chat, reply, recorded)

    def _checked(self, body: dict[str, Any]) -> Chat:
        messages = body.get("messages") or []
        _check_messages(messages)
        _check_think(body.get("think"))
        model = self._find(str(body.get("model", "")))
        if model.embedding:
            raise Failure(400, f'"{model.name}" does not support chat')
        if body.get("tools") and not model.tools:
            raise Failure(400, f"registry.ollama.ai/library/{model.name} does not support tools")
        if body.get("think") and not model.thinking:
            raise Failure(400, f'"{model.name}" does not support thinking')
        if not model.vision and any(message.get("images") for message in messages):
            raise Failure(500, "this model is missing data required for image input")
        if model.remote and not self._signed_in:
            raise Failure(401, "unauthorized", signin_url="https://ollama.com/connect?name=double&key=none")
        options = checked_options(body.get("options"))
        keep_alive = keep_alive_of(body.get("keep_alive"))
        return Chat(body, model, options, self._memory.window(model, options), keep_alive)

    async def _load_or_unload(self, chat: Chat, reply: Reply) -> None:
        model, keep_alive = chat.model, chat.keep_alive
        if not keep_alive:
            self._memory.unload(model)
        elif not model.remote and self._memory.has(model, chat.options):
            await self._memory.load(model, chat.options, keep_alive)
        elif not model.remote:
            async with self._memory.turn(model):
                await self._memory.load(model, chat.options, keep_alive)
        reason = "load" if keep_alive else "unload"
        await reply.json(_chunk(model, {"content": ""}) | {"done": True, "done_reason": reason})

    async def _stream(self, chat: Chat, reply: Reply, recorded: Recorded) -> None:
        try:
            async with aclosing(self._chunks(chat, recorded)) as chunks:
                async for chunk in chunks:
                    await reply.line(chunk, last=chunk["done"])
        except _StreamEnd as end:
            if end.how == "drop":
                await reply.drop()
                return
            if end.how == "garbage":
                await reply.raw_line(b'{"model": nonsense\n')
            await reply.end()

    async def _whole(self, chat: Chat, recorded: Recorded) -> dict[str, Any]:
        message: dict[str, Any] = {"role": "assistant", "content": ""}
        last: dict[str, Any] = {}
        try:
            async with aclosing(self._chunks(chat, recorded)) as chunks:
                async for chunk in chunks:
                    last = chunk
                    for name in ("content", "thinking"):
                        if chunk["message"].get(name):
                            message[name] = message.get(name, "") + chunk["message"][name]
                    if chunk["message"].get("tool_calls"):
                        message["tool_calls"] = message.get("tool_calls", []) + chunk["message"]["tool_calls"]
        except _StreamEnd:
            pass  # what came so far is sent as it is, without `done`
        return last | {"message": message}

    async def _chunks(self, chat: Chat, recorded: Recorded) -> AsyncGenerator[dict[str, Any], None]:
        """The chunks of an answer, in the model's turn."""
        begun = time.monotonic_ns()
        async with self._memory.turn(chat.model):
            fresh = False
            if not chat.model.remote:
                fresh = await self._memory.load(chat.model, chat.options, chat.keep_alive)
            loaded = time.monotonic_ns()
            recorded.seen = seen = self._seen(chat)
            answer = self._answer_to(chat, seen)
            await asyncio.sleep(answer.header_delay)
            if answer.fail_before is not None:
                raise Failure(*answer.fail_before)
            said = _Said(room=_room(chat, seen))
            async for part in _spoken(chat, answer, said):
                yield _chunk(chat.model, part)
            counts = {
                "total_duration": time.monotonic_ns() - begun,
                "load_duration": loaded - begun if fresh else 0,
                "prompt_eval_count": seen.tokens,
                "prompt_eval_duration": seen.tokens * 1_000_000,
                "eval_count": said.tokens,
                "eval_duration": said.tokens * 10_000_000,
            }
            message = {"content": ""} | ({"tool_calls": said.late_calls} if said.late_calls else {})
            reason = answer.done_reason if said.complete else "length"
            yield _chunk(chat.model, message) | {"done": True, "done_reason": reason} | _without_zeros(counts)
        if not chat.keep_alive:
            self._memory.unload(chat.model)

    def _seen(self, chat: Chat) -> Seen:
        return fit(
            chat.body["messages"],
            chat.body.get("tools") or [],
            window=chat.window,
            truncate=chat.body.get("truncate") is not False,
            cuts_middle=chat.model.cuts_middle,
        )

    def _answer_to(self, chat: Chat, seen: Seen) -> Answer:
        body = ChatBody(
            model=chat.model.name,
            messages=seen.messages,
            tools=seen.tools,
            format=chat.body.get("format"),
            think=chat.body.get("think"),
            options=chat.options,
            num_ctx=chat.window,
            prompt_tokens=seen.tokens,
        )
        scripted = self._script.next(body)
        if scripted is not None:
            return scripted
        if isinstance(body.format, dict):
            return Answer(json.dumps(example_of(body.format)))
        return Answer("{}" if body.format == "json" else DEFAULT_TEXT)


def _check_messages(messages: list[Any]) -> None:
    for message in messages:
        if not isinstance(message.get("content", ""), str):
            kind = "array" if isinstance(message["content"], list) else "object"
            raise _unmarshal(kind, "content", "string")
        for image in message.get("images") or ():
            if image.startswith("data:"):
                raise Failure(400, "illegal base64 data at input byte 4")
        for call in message.get("tool_calls") or ():
            if not isinstance(call["function"].get("arguments", {}), dict):
                raise _unmarshal("string", "tool_calls.function.arguments", "api.ToolCallFunctionArguments")


def _unmarshal(kind: str, field: str, wanted: str) -> Failure:
    return Failure(
        400, f"json: cannot unmarshal {kind} into Go struct field ChatRequest.messages.{field} of type {wanted}"
    )


def _check_think(think: object) -> None:
    if think is not None and not isinstance(think, bool) and think not in _LEVELS:
        raise Failure(400, f'invalid think value: "{think}" (must be "high", "medium", "low", "max", true, or false)')


@dataclass
class _Said:
    """How far an answer has come, within `room` tokens."""

    room: int
    tokens: int = 0
    late_calls: list[dict[str, Any]] = field(default_factory=list)  # for the last chunk
    complete: bool = True


async def _spoken(chat: Chat, answer: Answer, said: _Said) -> AsyncGenerator[dict[str, Any], None]:
    """The messages of the chunks before the last, at the script's pace and with its faults."""
    sent = 0
    for part in _parts(chat, answer):
        call = next(iter(part.get("tool_calls", ())), None)
        tokens = _tokens(part)
        if said.tokens + tokens > said.room:
            if call is not None:
                name = call["function"]["name"]
                text = (
                    f'{chat.model.name} returned invalid tool call arguments for "{name}": unexpected end of JSON input'
                )
                raise Failure(500, text)
            said.complete = False
            break
        said.tokens += tokens
        if call is not None and answer.shape == 1:
            said.late_calls.append(call)
            continue
        if sent:
            await pause(answer.delay, answer.hold)
        _break_off(answer, sent)
        yield part
        sent += 1
    _break_off(answer, None)


def _parts(chat: Chat, answer: Answer) -> Iterator[dict[str, Any]]:
    """Thinking first, then text, then calls."""
    if chat.thinks and answer.thinking:
        for piece in Answer(answer.thinking).text_pieces():
            yield {"content": "", "thinking": piece}
    for piece in answer.text_pieces():
        yield {"content": piece}
    for index, call in enumerate(answer.tool_calls):
        yield {"content": "", "tool_calls": [_call(index, call, answer.shape)]}


def _call(index: int, call: Call, shape: int) -> dict[str, Any]:
    own = secrets.token_hex(16) if shape == 1 else f"call_{secrets.token_hex(4)}"
    return {
        "id": call.id or own,
        "function": {"index": index, "name": call.name, "arguments": dict(call.arguments)},
    }


def _room(chat: Chat, seen: Seen) -> int:
    """Tokens that an answer may have."""
    room = chat.window - seen.tokens if chat.body.get("shift") is False else chat.window * _WINDOWS_OF_AN_ANSWER
    wanted = int(chat.options.get("num_predict", -1))
    return min(wanted, room) if wanted > 0 else room


def _tokens(part: dict[str, Any]) -> int:
    calls = sum(tokens_of(json.dumps(call["function"], ensure_ascii=False)) for call in part.get("tool_calls", ()))
    return calls + tokens_of(part["content"]) + tokens_of(part.get("thinking", ""))


def _break_off(answer: Answer, number: int | None) -> None:
    """End the stream here if the script says so; `number` chunks are out, None when all are."""

    def due(after: int | None) -> bool:
        return after is not None and (number is None or number >= after)

    if answer.fail_after is not None and due(answer.fail_after[0]):
        raise Failure(500, answer.fail_after[1])
    for how, after in (("cut", answer.cut_after), ("drop", answer.drop_after), ("garbage", answer.garbage_after)):
        if due(after):
            raise _StreamEnd(how)


def _chunk(model: Model, message: dict[str, Any]) -> dict[str, Any]:
    return {
        "model": model.name,
        "created_at": timestamp(),
        "message": {"role": "assistant", **message},
        "done": False,
    }


def _without_zeros(counts: dict[str, int]) -> dict[str, int]:
    return {name: value for name, value in counts.items() if value}
