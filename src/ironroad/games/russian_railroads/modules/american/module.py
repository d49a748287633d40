"""The American boards in a game: what they answer where the base game asks."""

from typing import ClassVar

from ironroad.core.bits import bit
from ironroad.core.engine import Coded
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import Lane, Star
from ironroad.games.russian_railroads.modules.american import boulders, check, steelworks, stock
from ironroad.games.russian_railroads.modules.american.components import (
    BOULDER,
    PAYOUT,
    PAYOUT_ALL,
    SPIKE,
    STOCK,
    AmericanThings,
)
from ironroad.games.russian_railroads.modules.american.state import (
    BOULDERS,
    DIVIDENDS_LEFT,
    WORKS_LEFT,
)
from ironroad.games.russian_railroads.modules.american.state import SPIKE as SPIKE_PLACED
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.state import ANNEX, State


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

    def add_beside(self, rules: Rules) -> None:
        """Coin spaces are paid for beside the main action."""
        if self.bought:
            first = self.add_coin_spaces(rules)
            rules.put_beside(boulders.CoinSpaces(first, False))

    def hand_out(self, annex: list[int]) -> None:
        """All boulders lie there."""
        annex[BOULDERS] = int(bit(len(self.boulders))) - 1

    def lay_out(self, common: list[int]) -> None:
        """Dividends lie out, steelworks beside their piles."""
        common[DIVIDENDS_LEFT] = int(bit(self.stock.dividends.count)) - 1
        common[WORKS_LEFT] = sum([int(bit(number)) for number in self.works_piles])

    def last_space(self, state: State, seat: i64, railroad: i64, last: i64) -> i64:
        """A boulder stops a track."""
        lying: i64 = state.annexes[seat * ANNEX + BOULDERS]
        if lying != 0:
            for place in range(len(self.boulders)):
                boulder = self.boulders[place]
                if boulder.railroad == railroad and lying & bit(place):
                    last = min(last, boulder.space - 1)
        return last

    def is_blocked(self, state: State, seat: i64, lane: Lane, space: i64) -> bool:
        """A boulder stops a marker."""
        for place in range(len(self.boulders)):
            boulder = self.boulders[place]
            if boulder.lane == lane.index and boulder.space == space:
                if state.annexes[seat * ANNEX + BOULDERS] & bit(place):
                    return True
        return False

    def star_points(self, state: State, seat: i64, star: Star, points: i64) -> i64:
        """Some scoring spaces are worth more with the golden spike."""
        spike: i64 = self.spikes[star.index]
        if spike > 0 and state.annexes[seat * ANNEX + SPIKE_PLACED] > 0:
            return spike
        return points

    def drawn(self, state: State, seat: i64, number: i64) -> None:
        """The last locomotive of a pile may bring a steelworks."""
        steelworks.take_with_last(state, seat, number)

    def asks_place(self, state: State, seat: i64, number: i64) -> bool:
        """A steelworks may always be replaced."""
        if steelworks.has_steelworks(state, seat):
            state.stack.append(steelworks.PlaceFactory(seat, number))
            return True
        return False

    def loses_factory(self, state: State, seat: i64, gap: i64, number: i64) -> bool:
        """A steelworks that is replaced leaves the game."""
        return number == self.steelworks

    def relocated(self, state: State, seat: i64) -> None:
        """Coin spaces may still be paid before the scoring (ruling R47)."""
        state.stack.append(boulders.AFTER_RELOCATION[seat])

    def score_end(self, state: State) -> None:
        """Score the stock market."""
        stock.score_end(state)

    def check_board(self, state: State, seat: int) -> None:
        """Check boulders and price marker of a player."""
        check.check_board(state, seat)

    def check_table(self, state: State, held: list[int]) -> None:
        """Check dividends and steelworks."""
        check.check_table(state, held)


register(SPIKE, boulders.Spike())
register(STOCK, stock.StockStep())
register(PAYOUT, stock.Payout())
register(PAYOUT_ALL, stock.PayoutForAll())
register(BOULDER, boulders.RemoveBoulder())
