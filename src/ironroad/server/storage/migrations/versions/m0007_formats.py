"""Swiss systems and knock-outs."""

import sqlalchemy as sa
from alembic import op

revision = "0007_formats"
down_revision = "0006_editions"


def upgrade() -> None:
    """Tell the format of each tournament; those that there are, are round robins."""
    op.add_column(
        "tournaments",
        sa.Column("format", sa.String(length=20), nullable=False, server_default="round-robin"),
    )
    op.add_column(
        "tournaments", sa.Column("games", sa.Integer(), nullable=False, server_default="1")
    )
