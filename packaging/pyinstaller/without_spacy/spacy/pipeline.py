"""Parts of pipelines."""


class Pipe:
    """Never made."""
