"""Files as people attach them."""

import io
import struct
import zlib

from pypdf import PdfReader, PdfWriter


def png(width: int = 40, height: int = 30, text: str = "") -> bytes:
    """A grey picture; `text` stands in its description, as a screenshot tool may write one."""
    rows = b"".join(b"\0" + bytes([60 + y % 100]) * width for y in range(height))
    parts = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)), (b"IDAT", zlib.compress(rows))]
    if text:
        parts.insert(1, (b"tEXt", b"Description\0" + text.encode("latin-1")))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in (*parts, (b"IEND", b"")))


def pdf(*pages: str) -> bytes:
    """A PDF with a line of text on each page; an empty one is a page without any."""
    kids = " ".join(f"{4 + 2 * number} 0 R" for number in range(len(pages)))
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        f"<</Type/Pages/Count {len(pages)}/Kids[{kids}]>>".encode(),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    for number, text in enumerate(pages):
        content = f"BT /F1 12 Tf 40 700 Td ({text}) Tj ET".encode() if text else b""
        font = "/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>"
        page = f"<</Type/Page/Parent 2 0 R{font}/Contents {5 + 2 * number} 0 R>>"
        objects += [page.encode(), b"<</Length %d>>stream\n%s\nendstream" % (len(content), content)]
    file = bytearray(b"%PDF-1.4\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(file))
        file += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(file)
    file += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    file += b"".join(b"%010d 00000 n \n" % place for place in places)
    file += b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)
    return bytes(file)


def locked(data: bytes, password: str) -> bytes:
    """A PDF that opens with a password only."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(data)))
    writer.encrypt(password, algorithm="AES-256")
    file = io.BytesIO()
    writer.write(file)
    return file.getvalue()


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
