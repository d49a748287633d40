"""Refuses editions with a condition that no sequence of moves can meet, or with an effect that can never happen."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.message import Message
from ironroad.games.russian_railroads.board import (
    ALWAYS_THERE,
    BRANCH,
    RAILROAD_COUNT,
    Condition,
    Lanes,
    Layout,
    Railroads,
)
from ironroad.games.russian_railroads.components import (
    BLACK,
    BOILERMAN,
    BOULDER,
    BURN,
    CAR,
    CARD,
    COAL,
    COAL_FACTORY,
    COLOUR_COUNT,
    COLOURS,
    FOUNDRY,
    INCOME,
    ITEM_ENGINEER,
    MARKER,
    MEDAL,
    NEW_TRACKS,
    PAYOUT,
    PAYOUT_ALL,
    SPECIAL,
    SPIKE,
    STEP,
    STOCK,
    TEMPORARY,
    WORKER,
    Tiles,
    kind_of,
    parse_rewards,
    reward_text,
)
from ironroad.games.russian_railroads.modules import Modules
from ironroad.games.russian_railroads.printed import Printed
from ironroad.games.russian_railroads.spaces import Setup

EFFECT_NAMES: Final = ("rewards", "factory")
"""The values of an entry that hold effects."""


class Reachable:
    """How far tracks and locomotives can come at all: colours that can be won, boulders that can be removed."""

    def __init__(self, railroads: Railroads, tiles: Tiles, modules: Modules) -> None:
        self._railroads: Final = railroads
        self._number: Final = tiles.count + int(modules.boilerman_raise)
        self._car: Final = int(modules.car_raise)
        self.colours = int(bit(BLACK))
        """The colours that can be won, as a set."""
        self._cleared = False
        while self._win_more():
            pass

    def _win_more(self) -> bool:
        before = (self.colours, self._cleared)
        for advantage in self._railroads.advantages:
            if self.can_meet(advantage):
                self.colours |= int(advantage.new_colours)
                if BOULDER in [kind_of(reward) for reward in advantage.rewards]:
                    self._cleared = True
        return before != (self.colours, self._cleared)

    def can_meet(self, condition: Condition) -> bool:
        """Whether some sequence of moves meets a condition."""
        railroads = self._railroads
        railroad, colour = int(condition.railroad), int(condition.colour)
        if colour >= railroads.colours[railroad]:
            return False
        # A track never stands before those of the earlier colours (p. 7), so each of them is needed.
        needed = int(bit(colour + 1)) - 1
        if self.colours & needed != needed:
            return False
        if condition.space > self._last_space(condition) - colour:
            return False
        return not condition.locomotive or condition.space <= self._reach(railroad)

    def _last_space(self, condition: Condition) -> int:
        railroads = self._railroads
        last = railroads.spaces[condition.railroad]
        if condition.needed == BRANCH:
            last = railroads.layout.branch_spaces[condition.value - 1]
        for boulder in railroads.boulders:
            if boulder.railroad == condition.railroad and not self._cleared:
                last = min(last, int(boulder.space) - 1)
        return last

    def _reach(self, railroad: int) -> int:
        return self._railroads.slot_railroad.count(railroad) * self._number + self._car


def check_printed(
    printed: Printed,
    railroads: Railroads,
    lanes: Lanes,
    tiles: Tiles,
    modules: Modules,
    start: Setup,
) -> None:
    """Refuse special spaces that nobody can reach and effects that can never happen."""
    _check_layout(printed, railroads)
    _check_boulders(printed, railroads, lanes)
    reachable = Reachable(railroads, tiles, modules)
    conditions: list[Condition] = [*railroads.advantages, *railroads.stars]
    entries = [*printed.required("advantages"), *printed.required("scoring")]
    for entry, condition in zip(entries, conditions, strict=True):
        if not reachable.can_meet(condition) or not _is_there(railroads.layout, condition):
            colour = Message(f"rr-colour-{COLOURS[condition.colour]}")
            raise entry.error("rr-edition-unreachable", key=entry.key, colour=colour)
    never = _never_on(railroads, lanes, modules, reachable) + _never_in(printed, start)
    _check_effects(printed, railroads, never)


def _is_there(layout: Layout, condition: Condition) -> bool:
    """Whether the space of a condition lies on the branch or tile that it names."""
    railroad, space = condition.railroad, condition.space
    if condition.needed == ALWAYS_THERE:
        return True
    if condition.needed == BRANCH:
        return railroad == layout.fork_railroad and space >= layout.fork_space
    area = layout.tile_area[condition.value - 1]
    return (
        layout.area_railroad[area] == railroad
        and layout.area_first[area] <= space <= layout.area_last[area]
    )


def _check_layout(printed: Printed, railroads: Railroads) -> None:
    """Branches leave one railroad at one space, and areas lie on their railroad."""
    layout = railroads.layout
    branches = printed.on_board("branches")
    for place, entry in enumerate(branches):
        railroad, first = entry.one_of("railroad", railroads.ids), entry.integer("after") + 1
        if railroad != layout.fork_railroad or first != layout.fork_space:
            raise entry.error("rr-edition-branch", key=entry.key)
        if layout.branch_spaces[place] < layout.fork_space:
            raise entry.error("rr-edition-off-board", key=entry.key)
    if branches and max(layout.branch_spaces) != railroads.spaces[layout.fork_railroad]:
        raise branches[-1].error("rr-edition-branch", key=branches[-1].key)
    for area, entry in enumerate(printed.on_board("areas")):
        last = railroads.spaces[layout.area_railroad[area]]
        if not 1 < layout.area_first[area] <= layout.area_last[area] <= last:
            raise entry.error("rr-edition-off-board", key=entry.key)


def _check_boulders(printed: Printed, railroads: Railroads, lanes: Lanes) -> None:
    """Refuse boulders that lie beside the board or where pieces stand at the start."""
    for entry, boulder in zip(printed.on_board("boulders"), railroads.boulders, strict=True):
        first, last = 2, railroads.spaces[boulder.railroad]
        if boulder.lane >= 0:
            first, last = 1, int(lanes.all[boulder.lane].last)
        if not first <= boulder.space <= last:
            raise entry.error("rr-edition-off-board", key=entry.key)


def _check_effects(printed: Printed, railroads: Railroads, never: list[int]) -> None:
    """Refuse effects of these kinds, and scoring spaces that wait for an effect nobody can have."""
    given = []
    for entry in printed.in_use():
        for name in EFFECT_NAMES:
            rewards = parse_rewards(entry, name) if name in entry.data else []
            given += [kind_of(reward) for reward in rewards]
            for reward in rewards:
                if kind_of(reward) in never:
                    text = reward_text(reward)
                    raise entry.error("rr-edition-never", key=entry.key, text=text)
    for entry, star in zip(printed.required("scoring"), railroads.stars, strict=True):
        if (star.medal and MEDAL not in given) or (star.spike > 0 and SPIKE not in given):
            raise entry.error("rr-edition-unscored", key=entry.key)


def _never_on(
    railroads: Railroads, lanes: Lanes, modules: Modules, reachable: Reachable
) -> list[int]:
    """Return the kinds of effects for which the board has no place."""
    stars = railroads.stars
    there = {
        MEDAL: any([star.medal for star in stars]),
        SPIKE: any([star.spike > 0 for star in stars]),
        MARKER: any([lane.markers > 1 for lane in lanes.all]),
        BOULDER: len(railroads.boulders) > 0,
        INCOME: modules.incomes.count > 0,
        STOCK: modules.levels > 0,
        PAYOUT: modules.levels > 0,
        PAYOUT_ALL: modules.levels > 0,
    }
    for colour in range(COLOUR_COUNT):
        won = reachable.colours >> colour & 1 == 1
        there[STEP + colour] = won
        used = [railroads.colours[railroad] > colour for railroad in range(RAILROAD_COUNT)]
        there[NEW_TRACKS + colour] = any(used)
    return [kind for kind, found in there.items() if not found]


def _never_in(printed: Printed, start: Setup) -> list[int]:
    """Return the kinds of effects for which the edition has no supply."""
    there = {
        TEMPORARY: start.supply_temporary > 0,
        WORKER: start.extra_workers > 0,
        CARD: len(printed.entries("cards")) > 0,
        COAL: printed.prints("coal-setup"),
        BURN: printed.prints("coal-setup"),
        FOUNDRY: printed.prints("coal-foundries"),
        BOILERMAN: printed.prints("coal-foundries"),
        SPECIAL: printed.prints("new-items"),
        COAL_FACTORY: printed.prints("new-factories"),
        CAR: printed.prints("new-setup"),
        ITEM_ENGINEER: printed.prints("new-engineers"),
    }
    return [kind for kind, found in there.items() if not found]
