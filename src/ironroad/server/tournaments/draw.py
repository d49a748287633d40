"""The tables of the next round of a Swiss system or a knock-out, drawn from what was played before.

People are given in the order of their standing, the best first; before the first round, in the order of a lot.
A table names its people by seat; a table of one is a bye.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from ironroad.server.tournaments.schedule import sit

Table = list[str]

AGAIN = 1e6
"""What it costs that two people meet again, next to the square of the difference of their points."""


class Past(NamedTuple):
    """What was drawn so far: the tables and byes of all rounds."""

    tables: Sequence[Table]
    byes: Sequence[str]

    def met(self) -> Counter[frozenset[str]]:
        """Return how often each pair met."""
        return Counter(
            [frozenset(pair) for table in self.tables for pair in combinations(table, 2)]
        )


def swiss_rounds(people: int, size: int) -> int:
    """Return the rounds of a Swiss system: one more than single winners of tables would need."""
    rounds, reached = 1, size
    while reached < people:
        rounds, reached = rounds + 1, reached * size
    return rounds + 1


def knock_out_stages(people: int, size: int) -> int:
    """Return the stages of a knock-out, the final included."""
    stages = 1
    while people > size:
        people = max(size, people // size + people % size)
        stages += 1
    return stages


def draw_swiss(
    ranked: Sequence[str], points: Mapping[str, float], size: int, past: Past
) -> list[Table]:
    """Return a round in which people of like points meet, as few as possible again; byes go to the last who had fewest."""
    had = Counter(past.byes)
    last_first = sorted(ranked, key=lambda person: (had[person], -ranked.index(person)))
    resting = set(last_first[: len(ranked) % size])
    playing = [person for person in ranked if person not in resting]
    tables = _divided(playing, points, size, past)
    _seat(tables, past)
    return tables + [[person] for person in ranked if person in resting]


def draw_stage(ranked: Sequence[str], size: int, games: int, past: Past) -> list[list[Table]]:
    """Return the rounds of a stage of a knock-out: groups that stay together for some games, in changing seats.

    Byes go to the best.
    """
    byes = len(ranked) % size
    groups = _divided(ranked[byes:], {}, size, past)
    rounds: list[list[Table]] = []
    for _ in range(games):
        tables = [list(group) for group in groups]
        _seat(tables, Past([*past.tables, *[table for each in rounds for table in each]], ()))
        rounds.append(tables + [[person] for person in ranked[:byes]])
    return rounds


def going_on(
    order: Sequence[str], groups: Iterable[Collection[str]], resting: Collection[str], size: int
) -> list[str]:
    """Return who plays the next stage of a knock-out, the best first; ``order`` has all who are there by their results.

    Those who rested and the first of each group go on; where they do not fill a table, the next of the groups do, too.
    """
    places = {
        person: place
        for group in groups
        for place, person in enumerate([person for person in order if person in group])
    }
    sure = [person for person in order if person in resting or places.get(person) == 0]
    others = [person for person in order if places.get(person, 0) > 0]
    others.sort(key=lambda person: places[person])
    chosen = {*sure, *others[: max(0, size - len(sure))]}
    return [person for person in order if person in chosen]


def _divided(
    people: Sequence[str], points: Mapping[str, float], size: int, past: Past
) -> list[Table]:
    """Divide people among tables, and exchange two as long as that makes it better."""
    tables = [list(people[at : at + size]) for at in range(0, len(people), size)]
    met = past.met()

    def cost(table: Iterable[str]) -> float:
        return sum(
            [
                AGAIN * met[frozenset(pair)]
                + (points.get(pair[0], 0.0) - points.get(pair[1], 0.0)) ** 2
                for pair in combinations(table, 2)
            ]
        )

    def improve(one: Table, other: Table) -> bool:
        before = cost(one) + cost(other)
        for here in range(size):
            for there in range(size):
                one[here], other[there] = other[there], one[here]
                if cost(one) + cost(other) < before:
                    return True
                one[here], other[there] = other[there], one[here]
        return False

    while any([improve(one, other) for one, other in combinations(tables, 2)]):
        pass
    return tables


def _seat(tables: Sequence[Table], past: Past) -> None:
    """Give everybody the seats that they have had least."""
    for table in tables:
        had = {person: [0] * len(table) for person in table}
        for before in past.tables:
            for seat, person in enumerate(before):
                if person in had:
                    had[person][seat] += 1
        sit(table, had)
