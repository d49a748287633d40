"""Blocks, mutes, reports and suspended people."""

import sqlalchemy as sa
from alembic import op

revision = "0003_moderation"
down_revision = "0002_ratings"


def upgrade() -> None:
    """Make the tables of moderation; nobody is suspended."""
    op.add_column(
        "people", sa.Column("suspended", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("blocked", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("reports_by_state", "reports", ["state", "at"], unique=False)
