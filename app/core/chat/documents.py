"""Reading what a person gives with a message: pictures, text of any encoding, PDF. In a worker thread."""

import io
import logging
import stat
import time
from pathlib import Path
from unicodedata import normalize

from app.core.errors import AppError, ErrorCode
from app.core.models import AttachmentKind, Given
from app.core.privacy.images import clean_image, is_image
from app.core.text.file_names import plain_name, text_media_type

MOST_BYTES = 40 * 1024 * 1024  # of a file
_MOST_CHARACTERS = 200_000  # of a document's text: some fifty thousand tokens, more than most models see at once
_MOST_PAGES = 500
_MOST_SECONDS = 30.0  # of reading a PDF, looked at between two pages
_LOOKED_AT = 256 * 1024  # bytes by which an encoding is guessed
# Signs that stand in no text: a file that holds some is none.
_NO_TEXT = frozenset(map(chr, range(32))) - set("\t\n\r\f\v\x1b")
# What fonts in PDFs stand for otherwise than a person types it: ligatures, radicals in place of Chinese signs, and tabs
# for spaces.
_AS_TYPED = {code: normalize("NFKC", chr(code)) for code in (*range(0xFB00, 0xFB07), *range(0x2F00, 0x2FD6))} | {9: " "}
_WIDE_MARKS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}


def read_path(path: Path) -> Given:
    """What stands in a file. Raises `AppError`: FILE_GONE where it cannot be opened, and what `read_bytes` raises."""
    try:
        state = path.stat()
        if not stat.S_ISREG(state.st_mode):  # a device or a pipe may never end
            raise AppError(ErrorCode.FILE_GONE)
        _require_size(state.st_size)
        with path.open("rb") as file:
            return read_bytes(path.name, file.read(MOST_BYTES + 1))
    except OSError:
        raise AppError(ErrorCode.FILE_GONE) from None


def read_bytes(name: str, data: bytes) -> Given:
    """What stands in a file, by what it holds and not by its name.

    Raises `AppError`: FILE_TOO_LARGE, FILE_BROKEN, FILE_UNKNOWN (neither picture, PDF nor text), FILE_EMPTY,
    PDF_LOCKED, PDF_NO_TEXT.
    """
    _require_size(len(data))
    name = plain_name(name)
    if is_image(data):
        image = clean_image(data)
        return Given(AttachmentKind.IMAGE, name, image.media_type, data=image.data)
    if b"%PDF-" in data[:1024]:
        return _pdf(name, data)
    text = _text_of(data).strip()
    if not text:
        raise AppError(ErrorCode.FILE_EMPTY)
    cut = len(text) > _MOST_CHARACTERS
    if cut:
        text = text[:_MOST_CHARACTERS] + "\n[the file goes on]"
    return Given(AttachmentKind.TEXT, name, text_media_type(name), text=text, cut=cut)


def _pdf(name: str, data: bytes) -> Given:
    """The text of a PDF, page by page, as far as the limits let it be read."""
    from pypdf import PdfReader  # noqa: PLC0415 (a quarter of a second, only where there is a PDF)

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it quotes from files
    try:
        reader = PdfReader(io.BytesIO(data))
        opens = not reader.is_encrypted or bool(reader.decrypt(""))
        until = time.monotonic() + _MOST_SECONDS
        pages: list[str] = []
        length = 0
        total = len(reader.pages) if opens else 0
        for number, page in enumerate(reader.pages if opens else (), 1):
            if number > _MOST_PAGES or length > _MOST_CHARACTERS or time.monotonic() > until:
                break
            pages.append(_tidy(page.extract_text()).translate(_AS_TYPED).strip())
            length += len(pages[-1])
    except Exception as error:  # noqa: BLE001 (it fails in many ways on a broken file; its text may be private)
        locked = type(error).__name__ in {"DependencyError", "FileNotDecryptedError"}
        code = ErrorCode.PDF_LOCKED if locked else ErrorCode.FILE_BROKEN
        raise AppError(code, type=type(error).__name__) from None
    if not opens:
        raise AppError(ErrorCode.PDF_LOCKED)
    if not any(pages):
        raise AppError(ErrorCode.PDF_NO_TEXT, pages=len(pages))
    text = "\n\n".join(f"[page {number}]\n{page}" for number, page in enumerate(pages, 1) if page)
    cut = len(pages) < total or len(text) > _MOST_CHARACTERS
    if cut:
        text = text[:_MOST_CHARACTERS] + f"\n[the file goes on: it has {total} pages]"
    return Given(AttachmentKind.PDF, name, "application/pdf", text=text, pages=len(pages), cut=cut)


def _text_of(data: bytes) -> str:
    """`data` as text of whatever encoding. `AppError(FILE_UNKNOWN)` when it is none."""
    from charset_normalizer import from_bytes  # noqa: PLC0415 (only where there is a file)

    encoding = _WIDE_MARKS.get(data[:2])
    try:
        text = data.decode(encoding or "utf-8-sig")
    except UnicodeDecodeError:
        guess = from_bytes(data[:_LOOKED_AT]).best() if b"\0" not in data[:_LOOKED_AT] else None
        if guess is None:
            raise AppError(ErrorCode.FILE_UNKNOWN) from None
        text = data.decode(guess.encoding, errors="replace")
    if _NO_TEXT & set(text[:_LOOKED_AT]):
        raise AppError(ErrorCode.FILE_UNKNOWN)
    return _tidy(text)


def _tidy(text: str) -> str:
    """Line ends of one kind, and nothing that a text cannot hold (a PDF's may have halves of signs in it)."""
    text = text.encode("utf-8", errors="replace").decode("utf-8")
    return "".join(sign for sign in text.replace("\r\n", "\n").replace("\r", "\n") if sign not in _NO_TEXT)


def _require_size(size: int) -> None:
    if size > MOST_BYTES:
        mega = 1024 * 1024
        raise AppError(ErrorCode.FILE_TOO_LARGE, size=max(1, round(size / mega)), most=MOST_BYTES // mega)
