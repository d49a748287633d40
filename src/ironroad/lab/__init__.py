"""Experiments: the arena, simulation, statistics, and the review of a recorded game."""
