"""`CleanText`: the only kind of text the store takes."""

from typing import Final, final

# Held by the gate alone; a test fails when another module names it.
GATE_SEAL: Final = object()


@final
class CleanText:
    """Text that has passed the privacy gate. Only the gate makes one; parts of one are clean too."""

    __slots__ = ("_value",)

    def __init__(self, value: str, seal: object) -> None:
        if seal is not GATE_SEAL:
            raise TypeError("only the privacy gate makes CleanText")
        self._value = value

    @property
    def value(self) -> str:
        """The text itself, for the database driver or a model."""
        return self._value

    def first_line(self, length: int) -> "CleanText":
        """The first non-empty line, cut at a word to at most `length` characters, with an ellipsis where cut."""
        line = next((line.strip() for line in self._value.splitlines() if line.strip()), "")
        if len(line) > length:
            head, space, _rest = line[: length - 1].rpartition(" ")
            line = (head if space and len(head) > length // 2 else line[: length - 1]).rstrip() + "…"
        return CleanText(line, GATE_SEAL)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CleanText) and other._value == self._value

    def __hash__(self) -> int:
        return hash(self._value)

    def __bool__(self) -> bool:
        return bool(self._value)

    def __repr__(self) -> str:  # a repr ends in logs and tracebacks
        return f"<CleanText of {len(self._value)} characters>"


EMPTY: Final = CleanText("", GATE_SEAL)
