"""Experiments with many games: the arena, statistics and the review of a game."""
