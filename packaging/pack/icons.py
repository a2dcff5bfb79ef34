"""The icon in every format, from its one source, `resources/icons/keepsake.svg`: drawn by Qt."""

import os
import struct
from pathlib import Path

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Apple's names for PNG entries, by size in pixels: normal and "retina".
_ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def make_icons(source: Path, folder: Path) -> None:
    """Write `keepsake-SIZE.png`, `keepsake.ico` and `keepsake.icns` into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        (folder / f"keepsake-{size}.png").write_bytes(png_of(source, size))
    (folder / "keepsake.ico").write_bytes(ico_of({size: png_of(source, size) for size in _ICO_SIZES}))
    (folder / "keepsake.icns").write_bytes(icns_of({size: png_of(source, size) for size in _ICNS_TYPES}))


def png_of(source: Path, size: int) -> bytes:
    """The icon as a PNG of `size` x `size` pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt  # noqa: PLC0415 (only where icons are made)
    from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    keep = QGuiApplication.instance() or QGuiApplication(["icons"])  # Qt draws for a program only
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs know file names only
        raise RuntimeError(f"{source} cannot be drawn at {size} pixels ({keep})")
    return bytes(data.data())


def ico_of(pictures: dict[int, bytes]) -> bytes:
    """Windows' icon file: a directory of PNGs."""
    offset = 6 + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset + len(bodies))
        bodies += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + bodies


def icns_of(pictures: dict[int, bytes]) -> bytes:
    """Apple's icon file: PNGs under their types."""
    body = b"".join(
        _ICNS_TYPES[size] + struct.pack(">I", len(picture) + 8) + picture for size, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body
