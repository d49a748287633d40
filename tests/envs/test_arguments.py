"""What is given to an environment by mistake is refused, with an error that says what was wrong."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ironroad import envs
from ironroad.core.errors import IllegalAction, InvalidSetup
from ironroad.games import REGISTRY

FIRST = REGISTRY.ids()[0]

DOORS: dict[str, Callable[..., Any]] = {
    "env": envs.env,
    "parallel_env": envs.parallel_env,
    "SingleEnv": envs.SingleEnv,
    "Batch": lambda title, *seats, **settings: envs.Batch(title, 2, *seats, **settings),
    "SharedBatch": lambda title, *seats, **settings: envs.SharedBatch(
        title, 2, *seats, processes=1, **settings
    ),
    "VectorEnv": lambda title, *seats, **settings: envs.VectorEnv(title, 2, *seats, **settings),
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("seats", ["3", 3.0, True])
def test_seats_that_are_no_number_are_refused(door: str, seats: object) -> None:
    with pytest.raises(TypeError, match=f"seats is a whole number, not {seats!r}"):
        DOORS[door](FIRST, seats)


@pytest.mark.parametrize("door", DOORS)
def test_no_seats_are_not_the_usual_ones(door: str) -> None:
    with pytest.raises(InvalidSetup, match="not played with 0 seats"):
        DOORS[door](FIRST, 0)


def test_seats_may_be_a_number_of_numpy() -> None:
    assert len(envs.env(FIRST, np.int64(4)).possible_agents) == 4


@pytest.mark.parametrize("door", ["env", "parallel_env", "SingleEnv"])
def test_a_render_mode_that_is_not_offered_is_refused(door: str) -> None:
    with pytest.raises(ValueError, match="no render mode 'svg'; there are ansi, rgb_array"):
        DOORS[door](FIRST, render_mode="svg")


def test_the_mode_that_pettingzoo_tries_is_refused_by_the_picture() -> None:
    env = envs.env(FIRST, render_mode="human")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no render mode 'human'"):
        env.render()


@pytest.mark.parametrize("n", [0, -1])
def test_a_batch_has_at_least_one_game(n: int) -> None:
    for door in (envs.Batch, envs.VectorEnv, envs.SharedBatch):
        with pytest.raises(ValueError, match=f"n is at least 1, not {n}"):
            door(FIRST, n)


def test_cycles_seats_and_opponents_are_checked() -> None:
    with pytest.raises(TypeError, match="max_cycles is a whole number, not '10'"):
        envs.env(FIRST, max_cycles="10")
    for door in (envs.SingleEnv, lambda title, **own: envs.VectorEnv(title, 2, **own)):
        with pytest.raises(ValueError, match="seat is 0 to 2, not 3"):
            door(FIRST, seats=3, seat=3)
    with pytest.raises(TypeError, match="a bot's spec or a function, not None"):
        envs.SingleEnv(FIRST, opponents=None)  # type: ignore[arg-type]  # As somebody might.


@pytest.mark.parametrize("illegal", ["lose", "raise", "replace"])
@pytest.mark.parametrize("door", ["env", "parallel_env", "SingleEnv", "VectorEnv"])
def test_an_action_that_is_no_whole_number_raises_in_every_mode(door: str, illegal: str) -> None:
    env = DOORS[door](FIRST, illegal=illegal)
    env.reset(seed=1)
    for wrong in (1.5, "3"):
        action: Any = wrong
        if door == "parallel_env":
            action = {env.turns.agent_selection: wrong}
        elif door == "VectorEnv":
            action = [wrong, wrong]
        with pytest.raises(TypeError, match=r"integer|whole"):
            env.step(action)


def test_whoever_is_to_move_needs_an_action() -> None:
    turns, together = envs.env(FIRST), envs.parallel_env(FIRST)
    turns.reset(seed=1)
    mover = turns.agent_selection
    with pytest.raises(ValueError, match=f"{mover} is to move, and has no action"):
        turns.step(None)
    together.reset(seed=1)
    with pytest.raises(ValueError, match=f"{mover} is to move, and has no action"):
        together.step({})


@pytest.mark.parametrize("wrong", [-1, 100_000])
def test_a_vector_treats_numbers_without_an_action_as_illegal(wrong: int) -> None:
    vector = envs.VectorEnv(FIRST, 2, illegal="lose")
    vector.reset(seed=1)
    _, rewards, over, _, infos = vector.step([wrong, wrong])
    assert rewards.tolist() == [-1, -1]
    assert over.all()
    assert infos["illegal"].all()
    vector = envs.VectorEnv(FIRST, 2, illegal="raise")
    vector.reset(seed=1)
    with pytest.raises(IllegalAction):
        vector.step([wrong, wrong])
    vector = envs.VectorEnv(FIRST, 2, illegal="replace")
    vector.reset(seed=1)
    _, rewards, over, _, _ = vector.step([wrong, wrong])
    assert not rewards.any()
    assert not over.any()


def test_a_policy_that_gives_no_action_is_refused() -> None:
    vector = envs.VectorEnv(FIRST, 3, opponents=lambda rows, masks: np.full(len(rows), -1))
    with pytest.raises(IllegalAction):
        vector.reset(seed=1)


def test_a_batch_wants_an_action_for_each_game() -> None:
    batch = envs.Batch(FIRST, 2, seed=1)
    before = batch.observations.copy()
    legal = batch.random_actions()
    for wrong in (legal[:1], legal * 2, np.array(legal[:1])):
        with pytest.raises(ValueError, match="2 games need as many actions"):
            batch.step(wrong)
    for wrong in ([legal[0], -1], [legal[0], 100_000]):
        with pytest.raises(IllegalAction):
            batch.step(wrong)
    assert (batch.observations == before).all()


def test_agents_in_parallel_act_after_a_reset_and_not_without_the_one_to_move() -> None:
    env = envs.parallel_env(FIRST)
    with pytest.raises(RuntimeError, match="reset"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"{env.turns.agent_selection} is to move"):
        env.step({})


def test_openspiel_refuses_what_is_not_legal() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ironroad.envs.openspiel import game_name

    name = game_name(FIRST)
    for parameter in ("opening", "decisions"):
        with pytest.raises(ValueError, match=f"{parameter} is at least 0, not -1"):
            pyspiel.load_game(f"{name}({parameter}=-1)")
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    missing = next(each for each in range(10_000) if each not in state.legal_actions())
    for wrong in (missing, 100_000):
        with pytest.raises(IllegalAction):
            state.apply_action(wrong)
    assert str(state) == before


MISSING = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
try:
    {code}
except ModuleNotFoundError as missing:
    print(missing)
"""


@pytest.mark.parametrize(
    ("package", "extra", "code"),
    [
        ("gymnasium", "envs", "import ironroad.envs"),
        ("pettingzoo", "envs", f"import ironroad.envs; ironroad.envs.env({FIRST!r})"),
        ("numpy", "envs", f"import ironroad.envs; ironroad.envs.Batch({FIRST!r}, 2)"),
        ("pyspiel", "openspiel", "import ironroad.envs.openspiel"),
        ("ray", "rllib", "import ironroad.envs.rllib"),
    ],
)
def test_a_missing_package_is_told_with_its_extra(package: str, extra: str, code: str) -> None:
    command = [sys.executable, "-c", MISSING.format(package=package, code=code)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    wanted = f'this needs the package {package}; install it with: pip install "ironroad[{extra}]"'
    assert told.strip() == wanted
