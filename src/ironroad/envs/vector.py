"""Gymnasium: one seat in each of many games, on top of a batch."""

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space

from ironroad.core.batch import NO_ACTION
from ironroad.core.match import OVER
from ironroad.envs.batch import Batch, told_actions
from ironroad.envs.game import refuse
from ironroad.envs.given import seat_among
from ironroad.envs.rewards import LOST
from ironroad.envs.spaces import check_illegal, observation_space

Policy = Callable[[Any, Any], Any]
"""A function from observations and masks, a row for each game, to actions."""


class VectorEnv(Base):  # type: ignore[misc]  # Gymnasium is not there for every type check.
    """Many games in one process, one seat of each to be played; the others move at random or by a function.

    The own seat is ``seat`` in all games; without it, seats go round. A game that is over begins anew with the next
    step (``NEXT_STEP``). Observations, rewards and illegal actions are those of ``SingleEnv``.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str | Policy = "random",
        seat: int | None = None,
        rewards: str = "win",
        illegal: str = "lose",
        edition: str | None = None,
        **options: str,
    ) -> None:
        if isinstance(opponents, str) and opponents != "random":
            raise ValueError("opponents are 'random' or a function here; SingleEnv takes all bots")
        self._policy = None if isinstance(opponents, str) else opponents
        self._illegal = check_illegal(illegal)
        self.num_envs = num_envs
        self.batch = Batch(
            title, num_envs, seats, rewards=rewards, edition=edition, seed=None, **options
        )
        count = self.batch.rules.seats
        fixed = None if seat is None else seat_among(seat, count)
        self._own = np.array(
            [place % count if seat is None else fixed for place in range(num_envs)]
        )
        width, actions = self.batch.observations.shape[1], self.batch.masks.shape[1]
        self.single_observation_space = observation_space(width, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew and play them up to the first decision of the own seat."""
        self.batch.reset(seed)
        self._play_on()
        return self._seen(), self._infos()

    def _play_on(self) -> None:
        """Let the others move until the own seat decides in every game that is not over."""
        batch = self.batch
        while True:
            others = (batch.seats != OVER) & (batch.seats != self._own) & ~batch.terminated
            if not others.any():
                break
            if self._policy is None:
                chosen = np.array(batch.random_actions())
                chosen[~others] = NO_ACTION
            else:
                chosen = np.full(self.num_envs, NO_ACTION)
                told, legal = told_actions(
                    self._policy(batch.observations[others], batch.masks[others]),
                    batch.masks[others],
                )
                if not legal.all():
                    refuse(int(told[~legal][0]), batch.rules)
                chosen[others] = told
            batch.advance(chosen.tolist())
        for place in np.flatnonzero(batch.terminated).tolist():
            batch.observe(place, int(self._own[place]))

    def _seen(self) -> dict[str, Any]:
        batch = self.batch
        return {"observation": batch.observations.copy(), "action_mask": batch.masks.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "seat": self._own.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Take an action in each game, then let the others move until the own seat decides again."""
        batch = self.batch
        told, legal = told_actions(actions, batch.masks)
        chosen = told.astype(np.int64)
        over = batch.terminated.copy()
        chosen[over] = NO_ACTION
        wrong = ~legal & ~over
        if wrong.any():
            if self._illegal == "raise":
                refuse(int(chosen[wrong][0]), batch.rules)
            replaced = self._illegal == "replace"
            chosen[wrong] = np.array(batch.random_actions())[wrong] if replaced else NO_ACTION
            wrong &= not replaced
        batch.go_on(chosen.tolist(), np.flatnonzero(over).tolist())
        batch.terminated[wrong] = True
        self._play_on()
        rewards = batch.rewards[np.arange(self.num_envs), self._own].astype(np.float64)
        rewards[wrong] = LOST
        infos = self._infos()
        self._tell_ends(infos, wrong)
        truncated: Any = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, batch.terminated.copy(), truncated, infos

    def _tell_ends(self, infos: dict[str, Any], wrong: Any) -> None:
        """Add places and totals of the games that are over, in arrays as Gymnasium has them."""
        batch = self.batch
        played = batch.terminated & ~wrong
        if wrong.any():
            infos["illegal"] = wrong.copy()
        if not played.any():
            return
        for name in ("place", "total"):
            infos[name] = np.zeros(self.num_envs, np.int64)
            infos[f"_{name}"] = played.copy()
        for place in np.flatnonzero(played).tolist():
            outcome = batch.outcome(place)
            assert outcome is not None
            infos["place"][place] = outcome.places[self._own[place]]
            infos["total"][place] = outcome.totals[self._own[place]]

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: there are no resources."""
