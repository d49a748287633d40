"""The network of a company: its hexes, the hexes next to it, and the cities around it by distance."""

from typing import Final, final

from ironroad.core.bits import bit, members_of
from ironroad.core.native import i64, mypyc_attr

FURTHEST: Final = 5
"""Trains a company can have at most, so the longest build (p. 6)."""
LEVELS: Final = FURTHEST + 1
WORDS: Final = 3
WORD_BITS: Final = 60
"""A set of hexes is three numbers of sixty bits, so there are at most 180."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Network:
    """Sets of cities and hexes. Immutable, so that clones share it; compiled, its fields are machine integers."""

    def __init__(
        self,
        cities: i64,
        cities_1: i64,
        cities_2: i64,
        cities_3: i64,
        cities_4: i64,
        cities_5: i64,
        edge_0: i64,
        edge_1: i64,
        edge_2: i64,
        track_0: i64,
        track_1: i64,
        track_2: i64,
    ) -> None:
        self.cities: Final[i64] = cities
        """The cities in it."""
        self.cities_1: Final[i64] = cities_1
        self.cities_2: Final[i64] = cities_2
        self.cities_3: Final[i64] = cities_3
        self.cities_4: Final[i64] = cities_4
        self.cities_5: Final[i64] = cities_5
        """The cities at most 1 to 5 trains away, those in it included."""
        self.edge_0: Final[i64] = edge_0
        self.edge_1: Final[i64] = edge_1
        self.edge_2: Final[i64] = edge_2
        """The words of the set of hexes next to it."""
        self.track_0: Final[i64] = track_0
        self.track_1: Final[i64] = track_1
        self.track_2: Final[i64] = track_2
        """The words of the set of its hexes."""

    def sets(self) -> list[int]:
        """Return all sets, in the order of the constructor."""
        return [
            self.cities,
            self.cities_1,
            self.cities_2,
            self.cities_3,
            self.cities_4,
            self.cities_5,
            self.edge_0,
            self.edge_1,
            self.edge_2,
            self.track_0,
            self.track_1,
            self.track_2,
        ]

    def joined(self, other: "Network") -> "Network":
        """Return the network that has all of both."""
        return Network(
            self.cities | other.cities,
            self.cities_1 | other.cities_1,
            self.cities_2 | other.cities_2,
            self.cities_3 | other.cities_3,
            self.cities_4 | other.cities_4,
            self.cities_5 | other.cities_5,
            self.edge_0 | other.edge_0,
            self.edge_1 | other.edge_1,
            self.edge_2 | other.edge_2,
            self.track_0 | other.track_0,
            self.track_1 | other.track_1,
            self.track_2 | other.track_2,
        )

    def within(self, trains: i64) -> i64:
        """Return the cities at most this many trains away, 0 to 5, as a set."""
        if trains < 3:
            if trains == 2:
                return self.cities_2
            return self.cities_1 if trains == 1 else self.cities
        if trains == 3:
            return self.cities_3
        return self.cities_4 if trains == 4 else self.cities_5

    def trains_to(self, city: i64) -> i64:
        """Return the fewest trains that connect it to a city; more than five if too far."""
        trains: i64 = 0
        while trains < LEVELS and not (self.within(trains) >> city) & 1:
            trains += 1
        return trains

    def edge(self, word: i64) -> i64:
        """Return a word of the set of hexes next to it."""
        if word == 0:
            return self.edge_0
        return self.edge_1 if word == 1 else self.edge_2

    def track(self, word: i64) -> i64:
        """Return a word of the set of its hexes."""
        if word == 0:
            return self.track_0
        return self.track_1 if word == 1 else self.track_2

    def has_train(self, hex: i64) -> bool:
        """Whether a hex is part of it."""
        return self.track(hex // WORD_BITS) & bit(hex % WORD_BITS) != 0

    def hexes(self) -> list[int]:
        """Return its hexes, in order."""
        return [
            member + word * WORD_BITS
            for word in range(WORDS)
            for member in members_of(self.track(word))
        ]


NO_NETWORK: Final = Network(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
SETS: Final = LEVELS + WORDS + WORDS
"""How many sets a network has."""


def networks_of(sets: list[int]) -> list[Network]:
    """Return the networks of several companies, of which these are the sets."""
    return [Network(*sets[first : first + SETS]) for first in range(0, len(sets), SETS)]
