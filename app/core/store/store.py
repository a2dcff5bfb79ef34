"""The store: transactions over the encrypted database, and the parts of it that each one sees."""

import copy
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from sqlalchemy import Engine, event, func, select
from sqlalchemy.orm import Session, UOWTransaction, sessionmaker

from app.core.errors import AppError, ErrorCode
from app.core.events import Changes
from app.core.home import Home
from app.core.models import Actor, Backup, OperationKind, Scope, StorageReport
from app.core.store import fulltext, journal, vectors
from app.core.store.attachments import Attachments
from app.core.store.backups import write_backup
from app.core.store.conflicts import Conflicts
from app.core.store.conversations import Conversations
from app.core.store.database import (
    at_rest,
    checkpoint,
    compact,
    integrity_problems,
    library_versions,
    open_database,
)
from app.core.store.drafts import Drafts
from app.core.store.erase import Eraser
from app.core.store.folders import Folders
from app.core.store.insights import Insights
from app.core.store.jobs import Jobs
from app.core.store.keys import Key
from app.core.store.manifests import Manifests
from app.core.store.memories import Memories
from app.core.store.messages import Messages
from app.core.store.past import Past
from app.core.store.privacy import Privacy
from app.core.store.schema import (
    AllowedRow,
    ConflictRow,
    ConversationRow,
    FolderRow,
    InsightRow,
    JobRow,
    MemoryRow,
    MemorySourceRow,
    MessageRow,
    OperationRow,
    RefusalRow,
    SpaceRow,
    SummaryRow,
)
from app.core.store.sizes import storage_report
from app.core.store.spaces import Spaces
from app.core.store.summaries import Summaries
from app.core.store.tombstones import Tombstones
from app.core.store.undo import Journal
from app.core.store.vectors import Vectors

_PRIVACY = "privacy"  # key in Session.info: whether allowed values or refusals changed
_JOBS = "jobs"  # key in Session.info: whether the queue changed
_TOUCHED = "touched"  # key in Session.info: ids changed so far, by kind


def utc_now() -> datetime:
    """The time, as everything in the store is stamped."""
    return datetime.now(UTC)


class Work:
    """One transaction. `operation_id` is None where nothing journaled may be changed."""

    def __init__(self, session: Session, at: datetime, operation_id: int | None) -> None:
        self.session = session
        self.at = at
        self.operation_id = operation_id
        self.conversations = Conversations(session, at)
        self.messages = Messages(session, at)
        self.attachments = Attachments(session, at)
        self.drafts = Drafts(session, at)
        self.manifests = Manifests(session, at)
        self.memories = Memories(session, at, operation_id)
        self.conflicts = Conflicts(session, at)
        self.privacy = Privacy(session, at)
        self.spaces = Spaces(session, at)
        self.folders = Folders(session, at)
        self.tombstones = Tombstones(session, at)
        self.vectors = Vectors(session, at)
        self.past = Past(session)
        self.jobs = Jobs(session, at)
        self.summaries = Summaries(session, at)
        self.insights = Insights(session, at)
        self.journal = Journal(session, at)

    def has_trash_before(self, time: datetime) -> bool:
        """Whether anything was put into the trash before a time."""
        return any(
            self.session.scalar(select(row.id).where(row.deleted_at < time).limit(1)) is not None
            for row in (MemoryRow, ConversationRow, MessageRow, FolderRow, SpaceRow)
        ) or any(
            self.session.scalar(select(row.id).where(row.deleted_at < time, row.text != "").limit(1)) is not None
            for row in (SummaryRow, InsightRow)
        )

    def counts(self) -> dict[str, int]:
        """How many rows of each kind there are, the trash included."""
        return {
            row.__tablename__: self.session.scalar(select(func.count()).select_from(row)) or 0
            for row in (ConversationRow, MessageRow, MemoryRow, ConflictRow, OperationRow)
        }


class Store:
    """The encrypted database of one home. Belongs to one thread; a transaction never spans an await."""

    def __init__(self, home: Home, key: Key, *, clock: Callable[[], datetime] = utc_now) -> None:
        """Opens or creates the database; raises what `open_database` raises."""
        self._home = home
        self._clock = clock
        self._erasures = 0
        self._log_is_clean = True
        self._writing = threading.RLock()  # held by whoever writes, and while the file is written anew
        self._database: Engine = open_database(home, key)
        self._sessions = sessionmaker(self._database, expire_on_commit=False)
        self._readers = sessionmaker(
            self._database.execution_options(reading=True), autoflush=False, expire_on_commit=False
        )
        journal.watch(self._sessions)
        fulltext.watch(self._sessions)
        vectors.watch(self._sessions)
        event.listen(self._sessions, "after_flush", _note_changes)
        self.on_commit: Callable[[Changes], None] = lambda _changes: None

    @contextmanager
    def read(self) -> Iterator[Work]:
        """A consistent view of the database. Nothing can be changed through it."""
        with self._readers() as session:
            yield Work(session, self._clock(), None)

    @contextmanager
    def change(self, actor: Actor, kind: OperationKind, scope: Scope) -> Iterator[Work]:
        """A transaction that is one operation of the journal. Rolled back whole when the body raises."""
        with self._transaction() as session:
            at = self._clock()
            operations = Journal(session, at)
            operation_id = operations.begin(actor, kind, scope)
            session.info[journal.OPERATION] = operation_id
            yield Work(session, at, operation_id)
            operations.finish(operation_id)

    @contextmanager
    def maintain(self) -> Iterator[Work]:
        """A transaction outside the journal: undo and redo, erasing, placeholders. Journaled rows cannot be changed
        in it but through those."""
        with self._transaction() as session:
            yield Work(session, self._clock(), None)

    def with_clock(self, clock: Callable[[], datetime]) -> Self:
        """The same store, on which it is another time: what is written through it is stamped with that."""
        other = copy.copy(self)
        other._clock = clock  # noqa: SLF001 (our own)
        return other

    @contextmanager
    def erase(self, *, with_backups: bool = True) -> Iterator[Eraser]:
        """A transaction that erases; afterwards nothing of it is left in the database's files or its backups (which
        stay with `with_backups` False). While another thread reads the whole file, its pages and the log keep what was
        erased: they are cleaned as soon as it is done."""
        with self._transaction() as session:
            eraser = Eraser(session, self._clock())
            yield eraser
            eraser.compact()
            self._erasures += 1
            self._log_is_clean = False
        if with_backups:  # older copies hold what was just erased
            shutil.rmtree(self._home.backups, ignore_errors=True)

    def add_vectors(self, model: str, digest: str, dimensions: int) -> int:
        """A new set of vectors; returns its id."""
        with self.maintain() as work:
            space_id = work.vectors.add_space(model, digest, dimensions)
        self._database.dispose()  # a connection that created a virtual table holds a lock that checkpoints stumble over
        return space_id

    def backups(self) -> int:
        """How many backups there are."""
        folder = self._home.backups
        return sum(path.is_file() for path in folder.iterdir()) if folder.is_dir() else 0

    def back_up(self, target: Path) -> Backup:
        """Pack everything into a file, as encrypted as it is. May run beside the store's own thread.

        Raises `AppError`: HOME_NOT_WRITABLE, DISK_FULL; DATABASE_BUSY also where something was erased meanwhile.
        """
        erasures = self._erasures
        with self._reading_everything(), at_rest(self._database):
            made = write_backup(self._home, target)
        if self._erasures != erasures:  # it still holds what was erased
            target.unlink(missing_ok=True)
            raise AppError(ErrorCode.DATABASE_BUSY)
        return made

    def problems(self, stop: threading.Event | None = None) -> list[str]:
        """What the database's own integrity checks find; empty when it is whole. Reads the whole file, on any thread,
        until it is done or `stop` is set."""
        with self._reading_everything():
            return integrity_problems(self._database, stop)

    def storage(self) -> StorageReport:
        """Where the room goes. Reads the whole file, on any thread."""
        with self._reading_everything():
            return storage_report(self._database, self._home)

    def compact(self) -> None:
        """Give the room of what was removed back to the disk, on any thread. Others read on meanwhile; who writes,
        waits."""
        with self._writing:
            compact(self._database)

    def versions(self) -> dict[str, str]:
        """Versions of the database's libraries."""
        return library_versions(self._database)

    def close(self) -> None:
        """Write everything into the one file and let go of it."""
        with self._writing:
            checkpoint(self._database)
            self._database.dispose()

    @contextmanager
    def _reading_everything(self) -> Iterator[None]:
        try:
            yield
        finally:
            self._clean_log()

    def _clean_log(self) -> None:
        """Leave nothing erased in the log, as soon as nobody reads on."""
        if not self._log_is_clean:
            self._log_is_clean = checkpoint(self._database, wait=False)

    @contextmanager
    def _transaction(self) -> Iterator[Session]:
        with self._sessions() as session:
            with self._writing, session.begin():
                yield session
            changes = _changes(session)
        self._clean_log()
        if changes != Changes():
            self.on_commit(changes)


_KINDS: dict[type[object], str] = {
    MemoryRow: "memories",
    MemorySourceRow: "memories",
    ConflictRow: "conflicts",
    ConversationRow: "conversations",
    MessageRow: "messages",
    SpaceRow: "spaces",
    FolderRow: "folders",
    SummaryRow: "summaries",
    InsightRow: "insights",
}


def _note_changes(session: Session, _flush: UOWTransaction) -> None:
    touched: dict[str, set[int]] = session.info.setdefault(_TOUCHED, {})
    for row in (*session.new, *session.dirty, *session.deleted):
        kind = _KINDS.get(type(row))
        if kind is not None:
            touched.setdefault(kind, set()).add(row.memory_id if isinstance(row, MemorySourceRow) else row.id)
        if isinstance(row, JobRow):
            session.info[_JOBS] = True
        if isinstance(row, AllowedRow | RefusalRow):
            session.info[_PRIVACY] = True
        if isinstance(row, MessageRow):
            touched.setdefault("conversations", set()).add(row.conversation_id)


def _changes(session: Session) -> Changes:
    touched: dict[str, set[int]] = session.info.get(_TOUCHED, {})
    privacy = bool(session.info.get(_PRIVACY))
    jobs = bool(session.info.get(_JOBS))
    return Changes(
        journal=bool(touched), privacy=privacy, jobs=jobs, **{kind: frozenset(ids) for kind, ids in touched.items()}
    )
