"""Components and actions of the German boards: branches of the fork, areas with extension tiles, income markers."""

from typing import Final

from ironroad.core.edition import Entry
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules, add_pile
from ironroad.games.russian_railroads.board import MOST_SPACES, Condition
from ironroad.games.russian_railroads.box import Box
from ironroad.games.russian_railroads.components import Pile, register_kind
from ironroad.games.russian_railroads.expansion import ALWAYS_THERE, Expansion
from ironroad.games.russian_railroads.printed import (
    ADVANTAGES_VALUES,
    INDUSTRY_VALUES,
    RAILROADS_VALUES,
    SCORING_VALUES,
    SEATS,
    Printed,
    register_board,
)

PLACE: Final = 0
"""The index in ``Rules.expansions``."""
MOST_AREAS: Final = 3
# Layout places of a player, on which special spaces may depend: the branch, then the tile of each area.
BRANCH: Final = 0
TILE: Final = 1

INCOME: Final = 47

register_board(
    "german",
    {
        "german-railroads": RAILROADS_VALUES,
        "german-branches": ("railroad", "after", "spaces"),
        "german-areas": ("railroad", "first", "last"),
        "german-tiles": ("area",),
        "german-advantages": ADVANTAGES_VALUES,
        "german-scoring": SCORING_VALUES,
        "german-industry": INDUSTRY_VALUES,
        "german-incomes": ("rewards",),
    },
)
register_kind("income", INCOME)


class Layout:
    """The printed layout: the branches of the fork, the areas and their extension tiles (rules GR-2 to GR-4)."""

    def __init__(self, printed: Printed) -> None:
        railroads = [entry.key for entry in printed.required("railroads")]
        branches = printed.entries("german-branches")
        areas = printed.entries("german-areas")
        tiles = printed.entries("german-tiles")
        if len(areas) > MOST_AREAS:
            raise areas[MOST_AREAS].error("rr-edition-too-many", most=MOST_AREAS)
        for entries in (branches, tiles):
            if len(entries) > MOST_SPACES:
                raise entries[MOST_SPACES].error("rr-edition-too-many", most=MOST_SPACES)
        self.branches: Final = [entry.key for entry in branches]
        self.branch_spaces: Final = [entry.integer("spaces", 1, MOST_SPACES) for entry in branches]
        forks = [entry.one_of("railroad", railroads) for entry in branches]
        self.fork_railroad: Final[i64] = forks[0] if forks else -1
        after = [entry.integer("after", 1, MOST_SPACES) for entry in branches]
        self.fork_space: Final[i64] = after[0] + 1 if after else 0
        """The first space of the branches."""
        self.areas: Final = [entry.key for entry in areas]
        self.area_railroad: Final = [entry.one_of("railroad", railroads) for entry in areas]
        self.area_first: Final = [entry.integer("first", 1, MOST_SPACES) for entry in areas]
        self.area_last: Final = [entry.integer("last", 1, MOST_SPACES) for entry in areas]
        self.tiles: Final = [entry.key for entry in tiles]
        self.tile_area: Final = [entry.one_of("area", self.areas) for entry in tiles]
        for area, entry in enumerate(areas):
            if self.tile_area.count(area) < max(SEATS):
                raise entry.error("rr-edition-area", key=entry.key, seats=max(SEATS))

    def needed(self, entry: Entry) -> tuple[int, int]:
        """Return the layout place that a special space depends on, or ``ALWAYS_THERE``, and the value required there."""
        if "branch" in entry.data:
            return BRANCH, entry.one_of("branch", self.branches) + 1
        if "tile" in entry.data:
            tile = entry.one_of("tile", self.tiles)
            return TILE + self.tile_area[tile], tile + 1
        return ALWAYS_THERE, 0

    def is_on_layout(self, condition: Condition) -> bool:
        """Whether the space of a condition is on the branch or tile that the condition names."""
        railroad, space = condition.railroad, condition.space
        if condition.needed == ALWAYS_THERE:
            return True
        if condition.needed == BRANCH:
            return railroad == self.fork_railroad and space >= self.fork_space
        area = self.tile_area[condition.value - 1]
        return (
            self.area_railroad[area] == railroad
            and self.area_first[area] <= space <= self.area_last[area]
        )

    def check(self, printed: Printed, box: Box) -> None:
        """Raise ``InvalidEdition`` unless all branches leave one railroad at one space and areas are on their railroad."""
        railroads = box.railroads
        branches = printed.entries("german-branches")
        for place, entry in enumerate(branches):
            railroad, first = entry.one_of("railroad", railroads.ids), entry.integer("after") + 1
            if railroad != self.fork_railroad or first != self.fork_space:
                raise entry.error("rr-edition-branch", key=entry.key)
            if self.branch_spaces[place] < self.fork_space:
                raise entry.error("rr-edition-off-board", key=entry.key)
        if branches and max(self.branch_spaces) != railroads.spaces[self.fork_railroad]:
            raise branches[-1].error("rr-edition-branch", key=branches[-1].key)
        for area, entry in enumerate(printed.entries("german-areas")):
            last = railroads.spaces[self.area_railroad[area]]
            if not 1 < self.area_first[area] <= self.area_last[area] <= last:
                raise entry.error("rr-edition-off-board", key=entry.key)


class GermanThings(Expansion):
    """The printed data and the catalogue indices of the German boards."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.layout: Final = Layout(printed)
        self.incomes: Final = Pile(printed.entries("german-incomes"))
        self.affects_layout = len(self.layout.tiles) + len(self.layout.branches) > 0
        self.in_use = self.affects_layout or self.incomes.count > 0
        self.income: i64 = 0
        self.branch: i64 = 0
        self.tile: i64 = 0

    def needed(self, entry: Entry) -> tuple[int, int]:
        """Return the layout place that a special space depends on, and the branch or tile required there."""
        return self.layout.needed(entry)

    def check_printed(self, printed: Printed, box: Box) -> None:
        """Raise ``InvalidEdition`` for a layout that does not fit its railroads."""
        self.layout.check(printed, box)

    def is_on_layout(self, condition: Condition) -> bool:
        """Whether the space of a condition is on the branch or tile that the condition names."""
        return self.layout.is_on_layout(condition)

    def reachable(self, condition: Condition, won: list[int], last: int) -> int:
        """Return the length of the branch that a condition names, else ``last``."""
        if condition.needed == BRANCH:
            return self.layout.branch_spaces[condition.value - 1]
        return last

    def impossible_kinds(self, printed: Printed) -> list[int]:
        """Return the kind of income markers if the board in use has none."""
        return [] if self.incomes.count > 0 else [INCOME]

    def add_owed(self, kind: int, rules: Rules) -> None:
        """Add the actions that take an income marker."""
        if kind == INCOME:
            self.income = add_pile(rules.catalogue, "income", "rr-do-income", self.incomes)

    def add_further(self, rules: Rules) -> None:
        """Add the actions that choose a branch or a tile."""
        catalogue = rules.catalogue
        self.branch = len(catalogue)
        for id in self.layout.branches:
            catalogue.add(f"branch {id}", "rr-do-branch", branch=branch_name(id))
        self.tile = len(catalogue)
        for id in self.layout.tiles:
            catalogue.add(f"tile {id}", "rr-do-tile", tile=id.upper())


def german(rules: Rules) -> GermanThings:
    """Return the data of the German boards in a rule set."""
    expansion = rules.expansions[PLACE]
    assert isinstance(expansion, GermanThings)
    return expansion


def branch_name(id: str) -> Message:
    """Return the name of a branch."""
    return Message(f"rr-branch-{id}")
