"""What a person gives with a message: pictures, and files as text."""

from dataclasses import dataclass, field
from enum import StrEnum


class AttachmentKind(StrEnum):
    """What was given."""

    IMAGE = "image"
    TEXT = "text"
    PDF = "pdf"


class AttachmentUse(StrEnum):
    """What became of it when an answer was made."""

    WHOLE = "whole"  # put before the model as it is
    CUT = "cut"  # its beginning only: the rest did not fit
    ROOM = "room"  # not at all: there was no room left
    BLIND = "blind"  # not at all: the model cannot see pictures


@dataclass(frozen=True, slots=True)
class Attachment:
    """What is known of something given with a message; what it holds is read when it is needed."""

    id: int
    kind: AttachmentKind
    name: str
    media_type: str
    size: int  # bytes of a picture, characters of a text
    pages: int | None = None  # of a PDF, as far as it was read


@dataclass(frozen=True, slots=True)
class Given:
    """Something ready to be sent with a message: a picture without anything but its pixels, or the text of a file.

    In the person's own words: it has not passed the gate. Its name and text stay out of its `repr`, which may end in a
    log.
    """

    kind: AttachmentKind
    name: str = field(repr=False)
    media_type: str
    text: str = field(default="", repr=False)
    data: bytes = field(default=b"", repr=False)
    pages: int | None = None
    cut: bool = False  # the file goes on, beyond what is taken in of one
