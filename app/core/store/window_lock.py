"""The passphrase that opens a locked window.

Where the key of the data comes from a passphrase, it is that one. Where the key is in the keyring, it is one of its
own: `lock.json` holds a salt and what scrypt makes of it. The lock hides the window from who passes by; it encrypts
nothing, and who can read this user's files or memory needs no window.
"""

import hmac
import json
import secrets

from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.store.keys import MINIMUM_PASSPHRASE, derive, key_source, unlock


def has_passphrase(home: Home) -> bool:
    """Whether there is a passphrase to open a locked window with."""
    return key_source(home) == "passphrase" or _read(home) is not None


def set_passphrase(home: Home, passphrase: str) -> None:
    """Choose the lock's own passphrase. `AppError(PASSPHRASE_TOO_SHORT)`."""
    if len(passphrase) < MINIMUM_PASSPHRASE:
        raise AppError(ErrorCode.PASSPHRASE_TOO_SHORT, least=MINIMUM_PASSPHRASE)
    salt = secrets.token_bytes(16)
    temporary = home.window_lock.with_suffix(".tmp")
    temporary.write_text(json.dumps({"salt": salt.hex(), "check": derive(passphrase, salt).hex()}) + "\n", "utf-8")
    temporary.replace(home.window_lock)


def fits(home: Home, passphrase: str) -> bool:
    """Whether a passphrase opens the window. Takes as long for a wrong one as for the right one."""
    if key_source(home) == "passphrase":
        try:
            unlock(home, passphrase or "-")
        except AppError as error:
            if error.code is not ErrorCode.KEY_WRONG:
                raise
            return False
        return True
    kept = _read(home)
    if kept is None:
        return False
    salt, check = kept
    return hmac.compare_digest(derive(passphrase, salt), check)


def _read(home: Home) -> tuple[bytes, bytes] | None:
    try:
        data = json.loads(home.window_lock.read_text("utf-8"))
        return bytes.fromhex(data["salt"]), bytes.fromhex(data["check"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
