"""The database's key: 32 random bytes in the system keyring, or derived from a passphrase.

`profile.json` beside the database says which, with a salt and a check value; it holds no key. The check tells a
wrong key from a damaged file, which the encrypted file alone cannot.
"""

import hashlib
import hmac
import json
import secrets
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import keyring
from keyring.errors import KeyringError

from app.core.errors import AppError, ErrorCode
from app.core.home import Home

SERVICE = "keepsake"
MINIMUM_PASSPHRASE = 8  # characters
KeySource = Literal["keyring", "passphrase"]


@dataclass(frozen=True, slots=True)
class Profile:
    """How one home's key is found. `id` is its user name in the keyring; `salt` and `check` are hex."""

    id: str
    source: KeySource
    salt: str
    check: str


@dataclass(frozen=True, slots=True)
class Key:
    """An unlocked key and where it came from."""

    value: bytes
    source: KeySource

    def __repr__(self) -> str:
        return f"<Key from {self.source}>"

    def derived(self, purpose: str) -> bytes:
        """Another 32-byte key for another purpose, which tells nothing about this one (HMAC-SHA-256)."""
        return hmac.new(self.value, purpose.encode(), hashlib.sha256).digest()


def unlock(home: Home, passphrase: str | None) -> Key:
    """The key of `home`; a first start makes one and writes `profile.json`. Touches no other file.

    Raises `AppError`: PASSPHRASE_NEEDED (`new` 1: a new home without a keyring to keep a key in; 0: this home has
    a passphrase), PASSPHRASE_TOO_SHORT, KEY_WRONG, KEY_MISSING (the keyring no longer has it), KEYRING_LOCKED,
    PROFILE_MISSING (a database without its profile).
    """
    profile = _read_profile(home.profile)
    if profile is None:
        if home.database.exists() or home.profile.exists():
            raise AppError(ErrorCode.PROFILE_MISSING, path=str(home.profile))
        return _first_key(home, passphrase)
    if profile.source == "passphrase":
        if not passphrase:
            raise AppError(ErrorCode.PASSPHRASE_NEEDED, new=0)
        key = Key(derive(passphrase, bytes.fromhex(profile.salt)), "passphrase")
    else:
        stored = _from_keyring(profile.id)
        if stored is None:
            raise AppError(ErrorCode.KEY_MISSING, path=str(home.path))
        key = Key(stored, "keyring")
    if not hmac.compare_digest(key.derived("check").hex(), profile.check):
        raise AppError(ErrorCode.KEY_WRONG, source=key.source)
    return key


def key_source(home: Home) -> str:
    """Where the key of `home` is kept: "keyring", "passphrase", or "none" before the first start."""
    profile = _read_profile(home.profile)
    return profile.source if profile else "none"


def keyring_name(home: Home) -> str | None:
    """The name under which the keyring has the key of `home`; None where it has none."""
    profile = _read_profile(home.profile)
    return profile.id if profile is not None and profile.source == "keyring" else None


def _first_key(home: Home, passphrase: str | None) -> Key:
    identity, salt = uuid.uuid4().hex, secrets.token_bytes(16)
    if passphrase:
        if len(passphrase) < MINIMUM_PASSPHRASE:
            raise AppError(ErrorCode.PASSPHRASE_TOO_SHORT, least=MINIMUM_PASSPHRASE)
        key = Key(derive(passphrase, salt), "passphrase")
    else:
        key = Key(secrets.token_bytes(32), "keyring")
        if not _to_keyring(identity, key.value):
            raise AppError(ErrorCode.PASSPHRASE_NEEDED, new=1)
    profile = Profile(identity, key.source, salt.hex(), key.derived("check").hex())
    _write_profile(home.profile, profile)
    return key


def derive(passphrase: str, salt: bytes) -> bytes:
    """scrypt with the parameters OWASP's password storage cheat sheet gives for 32 MiB (N=2^15, r=8, p=3)."""
    return hashlib.scrypt(passphrase.encode(), salt=salt, n=2**15, r=8, p=3, maxmem=2**26, dklen=32)


def _from_keyring(identity: str) -> bytes | None:
    try:
        stored = keyring.get_password(SERVICE, identity)
    except KeyringError:
        raise AppError(ErrorCode.KEYRING_LOCKED) from None
    try:
        key = bytes.fromhex(stored or "")
    except ValueError:
        return None
    return key if len(key) == 32 else None


def _to_keyring(identity: str, key: bytes) -> bool:
    """Put the key into the keyring and read it back: some back ends accept a secret and lose it."""
    try:
        keyring.set_password(SERVICE, identity, key.hex())
        return keyring.get_password(SERVICE, identity) == key.hex()
    except (KeyringError, RuntimeError):
        return False


def _read_profile(path: Path) -> Profile | None:
    """The profile, or None when it is absent or unreadable."""
    try:
        data = json.loads(path.read_text("utf-8"))
        profile = Profile(data["id"], data["source"], data["salt"], data["check"])
        bytes.fromhex(profile.salt)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return profile if profile.source in ("keyring", "passphrase") else None


def _write_profile(path: Path, profile: Profile) -> None:
    temporary = path.with_suffix(".tmp")
    data = {"id": profile.id, "source": profile.source, "salt": profile.salt, "check": profile.check}
    temporary.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    temporary.replace(path)
