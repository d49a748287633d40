"""What a finished game is worth."""

import pytest

from ironroad.core.message import Message
from ironroad.core.outcome import Outcome, Rival, Scorecard
from ironroad.envs.rewards import margin, place, win_share


def outcome(places: list[int], totals: list[int], *rivals: tuple[int, int]) -> Outcome:
    others = [
        Rival(Message("bot"), place, Scorecard([(Message("points"), total)]))
        for place, total in rivals
    ]
    return Outcome(places, totals, [Message("over")], others)


def test_a_victory_is_shared() -> None:
    assert win_share(outcome([1, 2, 3], [9, 5, 1])) == [1, 0, 0]
    assert win_share(outcome([1, 3, 1], [9, 5, 9])) == [0.5, 0, 0.5]


def test_a_rival_may_win() -> None:
    assert win_share(outcome([2], [9], (1, 12))) == [0]
    assert win_share(outcome([1], [12], (1, 12))) == [0.5]
    assert place(outcome([2], [9], (1, 12))) == [0]
    assert margin(outcome([2], [9], (1, 12))) == [-3]


def test_places_are_the_share_of_opponents_left_behind() -> None:
    assert place(outcome([1, 2, 3], [9, 5, 1])) == [1, 0.5, 0]
    assert place(outcome([1, 1, 3], [9, 9, 1])) == [0.75, 0.75, 0]
    assert sum(place(outcome([1, 2, 2, 4], [9, 5, 5, 1]))) == pytest.approx(2)


def test_a_margin_is_over_the_best_of_the_others() -> None:
    assert margin(outcome([1, 2, 3], [9, 5, 1])) == [4, -4, -8]
    assert margin(outcome([1, 1], [9, 9])) == [0, 0]
    assert margin(outcome([1], [9])) == [9]
