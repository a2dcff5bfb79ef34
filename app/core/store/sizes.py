"""How much room each part of the database takes: the bytes of its values, which is what a person can do something
about; pages, indexes and encryption come on top and count as other."""

from sqlalchemy import Connection, Engine, text

from app.core.home import Home
from app.core.models import StorageKind, StoragePart, StorageReport

# The part of a table, by how its name begins; the first that fits.
_PARTS = (
    ("attachments", StorageKind.ATTACHMENTS),
    ("message", StorageKind.FULLTEXT),  # message_terms...; `messages` itself is named below
    ("memory_terms", StorageKind.FULLTEXT),
    ("embedding", StorageKind.VECTORS),
    ("vectors_", StorageKind.VECTORS),
    ("operations", StorageKind.JOURNAL),
    ("journal_images", StorageKind.JOURNAL),
    ("summaries", StorageKind.CONCLUDED),
    ("insights", StorageKind.CONCLUDED),
    ("memor", StorageKind.MEMORIES),
    ("conflicts", StorageKind.MEMORIES),
)
_CHATS = frozenset({"messages", "conversations", "notes", "manifests", "drafts", "folders"})
_COUNTED = {  # the table whose rows are the things of a part
    StorageKind.MESSAGES: "messages",
    StorageKind.MEMORIES: "memories",
    StorageKind.ATTACHMENTS: "attachments",
    StorageKind.VECTORS: "embeddings",
    StorageKind.JOURNAL: "operations",
}
_TRASHED = ("memories", "conversations", "messages")


def storage_report(database: Engine, home: Home) -> StorageReport:
    """Measure every table. Reads the whole database."""
    sizes: dict[StorageKind, int] = {kind: 0 for kind in StorageKind if kind is not StorageKind.TRASH}
    counts = dict.fromkeys(StorageKind, 0)
    with database.execution_options(reading=True).connect() as connection:
        for table in _tables(connection):
            rows, size = _measure(connection, table)
            kind = _part_of(table)
            sizes[kind] += size
            if _COUNTED.get(kind) == table or table in {"summaries", "insights"}:
                counts[kind] += rows
        trashed = [_measure(connection, table, "WHERE deleted_at IS NOT NULL") for table in _TRASHED]
        page = int(connection.execute(text("PRAGMA page_size")).scalar_one())
        sizes[StorageKind.FREE] = page * int(connection.execute(text("PRAGMA freelist_count")).scalar_one())
        pages = page * int(connection.execute(text("PRAGMA page_count")).scalar_one())
    backups = [path for path in home.backups.iterdir() if path.is_file()] if home.backups.is_dir() else []
    file = max(pages, home.database.stat().st_size)
    sizes[StorageKind.OTHER] += max(file - sum(sizes.values()), 0)
    sizes[StorageKind.BACKUPS] = sum(path.stat().st_size for path in backups)
    counts[StorageKind.BACKUPS] = len(backups)
    parts = [StoragePart(kind, size, counts[kind]) for kind, size in sizes.items()]
    trash = StoragePart(StorageKind.TRASH, sum(size for _rows, size in trashed), sum(rows for rows, _size in trashed))
    return StorageReport((*parts, trash), sum(sizes.values()))


def _tables(connection: Connection) -> list[str]:
    """Every table with rows of its own: not the virtual ones, whose rows stand in tables beside them."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
    return list(connection.execute(text(query)).scalars())


def _measure(connection: Connection, table: str, where: str = "") -> tuple[int, int]:
    """Rows of a table, and the bytes of their values."""
    columns = connection.execute(text(f'PRAGMA table_info("{table}")')).all()
    size = " + ".join(f'coalesce(length(CAST("{column.name}" AS BLOB)), 0)' for column in columns)
    rows, bytes_ = connection.execute(
        text(f'SELECT count(*), coalesce(sum({size}), 0) FROM "{table}" {where}')  # noqa: S608 (names of our own tables)
    ).one()
    return int(rows), int(bytes_)


def _part_of(table: str) -> StorageKind:
    if table in _CHATS:
        return StorageKind.MESSAGES
    return next((kind for beginning, kind in _PARTS if table.startswith(beginning)), StorageKind.OTHER)
