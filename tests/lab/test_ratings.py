"""Shares and ratings with their intervals."""

import pytest

from ironroad.lab.match import Game
from ironroad.lab.ratings import bradley_terry, mean_of, pair_results, standings, wilson


def game(number: int, bots: list[str], places: list[int]) -> Game:
    return {
        "game": number,
        "seed": number,
        "bots": bots,
        "places": places,
        "totals": [100 - 10 * place for place in places],
        "rivals": [],
        "reasons": ["end"],
        "items": [{} for _ in bots],
        "seats": [0, 1],
        "moves": ["x", "y"],
        "faults": [[] for _ in bots],
        "seconds": [0.5 for _ in bots],
    }


def test_wilson_keeps_to_shares() -> None:
    assert wilson(0, 20).low == 0
    assert wilson(20, 20).high == pytest.approx(1)
    assert wilson(20, 20).low == pytest.approx(0.839, abs=0.001)


def test_a_mean_of_one_value_has_no_width() -> None:
    assert mean_of([3.0]) == (3.0, 3.0, 3.0)


def test_bradley_terry_finds_the_strength_behind_the_results() -> None:
    # 3 wins in 4 are a strength of 3 to 1, 191 points of Elo apart.
    pairs = [[("a", "b", 1.0)]] * 750 + [[("a", "b", 0.0)]] * 250
    ratings = bradley_terry(["a", "b"], pairs)

    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=1)
    assert ratings["a"] + ratings["b"] == pytest.approx(0, abs=1e-6)


def test_a_bot_does_not_meet_itself() -> None:
    assert pair_results(game(0, ["a", "a", "b"], [1, 2, 2])) == [("a", "b", 1.0), ("a", "b", 0.5)]


def test_standings_share_ties_and_do_not_depend_on_the_order() -> None:
    games = [game(n, ["a", "b"], [1, 1] if n == 0 else [1, 2]) for n in range(10)]
    first, second = standings(games)

    assert first.bot == "a"
    assert first.wins.value == pytest.approx(0.95)
    assert second.wins.value == pytest.approx(0.05)
    assert first.fair == 0.5
    assert first.rating.low <= first.rating.value <= first.rating.high
    assert standings(games[::-1]) == standings(games)
