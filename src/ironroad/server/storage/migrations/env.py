"""Run by Alembic: the caller gives the connection."""

from alembic import context

from ironroad.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
