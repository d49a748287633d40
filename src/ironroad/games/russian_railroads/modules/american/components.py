"""Components and actions of the American boards: boulders, coin spaces, golden spike, stock market, steelworks."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.edition import Entry
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules, add_pile
from ironroad.games.russian_railroads.board import MOST_SPACES, Advantage, Condition, railroad_name
from ironroad.games.russian_railroads.box import Box
from ironroad.games.russian_railroads.components import (
    NO_FACTORY,
    Pile,
    parse_rewards,
    register_kind,
    rewards_name,
)
from ironroad.games.russian_railroads.expansion import Expansion
from ironroad.games.russian_railroads.printed import (
    ADVANTAGES_VALUES,
    INDUSTRY_VALUES,
    RAILROADS_VALUES,
    SCORING_VALUES,
    Printed,
    register_board,
)

PLACE: Final = 3
"""The index in ``Rules.expansions``."""
MOST_LEVELS: Final = 9

SPIKE: Final = 19
STOCK: Final = 25
PAYOUT: Final = 26
PAYOUT_ALL: Final = 31
BOULDER: Final = 50

register_board(
    "american",
    {
        "american-railroads": RAILROADS_VALUES,
        "american-advantages": ADVANTAGES_VALUES,
        "american-scoring": SCORING_VALUES,
        "american-boulders": ("railroad", "space", "lane", "rewards"),
        "american-industry": INDUSTRY_VALUES,
        "american-lanes": ("lane", "space", "rewards"),
        "american-tokens": ("rewards",),
        "american-factories": ("factory", "piles"),
        "american-stock": ("value", "values"),
        "american-dividends": ("rewards",),
    },
)
register_kind("spike", SPIKE)
register_kind("stock", STOCK)
register_kind("payout", PAYOUT)
register_kind("payout-all", PAYOUT_ALL)
register_kind("boulder", BOULDER)


class Boulder:
    """A boulder: no track, or no industry marker, can enter its space (rule AR-3)."""

    def __init__(self, entry: Entry, railroads: list[str], lanes: list[str]) -> None:
        self.id: Final = entry.key
        on_lane = "lane" in entry.data
        self.lane: Final[i64] = entry.one_of("lane", lanes) if on_lane else -1
        self.railroad: Final[i64] = -1 if on_lane else entry.one_of("railroad", railroads)
        self.space: Final[i64] = entry.integer("space", 1, MOST_SPACES)
        self.rewards: Final = parse_rewards(entry)


class StockMarket:
    """The printed stock market: levels, dividends, points at the end (rules AR-12 to AR-18)."""

    def __init__(self, printed: Printed) -> None:
        self.dividends: Final = Pile(printed.entries("american-dividends"))
        stock = {entry.key: entry for entry in printed.entries("american-stock")}
        self.levels: Final[i64] = stock["levels"].integer("value", 1, MOST_LEVELS) if stock else 0
        """The number of levels above the start."""
        self.points: Final = stock["end"].integers("values", 0, 999) if stock else []
        """The points of the first, second ... player at the end."""


class AmericanThings(Expansion):
    """The printed data and the catalogue indices of the American boards."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        railroads = [entry.key for entry in printed.required("railroads")]
        lanes = [entry.key for entry in printed.required("industry")]
        boulders = printed.entries("american-boulders")
        self.boulders: Final = [Boulder(entry, railroads, lanes) for entry in boulders]
        self.on_railroad: Final = [
            sum([int(bit(n)) for n, boulder in enumerate(self.boulders) if boulder.railroad == r])
            for r in range(len(railroads))
        ]
        """The boulders of each railroad, as bit masks."""
        lane_spaces = {int(boulder.space) for boulder in self.boulders if boulder.lane >= 0}
        self.on_lanes: Final[i64] = sum([int(bit(space)) for space in lane_spaces])
        """The spaces of industry tracks on which boulders lie at the start, as a bit mask."""
        self.bought: Final = _with_value(printed.required("advantages"), "roubles", 9)
        """The indices of the advantages that are coin spaces."""
        self.spikes: Final = [
            entry.integer("spike", 0, 999) if "spike" in entry.data else 0
            for entry in printed.required("scoring")
        ]
        """The points of each scoring space with the golden spike; 0 if the spike changes nothing."""
        self.stock: Final = StockMarket(printed)
        works = [entry for entry in printed.entries("american-factories") if "piles" in entry.data]
        self._works: Final = works[0] if works else None
        self.steelworks: i64 = NO_FACTORY
        self.works_piles: list[int] = []
        """The locomotive numbers whose last tile comes with a steelworks (rule AR-19)."""
        self.affects_layout = len(boulders) > 0
        self.score_item = "stock" if self.stock.points else ""
        self.in_use = len(boulders) + len(self.bought) + self.stock.levels > 0 or bool(works)
        self.boulder: i64 = 0
        self.dividend: i64 = 0
        self.fill: i64 = 0
        self.discard: i64 = 0
        self.buy: i64 = 0

    def prepare(self, box: Box) -> None:
        """Read the number of the steelworks and the piles that it belongs to."""
        self.steelworks = box.tiles.number_of("steelworks")
        if self._works is not None:
            self.works_piles = self._works.integers("piles", 1, box.tiles.count)

    def check_printed(self, printed: Printed, box: Box) -> None:
        """Raise ``InvalidEdition`` for boulders off the board or on spaces that are occupied at the start."""
        entries = printed.entries("american-boulders")
        for entry, boulder in zip(entries, self.boulders, strict=True):
            first, last = 2, box.railroads.spaces[boulder.railroad]
            if boulder.lane >= 0:
                first, last = 1, int(box.lanes.all[boulder.lane].last)
            if not first <= boulder.space <= last:
                raise entry.error("rr-edition-off-board", key=entry.key)

    def reachable(self, condition: Condition, won: list[int], last: int) -> int:
        """Return the last space before a boulder that nobody can remove, else ``last``."""
        for boulder in self.boulders:
            if boulder.railroad == condition.railroad and BOULDER not in won:
                last = min(last, int(boulder.space) - 1)
        return last

    def impossible_kinds(self, printed: Printed) -> list[int]:
        """Return the reward kinds that the board in use makes impossible."""
        there = {
            SPIKE: any([points > 0 for points in self.spikes]),
            BOULDER: len(self.boulders) > 0,
            STOCK: self.stock.levels > 0,
            PAYOUT: self.stock.levels > 0,
            PAYOUT_ALL: self.stock.levels > 0,
        }
        return [kind for kind, found in there.items() if not found]

    def check_given(self, printed: Printed, given: list[int]) -> None:
        """Raise ``InvalidEdition`` for a space that needs a golden spike which nobody can get."""
        for entry, points in zip(printed.required("scoring"), self.spikes, strict=True):
            if points > 0 and SPIKE not in given:
                raise entry.error("rr-edition-unscored", key=entry.key)

    def add_owed(self, kind: int, rules: Rules) -> None:
        """Add the actions that remove a boulder."""
        if kind == BOULDER:
            self.boulder = len(rules.catalogue)
            for boulder in self.boulders:
                name = boulder_name(boulder.id)
                rules.catalogue.add(f"boulder {boulder.id}", "rr-do-boulder", boulder=name)

    def add_further(self, rules: Rules) -> None:
        """Add the actions that choose a dividend, and that place or discard a steelworks."""
        catalogue = rules.catalogue
        dividends = self.stock.dividends
        self.dividend = add_pile(catalogue, "dividend", "rr-do-dividend", dividends)
        self.fill = len(catalogue)
        self.discard = self.fill + 1
        if dividends.count > 0:
            catalogue.add("fill", "rr-do-fill")
            catalogue.add("discard", "rr-do-discard")

    def add_coin_spaces(self, rules: Rules) -> int:
        """Add the actions that pay for a coin space; return the index of the first."""
        self.buy = len(rules.catalogue)
        for place in self.bought:
            _add_buy(rules, rules.railroads.advantages[place])
        return int(self.buy)


def _with_value(entries: list[Entry], name: str, most: int) -> list[int]:
    """Return the indices of the entries that have this value above 0."""
    values = [entry.integer(name, 0, most) if name in entry.data else 0 for entry in entries]
    return [place for place, value in enumerate(values) if value > 0]


def _add_buy(rules: Rules, advantage: Advantage) -> None:
    rules.catalogue.add(
        f"buy {advantage.id}",
        "rr-do-buy",
        railroad=railroad_name(rules.railroads.ids[advantage.railroad]),
        space=advantage.space,
        roubles=advantage.roubles,
        rewards=rewards_name(advantage.rewards),
    )


def american(rules: Rules) -> AmericanThings:
    """Return the data of the American boards in a rule set."""
    expansion = rules.expansions[PLACE]
    assert isinstance(expansion, AmericanThings)
    return expansion


def boulder_name(id: str) -> Message:
    """Return the name of a boulder."""
    return Message(f"rr-boulder-{id}")
