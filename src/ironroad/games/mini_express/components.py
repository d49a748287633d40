"""Things: companies, Demand tiles, Bot tiles and the shares of each mode (p. 2, p. 4)."""

from collections.abc import Mapping
from typing import Final

from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message
from ironroad.core.native import i64

COMPANIES: Final = ("brown", "gray", "orange", "white")
"""The order of the Asset Areas, in which the Chosen Company marker moves (p. 10)."""
COMPANY_COUNT: Final[i64] = 4
PURPLE: Final = 4
"""The colour of a Demand tile that stands for a company of choice (p. 7)."""
COLOURS: Final = (*COMPANIES, "purple")
NOBODY: Final = -1
NO_TILE: Final = -1
REFRESH: Final = 0
"""The first kind of Bot tile returns all others to the bag (p. 11)."""


def culprit(edition: Edition, section: str) -> Entry:
    """Return the entry to blame for a section as a whole: the last one of the edition's own file."""
    own = [entry for entry in edition.entries(section) if entry.file == edition.file]
    return (own or edition.entries(section))[-1]


class Demand:
    """The kinds of Demand tiles: two companies, one twice, or one and purple."""

    def __init__(self, edition: Edition, cities: int) -> None:
        entries = edition.entries("demand")
        self.ids: Final = [entry.key for entry in entries]
        self.counts: Final = [entry.integer("count", 0, 99) for entry in entries]
        colours = [entry.all_of("colours", COLOURS) for entry in entries]
        for entry, pair in zip(entries, colours, strict=True):
            if len(pair) != 2 or pair[0] == PURPLE:
                raise entry.error("me-edition-colours", key=entry.key)
        self.first: Final = [pair[0] for pair in colours]
        self.second: Final = [pair[1] for pair in colours]
        if sum(self.counts) != cities:
            blamed = culprit(edition, "demand")
            raise blamed.error("me-edition-demand", tiles=sum(self.counts), cities=cities)

    @property
    def purple(self) -> int:
        """How many tiles have a purple half."""
        counts = zip(self.second, self.counts, strict=True)
        return sum([count for second, count in counts if second == PURPLE])


class BotTiles:
    """The kinds of Bot tiles; the first is refresh, the others move the two markers."""

    def __init__(self, edition: Edition) -> None:
        refresh = edition.entry("bot-tiles", "refresh")
        numbered = [entry for entry in edition.entries("bot-tiles") if entry.key != "refresh"]
        # Without a refresh the bag would run dry; steps of two alone never reach every company.
        self.counts: Final = [
            refresh.integer("count", 1, 99),
            *[entry.integer("count", 0, 99) for entry in numbered],
        ]
        self.company: Final = [0, *[entry.integer("company", 1, 4) for entry in numbered]]
        self.city: Final = [0, *[entry.integer("city", 1, 9) for entry in numbered]]
        if not any([company % 2 for company in self.company]):
            raise culprit(edition, "bot-tiles").error("me-edition-bot-tiles")


class Level:
    """How the Bot plays at a level (p. 13)."""

    def __init__(self, edition: Edition, level: str) -> None:
        entry = edition.entry("levels", level)
        self.area_up_to: Final[i64] = entry.integer("area-up-to", 1, 5)
        self.compensation_below: Final[i64] = entry.integer("compensation-below", 0, 5)
        self.shares: Final = entry.integer("shares", 1, 4)
        self.influence_with_share: Final[i64] = entry.integer("influence-with-share", 0, 9)
        self.influence_at_start: Final = entry.integer("influence-at-start", 0, 9)
        self.share_up_to: Final[i64] = edition.entry("bot", "share-up-to").integer(high=5)


def mode_of(seats: int, options: Mapping[str, str]) -> str:
    """Return which line of the set-up table holds."""
    if seats == 1:
        return "solo"
    if seats == 2:
        return "expert" if options["mode"] == "expert" else "with-bot"
    return f"seats-{seats}"


class Mode:
    """What a mode changes: shares at set-up, the end of the game, the columns of the chart."""

    def __init__(self, edition: Edition, mode: str) -> None:
        entry = edition.entry("setup", mode)
        shares = edition.entry("components", "shares").integer(low=1, high=99)
        self.shares: Final = shares
        self.area: Final = entry.integer("area", 1, shares)
        self.aside: Final = entry.integer("aside", 2, shares)
        self.advance: Final = entry.integer("advance", 0, 15)
        if self.area + self.aside > shares:
            raise entry.error("me-edition-shares", shares=shares)
        expert = mode == "expert"
        end = edition.entry("end", "expert" if expert else "standard")
        self.end_depleted: Final[i64] = end.integer("depleted", 1, COMPANY_COUNT)
        self.ends_at_once: Final = expert
        """Whether the game ends without finishing the round (p. 14)."""
        self.actions: Final[i64] = 2 if expert else 1
        """Actions of a turn after the first (p. 14)."""
        self.best_column: Final = 1 if mode in ("solo", "expert") else 0
        """The chart's column for most Influence: the first is left out with two sides (p. 12, p. 14)."""


class Limits:
    """Trains and Influence."""

    def __init__(self, edition: Edition) -> None:
        self.trains: Final = edition.entry("components", "trains").integer(low=6, high=99)
        # Reach is kept for up to five trains.
        self.area: Final[i64] = edition.entry("limits", "area-trains").integer(low=1, high=5)
        start = edition.entry("limits", "area-trains-at-start")
        self.area_at_start: Final = start.integer(high=5)
        self.with_share: Final[i64] = edition.entry("limits", "trains-with-share").integer(high=5)
        self.influence: Final = edition.entry("limits", "influence-at-start").integer(high=9)


def company_name(company: int) -> Message:
    """Return the name of a company."""
    return Message(f"me-company-{COMPANIES[company]}")


def tile_name(first: int, second: int) -> Message:
    """Return a Demand tile in words: its two colours."""
    return Message("me-tile", first=colour_name(first), second=colour_name(second))


def colour_name(colour: int) -> Message:
    """Return the name of half a Demand tile."""
    return Message(f"me-colour-{COLOURS[colour]}")
