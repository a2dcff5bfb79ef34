"""What presidio registers its own parts with, where it is imported."""


class registry:  # noqa: N801 (spaCy's name)
    """Takes what it is given, and keeps nothing."""

    @staticmethod
    def tokenizers(_name):
        """Leave a function as it is."""
        return lambda function: function
