"""Places where a very long word may be broken, so that no text asks for more room than there is. Knows no Qt."""

import re

_RUN = re.compile(r"[^\W_]{24}(?=[^\W_]{8})|[/_=&?.,:;-](?=[^\s/]{16})")
_BREAK = "\u200b"  # a space without width


def breakable(text: str) -> str:
    """`text` with places to break at in words that are longer than a line may be; it looks the same."""
    return _RUN.sub(lambda found: found[0] + _BREAK, text) if _too_long(text) else text


def _too_long(text: str) -> bool:
    return any(len(word) > 32 for word in text.split())
