"""Positions built by hand, and scripts that play from them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ironroad.core.bits import bit
from ironroad.core.engine import Frame, Options, Stack, advance
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.components import COMPANIES
from ironroad.games.mini_express.rules import companies
from ironroad.games.mini_express.rules.building import extended, next_hexes
from ironroad.games.mini_express.rules.turn import START_TURN_OF
from ironroad.games.mini_express.setup import setup
from ironroad.games.mini_express.state import State

BROWN, GRAY, ORANGE, WHITE = range(4)
ADA, BELA, CLAIRE, DAN, EMMA = range(5)
NAMES = {"ada": ADA, "bela": BELA, "claire": CLAIRE, "dan": DAN, "emma": EMMA}
TITLE = REGISTRY.title("mini-express")
ALL_TILES = (
    ["brown-gray", "brown-orange", "brown-white", "gray-orange", "gray-white", "orange-white"] * 4
    + [f"{id}-{id}" for id in COMPANIES]
    + [f"{id}-purple" for id in COMPANIES]
)


def play(table: Table, script: str) -> Table:
    """Play a script, chance included: one action a line; a name and a colon say who must be asked."""
    for line in script.strip().splitlines():
        text = line.strip()
        if ":" in text:
            name, text = text.split(":")
            assert table.seat == NAMES[name.strip()], f"{line.strip()}: seat {table.seat} is asked"
        text = text.strip()
        assert text in table.options(), f"{text} is not among {table.options()}"
        table.take(table.rules.catalogue.parse(text))
    return table


def rules(seats: int = 3, edition: str | Path | None = None, **options: str) -> Rules:
    """Return a rule set."""
    found = rules_for("mini-express", seats, options, edition)
    assert isinstance(found, Rules)
    return found


def opening(seats: int, options: Mapping[str, str]) -> tuple[State, Options]:
    """Return the first question of a game and its options; all games share one edition, so its maps are made once."""
    found = TITLE.rules(rules().edition, seats, options)
    assert isinstance(found, Rules)
    state = setup(found)
    buffer = Options()
    advance(state, buffer)
    return state, buffer


def fresh(seats: int = 3, edition: str | Path | None = None, **options: str) -> Table:
    """A new game; the first Demand tile is to be dealt."""
    return Table(TITLE, rules(seats, edition, **options), seed=0, moves=())


def dealt(seats: int = 3, **options: str) -> Table:
    """A game with all Demand tiles on the map and Ada as Starting Player; the draft begins."""
    table = fresh(seats, **options)
    for tile in ALL_TILES:
        if f"deal {tile}" in table.options():
            play(table, f"deal {tile}")
    return play(table, "start seat-1") if seats > 1 else table


def position(
    *,
    seats: int = 3,
    current: int = ADA,
    start: int = ADA,
    track: Mapping[str, Sequence[str]] | None = None,
    grown: Mapping[str, Sequence[str]] | None = None,
    tiles: Mapping[str, str] | None = None,
    closed: Sequence[str] = (),
    area: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    shares: Mapping[str, int] | None = None,
    length: Mapping[str, int] | None = None,
    influence: Mapping[str, Sequence[int]] | None = None,
    held: Mapping[str, Sequence[int]] | None = None,
    chosen: str = "brown",
    target: str | None = None,
    spike: int | None = None,
    east: str | None = None,
    frames: Sequence[Frame] = (START_TURN_OF[1],),
    **options: str,
) -> Table:
    """A position in the middle of a game, by default with the current player to act.

    Hexes of ``track`` and the routes of ``grown`` come on top of the starts; supply follows from trains on
    the map and in the areas unless it is given, and full cities have no Demand tile.
    """
    found = rules(seats, **options)
    table = Table(TITLE, found, seed=0, moves=())
    state = setup(found)
    table.state = state
    state.stack = Stack(list(reversed(frames)))
    state.start, state.current = start, current
    board = state.rules.map
    state.pile, state.aside = [], []
    state.tiles = [state.rules.demand.ids.index(tile) for tile in ALL_TILES]
    state.open = sum([2**city for city in range(board.city_count)])
    for id, names in (track or {}).items():
        for name in names:
            companies.place_train(state, COMPANIES.index(id), hex_of(state, name))
    for id, names in (grown or {}).items():
        for name in names:
            grow(state, COMPANIES.index(id), name)
    for id, count in (area or {}).items():
        state.area[COMPANIES.index(id)] = count
    for company in range(4):
        trains = len(state.hexes_with(company)) + (east == COMPANIES[company])
        left = state.rules.limits.trains - trains - state.area[company]
        state.supply[company] = (supply or {}).get(COMPANIES[company], left)
    _lay_tiles(state, tiles or {})
    for city, id in enumerate(board.cities):
        if id in closed or state.companies_in(city) >= board.capacity[city]:
            state.open &= ~bit(city)
    _set_companies(state, shares, length, influence, held)
    if state.rules.bot >= 0:
        state.bag = state.rules.bot_tiles.counts
    state.chosen = COMPANIES.index(chosen)
    state.target = -1 if target is None else board.cities.index(target)
    if spike is not None:
        state.spike = spike
    if east is not None:
        state.east = COMPANIES.index(east)
    state.events = []
    advance(state, table._options)
    table._drain()
    return table


def _lay_tiles(state: State, tiles: Mapping[str, str]) -> None:
    """Lay the tiles named, each in exchange with a city that is not named."""
    cities = [state.rules.map.cities.index(id) for id in tiles]
    for city, tile in zip(cities, tiles.values(), strict=True):
        kind = state.rules.demand.ids.index(tile)
        others = [n for n in range(len(state.tiles)) if n not in cities and state.tiles[n] == kind]
        if others and state.tiles[city] != kind:
            state.tiles[others[-1]] = state.tiles[city]
        state.tiles[city] = kind


def _set_companies(
    state: State,
    shares: Mapping[str, int] | None,
    length: Mapping[str, int] | None,
    influence: Mapping[str, Sequence[int]] | None,
    held: Mapping[str, Sequence[int]] | None,
) -> None:
    for company, id in enumerate(COMPANIES):
        first = company * state.rules.players
        state.shares[company] = (shares or {}).get(id, state.shares[company])
        state.length[company] = (length or {}).get(id, 0)
        for player, steps in enumerate((influence or {}).get(id, ())):
            state.influence[first + player] = steps
        for player, count in enumerate((held or {}).get(id, ())):
            state.held[first + player] = count
        owned = sum(state.held[first : first + state.rules.players])
        state.box[company] = state.rules.mode.shares - state.shares[company] - owned


def grow(state: State, company: int, name: str) -> None:
    """Lay a shortest route of at most five trains; ``omaha by 0707`` prefers the hexes named."""
    city, _, wishes = name.partition(" by ")
    goal = state.rules.map.cities.index(city)
    left = state.trains_to(company, goal)
    assert 0 < left <= 5, f"{city} cannot be built to"
    route = 0
    while left > 1:
        ways = next_hexes(state, company, goal, route, left)
        wished = [hex for hex in ways if state.rules.map.hexes[hex] in wishes.split()]
        route = extended(route, (wished or ways)[0])
        left -= 1
        companies.place_train(state, company, (route & 4095) - 1)
    companies.place_train(state, company, state.rules.map.city_hex[goal])


def occurring(**parts: Any) -> Table:
    """A position that can occur: every component is somewhere exactly once, and networks are ``grown``.

    Trains in the supply follow from those on the map, so a short supply needs long track. ``starts`` are the hexes
    that an event has opened to a company.
    """
    assert "track" not in parts
    assert "supply" not in parts
    frames = parts.pop("frames", (START_TURN_OF[1],))
    table = position(frames=(), track=parts.pop("starts", None), **parts)
    TITLE.check(table.state)
    table.state.stack = Stack(list(reversed(frames)))
    advance(table.state, table._options)
    table._drain()
    return table


def supply_of(table: Table) -> list[int]:
    """Return the trains in the general supply."""
    state: State = table.state
    return state.supply[:]


def hex_of(state: State, name: str) -> int:
    """Return the number of a hex by its id or the city on it."""
    board = state.rules.map
    return (
        board.city_hex[board.cities.index(name)]
        if name in board.cities
        else int(board.hexes.index(name))
    )


def train_hexes(table: Table, company: int) -> set[str]:
    """Return the ids of the hexes with a train of a company."""
    state: State = table.state
    board = state.rules.map
    return {board.hexes[hex] for hex in range(board.count) if state.has_train(company, hex)}


def influence_of(table: Table, player: int) -> list[int]:
    """Return a player's Influence in the four companies."""
    state: State = table.state
    return [state.influence[company * state.rules.players + player] for company in range(4)]


def held_by(table: Table, player: int) -> list[int]:
    """Return a player's Shares of the four companies."""
    state: State = table.state
    return [state.held[company * state.rules.players + player] for company in range(4)]


def told(table: Table, id: str) -> bool:
    """Whether an event was told."""
    return any(message.id == f"me-event-{id}" for _, message in table.log())


def is_open(table: Table, city: str) -> bool:
    """Whether a city has a Demand tile."""
    state: State = table.state
    return bool(state.open >> state.rules.map.cities.index(city) & 1)
