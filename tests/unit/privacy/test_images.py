"""A picture keeps nothing but its pixels, whatever stood beside them in its file."""

import io
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from app.core.errors import AppError, ErrorCode
from app.core.privacy.images import CleanImage, clean_image, holds_pixels_only, size_of, thumbnail
from app.core.privacy.pixels import LONGEST

SECRET = "Karl Marx Str. 1 N52.5163 E13.3777"


def picture(size: tuple[int, int] = (40, 30), mode: str = "RGB") -> Image.Image:
    return Image.effect_noise(size, 60).convert(mode)


def file_of(image: Image.Image, kind: str, **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def exif_of(text: str, orientation: int = 1) -> Image.Exif:
    exif = Image.Exif()
    exif[0x0112] = orientation
    exif[0x010E] = text
    exif.get_ifd(0x8825)[1] = "N"
    exif.get_ifd(0x8825)[29] = text
    return exif


def jpeg(text: str) -> bytes:
    return file_of(picture(), "JPEG", exif=exif_of(text), comment=text.encode(), icc_profile=text.encode() * 9)


def png(text: str) -> bytes:
    info = PngInfo()
    info.add_text("Description", text)
    info.add_itxt("XML:com.adobe.xmp", text)
    return file_of(picture(), "PNG", pnginfo=info, exif=exif_of(text), icc_profile=text.encode() * 9)


def webp(text: str) -> bytes:
    return file_of(picture(), "WEBP", exif=exif_of(text), xmp=text.encode(), icc_profile=text.encode() * 9)


def gif(text: str) -> bytes:
    frames = [picture(), picture()]
    return file_of(frames[0], "GIF", save_all=True, append_images=frames[1:], comment=text.encode())


words = st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=8, max_size=60)


@pytest.mark.parametrize("make", [jpeg, png, webp, gif])
@given(words)
def test_that_no_word_beside_the_pixels_is_left(make: object, text: str) -> None:
    assert callable(make)
    data = make(text)
    cleaned = clean_image(data + text.encode())  # and behind the end of the file
    assert text.encode() not in cleaned.data
    assert holds_pixels_only(cleaned.data)
    with Image.open(io.BytesIO(cleaned.data)) as image:
        assert not image.getexif()
        assert not {"comment", "icc_profile", "exif", "xmp", "dpi", "Description"} & set(image.info)


@pytest.mark.parametrize("make", [jpeg, png, webp])
def test_that_the_makers_put_the_secret_into_the_file(make: object) -> None:
    assert callable(make)
    assert SECRET.encode() in make(SECRET)


@pytest.mark.parametrize("make", [jpeg, png, webp, gif])
def test_that_a_clean_picture_stays_as_it_is(make: object) -> None:
    assert callable(make)
    once = clean_image(make(SECRET))
    assert clean_image(once.data).data == once.data


def test_that_a_photo_stands_upright_without_the_mark_that_turned_it() -> None:
    turned = file_of(picture((60, 20)), "JPEG", exif=exif_of("", orientation=6))
    cleaned = clean_image(turned)
    assert (cleaned.width, cleaned.height) == (20, 60) == size_of(cleaned.data)


@pytest.mark.parametrize(("size", "kind"), [((4000, 1000), "JPEG"), ((1000, 4000), "PNG"), ((2000, 2000), "WEBP")])
def test_that_a_large_picture_is_scaled_to_its_longest_side(size: tuple[int, int], kind: str) -> None:
    cleaned = clean_image(file_of(Image.new("RGB", size, "teal"), kind))
    assert max(cleaned.width, cleaned.height) == LONGEST
    assert abs(cleaned.width / cleaned.height - size[0] / size[1]) < 0.01


def test_that_a_transparent_picture_stays_transparent_and_a_large_one_becomes_a_photo() -> None:
    assert clean_image(file_of(picture(mode="RGBA"), "PNG")).media_type == "image/png"
    noise = Image.frombytes("RGB", (1200, 1200), Random(1).randbytes(3 * 1200 * 1200))
    assert clean_image(file_of(noise, "PNG")).media_type == "image/jpeg"


@pytest.mark.parametrize("mode", ["1", "L", "P", "LA", "RGBA", "CMYK"])
def test_that_every_mode_is_read(mode: str) -> None:
    kind = "JPEG" if mode == "CMYK" else "PNG"
    assert clean_image(file_of(picture(mode=mode), kind)).width == 40


@pytest.mark.parametrize(
    "data", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n" + bytes(40), jpeg("x" * 9)[:300], b"<svg/>", bytes(100)]
)
def test_that_a_broken_file_is_told_without_its_words(data: bytes) -> None:
    with pytest.raises(AppError) as caught:
        clean_image(data)
    assert caught.value.code is ErrorCode.FILE_BROKEN
    assert caught.value.__cause__ is None


def test_that_a_picture_of_too_many_pixels_is_refused_before_it_is_unpacked() -> None:
    bomb = file_of(Image.new("1", (20_000, 20_000)), "PNG")
    assert len(bomb) < 200_000
    with pytest.raises(AppError) as caught:
        clean_image(bomb)
    assert caught.value.code is ErrorCode.FILE_TOO_LARGE


def test_that_nobody_else_makes_a_clean_picture() -> None:
    with pytest.raises(TypeError):
        CleanImage(jpeg(SECRET), "image/jpeg", (1, 1), object())


@given(st.binary(max_size=200))
def test_that_any_bytes_behind_the_end_are_seen(tail: bytes) -> None:
    for data in (clean_image(png("")).data, clean_image(jpeg("abc")).data):
        assert holds_pixels_only(data + tail) == (not tail)


def test_that_a_thumbnail_is_small() -> None:
    assert max(size_of(thumbnail(clean_image(jpeg("abc")).data, 16))) == 16
