"""Names of files that come from elsewhere."""

import mimetypes
from pathlib import PurePath

_LONGEST = 120  # characters


def plain_name(name: str) -> str:
    """A file's name without its folders, on one line, not too long; its ending stays."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in PurePath(name).name).split())
    if len(plain) > _LONGEST:
        ending = PurePath(plain).suffix[:12]
        plain = plain[: _LONGEST - len(ending) - 1] + "…" + ending
    return plain


def text_media_type(name: str) -> str:
    """The media type of a text in a file of this name."""
    known = mimetypes.guess_type(name)[0] or ""
    return known if known.startswith("text/") or known == "application/json" else "text/plain"
