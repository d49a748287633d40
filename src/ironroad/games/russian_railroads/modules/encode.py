"""What boards and modules add to a row of small numbers; all of it is open to everybody."""

from typing import Any, Final

from ironroad.core.bits import MOST_NUMBER
from ironroad.core.encoding import Spec
from ironroad.core.native import i64
from ironroad.core.pieces import MOST_BYTE, Pieces, Row
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.rules.boulders import PayCoin
from ironroad.games.russian_railroads.modules.american.rules.steelworks import PlaceFactory
from ironroad.games.russian_railroads.modules.american.rules.stock import ChooseDividend
from ironroad.games.russian_railroads.modules.american.state import american_board, american_table
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.coal.rules.foundries import (
    CloseFoundry,
    RevealFoundry,
)
from ironroad.games.russian_railroads.modules.coal.rules.reuse import ReuseOther
from ironroad.games.russian_railroads.modules.coal.state import coal_board, coal_table
from ironroad.games.russian_railroads.modules.german.components import TILE, german
from ironroad.games.russian_railroads.modules.german.rules.layout import ChooseBranch, ChooseTile
from ironroad.games.russian_railroads.modules.german.state import german_board, german_table
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.modules.new_material.rules.items import ChooseItem, DrawStart
from ironroad.games.russian_railroads.modules.new_material.rules.steps import StepApart
from ironroad.games.russian_railroads.modules.new_material.state import new_board, new_table
from ironroad.games.russian_railroads.state import State

MODULE_QUESTIONS: Final[dict[Any, int]] = {
    ReuseOther: 11,
    ChooseBranch: 16,
    ChooseTile: 17,
    RevealFoundry: 18,
    CloseFoundry: 19,
    ChooseItem: 20,
    DrawStart: 21,
    StepApart: 22,
    ChooseDividend: 23,
    PlaceFactory: 25,
    PayCoin: 26,
}
"""Continues the questions of the base game; what reads the same has the same number."""
LAST_QUESTION: Final = 26


class Modules:
    """Writes what the boards and modules in use add."""

    def __init__(self, rules: Rules, pieces: Pieces) -> None:
        self._row: Final = Row(pieces)
        self._slots: Final[i64] = rules.railroads.slots
        self._gaps: Final[i64] = rules.lane.gaps
        self._tiles: Final[i64] = rules.tiles.count
        self._german: Final = german(rules)
        self._coal: Final = coal(rules)
        self._new: Final = new_material(rules)
        self._american: Final = american(rules)
        parts = (self._german.in_use, self._coal.in_use, self._new.in_use, self._american.in_use)
        self.in_use: Final = any(parts)
        foundries = self._coal.foundries.rewards
        self._same_foundry: Final = [foundries.index(rewards) for rewards in foundries]
        """The first foundry that a question names with the same words."""

    def name_table(self, spec: Spec) -> None:
        """Name what lies in the middle of the table."""
        if self._german.in_use:
            spec.numbers("tiles", len(self._german.layout.tiles), 1)
            spec.numbers("incomes", self._german.incomes.count, 1)
        if self._coal.in_use:
            spec.numbers("foundries", self._coal.foundries.count, 1)
            spec.number("foundry_stack", self._coal.foundries.count)
        if self._new.in_use:
            spec.numbers("items", self._new.items.count, 1)
        if self._american.in_use:
            stock = self._american.stock
            spec.numbers("dividends", stock.dividends.count, 1)
            spec.numbers("dividend_of_level", stock.levels, stock.dividends.count)
            spec.numbers("steelworks", self._tiles, 1)

    def table(self, state: State) -> bytes:
        """Return what lies in the middle of the table."""
        row = self._row
        row.clear()
        if self._german.in_use:
            tiles = german_table(state)
            row.put_members(tiles.tiles, len(self._german.layout.tiles))
            row.put_members(tiles.incomes, self._german.incomes.count)
        if self._coal.in_use:
            foundries = coal_table(state)
            row.put_members(foundries.shown, self._coal.foundries.count)
            row.put(foundries.stack)
        if self._new.in_use:
            row.put_members(new_table(state).items, self._new.items.count)
        if self._american.in_use:
            market = american_table(state)
            stock = self._american.stock
            row.put_members(market.dividends_left, stock.dividends.count)
            row.put_numbers(market.dividends, stock.levels)
            row.put_members(market.steelworks >> 1, self._tiles)
        return row.joined()

    def name_player(self, spec: Spec) -> None:
        """Name what a player has."""
        if self._german.in_use:
            layout = self._german.layout
            spec.number("branch", len(layout.branches))
            spec.numbers("tiles", len(layout.areas), len(layout.tiles))
            spec.numbers("incomes", self._german.incomes.count, 1)
            spec.numbers("incomes_used", self._german.incomes.count, 1)
        if self._coal.in_use:
            spec.number("coal", MOST_BYTE)
            spec.numbers("foundries", self._coal.foundries.count, 1)
            spec.numbers("foundries_used", self._coal.foundries.count, 1)
            spec.numbers("boilermen", self._slots, 1)
            spec.numbers("boiled_factories", self._gaps, 1)
        if self._new.in_use:
            spec.numbers("cars", self._slots, 1)
        if self._american.in_use:
            spec.numbers("boulders", len(self._american.boulders), 1)
            spec.numbers("bought", len(self._american.bought), 1)
            spec.number("spike", 1)
            spec.number("level", self._american.stock.levels)
            spec.number("arrival", MOST_NUMBER)

    def player(self, state: State, seat: i64) -> bytes:
        """Return what a player has."""
        self._row.clear()
        if self._german.in_use:
            self._german_player(state, seat)
        if self._coal.in_use:
            self._coal_player(state, seat)
        if self._new.in_use:
            self._row.put_members(new_board(state, seat).cars, self._slots)
        if self._american.in_use:
            self._american_player(state, seat)
        return self._row.joined()

    def _german_player(self, state: State, seat: i64) -> None:
        board = german_board(state, seat)
        row = self._row
        row.put_numbers(board.layout, TILE + len(self._german.layout.areas))
        row.put_members(board.incomes, self._german.incomes.count)
        row.put_members(board.incomes & board.incomes_used, self._german.incomes.count)

    def _coal_player(self, state: State, seat: i64) -> None:
        board = coal_board(state, seat)
        row = self._row
        row.put(board.coal)
        row.put_members(board.foundries, self._coal.foundries.count)
        row.put_members(board.foundries & board.foundries_used, self._coal.foundries.count)
        row.put_members(board.boiled_slots, self._slots)
        row.put_members(board.boiled_gaps, self._gaps)

    def _american_player(self, state: State, seat: i64) -> None:
        board = american_board(state, seat)
        player = state.players[seat]
        row = self._row
        row.put_members(board.boulders, len(self._american.boulders))
        for place in self._american.bought:
            row.put(1 if player.took_advantage(place) else 0)
        row.put(1 if board.spike else 0)
        row.put(board.level)
        before: i64 = 0
        for other in range(state.rules.seats):
            rival = american_board(state, other)
            if rival.level == board.level and rival.arrival < board.arrival:
                before += 1
        row.put(before)

    def number_in(self, frame: Any) -> i64:
        """Return the number that a question of a module names: steps, level, factory, area or foundry; else 0."""
        if isinstance(frame, StepApart):
            return frame.left
        if isinstance(frame, ChooseDividend):
            return frame.level + 1
        if isinstance(frame, PlaceFactory):
            return frame.number
        if isinstance(frame, ChooseTile):
            return frame.area + 1
        if isinstance(frame, CloseFoundry):
            return self._same_foundry[frame.foundry] + 1
        return 0
