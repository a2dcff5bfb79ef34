"""Versions of the program."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UpdateReport:
    """What a look for a newer version found; all of it was signed."""

    current: str
    newest: str
    newer: bool  # whether the newest is newer than this one
    page: str  # an https address that describes it
