"""A vocabulary."""


class Vocab:
    """An empty one."""
