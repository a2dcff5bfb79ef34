"""What an Ollama server's failures mean, in one table.

Servers report failures as `{"error": "..."}` under a status, as a last line under 200, as JSON inside that string
(what a runner said, passed on), or as plain text. The text is read to find the code and then dropped: it may quote
the prompt. What an error carries on: host, model, status and counts of tokens.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

import httpx

from app.core.errors import AppError, ErrorCode

# First match wins. Calls that were cut off come first, because their text quotes what the model wrote.
_TEXTS: tuple[tuple[re.Pattern[str], ErrorCode], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), code)
    for pattern, code in (
        (r"invalid tool call arguments", ErrorCode.TOOL_CALL_CUT),
        (r"does not support tools", ErrorCode.MODEL_NO_TOOLS),
        (r"does not support thinking", ErrorCode.MODEL_NO_THINKING),
        (r"does not support (chat|generate)", ErrorCode.MODEL_NO_CHAT),
        (r"does not support (images?|vision)|image input|mmproj|multimodal", ErrorCode.MODEL_NO_VISION),
        (r"exceed_context_size|exceeds the (available )?context|input length exceeds", ErrorCode.CONTEXT_TOO_LONG),
        (r"out of memory|more system memory|insufficient memory|unable to allocate", ErrorCode.MODEL_OUT_OF_MEMORY),
        (r"^model .* not found|manifest: file does not exist|invalid model name", ErrorCode.MODEL_NOT_FOUND),
        (r"server busy|maximum pending requests", ErrorCode.SERVER_BUSY),
        (r"timed out waiting for", ErrorCode.SERVER_SLOW),
    )
)
_STATUSES = {
    401: ErrorCode.SIGN_IN_NEEDED,
    408: ErrorCode.SERVER_SLOW,
    429: ErrorCode.RATE_LIMITED,
    503: ErrorCode.SERVER_BUSY,
    504: ErrorCode.SERVER_SLOW,
}
_NESTING = 8  # objects and strings that an error is unwrapped from; what is wrapped deeper is left alone


def reply_error(status: int, reply: object, *, host: str, model: str) -> AppError:
    """The error behind a server's `reply` (a body's text, or the value of an error line) under an HTTP `status`.

    SERVER_ERROR with the status when neither the text nor the status is known.
    """
    text, details = _unwrap(reply)
    code = next((code for pattern, code in _TEXTS if pattern.search(text)), None)
    code = code or _STATUSES.get(status, ErrorCode.SERVER_ERROR)
    if code is ErrorCode.CONTEXT_TOO_LONG:
        tokens, room = _count(details, "n_prompt_tokens"), _count(details, "n_ctx")
        return AppError(code, host=host, model=model, tokens=tokens, room=room)
    if code is ErrorCode.SERVER_ERROR:
        return AppError(code, host=host, model=model, status=status)
    return AppError(code, host=host, model=model)


def transport_error(error: Exception, *, host: str, model: str, begun: bool) -> AppError:
    """The error behind a failed connection; `begun` says that the answer had begun to arrive."""
    if isinstance(error, httpx.ReadTimeout | httpx.WriteTimeout | httpx.PoolTimeout):
        code = ErrorCode.SERVER_SLOW
    elif begun:
        code = ErrorCode.STREAM_BROKEN
    else:
        code = ErrorCode.SERVER_UNREACHABLE
    return AppError(code, host=host, model=model)


def _unwrap(reply: object) -> tuple[str, Mapping[str, Any]]:
    """The innermost text of an error, and the object it stood in."""
    details: Mapping[str, Any] = {}
    value = reply
    for _level in range(_NESTING):
        if isinstance(value, dict):
            details = value
            value = value.get("error") or f"{value.get('type', '')} {value.get('message', '')}"
        elif isinstance(value, str):
            parsed = _parsed(value)
            if parsed is None:
                return value, details
            value = parsed
    return "", details


def _parsed(text: str) -> dict[str, Any] | None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _count(details: Mapping[str, Any], name: str) -> int:
    value = details.get(name)
    return value if isinstance(value, int) else 0
