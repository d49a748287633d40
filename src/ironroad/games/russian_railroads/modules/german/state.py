"""What the German boards keep: the places of their numbers in a state."""

from typing import Final

# In the annex of a player's board.
LAID: Final = 0
"""What is laid out: the branch of the fork, then the tile of each area; numbers from 1, 0 is nothing."""
INCOMES: Final = 4
"""Income markers, as a set, and those used in this round."""
INCOMES_USED: Final = 5

# In the middle of the table.
TILES_LEFT: Final = 0
INCOMES_LEFT: Final = 1
