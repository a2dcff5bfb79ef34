"""Texts cut into tokens: ours have none."""


class Doc(tuple):
    """An empty text."""

    __slots__ = ()

    def __new__(cls, _vocab, words=()):
        """`words` are none, under the engine that knows no language."""
        if words:
            raise ImportError("this program comes without spaCy")
        return super().__new__(cls)


class Span:
    """Never made."""


class Token:
    """Never made."""


class SpanGroup:
    """Never made."""
