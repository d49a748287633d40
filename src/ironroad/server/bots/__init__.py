"""Server bots: when they move, their worker processes, and the protocol between the two."""
