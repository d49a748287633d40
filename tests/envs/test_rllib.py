"""The environment for RLlib, by RLlib's own check; Ray comes with it, but not with all that RLlib needs."""

import warnings
from typing import Any

import numpy as np
import pytest

for module, package in {"tree": "dm-tree", "torch": "torch"}.items():
    pytest.importorskip(module, reason=f"RLlib needs {package} (ironroad[rllib])")

with warnings.catch_warnings():
    # RLlib uses names of its own that it calls deprecated.
    warnings.simplefilter("ignore")
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    from ironroad.envs.rllib import RllibEnv

from ironroad.core.errors import IllegalAction  # noqa: E402  # It comes after the check that RLlib is there.
from ironroad.games import REGISTRY  # noqa: E402  # As above.
from tests.envs.setups import NAMES, SETUPS, SOME  # noqa: E402
from tools.walks import Setup  # noqa: E402

FIRST = REGISTRY.ids()[0]


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


def test_numbers_are_those_of_the_encoder_between_0_and_1() -> None:
    env = RllibEnv({"title": FIRST})
    told, _ = env.reset(seed=3)
    [(agent, seen)] = told.items()
    spec = env.game.encoder.spec
    row = env.game.row(env.possible_agents.index(agent))
    for field in spec.fields:
        if field.width == 1 and field.high:
            expected = row[field.at] / field.high
            assert seen["observations"][field.at] == pytest.approx(expected)


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
