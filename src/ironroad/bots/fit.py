"""Fits a network to the decisions of games with NumPy (``ironroad[train]``): gradient descent with Adam.

The loss is the cross-entropy of the winner plus that of the advice, both over what is possible in a position.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ironroad.bots.network_names import Names
from ironroad.bots.networks import Numbers, sizes
from ironroad.bots.selfplay import Sample
from ironroad.core.title import Ruleset, Title

BATCH: Final = 512
RATE: Final = 0.002
"""The step size at the start; it falls to nothing along a cosine."""
DECAY: Final = 3.0
"""By how much weights shrink in each step, times the step size: games are few for as many weights."""
MOMENTS: Final = (0.9, 0.999)
TINY: Final = 1e-8
IMPOSSIBLE: Final = -1e9


class Data(NamedTuple):
    """Positions as arrays: inputs as places and amounts, then what is possible and what is right."""

    places: Any
    amounts: Any
    starts: Any
    """The first place of each position, and the end of the last."""
    players: Any
    won: Any
    scores: Any
    legal: Any
    advice: Any

    @property
    def size(self) -> int:
        """How many positions there are."""
        return len(self.won)


class Collector:
    """Puts positions of several rule sets into arrays."""

    def __init__(self, title: Title[Any], names: Names) -> None:
        self._title: Final = title
        self._names: Final = names
        self._actions: Final = {text: place for place, text in enumerate(names.actions)}
        self._known: Final[dict[Any, Any]] = {}
        self._counts: Final[list[Any]] = []
        self._places: Final[list[Any]] = []
        self._amounts: Final[list[Any]] = []
        self._rest: Final[list[tuple[Any, ...]]] = []

    def add(self, rules: Ruleset, samples: Sequence[Sample]) -> None:
        """Add positions of a game."""
        if not samples:
            return
        setup, tables, wides, actions = self._tables(rules)
        rows = np.frombuffer(b"".join([sample.row for sample in samples]), np.uint8)
        rows = rows.reshape(len(samples), -1)
        where, shown = np.nonzero(rows)
        found = tables[shown, rows[where, shown]]
        used = found["amount"] > 0
        more = [(number, place, 1.0) for number in range(len(samples)) for place in setup]
        for number, row in enumerate(rows if wides else []):
            for at, shares in wides:
                value = int(row[at]) + 256 * int(row[at + 1])
                more += [(number, *each) for each in shares[min(value, len(shares) - 1)]]
        extra = np.array(more)
        owners = np.append(np.stack([where, where], axis=1)[used], extra[:, 0].astype(int))
        order = np.argsort(owners, kind="stable")
        self._counts.append(np.bincount(owners, minlength=len(samples)))
        self._places.append(np.append(found["place"][used], extra[:, 1])[order].astype(np.int32))
        self._amounts.append(
            np.append(found["amount"][used], extra[:, 2])[order].astype(np.float32)
        )
        for sample in samples:
            advised = actions[[action for action, _ in sample.advice]]
            shares = np.array([share for _, share in sample.advice], np.float32)
            rest = (rules.seats, sample.won, sample.scores, actions[sample.legal], advised, shares)
            self._rest.append(rest)

    def _tables(self, rules: Ruleset) -> Any:
        """Return the inputs of a rule set: of the set-up, of each byte and value, of numbers of two bytes; and its actions."""
        key = (rules.seats, tuple(rules.options.items()))
        if key not in self._known:
            encoder = self._title.encoder(rules)
            kind = np.dtype([("place", np.int32), ("amount", np.float32)])
            tables: Any = np.zeros((encoder.spec.size, 256, 2), kind)
            wides = []
            for field in encoder.spec.fields:
                shares = self._names.shares(field)
                if field.width > 1:
                    wides.append((field.at, shares))
                    continue
                for value in range(256):
                    for which, each in enumerate(shares[min(value, len(shares) - 1)]):
                        tables[field.at, value, which] = each
            actions = np.array([self._actions[a.text] for a in rules.catalogue.actions], np.int32)
            self._known[key] = (self._names.setup_inputs(rules), tables, wides, actions)
        return self._known[key]

    def data(self) -> Data:
        """Return everything that was added."""
        count, players = len(self._rest), self._names.players
        numbers = {name: np.zeros((count, players), np.float32) for name in ("won", "scores")}
        possible = np.zeros((count, players), bool)
        legal, advice = [], []
        for place, (seats, won, scores, options, advised, shares) in enumerate(self._rest):
            rivals = len(scores) > seats
            columns = [*range(seats), players - 1] if rivals else [*range(seats)]
            possible[place, columns] = True
            numbers["won"][place, columns] = won[: len(columns)]
            rest = [max(scores[seats:])] if rivals else []
            numbers["scores"][place, columns] = [*scores[:seats], *rest]
            legal.append(options)
            advice.append((advised, shares / max(shares.sum(), TINY)))
        starts = np.concatenate([[0], np.cumsum(np.concatenate(self._counts))])
        return Data(
            np.concatenate(self._places),
            np.concatenate(self._amounts),
            starts,
            possible,
            numbers["won"],
            numbers["scores"],
            legal,
            advice,
        )


def fresh(names: Names, width: int, seed: int) -> dict[str, Any]:
    """Return the numbers of a network that has learned nothing."""
    draw = np.random.default_rng(seed)
    found = {name: np.zeros(size, np.float32) for name, size in sizes(names, width).items()}
    for name, spread in (("inputs", 0.1), ("inner", (2 / width) ** 0.5)):
        found[name] = (draw.standard_normal(len(found[name])) * spread).astype(np.float32)
    found["trust"] += 0.05
    return shaped(found, width)


def shaped(numbers: Any, width: int) -> dict[str, Any]:
    """Return the tables of a network as matrices."""
    return {
        name: np.array(values, np.float32).reshape(-1, width)
        if name in ("inputs", "inner", "players", "actions")
        else np.array(values, np.float32)
        for name, values in numbers.items()
    }


def flat(numbers: dict[str, Any]) -> Numbers:
    """Return the numbers as plain lists."""
    return {name: values.ravel().tolist() for name, values in numbers.items()}


def _dense(data: Data, chosen: Any, inputs: int) -> Any:
    """Return the inputs of some positions as a matrix."""
    counts = data.starts[chosen + 1] - data.starts[chosen]
    rows = np.repeat(np.arange(len(chosen)), counts)
    first = np.repeat(data.starts[chosen] - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
    at = first + np.arange(counts.sum())
    found: Any = np.zeros((len(chosen), inputs), np.float32)
    found[rows, data.places[at]] = data.amounts[at]
    return found


def _softmax(logits: Any, possible: Any) -> Any:
    masked = np.where(possible, logits, IMPOSSIBLE)
    shares = np.exp(masked - masked.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def _targets(data: Data, chosen: Any, actions: int) -> tuple[Any, Any]:
    """Return which actions are legal in some positions, and the advice."""
    legal: Any = np.zeros((len(chosen), actions), bool)
    advice: Any = np.zeros((len(chosen), actions), np.float32)
    for place, number in enumerate(chosen):
        legal[place, data.legal[number]] = True
        where, shares = data.advice[number]
        advice[place, where] = shares
    return legal, advice


class Forward(NamedTuple):
    """The layers of some positions and the shares that come out."""

    inputs: Any
    first: Any
    second: Any
    chances: Any
    policy: Any


def forward(data: Data, names: Names, numbers: dict[str, Any], chosen: Any, legal: Any) -> Forward:
    """Return what a network tells about some positions."""
    inputs = _dense(data, chosen, names.inputs)
    first = np.maximum(inputs @ numbers["inputs"] + numbers["start"], 0)
    second = np.maximum(first @ numbers["inner"] + numbers["inner_start"], 0)
    values = second @ numbers["players"].T + numbers["player_start"]
    values += numbers["trust"] * data.scores[chosen]
    chances = _softmax(values, data.players[chosen])
    policy = _softmax(second @ numbers["actions"].T + numbers["action_start"], legal)
    return Forward(inputs, first, second, chances, policy)


def gradients(data: Data, names: Names, numbers: dict[str, Any], chosen: Any) -> dict[str, Any]:
    """Return how the mean loss of some positions changes with each number."""
    legal, advice = _targets(data, chosen, len(names.actions))
    seen = forward(data, names, numbers, chosen, legal)
    won = data.won[chosen]
    to_players = (seen.chances * won.sum(axis=1, keepdims=True) - won) / len(chosen)
    to_actions = (seen.policy * advice.sum(axis=1, keepdims=True) - advice) / len(chosen)
    to_second = to_players @ numbers["players"] + to_actions @ numbers["actions"]
    to_second *= seen.second > 0
    to_first = to_second @ numbers["inner"].T
    to_first *= seen.first > 0
    return {
        "start": to_first.sum(axis=0),
        "inputs": seen.inputs.T @ to_first,
        "inner": seen.first.T @ to_second,
        "inner_start": to_second.sum(axis=0),
        "players": to_players.T @ seen.second,
        "player_start": to_players.sum(axis=0),
        "actions": to_actions.T @ seen.second,
        "action_start": to_actions.sum(axis=0),
        "trust": (to_players * data.scores[chosen]).sum(keepdims=True)[0],
    }


Progress = Callable[[int, int], Any]


def fit(
    data: Data, names: Names, numbers: dict[str, Any], epochs: int, seed: int, progress: Progress
) -> dict[str, Any]:
    """Return the numbers of a network after as many passes over the positions."""
    draw = np.random.default_rng(seed)
    moments = {
        name: [np.zeros_like(values), np.zeros_like(values)] for name, values in numbers.items()
    }
    numbers = {name: values.copy() for name, values in numbers.items()}
    steps = max(1, epochs * -(-data.size // BATCH))
    step = 0
    for _ in range(epochs):
        order = draw.permutation(data.size)
        for first in range(0, len(order), BATCH):
            chosen = np.sort(order[first : first + BATCH])
            found = gradients(data, names, numbers, chosen)
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, gradient in found.items():
                mean, square = moments[name]
                mean += (1 - MOMENTS[0]) * (gradient - mean)
                square += (1 - MOMENTS[1]) * (gradient**2 - square)
                change = mean / (1 - MOMENTS[0] ** step)
                change /= np.sqrt(square / (1 - MOMENTS[1] ** step)) + TINY
                shrunk = 0.0 if name == "trust" else DECAY * numbers[name]
                numbers[name] -= (rate * (change + shrunk)).astype(np.float32)
            progress(step, steps)
    return numbers


def told(data: Data, names: Names, numbers: dict[str, Any]) -> tuple[Any, Any]:
    """Return the chances of all players in each position, and the share that the policy gives to the advised actions."""
    chances, agreed = [], []
    for first in range(0, data.size, BATCH):
        chosen = np.arange(first, min(first + BATCH, data.size))
        legal, advice = _targets(data, chosen, len(names.actions))
        seen = forward(data, names, numbers, chosen, legal)
        chances.append(seen.chances)
        agreed.append(-(advice * np.log(seen.policy + 1e-12)).sum(axis=1))
    return np.concatenate(chances), np.concatenate(agreed)


def entropy(won: Any, chances: Any) -> float:
    """Return the mean cross-entropy of the winner."""
    return float(-(won * np.log(chances + 1e-12)).sum(axis=1).mean())


def linear_chances(data: Data, scale: float) -> Any:
    """Return the chances that the expected scores of the evaluation give, by a softmax with a scale."""
    return _softmax(data.scores / scale, data.players)


def best_scale(data: Data, scales: Sequence[float]) -> float:
    """Return the scale with which the evaluation predicts the winner best."""
    return min(scales, key=lambda scale: entropy(data.won, linear_chances(data, scale)))
