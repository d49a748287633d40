"""What boards and modules add to a view; all of it is open to everybody."""

from typing import TypedDict

from ironroad.core.bits import bit, members_of
from ironroad.games.russian_railroads.board import BRANCH, TILE
from ironroad.games.russian_railroads.components import Pile
from ironroad.games.russian_railroads.state import (
    ANNEX,
    ARRIVAL,
    BLOCK,
    BOILED,
    BOILED_GAPS,
    BOULDERS,
    CARS,
    COAL,
    DIVIDENDS,
    DIVIDENDS_LEFT,
    DONE,
    FOUNDRIES,
    FOUNDRIES_SHOWN,
    FOUNDRIES_USED,
    FOUNDRY_STACK,
    INCOMES,
    INCOMES_LEFT,
    INCOMES_USED,
    ITEMS_LEFT,
    LAID,
    LEVEL,
    MARKER,
    NOT_IN_PLAY,
    SPIKE,
    TILES_LEFT,
    WORKS_LEFT,
    State,
)


class UsableView(TypedDict):
    """An income marker or a foundry, and whether it was used in this round."""

    id: str
    used: bool


class LaneView(TypedDict):
    """An industry track and the spaces of the markers on it."""

    id: str
    markers: list[int]


class LevelView(TypedDict):
    """A level of the stock market: its dividend, and the seats of the markers from left to right."""

    dividend: str | None
    seats: list[int]


class PlayerModules(TypedDict):
    """What boards and modules add to a player's board."""

    branch: str | None
    tiles: dict[str, str]
    incomes: list[UsableView]
    coal: int
    foundries: list[UsableView]
    boilermen: list[str]
    boiled_factories: list[int]
    cars: list[str]
    boulders: list[str]
    bought: list[str]
    lanes: list[LaneView]
    level: int
    spike: bool


class CommonModules(TypedDict):
    """What boards and modules lay out for everybody."""

    tiles: list[str]
    incomes: list[str]
    foundries: list[str]
    foundry_stack: int
    items: list[str]
    dividends: list[str]
    stock: list[LevelView]
    steelworks: list[int]
    engineer_numbers: list[int]
    special_factories: list[str]


def player_modules(state: State, seat: int) -> PlayerModules:
    """Return what boards and modules add to a player's board."""
    railroads = state.rules.railroads
    modules = state.rules.modules
    layout = railroads.layout
    annex = state.annexes[seat * ANNEX : (seat + 1) * ANNEX]
    branch = annex[LAID + BRANCH]
    laid = [annex[LAID + TILE + area] for area in range(len(layout.areas))]
    done = state.players[seat * BLOCK + DONE]
    return {
        "branch": layout.branches[branch - 1] if branch else None,
        "tiles": {
            layout.areas[area]: layout.tiles[tile - 1] for area, tile in enumerate(laid) if tile
        },
        "incomes": _usable(modules.incomes, annex[INCOMES], annex[INCOMES_USED]),
        "coal": annex[COAL],
        "foundries": _usable(modules.foundries, annex[FOUNDRIES], annex[FOUNDRIES_USED]),
        "boilermen": [railroads.slot_ids[slot] for slot in members_of(annex[BOILED])],
        "boiled_factories": [gap + 1 for gap in members_of(annex[BOILED_GAPS])],
        "cars": [railroads.slot_ids[slot] for slot in members_of(annex[CARS])],
        "boulders": [railroads.boulders[place].id for place in members_of(annex[BOULDERS])],
        "bought": [railroads.advantages[p].id for p in railroads.bought if done & bit(p)],
        "lanes": _lanes(state, seat),
        "level": annex[LEVEL],
        "spike": annex[SPIKE] == 1,
    }


def _usable(pile: Pile, owned: int, used: int) -> list[UsableView]:
    return [{"id": pile.ids[p], "used": used & bit(p) != 0} for p in members_of(owned)]


def _lanes(state: State, seat: int) -> list[LaneView]:
    lanes: list[LaneView] = []
    for lane in state.rules.lanes.all:
        first = seat * BLOCK + MARKER + lane.first_marker
        spaces = [s for s in state.players[first : first + lane.markers] if s != NOT_IN_PLAY]
        lanes.append({"id": lane.id, "markers": spaces})
    return lanes


def common_modules(state: State) -> CommonModules:
    """Return what boards and modules lay out for everybody."""
    rules = state.rules
    modules = rules.modules
    common = state.common
    tiles = rules.railroads.layout.tiles
    return {
        "tiles": [tiles[tile] for tile in members_of(common[TILES_LEFT])],
        "incomes": _names(modules.incomes, common[INCOMES_LEFT]),
        "foundries": _names(modules.foundries, common[FOUNDRIES_SHOWN]),
        "foundry_stack": common[FOUNDRY_STACK],
        "items": _names(modules.items, common[ITEMS_LEFT]),
        "dividends": _names(modules.dividends, common[DIVIDENDS_LEFT]),
        "stock": [
            _level(state, level) for level in range(modules.levels + 1 if modules.levels else 0)
        ],
        "steelworks": members_of(common[WORKS_LEFT]),
        "engineer_numbers": rules.engineers.numbers,
        "special_factories": rules.tiles.special,
    }


def _names(pile: Pile, members: int) -> list[str]:
    return [pile.ids[place] for place in members_of(members)]


def _level(state: State, level: int) -> LevelView:
    dividend = state.common[DIVIDENDS + level - 1] if level > 0 else 0
    arrived = [
        (int(state.annex(seat, ARRIVAL)), seat)
        for seat in range(state.rules.seats)
        if state.annex(seat, LEVEL) == level
    ]
    return {
        "dividend": state.rules.modules.dividends.ids[dividend - 1] if dividend else None,
        "seats": [seat for _, seat in sorted(arrived)],
    }
