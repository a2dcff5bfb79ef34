"""Backups: one file each, as encrypted as the database is; putting one back; erasing everything.

A backup is a zip of the database, of `profile.json` (how its key is found; it holds no key) and of a note on what it
is. It needs the key that the database had when it was made. Putting one back, and erasing everything, are prepared
while the program runs, and done by the next start before anything is opened: a crash at any moment leaves the old data
whole, or the order to go on.
"""

import errno
import json
import os
import shutil
import zipfile
import zlib
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import keyring
from keyring.errors import KeyringError

from app import __version__
from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.models import Backup, BackupKind
from app.core.store.database import check_database
from app.core.store.keys import SERVICE, key_source, keyring_name, unlock

_FORMAT, _NOTE, _DATABASE, _PROFILE = "keepsake-backup", "backup.json", "keepsake.db", "profile.json"
_PARTS = (_DATABASE, f"{_DATABASE}-wal", _PROFILE)
SUFFIX = ".keepsake"
_BAD_PACK = (zipfile.BadZipFile, zlib.error, RuntimeError)  # damaged, encrypted, packed in a way we do not know
_ASIDE = "aside"  # in the folder of what is to be put back: the data before it is kept
_KINDS = {"manual": BackupKind.PERSON, "before-restore": BackupKind.RESTORE}
# All that Keepsake writes into its home but the lock. The home may be a folder with other things in it.
_OURS = (
    *("keepsake.db*", "settings.*", "window.*", "lock.json", "lock.tmp", "profile.tmp"),
    *("backups", "restore", "restore.part"),
)


# -- making, listing, deleting


def new_name(home: Home, label: str) -> Path:
    """Where a new backup in the home goes."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    return home.backups / f"keepsake-{label}-{stamp}{SUFFIX}"


def write_backup(home: Home, target: Path) -> Backup:
    """Pack the home's files into `target`, whole or not at all. Nobody may write to them meanwhile.

    Raises `AppError`: HOME_NOT_WRITABLE, DISK_FULL.
    """
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        note = {"format": _FORMAT, "version": 1, "program": __version__, "key": key_source(home)}
        with zipfile.ZipFile(part, "w", zipfile.ZIP_STORED) as pack:  # what is encrypted cannot be made smaller
            pack.writestr(_NOTE, json.dumps(note))
            for name in _PARTS:
                if (home.path / name).exists():
                    pack.write(home.path / name, name)
        part.chmod(0o600)
        _sync(part)
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise _disk_fault(error, target) from None
    return _backup(target)


def backups_of(home: Home) -> list[Backup]:
    """The backups in the home, the newest first."""
    if not home.backups.is_dir():
        return []
    found = [path for path in home.backups.iterdir() if path.suffix in (SUFFIX, ".db") and path.is_file()]
    return sorted(map(_backup, found), key=lambda backup: backup.made_at, reverse=True)


def delete_backup(home: Home, name: str) -> None:
    """Delete a backup in the home. `AppError(NOT_FOUND)` when there is none of that name."""
    for backup in backups_of(home):
        if backup.path.name == name:
            backup.path.unlink(missing_ok=True)
            return
    raise AppError(ErrorCode.NOT_FOUND, what="backup", id=0)


def _backup(path: Path) -> Backup:
    label = path.stem.removeprefix("keepsake-").rpartition("-")[0]
    kind = _KINDS.get(label, BackupKind.MIGRATION if path.suffix == ".db" else BackupKind.PERSON)
    state = path.stat()
    return Backup(path, kind, state.st_size, datetime.fromtimestamp(state.st_mtime, UTC))


# -- putting one back


def stage_restore(home: Home, source: Path, passphrase: str | None) -> None:
    """Unpack a backup beside the data, see that it can be opened and is whole, and order the next start to use it.

    Raises `AppError`: BACKUP_UNREADABLE; what `unlock` raises for the backup's key; DATABASE_NEWER, DATABASE_DAMAGED;
    DISK_FULL. Nothing is ordered then.
    """
    staging = Home(home.unpacked)
    shutil.rmtree(staging.path, ignore_errors=True)
    try:
        staging.path.mkdir(mode=0o700)
        _unpack(home, source, staging.path)
        check_database(staging, unlock(staging, passphrase))
        shutil.rmtree(staging.backups, ignore_errors=True)
        for path in staging.path.iterdir():
            _sync(path)
        shutil.rmtree(home.restore, ignore_errors=True)
        staging.path.replace(home.restore)
    except OSError as error:
        raise _disk_fault(error, staging.path) from None
    finally:
        shutil.rmtree(staging.path, ignore_errors=True)


def _unpack(home: Home, source: Path, target: Path) -> None:
    try:
        if source.suffix == ".db":  # made before a migration: the database alone, under the key of this home
            shutil.copyfile(source, target / _DATABASE)
            shutil.copyfile(home.profile, target / _PROFILE)
            return
        with zipfile.ZipFile(source) as pack:
            ours = json.loads(pack.read(_NOTE))["format"] == _FORMAT
            for name in set(_PARTS) & set(pack.namelist()) if ours else ():
                pack.extract(name, target)
    except (*_BAD_PACK, KeyError, TypeError, ValueError, FileNotFoundError):
        raise AppError(ErrorCode.BACKUP_UNREADABLE) from None
    if not (target / _DATABASE).exists() or not (target / _PROFILE).exists():
        raise AppError(ErrorCode.BACKUP_UNREADABLE)


def finish_orders(home: Home) -> bool:
    """Do what was ordered, before anything is opened; returns whether anything was. Goes on where a crash broke it
    off, and takes away what one left behind: copies of the data that no erasing would reach. The caller holds the
    home's lock. Raises `AppError`: HOME_NOT_WRITABLE, DISK_FULL."""
    shutil.rmtree(home.unpacked, ignore_errors=True)
    try:
        if home.erase_order.exists():
            _erase_all(home)
        elif home.restore.is_dir():
            _restore(home)
        else:
            return False
    except OSError as error:
        raise _disk_fault(error, home.path) from None
    return True


def _restore(home: Home) -> None:
    kept = home.restore / _ASIDE
    if not kept.exists():
        if home.database.exists():
            write_backup(home, new_name(home, "before-restore"))
        kept.touch()
        _sync(kept)
    if (home.restore / _DATABASE).exists():
        # The old log belongs to the old database, which is kept aside with it.
        for name in (f"{_DATABASE}-wal", f"{_DATABASE}-shm"):
            (home.path / name).unlink(missing_ok=True)
    for name in (_DATABASE, _PROFILE):
        if (home.restore / name).exists():
            (home.restore / name).replace(home.path / name)
    shutil.rmtree(home.restore)


# -- erasing everything


def order_erasing(home: Home) -> None:
    """Have the next start erase everything. `AppError(HOME_NOT_WRITABLE)`."""
    try:
        home.erase_order.touch(mode=0o600)
    except OSError as error:
        raise _disk_fault(error, home.path) from None


def _erase_all(home: Home) -> None:
    """The key goes first: whatever a crash, a snapshot or the disk itself still holds can never be read again."""
    name = keyring_name(home)
    if name is not None:
        with suppress(KeyringError):
            keyring.delete_password(SERVICE, name)
    if home.profile.exists():  # without the salt no passphrase makes the key
        home.profile.write_bytes(bytes(home.profile.stat().st_size))
        _sync(home.profile)
        home.profile.unlink()
    for pattern in _OURS:
        for path in home.path.glob(pattern):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
    home.erase_order.unlink()


def _sync(path: Path) -> None:
    """To the disk, so that it outlives a power cut."""
    if path.is_file():
        with path.open("rb+") as file:
            os.fsync(file.fileno())


def _disk_fault(error: OSError, path: Path) -> AppError:
    code = ErrorCode.DISK_FULL if error.errno == errno.ENOSPC else ErrorCode.HOME_NOT_WRITABLE
    return AppError(code, path=str(path.parent if path.suffix else path))
