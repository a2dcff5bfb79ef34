"""Texts that are shipped with the program and shown as they are."""

from pathlib import Path

_FOLDER = Path(__file__).parents[2] / "resources"


def read_resource(name: str) -> str:
    """A file of `resources/`; empty where a build left it out."""
    path = _FOLDER / name
    return path.read_text("utf-8") if path.exists() else ""
