"""Final scoring: the value of each player's Shares (p. 9)."""

from typing import Final

from ironroad.core.message import Message
from ironroad.core.title import Holding, Outcome, Rival, Scorecard, places_of
from ironroad.games.mini_express import events
from ironroad.games.mini_express.components import COMPANIES, COMPANY_COUNT, NOBODY, company_name
from ironroad.games.mini_express.state import State

WORST_COLUMN: Final = 2


def share_value(state: State, company: int, player: int) -> int:
    """Return what a Share is worth to a player, by Track Length and rank in Influence.

    The rank counts who has more: ties for first leave no second, ties for second are all second.
    """
    players = state.rules.players
    table = state.influence[company * players : (company + 1) * players]
    mine = table[player]
    if mine == 0:
        return 0
    ahead = sum([other > mine for other in table])
    column = min(ahead + state.rules.mode.best_column, WORST_COLUMN)
    return state.rules.chart.values[state.length[company]][column]


def points(state: State, player: int) -> int:
    """Return what all Shares of a player are worth."""
    total = 0
    for company in range(COMPANY_COUNT):
        held = state.held[company * state.rules.players + player]
        if held:
            total += held * share_value(state, company, player)
    return total


def scorecard(state: State, player: int) -> Scorecard:
    """Return a player's points, company by company."""
    items = []
    for company in range(COMPANY_COUNT):
        held = state.held[company * state.rules.players + player]
        if held:
            value = share_value(state, company, player)
            label = Message("me-score", company=company_name(company), count=held, value=value)
            items.append((label, held * value))
    return Scorecard(items)


def tell(state: State) -> None:
    """Report what the Shares of every player are worth, company by company, if anybody listens."""
    if state.events is None:
        return
    players = state.rules.players
    for company in range(COMPANY_COUNT):
        for player in range(players):
            held = state.held[company * players + player]
            if held:
                events.scored(state, player, company, held, share_value(state, company, player))


def shares_of(state: State, player: int) -> int:
    """Return how many Shares a player holds."""
    return sum([state.held[c * state.rules.players + player] for c in range(COMPANY_COUNT)])


def scorecards(state: State) -> list[Scorecard]:
    """Return the points of each seat; the Bot has none and is a rival."""
    return [scorecard(state, seat) for seat in range(state.rules.seats)]


def holdings(state: State, seat: int) -> list[Holding]:
    """Return the Shares of a seat."""
    kind = Message("me-board-shares")
    held = [state.held[c * state.rules.players + seat] for c in range(COMPANY_COUNT)]
    return [
        Holding(kind, COMPANIES[company], company_name(company), count)
        for company, count in enumerate(held)
        if count
    ]


def _key(state: State, player: int) -> tuple[int, ...]:
    """Return the sort key for places: points, fewer Shares, nearness to the Starting Player."""
    rules = state.rules
    total = points(state, player)
    if rules.seats == 1:
        return (total, int(player == rules.bot))  # Alone, a tie is lost (p. 12).
    late = rules.seats if player == rules.bot else (player - state.start) % rules.seats
    return (total, -shares_of(state, player), -late)


def end_reason(state: State) -> Message:
    """Return why the game is over: depleted companies, even if then nobody could act (ruling R25)."""
    enough = state.depleted() >= state.rules.mode.end_depleted
    return Message("me-end-depleted" if enough else "me-end-stuck")


def stage(state: State) -> Message:
    """Return the part of the game that is played: depleted companies bring its end nearer (p. 5)."""
    return Message("me-stage", count=state.depleted())


def feats(state: State) -> list[Message]:
    """Return the company of the greatest Track Length; of equal ones the first."""
    longest = max(state.length)
    company = state.length.index(longest)
    return [Message("me-feat-longest", company=company_name(company), length=longest)]


def rivals(state: State) -> list[Rival]:
    """Return the Bot with its place and points as they are now, where it plays."""
    rules = state.rules
    if rules.bot == NOBODY:
        return []
    places = places_of([_key(state, player) for player in range(rules.players)])
    return [Rival(Message("me-bot"), places[rules.bot], scorecard(state, rules.bot))]


def outcome(state: State) -> Outcome | None:
    """Return the places once the game is over; the Bot has one too."""
    if state.stack:
        return None
    rules = state.rules
    places = places_of([_key(state, player) for player in range(rules.players)])
    totals = [points(state, seat) for seat in range(rules.seats)]
    return Outcome(places[: rules.seats], totals, [end_reason(state)], rivals(state))
