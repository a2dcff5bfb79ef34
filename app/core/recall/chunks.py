"""Cutting a text into parts that an embedding model reads whole."""

import re
from collections.abc import Iterator

from app.core.llm.tokens import tokens_of

_PART = 200  # tokens: small enough for the smallest models, and to be about one thing
# Where a cut hurts least, the best first: between paragraphs, lines, sentences, words.
_SEAMS = tuple(re.compile(pattern) for pattern in (r"\n\s*\n", r"\n", r"(?<=[.!?…])\s+|(?<=[。！？])", r"\s+"))


def parts_of(text: str, most: int = _PART) -> Iterator[str]:
    """Parts of `text` of at most about `most` tokens, which together hold all of it but the space between them; none of
    a text that is only space."""
    rest = text.strip()
    while rest:
        if tokens_of(rest[: 8 * most]) <= most and len(rest) <= 8 * most:
            yield rest
            return
        end = _end(rest, most)
        yield rest[:end].rstrip()
        rest = rest[end:].lstrip()


def _end(text: str, most: int) -> int:
    """Where the first part of a text that is too long for one ends: at a seam of its second half, if there is one."""
    low, high = 1, min(len(text), 8 * most)
    while low < high:  # the longest beginning that fits
        middle = (low + high + 1) // 2
        low, high = (middle, high) if tokens_of(text[:middle]) <= most else (low, middle - 1)
    for seam in _SEAMS:
        found = [match.end() for match in seam.finditer(text, low // 2, low)]
        if found:
            return found[-1]
    return low
