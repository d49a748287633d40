"""The Coal module: what is printed for it, and its actions."""

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
"""Among the expansions of a rule set."""
WITH_BOILERMAN: Final = 1
"""What a locomotive may take with it, as a set."""

COAL: Final = 18
REUSE_OTHERS: Final = 24
"""Several different spaces are used again."""
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
    """What is printed for the Coal module, and its actions."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.foundries: Final = Pile(printed.entries("coal-foundries"))
        self.coal: Final[i64] = printed.value("coal-setup", "coal")
        """The coal everybody starts with."""
        self.foundry_cost: Final[i64] = printed.value("coal-setup", "foundry-cost")
        self.foundries_open: Final[i64] = printed.value("coal-setup", "foundries-open")
        self.raises_each = printed.value("coal-setup", "boilerman")
        self.boiled: list[list[int]] = []
        """What each factory gives with a boilerman."""
        self._boiled: Final = printed.entries("coal-boilermen")
        self.in_use = self.foundries.count > 0
        self.foundry: i64 = 0
        self.boil_slot: i64 = 0
        """The index of a boilerman for slot s is this plus s …"""
        self.boil_gap: i64 = 0
        """… and for the factory of gap g this plus g."""
        self.reveal: i64 = 0
        self.keep: i64 = 0

    def prepare(self, box: Box) -> None:
        """Read what factories give with a boilerman."""
        if self._boiled:
            tiles = box.tiles
            keys = [*[str(number) for number in range(1, tiles.count + 1)], *tiles.special]
            entries = [box.edition.entry("coal-boilermen", key) for key in keys]
            self.boiled = [[0], *[parse_rewards(entry, "factory") for entry in entries]]

    def never(self, printed: Printed) -> list[int]:
        """Without coal or foundries in the edition there is nothing to do with them."""
        kinds = [] if printed.prints("coal-setup") else [COAL]
        return kinds + ([] if printed.prints("coal-foundries") else [FOUNDRY, BOILERMAN])

    def add_owed(self, kind: int, rules: Rules) -> None:
        """Add the taking of foundries and the places of boilermen."""
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
        """Add the foundries that are turned over, and keeping one."""
        self.reveal = add_pile(rules.catalogue, "reveal", "rr-do-reveal", self.foundries)
        self.keep = len(rules.catalogue)
        if self.foundries.count > 0:
            rules.catalogue.add("keep", "rr-do-keep")

    def add_spaces(self, rules: Rules) -> int:
        """Add the spaces that are paid with coal; return the index of the first."""
        first = len(rules.catalogue)
        for space in rules.spaces.for_coal:
            rules.catalogue.add(f"use {space.id}", "rr-do-use-space", space=space_name(space))
        return first


def coal(rules: Rules) -> CoalThings:
    """Return what the Coal module adds to a rule set."""
    expansion = rules.expansions[PLACE]
    assert isinstance(expansion, CoalThings)
    return expansion
