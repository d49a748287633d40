"""The board: the hexes of a map with precomputed distances and routes, and the Track Length chart."""

import re
from typing import Final

from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message
from ironroad.games.mini_express.components import COMPANIES, culprit
from ironroad.games.mini_express.network import LEVELS, WORD_BITS, WORDS, Network

METALS: Final = ("gold", "silver", "black")
PLAIN: Final = 0
CITY: Final = 1
START: Final = 2
HARBOR: Final = 3
KINDS: Final = ("plain", "city", "start", "harbor")
DIRECTIONS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""North, then clockwise, as steps of column and doubled row."""
SIDES: Final = 6
MOST_CITIES: Final = 60
"""A set of cities is one number."""
CUT_OFF: Final = 255
"""The distance to an unreachable place."""
_HEX: Final = re.compile(r"\d{4}")

SHAPE: Final = {
    "components": ("value",),
    "limits": ("value",),
    "metals": ("capacity",),
    "setup": ("area", "aside", "advance"),
    "end": ("depleted",),
    "chart": ("values",),
    "demand": ("colours", "count"),
    "bot-tiles": ("company", "city", "count"),
    "bot": ("value",),
    "levels": (
        "area-up-to",
        "compensation-below",
        "shares",
        "influence-with-share",
        "influence-at-start",
    ),
    "usa-columns": ("column", "rows"),
    "usa-starts": ("hex", "name"),
    "usa-cities": ("hex", "metal"),
    "usa-golden-spike": ("city", "hex", "value"),
    "usa-water": ("hex",),
    "europe-columns": ("column", "rows"),
    "europe-starts": ("hex", "name"),
    "europe-cities": ("hex", "metal"),
    "europe-harbors": ("hex",),
    "europe-water": ("hex",),
}
"""The sections of an edition and the values their entries may have."""


class Map:
    """One side of the board. Hexes are numbered from the east, each column from the north (p. 10).

    Cities are numbered in the same order; a set of cities is a number with a bit per city.
    """

    def __init__(self, edition: Edition, name: str, capacity: str, harbors_closed: bool) -> None:
        self.name: Final = name
        places = _places(edition, f"{name}-columns")
        self.hexes: Final = [f"{-minus:02}{row:02}" for minus, row in places]
        self.columns: Final = [-minus for minus, _ in places]
        self.rows: Final = [row for _, row in places]
        self.count: Final = len(self.hexes)
        """How many hexes; the number after the last stands for everything off the map."""
        if self.count > WORDS * WORD_BITS:
            blamed = culprit(edition, f"{name}-columns")
            raise blamed.error("me-edition-too-many-hexes", most=WORDS * WORD_BITS)
        self.kinds: Final = [PLAIN] * self.count
        cities = edition.entries(f"{name}-cities")
        found = sorted([(self._place(entry, CITY), entry.key) for entry in cities])
        self.cities: Final = [id for _, id in found]
        self.city_hex: Final = [hex for hex, _ in found]
        if len(cities) > MOST_CITIES:
            raise cities[MOST_CITIES].error("me-edition-too-many-cities", most=MOST_CITIES)
        self.city_count: Final = len(self.cities)
        self.capacity: Final = [_capacity(edition, name, id, capacity) for id in self.cities]
        starts = [edition.entry(f"{name}-starts", id) for id in COMPANIES]
        self.starts: Final = [self._place(entry, START) for entry in starts]
        self.start_names: Final = [entry.text("name") for entry in starts]
        harbors = edition.entries("europe-harbors") if name == "europe" else []
        self.harbors: Final = sorted([self.hex_of(entry) for entry in harbors])
        by_hex = {self.hex_of(entry): entry.key for entry in harbors}
        self.harbor_names: Final = [by_hex[hex] for hex in self.harbors]
        if harbors_closed:
            for entry in harbors:
                self._place(entry, HARBOR)
        self.neighbours: Final = self._neighbours()
        self.city_at: Final = [-1] * self.count
        for city, hex in enumerate(self.city_hex):
            self.city_at[hex] = city
        self.names: Final = self._names()
        """The id of the city, start or harbor on each hex; empty for others."""
        self.distance: Final = self._distances()
        """Trains from a hex to a city over plain hexes, by hex * cities + city."""
        self.cities_near: Final = self._cities_near()
        """For each city, the cities at most so many trains away, as sets: from the nearest distance to all of them."""
        self.gains: Final = self._gains()
        """What a train on each hex adds to a network."""
        self.rings: Final = self._rings(PLAIN)
        """The plain hexes that many trains away from a city, as a set, by (city * 6 + trains) * 3 + word."""
        self.circles: Final = self._rings(HARBOR)
        """The hexes of any kind at a distance from a city, likewise."""
        self.onward: Final = self._onward()
        """The hexes that follow on shortest routes from a hex to a city, by hex * cities + city."""
        self._clockwise: list[int] = []

    def hex_of(self, entry: Entry) -> int:
        """Return the number of the hex that an entry names."""
        hex = entry.text("hex")
        if not _HEX.fullmatch(hex) or hex not in self.hexes:
            raise entry.error("me-edition-hex", hex=hex)
        return self.hexes.index(hex)

    def _place(self, entry: Entry, kind: int) -> int:
        hex = self.hex_of(entry)
        if self.kinds[hex] != PLAIN:
            raise entry.error("me-edition-taken", hex=self.hexes[hex])
        self.kinds[hex] = kind
        return hex

    def _names(self) -> list[str]:
        names = [""] * self.count
        for hexes, ids in (
            (self.harbors, self.harbor_names),
            (self.city_hex, self.cities),
            (self.starts, self.start_names),
        ):
            for hex, id in zip(hexes, ids, strict=True):
                names[hex] = id
        return names

    def _neighbours(self) -> list[int]:
        """Return the neighbour of each hex on each side, by hex * 6 + side; ``count`` off the map."""
        places = {place: hex for hex, place in enumerate(zip(self.columns, self.rows, strict=True))}
        return [
            places.get((self.columns[hex] + east, self.rows[hex] + south), self.count)
            for hex in range(self.count)
            for east, south in DIRECTIONS
        ]

    def _distances(self) -> list[int]:
        """Walk from each city over plain hexes; other hexes can be an end, never a passage (p. 7)."""
        result = [CUT_OFF] * (self.count * self.city_count)
        for city, home in enumerate(self.city_hex):
            result[home * self.city_count + city] = 0
            edge = [home]
            steps = 0
            while edge:
                steps += 1
                reached = []
                for hex in edge:
                    for near in self.neighbours[hex * SIDES : hex * SIDES + SIDES]:
                        place = near * self.city_count + city
                        if near < self.count and result[place] == CUT_OFF:
                            result[place] = steps
                            if self.kinds[near] == PLAIN:
                                reached.append(near)
                edge = reached
        return result

    def _cities_near(self) -> list[list[int]]:
        result = []
        for city in range(self.city_count):
            steps = [self.distance[hex * self.city_count + city] for hex in self.city_hex]
            result.append(
                [
                    sum([2**other for other, away in enumerate(steps) if away <= most])
                    for most in sorted(set(steps))
                ]
            )
        return result

    def _gains(self) -> list[Network]:
        result = []
        for hex in range(self.count):
            row = self.distance[hex * self.city_count : (hex + 1) * self.city_count]
            near = [
                sum([2**city for city, steps in enumerate(row) if steps <= trains])
                for trains in range(LEVELS)
            ]
            edge = [0] * WORDS
            for other in self.neighbours[hex * SIDES : hex * SIDES + SIDES]:
                if other < self.count:
                    _add(edge, 0, other)
            track = [0] * WORDS
            _add(track, 0, hex)
            result.append(Network(*near, *edge, *track))
        return result

    def _rings(self, last_kind: int) -> list[int]:
        """Return the hexes up to a kind by their distance from each city."""
        result = [0] * (self.city_count * LEVELS * WORDS)
        for hex in range(self.count):
            if self.kinds[hex] <= last_kind:
                for city in range(self.city_count):
                    steps = self.distance[hex * self.city_count + city]
                    if steps < LEVELS:
                        _add(result, (city * LEVELS + steps) * WORDS, hex)
        return result

    def _onward(self) -> list[list[int]]:
        """Each step of a shortest route brings the city nearer, over plain hexes until it is there."""
        result = []
        for hex in range(self.count):
            near = self.neighbours[hex * SIDES : hex * SIDES + SIDES]
            around = sorted([other for other in near if other < self.count])
            for city in range(self.city_count):
                left = self.distance[hex * self.city_count + city] - 1
                result.append(
                    [
                        other
                        for other in around
                        if self.distance[other * self.city_count + city] == left
                        and (self.kinds[other] == PLAIN or left == 0)
                    ]
                )
        return result

    def clockwise(self) -> list[int]:
        """Return the next hex of the Bot's route from a hex to a city, by hex * cities + city."""
        if not self._clockwise:
            self._clockwise = self._leftmost()
        return self._clockwise

    def _leftmost(self) -> list[int]:
        """Compute the routes of the Clockwise Rule (p. 11).

        Following the perimeter clockwise is taking the leftmost route, which encloses the smallest
        signed area with the straight line back (ruling R17). That area is a sum over the steps
        of a route, so the best route onward from each hex gives the best route from the hexes before it.
        """
        result = [self.count] * (self.count * self.city_count)
        for city in range(self.city_count):
            area = [0] * self.count
            steps = [self.distance[hex * self.city_count + city] for hex in range(self.count)]
            for _, hex in sorted(zip(steps, range(self.count), strict=True)):
                place = hex * self.city_count + city
                if 0 < steps[hex] < CUT_OFF:
                    onward = self.onward[place]
                    areas = [self._cross(hex, near) + area[near] for near in onward]
                    area[hex] = min(areas)
                    result[place] = onward[areas.index(area[hex])]
        return result

    def _cross(self, start: int, end: int) -> int:
        """Return twice the signed area between two hexes and the origin; north is up."""
        return self.columns[end] * self.rows[start] - self.columns[start] * self.rows[end]


def _add(sets: list[int], first: int, hex: int) -> None:
    """Add a hex to the set whose first word is at this place."""
    sets[first + hex // WORD_BITS] |= 2 ** (hex % WORD_BITS)


def _places(edition: Edition, section: str) -> list[tuple[int, int]]:
    """Return all hexes in order, each as its column with a minus, and its doubled row."""
    places: set[tuple[int, int]] = set()
    for entry in edition.entries(section):
        column = entry.integer("column", high=99)
        rows = entry.integers("rows", high=99)
        found = {(-column, row) for row in rows if (column + row) % 2 == 0}
        if len(found) < len(rows) or found & places:
            raise entry.error("me-edition-column", key=entry.key)
        places |= found
    return sorted(places)


def _capacity(edition: Edition, map: str, city: str, capacity: str) -> int:
    metal = METALS[edition.entry(f"{map}-cities", city).one_of("metal", METALS)]
    key = metal if capacity == "standard" else "first-game"
    return edition.entry("metals", key).integer("capacity", 1, 4)


class GoldenSpike:
    """The places and the bonus of the Golden Spike variant (p. 14)."""

    def __init__(self, edition: Edition, board: Map) -> None:
        section = "usa-golden-spike"
        self.trigger: Final = edition.entry(section, "trigger").one_of("city", board.cities)
        self.goal: Final = edition.entry(section, "goal").one_of("city", board.cities)
        self.bonus: Final = edition.entry(section, "bonus").integer(high=15)
        self.tile: Final = board.hex_of(edition.entry(section, "tile"))


class Chart:
    """The value of a Share by Track Length and Influence rank."""

    def __init__(self, edition: Edition) -> None:
        rows = edition.keys("chart")
        self.last: Final = len(rows) - 1
        self.values: Final = [_row(edition, length) for length in range(len(rows))]


def _row(edition: Edition, length: int) -> list[int]:
    entry = edition.entry("chart", f"length-{length}")
    values = entry.integers()
    if len(values) != 3:
        raise entry.error("me-edition-chart", key=entry.key)
    return values


def city_name(id: str) -> Message:
    """Return the name of a city, start or harbor."""
    return Message(f"me-city-{id}")
