"""Positions built by hand, and scripts that play from them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ironroad.core.engine import Frame, Stack, advance
from ironroad.core.table import Table
from ironroad.face import new, rules_for
from ironroad.games import REGISTRY
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import NATIONALIZED, OPEN, RAILROADS, REMOVED
from ironroad.games.trans_siberian.game import TITLE
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
    nationalized: Mapping[str, Sequence[str]] | None = None,
    frames: Sequence[Frame] = (START_TURN,),
) -> Table:
    """A position in which the railroads of ``held`` are open, by default with the current player to act.

    ``gone`` names railroads that nobody bought, ``nationalized`` the links that nationalized ones left behind.
    Income follows from the links; where one is given, the railroad has more links that make it up.
    """
    rules = rules_for("trans-siberian", seats, {"start": "first"})
    assert isinstance(rules, Rules)
    state = setup(rules)
    state.stack = Stack(list(reversed(frames)))
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
    for id, names in (nationalized or {}).items():
        for name in names:
            lay(state, RAILROADS.index(id), name)
        state.status[RAILROADS.index(id)] = NATIONALIZED
        state.income[RAILROADS.index(id)] = state.cubes[RAILROADS.index(id)] = 0
    for id, money in (treasury or {}).items():
        state.treasury[RAILROADS.index(id)] = money
    for id, value in (stock or {}).items():
        state.stock[RAILROADS.index(id)] = rules.tracks.stock.index(value)
    for place, (id, value) in enumerate((income or {}).items()):
        earn(state, RAILROADS.index(id), value, others=len(income or {}) - place - 1)
    TITLE.check(state)
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
    earned = state.income[railroad] + board.income[link]
    state.income[railroad] = min(earned, state.rules.tracks.income_last)


def all_links() -> list[str]:
    """Return the ids of all links."""
    rules = rules_for("trans-siberian", 3)
    assert isinstance(rules, Rules)
    return rules.map.links


def full_map() -> dict[str, list[str]]:
    """Return every link that is not external, dealt out to the four railroads of the first round."""
    internal = [link for link in all_links() if "-external" not in link]
    return {id: internal[place::4] for place, id in enumerate(RAILROADS[:4])}


def earn(state: State, railroad: int, income: int, others: int) -> None:
    """Lay links for a railroad, from its network or from Moscow on, until it has this income.

    While others still come, one link at Moscow is enough.
    """
    board = state.rules.map
    missing = income - state.income[railroad]
    taken = [link for link in range(board.count) if state.owner[link] >= 0 or board.external[link]]
    links = None
    if others == 0:
        links = more_links(state.rules, state.network[railroad] or board.home, missing, taken)
    elif state.network[railroad]:
        taken += board.home_links
        links = more_links(state.rules, state.network[railroad], missing, taken)
    else:
        for first in [link for link in board.home_links if link not in taken]:
            left = missing - board.income[first]
            rest = more_links(state.rules, board.mask[first], left, taken + board.home_links)
            if rest is not None:
                links = [first, *rest]
                break
    assert links is not None, f"no links make up an income of {income}"
    for link in links:
        lay(state, railroad, board.links[link])


def more_links(rules: Rules, network: int, income: int, taken: list[int]) -> list[int] | None:
    """Return links that join the network and each other and bring exactly this income, or ``None``."""
    board = rules.map
    if income == 0:
        return []
    for link in range(board.count):
        if link not in taken and board.mask[link] & network and board.income[link] <= income:
            left = income - board.income[link]
            rest = more_links(rules, network | board.mask[link], left, [*taken, link])
            if rest is not None:
                return [link, *rest]
    return None


def price_of(table: Table, railroad: int) -> int:
    """Return the stock value of a railroad."""
    state: State = table.state
    return int(state.price(railroad))


def marker_of(table: Table) -> int:
    """Return the value under the nationalization marker."""
    state: State = table.state
    return state.rules.tracks.nationalization[state.nationalization]
