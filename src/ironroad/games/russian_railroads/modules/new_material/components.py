"""Components and actions of the new material."""

from typing import Final

from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules, add_pile, add_slots
from ironroad.games.russian_railroads.box import Box
from ironroad.games.russian_railroads.components import (
    NO_FACTORY,
    Pile,
    parse_rewards,
    register_kind,
    rewards_name,
)
from ironroad.games.russian_railroads.expansion import Expansion
from ironroad.games.russian_railroads.printed import SETUP_VALUES, Printed, register_module

PLACE: Final = 2
"""The index in ``Rules.expansions``."""
WITH_CAR: Final = 2
"""The bit of the freight car in the attachments of a locomotive."""

ITEM_ENGINEER: Final = 20
SPECIAL: Final = 27
COAL_FACTORY: Final = 28
DRAW: Final = 29
STEP_APART: Final = 30
"""Advances of different tracks, one space each; the count is the number of tracks (rule NM-5)."""
BURN: Final = 51
CAR: Final = 52

register_module(
    "new",
    "new-material",
    {
        "new-colours": ("values",),
        "new-engineers": ("letter", "number", "workers", "roubles", "rewards"),
        "new-tokens": ("rewards",),
        "new-items": ("rewards",),
        "new-factories": ("factory",),
        "new-burning": ("rewards",),
        "new-setup": SETUP_VALUES,
    },
)
register_kind("item-engineer", ITEM_ENGINEER)
register_kind("special", SPECIAL)
register_kind("coal-factory", COAL_FACTORY)
register_kind("draw", DRAW)
register_kind("track apart", STEP_APART, searched=True)
register_kind("burn", BURN)
register_kind("car", CAR)


class NewThings(Expansion):
    """The printed data and the catalogue indices of the new material."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.items: Final = Pile(printed.entries("new-items"))
        burning = printed.entries("new-burning")
        self.burning: Final = parse_rewards(burning[0]) if burning else []
        """The rewards for each coal burnt in the coal factory (rule NM-8)."""
        self.raises_one = printed.value("new-setup", "car")
        self._engineers: Final = printed.entries("new-engineers")
        self.on_item: i64 = 0
        """The index of the engineer that is a special ? item."""
        self.coal_factory: i64 = NO_FACTORY
        self.in_use = self.items.count > 0
        self.burn: i64 = 0
        self.car: i64 = 0
        self.item: i64 = 0
        self.draw: i64 = 0

    def prepare(self, box: Box) -> None:
        """Read the index of the engineer and the number of the factory that are special ? items."""
        self.coal_factory = box.tiles.number_of("coal-factory")
        if self._engineers:
            self.on_item = box.engineers.unlettered(self._engineers)

    def impossible_kinds(self, printed: Printed) -> list[int]:
        """Return the kinds whose section is missing in the edition."""
        sections = {
            BURN: "coal-setup",
            SPECIAL: "new-items",
            COAL_FACTORY: "new-factories",
            CAR: "new-setup",
            ITEM_ENGINEER: "new-engineers",
        }
        return [kind for kind, section in sections.items() if not printed.prints(section)]

    def add_owed(self, kind: int, rules: Rules) -> None:
        """Add the actions that burn coal or place the freight car."""
        catalogue = rules.catalogue
        if kind == BURN:
            self.burn = len(catalogue)
            if self.burning:
                catalogue.add("burn", "rr-do-burn", rewards=rewards_name(self.burning))
        if kind == CAR:
            self.car = len(catalogue)
            if self.raises_one > 0:
                add_slots(catalogue, "car", "rr-do-car", rules.railroads)

    def add_further(self, rules: Rules) -> None:
        """Add the actions that choose an item and that draw a Starting Bonus card (chance)."""
        self.item = add_pile(rules.catalogue, "item", "rr-do-item", self.items)
        self.draw = len(rules.catalogue)
        if self.items.count > 0:
            add_pile(rules.catalogue, "draw", "rr-do-draw", rules.starts)


def new_material(rules: Rules) -> NewThings:
    """Return the data of the new material in a rule set."""
    expansion = rules.expansions[PLACE]
    assert isinstance(expansion, NewThings)
    return expansion
