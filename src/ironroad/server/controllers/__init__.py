"""The HTTP and WebSocket endpoints."""
