"""Keyrings for tests."""

from keyring.backend import KeyringBackend
from keyring.errors import InitError


class MemoryKeyring(KeyringBackend):
    """Works, and forgets at the end of the test."""

    priority = 1.0

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.secrets: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.secrets.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.secrets[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.secrets[service, username]


class LosingKeyring(MemoryKeyring):
    """Accepts a secret and loses it, as the null back end does."""

    def set_password(self, service: str, username: str, password: str) -> None:
        pass


class LockedKeyring(MemoryKeyring):
    """There, but locked."""

    def get_password(self, service: str, username: str) -> str | None:
        raise InitError("locked")
