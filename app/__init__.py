"""Keepsake: a private desktop assistant that remembers you and shows you everything it remembers."""

__version__ = "0.1.0"
