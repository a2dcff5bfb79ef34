"""A memory's record: kind, importance, space, expiry, use; tombstones, dismissed conflicts, spaces.

Revision ID: 0003
Revises: 0002
Create Date: 2026-11-21
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns with the defaults of what was saved before, and four tables."""
    op.add_column("memories", sa.Column("kind", sa.String(), nullable=False, server_default="fact"))
    op.add_column("memories", sa.Column("importance", sa.Integer(), nullable=False, server_default="3"))
    op.add_column("memories", sa.Column("space_id", sa.Integer(), nullable=True))
    op.add_column("memories", sa.Column("expires_at", sa.String(), nullable=True))
    op.add_column("memories", sa.Column("reviewed_at", sa.String(), nullable=True))
    op.add_column("conversations", sa.Column("space_id", sa.Integer(), nullable=True))
    op.add_column("conflicts", sa.Column("space_id", sa.Integer(), nullable=True))
    op.create_table(
        "spaces",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.Column("deleted_at", sa.String(), nullable=True),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "dismissals",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_dismissals_memory", "dismissals", ["memory_id"], unique=False)
    op.create_table(
        "memory_uses",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("last_at", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("memory_id"),
    )
    op.create_table(
        "tombstones",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("slot", sa.String(), nullable=True),
        sa.Column("at", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tombstones_digest", "tombstones", ["digest"], unique=False)
