"""Nationalization of public railroads whose stock fell behind (p. 11)."""

from ironroad.core.engine import Step
from ironroad.core.native import i64
from ironroad.games.trans_siberian import events
from ironroad.games.trans_siberian.components import NATIONALIZED, RAILROAD_COUNT
from ironroad.games.trans_siberian.rules import dividends, tracks
from ironroad.games.trans_siberian.state import State


def threatened(state: State) -> list[int]:
    """Return the public railroads whose stock is below the marker; at its value they are safe."""
    limit = state.rules.tracks.nationalization[state.nationalization]
    return [
        railroad
        for railroad in range(RAILROAD_COUNT)
        if state.is_public(railroad) and state.price(railroad) < limit
    ]


class Nationalize(Step[State]):
    """Nationalize every railroad below the marker; then the marker moves, and the markers are adjusted."""

    def run(self, state: State) -> None:
        """All of them are compared with the same space: the marker moves afterwards."""
        railroads = threatened(state)
        for railroad in railroads:
            nationalize(state, railroad)
        advance = state.rules.start.nationalized_advance
        tracks.advance_nationalization(state, advance * len(railroads))
        state.stack.append(dividends.AdjustMarkers(len(railroads)))
        state.stack.append(dividends.AdjustStock())


def nationalize(state: State, railroad: i64) -> None:
    """Pay one more dividend; certificates, treasury and cubes leave the game, the links stay."""
    events.nationalized(state, railroad)
    dividends.pay_dividend(state, railroad)
    seats: i64 = len(state.cash)
    for seat in range(seats):
        state.held[railroad * seats + seat] = 0
    state.unshare()
    state.status[railroad] = NATIONALIZED
    state.treasury[railroad] = 0  # ruling R5
    state.income[railroad] = 0
    state.stock[railroad] = 0
    state.cubes[railroad] = 0
