"""Ratings, leaderboards and profiles, all made of the results of games."""
