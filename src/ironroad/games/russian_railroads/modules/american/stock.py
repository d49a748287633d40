"""The stock market of American Railroads: steps, dividends, payouts (rules AR-12 to AR-18)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step, do
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.american import events
from ironroad.games.russian_railroads.modules.american.components import PAYOUT, american
from ironroad.games.russian_railroads.modules.american.state import (
    ARRIVAL,
    DIVIDENDS,
    DIVIDENDS_LEFT,
    LEVEL,
    VISITS,
)
from ironroad.games.russian_railroads.rules import bag
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import (
    ANNEX,
    FURTHER_SCORE,
    State,
    owe_all,
    place_of,
    score,
    settle_one,
)


def step(state: State, seat: i64) -> None:
    """Move the price marker one level up and take the dividend; from the top a personal payout instead."""
    place: i64 = seat * ANNEX
    level: i64 = state.annexes[place + LEVEL]
    if level == american(state.rules).stock.levels:
        pay_out(state, seat)
        return
    state.annexes[place + LEVEL] = level + 1
    state.annexes[place + ARRIVAL] = state.common[VISITS + level]
    state.common[VISITS + level] += 1
    events.stock(state, seat, level + 1)
    dividend: i64 = state.common[DIVIDENDS + level]
    if dividend > 0:
        owe_all(state, american(state.rules).stock.dividends.rewards[dividend - 1], 0)
    elif state.common[DIVIDENDS_LEFT] != 0:
        state.stack.append(ChooseDividend(seat, level))


class ChooseDividend(Decision[State]):
    """The first player on a level chooses its dividend."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "level")

    def __init__(self, seat: i64, level: i64) -> None:
        super().__init__(seat)
        self.level: Final[i64] = level

    def options(self, state: State, options: Options) -> None:
        """Every unused token; of several that are the same, the first."""
        rewards = american(state.rules).stock.dividends.rewards
        left: i64 = state.common[DIVIDENDS_LEFT]
        for token in range(len(rewards)):
            if left & bit(token):
                same = [other for other in range(token) if left & bit(other)]
                if rewards[token] not in [rewards[other] for other in same]:
                    options.add(american(state.rules).dividend + token)

    def choose(self, state: State, action: i64) -> None:
        """Lay it on the level and take its reward."""
        token: i64 = action - american(state.rules).dividend
        state.common[DIVIDENDS_LEFT] -= bit(token)
        state.common[DIVIDENDS + self.level] = token + 1
        events.dividend(state, self.seat, token, self.level + 1)
        owe_all(state, american(state.rules).stock.dividends.rewards[token], 0)

    def prompt(self, state: State) -> Message:
        """Ask for the token."""
        return Message("rr-ask-dividend", level=self.level + 1)


def pay_out(state: State, seat: i64) -> None:
    """Earn all dividends of the own level and those below; any may be declined."""
    level: i64 = state.annexes[seat * ANNEX + LEVEL]
    events.payout(state, seat, level)
    for place in range(level):
        dividend: i64 = state.common[DIVIDENDS + place]
        if dividend > 0:
            owe_all(state, american(state.rules).stock.dividends.rewards[dividend - 1], 0)


class PayOut(Step[State]):
    """A payout for one player."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Fill the bag of this player."""
        pay_out(state, self.seat)


class TakeBagUp(Step[State]):
    """After a payout the turn goes on with the effects put aside."""

    def run(self, state: State) -> None:
        """Put them back into the bag."""
        bag.take_up(state)


class StockStep(Effect):
    """A step on the stock market."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Move on; a payout that comes with it waits until what the step brings is used (AR-16)."""
        settle_one(state, place)
        payout = place_of(state, PAYOUT)
        if payout >= 0:
            settle_one(state, payout)
            bag.put_aside(state, seat)
            do(state, SETTLE[seat], PayOut(seat), SETTLE[seat], TakeBagUp())
        step(state, seat)


class Payout(Effect):
    """A payout for the own player."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Take it."""
        settle_one(state, place)
        pay_out(state, seat)


class PayoutForAll(Effect):
    """A payout for everybody."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """From this player on, everybody takes a payout; the rest of the own effects waits (ruling R39)."""
        del state.owed[place]
        seats: i64 = state.rules.seats
        start: i64 = state.position(seat)
        bag.put_aside(state, seat)
        state.stack.append(TakeBagUp())
        for later in range(seats - 1, -1, -1):
            other = state.seat_at((start + later) % seats)
            state.stack.append(SETTLE[other])
            state.stack.append(PayOut(other))


def end_points(state: State) -> list[int]:
    """Return the points of the furthest players; of those on one level the left-most is ahead."""
    ranking = []
    for seat in range(state.rules.seats):
        level = int(state.annex(seat, LEVEL))
        if level > 0:
            ranking.append((level, -int(state.annex(seat, ARRIVAL)), seat))
    points = [0] * state.rules.seats
    ranks = sorted(ranking, reverse=True)
    for (_, _, seat), value in zip(ranks, american(state.rules).stock.points, strict=False):
        points[seat] = value
    return points


def score_end(state: State) -> None:
    """The furthest players on the stock market score (rule AR-18)."""
    points = end_points(state)
    for seat in range(state.rules.seats):
        score(state, seat, FURTHER_SCORE, points[seat])
        if points[seat] > 0:
            events.stock_scored(state, seat, points[seat])
