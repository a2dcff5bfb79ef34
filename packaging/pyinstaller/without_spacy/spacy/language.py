"""Pipelines: the type, and where presidio registers one of its parts."""


class Language:
    """Never made."""

    @staticmethod
    def factory(*_names, **_options):
        """Leave a function as it is."""
        return lambda function: function
