"""The table online: games of every title over HTTP and WebSocket, kept in SQLite or PostgreSQL."""
