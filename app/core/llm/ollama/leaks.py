"""Tool calls that a model leaks into its answer as text: `<tool_call>{"name": ..., "arguments": {...}}</tool_call>`.

Servers parse these for templates they know; with others they arrive as content and the call would be lost.
"""

import json
from collections.abc import Collection

from app.core.llm.ollama.wire import arguments_of
from app.core.llm.port import ToolCall

_OPEN, _CLOSE = "<tool_call>", "</tool_call>"
_FENCE = "```"


class LeakedCalls:
    """Takes leaked calls out of one answer's content, piece by piece as it streams.

    Only calls of a tool that was offered count, and none within code, where a model may be explaining them; any other
    text comes out as it went in.
    """

    def __init__(self, names: Collection[str]) -> None:
        """`names` are the tools on offer; without any, nothing is looked for."""
        self._names = names
        self._held = ""  # may turn out to be a call
        self._passed: list[str] = []

    def feed(self, piece: str) -> tuple[str, tuple[ToolCall, ...]]:
        """The content that is surely none of a call so far, and the calls that have become whole."""
        if not self._names:
            return piece, ()
        self._held += piece
        return self._release(ended=False)

    def end(self) -> tuple[str, tuple[ToolCall, ...]]:
        """What is left when the content has ended; a call's closing mark may be missing then."""
        return self._release(ended=True)

    def _release(self, *, ended: bool) -> tuple[str, tuple[ToolCall, ...]]:
        begin = len(self._passed)
        calls: list[ToolCall] = []
        while (start := self._held.find(_OPEN)) >= 0:
            self._pass(start)
            if self._in_code():
                self._pass(len(_OPEN))
                continue
            end = self._held.find(_CLOSE)
            if end < 0 and not ended:
                break
            length = end + len(_CLOSE) if end >= 0 else len(self._held)
            call = self._call(self._held[:length])
            if call is None:
                self._pass(len(_OPEN))
            else:
                calls.append(call)
                self._held = self._held[length:]
        else:
            self._pass(len(self._held) - (0 if ended else self._length_of_begun_mark()))
        return "".join(self._passed[begin:]), tuple(calls)

    def _pass(self, length: int) -> None:
        self._passed.append(self._held[:length])
        self._held = self._held[length:]

    def _in_code(self) -> bool:
        before = "".join(self._passed)
        return before.count(_FENCE) % 2 == 1 or before.endswith("`")

    def _length_of_begun_mark(self) -> int:
        return next((n for n in range(len(_OPEN) - 1, 0, -1) if self._held.endswith(_OPEN[:n])), 0)

    def _call(self, block: str) -> ToolCall | None:
        try:
            value = json.loads(block.removeprefix(_OPEN).removesuffix(_CLOSE))
        except (ValueError, RecursionError):
            return None
        if not isinstance(value, dict) or value.get("name") not in self._names:
            return None
        arguments = arguments_of(value.get("arguments", value.get("parameters")))
        return None if arguments is None else ToolCall(value["name"], arguments)
