"""The stock market of American Railroads: steps, dividends, payouts (rules AR-12 to AR-18)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step, do
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.american import events
from ironroad.games.russian_railroads.modules.american.components import PAYOUT, american
from ironroad.games.russian_railroads.modules.american.state import (
    american_board,
    american_table,
    put_american_board,
    put_american_table,
)
from ironroad.games.russian_railroads.rules import bag
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State, consume_one, owe_all, place_of


def step(state: State, seat: i64) -> None:
    """Move the price marker one level up and earn the dividend; on the top level earn a payout instead (AR-15)."""
    board = american_board(state, seat)
    if board.level == american(state.rules).stock.levels:
        pay_out(state, seat)
        return
    table = american_table(state)
    level: i64 = board.level + 1
    put_american_board(state, seat, board.with_level(level, table.visits_of(level)))
    put_american_table(state, table.with_visit(level))
    events.stock(state, seat, level)
    dividend: i64 = table.dividend(level)
    if dividend > 0:
        owe_all(state, american(state.rules).stock.dividends.rewards[dividend - 1], 0)
    elif table.dividends_left != 0:
        state.stack.append(ChooseDividend(seat, level - 1))


class ChooseDividend(Decision[State]):
    """The first player on a level chooses its dividend (rule AR-13)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "level")

    def __init__(self, seat: i64, level: i64) -> None:
        super().__init__(seat)
        self.level: Final[i64] = level

    def options(self, state: State, options: Options) -> None:
        """Every dividend that nobody has chosen; of equal ones only the first (ruling R37)."""
        rewards = american(state.rules).stock.dividends.rewards
        left: i64 = american_table(state).dividends_left
        for token in range(len(rewards)):
            if left & bit(token):
                same = [other for other in range(token) if left & bit(other)]
                if rewards[token] not in [rewards[other] for other in same]:
                    options.add(american(state.rules).dividend + token)

    def choose(self, state: State, action: i64) -> None:
        """Put the dividend on the level and add its rewards to the bag."""
        token: i64 = action - american(state.rules).dividend
        put_american_table(state, american_table(state).with_dividend(self.level + 1, token + 1))
        events.dividend(state, self.seat, token, self.level + 1)
        owe_all(state, american(state.rules).stock.dividends.rewards[token], 0)

    def prompt(self, state: State) -> Message:
        """Ask for the dividend."""
        return Message("rr-ask-dividend", level=self.level + 1)


def pay_out(state: State, seat: i64) -> None:
    """Earn the dividends of the player's level and those below; they are optional (rules AR-15, AR-17)."""
    level: i64 = american_board(state, seat).level
    events.payout(state, seat, level)
    table = american_table(state)
    for passed in range(1, level + 1):
        dividend: i64 = table.dividend(passed)
        if dividend > 0:
            owe_all(state, american(state.rules).stock.dividends.rewards[dividend - 1], 0)


class PayOut(Step[State]):
    """A payout for one player."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Add the dividends to the bag."""
        pay_out(state, self.seat)


class TakeBagUp(Step[State]):
    """Continue with the effects set aside before a payout."""

    def run(self, state: State) -> None:
        """Return them to the bag."""
        bag.restore(state)


class StockStep(Effect):
    """A step on the stock market (rule AR-12)."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Move the price marker; a payout in the same bag waits until the rewards of the step are used (rule AR-16)."""
        consume_one(state, place)
        payout = place_of(state, PAYOUT)
        if payout >= 0:
            consume_one(state, payout)
            bag.set_aside(state, seat)
            do(state, SETTLE[seat], PayOut(seat), SETTLE[seat], TakeBagUp())
        step(state, seat)


class Payout(Effect):
    """A payout for the player (rule AR-16)."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Earn the payout."""
        consume_one(state, place)
        pay_out(state, seat)


class PayoutForAll(Effect):
    """A payout for all players (rule AR-21)."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push a payout for each player in turn order from this one; the player's other effects wait (ruling R39)."""
        del state.owed[place]
        seats: i64 = state.rules.seats
        start: i64 = state.position(seat)
        bag.set_aside(state, seat)
        state.stack.append(TakeBagUp())
        for later in range(seats - 1, -1, -1):
            other = state.seat_at((start + later) % seats)
            state.stack.append(SETTLE[other])
            state.stack.append(PayOut(other))


def end_points(state: State) -> list[int]:
    """Return each seat's points for the stock market; the left-most marker of a level is ahead (rule AR-18)."""
    ranking = []
    for seat in range(state.rules.seats):
        board = american_board(state, seat)
        if board.level > 0:
            ranking.append((int(board.level), -int(board.arrival), seat))
    points = [0] * state.rules.seats
    ranks = sorted(ranking, reverse=True)
    for (_, _, seat), value in zip(ranks, american(state.rules).stock.points, strict=False):
        points[seat] = value
    return points


def score_end(state: State) -> None:
    """Add the points for the stock market (rule AR-18)."""
    points = end_points(state)
    for seat in range(state.rules.seats):
        state.players[seat].further_points += points[seat]
        if points[seat] > 0:
            events.stock_scored(state, seat, points[seat])
