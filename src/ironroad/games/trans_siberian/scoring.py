"""Final scoring: money and the stock of public railroads (p. 12)."""

from collections.abc import Sequence
from typing import Final

from ironroad.core.bits import bit, members_of
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.title import Holding, Outcome, Scorecard, places_of
from ironroad.games.trans_siberian.components import RAILROAD_COUNT, RAILROADS, railroad_name
from ironroad.games.trans_siberian.rules.dividends import dividend_each
from ironroad.games.trans_siberian.state import State

FEWEST_PUBLIC: Final = 2
"""With fewer public railroads the game is over (p. 11)."""
END_REASONS: Final = ("ts-end-dividends", "ts-end-stock", "ts-end-public")
BY_DIVIDENDS: Final = 0
BY_STOCK: Final = 1
BY_PUBLIC: Final = 2


def scorecards(state: State) -> list[Scorecard]:
    """Return cash and stock of each seat; stock of private railroads is worth nothing."""
    return [_scorecard(state, seat) for seat in range(len(state.cash))]


def _scorecard(state: State, seat: int) -> Scorecard:
    items = [(Message("ts-score-cash"), state.cash[seat])]
    for railroad in range(RAILROAD_COUNT):
        held = state.held[railroad * len(state.cash) + seat]
        if held > 0:
            label = Message("ts-score-stock", railroad=railroad_name(railroad), count=held)
            items.append((label, held * stock_value(state, railroad)))
    return Scorecard(items)


def stock_value(state: State, railroad: int) -> int:
    """Return what a certificate counts at the end: nothing if the railroad is private."""
    return state.price(railroad) if state.is_public(railroad) else 0


def worth(state: State, seat: int) -> int:
    """Return cash and stock of a seat."""
    total = state.cash[seat]
    for railroad in range(RAILROAD_COUNT):
        held = state.held[railroad * len(state.cash) + seat]
        if held > 0:
            total += held * stock_value(state, railroad)
    return total


def projected(state: State) -> list[Scorecard]:
    """Return cash and stock of each seat as they are, and the dividend if it were paid now (rule p. 10)."""
    cards = scorecards(state)
    label = Message("ts-score-dividend")
    return [
        Scorecard([*card.items, (label, next_dividend(state, seat))])
        for seat, card in enumerate(cards)
    ]


def next_dividend(state: State, seat: int) -> int:
    """Return what a seat would be paid if dividends were paid now: every open railroad pays (p. 10)."""
    total = 0
    for railroad in range(RAILROAD_COUNT):
        held = state.held[railroad * len(state.cash) + seat]
        if held > 0 and state.is_open(railroad):
            total += held * int(dividend_each(state, railroad))
    return total


def holdings(state: State, seat: int) -> list[Holding]:
    """Return the certificates of a seat."""
    kind = Message("ts-certificates")
    held = [state.held[r * len(state.cash) + seat] for r in range(RAILROAD_COUNT)]
    return [
        Holding(kind, RAILROADS[railroad], railroad_name(railroad), count)
        for railroad, count in enumerate(held)
        if count
    ]


def stage(state: State) -> Message:
    """Return the part of the game that is played: what leads to the next dividend (p. 10)."""
    return Message("ts-stage", number=state.dividends + 1)


def feats(state: State) -> list[Message]:
    """Return the railroad that built the most links, nationalized ones too; of equal ones the first."""
    built = [state.owner.count(railroad) for railroad in range(RAILROAD_COUNT)]
    most = max(built)
    name = railroad_name(built.index(most))
    return [Message("ts-feat-longest", railroad=name, links=most)] if most else []


def origins(state: State, events: Sequence[Message]) -> list[Scorecard]:
    """Return what each seat began with, and by railroad its dividends and what its certificates left over.

    Money alone tells little: it is what dividends of many railroads were, less what was paid for certificates.
    """
    return [_origins(state, seat, events) for seat in range(len(state.cash))]


def _origins(state: State, seat: int, events: Sequence[Message]) -> Scorecard:
    items = [(Message("ts-origin-start"), state.rules.start.cash[len(state.cash)])]
    for railroad in range(RAILROAD_COUNT):
        name = railroad_name(railroad)
        own = [
            event
            for event in events
            if event.args.get("railroad") == name and event.args.get("seat") == seat
        ]
        paid = sum([_amount(event, "amount") for event in own if event.id == "ts-event-dividend"])
        spent = sum([_price(event) for event in own])
        held = state.held[railroad * len(state.cash) + seat]
        items.append((Message("ts-origin-dividends", railroad=name), paid))
        left = held * stock_value(state, railroad) - spent
        items.append((Message("ts-origin-certificates", railroad=name), left))
    return Scorecard(items)


def _price(event: Message) -> int:
    """Return what somebody paid for a certificate, if an event tells of that."""
    if event.id in ("ts-event-won", "ts-event-bonus"):
        return _amount(event, "amount")
    return _amount(event, "price") if event.id == "ts-event-bought" else 0


def _amount(event: Message, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def ends(state: State) -> i64:
    """Return for which reasons the game ends at this dividend, as a set of ``END_REASONS`` (p. 11)."""
    tracks = state.rules.tracks
    reasons: i64 = 0
    if state.dividends == tracks.dividends_end:
        reasons |= bit(BY_DIVIDENDS)
    public: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        if state.is_open(railroad) and state.stock[railroad] == tracks.stock_last:
            reasons |= bit(BY_STOCK)
        if state.is_public(railroad):
            public += 1
    if public < FEWEST_PUBLIC:
        reasons |= bit(BY_PUBLIC)
    return reasons


def end_reasons(state: State) -> list[Message]:
    """Return every reason for which the game ends at this dividend."""
    return [Message(END_REASONS[reason]) for reason in members_of(ends(state))]


def outcome(state: State) -> Outcome | None:
    """Return the places by total, shared where totals are equal, once the game is over."""
    if state.stack:
        return None
    totals = [card.total for card in scorecards(state)]
    return Outcome(places_of([(total,) for total in totals]), totals, end_reasons(state))
