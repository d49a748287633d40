"""PettingZoo: a title as an environment to which all agents give an action at once (parallel)."""

from typing import Any

from pettingzoo import ParallelEnv as Base

from ironroad.envs.aec import AecEnv


class ParallelEnv(Base):  # type: ignore[misc]  # PettingZoo is not there for every type check.
    """The game of ``AecEnv`` for programs that want an action of every agent at every step.

    One agent is to move, and its action is taken; those of the others are ignored, and may be left out. Their masks are
    empty. So a cycle is one decision, and ``max_cycles`` of them end a game that is not over (``truncations``).
    """

    def __init__(self, title: str, seats: int | None = None, **settings: Any) -> None:
        self.turns = AecEnv(title, seats, **settings)
        """The same game in turns."""
        self.metadata = {**self.turns.metadata, "is_parallelizable": True}
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = self.turns.observation_spaces
        self.action_spaces = self.turns.action_spaces

    def __str__(self) -> str:
        return str(self.turns)

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the actions of the rule set."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; games after one with a seed follow from it."""
        self.turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), dict(self.turns.infos)

    def _seen(self) -> dict[str, Any]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Take the action of the agent to move."""
        turns = self.turns
        if not self.agents:
            raise RuntimeError("the game is over or has not begun: reset() begins one")
        if turns.agent_selection not in actions:
            raise ValueError(f"{turns.agent_selection} is to move, and has no action")
        turns.step(actions[turns.agent_selection])
        told = (
            self._seen(),
            dict(turns.rewards),
            dict(turns.terminations),
            dict(turns.truncations),
            dict(turns.infos),
        )
        if turns.is_over:
            self.agents = []
        return told

    def render(self) -> Any:
        """Return the board as the agent to move sees it, as text or as pixels."""
        return self.turns.render()

    def close(self) -> None:
        """Do nothing: there are no resources."""


def parallel_env(title: str, seats: int | None = None, **settings: Any) -> ParallelEnv:
    """Return an environment to which all agents give an action at once; all but one are ignored."""
    return ParallelEnv(title, seats, **settings)
