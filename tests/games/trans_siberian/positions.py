"""Positions built by hand, and scripts that play from them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ironroad.core.engine import Frame, advance
from ironroad.core.table import Table
from ironroad.face import new, rules_for
from ironroad.games import REGISTRY
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import OPEN, RAILROADS, REMOVED
from ironroad.games.trans_siberian.rules.turn import START_TURN
from ironroad.games.trans_siberian.setup import setup
from ironroad.games.trans_siberian.state import State

ANNA, BETH, CONNOR, DENNIS = 0, 1, 2, 3
RED, BLUE, GREEN, YELLOW, BLACK, WHITE = range(6)


def play(table: Table, script: str) -> Table:
    """Play a script: one action a line; a word and a colon before it names the seat that must be asked."""
    names = {"anna": ANNA, "beth": BETH, "connor": CONNOR, "dennis": DENNIS}
    for line in script.strip().splitlines():
        text = line.strip()
        if ":" in text:
            name, text = text.split(":")
            assert table.seat == names[name.strip()], f"{line.strip()}: seat {table.seat} is asked"
        table.play(text.strip())
    return table


def game(seats: int = 3, edition: str | Path | None = None) -> Table:
    """A new game that Anna starts."""
    return new("trans-siberian", seats, seed=0, options={"start": "first"}, edition=edition)


def position(
    *,
    seats: int = 3,
    current: int = ANNA,
    phase: int = 1,
    timing: int = 0,
    dividends: int = 0,
    nationalization: int = 24,
    cash: Sequence[int] = (),
    held: Mapping[str, Sequence[int]],
    links: Mapping[str, Sequence[str]] | None = None,
    treasury: Mapping[str, int] | None = None,
    stock: Mapping[str, int] | None = None,
    income: Mapping[str, int] | None = None,
    gone: Sequence[str] = (),
    frames: Sequence[Frame] = (START_TURN,),
) -> Table:
    """A position in which the railroads of ``held`` are open, by default with the current player to act.

    Income follows from the links unless it is given, as the examples of the rulebook do.
    """
    rules = rules_for("trans-siberian", seats, {"start": "first"})
    assert isinstance(rules, Rules)
    state = setup(rules)
    state.stack = list(reversed(frames))
    state.current, state.phase, state.timing, state.dividends = current, phase, timing, dividends
    state.nationalization = rules.tracks.nationalization.index(nationalization)
    state.cash = list(cash) or [100] * seats
    for id in gone:
        state.status[RAILROADS.index(id)] = REMOVED
        state.cubes[RAILROADS.index(id)] = 0
    for id, certificates in held.items():
        railroad = RAILROADS.index(id)
        state.status[railroad] = OPEN
        for seat, count in enumerate(certificates):
            state.held[railroad * seats + seat] = count
    for id, names in (links or {}).items():
        for name in names:
            lay(state, RAILROADS.index(id), name)
    for id, money in (treasury or {}).items():
        state.treasury[RAILROADS.index(id)] = money
    for id, value in (stock or {}).items():
        state.stock[RAILROADS.index(id)] = rules.tracks.stock.index(value)
    for id, value in (income or {}).items():
        state.income[RAILROADS.index(id)] = value
    table = Table(REGISTRY.title("trans-siberian"), rules, seed=0, moves=())
    table.state = state
    state.events = []
    advance(state, table._options)
    return table


def lay(state: State, railroad: int, name: str) -> None:
    """Put a cube on a link, with its income."""
    board = state.rules.map
    link = board.links.index(name)
    assert state.owner[link] < 0, f"{name} is built already"
    state.owner[link] = railroad
    state.cubes[railroad] -= 1
    state.network[railroad] |= board.mask[link]
    state.income[railroad] += board.income[link]


def price_of(table: Table, railroad: int) -> int:
    """Return the stock value of a railroad."""
    state: State = table.state
    return int(state.price(railroad))


def marker_of(table: Table) -> int:
    """Return the value under the nationalization marker."""
    state: State = table.state
    return state.rules.tracks.nationalization[state.nationalization]
