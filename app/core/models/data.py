"""What lies on the disk: the data, its backups, and how much of what there is."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path


class BackupKind(StrEnum):
    """Why a backup was made."""

    PERSON = "person"  # the person wanted it
    RESTORE = "restore"  # it holds what another one was put in the place of
    MIGRATION = "migration"  # before a newer version changed the database


@dataclass(frozen=True, slots=True)
class Backup:
    """An encrypted copy of everything, in one file."""

    path: Path
    kind: BackupKind
    size: int  # bytes
    made_at: datetime


@dataclass(frozen=True, slots=True)
class DataReport:
    """Where the data lies and how much there is. `key` is "keyring" or "passphrase"."""

    path: Path
    size: int  # bytes of the database
    key: str
    backups: tuple[Backup, ...]
    memories: int  # the trash included, as in all of these
    conversations: int
    messages: int
