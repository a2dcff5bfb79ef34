"""Pillow's part of `images.py`: pictures decoded, turned upright, scaled down and encoded anew. Imported only where
there is a picture: it takes a while."""

import io
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageOps

from app.core.errors import AppError, ErrorCode

# 48 patches of 28 pixels, the unit in which Qwen's models see: the largest square that fits a window of 4096 tokens
# beside rules and tools. Others scale pictures down to far less.
LONGEST: Final = 1344
_MOST_PIXELS = 100_000_000
_MOST_LOSSLESS = 2 * 1024 * 1024  # bytes; a screenshot stays sharp below it, a photo kept as PNG becomes a JPEG
_QUALITY = 88
_FORMATS = ("PNG", "JPEG", "WEBP", "GIF")


@dataclass(frozen=True, slots=True)
class Encoded:
    """A picture as a file."""

    data: bytes
    media_type: str
    size: tuple[int, int]


def encoded_anew(data: bytes, *, plain: bool) -> Encoded:
    """The pixels of a picture in a file of our own making. One that holds pixels only (`plain`), and is small enough,
    stays as it is.

    Raises `AppError`: FILE_TOO_LARGE (`pixels`, and the `most` millions of them), FILE_BROKEN.
    """
    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
            _require_pixels(image.width * image.height)
            light = image.format == "JPEG" or len(data) <= _MOST_LOSSLESS
            if plain and light and max(image.size) <= LONGEST:
                image.load()
                return Encoded(data, f"image/{str(image.format).lower()}", image.size)
            return _encoded(image)
    except AppError:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise AppError(ErrorCode.FILE_TOO_LARGE, pixels=_MOST_PIXELS, most=_MOST_PIXELS // 1_000_000) from None
    except Exception as error:  # noqa: BLE001 (decoders fail in many ways on a broken file; its text may be private)
        raise AppError(ErrorCode.FILE_BROKEN, type=type(error).__name__) from None


def size_of(data: bytes) -> tuple[int, int]:
    """Width and height, from the file's header."""
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        return image.size


def thumbnail(data: bytes, longest: int) -> bytes:
    """A small PNG of a picture."""
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        image.draft(None, (longest, longest))
        image.thumbnail((longest, longest))
        return _saved(_plain(image), "PNG")


def _encoded(image: Image.Image) -> Encoded:
    lossy = image.format == "JPEG"
    image.draft(None, (LONGEST, LONGEST))  # a JPEG is decoded at a fraction of its size, where that will do
    upright = ImageOps.exif_transpose(image)
    upright.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS)
    plain = _plain(upright)
    saved = b"" if lossy else _saved(plain, "PNG")
    if lossy or len(saved) > _MOST_LOSSLESS:
        return Encoded(_saved(_on_white(plain), "JPEG"), "image/jpeg", plain.size)
    return Encoded(saved, "image/png", plain.size)


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


def _require_pixels(pixels: int) -> None:
    if pixels > _MOST_PIXELS:
        raise AppError(ErrorCode.FILE_TOO_LARGE, pixels=pixels, most=_MOST_PIXELS // 1_000_000)
