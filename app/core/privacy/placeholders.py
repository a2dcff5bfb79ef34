"""Stable stand-ins for personal data: the same phone number is `<PHONE_1>` everywhere in a profile."""

import hashlib
import hmac
import secrets
from typing import Protocol


class PlaceholderBook(Protocol):
    """What a profile knows of private values without keeping them: their numbers, and which of them may be stored."""

    def number(self, type_: str, value: str) -> int:
        """The number of `value` (already normalised) among those of its type, from 1; the same each time."""
        ...

    def allows(self, type_: str, value: str) -> bool:
        """Whether the person declared `value` (already normalised) fine to store."""
        ...

    def allow(self, type_: str, value: str, mask: str) -> None:
        """From now on `value` may be stored; `mask` is how it is shown in the list of such values."""
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
        self._allowed: set[tuple[str, str]] = set()

    def number(self, type_: str, value: str) -> int:
        """See `PlaceholderBook.number`."""
        entry = (type_, value_digest(self._key, type_, value))
        if entry not in self._numbers:
            self._counts[type_] = self._counts.get(type_, 0) + 1
            self._numbers[entry] = self._counts[type_]
        return self._numbers[entry]

    def allows(self, type_: str, value: str) -> bool:
        """See `PlaceholderBook.allows`."""
        return (type_, value) in self._allowed

    def allow(self, type_: str, value: str, mask: str) -> None:
        """See `PlaceholderBook.allow`."""
        del mask
        self._allowed.add((type_, value))


def mask_of(value: str) -> str:
    """How a private value is shown where it must not be read: its first and last character."""
    return "•" * len(value) if len(value) < _LEAST_SHOWN else f"{value[0]}{'•' * 6}{value[-1]}"


_LEAST_SHOWN = 6  # characters: of anything shorter the ends say too much
