"""A store without the gate in front of it, and reading its files as an intruder with the key would."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from app.core.home import Home
from app.core.models import Actor, Memory, OperationKind, Scope, SourceKind
from app.core.privacy.clean_text import GATE_SEAL, CleanText
from app.core.store.keys import Key
from app.core.store.store import Store

KEY = Key(bytes(range(32)), "passphrase")

# SQLCipher 4: pages of 4096 bytes; the last 80 are the IV (16) and an HMAC-SHA-512 (64); the file begins with a
# 16-byte salt (https://www.zetetic.net/sqlcipher/design/).
_PAGE, _RESERVED, _SALT = 4096, 80, 16
_WAL_HEADER, _FRAME_HEADER = 32, 24


def clean(text: str) -> CleanText:
    """`text` as if the gate had passed it."""
    return CleanText(text, GATE_SEAL)


class Clock:
    """A time that moves a second at each look, and by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 5, 3, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def open_store(home: Home, clock: Clock | None = None) -> Store:
    """The store of `home` under the test key."""
    return Store(home, KEY, clock=clock or Clock())


def add_memory(store: Store, text: str, slot: str | None = None) -> Memory:
    """A memory typed by hand."""
    with store.change(Actor.PERSON, OperationKind.MEMORY_ADD, Scope.MEMORY) as work:
        return work.memories.add(clean(text), slot=slot, explicit=True, source=SourceKind.HAND, message_id=None)


def edit_memory(store: Store, memory_id: int, text: str) -> None:
    """Another wording by hand."""
    with store.change(Actor.PERSON, OperationKind.MEMORY_EDIT, Scope.MEMORY) as work:
        work.memories.reword(memory_id, clean(text), slot=None)


def decrypted_pages(home: Home, key: Key = KEY) -> bytes:
    """Every page of the database, its WAL and its backups in clear, used or not."""
    clear = bytearray()
    for path in home.path.rglob("*"):
        if path.suffix == ".db":
            data = path.read_bytes()
            for start in range(0, len(data), _PAGE):
                first = _SALT if start == 0 else 0
                clear += _decrypted(data[start + first : start + _PAGE], key)
        elif path.name.endswith("-wal"):
            data = path.read_bytes()
            for start in range(_WAL_HEADER, len(data), _FRAME_HEADER + _PAGE):
                page = data[start + _FRAME_HEADER : start + _FRAME_HEADER + _PAGE]
                number = int.from_bytes(data[start : start + 4], "big")
                clear += _decrypted(page[_SALT if number == 1 else 0 :], key)
    return bytes(clear)


def raw_bytes(folder: Path) -> bytes:
    """Every byte of every file below a folder, and their names."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return b"\0".join(str(path).encode() + b"\0" + path.read_bytes() for path in files)


def assert_gone(home: Home, *words: str) -> None:
    """None of these words, in lower case, stands in any file of a home."""
    clear = decrypted_pages(home).lower()
    assert b"create table" in clear, "the pages were not decrypted"
    for word in words:
        assert word.encode() not in clear
        assert word.encode() not in raw_bytes(home.path).lower()


def _decrypted(page: bytes, key: Key) -> bytes:
    if len(page) < _RESERVED + 16:
        return b""
    body, reserved = page[:-_RESERVED], page[-_RESERVED:]
    decryptor = Cipher(algorithms.AES(key.value), modes.CBC(reserved[:16])).decryptor()
    return decryptor.update(body[: len(body) // 16 * 16]) + decryptor.finalize()
