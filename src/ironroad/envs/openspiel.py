"""OpenSpiel: every title as a game of ``pyspiel``, with explicit chance.

It needs the extra ``openspiel``. Importing this registers the titles, as ``ironroad_night_mail_v0`` and the like; the
version rises with the rules version. Parameters are ``players``, the options of the title, ``edition``, ``rewards``
(as in ``AecEnv``) and three that abridge a game: it begins after ``opening`` random actions, drawn with ``seed``, and
ends after ``decisions`` of the players (0: when the rules say so), the scores counting as if the game ended then.
"""

from collections.abc import Mapping
from json import dumps
from typing import Any, ClassVar, Final, cast

from ironroad.core.codec import encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Options, apply
from ironroad.core.message import ALL
from ironroad.core.outcome import Outcome, places_of
from ironroad.core.pieces import MOST_WIDE
from ironroad.core.playout import new_game, random_action
from ironroad.core.title import Meta
from ironroad.envs.game import refuse, seats_for, version_of
from ironroad.envs.given import from_extra
from ironroad.envs.rewards import reward_of
from ironroad.face import rules_for
from ironroad.games import REGISTRY

with from_extra("openspiel"):
    import numpy as np
    import pyspiel

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
UNSEEN: Final = "?"
"""An action of which a seat knows only that it was taken."""

Trail = tuple[Any, int, int] | None
"""The actions of a game, from the last one to the first: what came before, the action, and who may read it."""


class Position:
    """A position of a game; copies share what does not change."""

    __slots__ = ("left", "legal", "options", "player", "state", "trail")

    def __init__(self, state: Any, options: Options, left: int) -> None:
        self.state = state
        self.options = options
        self.left = left
        """How many decisions remain; negative if only the rules end the game."""
        self.trail: Trail = None
        self._look()

    def _look(self) -> None:
        stack = self.state.stack
        self.player: int = stack.top().seat if stack and self.left else TERMINAL
        self.legal: list[int] = self.options.items if self.player != TERMINAL else []

    def take(self, action: int) -> None:
        """Take an action; legality is not checked."""
        self.trail = (self.trail, action, self.state.stack.top().audience())
        if self.player != CHANCE:
            self.left -= 1
        apply(self.state, action, self.options)
        self._look()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        twin = Position.__new__(Position)
        twin.state = self.state.clone()
        twin.options = Options()
        twin.left = self.left
        twin.trail = self.trail
        twin.player = self.player
        twin.legal = self.legal
        return twin

    def chances(self) -> list[tuple[int, float]]:
        """Return what chance may bring, with probabilities."""
        frame = self.state.stack.top()
        options = Options()
        frame.options(self.state, options)
        weights = frame.weights(self.state, options)
        total = sum(weights)
        return [
            (action, weight / total) for action, weight in zip(self.legal, weights, strict=True)
        ]

    def actions_seen_by(self, seat: int) -> list[int | None]:
        """Return all actions, ``None`` for those that a seat may not read."""
        found: list[int | None] = []
        trail = self.trail
        while trail is not None:
            trail, action, audience = trail
            found.append(action if audience in (ALL, seat) else None)
        return found[::-1]


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not there for every type check.
    """A position as OpenSpiel's algorithms see it."""

    def __init__(self, game: "SpielGame", position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """Return the seat to move, or that it is chance, or that the game is over."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.player == TERMINAL

    # OpenSpiel's own way to the answers of the next two, by C++ and back, takes several times as long.
    def is_chance_node(self) -> bool:
        """Whether it is for chance to answer."""
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a seat, or of whoever is to move; those of chance too."""
        position = self.position
        if player is None or player == position.player:
            return position.legal.copy()
        return cast("list[int]", super().legal_actions(player))

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, with probabilities."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        if action not in self.position.legal:
            refuse(action, self.get_game().rules)
        self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().rules.catalogue.text(action))

    def returns(self) -> list[float]:
        """Return the rewards of all seats: 0 before the end."""
        return cast("list[float]", self.get_game().rewards_of(self.position))

    def __reduce__(self) -> tuple[Any, ...]:
        return state_in, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __str__(self) -> str:
        """Return the whole position, hidden cards included, as JSON."""
        position = self.position
        left = {"left": position.left} if position.left >= 0 else {}
        return dumps({**encode_state(position.state), **left}, separators=(",", ":"))


class Observer:
    """What a seat knows now, as numbers and as text (OpenSpiel's ``PyObserver``)."""

    def __init__(self, game: "SpielGame") -> None:
        self._encoder = game.title.encoder(game.rules)
        fields = self._encoder.spec.fields
        self._names = [f"{each.section} {each.name} {each.index}" for each in fields]
        self._places = np.array([each.at for each in fields])
        self._high_places = np.array([each.at + each.width - 1 for each in fields])
        self._is_wide = np.array([each.width == 2 for each in fields])
        self.tensor: Any = np.zeros(self._encoder.spec.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of the title's encoder."""
        row = self._encoder.encode(state.position.state, player)
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the numbers that are not 0 by their names."""
        row = np.frombuffer(self._encoder.encode(state.position.state, player), np.uint8)
        numbers = row[self._places] + 256 * self._is_wide * row[self._high_places]
        return "\n".join(
            [f"{self._names[each]}: {numbers[each]}" for each in np.flatnonzero(numbers).tolist()]
        )


class Rememberer:
    """What a seat has known in the whole game: all actions that it may read, and what it knows now."""

    def __init__(self, game: "SpielGame") -> None:
        self._text = game.rules.catalogue.text
        self._hides = game.title.hides
        self._unseen = len(game.rules.catalogue) + 1
        self._now = Observer(game)
        size = len(self._now.tensor)
        self.tensor: Any = np.zeros(size + game.bound, np.float32)
        self.dict = {"observation": self.tensor[:size], "actions": self.tensor[size:]}
        self._now.tensor = self.dict["observation"]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat knows now, then a number above 0 for each action, in their order."""
        self._now.set_from(state, player)
        seen = state.position.actions_seen_by(player)
        actions = self.dict["actions"]
        actions[:] = 0
        actions[: len(seen)] = [self._unseen if each is None else each + 1 for each in seen]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the actions in notation, then what the seat knows now if actions do not tell it all."""
        seen = state.position.actions_seen_by(player)
        told = [UNSEEN if each is None else self._text(each) for each in seen]
        now = [self._now.string_from(state, player)] if self._hides else []
        return "\n".join([f"seat {player}", *told, *now])


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not there for every type check.
    """A rule set of a title as a game of OpenSpiel; each title has a class."""

    title_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        title = self.title_id
        meta = REGISTRY.meta(title)
        params = params or {}
        given = {**parameters(meta), **params}
        options = {option.id: given[option.id] for option in meta.options}
        self.title = REGISTRY.title(title)
        self.rules = rules_for(title, given["players"], options, given["edition"])
        self.bound = meta.bound
        self._reward = reward_of(given["rewards"])
        for name in ("opening", "decisions"):
            if given[name] < 0:
                raise ValueError(f"{name} is at least 0, not {given[name]}")
        self._opening = (given["opening"], given["seed"])
        self._decisions = given["decisions"]
        self._first = self._opened()
        rivals = len(self.title.seen_rivals(self._first.state, None))
        total = _sum_of(given["rewards"], self.rules.seats, rivals)
        low, high = (-MOST_WIDE, MOST_WIDE) if given["rewards"] == "margin" else (0, 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.catalogue),
            max_chance_outcomes=len(self.rules.catalogue),
            num_players=self.rules.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self._decisions or self.bound,
        )
        super().__init__(_type_of(title, total), info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return game_in, (str(self),)

    def _opened(self) -> Position:
        """Return the first position."""
        state, options = new_game(self.title, self.rules)
        count, seed = self._opening
        dealer = Dealer(seed)
        for _ in range(count):
            if not state.stack:
                raise ValueError(f"the game is over before {count} actions")
            apply(state, random_action(state, options, dealer), options)
        return Position(state, options, self._decisions or -1)

    def new_initial_state(self) -> SpielState:
        """Return the first position."""
        return SpielState(self, self._first.__deepcopy__({}))

    def max_chance_nodes_in_history(self) -> int:
        """Return the bound of the title: all actions together are not more."""
        return self.bound

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return what tells positions to algorithms; ``None`` for public or private facts alone."""
        if params:
            raise ValueError(f"observations have no parameters, so not {params}")
        if not iig_obs_type:
            return Observer(self)
        single = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (single and iig_obs_type.public_info):
            return None
        return Rememberer(self) if iig_obs_type.perfect_recall else Observer(self)

    def rewards_of(self, position: Position) -> list[float]:
        """Return the rewards of a position: 0 before the end."""
        if position.player != TERMINAL:
            return [0.0] * self.rules.seats
        state = position.state
        return self._reward(self.title.outcome(state) or self._outcome_now(state))

    def _outcome_now(self, state: Any) -> Outcome:
        """Return the outcome if the game ended now; equal points share a place."""
        totals = [card.total for card in self.title.scores(state)]
        rivals = self.title.seen_rivals(state, None)
        every = [*totals, *[rival.card.total for rival in rivals]]
        places = places_of([(total,) for total in every])
        return Outcome(places[: len(totals)], totals, (), rivals)


def game_in(text: str) -> SpielGame:
    """Return the game that a text names; pickles come here, so that it is registered wherever they are read."""
    return cast("SpielGame", pyspiel.load_game(text))


def state_in(text: str) -> SpielState:
    """Return the position that OpenSpiel serialized."""
    return cast("SpielState", pyspiel.deserialize_game_and_state(text)[1])


def parameters(meta: Meta) -> dict[str, Any]:
    """Return the parameters of a title's game, with what they are unless they are given."""
    return {
        "players": seats_for(meta.id, None),
        "edition": meta.editions[0],
        "rewards": "win",
        "opening": 0,
        "seed": 0,
        "decisions": 0,
        **{option.id: option.values[0] for option in meta.options},
    }


def game_name(title: str) -> str:
    """Return the name of a title's game in OpenSpiel."""
    return f"ironroad_{title.replace('-', '_')}_v{version_of(title)}"


def _sum_of(rewards: str, seats: int, rivals: int) -> float | None:
    """Return what the rewards of all seats are together; ``None`` if that depends on the game."""
    if rivals:
        return None
    if rewards == "margin":
        return 0.0 if seats == 2 else None
    return 1.0 if rewards == "win" else seats / 2


def _type_of(title: str, total: float | None) -> Any:
    """Return the type of a title's game whose rewards have this sum."""
    meta = REGISTRY.meta(title)
    kinds = pyspiel.GameType
    utility = {None: kinds.Utility.GENERAL_SUM, 0.0: kinds.Utility.ZERO_SUM}
    informed = kinds.Information
    return pyspiel.GameType(
        short_name=game_name(title),
        long_name=f"{title.replace('-', ' ').title()} (ironroad)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            informed.IMPERFECT_INFORMATION
            if REGISTRY.title(title).hides
            else informed.PERFECT_INFORMATION
        ),
        utility=utility.get(total, kinds.Utility.CONSTANT_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(meta),
    )


def register_games() -> None:
    """Register every title that OpenSpiel does not have yet."""
    known = pyspiel.registered_names()
    for title in REGISTRY.ids():
        name = game_name(title)
        if name not in known:
            # OpenSpiel lets go of what makes games after the interpreter has ended, which only classes survive.
            maker = type(name, (SpielGame,), {"title_id": title, "__doc__": SpielGame.__doc__})
            pyspiel.register_game(_type_of(title, 1.0), maker)


register_games()
