"""The final reckoning: money and the stock of public railroads (p. 12)."""

from typing import Final

from ironroad.core.message import Message
from ironroad.core.title import Holding, Outcome, Scorecard, places_of
from ironroad.games.trans_siberian.components import RAILROAD_COUNT, RAILROADS, railroad_name
from ironroad.games.trans_siberian.state import State

FEWEST_PUBLIC: Final = 2
"""With fewer public railroads the game is over (p. 11)."""


def scorecards(state: State) -> list[Scorecard]:
    """Return cash and stock of each seat; stock of private railroads is worth nothing."""
    return [_scorecard(state, seat) for seat in range(len(state.cash))]


def _scorecard(state: State, seat: int) -> Scorecard:
    items = [(Message("ts-score-cash"), state.cash[seat])]
    for railroad in range(RAILROAD_COUNT):
        held = state.held[railroad * len(state.cash) + seat]
        if held > 0:
            worth = held * state.price(railroad) if state.is_public(railroad) else 0
            label = Message("ts-score-stock", railroad=railroad_name(railroad), count=held)
            items.append((label, worth))
    return Scorecard(items)


def holdings(state: State, seat: int) -> list[Holding]:
    """Return the certificates of a seat."""
    kind = Message("ts-certificates")
    held = [state.held[r * len(state.cash) + seat] for r in range(RAILROAD_COUNT)]
    return [
        Holding(kind, RAILROADS[railroad], railroad_name(railroad), count)
        for railroad, count in enumerate(held)
        if count
    ]


def end_reasons(state: State) -> list[Message]:
    """Return every reason for which the game ends at this dividend (p. 11)."""
    reasons = []
    tracks = state.rules.tracks
    if state.dividends == tracks.dividends_end:
        reasons.append(Message("ts-end-dividends"))
    values = [state.stock[r] for r in range(RAILROAD_COUNT) if state.is_open(r)]
    if tracks.stock_last in values:
        reasons.append(Message("ts-end-stock"))
    if sum([state.is_public(r) for r in range(RAILROAD_COUNT)]) < FEWEST_PUBLIC:
        reasons.append(Message("ts-end-public"))
    return reasons


def outcome(state: State) -> Outcome | None:
    """Return the places by total, shared where totals are equal, once the game is over."""
    if state.stack:
        return None
    totals = [card.total for card in scorecards(state)]
    return Outcome(places_of([(total,) for total in totals]), totals, end_reasons(state))
