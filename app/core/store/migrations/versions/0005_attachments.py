"""What is given with a message, drafts, folders and the archive, time spent thinking, the sample profile.

Revision ID: 0005
Revises: 0004
Create Date: 2026-11-21
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New columns and tables only."""
    op.add_column("conversations", sa.Column("folder_id", sa.Integer(), nullable=True))
    op.add_column("conversations", sa.Column("archived_at", sa.String(), nullable=True))
    op.add_column("messages", sa.Column("thinking_seconds", sa.Float(), nullable=True))
    op.add_column("spaces", sa.Column("sample", sa.Boolean(), nullable=False, server_default="0"))
    op.create_table(
        "folders",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.Column("deleted_at", sa.String(), nullable=True),
        sa.Column("id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "attachments",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("media_type", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=True),
        sa.Column("pages", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_attachments_message", "attachments", ["message_id"], unique=False)
    op.create_table(
        "drafts",
        sa.Column("conversation_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("conversation_id"),
    )
