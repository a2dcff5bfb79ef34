"""Inputs made to stall a pattern: for each its own words, cut short and repeated, with what it repeats between."""

import re
from collections.abc import Iterator

SIZE = 100_000  # characters

# What loops over classes of characters linger on: runs of one kind, and of two that may each end the other.
_FILLERS = (
    "a", "A", "1", "я", "中", " ", "-", ".", "_", "=", "/", "+", ":", "\n", "a1", "1 ", "a ", "a.", "a-", "1-", "1.",
    "Aa ", "A1", "A 1 ", "a@", "a:", '"a', "Я ", "中1", "\n\n", " \n", "://", "a=", "1,", "one ", "один ", "八", "%41",
    "12 Aa ", "Aa 12, ", "x:y@", '="', ": ", "Apt. 1, ", "1 Aa\n",
)  # fmt: skip
_LITERAL = re.compile(r"[A-Za-zа-яёА-ЯЁ\u4e00-\u9fff_\-]{2,}")
_SYNTAX = re.compile(r"\\[a-zA-Z]|\[\^?[^\]]*\]|\{\d*,?\d*\}|\(\?<?[=!]|\(\?P?<\w+>|\(\?-?i?:")


def attacks(pattern: str, words: str = "", hints: tuple[str, ...] = ()) -> Iterator[str]:
    """Texts of `SIZE` characters made for `pattern` and for the `words` near which it counts."""
    for filler in _FILLERS:
        yield _repeated(filler)
    plain = _SYNTAX.sub(" ", f"{pattern} {words}")
    literals = sorted({*_LITERAL.findall(plain), *hints}, key=len, reverse=True)[:12]
    for literal in literals:
        for filler in ("", " ", "a", "1", " 1", "-", ": ", "=a1", " is ", " a", ' "'):
            yield _repeated(literal + filler)
        for filler in _FILLERS:
            yield literal + _repeated(filler)[len(literal) :]


def _repeated(piece: str) -> str:
    return (piece * (SIZE // len(piece) + 1))[:SIZE]
