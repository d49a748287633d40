"""Who plays whom: balanced over seats, from one seed."""

from collections import Counter

import pytest

from ironroad.core.errors import InvalidSetup
from ironroad.lab.schedule import line_ups, seating


def test_the_last_bot_fills_empty_seats() -> None:
    assert line_ups(["greedy", "random"], 4) == [("greedy", "random", "random", "random")]


def test_of_too_many_bots_every_group_meets() -> None:
    assert len(line_ups(["a", "b", "c", "d"], 3)) == 4


def test_no_bots_are_refused() -> None:
    with pytest.raises(InvalidSetup):
        line_ups([], 3)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    seats: Counter[tuple[str, int]] = Counter()
    for game in range(24):
        bots, _ = seating(["a", "b", "c", "d"], 4, game, seed=1)
        seats.update([(bot, seat) for seat, bot in enumerate(bots)])

    assert set(seats.values()) == {6}


def test_neighbours_change_too() -> None:
    orders = {tuple(seating(["a", "b", "c"], 3, game, 1)[0]) for game in range(6)}

    assert len(orders) == 6


def test_the_games_of_a_round_share_their_seed_and_rounds_do_not() -> None:
    seeds = [seating(["a", "b", "c"], 3, game, 1)[1] for game in range(6)]

    assert len(set(seeds[:3])) == 1
    assert len(set(seeds)) == 2
