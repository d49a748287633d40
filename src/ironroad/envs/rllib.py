"""RLlib: a title as an environment of several agents with action masks, registered with Ray as ``ironroad``.

It needs Ray with RLlib (the extra ``rllib``). Importing this registers it; the settings of ``AecEnv`` are given in
``env_config``, the title as ``title``.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from ironroad.bots.seeds import derive_seed
from ironroad.core.dealer import Dealer
from ironroad.core.encoding import MOST_BYTE, Spec
from ironroad.envs.game import final_info
from ironroad.envs.rewards import LOST, reward_of
from ironroad.envs.spaces import check_illegal
from ironroad.envs.union import game_for, union_of

NAME = "ironroad"
LARGEST_SEED = 2**63


def scale_of(spec: Spec) -> Any:
    """Return what the bytes of a row are multiplied with, so that numbers are between 0 and 1."""
    scale: Any = np.zeros(spec.size, np.float32)
    for field in spec.fields:
        high = field.high if field.width == 1 else MOST_BYTE
        scale[field.at : field.at + field.width] = 1 / max(1, high)
    return scale


class RllibEnv(MultiAgentEnv):  # type: ignore[misc]  # Ray is not there for every type check.
    """A game whose seats are agents; only the one to move observes and acts.

    An observation has ``observations``, the numbers of the title's encoder between 0 and 1, and ``action_mask``, as
    RLlib's module for masks wants them. Rewards are given at the end. An illegal action loses the game, raises
    ``IllegalAction`` or is replaced (``illegal``), as in ``AecEnv``: RLlib's own check chooses without looking at masks.
    """

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        given = dict(config or {})
        title, seats = given.pop("title"), given.pop("seats", None)
        self._reward = reward_of(given.pop("rewards", "win"))
        self._illegal = check_illegal(given.pop("illegal", "lose"))
        edition, union = given.pop("edition", None), given.pop("union", False)
        self.game = game_for(title, seats, given, edition, union)
        self._scale = scale_of(union_of(title).spec if union else self.game.encoder.spec)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.rules.seats)]
        self.agents = self.possible_agents[:]
        space = spaces.Dict(
            {
                "observations": spaces.Box(0, 1, (self.game.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }
        self._random: Any = np.random.default_rng()
        self._replacing = Dealer(0)

    def _seen(self, seat: int) -> dict[str, Any]:
        row = np.frombuffer(self.game.row(seat), np.uint8)
        mask = np.frombuffer(self.game.mask(seat), np.uint8)
        return {"observations": row * self._scale, "action_mask": mask.astype(np.float32)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; games after one with a seed follow from it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        game_seed = int(self._random.integers(LARGEST_SEED))
        self._replacing = Dealer(derive_seed(game_seed, "replace"))
        self.game.begin(game_seed)
        return self._told(), {}

    def _told(self) -> dict[str, Any]:
        seat = self.game.seat
        assert seat is not None
        return {self.possible_agents[seat]: self._seen(seat)}

    def step(self, action_dict: dict[str, Any]) -> tuple[Any, ...]:
        """Take the action of the agent to move."""
        game = self.game
        seat = game.seat
        assert seat is not None
        action = int(action_dict[self.possible_agents[seat]])
        if not game.try_step(action):
            if self._illegal == "lose":
                lost = [LOST if other == seat else 0.0 for other in range(game.rules.seats)]
                return self._ended(lost, [{"illegal": each == LOST} for each in lost])
            replace = self._illegal == "replace"
            game.step(game.random_action(self._replacing) if replace else action)
        outcome = game.outcome
        if outcome is None:
            # RLlib wants a reward for whoever acted and is to act again.
            nothing = {self.possible_agents[seat]: 0.0}
            return self._told(), nothing, {"__all__": False}, {"__all__": False}, {}
        infos = [final_info(outcome, each) for each in range(game.rules.seats)]
        return self._ended(self._reward(outcome), infos)

    def _ended(self, rewards: list[float], infos: list[dict[str, Any]]) -> tuple[Any, ...]:
        """Return what all agents are told when a game is over."""
        agents = self.possible_agents
        return (
            {agent: self._seen(seat) for seat, agent in enumerate(agents)},
            dict(zip(agents, rewards, strict=True)),
            {"__all__": True},
            {"__all__": False},
            dict(zip(agents, infos, strict=True)),
        )


register_env(NAME, RllibEnv)
