"""The database: schema, migrations, queries and the group commit of changes."""
