"""Paying with workers and roubles, the black worker, the exchange on turn-order spaces (p. 13, p. 15, p. 23)."""

import pytest

from ironroad.games.russian_railroads.state import BLACK_READY, ROUBLES, WORKERS
from tests.games.russian_railroads.positions import (
    ANNA,
    KIEV,
    Hand,
    checked,
    own,
    play,
    position,
    spaces_of,
    track,
)

BLACK: Hand = {"black_worker": True, "roubles": 0}


def test_with_own_workers_only_nobody_is_asked() -> None:
    table = play(position(hands={ANNA: {"roubles": 0}}), "anna: place industry-2")

    assert own(checked(table), ANNA, WORKERS) == 3


def test_roubles_do_the_work_when_no_worker_is_left() -> None:
    table = position(hands={ANNA: {"workers": 0, "roubles": 2}})
    assert "industry-2" in spaces_of(table)
    play(table, "anna: place industry-2")

    assert own(table, ANNA, ROUBLES) == 0


def test_a_player_without_pieces_can_only_pass() -> None:
    table = position(2, hands={ANNA: {"workers": 0, "roubles": 0}})

    assert table.seat == 1  # Passing was the only choice.
    assert table.state.passed == 1


def test_spaces_that_cost_more_than_there_is_are_not_offered() -> None:
    table = position(hands={ANNA: {"workers": 1, "roubles": 0}})

    assert "industry-1" in spaces_of(table)
    assert "industry-2" not in spaces_of(table)
    assert "locomotive-3" not in spaces_of(table)


@pytest.mark.parametrize("space", ["black-2", "black-3", "industry-black", "engineer-2"])
def test_the_black_worker_brings_one_more_black_advance(space: str) -> None:
    hand: Hand = {**BLACK, "trans_siberian": [5], "engineers": [2]}
    table = play(position(hands={ANNA: hand}), f"anna: place {space}")
    payment = next(text for text in table.options() if "black" in text)
    play(table, f"anna: {payment}")
    owed = {entry["reward"].rpartition(" ")[0]: entry for entry in table.view()["owed"]}
    black = [entry for entry in table.view()["owed"] if entry["reward"].startswith("track-black ")]

    assert "track-black" in owed
    assert any(not entry["must"] for entry in black)


@pytest.mark.parametrize("space", ["any-2", "black-or-gray", "industry-1", "gray-2"])
def test_it_brings_nothing_where_no_black_advance_is_printed(space: str) -> None:
    hand: Hand = {**BLACK, "trans_siberian": [5], "roubles": 1 if space == "any-2" else 0}
    table = play(position(hands={ANNA: hand}), f"anna: place {space}")
    play(table, "anna: " + next(text for text in table.options() if "black" in text))

    assert not any(entry["reward"].startswith("track-black ") for entry in table.view()["owed"])


def test_the_extra_advance_may_be_declined() -> None:
    table = play(position(hands={ANNA: BLACK}), "anna: place black-2\nanna: pay black")
    play(table, "anna: advance black kiev 2\nanna: advance black kiev 3")
    assert table.options()[-1] == "stop"
    play(table, "anna: stop")

    assert track(table, ANNA, KIEV)[0] == 3


def test_the_black_worker_comes_back_every_round() -> None:
    table = play(position(hands={ANNA: BLACK}), "anna: place roubles\nanna: pay black")
    assert own(checked(table), ANNA, BLACK_READY) == 0
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")

    assert own(checked(table), ANNA, BLACK_READY) == 1


def test_a_rouble_on_a_turn_order_space_is_exchanged_at_once() -> None:
    table = position(
        hands={ANNA: {"roubles": 1, "trans_siberian": [2]}},
        turns=[1, 0, 2, 3],
        spaces={"doubler": {"own": 1}, "black-2": {"own": 1}},
    )
    play(table, "boris: pass\nanna: place order-1\nanna: pay rouble")
    assert table.options() == ["swap black-2", "swap doubler"]
    play(table, "anna: swap doubler")
    spaces = {space["id"]: space for space in checked(table).view()["spaces"]}

    assert spaces["order-1"]["workers"] == [1, 0, 0, 0]
    assert (spaces["doubler"]["workers"], spaces["doubler"]["roubles"]) == ([0, 0, 0, 0], 1)


def test_a_foreign_worker_is_exchanged_with_one_on_an_own_engineer_too() -> None:
    hand: Hand = {**BLACK, "engineers": [5], "temporary": 1}
    table = position(
        hands={ANNA: hand},
        turns=[1, 0, 2, 3],
        spaces={"engineer-5": {"own": 1}, "roubles": {"own": 1}},
    )
    play(table, "boris: pass\nanna: place order-1\nanna: pay black")
    assert table.options() == ["swap roubles", "swap engineer-5"]
    play(table, "anna: swap engineer-5")
    spaces = {space["id"]: space for space in checked(table).view()["spaces"]}

    assert spaces["engineer-5"]["black_worker"]
    assert table.view()["owed"] == []


def test_without_an_own_worker_elsewhere_the_exchange_is_not_possible() -> None:
    turns = [1, 0, 2, 3]
    nothing_placed = position(hands={ANNA: {"roubles": 1, "workers": 0}}, turns=turns)
    play(nothing_placed, "boris: pass")
    assert "order-1" not in spaces_of(nothing_placed)

    own_worker = position(hands={ANNA: {"roubles": 1, "workers": 1}}, turns=turns)
    play(own_worker, "boris: pass\nanna: place order-1")
    spaces = {space["id"]: space for space in own_worker.view()["spaces"]}
    assert spaces["order-1"]["workers"] == [1, 0, 0, 0]  # The own worker was the only way to pay.


def test_roubles_on_spaces_return_to_the_supply() -> None:
    table = position(hands={ANNA: {"roubles": 3}})
    play(table, "anna: place industry-2\nanna: pay rouble rouble")
    before = table.state.roubles
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")

    assert table.state.roubles == before + 2
    assert own(checked(table), ANNA, ROUBLES) == 1


def test_a_space_is_used_once_a_round() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    play(table, "anna: place industry-1")
    assert "industry-1" not in spaces_of(table)
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")

    assert "industry-1" in spaces_of(table)
