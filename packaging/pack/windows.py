"""The installer for Windows."""

from pathlib import Path


def build_windows() -> list[Path]:
    """Later."""
    return []
