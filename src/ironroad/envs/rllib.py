"""RLlib: a title as an environment of several agents with action masks, registered with Ray as ``ironroad``.

It needs Ray with RLlib (the extra ``rllib``). Importing this registers it; the settings of ``AecEnv`` are given in
``env_config``, the title as ``title``.
"""

from operator import index
from typing import Any

from ironroad.bots.seeds import derive_seed
from ironroad.core.dealer import Dealer
from ironroad.core.encoding import Field, Spec
from ironroad.core.pieces import MOST_BYTE
from ironroad.envs.game import final_info
from ironroad.envs.given import from_extra
from ironroad.envs.rewards import LOST, reward_of
from ironroad.games import REGISTRY

with from_extra("rllib"):
    import numpy as np
    from gymnasium import spaces
    from ray.rllib.env.multi_agent_env import MultiAgentEnv
    from ray.tune.registry import register_env

    from ironroad.envs.spaces import check_illegal
    from ironroad.envs.union import game_for, union_of

NAME = "ironroad"
LARGEST_SEED = 2**63
ASKED = "question"
"""The section of a row that says what is asked: most of its numbers are names."""
MOST_NAMES = 100
MOST_APART = 14
"""Numbers up to these, there and elsewhere, become a 0 or 1 for each value."""


class Inputs:
    """Turns rows into numbers between 0 and 1 that networks learn from.

    Numbers that name something, and small ones, become a 0 or 1 for each value that they may have; larger ones become
    square roots, since most of the time they are far from the highest they may be.
    """

    def __init__(self, spec: Spec) -> None:
        places: list[int] = []
        values: list[int] = []
        roots: list[int] = []
        highs: list[int] = []
        for field in spec.fields:
            apart = values_apart(field)
            places += [field.at] * len(apart)
            values += apart
            if not apart:
                roots += range(field.at, field.at + field.width)
                highs += [max(1, field.high) if field.width == 1 else MOST_BYTE] * field.width
        self._places = np.array(places, np.int64)
        self._values = np.array(values, np.uint8)
        self._roots = np.array(roots, np.int64)
        self._highs = np.array(highs, np.float32)
        self.size = len(places) + len(roots)

    def of(self, row: Any) -> Any:
        """Return the numbers of a row."""
        apart = row[self._places] == self._values
        return np.concatenate((apart, np.sqrt(row[self._roots] / self._highs)), dtype=np.float32)


def values_apart(field: Field) -> range:
    """Return the values of a number that become a 0 or 1 each; none if it is large."""
    is_apart = field.high <= (MOST_NAMES if field.section == ASKED else MOST_APART)
    if field.width > 1 or not is_apart:
        return range(0)
    # That something is not so, its 1 tells.
    return range(1, 2) if field.high == 1 else range(field.low, field.high + 1)


class RllibEnv(MultiAgentEnv):  # type: ignore[misc]  # Ray is not there for every type check.
    """A game whose seats are agents; only the one to move observes and acts.

    An observation has ``observations``, what ``Inputs`` makes of the title's row, and ``action_mask``, as
    RLlib's module for masks wants them. Rewards are given at the end. An illegal action loses the game, raises
    ``IllegalAction`` or is replaced (``illegal``), as in ``AecEnv``: RLlib's own check chooses without looking at masks.
    """

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        given = dict(config or {})
        if "title" not in given:
            raise ValueError(f"env_config needs a title: one of {', '.join(REGISTRY.ids())}")
        title, seats = given.pop("title"), given.pop("seats", None)
        self._reward = reward_of(given.pop("rewards", "win"))
        self._illegal = check_illegal(given.pop("illegal", "lose"))
        edition, union = given.pop("edition", None), given.pop("union", False)
        self.game = game_for(title, seats, given, edition, union)
        self._inputs = Inputs(union_of(title).spec if union else self.game.encoder.spec)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.rules.seats)]
        self.agents = self.possible_agents[:]
        space = spaces.Dict(
            {
                "observations": spaces.Box(0, 1, (self._inputs.size,), np.float32),
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
        return {"observations": self._inputs.of(row), "action_mask": mask.astype(np.float32)}

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
        action = index(action_dict[self.possible_agents[seat]])
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
