"""Reviews a finished game: what each decision cost in winning chances, and what luck brought.

A review is worked out decision by decision (``judge``), so that it can be shown, stopped and resumed; ``Summary`` puts what
was found together. Every decision is judged by what its seat could know at the time. Decision 043 has the method.
"""

from dataclasses import dataclass
from typing import Final

from ironroad.bots.question import ask
from ironroad.bots.seeds import derive_seed
from ironroad.core.engine import CHANCE, pending
from ironroad.core.table import Table
from ironroad.study.opinion import Candidate, Opinion, Step, Thinker, before_chance

KEPT: Final = 3
"""Options whose line of play is kept for each decision, besides the one that was played."""
COMPARED: Final = 2
"""The option played and the best one are looked at for at least this fraction of the iterations: one half."""
DIGITS: Final = 4
"""Digits of a chance that are kept."""


class Strength:
    """How long a review thinks about each decision."""

    def __init__(self, name: str, iterations: int) -> None:
        self.name: Final = name
        self.iterations: Final = iterations


STRENGTHS: Final = {
    each.name: each for each in (Strength("quick", 200), Strength("thorough", 2000))
}


@dataclass(frozen=True)
class Option:
    """An option that was looked at: the winning chances of all players, and the line expected to follow."""

    action: str
    chances: list[float]
    low: float
    """The interval of the chance of the seat that decides, at 95 %."""
    high: float
    visits: int
    line: list[Step]


@dataclass(frozen=True)
class Judged:
    """A decision of a game and what the search thinks of it. Chances go by player, seats first, and sum to one."""

    move: int
    """The number of the move, counted from 1."""
    seat: int
    played: Option
    best: Option
    others: list[Option]
    """The next best options."""
    loss: float
    """By how much the decision lowered the seat's winning chance."""
    chances: list[float]
    """The chances before the decision, if it is taken well."""
    intervals: list[tuple[float, float]]
    iterations: int
    luck: list[float] | None
    """By how much chance, dealt just before this decision, changed the chances against their expectation."""
    doubt: float
    """How large luck may seem to be without being any: the sum of the errors of both chances."""
    bids: "Bids | None"


@dataclass(frozen=True)
class Bids:
    """What a bid in an auction was worth: prices for which bidding beats leaving the auction."""

    price: int | None
    """The price that was bid; ``None`` if the seat left the auction."""
    least: int
    """The lowest price that could be bid."""
    sure: int | None
    """The highest price that is better than leaving, beyond doubt; ``None`` if there is none."""
    possible: int | None
    """The highest price that may be better than leaving."""


def moves_to_judge(table: Table) -> list[int]:
    """Return how many moves were made before each decision of a seat."""
    return [move for move, (seat, _) in enumerate(table.taken()) if seat != CHANCE]


def judge(table: Table, move: int, iterations: int, seed: int) -> Judged:
    """Judge the decision after this many moves of a finished game."""
    seat, played = table.taken()[move]
    then = table.at(move)
    question = ask(then, derive_seed(seed, move))
    thinker = Thinker(question, derive_seed(seed, "review", move))
    thinker.think(iterations)
    for text in (played, thinker.opinion().candidates[0].action):
        thinker.examine(text, iterations // COMPARED)
    decision = pending(then.state)
    assert decision is not None
    lot = decision.lot(then.state)
    if lot is not None:
        for text in question.options:
            thinker.examine(text, max(1, iterations // len(question.options)))
    found = thinker.opinion()
    own, best = found.candidate(played), found.candidates[0]
    assert own is not None
    if own.chances[seat].value >= best.chances[seat].value:
        best = own  # As good as the best one, or better than that seemed before it was looked at as closely.
    others = [each for each in found.candidates if each not in (own, best)][:KEPT]
    luck, doubt = _luck(table, move, seat, best, iterations, seed)
    return Judged(
        move=move + 1,
        seat=seat,
        played=_option(own, seat),
        best=_option(best, seat),
        others=[_option(each, seat) for each in others],
        loss=round(best.chances[seat].value - own.chances[seat].value, DIGITS),
        chances=[round(each.value, DIGITS) for each in best.chances],
        intervals=[(round(each.low, DIGITS), round(each.high, DIGITS)) for each in best.chances],
        iterations=found.iterations,
        luck=luck,
        doubt=doubt,
        bids=None if lot is None else _bids(found, played, seat),
    )


def _luck(
    table: Table, move: int, seat: int, best: Candidate, iterations: int, seed: int
) -> tuple[list[float] | None, float]:
    """Return what the chance just before a decision brought each player, and how uncertain that is."""
    taken = table.taken()
    first = move
    while first > 0 and taken[first - 1][0] == CHANCE:
        first -= 1
    if first == move:
        return None, 0.0
    question = before_chance(table.at(first), seat, derive_seed(seed, first))
    thinker = Thinker(question, derive_seed(seed, "luck", first))
    thinker.think(iterations)
    expected = thinker.opinion().chances
    pairs = list(zip(best.chances, expected, strict=True))
    doubt = max([(now.high - now.low + then.high - then.low) / 2 for now, then in pairs])
    return [round(now.value - then.value, DIGITS) for now, then in pairs], round(doubt, DIGITS)


def _option(candidate: Candidate, seat: int) -> Option:
    own = candidate.chances[seat]
    return Option(
        action=candidate.action,
        chances=[round(each.value, DIGITS) for each in candidate.chances],
        low=round(own.low, DIGITS),
        high=round(own.high, DIGITS),
        visits=candidate.visits,
        line=candidate.line,
    )


def price_of(text: str) -> int | None:
    """Return the number with which a bid ends; ``None`` for leaving an auction."""
    number = text.rpartition(" ")[2]
    return int(number) if number.isdecimal() else None


def _bids(found: Opinion, played: str, seat: int) -> Bids:
    """Return which prices are better than leaving the auction."""
    priced = [(price_of(each.action), each.chances[seat]) for each in found.candidates]
    limit = next(own for price, own in priced if price is None)
    offered = [(price, own) for price, own in priced if price is not None]
    return Bids(
        price=price_of(played),
        least=min([price for price, _ in offered]),
        sure=max([price for price, own in offered if own.low >= limit.high], default=None),
        possible=max([price for price, own in offered if own.high >= limit.low], default=None),
    )
