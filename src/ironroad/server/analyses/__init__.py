"""Analyses: trees of moves that people try out, with the opinion of the search."""
