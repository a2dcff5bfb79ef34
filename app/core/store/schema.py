"""The tables. Migrations create them; a test holds the two against each other."""

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    Boolean,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class UtcDateTime(TypeDecorator[datetime]):
    """A timezone-aware time, kept as ISO 8601 text in UTC (so that text order is time order)."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """To the database."""
        return None if value is None else value.astimezone(UTC).isoformat(timespec="microseconds")

    def process_result_value(self, value: str | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """From the database."""
        return None if value is None else datetime.fromisoformat(value)


class Row(DeclarativeBase):
    """Base of all tables."""

    type_annotation_map: ClassVar = {datetime: UtcDateTime(), dict[str, Any]: JSON(), list[Any]: JSON()}


class Journaled(Row):
    """Base of the tables whose every change the journal records (see `journal.py`). Their ids are never reused."""

    __abstract__ = True
    __table_args__: Any = {"sqlite_autoincrement": True}  # noqa: RUF012 (SQLAlchemy's own form)
    id: Mapped[int] = mapped_column(Integer, primary_key=True)


class ConversationRow(Journaled):
    """A chat. `head_id` is the last message of the branch that is shown; `archived_at`: out of the way, not deleted."""

    __tablename__ = "conversations"

    title: Mapped[str] = mapped_column(String, default="")
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    pinned: Mapped[bool] = mapped_column(Boolean, default=False)
    head_id: Mapped[int | None]
    deleted_at: Mapped[datetime | None]
    space_id: Mapped[int | None]
    folder_id: Mapped[int | None]
    archived_at: Mapped[datetime | None]


class NamedRow(Journaled):
    """Base of what the person names and puts things into (see `named.py`)."""

    __abstract__ = True

    name: Mapped[str]
    created_at: Mapped[datetime]
    deleted_at: Mapped[datetime | None]


class FolderRow(NamedRow):
    """A folder of chats. Chats of one that was removed stand in none."""

    __tablename__ = "folders"


class MessageRow(Journaled):
    """A message; `parent_id` makes a conversation a tree, so that an edited message opens a branch. `excluded`: not to
    be put before a model from other chats."""

    __tablename__ = "messages"
    __table_args__ = (
        Index("ix_messages_conversation", "conversation_id", "parent_id"),
        Index("ix_messages_parent", "parent_id"),
        {"sqlite_autoincrement": True},
    )

    conversation_id: Mapped[int] = mapped_column(ForeignKey("conversations.id"))
    parent_id: Mapped[int | None]
    role: Mapped[str]
    text: Mapped[str]
    thinking: Mapped[str] = mapped_column(String, default="")
    thinking_seconds: Mapped[float | None] = mapped_column(Float)
    model: Mapped[str | None]
    status: Mapped[str]
    created_at: Mapped[datetime]
    deleted_at: Mapped[datetime | None]
    excluded: Mapped[bool] = mapped_column(Boolean, default=False, server_default="0")


class MemoryRow(Journaled):
    """A saved fact. `revision` is the operation that wrote `text`; `excluded`: not to be put before a model."""

    __tablename__ = "memories"
    __table_args__ = (Index("ix_memories_slot", "slot"), {"sqlite_autoincrement": True})

    text: Mapped[str]
    slot: Mapped[str | None]
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    revision: Mapped[int]
    explicit: Mapped[bool] = mapped_column(Boolean, default=False)
    pinned: Mapped[bool] = mapped_column(Boolean, default=False)
    confirmations: Mapped[int] = mapped_column(Integer, default=0)
    valid_from: Mapped[datetime | None]
    valid_until: Mapped[datetime | None]
    deleted_at: Mapped[datetime | None]
    kind: Mapped[str] = mapped_column(String, default="fact", server_default="fact")
    importance: Mapped[int] = mapped_column(Integer, default=3, server_default="3")
    space_id: Mapped[int | None]
    expires_at: Mapped[datetime | None]
    reviewed_at: Mapped[datetime | None]
    excluded: Mapped[bool] = mapped_column(Boolean, default=False, server_default="0")


class MemorySourceRow(Journaled):
    """Something a memory rests on. `message_id` is no foreign key: a source outlives its message, emptied."""

    __tablename__ = "memory_sources"
    __table_args__ = (
        Index("ix_memory_sources_memory", "memory_id"),
        Index("ix_memory_sources_message", "message_id"),
        {"sqlite_autoincrement": True},
    )

    memory_id: Mapped[int] = mapped_column(ForeignKey("memories.id"))
    kind: Mapped[str]
    at: Mapped[datetime]
    message_id: Mapped[int | None]


class ConflictRow(Journaled):
    """A statement that waits for the person. `result_memory_id` is what settling it saved."""

    __tablename__ = "conflicts"
    __table_args__ = (Index("ix_conflicts_memory", "memory_id"), {"sqlite_autoincrement": True})

    state: Mapped[str]
    relation: Mapped[str]
    decided_by: Mapped[str]
    why: Mapped[str]
    new_text: Mapped[str]
    new_slot: Mapped[str | None]
    explicit: Mapped[bool] = mapped_column(Boolean, default=False)
    memory_id: Mapped[int | None]
    result_memory_id: Mapped[int | None]
    message_id: Mapped[int | None]
    created_at: Mapped[datetime]
    settled_at: Mapped[datetime | None]
    resolution: Mapped[str | None]
    space_id: Mapped[int | None]


class SpaceRow(NamedRow):
    """A part of the person's life that does not mix with the others. Memories without one are seen in all. `sample`:
    it holds the sample profile."""

    __tablename__ = "spaces"

    sample: Mapped[bool] = mapped_column(Boolean, default=False, server_default="0")


class DismissalRow(Journaled):
    """The person's word that a statement does not clash with a memory. The statement is a hash of its terms."""

    __tablename__ = "dismissals"
    __table_args__ = (Index("ix_dismissals_memory", "memory_id"), {"sqlite_autoincrement": True})

    memory_id: Mapped[int]
    digest: Mapped[str]
    at: Mapped[datetime]


class SummaryRow(Journaled):
    """A short text in place of the messages `covers` (ids); `digest` is of what they said when it was made."""

    __tablename__ = "summaries"
    __table_args__ = (Index("ix_summaries_conversation", "conversation_id"), {"sqlite_autoincrement": True})

    conversation_id: Mapped[int] = mapped_column(ForeignKey("conversations.id"))
    kind: Mapped[str]
    text: Mapped[str]
    covers: Mapped[list[Any]]
    digest: Mapped[str]
    made_by: Mapped[str]
    edited: Mapped[bool] = mapped_column(Boolean, default=False)
    created_at: Mapped[datetime]
    deleted_at: Mapped[datetime | None]


class InsightRow(Journaled):
    """What the person talks about; `rests_on` are ids of messages."""

    __tablename__ = "insights"

    text: Mapped[str]
    first_at: Mapped[datetime]
    last_at: Mapped[datetime]
    confidence: Mapped[float] = mapped_column(Float)
    rests_on: Mapped[list[Any]]
    made_by: Mapped[str]
    edited: Mapped[bool] = mapped_column(Boolean, default=False)
    used: Mapped[bool] = mapped_column(Boolean, default=True)
    updated_at: Mapped[datetime]
    deleted_at: Mapped[datetime | None]
    space_id: Mapped[int | None]


class JobRow(Row):
    """Something to do in the background: ids only. `lease_until` is set while it runs."""

    __tablename__ = "jobs"
    __table_args__ = (Index("ix_jobs_state", "state", "run_at"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str]
    conversation_id: Mapped[int | None]
    state: Mapped[str]
    attempts: Mapped[int]
    run_at: Mapped[datetime]
    lease_until: Mapped[datetime | None]
    error: Mapped[str | None]
    done_at: Mapped[datetime | None]


class ProgressRow(Row):
    """How far the background has come with a chat: the last message it has looked for memories in."""

    __tablename__ = "agent_progress"

    conversation_id: Mapped[int] = mapped_column(Integer, primary_key=True)
    extracted_to: Mapped[int] = mapped_column(Integer, default=0)
    titled: Mapped[bool] = mapped_column(Boolean, default=False)


class UseRow(Row):
    """How often a memory was put before the model. Not journaled: it changes with every answer."""

    __tablename__ = "memory_uses"

    memory_id: Mapped[int] = mapped_column(Integer, primary_key=True)
    count: Mapped[int]
    last_at: Mapped[datetime]


class TombstoneRow(Row):
    """A memory that was erased: a hash of its terms and its slot, so that nothing brings it back unasked."""

    __tablename__ = "tombstones"
    __table_args__ = (Index("ix_tombstones_digest", "digest"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    digest: Mapped[str]
    slot: Mapped[str | None]
    at: Mapped[datetime]


class NoteRow(Row):
    """A chip under a message: references only, no text."""

    __tablename__ = "notes"
    __table_args__ = (Index("ix_notes_message", "message_id"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    message_id: Mapped[int]
    kind: Mapped[str]
    memory_id: Mapped[int | None]
    conflict_id: Mapped[int | None]
    operation_id: Mapped[int | None]
    types: Mapped[list[Any]]


class AttachmentRow(Row):
    """Something the person gave with a message: a picture (`data`), or the text of a file. It never changes, and goes
    with its message; so the journal need not hold it twice."""

    __tablename__ = "attachments"
    __table_args__ = (Index("ix_attachments_message", "message_id"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    message_id: Mapped[int]
    kind: Mapped[str]
    name: Mapped[str]
    media_type: Mapped[str]
    text: Mapped[str]
    data: Mapped[bytes | None] = mapped_column(LargeBinary)
    pages: Mapped[int | None]


class DraftRow(Row):
    """What the person has begun to write in a chat; of the chat that does not exist yet with 0."""

    __tablename__ = "drafts"

    conversation_id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    text: Mapped[str]
    at: Mapped[datetime]


class ManifestRow(Row):
    """What an answer was given: ids, revisions and counts, no text."""

    __tablename__ = "manifests"

    message_id: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[dict[str, Any]]


class PlaceholderRow(Row):
    """Private values that were seen, as keyed hashes: the same one gets the same number again."""

    __tablename__ = "placeholders"

    type: Mapped[str] = mapped_column(String, primary_key=True)
    digest: Mapped[str] = mapped_column(String, primary_key=True)
    number: Mapped[int]


class AllowedRow(Row):
    """A private value that may be stored all the same, as a keyed hash; `mask` is how it is shown."""

    __tablename__ = "allowed_values"
    __table_args__ = (UniqueConstraint("type", "digest", name="uq_allowed_values"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    type: Mapped[str]
    digest: Mapped[str]
    mask: Mapped[str]
    allowed_at: Mapped[datetime]


class EmbeddingSpaceRow(Row):
    """A set of vectors: those of one model and digest. sqlite-vec's table of it is `vectors_<id>`."""

    __tablename__ = "embedding_spaces"
    __table_args__ = (UniqueConstraint("model", "digest", name="uq_embedding_spaces"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    model: Mapped[str]
    digest: Mapped[str]
    dimensions: Mapped[int]
    created_at: Mapped[datetime]


class EmbeddingRow(Row):
    """The vector of a part of a message or memory, one byte a number."""

    __tablename__ = "embeddings"
    __table_args__ = (Index("ix_embeddings_item", "kind", "item_id", "embedding_space_id", "part"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    embedding_space_id: Mapped[int] = mapped_column(ForeignKey("embedding_spaces.id"))
    kind: Mapped[str]
    item_id: Mapped[int]
    part: Mapped[int]
    vector: Mapped[bytes] = mapped_column(LargeBinary)


class RefusalRow(Row):
    """Something that was not stored because of what it held: the types only."""

    __tablename__ = "refusals"
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime]
    target: Mapped[str]
    types: Mapped[list[Any]]
    message_id: Mapped[int | None]


class OperationRow(Row):
    """The journal's entry for one change."""

    __tablename__ = "operations"
    __table_args__ = (Index("ix_operations_scope_state", "scope", "state"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[datetime]
    actor: Mapped[str]
    kind: Mapped[str]
    scope: Mapped[str]
    state: Mapped[str]
    undone_at: Mapped[datetime | None]
    erased: Mapped[bool] = mapped_column(Boolean, default=False)


class ImageRow(Row):
    """One row's state before and after an operation: None before an insert, None after a delete."""

    __tablename__ = "journal_images"
    __table_args__ = (
        Index("ix_journal_images_operation", "operation_id"),
        Index("ix_journal_images_row", "table_name", "row_id"),
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    operation_id: Mapped[int] = mapped_column(ForeignKey("operations.id"))
    table_name: Mapped[str]
    row_id: Mapped[int]
    before: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    after: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))


JOURNALED: dict[str, type[Any]] = {
    str(mapper.local_table): mapper.class_ for mapper in Row.registry.mappers if issubclass(mapper.class_, Journaled)
}
