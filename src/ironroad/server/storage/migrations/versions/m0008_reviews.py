"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0008_reviews"
down_revision = "0007_formats"


def upgrade() -> None:
    """Make the tables of reviews and of their steps."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("strength", sa.String(length=10), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("worker", sa.String(length=24), nullable=True),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("review", sa.Text(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "rules", "strength"),
    )
    op.create_index("reviews_by_status", "reviews", ["status", "person"])
    op.create_table(
        "review_steps",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("strength", sa.String(length=10), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("judged", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "rules", "strength", "move"),
    )
