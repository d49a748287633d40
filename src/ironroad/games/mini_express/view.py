"""What a seat may know. Nothing is hidden in this title: Shares are open, tiles lie face up (p. 6)."""

from functools import lru_cache
from typing import Any, Final, TypedDict

from ironroad.core.engine import pending
from ironroad.games.mini_express import scoring
from ironroad.games.mini_express.board import KINDS, Map
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


class HexView(TypedDict):
    """A hex of the map; a city has a number, a capacity and perhaps a Demand tile."""

    id: str
    kind: str
    name: str | None
    harbor: bool
    trains: list[str]
    index: int
    capacity: int
    tile: list[str] | None


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
    hexes: list[HexView]
    pile: dict[str, int]
    aside: dict[str, int]
    bot: BotView | None
    spike: SpikeView | None


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
        "hexes": _hexes(state),
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
        "points": scoring.scorecard(state, player).total,
    }


def _hexes(state: State) -> list[HexView]:
    board = state.rules.map
    hexes = _bare_hexes(board)[:]
    for city, hex in enumerate(board.city_hex):
        hexes[hex] = {**hexes[hex], "tile": _tile(state, city)}
    trains: dict[int, list[str]] = {}
    for company, id in enumerate(COMPANIES):
        for hex in state.hexes_with(company):
            trains.setdefault(hex, []).append(id)
    for hex, companies in trains.items():
        hexes[hex] = {**hexes[hex], "trains": companies}
    return hexes


@lru_cache(maxsize=16)
def _bare_hexes(board: Map) -> list[HexView]:
    """Return the hexes of a map without trains and tiles; all views share them, so nobody changes them."""
    return [
        {
            "id": board.hexes[hex],
            "kind": KINDS[board.kinds[hex]],
            "name": board.names[hex] or None,
            "harbor": hex in board.harbors,
            "trains": [],
            "index": city + 1,
            "capacity": board.capacity[city] if city >= 0 else 0,
            "tile": None,
        }
        for hex, city in enumerate(board.city_at)
    ]


def _tile(state: State, city: int) -> list[str] | None:
    if not state.open >> city & 1:
        return None
    demand = state.rules.demand
    kind = state.tiles[city]
    return [COLOURS[demand.first[kind]], COLOURS[demand.second[kind]]]


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
