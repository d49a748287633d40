"""Random games in batches are the same, in the same order, on any number of processes."""

import pytest

from ironroad.lab.match import Setup
from ironroad.lab.simulation import simulate

SETUP = Setup("trans-siberian", 3, {}, None)


@pytest.mark.parametrize("games", [1, 7, 45, 130])
def test_games_come_in_order_and_do_not_depend_on_the_number_of_processes(games: int) -> None:
    alone = list(simulate(SETUP, 7, games, 1))
    together = list(simulate(SETUP, 7, games, 2))

    assert [game["game"] for game in alone] == list(range(games))
    assert together == alone


def test_each_game_has_a_seed_of_its_own() -> None:
    seeds = [game["seed"] for game in simulate(SETUP, 7, 30, 1)]

    assert len(set(seeds)) == 30
