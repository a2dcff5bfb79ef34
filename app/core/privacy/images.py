"""`CleanImage`: the only kind of picture the store takes. Pixels and nothing else: no place, time, camera or thumbnail.

A picture is decoded and encoded anew from its pixels, and what comes out is held against a list of the parts that a
file may have. Pillow does it, here and not in the window, because pictures also come by the command line and by an
import, and because a rule about privacy has to hold in one place, whoever calls.
"""

import struct
from typing import Final, final

from app.core.errors import AppError, ErrorCode

MOST_BYTES: Final = 40 * 1024 * 1024  # of a file: more is no picture from a phone
_PNG = b"\x89PNG\r\n\x1a\n"
_PNG_PARTS = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}
# Start of frame, Huffman and quantisation tables, restart interval: what decoding needs.
_JPEG_PARTS = {0xC0, 0xC1, 0xC2, 0xC4, 0xDB, 0xDD}
_JPEG_HEADER = b"JFIF\0"
_SEAL: Final = object()


@final
class CleanImage:
    """A PNG or JPEG file that holds pixels only. Made by `clean_image`."""

    __slots__ = ("data", "height", "media_type", "width")

    def __init__(self, data: bytes, media_type: str, size: tuple[int, int], seal: object) -> None:
        if seal is not _SEAL:
            raise TypeError("only clean_image makes CleanImage")
        self.data = data
        self.media_type = media_type
        self.width, self.height = size


def is_image(data: bytes) -> bool:
    """Whether a file begins like a picture that we know."""
    return data.startswith((_PNG, b"\xff\xd8\xff", b"GIF87a", b"GIF89a")) or (
        data[:4] == b"RIFF" and data[8:12] == b"WEBP"
    )


def clean_image(data: bytes) -> CleanImage:
    """The pixels of a PNG, JPEG, WebP or GIF file (of its first frame), upright, no larger than a model needs.

    What is clean and small enough already stays as it is, byte by byte.

    Raises `AppError`: FILE_TOO_LARGE (`size` and `most` in MB, or `pixels` and the `most` millions), FILE_BROKEN.
    """
    from app.core.privacy.pixels import encoded_anew  # noqa: PLC0415 (a picture is rare, and Pillow takes 80 ms)

    if len(data) > MOST_BYTES:
        raise AppError(ErrorCode.FILE_TOO_LARGE, size=_mega(len(data)), most=_mega(MOST_BYTES))
    encoded = encoded_anew(data, plain=holds_pixels_only(data))
    if not holds_pixels_only(encoded.data):  # whatever a future Pillow may add
        raise AppError(ErrorCode.BUG, type="metadata in a picture")
    return CleanImage(encoded.data, encoded.media_type, encoded.size, _SEAL)


def size_of(data: bytes) -> tuple[int, int]:
    """Width and height of a clean picture, from its header."""
    from app.core.privacy import pixels  # noqa: PLC0415 (as above)

    return pixels.size_of(data)


def thumbnail(data: bytes, longest: int) -> bytes:
    """A small PNG of a clean picture."""
    from app.core.privacy import pixels  # noqa: PLC0415 (as above)

    return pixels.thumbnail(data, longest)


def holds_pixels_only(data: bytes) -> bool:
    """Whether a PNG or JPEG file has no part but those that its pixels need, and nothing behind its end."""
    if data.startswith(_PNG):
        return _png_parts(data) <= _PNG_PARTS
    return data.startswith(b"\xff\xd8") and _is_plain_jpeg(data)


def _png_parts(data: bytes) -> set[bytes]:
    """The names of a PNG's chunks; a name of no chunk where something is behind the end, or the file is cut."""
    parts: set[bytes] = set()
    place = len(_PNG)
    while place + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, place)
        name = data[place + 4 : place + 8]
        parts.add(name)
        place += 12 + length
        if name == b"IEND" and length == 0 and place == len(data):
            return parts
    return parts | {b""}


def _is_plain_jpeg(data: bytes) -> bool:
    place = 2
    while place + 4 <= len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        (length,) = struct.unpack_from(">H", data, place + 2)
        if marker == 0xE0:  # its header, without a thumbnail
            body = data[place + 4 : place + 2 + length]
            if place != 2 or length != 16 or not body.startswith(_JPEG_HEADER) or body[-2:] != b"\0\0":
                return False
        elif marker == 0xDA:
            place = _end_of_scan(data, place + 2 + length)
            if data[place : place + 2] == b"\xff\xd9":
                return place + 2 == len(data)
            continue
        elif marker not in _JPEG_PARTS:
            return False
        place += 2 + length
    return False


def _end_of_scan(data: bytes, place: int) -> int:
    """Where the next marker stands that is no part of the packed pixels; the end where there is none."""
    while (place := data.find(b"\xff", place)) != -1 and place + 1 < len(data):
        follows = data[place + 1]
        if follows != 0 and not 0xD0 <= follows <= 0xD7:
            return place
        place += 2
    return len(data)


def _mega(size: int) -> int:
    return max(1, round(size / 1024 / 1024))
