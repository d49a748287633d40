"""What the Coal module keeps: the places of its numbers in a state."""

from typing import Final

# In the annex of a player's board.
COAL: Final = 6
FOUNDRIES: Final = 7
"""Foundries that are not closed, as a set, and those used in this round."""
FOUNDRIES_USED: Final = 8
BOILED: Final = 9
"""Locomotive slots with a boilerman, as a set …"""
BOILED_GAPS: Final = 11
"""… and gaps whose factory has a boilerman."""

# In the middle of the table.
FOUNDRIES_SHOWN: Final = 2
FOUNDRIES_UNSEEN: Final = 3
"""Foundries whose front nobody has seen, as a set; some of them may have become boilermen …"""
FOUNDRY_STACK: Final = 4
"""… so this is how many lie in the stack."""
