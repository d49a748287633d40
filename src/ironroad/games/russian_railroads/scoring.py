"""Points: every round (p. 18, p. 19) and at the end (p. 20, p. 23)."""

from typing import Final

from ironroad.core.bits import members_of
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.title import Holding, Outcome, Scorecard, places_of
from ironroad.games.russian_railroads.actions import bonus_name, space_name
from ironroad.games.russian_railroads.board import RAILROAD_COUNT, railroad_name
from ironroad.games.russian_railroads.components import (
    BLACK,
    BLACK_TRACKS,
    DOUBLERS,
    EXTRA_ENGINEER,
    EXTRA_WORKERS,
    FACTORIES,
    FLAT,
    LOCOMOTIVES,
    RAILROADS,
    TOKENS,
)
from ironroad.games.russian_railroads.rules.bounds import laid, length
from ironroad.games.russian_railroads.state import (
    BLOCK,
    ENGINEERS,
    EXTRA,
    FACTORY,
    MARKER,
    MEDAL,
    NOT_IN_PLAY,
    ROW,
    SCORE,
    SLOT,
    State,
    track_place,
)
from ironroad.games.russian_railroads.state import DOUBLERS as DOUBLERS_PLACED
from ironroad.games.russian_railroads.state import TOKENS as TOKENS_PLAYED

ITEMS: Final = ("industry", "passing", "effects", "bonuses", "majority")
"""The items of a score after the railroads; a board or module may add one."""


def railroad_points(state: State, seat: i64, railroad: i64) -> i64:
    """Return what a railroad scores: spaces within reach, doubled ones, stars (p. 18, p. 19)."""
    railroads = state.rules.railroads
    players = state.players
    first: i64 = seat * BLOCK
    reach: i64 = state.reach(seat, railroad)
    doubled: i64 = min(reach, players[first + DOUBLERS_PLACED + railroad])
    values = railroads.values[players[first + ROW]]
    total: i64 = 0
    below: i64 = 0
    # A space is worth the last colour that has reached it: sum what each colour adds to the one before.
    for colour in range(railroads.colours[railroad]):
        space: i64 = players[track_place(seat, railroad, colour)]
        more: i64 = values[colour] - below
        below = values[colour]
        total += more * (min(space, reach) + min(space, doubled))
    stars: i64 = 0
    doubles = False
    for star in railroads.stars:
        if star.railroad == railroad and (not star.medal or players[first + MEDAL] == 1):
            if players[track_place(seat, railroad, star.colour)] >= star.space:
                if not star.locomotive or reach >= star.space:
                    if star.needed >= 0 and laid(state, seat, star.needed) != star.value:
                        continue
                    if star.double:
                        doubles = True
                        continue
                    points: i64 = star.points
                    for expansion in state.rules.in_play:
                        points = expansion.star_points(state, seat, star, points)
                    stars += points
    # A star is part of what a railroad is worth, so it is doubled with it (ruling R46).
    return (total + stars) * 2 if doubles else total + stars


def industry_points(state: State, seat: i64) -> i64:
    """Return what the industry markers score (p. 19)."""
    lanes = state.rules.lanes
    total: i64 = 0
    for marker in range(lanes.markers):
        space: i64 = state.players[seat * BLOCK + MARKER + marker]
        if space != NOT_IN_PLAY:
            total += lanes.of_marker[marker].points[space]
    return total


def round_points(state: State, seat: i64) -> list[int]:
    """Return what a player scores at the end of a round: the railroads, then industry."""
    points: list[int] = [
        railroad_points(state, seat, railroad) for railroad in range(RAILROAD_COUNT)
    ]
    points.append(industry_points(state, seat))
    return points


def card_points(state: State, seat: int, card: int) -> int:
    """Return what an End Bonus card scores (p. 23)."""
    bonuses = state.rules.bonuses
    number = counted(state, seat, bonuses.counts[card])
    if not bonuses.steps[card]:
        return min(number * bonuses.each[card], bonuses.most[card])
    points = 0
    for start, value in bonuses.steps[card]:
        if number >= start:
            points = value
    return points


def counted(state: State, seat: int, what: int) -> int:
    """Return how many there are of what an End Bonus card counts."""
    players = state.players
    first = seat * BLOCK
    railroads = state.rules.railroads
    if what == FLAT:
        return 1
    if what == EXTRA_WORKERS:
        return players[first + EXTRA] + (1 if state.black_worker == seat else 0)
    if what == DOUBLERS:
        return sum(players[first + DOUBLERS_PLACED : first + DOUBLERS_PLACED + RAILROAD_COUNT])
    black = [players[track_place(seat, railroad, BLACK)] for railroad in range(RAILROAD_COUNT)]
    if what == RAILROADS:
        return sum([black[r] == length(state, seat, r) for r in range(RAILROAD_COUNT)])
    if what == BLACK_TRACKS:
        return sum(black)
    if what == EXTRA_ENGINEER:
        return 0
    if what == FACTORIES:
        slots = players[first + FACTORY : first + FACTORY + state.rules.lane.gaps]
        return len([number for number in slots if number > 0])
    if what == TOKENS:
        return len(members_of(players[first + TOKENS_PLAYED]))
    if what == LOCOMOTIVES:
        return sum(players[first + SLOT : first + SLOT + railroads.slots])
    return len(members_of(players[first + ENGINEERS]))


def majority_points(state: State) -> list[int]:
    """Return the points for the most engineers, ties by the highest number (p. 20, ruling R15)."""
    counts = state.rules.bonuses.counts
    ranking = []
    for seat in range(state.rules.seats):
        indices = members_of(state.players[seat * BLOCK + ENGINEERS])
        hired = [state.rules.engineers.numbers[index] for index in indices]
        if hired:
            extra = len([c for c in state.cards_of(seat) if counts[c] == EXTRA_ENGINEER])
            ranking.append((len(hired) + extra, max(hired), seat))
    points = [0] * state.rules.seats
    ranks = sorted(ranking, reverse=True)
    for (_, _, seat), value in zip(ranks, state.rules.start.majority, strict=False):
        points[seat] = value
    return points


def holdings(state: State, seat: int) -> list[Holding]:
    """Return the engineers and End Bonus cards of a seat."""
    rules = state.rules
    engineers = Message("rr-board-engineers")
    cards = Message("rr-board-cards")
    result: list[Holding] = []
    for index in members_of(state.players[seat * BLOCK + ENGINEERS]):
        space = rules.spaces.all[rules.spaces.board + index - 1]
        result.append(Holding(engineers, rules.engineers.ids[index], space_name(space)))
    for card in state.cards_of(seat):
        id = rules.bonuses.ids[card]
        result.append(Holding(cards, id, bonus_name(id)))
    return result


def score_label(item: int, state: State) -> Message:
    """Return the name of an item of the score."""
    if item < RAILROAD_COUNT:
        return railroad_name(state.rules.railroads.ids[item])
    return Message(f"rr-score-{score_items(state)[item - RAILROAD_COUNT]}")


def score_items(state: State) -> list[str]:
    """Return the items of a score after the railroads."""
    added = [expansion.scores for expansion in state.rules.in_play if expansion.scores]
    return [*ITEMS, *added]


def scorecards(state: State) -> list[Scorecard]:
    """Return the points scored so far; secret cards count when they are shown."""
    items = RAILROAD_COUNT + len(score_items(state))
    return [
        Scorecard(
            [
                (score_label(item, state), state.players[seat * BLOCK + SCORE + item])
                for item in range(items)
            ]
        )
        for seat in range(state.rules.seats)
    ]


def outcome(state: State) -> Outcome | None:
    """Return the places once the game is over; equal totals share the victory (p. 20)."""
    if state.stack:
        return None
    totals = [state.points(seat) for seat in range(state.rules.seats)]
    reason = Message("rr-end-rounds")
    return Outcome(places_of([(total,) for total in totals]), totals, [reason])
