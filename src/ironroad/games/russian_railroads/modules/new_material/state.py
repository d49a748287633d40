"""What the new material keeps: the places of its numbers in a state."""

from typing import Final

# In the annex of a player's board.
CARS: Final = 10
"""Locomotive slots with a freight car, as a set."""

# In the middle of the table.
ITEMS_LEFT: Final = 5
