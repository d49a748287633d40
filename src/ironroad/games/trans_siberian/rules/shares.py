"""Buying certificates (p. 5)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.trans_siberian import events
from ironroad.games.trans_siberian.components import RAILROAD_COUNT
from ironroad.games.trans_siberian.rules import tracks
from ironroad.games.trans_siberian.state import State


def can_buy(state: State, railroad: i64, money: i64) -> bool:
    """Whether a certificate is for sale and the money covers its price."""
    return (
        state.is_open(railroad)
        and state.price(railroad) <= money
        and state.sold(railroad) < state.rules.components.certificates[railroad]
    )


def offer_certificates(state: State, seat: i64, options: Options) -> None:
    """Offer single certificates, then pairs of different railroads with the bonus on top."""
    rules = state.rules
    cash: i64 = state.cash[seat]
    buyable: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        if can_buy(state, railroad, cash):
            options.add(rules.buy + railroad)
            buyable |= bit(railroad)
    cash -= rules.costs.two_certificates
    for first in range(RAILROAD_COUNT):
        if buyable & bit(first):
            for second in range(first + 1, RAILROAD_COUNT):
                if buyable & bit(second) and state.price(first) + state.price(second) <= cash:
                    options.add(rules.buy_two[first * RAILROAD_COUNT + second])


def buy(state: State, seat: i64, railroad: i64) -> None:
    """Pay the price into the treasury and take a certificate."""
    price: i64 = state.price(railroad)
    state.cash[seat] -= price
    state.treasury[railroad] += price
    state.held[railroad * len(state.cash) + seat] += 1
    events.bought(state, seat, railroad, price)


def buy_two(state: State, seat: i64, action: i64) -> None:
    """Buy two certificates; the buyer then chooses who gets the bonus, and the timing marker moves."""
    pair: i64 = state.rules.buy_two.index(action)
    first: i64 = pair // RAILROAD_COUNT
    second: i64 = pair % RAILROAD_COUNT
    buy(state, seat, first)
    buy(state, seat, second)
    tracks.advance_timing(state)
    state.stack.append(ChooseBonus(seat, first, second))


class ChooseBonus(Decision[State]):
    """The buyer of two certificates pays a bonus into one of the two treasuries."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "first", "second")

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        super().__init__(seat)
        self.first: Final[i64] = first
        self.second: Final[i64] = second

    def options(self, state: State, options: Options) -> None:
        """Either of the two railroads."""
        options.add(state.rules.bonus + self.first)
        options.add(state.rules.bonus + self.second)

    def choose(self, state: State, action: i64) -> None:
        """Pay the bonus."""
        railroad: i64 = action - state.rules.bonus
        amount: i64 = state.rules.costs.two_certificates
        state.cash[self.seat] -= amount
        state.treasury[railroad] += amount
        events.bonus(state, self.seat, railroad, amount)

    def prompt(self, state: State) -> Message:
        """Ask for the railroad."""
        return Message("ts-ask-bonus", amount=state.rules.costs.two_certificates)
