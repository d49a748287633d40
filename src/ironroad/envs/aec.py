"""PettingZoo: a title as an environment whose agents act one after the other (AEC)."""

import secrets
from operator import index
from typing import Any

from gymnasium import spaces
from numpy import frombuffer
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ironroad.bots.seeds import derive_seed
from ironroad.core.dealer import Dealer
from ironroad.core.match import OVER
from ironroad.envs.game import final_info
from ironroad.envs.given import at_least_one
from ironroad.envs.picture import RENDER_MODES, TRIED, check_render_mode, rendered
from ironroad.envs.registration import zoo_name_of
from ironroad.envs.rewards import LOST, reward_of
from ironroad.envs.spaces import MARK, NUMBER, check_illegal, observation_of, observation_space
from ironroad.envs.union import game_for


class AecEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is not there for every type check.
    """A game whose seats are agents: ``seat_0``, ``seat_1`` and so on.

    An observation has the numbers of the title's encoder and ``action_mask``, which ``infos`` of the agent to move have
    too. Rewards are given at the end: ``win`` (shares of the victory), ``place`` (opponents left behind) or ``margin``
    (points ahead). An illegal action loses the game, raises ``IllegalAction`` or is replaced by a random legal one.
    With ``union`` actions and numbers are those of all set-ups of the title (``union_of``). After ``max_cycles`` actions,
    if they are given, a game that is not over ends without rewards (``truncations``).
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        *,
        rewards: str = "win",
        illegal: str = "lose",
        edition: str | None = None,
        render_mode: str | None = None,
        union: bool = False,
        max_cycles: int | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.max_cycles = None if max_cycles is None else at_least_one("max_cycles", max_cycles)
        self.game = game_for(title, seats, options, edition, union)
        self.metadata = {
            "name": zoo_name_of(title),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode, TRIED)
        self._reward = reward_of(rewards)
        self._illegal = check_illegal(illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.rules.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (self.game.size, self.game.actions)
        self.observation_spaces = {agent: observation_space(*shape) for agent in self._seat_of}
        self.action_spaces = {agent: spaces.Discrete(shape[1]) for agent in self._seat_of}
        self._next_seed: int | None = None
        self._cycles = 0
        self.is_over = False
        """Whether the game has ended, by the rules or before."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the actions of the rule set."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; games after one with a seed follow from it."""
        if seed is None:
            seed = secrets.randbits(63) if self._next_seed is None else self._next_seed
        self._next_seed = derive_seed(seed, "next")
        self._random = Dealer(derive_seed(seed, "replace"))
        self.game.begin(seed)
        self._cycles = 0
        self.is_over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Select the agent to move, or finish the game."""
        game = self.game
        seat = game.match.seat
        if seat == OVER:
            self._finish()
            return
        self.agent_selection = agent = self.possible_agents[seat]
        row, marks = game.told()
        mask = frombuffer(marks, MARK)
        self._observation = {"observation": frombuffer(row, NUMBER), "action_mask": mask}
        self.infos[agent] = {"action_mask": mask}
        if self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._end()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, ends and info of the agent to move, as PettingZoo does, with fewer calls."""
        agent = self.agent_selection
        seen = None
        if observe:
            seen = self.observe(agent) if self.is_over else self._observation
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows; nobody but the agent to move has legal actions."""
        if agent == self.agent_selection and not self.is_over:
            return self._observation
        return observation_of(self.game, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Take the action of the agent to move."""
        agent = self.agent_selection
        if self.is_over:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move, and has no action")
        self._cumulative_rewards[agent] = 0.0
        game = self.game
        action = index(action)
        if not game.try_step(action):
            if self._illegal == "lose":
                self._lose(agent)
                return
            game.step(game.random_action(self._random) if self._illegal == "replace" else action)
        self._cycles += 1
        self.infos[agent] = {}
        self._go_on()

    def _finish(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        for seat, reward in enumerate(self._reward(outcome)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.infos[agent] = final_info(outcome, seat)
        self.terminations = dict.fromkeys(self.agents, True)
        self._end()

    def _lose(self, agent: str) -> None:
        self.rewards[agent] = LOST
        self.infos[agent] = {"illegal": True}
        self.terminations = dict.fromkeys(self.agents, True)
        self._end()

    def _end(self) -> None:
        self.is_over = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """Return the board as the agent to move sees it, as text or as pixels."""
        viewer = self._seat_of[self.agent_selection] if self.agents else None
        return rendered(self.game, viewer, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources."""


def raw_env(title: str, seats: int | None = None, **settings: Any) -> AecEnv:
    """Return the environment without wrappers, which is the fastest."""
    return AecEnv(title, seats, **settings)


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # As above.
    """PettingZoo's check of the order of calls, which finds what ``last`` and ``step`` need without a detour for each."""

    def last(self, observe: bool = True) -> Any:
        """Return what the agent to move is told; before ``reset``, let PettingZoo complain."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        """Take an action; before ``reset`` and after the end, let PettingZoo complain."""
        if not self._has_reset or not self.env.agents:
            super().step(action)
            return
        self._has_updated = True
        self.env.step(action)

    def __str__(self) -> str:
        return str(self.env)


def env(title: str, seats: int | None = None, **settings: Any) -> Any:
    """Return the environment with PettingZoo's check of the order of calls."""
    return Ordered(raw_env(title, seats, **settings))
