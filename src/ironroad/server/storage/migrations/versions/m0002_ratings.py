"""Results of games, ratings and their course."""

import sqlalchemy as sa
from alembic import op

revision = "0002_ratings"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of results and ratings; people are rated unless they say otherwise."""
    op.add_column(
        "people", sa.Column("unrated", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("rating", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("results_by_person", "results", ["person", "at"], unique=False)
    op.create_index("results_by_rating", "results", ["rating", "title", "at"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("title", "person"),
    )
    op.create_index("ratings_by_person", "ratings", ["person"], unique=False)
    op.create_table(
        "rating_steps",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_index(
        "rating_steps_by_person", "rating_steps", ["person", "title", "at"], unique=False
    )
