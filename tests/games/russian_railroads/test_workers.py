"""Paying with workers and roubles, the black worker, the exchange on turn-order spaces (p. 13, p. 15, p. 23)."""

from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads.rules.rounds import END_ROUND
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    Hand,
    Pieces,
    checked,
    play,
    player,
    position,
    spaces_of,
    track,
)

BLACK: Hand = {"black_worker": True, "roubles": 0}


def test_with_own_workers_only_nobody_is_asked() -> None:
    table = play(position(hands={ANNA: {"roubles": 0}}), "anna: place industry-2")

    assert player(checked(table), ANNA).workers == 3


def test_roubles_do_the_work_when_no_worker_is_left() -> None:
    table = position(hands={ANNA: {"workers": 0, "roubles": 2}})
    assert "industry-2" in spaces_of(table)
    play(table, "anna: place industry-2")

    assert player(table, ANNA).roubles == 0


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
    assert not player(checked(table), ANNA).black_worker_ready
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")

    assert player(checked(table), ANNA).black_worker_ready


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
    assert player(checked(table), ANNA).roubles == 1


def test_a_space_is_used_once_a_round() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    play(table, "anna: place industry-1")
    assert "industry-1" not in spaces_of(table)
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")

    assert "industry-1" in spaces_of(table)


def occupied(table: Table) -> dict[str, dict[str, Any]]:
    """Return the spaces that are not empty, each with what is on it."""
    spaces = {}
    for space in table.view()["spaces"]:
        pieces = {
            name: value
            for name, value in space.items()
            if name not in ("id", "twin", "in_use")
            and value not in (0, False, [0] * len(space["workers"]))
        }
        if pieces:
            spaces[space["id"]] = pieces
    return spaces


def supply(table: Table, seat: int) -> tuple[int, int, bool, int]:
    """Return workers, temporary ones, whether the black worker is there, and roubles."""
    player = table.view()["players"][seat]
    black = player["black_worker_ready"]
    return player["workers"], player["temporary"], black, player["roubles"]


@pytest.mark.parametrize(
    ("seat", "payment", "left", "pieces"),
    [
        (BORIS, "worker worker temporary", (3, 1, True, 3), {"own": 2, "temporary": 1}),
        (DMITRI, "worker worker temporary", (3, 1, True, 3), {"own": 2, "temporary": 1}),
        (DMITRI, "worker temporary temporary", (4, 0, True, 3), {"own": 1, "temporary": 2}),
        (
            BORIS,
            "black temporary rouble",
            (5, 1, False, 2),
            {"temporary": 1, "black": True, "roubles": 1},
        ),
        (BORIS, "rouble rouble rouble", (5, 2, True, 0), {"roubles": 3}),
    ],
)
def test_every_piece_goes_from_the_supply_to_the_space_and_nowhere_else(
    seat: int, payment: str, left: tuple[int, int, bool, int], pieces: Pieces
) -> None:
    hand: Hand = {"black_worker": True, "temporary": 2, "roubles": 3}
    turns = [seat, *[other for other in (ANNA, BORIS, CLARA, DMITRI) if other != seat]]
    table = position(hands={seat: hand}, turns=turns)
    play(table, f"place locomotive-3\npay {payment}")

    assert supply(table, seat) == left
    expected: dict[str, Any] = {}
    for name, key in (("own", "workers"), ("temporary", "temporary")):
        if name in pieces:
            expected[key] = [pieces[name] if other == seat else 0 for other in range(4)]  # type: ignore[literal-required]  # The keys come from a table.
    if "black" in pieces:
        expected["black_worker"] = True
    if "roubles" in pieces:
        expected["roubles"] = pieces["roubles"]
    assert occupied(table) == {"locomotive-3": expected}


def test_a_space_is_paid_with_every_mixture_of_exactly_its_number_of_pieces() -> None:
    hand: Hand = {"black_worker": True, "temporary": 2, "roubles": 3}
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI])
    play(table, "boris: place industry-2")

    assert table.options() == [
        "pay worker worker",
        "pay worker temporary",
        "pay temporary temporary",
        "pay worker black",
        "pay black temporary",
        "pay worker rouble",
        "pay temporary rouble",
        "pay black rouble",
        "pay rouble rouble",
    ]


def test_the_black_worker_brings_exactly_one_advance() -> None:
    table = position(hands={BORIS: BLACK}, turns=[BORIS, ANNA, CLARA, DMITRI])
    play(table, "boris: place black-2\nboris: pay black")

    assert sorted([(entry["reward"], entry["must"]) for entry in table.view()["owed"]]) == [
        ("track-black 1", False),
        ("track-black 2", True),
    ]


def test_who_has_only_a_rouble_and_a_worker_elsewhere_may_claim() -> None:
    hand: Hand = {"workers": 1, "roubles": 1}
    table = position(
        hands={BORIS: hand},
        turns=[ANNA, CLARA, BORIS, DMITRI],
        spaces={"doubler": {"seat": BORIS, "own": 1}},
    )
    play(table, "anna: pass\nclara: pass")
    assert "order-1" in spaces_of(table)
    play(table, "boris: place order-1")

    assert occupied(table) == {
        "order-1": {"workers": [0, 1, 0, 0]},
        "doubler": {"roubles": 1},
    }


def test_an_exchange_moves_one_worker_of_several() -> None:
    hand: Hand = {"roubles": 1}
    table = position(
        hands={DMITRI: hand},
        turns=[ANNA, DMITRI, CLARA, BORIS],
        spaces={
            "industry-2": {"seat": DMITRI, "own": 2},
            "doubler": {"seat": CLARA, "own": 1},
            "black-or-gray": {"seat": BORIS, "own": 1},
        },
    )
    play(table, "anna: pass\ndmitri: place order-1\ndmitri: pay rouble")

    # Only spaces with a worker of his own colour: there was one, so nobody was asked.
    assert occupied(table) == {
        "order-1": {"workers": [0, 0, 0, 1]},
        "industry-2": {"workers": [0, 0, 0, 1], "roubles": 1},
        "doubler": {"workers": [0, 0, 1, 0]},
        "black-or-gray": {"workers": [0, 1, 0, 0]},
    }


def test_a_relocated_worker_leaves_its_space_and_stands_on_the_other() -> None:
    table = position(spaces={"order-2": {"seat": DMITRI, "own": 1}}, frames=(END_ROUND,))
    play(table, "dmitri: place black-2")

    assert occupied(table) == {"black-2": {"workers": [0, 0, 0, 1]}}


def test_after_a_round_everybody_has_all_workers_back() -> None:
    hands: dict[int, Hand] = {
        ANNA: {"black_worker": True, "roubles": 0},
        BORIS: {"extra": 1, "roubles": 1},
        DMITRI: {"extra": 2, "temporary": 2, "roubles": 0},
    }
    spaces: dict[str, Pieces] = {
        "doubler": {"seat": BORIS, "own": 1},
        "black-3": {"seat": DMITRI, "own": 2},
    }
    table = position(hands=hands, spaces=spaces)
    play(table, "anna: place industry-1\nanna: pay black\nboris: pass\nclara: pass\ndmitri: pass")
    play(table, "anna: pass")

    assert table.view()["round"] == 2
    assert occupied(table) == {}
    assert [supply(table, seat) for seat in range(4)] == [
        (5, 0, True, 0),
        (6, 0, False, 1),
        (5, 0, False, 1),
        (7, 0, False, 0),
    ]
    assert table.view()["temporary"] == 2
    assert not any(player["passed"] for player in table.view()["players"])
