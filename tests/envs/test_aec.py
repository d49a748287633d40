"""PettingZoo's own tests, for set-ups in which every seat count and option occurs; rewards, masks, illegal actions."""

import copy
import pickle
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

from ironroad import envs
from ironroad.core.errors import IllegalAction
from ironroad.games import REGISTRY
from tests.envs.checkers import api_test, performance_benchmark, render_test, seed_test
from tests.envs.setups import ALL, NAMES, SETUPS
from tools.walks import Setup

# PettingZoo says this of all observations with a mask but those of its own environments, and of agents whose game is over.
DICTS = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)
as_dicts = [pytest.mark.filterwarnings(each) for each in DICTS]
pytestmark = as_dicts


def play_randomly(env: Any, seed: int) -> dict[str, float]:
    """Play a game; return the rewards."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated else int(random.choice(np.flatnonzero(mask))))
    return total


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_the_api_is_pettingzoos(setup: Setup) -> None:
    id, seats, options = setup
    api_test(envs.env(id, seats, **options), num_cycles=20)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_equal_seeds_give_equal_games(setup: Setup) -> None:
    id, seats, options = setup
    seed_test(lambda: envs.env(id, seats, **options), num_cycles=10)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_boards_are_rendered_as_pettingzoo_wants_it(setup: Setup) -> None:
    id, seats, options = setup
    render_test(lambda render_mode: envs.env(id, seats, render_mode=render_mode, **options))


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_the_benchmark_of_pettingzoo_runs(
    setup: Setup, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not ALL:
        # It plays for five seconds; here each look at its clock is a second later.
        hurried = SimpleNamespace(time=count().__next__)
        monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", hurried)
    id, seats, options = setup
    performance_benchmark(envs.env(id, seats, **options))

    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_the_board_is_drawn_as_in_the_terminal(id: str) -> None:
    env = envs.env(id, render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))

    assert len(before.splitlines()) > 10
    assert isinstance(env.render(), str)
    quiet = envs.raw_env(id)
    quiet.reset(seed=1)
    assert quiet.render_mode is None
    assert quiet.render() is None


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_a_picture_shows_the_board_and_changes_with_it(id: str) -> None:
    env = envs.env(id, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.shape[1] == 960
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 20
    assert (env.render() == before).all()
    for _ in range(6):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    after = env.render()
    assert after.shape != before.shape or (after != before).any()


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_rewards_places_and_totals_tell_how_a_game_ended(id: str) -> None:
    for name in ("win", "place", "margin"):
        env = envs.raw_env(id, rewards=name)
        total = play_randomly(env, 3)
        outcome = env.game.outcome
        assert outcome is not None
        for seat, agent in enumerate(env.possible_agents):
            best = max(outcome.totals[:seat] + outcome.totals[seat + 1 :])
            expected = {
                "win": (outcome.places[seat] == 1) / outcome.places.count(1),
                "place": None,
                "margin": outcome.totals[seat] - best,
            }[name]
            assert expected is None or total[agent] == expected
        if name == "place":
            assert sum(total.values()) == pytest.approx(len(total) / 2)


def test_infos_have_the_mask_and_at_the_end_the_result() -> None:
    env = envs.raw_env(SETUPS[0][0])
    env.reset(seed=5)
    agent = env.agent_selection
    assert (env.infos[agent]["action_mask"] == env.observe(agent)["action_mask"]).all()
    others = [other for other in env.agents if other != agent]
    assert all(not env.observe(other)["action_mask"].any() for other in others)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    outcome = env.game.outcome
    assert outcome is not None
    for seat, each in enumerate(env.possible_agents):
        assert env.infos[each]["place"] == outcome.places[seat]
        assert env.infos[each]["totals"] == list(outcome.totals)
        assert env.infos[each]["reasons"]


def illegal_in(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_action_loses_the_game() -> None:
    env = envs.raw_env(SETUPS[0][0])
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal_in(env))

    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    assert sum(env.rewards.values()) == -1
    assert env.infos[loser]["illegal"]


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = envs.raw_env(SETUPS[0][0], illegal="raise")
    env.reset(seed=1)
    before = env.game.state.clone()
    with pytest.raises(IllegalAction):
        env.step(illegal_in(env))
    with pytest.raises(IllegalAction):
        env.step(10**6)

    assert env.game.state == before


def test_an_illegal_action_is_replaced_by_a_legal_one() -> None:
    env, twin = [envs.raw_env(SETUPS[0][0], illegal="replace") for _ in range(2)]
    for each in (env, twin):
        each.reset(seed=1)
        before = each.game.state.clone()
        each.step(illegal_in(each))
        assert each.game.state != before
        assert not any(each.terminations.values())

    assert env.game.state == twin.game.state


def test_games_after_a_seed_follow_from_it() -> None:
    env, twin = [envs.raw_env(SETUPS[0][0]) for _ in range(2)]
    for each in (env, twin):
        each.reset(seed=1)
        each.reset()
    assert env.game.seed == twin.game.seed != 1
    env.reset()
    assert env.game.seed != twin.game.seed


def test_words_that_say_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="rewards"):
        envs.raw_env(SETUPS[0][0], rewards="glory")
    with pytest.raises(ValueError, match="illegal"):
        envs.raw_env(SETUPS[0][0], illegal="ignore")
    with pytest.raises(AttributeError):
        envs.nothing  # noqa: B018  # Reading it is the test.


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_pettingzoo_makes_the_environments_by_name(id: str) -> None:
    name = str(envs.raw_env(id))
    turns = pettingzoo.make("aec", name, rewards="place", max_cycles=5)
    together = pettingzoo.make("parallel", name)
    assert str(turns) == str(together) == name
    assert turns.unwrapped.max_cycles == 5
    assert turns.unwrapped.game.title is together.turns.game.title


def test_the_name_has_the_rules_version() -> None:
    for id in REGISTRY.ids():
        name = f"ironroad/{id.replace('-', '_')}_v{REGISTRY.meta(id).rules_version - 1}"
        assert str(envs.raw_env(id)) == name


@pytest.mark.parametrize("union", [False, True])
@pytest.mark.parametrize("id", REGISTRY.ids())
def test_copies_and_pickles_go_on_alone_as_the_original_would(id: str, union: bool) -> None:
    env = envs.raw_env(id, union=union)
    env.reset(seed=4)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        played = copy.deepcopy(env)
        before = env.game.state.clone()
        for _ in range(5):
            action = int(np.flatnonzero(twin.last()[0]["action_mask"])[0])
            twin.step(action)
            played.step(action)
        assert twin.game.state == played.game.state != before
        assert twin.last()[0]["observation"].tobytes() == played.last()[0]["observation"].tobytes()
        assert env.game.state == before


def test_the_order_of_calls_is_checked(caplog: pytest.LogCaptureFixture) -> None:
    env = envs.env(SETUPS[0][0])
    assert str(env) == str(env.unwrapped)
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    assert env.last(observe=False)[0] is None
    play_randomly(env, 1)
    assert not caplog.messages
    env.step(None)
    assert "reset" in caplog.text
