"""Hints and warnings in running games: asked for by the only person at a table, worked out by bot processes."""
