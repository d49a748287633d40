"""The environment for RLlib, by RLlib's own check; Ray comes with it, but not with all that RLlib needs."""

import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

for module, package in {"tree": "dm-tree", "torch": "torch"}.items():
    pytest.importorskip(module, reason=f"RLlib needs {package} (ironroad[rllib])")

with warnings.catch_warnings():
    # RLlib uses names of its own that it calls deprecated.
    warnings.simplefilter("ignore")
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    from ironroad.envs.rllib import Inputs, RllibEnv

from ironroad.core.encoding import Spec  # noqa: E402  # It comes after the check that RLlib is there.
from ironroad.core.errors import IllegalAction  # noqa: E402  # As above.
from ironroad.games import REGISTRY  # noqa: E402  # As above.
from tests.envs.setups import NAMES, SETUPS, SOME  # noqa: E402  # As above.
from tests.lab.test_ray import RAY, address  # noqa: E402  # As above.
from tools.walks import Setup  # noqa: E402  # As above.

ROOT = Path(__file__).parent.parent.parent
FIRST = REGISTRY.ids()[0]
__all__ = ["address"]


def first_legal(told: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in told.items()}


@pytest.mark.parametrize("setup", SETUPS[SOME], ids=NAMES[SOME])
def test_the_check_of_rllib_is_content(setup: Setup) -> None:
    id, seats, options = setup
    check_multiagent_environments(RllibEnv({"title": id, "seats": seats, **options}))
    check_multiagent_environments(RllibEnv({"title": id, "seats": seats, "union": True, **options}))


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_agents_take_turns_and_are_rewarded_at_the_end(id: str) -> None:
    env = RllibEnv({"title": id, "rewards": "place"})
    told, _ = env.reset(seed=3)
    over = False
    while not over:
        [(agent, seen)] = told.items()
        assert env.observation_spaces[agent].contains(seen)
        told, rewards, ended, _, infos = env.step(first_legal(told))
        over = ended["__all__"]
        assert over or rewards == {agent: 0}
    assert sum(rewards.values()) == pytest.approx(len(env.possible_agents) / 2)
    assert set(told) == set(env.possible_agents)
    assert {info["place"] for info in infos.values()} >= {1}


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_every_number_of_a_row_can_be_told_from_what_a_network_is_given(id: str) -> None:
    env = RllibEnv({"title": id})
    inputs = Inputs(env.game.encoder.spec)
    told, _ = env.reset(seed=3)
    for _ in range(8):
        [(agent, seen)] = told.items()
        row = np.frombuffer(env.game.row(env.possible_agents.index(agent)), np.uint8)
        assert (seen["observations"] == inputs.of(row)).all()
        for field in env.game.encoder.spec.fields:
            other = row.copy()
            # Another value that the number may have is another input, and stays between 0 and 1.
            other[field.at] = field.low if row[field.at] != field.low else field.low + 1
            if field.high > field.low:
                changed = inputs.of(other)
                assert (changed != seen["observations"]).any()
                assert changed.min() >= 0
                assert changed.max() <= 1
        told, _, _, _, _ = env.step(first_legal(told))


def test_small_numbers_have_a_place_for_each_value_and_large_ones_are_roots() -> None:
    spec = Spec()
    spec.section("question")
    spec.number("kind", 20)
    spec.section("table")
    spec.number("few", 2)
    spec.number("flag", 1)
    spec.number("many", 16)
    spec.wide("wide")
    inputs = Inputs(spec)
    kind, few = [0.0] * 21, [0.0] * 3
    kind[4] = few[2] = 1
    told = inputs.of(np.array([4, 2, 1, 4, 255, 0], np.uint8)).tolist()
    assert told == [*kind, *few, 1, 0.5, 1, 0]
    assert inputs.size == len(told)


def test_a_title_has_to_be_named() -> None:
    with pytest.raises(ValueError, match="env_config needs a title"):
        RllibEnv({"seats": 3})


def test_equal_seeds_give_equal_games() -> None:
    first, second = [RllibEnv({"title": FIRST}).reset(seed=seed)[0] for seed in (1, 1)]
    assert first.keys() == second.keys()
    for agent in first:
        assert (first[agent]["observations"] == second[agent]["observations"]).all()


def test_an_illegal_action_loses_raises_or_is_replaced() -> None:
    for illegal in ("lose", "raise", "replace"):
        env = RllibEnv({"title": FIRST, "illegal": illegal})
        told, _ = env.reset(seed=3)
        [(agent, seen)] = told.items()
        wrong = {agent: int(np.flatnonzero(seen["action_mask"] == 0)[0])}
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(wrong)
            continue
        _, rewards, ended, _, _ = env.step(wrong)
        assert ended["__all__"] == (illegal == "lose")
        assert rewards.get(agent, 0) == (-1 if illegal == "lose" else 0)


@pytest.mark.parametrize("where", ["here", "cluster"])
def test_the_example_trains_any_title_here_and_on_a_cluster(where: str, address: str) -> None:
    command = [sys.executable, "examples/train_rllib.py", "--title", REGISTRY.ids()[-1]]
    settings = ["--minutes", "0", "--games", "3", "--runners", "1"]
    environment = {**RAY, **({"RAY_ADDRESS": address} if where == "cluster" else {})}
    done = subprocess.run(
        [*command, *settings], cwd=ROOT, env=environment, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr
    title_row, *rows = done.stdout.splitlines()
    assert title_row == "minutes, decisions, wins against random, wins against greedy"
    shares = [float(each) for each in rows[-1].split(", ")[2:]]
    assert len(shares) == 2
    assert all([0 <= share <= 1 for share in shares])
