"""What a seat may know. Nothing is hidden in this title: Shares are open, tiles lie face up (p. 6)."""

from typing import Any, Final, TypedDict

from ironroad.core.engine import pending
from ironroad.games.mini_express import scoring
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.board import KINDS
from ironroad.games.mini_express.components import (
    COLOURS,
    COMPANIES,
    COMPANY_COUNT,
    NOBODY,
)
from ironroad.games.mini_express.state import (
    SPIKE_DRIVEN,
    SPIKE_EAST,
    SPIKE_GONE,
    SPIKE_WAITS,
    State,
)

SPIKE_NAMES: Final = {
    SPIKE_GONE: "gone",
    SPIKE_WAITS: "waits",
    SPIKE_EAST: "east",
    SPIKE_DRIVEN: "driven",
}


class CompanyView(TypedDict):
    """A company's Asset Area, supply and length."""

    id: str
    trains: int
    supply: int
    shares: int
    depleted: bool
    length: int
    values: list[int]


class PlayerView(TypedDict):
    """A player's Shares and Influence; the Bot is the player without a seat."""

    seat: int | None
    shares: dict[str, int]
    influence: dict[str, int]
    points: int


class HexLayout(TypedDict):
    """A hex of the map; a city has a number and a capacity."""

    id: str
    kind: str
    name: str | None
    harbor: bool
    index: int
    capacity: int


class Layout(TypedDict):
    """The map as it is printed, for the mode that is played."""

    hexes: list[HexLayout]


class BotView(TypedDict):
    """The Bot's markers and the tiles in its bag."""

    level: str
    chosen: str
    target: str | None
    bag: dict[str, int]


class SpikeView(TypedDict):
    """The Golden Spike tile."""

    tile: str
    hex: str
    east: str | None
    west: str | None


class View(TypedDict):
    """The whole table."""

    title: str
    viewer: int | None
    seat: int | None
    question: dict[str, Any] | None
    map: str
    start: int
    current: int | None
    companies: list[CompanyView]
    players: list[PlayerView]
    trains: dict[str, list[str]]
    """The companies with a train on a hex, by hex."""
    tiles: dict[str, list[str]]
    """The Demand tile of a city that was not connected yet, by city."""
    pile: dict[str, int]
    aside: dict[str, int]
    bot: BotView | None
    spike: SpikeView | None


def layout(rules: Rules) -> Layout:
    """Return the map."""
    board = rules.map
    return {
        "hexes": [
            {
                "id": board.hexes[hex],
                "kind": KINDS[board.kinds[hex]],
                "name": board.names[hex] or None,
                "harbor": hex in board.harbors,
                "index": city + 1,
                "capacity": board.capacity[city] if city >= 0 else 0,
            }
            for hex, city in enumerate(board.city_at)
        ]
    }


def view(state: State, viewer: int | None) -> View:
    """Return what the viewer may know."""
    decision = pending(state)
    rules = state.rules
    return {
        "title": "mini-express",
        "viewer": viewer,
        "seat": None if decision is None else decision.seat,
        "question": None if decision is None else decision.prompt(state).to_json(),
        "map": rules.map.name,
        "start": state.start,
        "current": None if state.current == rules.bot else state.current,
        "companies": [_company(state, company) for company in range(COMPANY_COUNT)],
        "players": [_player(state, player) for player in range(rules.players)],
        "trains": _trains(state),
        "tiles": _tiles(state),
        "pile": dict(zip(rules.demand.ids, state.pile, strict=False)),
        "aside": dict(zip(COMPANIES, state.aside, strict=False)),
        "bot": None if rules.bot == NOBODY else _bot(state),
        "spike": _spike(state),
    }


def _company(state: State, company: int) -> CompanyView:
    length = state.length[company]
    return {
        "id": COMPANIES[company],
        "trains": state.area[company],
        "supply": state.supply[company],
        "shares": state.shares[company],
        "depleted": state.shares[company] == 0,
        "length": length,
        "values": state.rules.chart.values[length][state.rules.mode.best_column :],
    }


def _player(state: State, player: int) -> PlayerView:
    players = state.rules.players
    return {
        "seat": None if player == state.rules.bot else player,
        "shares": {id: state.held[c * players + player] for c, id in enumerate(COMPANIES)},
        "influence": {id: state.influence[c * players + player] for c, id in enumerate(COMPANIES)},
        "points": scoring.points(state, player),
    }


def _trains(state: State) -> dict[str, list[str]]:
    hexes = state.rules.map.hexes
    trains: dict[str, list[str]] = {}
    for company, id in enumerate(COMPANIES):
        for hex in state.hexes_with(company):
            trains.setdefault(hexes[hex], []).append(id)
    return trains


def _tiles(state: State) -> dict[str, list[str]]:
    demand = state.rules.demand
    return {
        id: [COLOURS[demand.first[state.tiles[city]]], COLOURS[demand.second[state.tiles[city]]]]
        for city, id in enumerate(state.rules.map.cities)
        if state.open >> city & 1
    }


def _bot(state: State) -> BotView:
    rules = state.rules
    tiles = rules.bot_tiles
    names = ["refresh", *[f"{c}-{t}" for c, t in zip(tiles.company, tiles.city, strict=True)][1:]]
    return {
        "level": rules.options["level"],
        "chosen": COMPANIES[state.chosen],
        "target": None if state.target < 0 else rules.map.cities[state.target],
        "bag": dict(zip(names, state.bag, strict=True)),
    }


def _spike(state: State) -> SpikeView | None:
    spike = state.rules.spike
    if spike is None:
        return None
    return {
        "tile": SPIKE_NAMES[state.spike],
        "hex": state.rules.map.hexes[spike.tile],
        "east": None if state.east == NOBODY else COMPANIES[state.east],
        "west": None if state.west == NOBODY else COMPANIES[state.west],
    }
