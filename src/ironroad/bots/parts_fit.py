"""Fits a network of parts to the advice of a search with NumPy (``ironroad[train]``): gradient descent with Adam.

The loss is the cross-entropy of the advice over the legal options.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from ironroad.bots.networks import Numbers
from ironroad.bots.parts import Glance, Recorder
from ironroad.bots.parts_files import sizes
from ironroad.bots.selfplay import Advice
from ironroad.core.engine import CHANCE, Options, advance, apply
from ironroad.core.title import Ruleset, Title

BATCH: Final = 512
RATE: Final = 0.005
"""The step size at the start; it falls to nothing along a cosine."""
DECAY: Final = 0.01
"""By how much the columns of features shrink in each step, times the step size."""
MOMENTS: Final = (0.9, 0.999)
TINY: Final = 1e-8
MATRICES: Final = ("features", "roles")


class Ragged:
    """Rows of different lengths, one after the other."""

    def __init__(self, rows: list[list[Any]], kind: Any = np.int32) -> None:
        self.starts: Final = np.concatenate([[0], np.cumsum([len(row) for row in rows])])
        self.values: Final = np.array([value for row in rows for value in row], kind)

    def of(self, chosen: Any) -> tuple[Any, Any]:
        """Return where the values of some rows are, and how many each has."""
        counts = self.starts[chosen + 1] - self.starts[chosen]
        before = np.cumsum(counts) - counts
        return np.repeat(self.starts[chosen] - before, counts) + np.arange(counts.sum()), counts


class PartsData(NamedTuple):
    """Positions as arrays: features by position and part, advice by position, roles and traits by option."""

    parts: int
    features: Ragged
    advice: Ragged
    roles: Ragged
    involved: Ragged
    """The part of each role."""
    traits: Ragged

    @property
    def size(self) -> int:
        """How many positions there are."""
        return len(self.advice.starts) - 1


class PartsCollector:
    """Replays games and collects what a network is told at each decision, with the advice."""

    def __init__(self, title: Title[Any], glance: type[Glance[Any]]) -> None:
        self._title: Final = title
        self._glance: Final[Any] = glance
        self._features: Final[list[list[int]]] = []
        self._advice: Final[list[list[float]]] = []
        self._roles: Final[list[list[int]]] = []
        self._involved: Final[list[list[int]]] = []
        self._traits: Final[list[list[int]]] = []

    def add(self, rules: Ruleset, actions: list[int], advice: list[Advice]) -> None:
        """Add the decisions of a game."""
        glance = self._glance(rules)
        state, options = self._title.setup(rules), Options()
        advance(state, options)
        left = iter(advice)
        for action in actions:
            frame: Any = state.stack.top()
            if frame.seat != CHANCE:
                self._see(glance, state, int(frame.seat), options.items, dict(next(left)))
            apply(state, action, options)

    def _see(
        self, glance: Glance[Any], state: Any, seat: int, legal: list[int], shares: dict[int, float]
    ) -> None:
        recorder = Recorder(glance.parts)
        glance.look(state, seat, recorder)
        self._features.extend(recorder.parts)
        total = sum(shares.values())
        self._advice.append([shares.get(action, 0.0) / total for action in legal])
        for action in legal:
            recorder.forget()
            glance.option(state, action, recorder)
            self._roles.append([role for role, _ in recorder.roles])
            self._involved.append([part for _, part in recorder.roles])
            self._traits.append(recorder.traits)

    def data(self) -> PartsData:
        """Return everything that was added."""
        return PartsData(
            self._glance.parts,
            Ragged(self._features),
            Ragged(self._advice, np.float32),
            Ragged(self._roles),
            Ragged(self._involved),
            Ragged(self._traits),
        )


def fresh(glance: type[Glance[Any]], width: int, seed: int) -> dict[str, Any]:
    """Return the numbers of a network that has learned nothing."""
    draw = np.random.default_rng(seed)
    found: dict[str, Any] = {}
    for name, size in sizes(glance, width).items():
        spread = 0.1 if name in MATRICES else 0.0
        values = (draw.standard_normal(size) * spread).astype(np.float32)
        found[name] = values.reshape(-1, width) if name in MATRICES else values
    found["start"] += 0.1
    return found


def flat(numbers: dict[str, Any]) -> Numbers:
    """Return the numbers as plain lists."""
    return {name: values.ravel().tolist() for name, values in numbers.items()}


class Forward(NamedTuple):
    """What a network makes of some positions, and what it needs to learn from them."""

    features: Any
    rows: Any
    """The row of each feature: a part of a position."""
    layers: Any
    owners: Any
    """The position of each option."""
    policy: Any
    advice: Any
    roles: Any
    role_options: Any
    role_rows: Any
    traits: Any
    trait_options: Any


def forward(data: PartsData, numbers: dict[str, Any], chosen: Any) -> Forward:
    """Return the policy for some positions."""
    parts = data.parts
    at, counts = data.features.of((chosen[:, None] * parts + np.arange(parts)).ravel())
    features = data.features.values[at]
    sums = np.add.reduceat(numbers["features"][features], np.cumsum(counts) - counts, axis=0)
    layers = np.maximum(sums + numbers["start"], 0)
    options, offered = data.advice.of(chosen)
    owners = np.repeat(np.arange(len(chosen)), offered)
    at, held = data.roles.of(options)
    roles, role_options = data.roles.values[at], np.repeat(np.arange(len(options)), held)
    role_rows = owners[role_options] * parts + data.involved.values[at]
    worth = (layers[role_rows] * numbers["roles"][roles]).sum(axis=1) + numbers["role_start"][roles]
    at, held = data.traits.of(options)
    traits, trait_options = data.traits.values[at], np.repeat(np.arange(len(options)), held)
    logits = np.bincount(role_options, worth, len(options))
    logits += np.bincount(trait_options, numbers["traits"][traits], len(options))
    first = np.cumsum(offered) - offered
    likely = np.exp(logits - np.maximum.reduceat(logits, first)[owners])
    policy = likely / np.add.reduceat(likely, first)[owners]
    return Forward(
        features,
        np.repeat(np.arange(len(counts)), counts),
        layers,
        owners,
        policy,
        data.advice.values[options],
        roles,
        role_options,
        role_rows,
        traits,
        trait_options,
    )


def _sums(count: int, places: Any, rows: Any) -> Any:
    """Return the sums of the rows by place."""
    order = np.argsort(places, kind="stable")
    ordered = places[order]
    first = np.flatnonzero(np.append([True], ordered[1:] != ordered[:-1]))
    found = np.zeros((count, rows.shape[1]), np.float32)
    found[ordered[first]] = np.add.reduceat(rows[order], first, axis=0)
    return found


def gradients(data: PartsData, numbers: dict[str, Any], chosen: Any) -> dict[str, Any]:
    """Return how the mean loss of some positions changes with each number."""
    seen = forward(data, numbers, chosen)
    to_options = ((seen.policy - seen.advice) / len(chosen)).astype(np.float32)
    to_roles = to_options[seen.role_options]
    pulled = to_roles[:, None] * numbers["roles"][seen.roles]
    to_layers = _sums(len(seen.layers), seen.role_rows, pulled) * (seen.layers > 0)
    used = to_roles[:, None] * seen.layers[seen.role_rows]
    return {
        "start": to_layers.sum(axis=0),
        "features": _sums(len(numbers["features"]), seen.features, to_layers[seen.rows]),
        "roles": _sums(len(numbers["roles"]), seen.roles, used),
        "role_start": np.bincount(seen.roles, to_roles, len(numbers["role_start"])),
        "traits": np.bincount(seen.traits, to_options[seen.trait_options], len(numbers["traits"])),
    }


Progress = Callable[[int, int], Any]


def fit(
    data: PartsData, numbers: dict[str, Any], epochs: int, seed: int, progress: Progress
) -> dict[str, Any]:
    """Return the numbers of a network after as many passes over the positions."""
    draw = np.random.default_rng(seed)
    numbers = {name: values.copy() for name, values in numbers.items()}
    moments = {
        name: [np.zeros_like(values), np.zeros_like(values)] for name, values in numbers.items()
    }
    steps = max(1, epochs * -(-data.size // BATCH))
    step = 0
    for _ in range(epochs):
        order = draw.permutation(data.size)
        for first in range(0, len(order), BATCH):
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            found = gradients(data, numbers, order[first : first + BATCH])
            for name, gradient in found.items():
                mean, square = moments[name]
                mean += (1 - MOMENTS[0]) * (gradient - mean)
                square += (1 - MOMENTS[1]) * (gradient**2 - square)
                change = mean / (1 - MOMENTS[0] ** step)
                change /= np.sqrt(square / (1 - MOMENTS[1] ** step)) + TINY
                shrunk = DECAY * numbers[name] if name == "features" else 0.0
                numbers[name] -= (rate * (change + shrunk)).astype(np.float32)
            progress(step, steps)
    return numbers


def told(data: PartsData, numbers: dict[str, Any]) -> dict[str, Any]:
    """Return how well a network tells the advice: cross-entropies, and how often its likeliest option is the advised one."""
    loss = least = equal = hits = chance = 0.0
    for first in range(0, data.size, BATCH):
        chosen = np.arange(first, min(first + BATCH, data.size))
        seen = forward(data, numbers, chosen)
        loss -= float((seen.advice * np.log(seen.policy + TINY)).sum())
        least -= float((seen.advice * np.log(seen.advice + TINY)).sum())
        counts = np.bincount(seen.owners)
        equal += float(np.log(counts).sum())
        chance += float((1 / counts).sum())
        starts = np.cumsum(counts) - counts
        likeliest = seen.policy >= np.maximum.reduceat(seen.policy, starts)[seen.owners]
        advised = seen.advice >= np.maximum.reduceat(seen.advice, starts)[seen.owners]
        hits += len(np.unique(seen.owners[likeliest & advised]))
    names = ("network", "equal", "least", "agreed", "chance")
    found = (loss, equal, least, hits, chance)
    return {name: round(value / data.size, 4) for name, value in zip(names, found, strict=True)}
