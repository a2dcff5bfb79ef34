"""What of a request fits into the model's window, and what the server does with the rest."""

import json
import math
from collections.abc import Sequence
from typing import Any

from tests.helpers.ollama_double.http import Failure
from tests.helpers.ollama_double.script import Seen

_PER_MESSAGE = 4
_FIRST_WIDE = 0x2E80  # from here on scripts take a token a character, or nearly


def tokens_of(text: str) -> int:
    """Tokens of a text: four ASCII characters, two and a half of other alphabets, or one Chinese character each."""
    ascii_signs = sum(character < "\x80" for character in text)
    wide = sum(ord(character) >= _FIRST_WIDE for character in text)
    return math.ceil(ascii_signs / 4 + (len(text) - ascii_signs - wide) / 2.5 + wide)


def fit(
    messages: Sequence[dict[str, Any]],
    tools: Sequence[dict[str, Any]],
    *,
    window: int,
    truncate: bool,
    cuts_middle: bool,
) -> Seen:
    """What the model gets to see.

    With `truncate`, the oldest messages go until the rest fits; system messages and the last one stay. When that is
    not enough, or without `truncate`, `Failure` with an error that comes from the runner, as JSON in a string, unless
    the model `cuts_middle`.
    """
    kept = list(messages)
    while truncate and _tokens(kept, tools) > window:
        oldest = next((i for i, message in enumerate(kept[:-1]) if message["role"] != "system"), None)
        if oldest is None:
            break
        del kept[oldest]
    tokens = _tokens(kept, tools)
    if tokens > window and cuts_middle:
        kept[-1] = kept[-1] | {"content": _without_middle(str(kept[-1]["content"]), tokens - window)}
        tokens = _tokens(kept, tools)
    if tokens > window:
        raise Failure(400, _too_long(tokens, window))
    return Seen(tuple(kept), tuple(tools), tokens)


def _tokens(messages: Sequence[dict[str, Any]], tools: Sequence[dict[str, Any]]) -> int:
    total = sum(tokens_of(json.dumps(tool, ensure_ascii=False)) for tool in tools)
    for message in messages:
        total += _PER_MESSAGE + tokens_of(str(message.get("content", ""))) + tokens_of(str(message.get("thinking", "")))
        total += sum(tokens_of(json.dumps(call, ensure_ascii=False)) for call in message.get("tool_calls") or ())
    return total


def _without_middle(text: str, tokens: int) -> str:
    """`text` without at least `tokens` tokens from its middle."""
    half = len(text) // 2
    for cut in range(0, half + 1, 8):
        shorter = text[: half - cut] + text[half + cut :]
        if tokens_of(text) - tokens_of(shorter) >= tokens:
            return shorter
    return ""


def _too_long(tokens: int, window: int) -> str:
    message = f"request ({tokens} tokens) exceeds the available context size ({window} tokens), try increasing it"
    return json.dumps(
        {
            "error": {
                "code": 400,
                "message": message,
                "type": "exceed_context_size_error",
                "n_prompt_tokens": tokens,
                "n_ctx": window,
            }
        }
    )
