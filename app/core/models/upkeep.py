"""How Keepsake itself is: what a check of everything found, and where the room on the disk goes."""

from dataclasses import dataclass, field
from enum import StrEnum


class HealthState(StrEnum):
    """Whether something is to be done."""

    GOOD = "good"
    ATTENTION = "attention"  # it works, and could be better
    BAD = "bad"  # something does not work


class HealthFinding(StrEnum):
    """What a check found; front ends put it into words, with what to do."""

    DATABASE_WHOLE = "database_whole"
    DATABASE_DAMAGED = "database_damaged"  # values: problems
    KEY_IN_KEYRING = "key_in_keyring"
    KEY_FROM_PASSPHRASE = "key_from_passphrase"
    GATE_READY = "gate_ready"
    GATE_NOT_READY = "gate_not_ready"
    SERVER_ANSWERS = "server_answers"  # values: version, models
    SERVER_AWAY = "server_away"
    INDEX_COMPLETE = "index_complete"  # values: done
    INDEX_UNDER_WAY = "index_under_way"  # values: done, total
    INDEX_PAUSED = "index_paused"  # values: done, total
    INDEX_NONE = "index_none"
    JOBS_FINE = "jobs_fine"  # values: queued
    JOBS_PAUSED = "jobs_paused"
    JOBS_FAILED = "jobs_failed"  # values: failed
    BACKUP_THERE = "backup_there"  # values: at (ISO 8601), backups
    BACKUP_NONE = "backup_none"
    DISK_ROOMY = "disk_roomy"  # values: free (bytes)
    DISK_NEARLY_FULL = "disk_nearly_full"  # values: free (bytes)


@dataclass(frozen=True, slots=True)
class HealthCheck:
    """One thing that was looked at."""

    finding: HealthFinding
    state: HealthState
    values: dict[str, str | int] = field(default_factory=dict)


class StorageKind(StrEnum):
    """What room is taken by. `TRASH` is part of the others; `FREE` is given back by compacting."""

    MESSAGES = "messages"
    MEMORIES = "memories"
    CONCLUDED = "concluded"  # summaries and insights
    ATTACHMENTS = "attachments"
    VECTORS = "vectors"
    FULLTEXT = "fulltext"
    JOURNAL = "journal"
    OTHER = "other"  # settings of privacy, jobs, and what the database needs for itself
    FREE = "free"
    BACKUPS = "backups"
    TRASH = "trash"


@dataclass(frozen=True, slots=True)
class StoragePart:
    """So much of the disk, for so many things."""

    kind: StorageKind
    bytes: int
    count: int


@dataclass(frozen=True, slots=True)
class StorageReport:
    """Where the room goes. All parts but the trash add up to `total`."""

    parts: tuple[StoragePart, ...]
    total: int  # bytes of the database file and the backups
