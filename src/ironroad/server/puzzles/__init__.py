"""Puzzles: shown as the seat that decides sees them, answered, and what people did with them."""
