"""Writing a file to a place that the person chose: whole or not at all, and a fault is put into words."""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from app.core.errors import AppError, ErrorCode


def write_file(path: Path, content: str | bytes) -> None:
    """Write `content` to `path`; text gets a last line end. What stood there before stays when that is not possible:
    `AppError(NOT_WRITTEN)`. Slow for what is large: not on the window's thread then."""
    data = content if isinstance(content, bytes) else (content.rstrip("\n") + "\n").encode()
    try:
        _write(path.resolve(), data)
    except OSError:
        raise AppError(ErrorCode.NOT_WRITTEN) from None


def _write(path: Path, data: bytes) -> None:
    if path.exists() and not path.is_file():  # a device or a pipe; a folder fails
        path.write_bytes(data)
        return
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        beside.write_bytes(data)
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
