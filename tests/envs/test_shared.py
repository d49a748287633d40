"""Batches over several processes play the same games as one, and tell what goes wrong."""

import gc
import os
import signal
from multiprocessing.shared_memory import SharedMemory

import gymnasium
import numpy as np
import pytest

from ironroad import envs
from ironroad.core.errors import IllegalAction
from ironroad.envs.registration import name_of
from ironroad.games import REGISTRY

FIRST = REGISTRY.ids()[0]
ARRAYS = ("observations", "masks", "seats", "rewards", "terminated")


def same(one: envs.SharedBatch, other: envs.Batch) -> bool:
    return all([(getattr(one, name) == getattr(other, name)).all() for name in ARRAYS])


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_several_processes_play_the_games_of_one(id: str) -> None:
    alone = envs.Batch(id, 5, seed=3)
    ended = 0
    with envs.SharedBatch(id, 5, processes=2, seed=3) as shared:
        assert same(shared, alone)
        while ended < 4:
            actions = shared.random_actions()
            assert (actions[~shared.terminated] >= 0).all()
            shared.step(actions)
            alone.step(actions)
            assert same(shared, alone)
            for place in np.flatnonzero(shared.terminated).tolist():
                found, expected = shared.outcome(place), alone.outcome(place)
                assert found is not None
                assert expected is not None
                assert (found.places, found.totals) == (expected.places, expected.totals)
                ended += 1
        shared.reset(8)
        alone.reset(8)
        assert same(shared, alone)
        assert shared.outcome(0) is None


def test_random_actions_are_legal_and_all_come() -> None:
    with envs.SharedBatch(FIRST, 1, processes=1, seed=1) as batch:
        found = {int(batch.random_actions()[0]) for _ in range(500)}
        assert found == set(np.flatnonzero(batch.masks[0]).tolist())


def test_an_illegal_action_changes_nothing_in_any_process() -> None:
    with envs.SharedBatch(FIRST, 4, processes=2, seed=5) as batch:
        before = batch.observations.copy()
        for wrong in (int(np.flatnonzero(batch.masks[3] == 0)[0]), -1, 10**6):
            actions = batch.random_actions()
            actions[3] = wrong
            with pytest.raises(IllegalAction):
                batch.step(actions)
            assert (batch.observations == before).all()
        with pytest.raises(ValueError, match="4 games need as many actions"):
            batch.step([0])


@pytest.mark.parametrize("processes", [0, 4])
def test_a_process_has_at_least_one_game(processes: int) -> None:
    with pytest.raises(ValueError, match=f"3 games need 1 to 3 processes, not {processes}"):
        envs.SharedBatch(FIRST, 3, processes=processes)


def test_a_process_that_ends_is_told_and_nothing_is_left() -> None:
    batch = envs.SharedBatch(FIRST, 2, processes=2)
    name = batch._end.peek()[2][0].name  # type: ignore[index]  # It is alive.
    workers = list(batch._processes)
    os.kill(workers[1].pid or 0, signal.SIGKILL)
    workers[1].join()
    with pytest.raises(RuntimeError, match="a process of the batch ended"):
        batch.step(batch.random_actions())
    with pytest.raises(RuntimeError, match="closed"):
        batch.reset()
    assert not any([worker.is_alive() for worker in workers])
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)


def test_a_batch_that_is_let_go_ends_its_processes() -> None:
    batch = envs.SharedBatch(FIRST, 2, processes=2)
    workers = list(batch._processes)
    del batch
    gc.collect()
    assert not any([worker.is_alive() for worker in workers])


def test_gymnasium_plays_in_several_processes_too() -> None:
    made = gymnasium.make_vec(f"ironroad/{name_of(FIRST)}-v0", 2, vectorization_mode="async")
    observations, _ = made.reset(seed=1)
    actions = observations["action_mask"].argmax(axis=1)
    after, _, _, _, _ = made.step(actions)
    assert after["observation"].shape == observations["observation"].shape
    made.close()
