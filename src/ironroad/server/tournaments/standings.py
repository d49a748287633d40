"""Points and places in a tournament.

At a table everybody gets a point for each opponent behind them and half a point for each at the same place. A bye is
worth half of what a table has. Equal points are ordered by first places, then by the points of the opponents met;
whoever is still equal shares the place. In a knock-out it counts before all this who came further, and how they did there.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ironroad.server import wire


class Played(NamedTuple):
    """A table that is over: the places by person; bots have none of their own."""

    round: int
    places: dict[str, int]
    others: list[int]
    """The places of bots that sat there from the beginning."""


Progress = dict[str, tuple[int, float, int]]
"""The stage of a knock-out that somebody reached, and points and first places in it."""


class Score:
    """What somebody has reached."""

    def __init__(self) -> None:
        self.points = 0.0
        self.games = 0
        self.byes = 0
        self.wins = 0
        self.met: list[str] = []


def standings(
    entrants: Sequence[wire.Entrant],
    size: int,
    played: Sequence[Played],
    byes: Sequence[str],
    progress: Progress | None = None,
) -> list[wire.TournamentStanding]:
    """Return how everybody stands; ``byes`` has a person once for each bye."""
    scores = {entrant.person: Score() for entrant in entrants}
    _count(scores, played)
    for person in byes:
        scores[person].byes += 1
        scores[person].points += (size - 1) / 2
    reached = {entrant.person: (0, 0.0, 0) for entrant in entrants} | (progress or {})
    keys = {person: (reached[person], _key(score, scores)) for person, score in scores.items()}
    lines = [
        wire.TournamentStanding(
            place=1 + len([other for other in keys.values() if other > keys[entrant.person]]),
            person=entrant.person,
            name=entrant.name,
            withdrawn=entrant.withdrawn,
            points=scores[entrant.person].points,
            games=scores[entrant.person].games,
            byes=scores[entrant.person].byes,
            wins=scores[entrant.person].wins,
            opposition=keys[entrant.person][1][2],
            reached=reached[entrant.person][0],
        )
        for entrant in entrants
    ]
    return sorted(lines, key=lambda line: (line.place, line.name, line.person))


def points_of(played: Sequence[Played]) -> dict[str, tuple[float, int]]:
    """Return the points and first places of everybody at some tables."""
    scores = {person: Score() for table in played for person in table.places}
    _count(scores, played)
    return {person: (score.points, score.wins) for person, score in scores.items()}


def _count(scores: Mapping[str, Score], played: Sequence[Played]) -> None:
    for table in played:
        for person, place in table.places.items():
            rivals = [one for other, one in table.places.items() if other != person]
            score = scores[person]
            score.games += 1
            score.points += sum([_point(place, one) for one in [*rivals, *table.others]])
            score.wins += place == 1
            score.met += [other for other in table.places if other != person]


def _point(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def _key(score: Score, scores: dict[str, Score]) -> tuple[float, int, float]:
    return score.points, score.wins, sum([scores[other].points for other in score.met])
