"""Conservation on the American boards."""

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import (
    BOULDERS,
    DIVIDENDS,
    DIVIDENDS_LEFT,
    LEVEL,
    WORKS_LEFT,
)
from ironroad.games.russian_railroads.state import BLOCK, MARKER, State


def check_board(state: State, seat: int) -> None:
    """A boulder is not passed; the price marker stands on the stock market."""
    things = american(state.rules)
    for place in members_of(state.annex(seat, BOULDERS)):
        boulder = things.boulders[place]
        if boulder.lane >= 0:
            marker = state.rules.lanes.all[boulder.lane].first_marker
            space = state.players[seat * BLOCK + MARKER + marker]
            require(space < boulder.space, "boulder")
    require(state.annex(seat, LEVEL) <= things.stock.levels, "stock market")


def check_table(state: State, held: list[int]) -> None:
    """Dividends are somewhere once; steelworks leave the game."""
    things = american(state.rules)
    laid = state.common[DIVIDENDS : DIVIDENDS + things.stock.levels]
    dividends = [dividend - 1 for dividend in laid if dividend > 0]
    dividends += members_of(state.common[DIVIDENDS_LEFT])
    require(sorted(dividends) == list(range(things.stock.dividends.count)), "dividends")
    works = held.count(int(things.steelworks)) + len(members_of(state.common[WORKS_LEFT]))
    require(works <= len(things.works_piles), "steelworks")
