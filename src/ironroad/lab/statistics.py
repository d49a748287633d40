"""Statistics of a title over many games: results by seat, opening and action, score items, lengths."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from ironroad.lab.match import Game
from ironroad.lab.ratings import Interval, mean_of, wilson

MIN_SEATS: Final = 5
"""Groups of fewer seats are left out: their results are mostly chance."""
OPENING: Final = 2
"""An opening is this many first decisions of a seat."""
BETWEEN: Final = ", "
"""The separator between the decisions of an opening."""


class GroupResult(NamedTuple):
    """The results of a group of seats that have something in common."""

    name: str
    seats: int
    wins: Interval
    score: Interval


class Item(NamedTuple):
    """A score item: its mean points over all seats and over winners."""

    name: str
    points: float
    winners: float


def result_of(name: str, seats: Sequence[tuple[Game, int]]) -> GroupResult:
    """Return the results of these seats as a group."""
    wins = sum([1 / game["places"].count(1) for game, seat in seats if game["places"][seat] == 1])
    scores = [float(game["totals"][seat]) for game, seat in seats]
    return GroupResult(name, len(seats), wilson(wins, len(seats)), mean_of(scores))


def by_seat(games: Sequence[Game]) -> list[GroupResult]:
    """Return the results of each seat."""
    count = max([len(game["totals"]) for game in games])
    return [
        result_of(str(seat + 1), [(game, seat) for game in games if seat < len(game["totals"])])
        for seat in range(count)
    ]


def decisions(game: Game, seat: int) -> list[str]:
    """Return the decisions of a seat, in order."""
    return [
        move for move, decider in zip(game["moves"], game["seats"], strict=True) if decider == seat
    ]


def by_opening(games: Sequence[Game]) -> list[GroupResult]:
    """Return the results by opening, the most frequent first."""
    groups: dict[str, list[tuple[Game, int]]] = {}
    for game in games:
        for seat in range(len(game["totals"])):
            if first := decisions(game, seat)[:OPENING]:
                groups.setdefault(BETWEEN.join(first), []).append((game, seat))
    found = [result_of(name, seats) for name, seats in groups.items() if len(seats) >= MIN_SEATS]
    return sorted(found, key=lambda result: (-result.seats, result.name))


def by_action(games: Sequence[Game]) -> list[GroupResult]:
    """Return the results of the seats that took an action at least once, for every action, the best first."""
    groups: dict[str, list[tuple[Game, int]]] = {}
    for game in games:
        for seat in range(len(game["totals"])):
            for name in set(decisions(game, seat)):
                groups.setdefault(name, []).append((game, seat))
    found = [result_of(name, seats) for name, seats in groups.items() if len(seats) >= MIN_SEATS]
    return sorted(found, key=lambda result: (-result.wins.value, -result.seats, result.name))


def items(games: Sequence[Game]) -> list[Item]:
    """Return the mean points of each score item."""
    names = sorted({name for game in games for each in game["items"] for name in each})
    result = []
    for name in names:
        everybody = [float(each.get(name, 0)) for game in games for each in game["items"]]
        winners = [
            float(game["items"][seat].get(name, 0))
            for game in games
            for seat, place in enumerate(game["places"])
            if place == 1
        ]
        result.append(Item(name, fmean(everybody), fmean(winners) if winners else 0.0))
    return result


def lengths(games: Sequence[Game]) -> list[tuple[int, int, int]]:
    """Return a histogram of game lengths: from, up to, games."""
    counts = [len(game["moves"]) for game in games]
    step = max(1, (max(counts) - min(counts)) // 10 + 1)
    low = min(counts)
    result = []
    while low <= max(counts):
        number = len([count for count in counts if low <= count < low + step])
        result.append((low, low + step - 1, number))
        low += step
    return result
