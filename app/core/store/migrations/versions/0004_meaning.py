"""Vectors by embedding model; the index's words; what is kept from models; jobs, summaries, insights.

Revision ID: 0004
Revises: 0003
Create Date: 2026-11-21
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Sqlite-vec's tables are made with the sets of vectors."""
    for name in ("messages", "memories"):
        op.add_column(name, sa.Column("excluded", sa.Boolean(), nullable=False, server_default="0"))
    for name in ("message", "memory"):
        op.execute(f"CREATE VIRTUAL TABLE {name}_vocabulary USING fts5vocab({name}_terms, 'row')")
    op.create_index("ix_messages_parent", "messages", ["parent_id"], unique=False)
    op.create_table(
        "embedding_spaces",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("model", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("dimensions", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("model", "digest", name="uq_embedding_spaces"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "embeddings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("embedding_space_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("item_id", sa.Integer(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("vector", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["embedding_space_id"], ["embedding_spaces.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_embeddings_item", "embeddings", ["kind", "item_id", "embedding_space_id", "part"], unique=False)
    op.create_table(
        "summaries",
        sa.Column("conversation_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("covers", sa.JSON(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("made_by", sa.String(), nullable=False),
        sa.Column("edited", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.Column("deleted_at", sa.String(), nullable=True),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["conversation_id"], ["conversations.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_summaries_conversation", "summaries", ["conversation_id"], unique=False)
    op.create_table(
        "insights",
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("first_at", sa.String(), nullable=False),
        sa.Column("last_at", sa.String(), nullable=False),
        sa.Column("confidence", sa.Float(), nullable=False),
        sa.Column("rests_on", sa.JSON(), nullable=False),
        sa.Column("made_by", sa.String(), nullable=False),
        sa.Column("edited", sa.Boolean(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.Column("updated_at", sa.String(), nullable=False),
        sa.Column("deleted_at", sa.String(), nullable=True),
        sa.Column("space_id", sa.Integer(), nullable=True),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("conversation_id", sa.Integer(), nullable=True),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("run_at", sa.String(), nullable=False),
        sa.Column("lease_until", sa.String(), nullable=True),
        sa.Column("error", sa.String(), nullable=True),
        sa.Column("done_at", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_jobs_state", "jobs", ["state", "run_at"], unique=False)
    op.create_table(
        "agent_progress",
        sa.Column("conversation_id", sa.Integer(), nullable=False),
        sa.Column("extracted_to", sa.Integer(), nullable=False),
        sa.Column("titled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("conversation_id"),
    )
