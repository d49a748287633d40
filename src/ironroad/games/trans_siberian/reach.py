"""How far a railroad can build: the cities and free links in reach over links of its rivals (p. 7)."""

from typing import Final, final

from ironroad.core.native import i64
from ironroad.games.trans_siberian.board import Link, Map
from ironroad.games.trans_siberian.components import NOBODY

OUT_OF_REACH: Final = -1


@final
class Division:
    """How the fees of all cheapest ways to a link can be divided, for the link and the one that is built with it."""

    def __init__(self, first: i64, second: i64, ways: list[int]) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.ways: Final = ways


@final
class Reach:
    """What a railroad reaches with the links that are built, whatever it can pay.

    All pieces of a railroad's own track are its network (ruling R3).
    """

    def __init__(
        self, board: Map, railroad: i64, owner: list[int], network: list[int], status: list[int]
    ) -> None:
        self.railroad: Final[i64] = railroad
        self.owner: Final = owner
        self.network: Final = network
        self.status: Final = status
        """By which the bank is paid for the links of nationalized railroads."""
        self.near: Final[i64] = network[railroad]
        """The cities at its own links, as a set."""
        self.layers: Final[list[int]] = [network[railroad]]
        """For 0, 1, 2… rival links walked, the cities in reach, as a set."""
        self.divided: Division | None = None
        """The last division of fees that was asked for: the questions of a build ask for the same one."""
        self.cities: Final[i64] = self._walk(board)
        """All cities in reach."""

    def holds_for(
        self, railroad: i64, owner: list[int], network: list[int], status: list[int]
    ) -> bool:
        """Whether this is the reach of a railroad by these lists: it is forgotten when one of them is written."""
        return (
            self.railroad == railroad
            and self.owner is owner
            and self.network is network
            and self.status is status
        )

    def _walk(self, board: Map) -> i64:
        """Visit the cities layer by layer, each once; return all that were reached."""
        reach: i64 = self.near
        fresh: i64 = reach
        while fresh:
            grown: i64 = reach
            city: i64 = 0
            while fresh:
                if fresh & 1:
                    for link in board.links_at[city]:
                        if self.owner[link.number] != NOBODY:
                            grown |= link.ends
                fresh >>= 1
                city += 1
            fresh = grown & ~reach
            if fresh:
                reach = grown
                self.layers.append(reach)
        return reach

    def jumped(self, link: Link) -> i64:
        """Return the fewest rival links that lead to a free link; ``OUT_OF_REACH`` for others."""
        if link.ends & self.cities == 0 or self.owner[link.number] != NOBODY:
            return OUT_OF_REACH
        steps: i64 = 0
        if link.ends & self.near == 0:
            steps = 1
            while link.ends & self.layers[steps] == 0:
                steps += 1
        return steps

    def starts(self, link: Link) -> i64:
        """Return the ends of a free link in reach from which it is cheapest to build, as a set."""
        return link.ends & self.layers[self.jumped(link)]
