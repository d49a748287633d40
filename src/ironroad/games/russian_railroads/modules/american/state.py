"""What the American boards keep: the places of their numbers in a state."""

from typing import Final

# In the annex of a player's board.
BOULDERS: Final = 12
"""Boulders that still lie there, as a set."""
LEVEL: Final = 13
"""The level of the price marker on the stock market, 0 is the start …"""
ARRIVAL: Final = 14
"""… and how many had come to that level before it."""
SPIKE: Final = 15

# In the middle of the table.
DIVIDENDS_LEFT: Final = 6
WORKS_LEFT: Final = 7
"""Locomotive numbers whose pile still has a steelworks beside it, as a set."""
DIVIDENDS: Final = 8
"""The dividend of each level, numbers from 1; 0 is none."""
VISITS: Final = 18
"""How many markers have come to each level."""
