"""Invariants of the American boards."""

from ironroad.core.bits import members_of, numbers_in
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import american_board, american_table
from ironroad.games.russian_railroads.state import State


def check_board(state: State, seat: int) -> None:
    """Raise ``BrokenInvariant`` if a marker has passed a boulder or the price marker is above the stock market."""
    things = american(state.rules)
    board = american_board(state, seat)
    for place in members_of(board.boulders):
        boulder = things.boulders[place]
        if boulder.lane >= 0:
            marker = state.rules.lanes.all[boulder.lane].first_marker
            space = state.players[seat].marker(marker)
            require(space < boulder.space, "boulder")
    require(board.level <= things.stock.levels, "stock market")


def check_table(state: State, held: list[int]) -> None:
    """Raise ``BrokenInvariant`` unless every dividend exists once and there are not too many steelworks, which may leave."""
    things = american(state.rules)
    table = american_table(state)
    laid = numbers_in(table.dividends, things.stock.levels)
    dividends = [dividend - 1 for dividend in laid if dividend > 0]
    dividends += members_of(table.dividends_left)
    require(sorted(dividends) == list(range(things.stock.dividends.count)), "dividends")
    works = held.count(int(things.steelworks)) + len(members_of(table.steelworks))
    require(works <= len(things.works_piles), "steelworks")
