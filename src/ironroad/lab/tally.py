"""What many games came to: counted where they are played, so that processes hand over a few numbers and no games."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Final, TypedDict


class RandomGame(TypedDict):
    """A finished game, as a line of the output."""

    game: int
    seed: int
    moves: int
    totals: list[int]
    places: list[int]
    reasons: list[str]


class Tally:
    """Scores and places by seat, lengths and endings of games of one seat count."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.totals: Final[list[Counter[int]]] = [Counter() for _ in range(seats)]
        """How often each seat had each total."""
        self.places: Final[Counter[tuple[int, ...]]] = Counter()
        """How often the seats had these places."""
        self.moves: Final[Counter[int]] = Counter()
        """How many games had each number of moves."""
        self.reasons: Final[Counter[str]] = Counter()
        """How often each reason ended a game."""

    def add(self, games: Sequence[RandomGame]) -> None:
        """Count more games."""
        self.games += len(games)
        for seat, counts in enumerate(self.totals):
            counts.update([game["totals"][seat] for game in games])
        self.places.update([tuple(game["places"]) for game in games])
        self.moves.update([game["moves"] for game in games])
        self.reasons.update([reason for game in games for reason in game["reasons"]])

    def merge(self, other: "Tally") -> None:
        """Count the games of another tally, too."""
        self.games += other.games
        for counts, others in zip(self.totals, other.totals, strict=True):
            counts.update(others)
        self.places.update(other.places)
        self.moves.update(other.moves)
        self.reasons.update(other.reasons)

    def wins(self, seat: int) -> float:
        """Return how many games a seat won; a shared win counts as a fraction."""
        won: Counter[int] = Counter()
        for places, count in self.places.items():
            if places[seat] == 1:
                won[places.count(1)] += count
        return sum([count / winners for winners, count in sorted(won.items())])

    def decisions(self) -> int:
        """Return the number of moves of all games."""
        return total(self.moves)


def total(counts: Counter[int]) -> int:
    """Return the total of numbers of which it is known how often each occurred."""
    return sum([number * count for number, count in counts.items()])


def mean(counts: Counter[int]) -> float:
    """Return their mean."""
    return total(counts) / counts.total()


def deviation(counts: Counter[int]) -> float:
    """Return their standard deviation."""
    count = counts.total()
    squares = sum([number * number * times for number, times in counts.items()])
    return sqrt(Fraction(count * squares - total(counts) ** 2, count * count))
