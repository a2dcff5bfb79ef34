"""Stable stand-ins for personal data: the same phone number is `<PHONE_1>` everywhere in a profile."""

import hashlib
import hmac
import secrets
from typing import Protocol


class PlaceholderBook(Protocol):
    """Numbers the private values of a profile without keeping them."""

    def number(self, type_: str, value: str) -> int:
        """The number of `value` (already normalised) among those of its type, from 1; the same each time."""
        ...


def value_digest(key: bytes, type_: str, value: str) -> str:
    """Keyed hash of a private value: recognises it again, and says nothing without the key (HMAC-SHA-256)."""
    return hmac.new(key, f"{type_}\0{value}".encode(), hashlib.sha256).hexdigest()


class MemoryPlaceholderBook:
    """A book that lives as long as the process: for temporary chats and the `redact` command."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)
        self._numbers: dict[tuple[str, str], int] = {}
        self._counts: dict[str, int] = {}

    def number(self, type_: str, value: str) -> int:
        """See `PlaceholderBook.number`."""
        entry = (type_, value_digest(self._key, type_, value))
        if entry not in self._numbers:
            self._counts[type_] = self._counts.get(type_, 0) + 1
            self._numbers[entry] = self._counts[type_]
        return self._numbers[entry]
