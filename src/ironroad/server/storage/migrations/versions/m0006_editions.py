"""Editions that people share by links."""

import sqlalchemy as sa
from alembic import op

revision = "0006_editions"
down_revision = "0005_addresses"


def upgrade() -> None:
    """Make the table of shared editions."""
    op.create_table(
        "editions",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", "person"),
    )
    op.create_index("editions_by_person", "editions", ["person"])
