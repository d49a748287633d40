"""Foundries, coal and the spaces paid with it: what is left, what it costs, what is told (CO-3 to CO-10, R23)."""

from pathlib import Path
from typing import Any

from ironroad.core.table import Table
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import asked, told
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    COAL_ON,
    DMITRI,
    Hand,
    Pieces,
    checked,
    play,
    points,
    position,
    spaces_of,
    uses,
)

OTHERS: dict[int, Hand] = {
    ANNA: {"foundries": ["fy4", "fy5", "fy6"]},
    CLARA: {"foundries": ["fy7", "fy8", "fy9"]},
    DMITRI: {"foundries": ["fy10", "fy11", "fy12"]},
}
"""With fy1 and fy2 open, fy3 alone is left in the stack."""


def coal(hand: Hand, hands: dict[int, Hand] | None = None, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    everybody = {**(hands or {}), BORIS: hand}
    turns = [BORIS, CLARA, DMITRI, ANNA]
    return position(4, hands=everybody, turns=turns, options=COAL_ON, **more)


def board(table: Table, seat: int = BORIS) -> dict[str, Any]:
    modules: dict[str, Any] = table.view(None)["players"][seat]["modules"]
    return modules


def test_the_last_foundry_of_the_stack_is_laid_out_and_it_is_the_one_nobody_has_seen() -> None:
    table = coal({"roubles": 1, "coal": 0}, OTHERS)
    assert table.view(None)["modules"]["foundry_stack"] == 1
    play(table, "boris: place foundry\nboris: foundry fy1")

    assert table.view(None)["modules"]["foundries"] == ["fy2", "fy3"]
    assert table.view(None)["modules"]["foundry_stack"] == 0
    assert told(table) == [
        "placed 1 space-coal and reward-foundry 1 reward-coal 1",
        "paid 1 piece-rouble 1",
        "coal 1 1",
        "foundry 1 reward-track-black 3",
        "revealed and reward-track-gray 1 reward-track-brown 1",
    ]
    checked(table)


def test_a_foundry_can_be_taken_while_one_lies_open() -> None:
    last = coal({"roubles": 1, "foundries": ["fy1", "fy3"]}, OTHERS, shown=("fy2",))
    assert last.view(None)["modules"]["foundry_stack"] == 0
    play(last, "boris: place foundry")
    assert [foundry["id"] for foundry in board(last)["foundries"]] == ["fy1", "fy2", "fy3"]
    none = coal({"roubles": 1, "foundries": ["fy1", "fy2", "fy3"]}, OTHERS, shown=())

    assert "foundry" not in spaces_of(none)


def test_the_last_tile_of_the_stack_can_be_a_boilerman() -> None:
    table = play(coal({"coal": 2, "roubles": 0}, OTHERS), "boris: use boilerman")

    assert board(table)["boilermen"] == ["trans-siberian-1"]
    assert board(table, ANNA)["boilermen"] == []
    assert table.view(None)["modules"]["foundry_stack"] == 0


def test_coal_and_foundries_are_told() -> None:
    table = coal({"coal": 5, "roubles": 0, "foundries": ["fy12"], "factories": [6]})
    play(table, "boris: use foundry fy12")
    assert asked(table) == "ask-close reward-points 8"
    play(table, "boris: boilerman trans-siberian-1\nboris: use boilerman\nboris: place coal")

    assert told(table)[:8] == [
        "used-foundry 1 reward-points 8",
        "points 1 8",
        "closed-foundry 1 reward-points 8",
        "boiled 1 slot railroad-trans-siberian 1",
        "placed 1 space-coal reward-boilerman 1",
        "forced 1 do-boilerman-factory 1",
        "boiled-factory 1 1",
        "placed 1 space-coal reward-coal 1",
    ]
    assert told(table)[-1] == "coal 1 1"
    assert board(table) == {**board(table), "coal": 2, "foundries": [], "boiled_factories": [1]}
    assert board(table, ANNA)["coal"] == 1


def test_a_foundry_whose_boilerman_finds_no_place_is_kept_without_a_question() -> None:
    table = coal({"coal": 2, "roubles": 0, "foundries": ["fy12"], "boilermen": [0]})
    play(table, "boris: use foundry fy12")

    assert told(table) == ["used-foundry 1 reward-points 8", "points 1 8"]
    assert [foundry["id"] for foundry in board(table)["foundries"]] == ["fy12"]


WORKING: dict[str, Pieces] = {
    "roubles": {"seat": ANNA, "own": 1},
    "temporary": {"seat": ANNA, "own": 1},
    "coal": {"seat": ANNA, "own": 1},
    "order-1": {"seat": CLARA, "own": 1},
    "order-2": {"seat": DMITRI, "own": 1},
    "locomotive-1": {"seat": CLARA, "own": 1},
    "locomotive-2": {"seat": CLARA, "own": 2},
}


def test_coal_is_not_spent_where_no_main_action_could_follow() -> None:
    """Only the space for locomotive and factory is left; number 4 fits the slot of 3 as long as no boilerman raises it."""
    hand: Hand = {
        "trans_siberian": [15, 14, 13, 12, 11],
        "st_petersburg": [9, 8, 7, 6],
        "kiev": [9, 8, 7],
        "slots": [3, 4, 4, 4],
        "boilermen": [1, 2, 3],
        "doublers": 8,
        "markers": [4],
        "workers": 3,
        "roubles": 0,
        "coal": 2,
    }
    piles = {2: 0, 3: 0, 4: 3}
    table = coal(hand, spaces=WORKING, piles=piles, engineers=[4, 15, 2, 6, 7, 8])
    assert table.options() == ["place locomotive-3", "pass"]
    other = coal(
        {**hand, "boilermen": [1, 2]}, spaces=WORKING, piles=piles, engineers=[4, 15, 2, 6, 7, 8]
    )

    assert other.options() == ["place locomotive-3", "pass", "use boilerman"]


def test_an_edition_may_price_other_actions_in_coal(tmp_path: Path) -> None:
    spaces = (
        'coal-gray = { area = "coal", coal = 1, rewards = ["track gray 2"], seats = [2, 3, 4] }',
        'coal-points = { area = "coal", coal = 1, rewards = ["points 2"], seats = [2, 3, 4] }',
    )
    path = changed(tmp_path, lines("coal-spaces", *spaces))
    hand: Hand = {"trans_siberian": [4, 1], "coal": 1, "roubles": 0}
    table = coal(hand, edition=path)
    assert uses(table) == ["coal-gray", "coal-points"]
    play(table, "boris: place industry-1\nboris: use coal-points")
    assert points(table, BORIS) == 2
    assert board(table)["coal"] == 0
    assert table.seat == CLARA
    short = coal({**hand, "trans_siberian": [3, 1]}, edition=path)
    assert uses(short) == ["coal-points"]

    assert uses(coal({**hand, "coal": 0}, edition=path)) == []


def test_two_boilermen_at_once_need_two_places(tmp_path: Path) -> None:
    entry = 'pair = { area = "coal", coal = 1, rewards = ["boilerman 2"], seats = [2, 3, 4] }'
    path = changed(tmp_path, lines("coal-spaces", entry))
    hand: Hand = {"coal": 1, "roubles": 0}

    assert uses(coal(hand, edition=path)) == []
    assert uses(coal({**hand, "factories": [6], "boilermen": [0]}, edition=path)) == []
    assert uses(coal({**hand, "factories": [6]}, edition=path)) == ["pair"]
    assert uses(coal({**hand, "slots": [1, 0, 3, 0]}, edition=path)) == ["pair"]
