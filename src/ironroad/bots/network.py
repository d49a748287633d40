"""A small network that tells the winning chances of all players and how likely each action is to be the best.

Its input is the row of a seat (``core.encoding``). For every number of a row, each value has a column of the first layer;
most numbers are zero, which has none, so that layer is a sum of few columns. Two rectified layers follow, then a value
for each player and one for each action. The values of players are added to what the title's evaluation expects of them,
so that a network need not learn again what the evaluation knows.
"""

import math
from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.bots.lane import Column
from ironroad.core.encoding import Encoder
from ironroad.core.engine import State
from ironroad.core.native import i64


class Wide:
    """A number of two bytes: its place in the row and a column for each value; larger ones count as the last."""

    def __init__(self, at: int, columns: list[Column]) -> None:
        self.at: Final[i64] = at
        self.columns: Final = columns


class Layers:
    """The numbers of a network, made ready for one rule set."""

    def __init__(
        self,
        start: Column,
        inputs: list[list[Column]],
        wides: list[Wide],
        inner: list[list[Column]],
        inner_start: Column,
        players: list[Column],
        player_start: list[float],
        actions: list[Column],
        action_start: list[float],
        trust: float,
    ) -> None:
        self.start: Final = start
        """What the first layer has before any number is added; it depends on seats and options."""
        self.inputs: Final = inputs
        """For each byte of a row, the column of each value; larger values count as the last."""
        self.wides: Final = wides
        self.inner: Final = inner
        """For each lane of the first layer, the rows of its sixteen numbers in the second."""
        self.inner_start: Final = inner_start
        self.players: Final = players
        """The seats counted from the one that looks, then one for the players without a seat, if the rules have any."""
        self.player_start: Final = player_start
        self.actions: Final = actions
        """In the order of the catalogue."""
        self.action_start: Final = action_start
        self.trust: Final = trust
        """What an expected point counts."""


class Network:
    """Judges the positions of one rule set; the layers of the last position are kept, each search needs one of its own."""

    def __init__(self, encoder: Encoder[Any], evaluation: Evaluation[Any], layers: Layers) -> None:
        self._encoder: Final = encoder
        self._evaluation: Final = evaluation
        self._layers: Final = layers
        self._seats: Final[i64] = encoder.seats
        self._first: Final = [lane.twin() for lane in layers.start]
        self._second: Final = [lane.twin() for lane in layers.inner_start]

    def read(self, state: State, seat: i64) -> None:
        """Look at a position as a seat sees it; what the other methods tell is about this position."""
        layers = self._layers
        first = self._first
        second = self._second
        for place in range(len(first)):
            first[place].copy(layers.start[place])
            second[place].copy(layers.inner_start[place])
        self._add_inputs(self._encoder.encode(state, seat))
        for place in range(len(first)):
            first[place].rectify()
            first[place].pour(layers.inner[place], second)
        for place in range(len(second)):
            second[place].rectify()

    def _add_inputs(self, row: bytes) -> None:
        first = self._first
        inputs = self._layers.inputs
        count: i64 = len(row)
        place: i64 = 0
        while place < count:
            value: i64 = row[place]
            if value != 0:
                columns = inputs[place]
                last: i64 = len(columns) - 1
                _add(first, columns[value if value < last else last])
            place += 1
        for wide in self._layers.wides:
            low: i64 = row[wide.at]
            high: i64 = row[wide.at + 1]
            most: i64 = len(wide.columns) - 1
            _add(first, wide.columns[min(low + 256 * high, most)])

    def logit(self, action: i64) -> float:
        """Return the logarithm of how likely an action is the best, but for a term that all actions share."""
        layers = self._layers
        return self._product(layers.actions[action]) + layers.action_start[action]

    def chances(self, state: State, seat: i64) -> list[float]:
        """Return the winning chances by seat as one of them sees the position, then that of all others in the rules.

        They sum to one. The layers are those of this position afterwards.
        """
        self.read(state, seat)
        layers = self._layers
        scores = self._evaluation.expected_scores(state)
        count: i64 = len(layers.players)
        logits: list[float] = []
        top = -1e18
        for place in range(count):
            # The network counts seats from the one that looks; players without a seat come last.
            player: i64 = place
            if place < self._seats:
                player = (place - seat + self._seats) % self._seats
            logit = self._product(layers.players[player]) + layers.player_start[player]
            logit += layers.trust * scores[place]
            top = max(top, logit)
            logits.append(logit)
        total = 0.0
        for place in range(count):
            share = math.exp(logits[place] - top)
            logits[place] = share
            total += share
        for place in range(count):
            logits[place] /= total
        return logits

    def _product(self, column: Column) -> float:
        second = self._second
        total = 0.0
        for place in range(len(second)):
            total += second[place].dot(column[place])
        return total


def _add(into: Column, column: Column) -> None:
    for place in range(len(into)):
        into[place].add(column[place])
