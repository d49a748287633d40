"""Hints in games, and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0010_training"
down_revision = "0009_analyses"


def upgrade() -> None:
    """Count the hints of each seat, and make the tables of what people did with puzzles."""
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle"),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "day"),
    )
