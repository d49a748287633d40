"""What boards and modules add: tiles, markers, foundries, the stock market, and the actions that go with them."""

from typing import Final

from ironroad.core.actions import Catalogue
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import Railroads, railroad_name
from ironroad.games.russian_railroads.components import Pile, parse_rewards, rewards_name
from ironroad.games.russian_railroads.printed import Printed

MOST_LEVELS: Final = 9


class Modules:
    """The printed things of the modules in use; piles are empty where a module is not."""

    def __init__(self, printed: Printed) -> None:
        self.incomes: Final = Pile(printed.on_board("incomes"))
        self.dividends: Final = Pile(printed.on_board("dividends"))
        self.foundries: Final = Pile(printed.entries("coal-foundries"))
        self.items: Final = Pile(printed.entries("new-items"))
        burning = printed.entries("new-burning")
        self.burning: Final = parse_rewards(burning[0]) if burning else []
        """What a coal burnt in the coal factory gives."""
        self.coal: Final[i64] = _value(printed, "coal-setup", "coal")
        """The coal everybody starts with."""
        self.foundry_cost: Final[i64] = _value(printed, "coal-setup", "foundry-cost")
        self.foundries_open: Final[i64] = _value(printed, "coal-setup", "foundries-open")
        self.boilerman_raise: Final[i64] = _value(printed, "coal-setup", "boilerman")
        """What a boilerman adds to the number of a locomotive …"""
        self.car_raise: Final[i64] = _value(printed, "new-setup", "car")
        """… and what a freight car does."""
        stock = {entry.key: entry for entry in printed.on_board("stock")}
        self.levels: Final[i64] = stock["levels"].integer("value", 1, MOST_LEVELS) if stock else 0
        """How many levels the stock market has above the start."""
        self.stock_points: Final = stock["end"].integers("values", 0, 999) if stock else []
        """What the furthest players on the stock market score at the end."""


def _value(printed: Printed, section: str, key: str) -> int:
    if not printed.entries(section):
        return 0
    return printed.edition.entry(section, key).integer("value", 0, 12)


class OwedActions:
    """The actions that take effects of modules out of the bag; they lie together in the catalogue."""

    def __init__(
        self, catalogue: Catalogue, modules: Modules, railroads: Railroads, gaps: int
    ) -> None:
        self.first: Final[i64] = len(catalogue)
        self.income: Final[i64] = len(catalogue)
        add_pile(catalogue, "income", "rr-do-income", modules.incomes)
        self.foundry: Final[i64] = len(catalogue)
        add_pile(catalogue, "foundry", "rr-do-foundry", modules.foundries)
        self.boil_slot: Final[i64] = len(catalogue)
        """The index of a boilerman for slot s is this plus s …"""
        boils = modules.boilerman_raise > 0
        if boils:
            add_slots(catalogue, "boilerman", "rr-do-boilerman", railroads)
        self.boil_gap: Final[i64] = len(catalogue)
        """… and for the factory of gap g this plus g."""
        for gap in range(1, gaps + 1 if boils else 1):
            catalogue.add(f"boilerman gap-{gap}", "rr-do-boilerman-factory", slot=gap)
        self.boulder: Final[i64] = len(catalogue)
        for boulder in railroads.boulders:
            name = boulder_name(boulder.id)
            catalogue.add(f"boulder {boulder.id}", "rr-do-boulder", boulder=name)
        self.burn: Final[i64] = len(catalogue)
        if modules.burning:
            catalogue.add("burn", "rr-do-burn", rewards=rewards_name(modules.burning))
        self.car: Final[i64] = len(catalogue)
        if modules.car_raise > 0:
            add_slots(catalogue, "car", "rr-do-car", railroads)
        self.end: Final[i64] = len(catalogue)


class FurtherActions:
    """The other actions of modules, at the end of the catalogue."""

    def __init__(
        self, catalogue: Catalogue, modules: Modules, railroads: Railroads, starts: Pile
    ) -> None:
        layout = railroads.layout
        self.branch: Final[i64] = len(catalogue)
        for id in layout.branches:
            catalogue.add(f"branch {id}", "rr-do-branch", branch=Message(f"rr-branch-{id}"))
        self.tile: Final[i64] = len(catalogue)
        for id in layout.tiles:
            catalogue.add(f"tile {id}", "rr-do-tile", tile=id.upper())
        self.reveal: Final[i64] = len(catalogue)
        add_pile(catalogue, "reveal", "rr-do-reveal", modules.foundries)
        self.keep: Final[i64] = len(catalogue)
        if modules.foundries.count > 0:
            catalogue.add("keep", "rr-do-keep")
        self.item: Final[i64] = len(catalogue)
        add_pile(catalogue, "item", "rr-do-item", modules.items)
        self.draw: Final[i64] = len(catalogue)
        if modules.items.count > 0:
            add_pile(catalogue, "draw", "rr-do-draw", starts)
        self.dividend: Final[i64] = len(catalogue)
        add_pile(catalogue, "dividend", "rr-do-dividend", modules.dividends)
        self.fill: Final[i64] = len(catalogue)
        self.discard: Final[i64] = self.fill + 1
        if modules.dividends.count > 0:
            catalogue.add("fill", "rr-do-fill")
            catalogue.add("discard", "rr-do-discard")
        self.use_income: Final[i64] = len(catalogue)
        add_pile(catalogue, "use income", "rr-do-use-income", modules.incomes)
        self.use_foundry: Final[i64] = len(catalogue)
        add_pile(catalogue, "use foundry", "rr-do-use-foundry", modules.foundries)


def add_pile(catalogue: Catalogue, verb: str, message: str, pile: Pile) -> int:
    """Add an action for each thing of a pile; return the index of the first."""
    first = len(catalogue)
    for id, rewards in zip(pile.ids, pile.rewards, strict=True):
        catalogue.add(f"{verb} {id}", message, rewards=rewards_name(rewards))
    return first


def add_slots(catalogue: Catalogue, verb: str, message: str, railroads: Railroads) -> None:
    """Add an action for each locomotive slot."""
    for slot in range(railroads.slots):
        name = slot_name(railroads, slot)
        catalogue.add(f"{verb} {railroads.slot_ids[slot]}", message, slot=name)


def slot_name(railroads: Railroads, slot: int) -> Message:
    """Return a locomotive slot in words."""
    railroad = railroads.slot_railroad[slot]
    name = railroad_name(railroads.ids[railroad])
    if railroads.slot_railroad.count(railroad) == 1:
        return name
    place = slot - railroads.slot_railroad.index(railroad) + 1
    return Message("rr-slot", railroad=name, slot=place)


def boulder_name(id: str) -> Message:
    """Return the name of a boulder."""
    return Message(f"rr-boulder-{id}")
