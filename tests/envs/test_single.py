"""Gymnasium's own checker, opponents, seats, and how Gymnasium finds the titles."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ironroad import envs
from ironroad.core.errors import IllegalAction, InvalidSetup
from ironroad.envs.registration import name_of
from ironroad.games import REGISTRY
from tests.envs.setups import NAMES, SETUPS

FIRST = REGISTRY.ids()[0]


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    observation, _ = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    while True:
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize(("id", "seats", "options"), SETUPS, ids=NAMES)
def test_the_checker_of_gymnasium_is_content(id: str, seats: int, options: dict[str, Any]) -> None:
    check_env(envs.SingleEnv(id, seats, **options), skip_render_check=True)


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_the_checker_of_gymnasium_renders_all_modes(id: str) -> None:
    name = f"ironroad/{name_of(id)}-v{REGISTRY.meta(id).rules_version - 1}"
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_titles_are_made_by_their_names(id: str) -> None:
    envs.register_all()
    meta = REGISTRY.meta(id)
    name = f"ironroad/{name_of(id)}-v{meta.rules_version - 1}"
    env = gymnasium.make(name, seats=3, opponents="greedy", render_mode="ansi")
    reward, info = play(env, 1)

    assert reward in (0, 0.5, 1)
    assert info["place"] == info["places"][info["seat"]]
    assert len(env.render().splitlines()) > 10
    env.close()


def test_who_plays_alone_has_an_environment_of_his_own() -> None:
    envs.register_all()
    for id in REGISTRY.ids():
        name = f"ironroad/{name_of(id)}Solo-v{REGISTRY.meta(id).rules_version - 1}"
        assert (name in gymnasium.registry) == (1 in REGISTRY.meta(id).seats)
        if name in gymnasium.registry:
            env = gymnasium.make(name)
            assert env.unwrapped.game.rules.seats == 1
            assert play(env, 2)[1]["place"] in (1, 2)


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium, ironroad.envs; print(gymnasium.make({name!r}, seats=3))",
        "import gymnasium; print(gymnasium.make('ironroad.envs:{name}', seats=3))",
    ],
)
def test_importing_registers_the_titles(code: str) -> None:
    name = f"ironroad/{name_of(FIRST)}-v0"
    done = subprocess.run(
        [sys.executable, "-c", code.format(name=name)], capture_output=True, text=True
    )

    assert done.stderr == ""
    assert name in done.stdout


def test_opponents_may_be_functions_and_differ() -> None:
    asked = []

    def first(observation: dict[str, Any]) -> int:
        asked.append(observation["observation"].copy())
        return first_legal(observation)

    env = envs.SingleEnv(FIRST, 3, opponents=[first, "random"], seat=1)
    play(env, 4)

    assert env.seat == 1
    assert len(asked) > 5
    assert len({row.tobytes() for row in asked}) == len(asked)


def test_equal_seeds_give_equal_games_against_bots() -> None:
    results = [play(envs.SingleEnv(FIRST, 3, opponents="mcts:2it"), 7) for _ in range(2)]

    assert results[0][0] == results[1][0]
    assert results[0][1]["totals"] == results[1][1]["totals"]


def test_seats_are_drawn_unless_one_is_given() -> None:
    env = envs.SingleEnv(FIRST, 3)
    env.reset(seed=1)
    seats = set()
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_an_illegal_action_loses_raises_or_is_replaced() -> None:
    for illegal in ("lose", "replace", "raise"):
        env = envs.SingleEnv(FIRST, 3, illegal=illegal)
        observation, _ = env.reset(seed=1)
        wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(wrong)
            continue
        _, reward, terminated, _, info = env.step(wrong)
        assert terminated == (illegal == "lose") == info.get("illegal", False)
        assert reward == (-1 if illegal == "lose" else 0)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="2 opponents"):
        envs.SingleEnv(FIRST, 3, opponents=["random"])
    with pytest.raises(ValueError, match="seat is 0 to 2, not 3"):
        envs.SingleEnv(FIRST, 3, seat=3)
    with pytest.raises(InvalidSetup):
        envs.SingleEnv(FIRST, 3, opponents="nobody")
