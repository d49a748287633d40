"""The tables of a round robin: every pair meets as equally often as possible, and everybody has every seat.

People are numbers from 0 on. The same numbers of people, seats and rounds give the same schedule.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import ceil, exp
from random import Random
from typing import Final, TypeVar

FEWEST: Final = 3
"""People in a tournament."""
MOST_ROUNDS: Final = 15
SEED: Final = 34
STEPS: Final = 3_000
"""Exchanges that are tried for each round."""
WARM: Final = 4.0
COLD: Final = 0.15
"""What an exchange may cost at the beginning and at the end of the annealing, about."""

Table = list[int]
"""The people at a table by seat."""
Round = list[Table]
Person = TypeVar("Person", bound=Hashable)


def schedule(people: int, size: int, rounds: int | None = None) -> list[Round]:
    """Return the tables of each round, all with ``size`` seats; who is at none has a bye.

    Without a number of rounds, there are as few as are found in which all meet, and as many as there are seats where
    one table is enough for everybody: then everybody has every seat.
    """
    assert 2 <= size <= people
    if size == 2:
        count = people - 1 + people % 2
        found = [_pairs(people, number % count) for number in range(rounds or count)]
    elif size == people:
        found = [[list(range(people))] for _ in range(rounds or size)]
    elif rounds is not None:
        found = _groups(people, size, rounds)
    else:
        found = _fewest(people, size)
    return _seated(found, people, size)


def _pairs(people: int, number: int) -> Round:
    """Return a round of two at a table, by the circle method: the first stays, the others move on."""
    count = people + people % 2
    circle = [0, *[1 + (place + number) % (count - 1) for place in range(count - 1)]]
    pairs = [[circle[place], circle[-1 - place]] for place in range(count // 2)]
    return [pair for pair in pairs if max(pair) < people]


def _fewest(people: int, size: int) -> list[Round]:
    """Return the fewest rounds found in which all meet."""
    pairs = people * (people - 1) // 2
    in_a_round = people // size * (size * (size - 1) // 2)
    found: list[Round] = []
    for rounds in range(ceil(pairs / in_a_round), MOST_ROUNDS + 1):
        found = _groups(people, size, rounds)
        tables = [sorted(table) for tables in found for table in tables]
        if len({pair for table in tables for pair in combinations(table, 2)}) == pairs:
            break
    return found


def _groups(people: int, size: int, rounds: int) -> list[Round]:
    """Return tables for rounds, found by simulated annealing: two people of a round change places."""
    random = Random(SEED)
    plan = Plan(people, size, rounds, random)
    steps, warmth = STEPS * rounds, WARM
    cooling = (COLD / WARM) ** (1 / steps)
    for _ in range(steps):
        plan.exchange(random, warmth)
        warmth *= cooling
    return plan.best


class Plan:
    """The groups of each round while they are improved; a group with fewer people than seats has the byes."""

    def __init__(self, people: int, size: int, rounds: int, random: Random) -> None:
        self._size = size
        self._met = [[0] * people for _ in range(people)]
        self._rounds: list[list[list[int]]] = []
        for number in range(rounds):
            order = random.sample(range(people), people)
            # Byes go round, so that nobody has two more than another.
            free = [(number * (people % size) + n) % people for n in range(people % size)]
            order = [person for person in order if person not in free] + free
            self._rounds.append([order[at : at + size] for at in range(0, people, size)])
        for groups in self._rounds:
            for group in groups:
                for one, other in permutations(group if len(group) == size else [], 2):
                    self._met[one][other] += 1
        self._cost = self._least = 0
        self.best = self._tables()

    def exchange(self, random: Random, warmth: float) -> None:
        """Let two people of a round change tables, if that is better or the plan still warm enough."""
        full = [group for group in random.choice(self._rounds) if len(group) == self._size]
        if len(full) < 2:
            return
        one, other = random.sample(full, 2)
        here, there = random.randrange(self._size), random.randrange(self._size)
        change = self._change(one, here, other, there)
        if change > 0 and random.random() >= exp(-change / warmth):
            return
        self._count(one, here, other, there)
        one[here], other[there] = other[there], one[here]
        self._cost += change
        if self._cost < self._least:
            self._least, self.best = self._cost, self._tables()

    def _change(self, one: list[int], here: int, other: list[int], there: int) -> int:
        """Return by how much the sum of the squares of all meetings would change."""
        first, second = self._met[one[here]], self._met[other[there]]
        change = 0
        for seat, person in enumerate(one):
            if seat != here:
                change += 2 * (second[person] - first[person]) + 2
        for seat, person in enumerate(other):
            if seat != there:
                change += 2 * (first[person] - second[person]) + 2
        return change

    def _count(self, one: list[int], here: int, other: list[int], there: int) -> None:
        first, second = one[here], other[there]
        for seat, person in enumerate(one):
            if seat != here:
                self._add(first, person, -1)
                self._add(second, person, 1)
        for seat, person in enumerate(other):
            if seat != there:
                self._add(second, person, -1)
                self._add(first, person, 1)

    def _add(self, one: int, other: int, count: int) -> None:
        self._met[one][other] += count
        self._met[other][one] += count

    def _tables(self) -> list[Round]:
        return [
            [list(group) for group in groups if len(group) == self._size] for groups in self._rounds
        ]


def _seated(rounds: Sequence[Round], people: int, size: int) -> list[Round]:
    """Return the rounds with everybody at every seat as equally often as possible."""
    had = {person: [0] * size for person in range(people)}
    seated = [[list(table) for table in tables] for tables in rounds]
    tables = [table for tables in seated for table in tables]
    for table in tables:
        sit(table, had)
    for _ in range(2 * size):  # Again with all other tables known.
        for table in tables:
            for seat, person in enumerate(table):
                had[person][seat] -= 1
            sit(table, had)
    return seated


def sit(table: list[Person], had: Mapping[Person, list[int]]) -> None:
    """Order a table so that its people get the seats that they have had least, and count them."""

    def cost(order: Iterable[Person]) -> int:
        return sum([had[person][seat] for seat, person in enumerate(order)])

    # Among orders as good as the present one another is taken: so a chain of exchanges can come about.
    table[:] = min([*permutations(table)][::-1], key=cost)
    for seat, person in enumerate(table):
        had[person][seat] += 1
