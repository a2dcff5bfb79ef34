"""What a start of the program may be asked to open: a file to import, a `keepsake://` link, quick ask.

A link can come from anywhere: a web page, a message of a stranger. So links only show something that is there, or an
empty chat; none carries a text, sends, changes or deletes anything. What is not exactly one of them is UNKNOWN.
"""

import os
import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from urllib.parse import unquote, urlsplit

QUICK_ASK = "quick-ask"  # what `--quick-ask` asks for; no link can say it
IMPORTED = frozenset({".zip", ".json", ".txt", ".md"})
_LONGEST = 4096  # letters
_ITEM = re.compile(r"keepsake://(chat|memory)/([1-9][0-9]{0,17})/?", re.ASCII)
_NEW = re.compile(r"keepsake://new/?(\?temporary=([01]))?", re.ASCII)


class TargetKind(StrEnum):
    """What is asked for."""

    WINDOW = "window"  # nothing but to be seen
    QUICK_ASK = "quick_ask"
    CHAT = "chat"
    MEMORY = "memory"
    NEW = "new"
    FILE = "file"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Target:
    """Something to open. `id` for a chat or a memory, `path` for a file, `temporary` for a new chat."""

    kind: TargetKind
    id: int = 0
    path: Path | None = None
    temporary: bool = False


def read_target(text: str) -> Target:
    """What a text asks for. A file must be there, and of a sort that can be imported."""
    if text in {"", QUICK_ASK}:
        return Target(TargetKind.QUICK_ASK if text else TargetKind.WINDOW)
    if len(text) > _LONGEST or not text.isprintable():
        return Target(TargetKind.UNKNOWN)
    if item := _ITEM.fullmatch(text):
        return Target(TargetKind(item[1]), id=int(item[2]))
    if new := _NEW.fullmatch(text):
        return Target(TargetKind.NEW, temporary=new[2] == "1")
    path = _local_path(text)
    if path is not None and path.is_absolute() and _can_be_imported(path):
        return Target(TargetKind.FILE, path=path)
    return Target(TargetKind.UNKNOWN)


def asked_for(argument: str) -> str | None:
    """An argument of the command line as `read_target` wants it; None where it is a command's name or an option."""
    if argument.lower().startswith(("keepsake:", "file:")):
        return argument
    path = Path(argument)
    if not argument.startswith("-") and _can_be_imported(path):
        return str(path.absolute())
    return None


def _can_be_imported(path: Path) -> bool:
    try:
        return path.suffix.lower() in IMPORTED and path.is_file()
    except OSError:  # a name that is too long, a folder that is not ours
        return False


def _local_path(text: str) -> Path | None:
    if not text.lower().startswith("file:"):
        return None if "://" in text else Path(text)
    try:
        parts = urlsplit(text)
        name = unquote(parts.path, errors="strict")
    except ValueError:
        return None
    if parts.netloc not in {"", "localhost"} or parts.query or parts.fragment:
        return None
    # On Windows the path of a file's address begins with a slash before the drive.
    return Path(name.lstrip("/") if os.name == "nt" else name) if name.isprintable() else None
