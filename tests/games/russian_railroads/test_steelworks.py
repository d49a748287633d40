"""Steelworks: where they go, and what waits for them (AR-19 to AR-21)."""

from typing import Any

import pytest

from ironroad.core.table import Table
from tests.games.russian_railroads.logs import asked, told
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    Hand,
    play,
    position,
)

STEELWORKS = 10
LAST_FOUR: dict[int, int] = {2: 0, 3: 0, 4: 1}


def american(hand: Hand, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    turns = [BORIS, CLARA, DMITRI, ANNA]
    return position(4, hands={BORIS: hand}, turns=turns, options=AMERICAN, **more)


def test_taking_a_steelworks_owes_everyone_one_payout_until_it_is_placed() -> None:
    table = american({"roubles": 0}, piles=LAST_FOUR)
    play(table, "boris: place locomotive-1\nboris: locomotive 4")
    play(table, "boris: put 4 transcontinental-west")
    assert table.view(None)["owed"] == [{"reward": "payout-all 1", "must": False}]
    assert asked(table) == "ask-factory factory-steelworks"
    assert "steelworks 1" in told(table)
    play(table, "boris: fill")

    assert table.view(None)["players"][BORIS]["factories"] == [STEELWORKS, 0, 0, 0, 0]
    assert told(table)[-4:] == ["payout 1 0", "payout 2 0", "payout 3 0", "payout 0 0"]


@pytest.mark.parametrize("gap", range(5))
def test_a_steelworks_may_be_replaced_whichever_gap_it_fills(gap: int) -> None:
    row = [3, 3, 3, 3, 3]
    row[gap] = STEELWORKS
    table = american({"factories": row[: gap + 1], "roubles": 0}, laid_out={3: 0})
    play(table, "boris: place locomotive-1\nboris: factory new 2")
    every = [f"replace {n}" for n in range(1, 6)]

    assert table.options() == ([f"replace {gap + 1}", "fill"] if gap < 4 else every)
    assert asked(table) == "ask-factory factory 2"


def test_without_a_steelworks_a_factory_is_built_as_in_the_base_game() -> None:
    table = american({"factories": [3, 3, 3, 3, 5], "roubles": 0})
    play(table, "boris: place locomotive-1\nboris: factory new 2")

    assert asked(table) == "ask-replace 2 reward-build 1"
    assert table.options() == [f"replace {n}" for n in range(1, 6)]
