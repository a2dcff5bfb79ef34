"""`CleanImage`: the only kind of picture the store takes. Pixels and nothing else: no place, time, camera or thumbnail.

A picture is decoded and encoded anew from its pixels, and what comes out is held against a list of the parts that a
file may have. Pillow does it, here and not in the window, because pictures also come by the command line and by an
import, and because a rule about privacy has to hold in one place, whoever calls.
"""

import io
import struct
from typing import Final, final

from PIL import Image, ImageOps

from app.core.errors import AppError, ErrorCode

# 48 patches of 28 pixels, the unit in which Qwen's models see: the largest square that fits a window of 4096 tokens
# beside rules and tools. Others scale pictures down to far less.
LONGEST: Final = 1344
MOST_BYTES: Final = 40 * 1024 * 1024  # of a file: more is no picture from a phone
_MOST_PIXELS = 100_000_000
_MOST_LOSSLESS = 2 * 1024 * 1024  # bytes; a screenshot stays sharp below it, a photo kept as PNG becomes a JPEG
_QUALITY = 88
_FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
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
    """The pixels of a PNG, JPEG, WebP or GIF file (of its first frame), upright, no larger than `LONGEST`.

    What is clean and small enough already stays as it is, byte by byte.

    Raises `AppError`: FILE_TOO_LARGE (`size` and `most` in MB, or `pixels` and the `most` millions), FILE_BROKEN.
    """
    if len(data) > MOST_BYTES:
        raise AppError(ErrorCode.FILE_TOO_LARGE, size=_mega(len(data)), most=_mega(MOST_BYTES))
    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
            _require_pixels(image.width * image.height)
            light = image.format == "JPEG" or len(data) <= _MOST_LOSSLESS
            if light and max(image.size) <= LONGEST and holds_pixels_only(data):
                image.load()
                return CleanImage(data, f"image/{str(image.format).lower()}", image.size, _SEAL)
            return _encoded(image)
    except AppError:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise AppError(ErrorCode.FILE_TOO_LARGE, pixels=_MOST_PIXELS, most=_MOST_PIXELS // 1_000_000) from None
    except Exception as error:  # noqa: BLE001 (decoders fail in many ways on a broken file; its text may be private)
        raise AppError(ErrorCode.FILE_BROKEN, type=type(error).__name__) from None


def size_of(data: bytes) -> tuple[int, int]:
    """Width and height of a clean picture, from its header."""
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        return image.size


def thumbnail(data: bytes, longest: int) -> bytes:
    """A small PNG of a clean picture."""
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        image.draft(None, (longest, longest))
        image.thumbnail((longest, longest))
        return _saved(_plain(image), "PNG")


def holds_pixels_only(data: bytes) -> bool:
    """Whether a PNG or JPEG file has no part but those that its pixels need, and nothing behind its end."""
    if data.startswith(_PNG):
        return _png_parts(data) <= _PNG_PARTS
    return data.startswith(b"\xff\xd8") and _is_plain_jpeg(data)


def _encoded(image: Image.Image) -> CleanImage:
    lossy = image.format == "JPEG"
    image.draft(None, (LONGEST, LONGEST))  # a JPEG is decoded at a fraction of its size, where that will do
    upright = ImageOps.exif_transpose(image)
    upright.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS)
    plain = _plain(upright)
    saved = b"" if lossy else _saved(plain, "PNG")
    kind = "PNG"
    if lossy or len(saved) > _MOST_LOSSLESS:
        saved, kind = _saved(_on_white(plain), "JPEG"), "JPEG"
    if not holds_pixels_only(saved):  # whatever a future Pillow may add
        raise AppError(ErrorCode.BUG, type="metadata in a picture")
    return CleanImage(saved, f"image/{kind.lower()}", plain.size, _SEAL)


def _plain(image: Image.Image) -> Image.Image:
    """A new picture of the same pixels: Pillow carries comments, profiles and more along with an old one."""
    transparent = "A" in image.getbands() or "transparency" in image.info
    converted = image.convert("RGBA" if transparent else "RGB")
    plain = Image.new(converted.mode, converted.size)
    plain.paste(converted)
    return plain


def _on_white(image: Image.Image) -> Image.Image:
    if image.mode == "RGB":
        return image
    ground = Image.new("RGB", image.size, "white")
    ground.paste(image, mask=image.getchannel("A"))
    return ground


def _saved(image: Image.Image, kind: str) -> bytes:
    file = io.BytesIO()
    if kind == "JPEG":
        image.save(file, "JPEG", quality=_QUALITY)
    else:
        image.save(file, "PNG")
    return file.getvalue()


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


def _require_pixels(pixels: int) -> None:
    if pixels > _MOST_PIXELS:
        raise AppError(ErrorCode.FILE_TOO_LARGE, pixels=pixels, most=_MOST_PIXELS // 1_000_000)


def _mega(size: int) -> int:
    return max(1, round(size / 1024 / 1024))
