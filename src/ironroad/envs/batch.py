"""Many games at once, in NumPy arrays that are made once."""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ironroad.bots.seeds import derive_seed
from ironroad.core.batch import NO_ACTION, Games
from ironroad.core.dealer import Dealer
from ironroad.core.match import OVER
from ironroad.core.outcome import Outcome
from ironroad.envs.game import refuse, seats_for
from ironroad.envs.given import at_least_one
from ironroad.envs.rewards import reward_of
from ironroad.face import rules_for
from ironroad.games import REGISTRY

TRUE = b"\x01"


class Arrays(NamedTuple):
    """What a batch writes: a row, or a number, for each game."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    terminated: Any

    @staticmethod
    def kinds(width: int, actions: int, seats: int) -> tuple[tuple[int, Any], ...]:
        """Return how many numbers of which type each array has for a game."""
        return (
            *((width, np.uint8), (actions, np.int8)),
            *((1, np.int8), (seats, np.float32), (1, np.bool_)),
        )

    @classmethod
    def new(cls, n: int, width: int, actions: int, seats: int) -> "Arrays":
        """Return arrays of zeros."""
        made = [np.zeros((n, count), type) for count, type in cls.kinds(width, actions, seats)]
        return cls(made[0], made[1], made[2][:, 0], made[3], made[4][:, 0])


class Batch:
    """``n`` games of one rule set; every step takes an action of the seat to move in each of them.

    All arrays are overwritten by each step: ``observations`` (n, numbers) and ``masks`` (n, actions) of the seat to
    move, ``seats`` (n) with -1 for games that are over, ``rewards`` (n, seats) and ``terminated`` (n).
    A game that is over begins anew with the next step, which ignores its action (Gymnasium's ``NEXT_STEP``); until then
    its observation is what the seat that moved last knows.
    """

    def __init__(
        self,
        title: str,
        n: int,
        seats: int | None = None,
        *,
        rewards: str = "win",
        edition: str | None = None,
        seed: int | None = None,
        **options: str,
    ) -> None:
        self.title = REGISTRY.title(title)
        self.rules = rules_for(title, seats_for(title, seats), options, edition)
        self.encoder = self.title.encoder(self.rules)
        self.n = n = at_least_one("n", n)
        self._reward = reward_of(rewards)
        arrays = self._arrays(self.encoder.spec.size, len(self.rules.catalogue))
        self.observations, self.masks, self.seats, self.rewards, self.terminated = arrays
        self._rows = memoryview(self.observations.reshape(-1))
        self._marks = memoryview(self.masks.reshape(-1).view(np.uint8))
        self._seats = memoryview(self.seats.view(np.uint8))
        self._games = Games(self.title, self.rules, self.encoder, self._seeds(seed))
        self._random = Dealer(0)
        self.reset(seed)

    def _arrays(self, width: int, actions: int) -> Arrays:
        return Arrays.new(self.n, width, actions, self.rules.seats)

    def _seeds(self, seed: int | None) -> list[int]:
        first = secrets.randbits(63) if seed is None else seed
        return [derive_seed(first, place) for place in range(self.n)]

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; with a seed, those that follow from it."""
        seeds = self._seeds(seed)
        for place, each in enumerate(seeds):
            self._games.seed(place, each)
        self._random = Dealer(seeds[0])
        self.rewards.fill(0)
        self.terminated.fill(False)
        self._show()

    def _show(self) -> None:
        self._games.write(self._rows, self._marks, self._seats)

    def step(self, actions: Sequence[int] | Any) -> None:
        """Take an action in each game; raise ``IllegalAction``, and change nothing, if one is not legal."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.n:
            raise ValueError(f"{self.n} games need as many actions, not {len(chosen)}")
        over = places_of(self.terminated)
        for place in over:
            chosen[place] = NO_ACTION
        if chosen.count(NO_ACTION) != len(over):
            refuse(NO_ACTION, self.rules)
        self._games.check(chosen)
        self.go_on(chosen, over)

    def go_on(self, chosen: list[int], over: list[int]) -> None:
        """Begin the games anew that are over, and take an action in each game but where it is -1; legality is not checked."""
        for place in over:
            self._games.begin(place)
            self.rewards[place] = 0
            self.terminated[place] = False
        self.advance(chosen)

    def advance(self, actions: list[int]) -> None:
        """Take an action in each game but where it is -1; legality is not checked, and no game begins anew."""
        self._games.step(actions)
        self._show()
        if OVER not in self._games.seats:
            return
        for place in places_of((self.seats == OVER) & ~self.terminated):
            outcome = self.outcome(place)
            assert outcome is not None
            self.rewards[place] = self._reward(outcome)
            self.terminated[place] = True

    def outcome(self, place: int) -> Outcome | None:
        """Return how a game ended; ``None`` while it runs."""
        return self.title.outcome(self._games.states[place])

    def observe(self, place: int, seat: int) -> None:
        """Put what another seat knows into the observation of a game."""
        first = place * self.observations.shape[1]
        self.encoder.encode_into(self._games.states[place], seat, self._rows, first)

    def random_actions(self) -> list[int]:
        """Return a legal action for each game, all equally likely; -1 where a game is over."""
        return self._games.random_actions(self._random)


def told_actions(actions: Any, masks: Any) -> tuple[Any, Any]:
    """Return actions as an array, one for each game, and which of them are legal."""
    chosen = np.asarray(actions)
    if chosen.shape != (len(masks),):
        raise ValueError(f"{len(masks)} games need as many actions, not {chosen.shape}")
    if chosen.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
    known = (chosen >= 0) & (chosen < masks.shape[1])
    return chosen, known & (masks[np.arange(len(masks)), np.where(known, chosen, 0)] == 1)


def places_of(marks: Any) -> list[int]:
    """Return where an array is true; nearly always that is nowhere, which a search for a byte finds fastest."""
    if TRUE not in marks.tobytes():
        return []
    places: list[int] = np.flatnonzero(marks).tolist()
    return places
