"""How far a railroad can build: the cities and free links in reach over links of its rivals (p. 7)."""

from typing import Final, final

from ironroad.core.native import i64
from ironroad.games.trans_siberian.board import Map
from ironroad.games.trans_siberian.components import NOBODY

OUT_OF_REACH: Final = -1


@final
class Reach:
    """What a railroad reaches with the links that are built, whatever it can pay.

    All pieces of a railroad's own track are its network (ruling R3).
    """

    def __init__(self, board: Map, railroad: i64, owner: list[int], network: list[int]) -> None:
        self.railroad: Final[i64] = railroad
        self.owner: Final = owner
        self.network: Final = network
        self.layers: Final[list[int]] = [network[railroad]]
        """For 0, 1, 2… rival links walked, the cities in reach, as a set."""
        self.jumped: Final[list[int]] = [OUT_OF_REACH] * board.count
        """The fewest rival links that lead to each free link; ``OUT_OF_REACH`` for others."""
        self._walk(board)

    def holds_for(self, railroad: i64, owner: list[int], network: list[int]) -> bool:
        """Whether this is the reach of a railroad on these links: such lists are replaced, never written."""
        return self.railroad == railroad and self.owner is owner and self.network is network

    def _walk(self, board: Map) -> None:
        """Visit the cities layer by layer, each once, with all links that meet there."""
        reach: i64 = self.layers[0]
        fresh: i64 = reach
        steps: i64 = 0
        while fresh:
            grown: i64 = reach
            city: i64 = 0
            while fresh:
                if fresh & 1:
                    grown |= self._visit(board, city, steps)
                fresh >>= 1
                city += 1
            fresh = grown & ~reach
            if fresh:
                reach = grown
                self.layers.append(reach)
            steps += 1

    def _visit(self, board: Map, city: i64, steps: i64) -> i64:
        """Note the free links at a city; return the cities that built ones lead to."""
        cities: i64 = 0
        for link in board.links_at[city]:
            if self.owner[link.number] != NOBODY:
                cities |= link.ends
            elif self.jumped[link.number] == OUT_OF_REACH:
                self.jumped[link.number] = steps
        return cities

    def starts(self, link: i64, ends: i64) -> i64:
        """Return the ends of a free link in reach from which it is cheapest to build, as a set."""
        return ends & self.layers[self.jumped[link]]
