"""One space for all set-ups: what an action or a number is called, it is everywhere."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ironroad import envs
from ironroad.core.errors import IllegalAction
from ironroad.games import REGISTRY
from tests.envs.checkers import api_test
from tests.envs.setups import NAMES, SETUPS, SOME
from tests.envs.test_aec import as_dicts
from tools.walks import Setup, all_setups

FIRST = REGISTRY.ids()[0]
pytestmark = as_dicts


def values(spec: Any, row: bytes) -> dict[tuple[str, str, int], int]:
    return {(each.section, each.name, each.index): each.value_in(row) for each in spec.fields}


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_a_union_has_the_actions_of_all_set_ups_once(id: str) -> None:
    union = envs.union_of(id)
    texts = set()
    for setup, seats, options in all_setups():
        if setup == id:
            catalogue = envs.raw_env(id, seats, **options).game.rules.catalogue
            texts |= {action.text for action in catalogue.actions}

    assert sorted(union.actions) == sorted(texts)
    assert envs.union_of(id) is union


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_rows_and_masks_are_those_of_the_set_up_by_name(setup: Setup) -> None:
    id, seats, options = setup
    union = envs.union_of(id)
    wide = envs.raw_env(id, seats, union=True, **options)
    own = envs.raw_env(id, seats, **options)
    for env in (wide, own):
        env.reset(seed=3)
    text = own.game.rules.catalogue.text
    for _ in range(12):
        if own.game.seat is None:
            break
        seen, told = wide.observe(wide.agent_selection), own.observe(own.agent_selection)
        assert wide.observation_space(wide.agent_selection).contains(seen)
        rows = values(union.spec, seen["observation"].tobytes())
        expected = values(own.game.encoder.spec, told["observation"].tobytes())
        expected[("setup", "seats", 0)] = seats
        for option in REGISTRY.meta(id).options:
            chosen = option.values.index(options[option.id])
            expected |= {("setup", option.id, n): n == chosen for n in range(len(option.values))}
        assert {key: value for key, value in rows.items() if value} == {
            key: value for key, value in expected.items() if value
        }
        legal = np.flatnonzero(told["action_mask"]).tolist()
        widely = np.flatnonzero(seen["action_mask"]).tolist()
        assert {union.actions[action] for action in widely} == {text(action) for action in legal}
        own.step(legal[0])
        wide.step(union.actions.index(text(legal[0])))
        assert wide.game.state == own.game.state


def test_rows_and_masks_of_a_batch_are_spread_likewise() -> None:
    batch = envs.Batch(FIRST, 3, seed=1)
    union = envs.union_of(FIRST)
    rows = union.rows(batch.observations, batch.rules)
    masks = union.masks(batch.masks, batch.rules)
    for place in range(3):
        told = values(batch.encoder.spec, batch.observations[place].tobytes())
        assert told.items() <= values(union.spec, rows[place].tobytes()).items()
        numbers = union.action_numbers(batch.rules)[np.flatnonzero(batch.masks[place])]
        assert sorted(numbers) == np.flatnonzero(masks[place]).tolist()


@pytest.mark.parametrize("setup", SETUPS[SOME], ids=NAMES[SOME])
def test_the_checkers_are_content_with_a_union(setup: Setup) -> None:
    id, seats = setup[:2]
    options: Any = setup[2]
    api_test(envs.env(id, seats, union=True, **options), num_cycles=20)
    check_env(envs.SingleEnv(id, seats, union=True, **options), skip_render_check=True)


def test_bots_play_in_a_union_too() -> None:
    env = envs.SingleEnv(FIRST, 3, union=True, opponents="greedy", illegal="replace")
    env.reset(seed=1)
    terminated = False
    while not terminated:
        _, _, terminated, _, info = env.step(-1)
    assert info["place"] in (1, 2, 3)


def test_an_action_of_another_set_up_is_illegal() -> None:
    env = envs.raw_env(FIRST, 3, union=True, illegal="raise")
    env.reset(seed=1)
    known = {action.text for action in env.game.rules.catalogue.actions}
    other = [n for n, text in enumerate(envs.union_of(FIRST).actions) if text not in known]
    with pytest.raises(IllegalAction):
        env.step(other[0])
