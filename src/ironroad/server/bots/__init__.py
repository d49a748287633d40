"""Bots: when they move, the processes in which they think, and the protocol between the two."""
