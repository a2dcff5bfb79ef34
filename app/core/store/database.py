"""Opening the encrypted database: driver, key, pragmas, migrations, and faults in terms of `AppError`."""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlcipher3.dbapi2 as driver
import sqlite_vec
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from app.core.errors import AppError, ErrorCode
from app.core.home import Home
from app.core.store.keys import Key
from app.core.text.analyzer import folded

MIGRATIONS = Path(__file__).parent / "migrations"
_PATIENCE = 5000  # ms that another's transaction is waited for
_ATTEMPTS = 20  # to find a moment in which nothing waits in the log
_STEPS = 100_000  # of SQLite's own machine, between two looks whether a check is to be broken off
CACHE_KIB = 256 * 1024  # at most; decrypted pages kept in memory, so that a warm search does not decrypt again


def open_database(home: Home, key: Key) -> Engine:
    """Open or create the database of `home`, bring its schema up to date, and return it.

    Raises `AppError`: DATABASE_NEWER or DATABASE_DAMAGED (the file is untouched), DATABASE_BUSY, DISK_FULL,
    HOME_NOT_WRITABLE.
    """
    database = _engine(home.database, key)
    try:
        _upgrade(database, home)
    except BaseException:
        database.dispose()
        raise
    return database


def _engine(path: Path, key: Key) -> Engine:
    database = create_engine(
        f"sqlite:///{path}",
        module=driver,
        hide_parameters=True,  # an exception must not quote what was being stored
        connect_args={"isolation_level": None, "check_same_thread": False},
    )

    # First of all listeners: nothing may touch the file before the key is set.
    @event.listens_for(database, "connect", insert=True)
    def _unlock(connection: Any, _entry: ConnectionPoolEntry) -> None:
        connection.execute(f"PRAGMA key = \"x'{key.value.hex()}'\"")
        for pragma in (
            "cipher_log_level = NONE",
            "foreign_keys = ON",
            f"busy_timeout = {_PATIENCE}",
            "temp_store = MEMORY",  # sorting must not spill clear text into a file
            "secure_delete = ON",
            f"cache_size = -{CACHE_KIB}",
        ):
            connection.execute(f"PRAGMA {pragma}")
        connection.enable_load_extension(True)
        sqlite_vec.load(connection)
        connection.enable_load_extension(False)
        connection.create_function("folded", 1, lambda value: folded(value or ""), deterministic=True)

    # The driver is told to leave transactions alone, so that a migration's DDL is rolled back with the rest.
    @event.listens_for(database, "begin")
    def _begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    @event.listens_for(database, "handle_error")
    def _translate(context: ExceptionContext) -> None:
        error = _fault(context.original_exception, path)
        if error is not None:
            raise error from None

    return database


def _fault(error: BaseException | None, path: Path) -> AppError | None:
    """The environment's faults; anything else (a broken constraint, wrong SQL) is ours and stays as it is."""
    if not isinstance(error, driver.Error):
        return None
    message = str(error)
    if "locked" in message or "busy" in message:
        return AppError(ErrorCode.DATABASE_BUSY)
    if "full" in message:
        return AppError(ErrorCode.DISK_FULL, path=str(path))
    if "readonly" in message or "unable to open" in message:
        return AppError(ErrorCode.HOME_NOT_WRITABLE, path=str(path.parent))
    if "malformed" in message or "not a database" in message or "disk I/O error" in message:
        return AppError(ErrorCode.DATABASE_DAMAGED, path=str(path))
    return None


def _upgrade(database: Engine, home: Home) -> None:
    """Run the migrations that are missing, all in one transaction, after a backup of an older file."""
    scripts = migration_scripts()
    with database.execution_options(reading=True).connect() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise AppError(ErrorCode.DATABASE_NEWER, path=str(home.database))
    if current == scripts.get_current_head():
        _use_wal(database)
        return
    if current is not None:
        back_up(database, home, current)
    with database.begin() as connection:
        run_migrations(connection, scripts)
    database.dispose()  # a connection that created virtual tables holds a lock that later checkpoints stumble over
    _use_wal(database)


def _use_wal(database: Engine) -> None:
    """Only once the file is known to be ours and whole: the journal mode is kept in the file."""
    _outside_transaction(database, "PRAGMA journal_mode = WAL")


def _outside_transaction(database: Engine, statement: str) -> list[Any]:
    """Run what SQLite does not allow within a transaction, and read its answer to the end: an open cursor would
    hold a lock."""
    connection = database.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute(statement)
        answer = list(cursor.fetchall())
        cursor.close()
    except driver.Error as error:
        raise (_fault(error, Path(database.url.database or "")) or error) from None
    finally:
        connection.close()
    return answer


def migration_scripts() -> ScriptDirectory:
    """The migrations that this version of the program knows."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


def run_migrations(connection: Connection, scripts: ScriptDirectory, target: str = "head") -> None:
    """Bring the database behind `connection` to `target`, in the caller's transaction."""

    def upgrade(revision: Any, _context: MigrationContext) -> Any:
        return scripts._upgrade_revs(target, revision)  # noqa: SLF001 (alembic's own commands call it just so)

    with EnvironmentContext(Config(), scripts, fn=upgrade) as environment:
        environment.configure(connection=connection, target_metadata=None, fn=upgrade)
        environment.run_migrations()


def back_up(database: Engine, home: Home, label: str) -> Path:
    """Copy the database (encrypted, same key) into the backups folder; returns the copy's path."""
    checkpoint(database)
    home.backups.mkdir(mode=0o700, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    copy = home.backups / f"keepsake-{label}-{stamp}.db"
    shutil.copy2(home.database, copy)
    return copy


def checkpoint(database: Engine, *, wait: bool = True) -> bool:
    """Write the WAL into the database and empty it, so that nothing erased lingers there; False where someone who reads
    kept it from that. Without `wait` at once, else after some seconds."""
    if wait:
        busy, _in_log, _moved = _outside_transaction(database, "PRAGMA wal_checkpoint(TRUNCATE)")[0]
        return not busy
    with database.execution_options(reading=True).connect() as connection:
        driver_connection: Any = connection.connection.driver_connection
        driver_connection.execute("PRAGMA busy_timeout = 0").fetchall()
        try:
            ((busy, _in_log, _moved),) = driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            driver_connection.execute(f"PRAGMA busy_timeout = {_PATIENCE}").fetchall()
    return not busy


def integrity_problems(database: Engine, stop: threading.Event | None = None) -> list[str]:
    """What SQLCipher's and SQLite's own checks find wrong with the file; empty when it is whole, or when `stop` was set
    meanwhile: SQLite's check ends at once then, SQLCipher's before the next begins."""
    found: list[str] = []
    with database.execution_options(reading=True).connect() as connection:
        driver_connection: Any = connection.connection.driver_connection
        if stop is not None:
            driver_connection.set_progress_handler(stop.is_set, _STEPS)
        try:
            for check in ("cipher_integrity_check", "integrity_check"):
                found += connection.execute(text(f"PRAGMA {check}")).scalars().all()
        except OperationalError:
            if stop is None or not stop.is_set():
                raise
            return []
        finally:
            driver_connection.set_progress_handler(None, 0)
    return [str(line) for line in found if line != "ok"]


def compact(database: Engine) -> None:
    """Give the room of what was removed back to the disk."""
    _outside_transaction(database, "VACUUM")
    checkpoint(database)


def check_database(home: Home, key: Key) -> None:
    """See that the database of `home` opens with `key` and is whole, and bring it up to date.

    Raises what `open_database` raises.
    """
    database = open_database(home, key)
    try:
        if integrity_problems(database):
            raise AppError(ErrorCode.DATABASE_DAMAGED, path=str(home.database))
        checkpoint(database)
    finally:
        database.dispose()


@contextmanager
def at_rest(database: Engine) -> Iterator[None]:
    """While this lasts, the database's file is whole and does not change, though others write: what they write waits in
    the log, because a reader that began with an empty log keeps it out of the file."""
    with database.execution_options(reading=True).connect() as connection:
        for _attempt in range(_ATTEMPTS):
            checkpoint(database)
            connection.execute(text("SELECT count(*) FROM sqlite_master")).scalar()  # from here on it reads
            if not _log_of(database).exists() or not _log_of(database).stat().st_size:
                break
            connection.rollback()
        else:
            raise AppError(ErrorCode.DATABASE_BUSY)
        yield


def _log_of(database: Engine) -> Path:
    return Path(f"{database.url.database}-wal")


def library_versions(database: Engine) -> dict[str, str]:
    """Versions of SQLite and of what is loaded into it."""
    with database.execution_options(reading=True).connect() as connection:
        return {
            "sqlite": str(connection.execute(text("SELECT sqlite_version()")).scalar()),
            "sqlcipher": str(connection.execute(text("PRAGMA cipher_version")).scalar()),
            "sqlite-vec": str(connection.execute(text("SELECT vec_version()")).scalar()),
        }
