"""The home folder: where everything Keepsake keeps lives, and the lock that gives it to one process."""

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from app.core.errors import AppError, ErrorCode


@dataclass(frozen=True, slots=True)
class Home:
    """The files of one home folder."""

    path: Path

    @property
    def database(self) -> Path:
        """The encrypted store; `-wal` and `-shm` files may stand beside it while it is open."""
        return self.path / "keepsake.db"

    @property
    def profile(self) -> Path:
        """How the database's key is found; holds no key."""
        return self.path / "profile.json"

    @property
    def backups(self) -> Path:
        """Encrypted copies made before a migration or a restore, or by the person."""
        return self.path / "backups"

    @property
    def restore(self) -> Path:
        """A checked backup that the next start puts in the place of the data."""
        return self.path / "restore"

    @property
    def unpacked(self) -> Path:
        """A backup that is being unpacked and checked; what is left of it by a crash goes with the next start."""
        return self.path / "restore.part"

    @property
    def erase_order(self) -> Path:
        """Says that the next start erases everything."""
        return self.path / "erase-all"

    @property
    def window_lock(self) -> Path:
        """What the passphrase of the window's lock is checked by, where it has one of its own."""
        return self.path / "lock.json"

    @property
    def lock(self) -> Path:
        """Held by the one process that uses the home."""
        return self.path / "keepsake.lock"

    def create(self) -> None:
        """Make the folder, for its owner only. `AppError(HOME_NOT_WRITABLE)` when that cannot be."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not os.access(self.path, os.W_OK | os.X_OK):
                raise PermissionError
        except OSError:
            raise AppError(ErrorCode.HOME_NOT_WRITABLE, path=str(self.path)) from None


def home_from(option: str | None) -> Home:
    """The home folder of this start: `--home`, else KEEPSAKE_HOME, else the platform's place for such data."""
    chosen = option or os.environ.get("KEEPSAKE_HOME")
    path = Path(chosen).expanduser() if chosen else platformdirs.user_data_path("keepsake", appauthor=False)
    return Home(path.absolute())


class HomeLock:
    """Holds a home folder for this process."""

    def __init__(self, home: Home) -> None:
        self._lock = FileLock(
            home.lock, timeout=0, thread_local=False
        )  # taken on the engine's thread, given back on another
        self._path = home.path

    def acquire(self) -> None:
        """Take the home, unless it is taken. `AppError(HOME_IN_USE)` when another process has it."""
        try:
            if not self._lock.is_locked:
                self._lock.acquire()
        except Timeout:
            raise AppError(ErrorCode.HOME_IN_USE, path=str(self._path)) from None
        except OSError:
            raise AppError(ErrorCode.HOME_NOT_WRITABLE, path=str(self._path)) from None

    @property
    def held(self) -> bool:
        """Whether this process has the home."""
        return self._lock.is_locked

    def release(self) -> None:
        """Give it back; safe when it was never taken."""
        self._lock.release()
