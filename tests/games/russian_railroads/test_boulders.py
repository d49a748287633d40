"""Boulders, coin spaces and the golden spike: what may be taken, what it gives, what is told (AR-3 to AR-6, R47)."""

from pathlib import Path
from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads.rules.rounds import END_ROUND
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import asked, told
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    Hand,
    checked,
    play,
    points,
    position,
)

AT_COINS: Hand = {"lines": [[5], [3], [4]], "slots": [5, 0, 3, 4]}
"""Black and a locomotive stand on the coin space of every railroad."""


def american(hand: Hand, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    turns = [BORIS, CLARA, DMITRI, ANNA]
    return position(4, hands={BORIS: hand}, turns=turns, options=AMERICAN, **more)


def board(table: Table, seat: int = BORIS) -> dict[str, Any]:
    modules: dict[str, Any] = table.view(None)["players"][seat]["modules"]
    return modules


def test_only_boulders_that_are_left_can_be_removed_one_at_a_time() -> None:
    hand: Hand = {"lines": [[7, 6, 3], [1], [1]], "slots": [4, 0, 0, 0], "roubles": 0}
    both = play(american(hand), "boris: place brown-1")
    assert both.options() == ["boulder track", "boulder industry", "stop"]
    play(both, "boris: boulder track")
    assert both.seat == CLARA
    assert board(both)["boulders"] == ["industry"]
    assert board(both, ANNA)["boulders"] == ["track", "industry"]
    assert told(both)[-2:] == ["boulder 1 boulder-track", "points 1 10"]
    one = play(american({**hand, "boulders": ["industry"]}), "boris: place brown-1")

    assert one.options() == ["boulder industry", "stop"]


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("rocky-mountain-5", "railroad-rocky-mountain 5"),
        ("transcontinental-west-3", "railroad-transcontinental-west 3"),
        ("transcontinental-east-4", "railroad-transcontinental-east 4"),
    ],
)
def test_each_coin_space_is_paid_once_and_moves_the_price_marker(space: str, words: str) -> None:
    table = american({**AT_COINS, "roubles": 3})
    before = table.view(None)["roubles"]
    coins = ["buy rocky-mountain-5", "buy transcontinental-west-3", "buy transcontinental-east-4"]
    assert [text for text in table.options() if text.startswith("buy")] == coins
    play(table, f"boris: buy {space}\nboris: dividend d1")

    assert told(table) == [
        f"bought 1 {words} reward-stock 1",
        "stock 1 1",
        "dividend 1 1 reward-points 5",
        "points 1 5",
    ]
    assert table.view(None)["players"][BORIS]["roubles"] == 2
    assert table.view(None)["roubles"] == before + 1
    assert board(table)["bought"] == [space]
    assert board(table, ANNA)["bought"] == []
    coins.remove(f"buy {space}")
    assert [text for text in table.options() if text.startswith("buy")] == coins
    checked(table)


def test_a_coin_space_gives_exactly_what_it_shows(tmp_path: Path) -> None:
    entry = (
        'rocky-mountain-5 = { railroad = "rocky-mountain", space = 5, colour = "black", '
        'locomotive = true, roubles = 1, rewards = ["points 4"] }'
    )
    path = changed(tmp_path, lines("american-advantages", entry))
    table = play(american({**AT_COINS, "roubles": 1}, edition=path), "boris: buy rocky-mountain-5")

    assert points(table, BORIS) == 4


def test_after_the_relocated_worker_coin_spaces_are_paid_one_after_the_other() -> None:
    table = position(
        hands={DMITRI: {**AT_COINS, "lines": [[5], [2], [4]], "roubles": 3}},
        spaces={"order-1": {"seat": DMITRI, "own": 1}},
        frames=(END_ROUND,),
        options=AMERICAN,
    )
    play(table, "dmitri: place black-or-gray\ndmitri: advance black transcontinental-west 3")
    assert asked(table) == "ask-coin"
    play(table, "dmitri: buy rocky-mountain-5\ndmitri: dividend d1")
    assert asked(table) == "ask-coin"
    assert table.options() == [
        "buy transcontinental-west-3",
        "buy transcontinental-east-4",
        "finish",
    ]
    play(table, "dmitri: buy transcontinental-east-4\ndmitri: dividend d2\ndmitri: finish")

    assert board(table, DMITRI)["level"] == 2
    assert table.view(None)["round"] == 2


def test_who_has_no_coin_space_to_pay_for_is_not_asked_after_the_relocated_worker() -> None:
    table = position(
        hands={DMITRI: {**AT_COINS, "roubles": 0}},
        spaces={"order-1": {"seat": DMITRI, "own": 1}},
        frames=(END_ROUND,),
        options=AMERICAN,
    )
    play(table, "dmitri: place black-or-gray\ndmitri: advance black rocky-mountain 6")

    assert table.view(None)["round"] == 2
    assert not [line for line in told(table) if line.startswith("forced 3")]


def test_the_golden_spike_is_the_players_who_placed_it() -> None:
    hand: Hand = {"lines": [[2], [4], [1]], "slots": [1, 0, 5, 0], "roubles": 0}
    table = play(
        american(hand), "boris: place black-or-gray\nboris: advance black transcontinental-west 5"
    )
    play(table, "boris: token spike")

    assert [board(table, seat)["spike"] for seat in range(4)] == [False, True, False, False]
    assert told(table)[-1] == "spike 1"
