"""Components and actions of the Coal module."""

from typing import Final

from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules, add_pile, add_slots, space_name
from ironroad.games.russian_railroads.box import Box
from ironroad.games.russian_railroads.components import Pile, parse_rewards, register_kind
from ironroad.games.russian_railroads.expansion import Expansion
from ironroad.games.russian_railroads.printed import (
    SETUP_VALUES,
    SPACES_VALUES,
    Printed,
    register_module,
)

PLACE: Final = 1
"""The index in ``Rules.expansions``."""
WITH_BOILERMAN: Final = 1
"""The bit of the boilerman in the attachments of a locomotive."""

COAL: Final = 18
REUSE_OTHERS: Final = 24
"""Use several different spaces again (rule CO-13)."""
FOUNDRY: Final = 48
BOILERMAN: Final = 49

register_module(
    "coal",
    "coal",
    {
        "coal-setup": SETUP_VALUES,
        "coal-spaces": (*SPACES_VALUES, "coal", "shares", "shares-seats"),
        "coal-starts": ("rewards",),
        "coal-foundries": ("rewards",),
        "coal-boilermen": ("factory",),
    },
)
register_kind("coal", COAL)
register_kind("reuse-others", REUSE_OTHERS, reuses=True)
register_kind("foundry", FOUNDRY, searched=True)
register_kind("boilerman", BOILERMAN, searched=True)


class CoalThings(Expansion):
    """The printed data and the catalogue indices of the Coal module."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.foundries: Final = Pile(printed.entries("coal-foundries"))
        self.coal: Final[i64] = printed.value("coal-setup", "coal")
        """The amount of coal that each player starts with."""
        self.foundry_cost: Final[i64] = printed.value("coal-setup", "foundry-cost")
        self.foundries_open: Final[i64] = printed.value("coal-setup", "foundries-open")
        self.raises_each = printed.value("coal-setup", "boilerman")
        self.boiled: list[list[int]] = []
        """The rewards of each factory with a boilerman, by number."""
        self._boiled: Final = printed.entries("coal-boilermen")
        self.in_use = self.foundries.count > 0
        self.foundry: i64 = 0
        self.boil_slot: i64 = 0
        """The index of a boilerman for locomotive slot s is this + s."""
        self.boil_gap: i64 = 0
        """The index of a boilerman for the factory in gap g is this + g."""
        self.reveal: i64 = 0
        self.keep: i64 = 0

    def prepare(self, box: Box) -> None:
        """Read the rewards of factories with a boilerman."""
        if self._boiled:
            tiles = box.tiles
            keys = [*[str(number) for number in range(1, tiles.count + 1)], *tiles.special]
            entries = [box.edition.entry("coal-boilermen", key) for key in keys]
            self.boiled = [[0], *[parse_rewards(entry, "factory") for entry in entries]]

    def impossible_kinds(self, printed: Printed) -> list[int]:
        """Return the kinds of coal, foundries and boilermen, as far as the edition has no section for them."""
        kinds = [] if printed.prints("coal-setup") else [COAL]
        return kinds + ([] if printed.prints("coal-foundries") else [FOUNDRY, BOILERMAN])

    def add_owed(self, kind: int, rules: Rules) -> None:
        """Add the actions that take a foundry or place a boilerman."""
        catalogue = rules.catalogue
        if kind == FOUNDRY:
            self.foundry = add_pile(catalogue, "foundry", "rr-do-foundry", self.foundries)
        if kind == BOILERMAN:
            self.boil_slot = len(catalogue)
            boils = self.raises_each > 0
            if boils:
                add_slots(catalogue, "boilerman", "rr-do-boilerman", rules.railroads)
            self.boil_gap = len(catalogue)
            for gap in range(1, int(rules.lane.gaps) + 1 if boils else 1):
                catalogue.add(f"boilerman gap-{gap}", "rr-do-boilerman-factory", slot=gap)

    def add_further(self, rules: Rules) -> None:
        """Add the actions that reveal a foundry (chance) and keep one."""
        self.reveal = add_pile(rules.catalogue, "reveal", "rr-do-reveal", self.foundries)
        self.keep = len(rules.catalogue)
        if self.foundries.count > 0:
            rules.catalogue.add("keep", "rr-do-keep")

    def add_spaces(self, rules: Rules) -> int:
        """Add the actions that use a space for coal; return the index of the first."""
        first = len(rules.catalogue)
        for space in rules.spaces.for_coal:
            rules.catalogue.add(f"use {space.id}", "rr-do-use-space", space=space_name(space))
        return first


def coal(rules: Rules) -> CoalThings:
    """Return the data of the Coal module in a rule set."""
    expansion = rules.expansions[PLACE]
    assert isinstance(expansion, CoalThings)
    return expansion
