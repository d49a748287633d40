"""What is known of the addresses for notices."""

import sqlalchemy as sa
from alembic import op

revision = "0005_addresses"
down_revision = "0004_tournaments"


def upgrade() -> None:
    """Make the tables of addresses and of e-mails that ask for confirmation."""
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("failure", sa.Text(), nullable=True),
        sa.Column("failed", sa.Double(), nullable=True),
        sa.Column("is_final", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "channel"),
    )
    op.create_table(
        "confirmations",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("mailbox", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "at"),
    )
    op.create_index("confirmations_by_mailbox", "confirmations", ["mailbox", "at"])
