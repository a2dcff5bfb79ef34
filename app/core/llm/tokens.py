"""How many tokens a text takes, estimated from its script.

The server tells only afterwards; the estimate errs on the high side, because a prompt that is too long would be cut
silently. Characters per token, rounded down from what common tokenizers need: Latin letters 4, Cyrillic 2.3,
Chinese a little under 1, digits and signs 2.
"""

import re
from collections.abc import Iterable, Sequence

from app.core.llm.port import ChatMessage, Document, Picture, ToolSpec
from app.core.llm.prompts import quoted, with_documents

_LATIN = re.compile(r"[A-Za-zÀ-ɏ ]")
_CYRILLIC = re.compile(r"[Ѐ-ӿ]")
_WIDE = re.compile(r"[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef\U00010000-\U0010ffff]")
_PER_MESSAGE = 6  # role markers of a chat template
# Of Qwen2-VL and its successors, which need most: a token for a square of 28 pixels (their processors' patch_size 14
# times merge_size 2). Gemma 3 takes 256 for any picture, and that is the least we expect.
_PATCH, _LEAST_OF_PICTURE = 28, 256


def tokens_of(text: str) -> int:
    """Estimated tokens of `text`."""
    latin, cyrillic, wide = (len(script.findall(text)) for script in (_LATIN, _CYRILLIC, _WIDE))
    other = len(text) - latin - cyrillic - wide
    return int(latin / 3.8 + cyrillic / 2.3 + wide * 1.2 + other / 2) + 1 if text else 0


def tokens_of_message(message: ChatMessage) -> int:
    """Estimated tokens of a message with its markers, tool calls, and what was given with it."""
    given = tokens_of_documents(message.documents) + sum(map(tokens_of_picture, message.images))
    calls = sum(tokens_of(call.name) + tokens_of(str(dict(call.arguments))) for call in message.tool_calls)
    return _PER_MESSAGE + tokens_of(message.content) + tokens_of(message.thinking) + calls + given


def tokens_of_picture(picture: Picture) -> int:
    """Estimated tokens of a picture."""
    return max(_LEAST_OF_PICTURE, -(-picture.width // _PATCH) * -(-picture.height // _PATCH))


def tokens_of_documents(documents: Sequence[Document]) -> int:
    """Estimated tokens of quoted documents."""
    return sum(tokens_of(with_documents("", [document])) + 1 for document in documents)


def tokens_of_tools(tools: Iterable[ToolSpec]) -> int:
    """Estimated tokens of tool descriptions, which servers put into the prompt."""
    return sum(tokens_of(tool.name + tool.description + quoted(str(tool.parameters))) for tool in tools)
