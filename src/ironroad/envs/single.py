"""Gymnasium: one seat of a title as an environment, the other seats played by bots or functions."""

from collections.abc import Callable, Sequence
from operator import index
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from ironroad.bots.bot import Bot
from ironroad.bots.kinds import KINDS
from ironroad.bots.referee import RefereedBot
from ironroad.bots.seeds import bot_seed, referee_seed
from ironroad.core.dealer import Dealer
from ironroad.envs.game import final_info
from ironroad.envs.given import seat_among
from ironroad.envs.picture import RENDER_MODES, check_render_mode, rendered
from ironroad.envs.rewards import LOST, reward_of
from ironroad.envs.spaces import check_illegal, observation_of, observation_space
from ironroad.envs.union import game_for

Opponent = str | Callable[[dict[str, Any]], int]
"""A bot's spec such as ``greedy`` or ``mcts:50it``, or a function from an observation to an action."""
LARGEST_SEED = 2**63


class SingleEnv(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is not there for every type check.
    """One seat of a game. ``opponents`` is one for all other seats, or one for each, from the next seat on.

    Without ``seat`` one is drawn for each game. Observations, rewards and illegal actions are those of ``AecEnv``;
    ``info`` has ``action_mask`` and ``seat``, at the end places and totals too.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        rewards: str = "win",
        illegal: str = "lose",
        edition: str | None = None,
        render_mode: str | None = None,
        union: bool = False,
        **options: str,
    ) -> None:
        self.game = game_for(title, seats, options, edition, union)
        others = self.game.rules.seats - 1
        listed = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        self._opponents: list[Any] = list(opponents) if listed else [opponents] * others  # type: ignore[arg-type]  # A list of them.
        if len(self._opponents) != others:
            raise ValueError(f"{others} opponents are needed, not {len(self._opponents)}")
        for spec in self._opponents:
            if isinstance(spec, str):
                KINDS.check(spec, self.game.title, self.game.rules)
            elif not callable(spec):
                raise TypeError(f"an opponent is a bot's spec or a function, not {spec!r}")
        self._fixed_seat = None if seat is None else seat_among(seat, others + 1)
        self.seat = self._fixed_seat or 0
        self._reward = reward_of(rewards)
        self._illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.game.size, self.game.actions)
        self.action_space = spaces.Discrete(self.game.actions)
        self._players: list[Any] = []
        self._random = Dealer(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game and play it up to the first decision of the own seat."""
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(LARGEST_SEED))
        seats = self.game.rules.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._random = Dealer(game_seed)
        self.close()
        self._players = [None] * seats
        for place, opponent in enumerate(self._opponents, start=1):
            seat = (self.seat + place) % seats
            self._players[seat] = _player(opponent, game_seed, seat)
        self.game.begin(game_seed)
        self._play_on()
        return self._seen()

    def _play_on(self) -> None:
        """Let the others move until the own seat decides or the game is over."""
        game = self.game
        while (seat := game.seat) is not None and seat != self.seat:
            player = self._players[seat]
            if isinstance(player, RefereedBot):
                game.play(game.rules.catalogue.parse(player.choose(game.ask())))
            else:
                game.step(int(player(observation_of(game, seat))))

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = observation_of(self.game, self.seat)
        return observation, {"action_mask": observation["action_mask"].copy(), "seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action, then let the others move until the own seat decides again."""
        game = self.game
        action = index(action)
        if not game.is_legal(action):
            if self._illegal == "lose":
                observation, info = self._seen()
                return observation, LOST, True, False, {**info, "illegal": True}
            if self._illegal == "replace":
                action = game.random_action(self._random)
        game.step(action)
        self._play_on()
        observation, info = self._seen()
        outcome = game.outcome
        if outcome is None:
            return observation, 0.0, False, False, info
        reward = self._reward(outcome)[self.seat]
        return observation, reward, True, False, {**info, **final_info(outcome, self.seat)}

    def render(self) -> Any:
        """Return the board as the own seat sees it, as text or as pixels."""
        return rendered(self.game, self.seat, self.render_mode)

    def close(self) -> None:
        """Release the resources of bots."""
        for player in self._players:
            if isinstance(player, RefereedBot):
                player.close()
        self._players = []


def _player(opponent: Any, seed: int, seat: int) -> Any:
    """Return who plays a seat in one game."""
    if not isinstance(opponent, str):
        return opponent
    bot: Bot = KINDS.make(opponent, bot_seed(seed, seat, opponent))
    return RefereedBot(bot, referee_seed(seed, seat))
