"""Places: the map of cities and links, the tracks and the costs printed on the board."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, final

from ironroad.core.bits import bit
from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message, Value
from ironroad.core.native import i64

SHAPE: Final = {
    "railroads": ("certificates", "cubes", "opens-in-phase"),
    "setup": ("value", "city"),
    "costs": ("value",),
    "tracks": ("values", "value", "last", "black", "end"),
    "cities": ("lat", "lon"),
    "circles": ("lat", "lon"),
    "links": ("ends", "circle", "income", "lat", "lon"),
}
"""The sections of an edition and the values their entries may have."""


@final
class Link:
    """A link as the rules read it most often: compiled, its fields are machine integers."""

    def __init__(self, number: i64, ends: i64, external: bool) -> None:
        self.number: Final[i64] = number
        self.ends: Final[i64] = ends
        """Its cities, as a set."""
        self.external: Final[bool] = external


class Map:
    """Cities and links. A set of cities is a number with a bit per city, so there are at most 60."""

    def __init__(self, edition: Edition) -> None:
        self.cities: Final = edition.keys("cities")
        if len(self.cities) > 60:
            raise edition.entries("cities")[60].error("ts-edition-too-many-cities", most=60)
        self.circles: Final = edition.keys("circles")
        links = edition.entries("links")
        self.links: Final = [link.key for link in links]
        self.count: Final[i64] = len(links)
        self.income: Final = [link.integer("income", 1, 20) for link in links]
        self.external: Final = ["circle" in link.data for link in links]
        self.circle: Final = [
            link.one_of("circle", self.circles) if "circle" in link.data else -1 for link in links
        ]
        self.ends: Final = [self._ends(link) for link in links]
        self.mask: Final = [sum([1 << city for city in ends]) for ends in self.ends]
        """The cities at the ends of each link, as a set."""
        home_entry = edition.entry("setup", "home")
        home = home_entry.one_of("city", self.cities)
        self.home: Final = 1 << home
        self.positions: Final = [
            (place.number("lat"), place.number("lon")) for place in edition.entries("cities")
        ]
        self.circle_positions: Final = [
            (place.number("lat"), place.number("lon")) for place in edition.entries("circles")
        ]
        every = [Link(n, self.mask[n], self.external[n]) for n in range(self.count)]
        self.every: Final = every
        """All links, in order."""
        self.internal: Final = [link for link in every if not link.external]
        self.links_at: Final = [
            [link for link in every if link.ends & bit(city)] for city in range(len(self.cities))
        ]
        """The links that meet at each city, in order."""
        self.onward: Final = [
            [
                link
                for link in every
                if link.ends & first.ends and link.number != first.number and not link.external
            ]
            for first in every
        ]
        """The internal links that share a city with each link, in order, without itself."""
        self.junctions: Final = [
            (link.number("lat"), link.number("lon")) if "lat" in link.data else None
            for link in links
        ]
        """Where a link of three or more ends has its box; drawing only."""
        self.home_links: Final = [link for link in range(self.count) if self.mask[link] & self.home]
        externals = [link for link in self.home_links if self.external[link]]
        if len(self.home_links) < 6 or externals:
            raise home_entry.error("ts-edition-home", city=self.cities[home])

    def _ends(self, link: Entry) -> list[int]:
        ends = link.all_of("ends", self.cities)
        least = 1 if "circle" in link.data else 2
        if len(ends) < least or len(set(ends)) != len(ends):
            raise link.error("ts-edition-ends", key=link.key, least=least)
        return ends


class Tracks:
    """The tracks round the map and what their spaces mean."""

    def __init__(self, edition: Edition) -> None:
        stock = edition.entry("tracks", "stock")
        self.stock: Final = _rising(stock, "values")
        self.stock_last: Final[i64] = len(self.stock) - 1
        self.phase_shift: Final[i64] = edition.entry("tracks", "phase-shift").integer()
        income = edition.entry("tracks", "income")
        self.income_last: Final[i64] = income.integer("last", 10, 999)
        black = _rising(income, "black")
        self.black: Final = black
        self.black_up_to: Final = [
            len([space for space in black if space <= reached])
            for reached in range(self.income_last + 1)
        ]
        """How many black spaces there are up to each income."""
        self.nationalization: Final = _rising(edition.entry("tracks", "nationalization"), "values")
        self.dividends_end: Final[i64] = edition.entry("tracks", "dividends").integer("end", 1, 20)
        self.timing_end: Final[i64] = edition.entry("tracks", "timing").integer("end", 1, 20)


def _rising(entry: Entry, name: str) -> list[int]:
    values = entry.integers(name)
    if not values or any([low >= high for low, high in pairwise(values)]):
        raise entry.error("ts-edition-not-rising", name=name)
    return values


class Costs:
    """What building and buying costs beside the price of a certificate."""

    def __init__(self, edition: Edition) -> None:
        self.link: Final[i64] = edition.entry("costs", "link").integer()
        self.jump: Final[i64] = edition.entry("costs", "jump").integer()
        self.surcharge: Final[i64] = edition.entry("costs", "surcharge").integer()
        self.external: Final[i64] = edition.entry("costs", "external").integer()
        self.external_jump: Final[i64] = edition.entry("costs", "external-jump").integer()
        self.two_certificates: Final[i64] = edition.entry("costs", "two-certificates").integer()


class Setup:
    """What players start with and how auctions are run."""

    def __init__(self, edition: Edition) -> None:
        self.cash: Final = {
            seats: edition.entry("setup", f"cash-for-{seats}").integer() for seats in (3, 4, 5)
        }
        self.minimum_bid: Final[i64] = edition.entry("setup", "minimum-bid").integer(low=1)
        self.unsold_advance: Final = edition.entry("setup", "unsold-advance").integer()
        self.nationalized_advance: Final = edition.entry("setup", "nationalized-advance").integer()


def city_name(id: str) -> Message:
    """Return the name of a city."""
    return Message(f"ts-city-{id}")


def link_name(ends: Sequence[str], external: bool) -> Message:
    """Return the name of a link: its cities, and that it leads abroad if it does."""
    args: dict[str, Value] = {f"city{n}": city_name(id) for n, id in enumerate(ends, start=1)}
    kind = "ts-external" if external else "ts-link"
    return Message(f"{kind}-{len(ends)}", **args)
