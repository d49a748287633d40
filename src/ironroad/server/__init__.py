"""Games of every title over HTTP and WebSocket, stored in SQLite or PostgreSQL."""
