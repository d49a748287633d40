"""The ``Expansion`` of the American boards: its hooks and its registration."""

from typing import ClassVar

from ironroad.core.bits import bit
from ironroad.core.engine import Coded, Frame
from ironroad.core.native import i64
from ironroad.core.placing import Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import Lane, Star
from ironroad.games.russian_railroads.modules.american import check, placing
from ironroad.games.russian_railroads.modules.american.components import (
    BOULDER,
    PAYOUT,
    PAYOUT_ALL,
    SPIKE,
    STOCK,
    AmericanThings,
)
from ironroad.games.russian_railroads.modules.american.rules import boulders, steelworks, stock
from ironroad.games.russian_railroads.modules.american.state import (
    AmericanBoard,
    AmericanTable,
    american_board,
)
from ironroad.games.russian_railroads.part import Part
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.state import State


class American(AmericanThings):
    """The American boards."""

    frames: ClassVar[tuple[type[Coded], ...]] = (
        boulders.AfterRelocation,
        boulders.PayCoin,
        stock.ChooseDividend,
        stock.PayOut,
        stock.TakeBagUp,
        steelworks.PlaceFactory,
    )
    part_types: ClassVar[tuple[type[Part], ...]] = (AmericanBoard, AmericanTable)

    def add_side_actions(self, rules: Rules) -> None:
        """Add the actions that pay for coin spaces (rule AR-5)."""
        if self.bought:
            first = self.add_coin_spaces(rules)
            rules.register_side_actions(boulders.CoinSpaces(first, False))

    def initial_parts(self, seats: int) -> list[Part]:
        """Return the parts at the start: all dividends available, steelworks with their piles, all boulders on the boards."""
        works = sum([int(bit(number)) for number in self.works_piles])
        table = AmericanTable(bit(self.stock.dividends.count) - 1, 0, 0, works)
        board = AmericanBoard(bit(len(self.boulders)) - 1, 0, 0, False)
        return [table, *[board] * seats]

    def last_space(self, state: State, seat: i64, railroad: i64, last: i64) -> i64:
        """Return the space before the first boulder on a railroad, else ``last`` (rule AR-3)."""
        lying: i64 = american_board(state, seat).boulders & self.on_railroad[railroad]
        if lying != 0:
            for place in range(len(self.boulders)):
                if lying & bit(place):
                    last = min(last, self.boulders[place].space - 1)
        return last

    def is_blocked(self, state: State, seat: i64, lane: Lane, space: i64) -> bool:
        """Whether a boulder is on a space of an industry track (rule AR-3)."""
        if not self.on_lanes >> space & 1:
            return False
        for place in range(len(self.boulders)):
            boulder = self.boulders[place]
            if boulder.lane == lane.index and boulder.space == space:
                if american_board(state, seat).has_boulder(place):
                    return True
        return False

    def star_points(self, state: State, seat: i64, star: Star, points: i64) -> i64:
        """Return the points of a scoring space, more with the golden spike (rule AR-9)."""
        spike: i64 = self.spikes[star.index]
        if spike > 0 and american_board(state, seat).spike:
            return spike
        return points

    def on_tile_drawn(self, state: State, seat: i64, number: i64) -> None:
        """Give the steelworks to the player who takes the last tile of its pile (rule AR-19)."""
        steelworks.take_with_last(state, seat, number)

    def ask_place(self, state: State, seat: i64, number: i64) -> bool:
        """Push the decision if the player has a steelworks, which may always be replaced (rule AR-20)."""
        if steelworks.has_steelworks(state, seat):
            state.stack.append(steelworks.PlaceFactory(seat, number))
            return True
        return False

    def on_factory_replaced(self, state: State, seat: i64, gap: i64, number: i64) -> bool:
        """Return whether the factory is a steelworks, which leaves the game (ruling R35)."""
        return number == self.steelworks

    def on_relocated(self, state: State, seat: i64) -> None:
        """Let the player pay for coin spaces before the scoring (ruling R47)."""
        state.stack.append(boulders.AFTER_RELOCATION[seat])

    def end_points(self, state: State) -> list[int]:
        """Return the points for the stock market as it is now (rule AR-18)."""
        return stock.end_points(state)

    def score_end(self, state: State) -> None:
        """Add the points of the stock market."""
        stock.score_end(state)

    def check_board(self, state: State, seat: int) -> None:
        """Check the boulders and the price marker of a player."""
        check.check_board(state, seat)

    def check_table(self, state: State, held: list[int]) -> None:
        """Check the dividends and steelworks."""
        check.check_table(state, held)

    def placed_fields(self, rules: Rules) -> list[Field[State]]:
        """Return the fields of its pieces."""
        return placing.fields(rules)

    def settle_placed(self, state: State, frames: list[Frame]) -> Misplaced | None:
        """Work out what follows from its pieces."""
        return placing.settle(state)


register(SPIKE, boulders.Spike())
register(STOCK, stock.StockStep())
register(PAYOUT, stock.Payout())
register(PAYOUT_ALL, stock.PayoutForAll())
register(BOULDER, boulders.RemoveBoulder())
