"""Scoring of a round (p. 18, p. 19) and at the end of the game (p. 20, p. 23)."""

from typing import Final

from ironroad.core.bits import members_of, number_at, numbers_in
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.title import Holding, Outcome, Scorecard, places_of
from ironroad.games.russian_railroads.actions import bonus_name, space_name
from ironroad.games.russian_railroads.board import RAILROAD_COUNT, Star, railroad_name
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
from ironroad.games.russian_railroads.player import NOT_IN_PLAY
from ironroad.games.russian_railroads.rules.bounds import laid, length
from ironroad.games.russian_railroads.state import State

ITEMS: Final = ("industry", "passing", "effects", "bonuses", "majority")
"""The ids of the score items after the railroads; a board or module may add one."""


def railroad_points(state: State, seat: i64, railroad: i64) -> i64:
    """Return the points of a railroad: spaces within reach of its locomotives, doublers, stars (p. 18, p. 19)."""
    railroads = state.rules.railroads
    player = state.players[seat]
    reach: i64 = state.reach(seat, railroad)
    doubled: i64 = min(reach, player.doublers_on(railroad))
    values = railroads.values[player.revaluation]
    tracks: i64 = player.tracks_of(railroad)
    total: i64 = 0
    below: i64 = 0
    # A space has the value of the last colour that reached it: add up the increase of each colour over the one before.
    for colour in range(railroads.colours[railroad]):
        space: i64 = number_at(tracks, colour)
        if space == 0:
            break  # Nor is a later colour on the railroad.
        value: i64 = values[colour]
        total += (value - below) * (min(space, reach) + min(space, doubled))
        below = value
    stars: i64 = 0
    doubles = False
    for star in railroads.stars_on[railroad]:
        if is_met(state, seat, star, reach):
            if star.double:
                doubles = True
            else:
                stars += star_points(state, seat, star)
    # Stars are part of the value of the railroad, so they are doubled too (ruling R46).
    return (total + stars) * 2 if doubles else total + stars


def is_met(state: State, seat: i64, star: Star, reach: i64) -> bool:
    """Whether a scoring space counts for a player whose locomotives reach so far (p. 17)."""
    player = state.players[seat]
    if star.medal and not player.medal:
        return False
    if player.track(star.railroad, star.colour) < star.space:
        return False
    if star.locomotive and reach < star.space:
        return False
    return star.needed < 0 or laid(state, seat, star.needed) == star.value


def star_points(state: State, seat: i64, star: Star) -> i64:
    """Return what a scoring space is worth to a player."""
    points: i64 = star.points
    for expansion in state.rules.in_play:
        points = expansion.star_points(state, seat, star, points)
    return points


def industry_points(state: State, seat: i64) -> i64:
    """Return the points of the industry markers (p. 19)."""
    lanes = state.rules.lanes
    player = state.players[seat]
    total: i64 = 0
    for marker in range(lanes.markers):
        space: i64 = player.marker(marker)
        if space != NOT_IN_PLAY:
            total += lanes.of_marker[marker].points[space]
    return total


def round_points(state: State, seat: i64) -> list[int]:
    """Return a player's points at the end of a round: one number per railroad, then industry."""
    points: list[int] = [
        railroad_points(state, seat, railroad) for railroad in range(RAILROAD_COUNT)
    ]
    points.append(industry_points(state, seat))
    return points


def card_points(state: State, seat: int, card: int) -> int:
    """Return the points of an End Bonus card (p. 23)."""
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
    """Return a player's amount of a quantity of ``components.COUNTS`` (p. 23)."""
    player = state.players[seat]
    if what == FLAT:
        return 1
    if what == EXTRA_WORKERS:
        return player.extra_workers + (1 if state.black_worker == seat else 0)
    if what == DOUBLERS:
        return sum(numbers_in(player.doublers, RAILROAD_COUNT))
    black = [int(player.track(railroad, BLACK)) for railroad in range(RAILROAD_COUNT)]
    if what == RAILROADS:
        return sum([black[r] == length(state, seat, r) for r in range(RAILROAD_COUNT)])
    if what == BLACK_TRACKS:
        return sum(black)
    if what == EXTRA_ENGINEER:
        return 0
    if what == FACTORIES:
        built = numbers_in(player.factories, state.rules.lane.gaps)
        return len([number for number in built if number > 0])
    if what == TOKENS:
        return len(members_of(player.tokens))
    if what == LOCOMOTIVES:
        return sum(numbers_in(player.locomotives, state.rules.railroads.slots))
    return len(members_of(player.engineers))


def majority_points(state: State) -> list[int]:
    """Return each seat's points for the most engineers; the highest number breaks ties (p. 20, ruling R15)."""
    counts = state.rules.bonuses.counts
    ranking = []
    for seat in range(state.rules.seats):
        indices = members_of(state.players[seat].engineers)
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
    for index in members_of(state.players[seat].engineers):
        space = rules.spaces.all[rules.spaces.board + index - 1]
        result.append(Holding(engineers, rules.engineers.ids[index], space_name(space)))
    for card in state.cards_of(seat):
        id = rules.bonuses.ids[card]
        result.append(Holding(cards, id, bonus_name(id)))
    return result


def score_label(item: int, state: State) -> Message:
    """Return the name of a score item, by its index."""
    if item < RAILROAD_COUNT:
        return railroad_name(state.rules.railroads.ids[item])
    return Message(f"rr-score-{score_items(state)[item - RAILROAD_COUNT]}")


def score_items(state: State) -> list[str]:
    """Return the ids of the score items after the railroads, with those of expansions."""
    added = [expansion.score_item for expansion in state.rules.in_play if expansion.score_item]
    return [*ITEMS, *added]


def scorecards(state: State) -> list[Scorecard]:
    """Return the points scored so far by item; End Bonus cards count only when they are shown at the end."""
    items = RAILROAD_COUNT + len(score_items(state))
    labels = [score_label(item, state) for item in range(items)]
    return [
        Scorecard(list(zip(labels, player.points_by_item(), strict=False)))
        for player in state.players
    ]


def projected(state: State) -> list[Scorecard]:
    """Return each seat's points and the scoring of this round line by line, if nothing more is built.

    Before the end of the game End Bonus cards are hidden, and the majority of engineers depends on them; what
    expansions add at the end is open and counts in the last round.
    """
    ends = [each.end_points(state) for each in state.rules.in_play] if state.is_last_round() else []
    labels = [score_label(item, state) for item in range(RAILROAD_COUNT + 1)]
    further = [Message(f"rr-score-{id}") for id in score_items(state)[len(ITEMS) :]]
    cards = []
    for seat in range(state.rules.seats):
        items = [(Message("rr-score-so-far"), int(state.players[seat].points()))]
        items += list(zip(labels, round_points(state, seat), strict=True))
        items += list(zip(further, [points[seat] for points in ends if points], strict=False))
        cards.append(Scorecard(items))
    return cards


def stage(state: State) -> Message | None:
    """Return the round that is played; nothing while the game is set up."""
    return Message("rr-stage", round=state.round) if state.round else None


def feats(state: State) -> list[Message]:
    """Return whose railroad reaches farthest with any track; of equal ones that of the first seat."""
    colours = state.rules.railroads.colours
    built = [
        (
            max(numbers_in(state.players[seat].tracks_of(railroad), colours[railroad])),
            -seat,
            -railroad,
        )
        for seat in range(state.rules.seats)
        for railroad in range(RAILROAD_COUNT)
    ]
    spaces, seat, railroad = max(built)
    name = railroad_name(state.rules.railroads.ids[-railroad])
    return [Message("rr-feat-longest", seat=-seat, railroad=name, spaces=spaces)]


def outcome(state: State) -> Outcome | None:
    """Return the outcome, or ``None`` before the game is over; equal totals share the victory (p. 20)."""
    if state.stack:
        return None
    totals = [int(player.points()) for player in state.players]
    reason = Message("rr-end-rounds")
    return Outcome(places_of([(total,) for total in totals]), totals, [reason])
