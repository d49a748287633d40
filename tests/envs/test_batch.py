"""Batches play the same games as tables, and vectors on top of them as Gymnasium wants it."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from ironroad import envs
from ironroad.core.errors import IllegalAction
from ironroad.envs.registration import name_of
from ironroad.games import REGISTRY

FIRST = REGISTRY.ids()[0]


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_arrays_show_what_the_seat_to_move_knows(id: str) -> None:
    batch = envs.Batch(id, 3, seed=2)
    for _ in range(40):
        for place, state in enumerate(batch._games.states):
            if not batch.terminated[place]:
                assert state.stack[-1].seat == batch.seats[place]
                fresh = batch.title.encoder(batch.rules)
                row = fresh.encode(state, int(batch.seats[place]))
                assert batch.observations[place].tobytes() == row
                legal = batch._games.options[place].items
                assert np.flatnonzero(batch.masks[place]).tolist() == legal
        batch.step(batch.random_actions())


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_a_game_that_is_over_begins_anew_with_the_next_step(id: str) -> None:
    batch = envs.Batch(id, 4, seed=1)
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.terminated)
    ended = 0
    for _ in range(1000):
        over = batch.terminated.copy()
        batch.step(np.array(batch.random_actions()))
        assert not (over & batch.terminated).any()
        assert (batch.seats[over] >= 0).all()
        assert not batch.rewards[~batch.terminated].any()
        for place in np.flatnonzero(batch.terminated).tolist():
            outcome = batch.outcome(place)
            assert outcome is not None
            assert batch.rewards[place].sum() == 1
            assert batch.seats[place] == -1
            assert not batch.masks[place].any()
            ended += 1
        if ended > 8:
            break
    assert ended > 8
    assert arrays == (batch.observations, batch.masks, batch.seats, batch.rewards, batch.terminated)


def test_equal_seeds_give_equal_batches_and_different_games_in_them() -> None:
    batch, twin = envs.Batch(FIRST, 4, seed=5), envs.Batch(FIRST, 4, seed=6)
    assert (batch.observations != twin.observations).any()
    twin.reset(5)
    assert (batch.observations == twin.observations).all()
    assert len({row.tobytes() for row in batch.observations}) == 4
    for _ in range(50):
        actions = batch.random_actions()
        batch.step(actions)
        twin.step(actions)
    assert (batch.observations == twin.observations).all()


def test_an_illegal_action_changes_nothing() -> None:
    batch = envs.Batch(FIRST, 2, seed=5)
    before = batch.observations.copy()
    actions = batch.random_actions()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalAction):
        batch.step(actions)
    assert (batch.observations == before).all()


def first_legal(masks: Any) -> Any:
    return masks.argmax(axis=1)


def run(vector: Any, steps: int) -> list[tuple[Any, Any, Any]]:
    observations, infos = vector.reset(seed=3)
    found = []
    before = np.zeros(vector.num_envs, bool)
    for _ in range(steps):
        assert vector.observation_space.contains(observations)
        assert (infos["action_mask"] == observations["action_mask"]).all()
        observations, rewards, over, cut, infos = vector.step(first_legal(infos["action_mask"]))
        assert not cut.any()
        assert not (before & over).any()
        assert not rewards[~over].any()
        found.append((rewards, over, infos))
        before = over
    return found


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_a_vector_is_made_by_its_name(id: str) -> None:
    envs.register_all()
    name = f"ironroad/{name_of(id)}-v{REGISTRY.meta(id).rules_version - 1}"
    vector = gymnasium.make_vec(name, 5, vectorization_mode="vector_entry_point", seats=3)
    found = run(vector, 150)
    ended = [(rewards, over, infos) for rewards, over, infos in found if over.any()]

    assert vector.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    assert ended
    for rewards, over, infos in ended:
        assert (infos["_place"] == over).all()
        assert ((rewards > 0) == (infos["place"] == 1)).all()
        assert infos["seat"].tolist() == [0, 1, 2, 0, 1]
    vector.close()


def test_opponents_of_a_vector_may_be_a_function() -> None:
    asked = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        assert masks.any(axis=1).all()
        return first_legal(masks)

    vector = envs.VectorEnv(FIRST, 4, 3, opponents=policy, seat=2)
    run(vector, 30)

    assert max(asked) > 1


def test_illegal_actions_of_a_vector_lose_raise_or_are_replaced() -> None:
    for illegal in ("lose", "replace", "raise"):
        vector = envs.VectorEnv(FIRST, 3, 3, illegal=illegal)
        _, infos = vector.reset(seed=1)
        actions = first_legal(infos["action_mask"])
        actions[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                vector.step(actions)
            continue
        _, rewards, over, _, infos = vector.step(actions)
        assert over.tolist() == [False, illegal == "lose", False]
        assert rewards.tolist() == [0, -1 if illegal == "lose" else 0, 0]
        _, rewards, over, _, infos = vector.step(first_legal(infos["action_mask"]))
        assert not over.any()
        assert not rewards.any()


def test_what_a_vector_cannot_do_is_refused() -> None:
    with pytest.raises(ValueError, match="opponents"):
        envs.VectorEnv(FIRST, 2, 3, opponents="greedy")
    with pytest.raises(ValueError, match="seat is 0 to 2, not 3"):
        envs.VectorEnv(FIRST, 2, 3, seat=3)


def test_games_run_in_several_processes_with_shared_memory() -> None:
    """Gymnasium's own vector of processes takes ours; the games are those of one process."""
    id = REGISTRY.ids()[-1]
    name = f"ironroad.envs:ironroad/{name_of(id)}-v{REGISTRY.meta(id).rules_version - 1}"
    seen = []
    for mode in ("sync", "async"):
        settings = {"shared_memory": True, "context": "spawn"} if mode == "async" else {}
        vector = gymnasium.make_vec(
            name, 2, vectorization_mode=mode, vector_kwargs=settings, seats=3, opponents="greedy"
        )
        observations, infos = vector.reset(seed=3)
        for _ in range(12):
            actions = first_legal(infos["action_mask"])
            observations, _, _, _, infos = vector.step(actions)
        seen.append(observations["observation"].copy())
        vector.close()
    assert (seen[0] == seen[1]).all()
