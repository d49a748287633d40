"""What many games say about a title: seats, openings, deeds of winners, length, endings."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from ironroad.lab.match import Game
from ironroad.lab.ratings import Interval, mean_of, wilson

LEAST_SEATS: Final = 5
"""What fewer seats did is chance, and left out."""
OPENING: Final = 2
"""An opening is so many decisions of a seat."""
BETWEEN: Final = ", "
"""What stands between the decisions of an opening."""


class Deed(NamedTuple):
    """Something that seats did, how many of them, and how they fared."""

    name: str
    seats: int
    wins: Interval
    score: Interval


class Item(NamedTuple):
    """A part of the score: points of all seats and of winners."""

    name: str
    points: float
    winners: float


def fared(name: str, seats: Sequence[tuple[Game, int]]) -> Deed:
    """Return how these seats fared."""
    wins = sum([1 / game["places"].count(1) for game, seat in seats if game["places"][seat] == 1])
    scores = [float(game["totals"][seat]) for game, seat in seats]
    return Deed(name, len(seats), wilson(wins, len(seats)), mean_of(scores))


def by_seat(games: Sequence[Game]) -> list[Deed]:
    """Return how each seat fared."""
    count = max([len(game["totals"]) for game in games])
    return [
        fared(str(seat + 1), [(game, seat) for game in games if seat < len(game["totals"])])
        for seat in range(count)
    ]


def decisions(game: Game, seat: int) -> list[str]:
    """Return what a seat decided, in order."""
    return [
        move for move, decider in zip(game["moves"], game["seats"], strict=True) if decider == seat
    ]


def openings(games: Sequence[Game]) -> list[Deed]:
    """Return the openings by how often they were played."""
    groups: dict[str, list[tuple[Game, int]]] = {}
    for game in games:
        for seat in range(len(game["totals"])):
            if first := decisions(game, seat)[:OPENING]:
                groups.setdefault(BETWEEN.join(first), []).append((game, seat))
    found = [fared(name, seats) for name, seats in groups.items() if len(seats) >= LEAST_SEATS]
    return sorted(found, key=lambda deed: (-deed.seats, deed.name))


def deeds(games: Sequence[Game]) -> list[Deed]:
    """Return every action that seats took at least once: engineers hired, companies bought, and so on."""
    groups: dict[str, list[tuple[Game, int]]] = {}
    for game in games:
        for seat in range(len(game["totals"])):
            for name in set(decisions(game, seat)):
                groups.setdefault(name, []).append((game, seat))
    found = [fared(name, seats) for name, seats in groups.items() if len(seats) >= LEAST_SEATS]
    return sorted(found, key=lambda deed: (-deed.wins.value, -deed.seats, deed.name))


def items(games: Sequence[Game]) -> list[Item]:
    """Return where points come from."""
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
    """Return how many games had a length in each range: from, up to, games."""
    counts = [len(game["moves"]) for game in games]
    step = max(1, (max(counts) - min(counts)) // 10 + 1)
    low = min(counts)
    result = []
    while low <= max(counts):
        number = len([count for count in counts if low <= count < low + step])
        result.append((low, low + step - 1, number))
        low += step
    return result
