"""PettingZoo's own tests of environments in which all agents act at once, and games that end after some cycles."""

from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from ironroad import envs
from ironroad.games import REGISTRY
from tests.envs.checkers import max_cycles_test, parallel_api_test, parallel_seed_test
from tests.envs.setups import NAMES, SETUPS
from tests.envs.test_aec import as_dicts, illegal_in
from tools.walks import Setup

pytestmark = as_dicts


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_the_api_is_pettingzoos(setup: Setup) -> None:
    id, seats, options = setup
    parallel_api_test(envs.parallel_env(id, seats, **options), num_cycles=60)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_equal_seeds_give_equal_games(setup: Setup) -> None:
    id, seats, options = setup
    # PettingZoo's test chooses without looking at masks.
    parallel_seed_test(
        lambda: envs.parallel_env(id, seats, illegal="replace", **options), num_cycles=20
    )


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_cycles_are_counted_as_pettingzoo_does(setup: Setup) -> None:
    id, seats, options = setup

    def parallel(max_cycles: int) -> Any:
        # PettingZoo's test chooses without looking at masks.
        return envs.parallel_env(id, seats, max_cycles=max_cycles, illegal="replace", **options)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))
        )
    )


def first_legal(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_a_game_in_turns_is_cut_off_after_so_many_actions(id: str) -> None:
    env, whole = envs.env(id, max_cycles=7), envs.raw_env(id)
    env.reset(seed=2)
    whole.reset(seed=2)
    acted = 0
    told = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert not terminated
        if truncated:
            assert reward == 0
            assert "places" not in info
            told.append(agent)
            env.step(None)
            continue
        acted += 1
        action = int(np.flatnonzero(observation["action_mask"])[0])
        env.step(action)
        whole.step(action)

    assert acted == 7
    assert sorted(told) == env.possible_agents
    assert env.unwrapped.game.state == whole.game.state
    assert not env.agents
    env.reset(seed=2)
    assert not any(env.truncations.values())


def test_what_an_agent_knows_is_told_when_its_game_is_cut_off() -> None:
    env, whole = [envs.raw_env(SETUPS[0][0], max_cycles=cycles) for cycles in (3, None)]
    for each in (env, whole):
        each.reset(seed=2)
        for _ in range(3):
            each.step(first_legal(each))
    assert env.is_over
    assert all(env.truncations.values())
    for agent in env.possible_agents:
        for name, numbers in whole.observe(agent).items():
            assert env.observe(agent)[name].tobytes() == numbers.tobytes()


def test_a_game_that_ends_in_time_is_not_cut_off() -> None:
    id = SETUPS[0][0]
    env = envs.raw_env(id)
    env.reset(seed=2)
    count = 0
    while not env.is_over:
        env.step(first_legal(env))
        count += 1
    for cycles, cut in ((count, False), (count - 1, True)):
        env = envs.raw_env(id, max_cycles=cycles)
        env.reset(seed=2)
        while not env.is_over:
            env.step(first_legal(env))
        assert all(env.truncations.values()) == cut
        assert all(env.terminations.values()) != cut
    with pytest.raises(ValueError, match="max_cycles"):
        envs.raw_env(id, max_cycles=0)


def test_the_action_of_the_agent_to_move_is_taken_alone() -> None:
    id = SETUPS[0][0]
    env, turns = envs.parallel_env(id, rewards="place"), envs.raw_env(id, rewards="place")
    observations, infos = env.reset(seed=6)
    turns.reset(seed=6)
    assert str(env) == str(turns)
    rewards: dict[str, float] = {}
    while env.agents:
        mover = turns.agent_selection
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        assert [agent for agent in masks if masks[agent].any()] == [mover]
        assert (infos[mover]["action_mask"] == masks[mover]).all()
        action = first_legal(turns)
        turns.step(action)
        observations, rewards, _, _, infos = env.step(dict.fromkeys(env.agents, action))
    outcome = turns.game.outcome
    assert outcome is not None
    assert rewards == turns.rewards
    assert sum(rewards.values()) == pytest.approx(len(rewards) / 2)
    assert [infos[agent]["place"] for agent in env.possible_agents] == list(outcome.places)


def test_an_illegal_action_loses_for_the_agent_to_move() -> None:
    env = envs.parallel_env(SETUPS[0][0], render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 10
    loser = env.turns.agent_selection
    _, rewards, terminated, truncated, infos = env.step({loser: illegal_in(env.turns)})

    assert rewards[loser] == sum(rewards.values()) == -1
    assert all(terminated.values())
    assert not any(truncated.values())
    assert infos[loser]["illegal"]
    assert not env.agents
    env.close()


def test_gymnasium_cuts_off_games_of_one_seat() -> None:
    env = gymnasium.make("ironroad/MiniExpress-v0", opponents="random", max_episode_steps=3)
    _, info = env.reset(seed=1)
    ends = []
    for _ in range(3):
        _, _, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        ends.append((terminated, truncated))
    assert ends == [(False, False), (False, False), (False, True)]
