"""Routes, the Bot's turn and the reckoning, written from the rule text alone: slow and plain.

Everything is read off a view and a layout, as a person would read the table. Hexes are named by their ids; nothing of the
engine's sets of hexes, distances or packed routes is used.
"""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

COMPANIES = ["brown", "gray", "orange", "white"]
ASIDE = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
CHART_FIRST = [4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10]
CHART_SECOND = [3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8]
CHART_OTHER = [1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4]
Route = tuple[str, ...]
"""The hexes that are built on, in order; the city is the last."""


def place(hex: str) -> tuple[int, int]:
    """Return column and doubled row."""
    return int(hex[:2]), int(hex[2:])


def order(hex: str) -> tuple[int, int]:
    """Return what hexes are ordered by: from the east, each column from the north (p. 10)."""
    column, row = place(hex)
    return -column, row


class Board:
    """The printed map."""

    def __init__(self, layout: Mapping[str, Any]) -> None:
        self.hexes = {hex["id"]: hex for hex in layout["hexes"]}
        self.hex_of = {hex["name"]: id for id, hex in self.hexes.items() if hex["kind"] == "city"}
        self._steps: dict[tuple[str, ...], dict[str, int]] = {}

    def beside(self, hex: str) -> list[str]:
        """Return the neighbours of a hex that are on the map."""
        column, row = place(hex)
        ids = [f"{column + east:02}{row + south:02}" for east, south in ASIDE]
        return [id for id in ids if id in self.hexes]

    def is_plain(self, hex: str) -> bool:
        """Whether track may pass through a hex."""
        return bool(self.hexes[hex]["kind"] == "plain")

    def steps(self, sources: Iterable[str]) -> dict[str, int]:
        """Return how many steps each hex is away from the nearest source, over plain hexes only."""
        known = tuple(sources)
        if known in self._steps:
            return self._steps[known]
        found = self._steps[known] = dict.fromkeys(known, 0)
        edge = list(found)
        while edge:
            reached = []
            for hex in edge:
                if found[hex] == 0 or self.is_plain(hex):
                    for near in self.beside(hex):
                        if near not in found:
                            found[near] = found[hex] + 1
                            reached.append(near)
            edge = reached
        return found


class Position:
    """A table: the map and what lies on it."""

    def __init__(self, board: Board, view: Mapping[str, Any]) -> None:
        self.board = board
        self.view = view
        self.company = {company["id"]: company for company in view["companies"]}

    def track(self, company: str) -> list[str]:
        """Return the hexes with a train of a company."""
        return [hex for hex, trains in self.view["trains"].items() if company in trains]

    def routes(self, company: str, city: str) -> set[Route]:
        """Return every shortest route from a company's track into a city (p. 7)."""
        steps = self.board.steps(self.track(company))
        goal = self.board.hex_of[city]
        if goal not in steps:
            return set()
        routes: set[Route] = set()
        waiting: list[Route] = [(goal,)]
        while waiting:
            route = waiting.pop()
            left = steps[route[0]] - 1
            if left == 0:
                routes.add(route)
                continue
            for near in self.board.beside(route[0]):
                if self.board.is_plain(near) and steps.get(near) == left:
                    waiting.append((near, *route))
        return routes

    def destinations(self, company: str) -> dict[str, int]:
        """Return the cities a company can build into, with the trains each needs (p. 7)."""
        steps = self.board.steps(self.track(company))
        trains = self.company[company]["trains"]
        found = {}
        for city in self.view["tiles"]:
            hex = self.board.hex_of[city]
            if company not in self.view["trains"].get(hex, []) and 0 < steps.get(hex, 99) <= trains:
                found[city] = steps[hex]
        return found


class BotTurn:
    """What the Bot does after a numbered tile (p. 10 to 13)."""

    def __init__(self, table: Position, level: str, company: int, city: int, again: bool) -> None:
        self.table = table
        self.level = level
        bot = table.view["bot"]
        number = (COMPANIES.index(bot["chosen"]) + company) % 4
        self.chosen = COMPANIES[number]
        self.target = bot["target"] if again else self._moved(bot["target"], city)
        self.city: str | None = None
        self.route: Route = ()
        self.harbor: str | None = None
        trains = table.company[self.chosen]["trains"]
        self.takes_share = trains <= 2 and table.company[self.chosen]["shares"] > 0
        if trains > 2 and table.destinations(self.chosen):
            self.city = self._destination()
            self.route = self._route()
            self.harbor = self._harbor()
        self.draws_again = not self.takes_share and self.city is None

    def _moved(self, target: str | None, count: int) -> str | None:
        """Return the city on which the target marker ends."""
        cities = sorted(
            self.table.board.hex_of, key=lambda name: order(self.table.board.hex_of[name])
        )
        ahead = cities if target is None else cities[cities.index(target) + 1 :]
        open_cities = [id for id in ahead if id in self.table.view["tiles"]]
        reached: list[str | None] = [target, *open_cities]
        return reached[min(count, len(open_cities))]

    def _to_target(self, hex: str) -> int:
        """Return the steps from a hex to the target; a city cut off is further than any other."""
        assert self.target is not None
        return self.table.board.steps([hex]).get(self.table.board.hex_of[self.target], 999)

    def _destination(self) -> str:
        """Return the nearest city; fewest trains, most companies, highest number (p. 11)."""
        table = self.table

        def worth(item: tuple[str, int]) -> tuple[int, ...]:
            id, trains = item
            hex = table.board.hex_of[id]
            inside = len(table.view["trains"].get(hex, []))
            return (self._to_target(hex), trains, -inside, -table.board.hexes[hex]["index"])

        return min(table.destinations(self.chosen).items(), key=worth)[0]

    def _route(self) -> Route:
        """Return the route from the first start hex that encloses the smallest area (p. 11)."""
        assert self.city is not None
        routes = self.table.routes(self.chosen, self.city)
        track = set(self.table.track(self.chosen))
        starts = {
            hex for route in routes for hex in self.table.board.beside(route[0]) if hex in track
        }
        start = min(starts, key=order)
        own = [route for route in routes if start in self.table.board.beside(route[0])]
        return min(own, key=lambda route: area([start, *route]))

    def _harbor(self) -> str | None:
        """Return the Harbor that a first build into a purple city opens (p. 16)."""
        table = self.table
        assert self.city is not None
        hex = table.board.hex_of[self.city]
        colour, other = table.view["tiles"][self.city]
        harbors = [id for id, each in table.board.hexes.items() if each["kind"] == "harbor"]
        if other != "purple" or not harbors or table.view["trains"].get(hex):
            return None
        if self.supply_after()[colour] == 0:
            return None
        free: list[str] = [id for id in harbors if not table.view["trains"].get(id)]
        return min(free, key=lambda each: (self._to_target(each), [-part for part in order(each)]))

    def compensation(self) -> dict[str, int]:
        """Return the trains each other company gets, hex by hex (p. 7, p. 13)."""
        most = 5 if self.level == "easy" else 2
        got = dict.fromkeys(COMPANIES, 0)
        for hex in self.route:
            for id in self.table.view["trains"].get(hex, []):
                company = self.table.company[id]
                if company["trains"] + got[id] < most and company["supply"] > got[id]:
                    got[id] += 1
        return got

    def supply_after(self) -> dict[str, int]:
        """Return the supplies once compensation is paid."""
        got = self.compensation()
        return {id: company["supply"] - got[id] for id, company in self.table.company.items()}

    def trains_after(self) -> dict[str, int]:
        """Return the trains in the areas after the action."""
        trains = {id: company["trains"] for id, company in self.table.company.items()}
        if self.takes_share:
            company = self.table.company[self.chosen]
            filled = trains[self.chosen] + 3 if self.level == "easy" else 3
            most = trains[self.chosen] + company["supply"]
            trains[self.chosen] = min(filled, 5, most)
        for id, count in self.compensation().items():
            trains[id] += count
        trains[self.chosen] -= len(self.route)
        return trains

    def influence_after(self) -> dict[str, int]:
        """Return the Bot's Influence after the action."""
        influence = dict(self.table.view["players"][-1]["influence"])
        if self.takes_share and self.level in ("expert", "nightmare"):
            influence[self.chosen] += 1
        if self.city is not None:
            tile = self.table.view["tiles"][self.city]
            for id in COMPANIES if "purple" in tile else tile:
                influence[id] += 1
        return influence


def area(route: list[str]) -> int:
    """Return twice the signed area between a route and the straight line back, north up."""
    points = [(place(hex)[0], -place(hex)[1]) for hex in [*route, route[0]]]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(points))


def totals(view: Mapping[str, Any], two_sides: bool) -> list[int]:
    """Return the points of all players, the Bot included (p. 9, p. 12, p. 14)."""
    columns = [CHART_SECOND, CHART_OTHER] if two_sides else [CHART_FIRST, CHART_SECOND, CHART_OTHER]
    result = []
    for player in view["players"]:
        points = 0
        for company in view["companies"]:
            id = company["id"]
            mine = player["influence"][id]
            better = [other for other in view["players"] if other["influence"][id] > mine]
            column = columns[min(len(better), len(columns) - 1)]
            if mine > 0:
                points += player["shares"][id] * column[company["length"]]
        result.append(points)
    return result
