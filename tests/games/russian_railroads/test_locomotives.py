"""Locomotives and factories (p. 8 to 10)."""

from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads.components import LOCOMOTIVE
from ironroad.games.russian_railroads.rules import feasible, locomotives
from ironroad.games.russian_railroads.rules.yard import ANYWHERE, Yard, lowest
from ironroad.games.russian_railroads.state import tile
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    Hand,
    checked,
    face_up,
    factories,
    pile,
    play,
    position,
    slots,
    spaces_of,
)

NO_MONEY: Hand = {"roubles": 0}


@pytest.mark.parametrize("space", ["locomotive-1", "locomotive-2"])
def test_a_locomotive_or_a_factory(space: str) -> None:
    table = play(position(hands={ANNA: NO_MONEY}), f"anna: place {space}")
    assert table.options() == ["locomotive 2", "factory new 2"]
    play(table, "anna: factory new 2")

    assert factories(checked(table), ANNA) == [2, 0, 0, 0, 0]
    assert pile(table, 2) == 3


def test_the_lowest_pile_goes_first() -> None:
    table = position(hands={ANNA: NO_MONEY}, piles={2: 0, 3: 0})
    play(table, "anna: place locomotive-1")

    assert table.options() == ["locomotive 4", "factory new 4"]
    assert lowest(4 * tile(4) + tile(9)) == 4
    assert lowest(tile(9)) == 9
    assert lowest(0) == 0


def test_one_of_each_with_three_workers_in_either_order() -> None:
    table = play(position(hands={ANNA: NO_MONEY}), "anna: place locomotive-3")
    assert table.options() == ["locomotive 2", "factory new 2"]
    play(table, "anna: locomotive 2\nanna: put 2 kiev")

    assert slots(table, ANNA) == [1, 0, 0, 2]
    assert factories(checked(table), ANNA) == [2, 0, 0, 0, 0]


def test_of_two_empty_slots_on_one_railroad_the_first_is_offered() -> None:
    table = position(hands={ANNA: {"slots": [0, 0, 0, 0], **NO_MONEY}})
    play(table, "anna: place locomotive-1\nanna: locomotive 2")

    assert table.options() == ["put 2 trans-siberian-1", "put 2 st-petersburg", "put 2 kiev"]


def test_an_equal_number_is_not_replaced() -> None:
    state = position(hands={ANNA: {"slots": [2, 2, 2, 2]}}).state

    assert not locomotives.can_place(state, ANNA, 2, ANYWHERE)
    assert locomotives.can_place(state, ANNA, 3, ANYWHERE)


def test_a_locomotive_that_fits_nowhere_cannot_be_built() -> None:
    table = position(hands={ANNA: {"slots": [2, 2, 2, 3], **NO_MONEY}}, laid_out={1: 0})
    play(table, "anna: place locomotive-1")

    assert factories(table, ANNA)[0] == 2  # The factory was the only choice.


def test_a_displaced_locomotive_moves_to_another_railroad_and_chains() -> None:
    table = position(
        hands={ANNA: {"slots": [5, 2, 4, 3], **NO_MONEY}}, piles=dict.fromkeys((2, 3, 4, 5), 0)
    )
    play(table, "anna: place locomotive-1\nanna: locomotive 6\nanna: put 6 trans-siberian-1")
    # The 5 may replace the 4 or the 3, not the 2 of its own railroad.
    assert table.options() == ["put 5 st-petersburg", "put 5 kiev"]
    play(table, "anna: put 5 st-petersburg")
    assert table.options() == ["put 4 trans-siberian-2", "put 4 kiev"]
    play(table, "anna: put 4 trans-siberian-2")

    # The 2 fits nowhere and is turned over.
    assert slots(table, ANNA) == [6, 4, 5, 3]
    assert face_up(table, 2) == 1


def test_a_displaced_locomotive_is_turned_over_only_when_it_fits_nowhere() -> None:
    table = position(hands={ANNA: {"slots": [1, 0, 2, 0], **NO_MONEY}}, piles={2: 0})
    play(table, "anna: place locomotive-1\nanna: locomotive 3\nanna: put 3 st-petersburg")

    assert "put 2 kiev" in table.options()
    assert "stop" not in table.options()
    assert face_up(table, 2) == 0


def test_the_chain_is_finished_before_anything_else() -> None:
    """A ? token earned by the new locomotive waits until the displaced one is placed."""
    table = position(
        hands={ANNA: {"st_petersburg": [4], "slots": [1, 0, 3, 0], **NO_MONEY}}, piles={2: 0, 3: 0}
    )
    play(table, "anna: place locomotive-1\nanna: locomotive 4\nanna: put 4 st-petersburg")
    assert table.options() == ["put 3 trans-siberian-1", "put 3 trans-siberian-2", "put 3 kiev"]
    play(table, "anna: put 3 kiev")

    assert "token medal" in table.options()


def test_factories_fill_the_gaps_from_left_to_right() -> None:
    table = position(hands={ANNA: {"factories": [3, 4], **NO_MONEY}})
    play(table, "anna: place locomotive-1\nanna: factory new 2")

    assert factories(table, ANNA) == [3, 4, 2, 0, 0]


def test_a_face_up_factory_may_be_chosen_but_not_built_as_a_locomotive() -> None:
    table = position(hands={ANNA: NO_MONEY}, laid_out={1: 1, 5: 1})
    play(table, "anna: place locomotive-1")
    assert table.options() == ["locomotive 2", "factory new 2", "factory used 1", "factory used 5"]
    play(table, "anna: factory used 5")

    assert factories(table, ANNA)[0] == 5
    assert (face_up(table, 5), pile(table, 2)) == (0, 4)


def test_with_all_gaps_filled_any_factory_is_replaced_and_goes_face_up() -> None:
    table = position(hands={ANNA: {"factories": [3, 4, 5, 6, 7], "markers": [5], **NO_MONEY}})
    play(table, "anna: place locomotive-1\nanna: factory new 2")
    assert table.options() == [f"replace {slot}" for slot in range(1, 6)]
    play(table, "anna: replace 1")

    # The marker stands on the slot, stays and uses nothing.
    assert factories(checked(table), ANNA) == [2, 4, 5, 6, 7]
    assert face_up(table, 3) == 1
    assert table.seat != ANNA


def test_a_replaced_factory_cannot_be_taken_back_by_the_same_build() -> None:
    table = position(hands={ANNA: {"factories": [3, 4, 5, 6, 7], **NO_MONEY}})
    play(table, "anna: place locomotive-1")

    assert [text for text in table.options() if "used" in text] == []


def test_a_tile_turned_over_may_be_the_factory_of_the_same_action() -> None:
    table = position(
        hands={ANNA: {"slots": [2, 2, 2, 3], **NO_MONEY}},
        piles={2: 0, 3: 1, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0},
        laid_out={1: 0},
    )
    assert "locomotive-3" in spaces_of(table)
    play(table, "anna: place locomotive-3\nanna: put 3 st-petersburg")

    assert slots(table, ANNA) == [2, 2, 3, 3]
    assert factories(table, ANNA)[0] == 2


def test_no_tile_no_building() -> None:
    table = position(piles=dict.fromkeys(range(2, 10), 0))

    assert not [space for space in spaces_of(table) if space.startswith("locomotive")]


def test_locomotive_and_factory_must_both_be_possible() -> None:
    last = dict.fromkeys(range(2, 10), 0) | {9: 1}
    assert "locomotive-3" not in spaces_of(position(piles=last))
    assert "locomotive-3" in spaces_of(position(piles=last, laid_out={4: 1}))
    full: Hand = {"slots": [9, 9, 9, 9]}
    assert "locomotive-3" not in spaces_of(position(hands={ANNA: full}, piles={**last, 9: 3}))


def test_the_factory_first_when_only_the_next_number_fits() -> None:
    """All slots hold a 3: the last 3 must become the factory, so that the 4 can be placed."""
    table = position(
        hands={ANNA: {"slots": [3, 3, 3, 3], **NO_MONEY}}, piles={2: 0, 3: 1}, laid_out={1: 0}
    )
    assert "locomotive-3" in spaces_of(table)
    play(table, "anna: place locomotive-3")

    assert factories(table, ANNA)[0] == 3
    assert [text.split()[:2] for text in table.options()] == [["put", "4"]] * 3


def test_a_new_factory_must_not_take_the_tile_the_locomotive_needs() -> None:
    last = dict.fromkeys(range(2, 10), 0) | {9: 1}
    table = position(hands={ANNA: NO_MONEY}, piles=last, laid_out={4: 1})
    play(table, "anna: place locomotive-3")

    assert table.options() == ["locomotive 9", "factory used 4"]


def test_a_used_factory_must_not_take_what_the_locomotive_needs() -> None:
    table = position(
        hands={ANNA: {"slots": [3, 3, 3, 3], **NO_MONEY}}, piles={2: 0, 3: 1}, laid_out={5: 1, 1: 0}
    )
    play(table, "anna: place locomotive-3")

    # With the face-up factory the lowest pile would still show a 3, which fits nowhere.
    assert factories(table, ANNA)[0] == 3


def test_the_best_locomotives_are_summed() -> None:
    state = position(hands={ANNA: {"slots": [4, 7, 0, 6]}}).state

    assert locomotives.sum_of_best(state, ANNA, 2) == 13
    assert state.reach(ANNA, KIEV) == 6


def test_a_replaced_locomotive_may_be_the_last_tile_for_the_factory() -> None:
    """The last 9 replaces the 2, which may not go to the empty slot of its own railroad and is turned over."""
    hand: Hand = {"slots": [2, 0, 8, 8], "roubles": 0}
    nothing = dict.fromkeys(range(2, 9), 0)
    table = position(hands={ANNA: hand}, piles={**nothing, 9: 1}, laid_out={1: 0})
    assert "locomotive-3" in spaces_of(table)
    play(table, "anna: place locomotive-3")
    assert table.options() == ["put 9 trans-siberian-1", "put 9 st-petersburg", "put 9 kiev"]
    play(table, "anna: put 9 trans-siberian-1")

    assert slots(table, ANNA) == [9, 0, 8, 8]
    assert factories(table, ANNA) == [2, 0, 0, 0, 0]
    assert table.seat == BORIS


def test_a_locomotive_must_be_placed_so_that_the_factory_remains_possible() -> None:
    """The 3 that leaves Kiev must push the 2 out; in the empty slot it would leave no tile for the factory."""
    hand: Hand = {"slots": [2, 0, 8, 3], "roubles": 0}
    nothing = dict.fromkeys(range(2, 9), 0)
    table = position(hands={ANNA: hand}, piles={**nothing, 9: 1}, laid_out={1: 0})
    play(table, "anna: place locomotive-3\nanna: put 9 kiev")

    assert slots(table, ANNA) == [3, 0, 8, 9]
    assert factories(table, ANNA) == [2, 0, 0, 0, 0]


SLOTS = [0, 0, 1, 2]
"""The railroads of the slots of a Russian board."""


@pytest.mark.parametrize(
    ("slots", "piles", "shown", "gaps", "builds", "possible"),
    [
        (
            [9, 9, 9, 8],
            [9],
            0,
            0,
            (0, 2),
            True,
        ),  # With all gaps filled a replaced factory is built again.
        ([9, 9, 9, 8], [9], 0, 5, (0, 2), False),
        ([9, 9, 9, 8], [], 1, 0, (0, 3), True),
        (
            [8, 8, 8, 8],
            [8, 9],
            0,
            5,
            (1, 1),
            True,
        ),  # The 8 fits nowhere, so it becomes the factory.
        ([9, 9, 9, 9], [9], 1, 5, (1, 1), False),
        ([8, 0, 0, 0], [9, 9], 0, 5, (2, 0), True),
        ([9, 9, 9, 8], [9, 9], 0, 5, (2, 0), False),
        ([9, 9, 9, 9], [], 0, 5, (1, 0), False),
    ],
)
def test_what_can_be_built_is_found_in_some_order(
    slots: list[int],
    piles: list[int],
    shown: int,
    gaps: int,
    builds: tuple[int, int],
    possible: bool,
) -> None:
    yard = Yard(SLOTS, slots, sum(tile(number) for number in piles), shown, gaps)

    assert yard.can_build(*builds) == possible


def test_a_card_locomotive_must_fit_before_the_rest_is_built() -> None:
    yard = Yard(SLOTS, [9, 9, 9, 9], tile(9), 0, 5)

    assert not yard.can_place_and_build(9, 0, 1)


NOTHING = dict.fromkeys(range(2, 10), 0)
"""Empty piles."""


def boris(hand: Hand, **more: Any) -> Table:
    """Boris is first and has no roubles."""
    board: Hand = {"roubles": 0, **hand}
    return position(hands={BORIS: board}, turns=[BORIS, ANNA, CLARA, DMITRI], **more)


def test_a_face_up_factory_is_enough_to_build_when_the_piles_are_empty() -> None:
    assert [
        space for space in spaces_of(boris({}, piles=NOTHING, laid_out={1: 1})) if "loco" in space
    ] == [
        "locomotive-1",
        "locomotive-2",
    ]
    assert not [
        space for space in spaces_of(boris({}, piles=NOTHING, laid_out={1: 0})) if "loco" in space
    ]


@pytest.mark.parametrize(
    ("filled", "offered"), [([1, 3, 4, 5, 6], True), ([1, 3, 4, 5], False), ([3, 4, 5, 6], False)]
)
def test_a_second_factory_may_be_the_one_that_the_first_replaces(
    filled: list[int], offered: bool
) -> None:
    """One tile is left and a factory is due; the factory of a ? card needs all gaps filled (rulings R1 and R44)."""
    hand: Hand = {"st_petersburg": [4], "slots": [1, 0, 0, 0], "factories": filled}
    table = boris(hand, piles={**NOTHING, 4: 1, 9: 1}, laid_out={1: 0})
    play(table, "place locomotive-3\nlocomotive 4\nput 4 st-petersburg")
    # A ? token that must be chosen is no factory: the last tile is free for the one that is due.
    assert "factory new 9" in table.options()
    assert "token card" in table.options()
    play(table, "boris: token card")

    assert ("card factory" in table.options()) == offered


def test_two_locomotives_need_two_tiles_of_the_piles() -> None:
    state = boris({}, piles={**NOTHING, 9: 1}, laid_out={1: 1}).state
    assert locomotives.can_build_all(state, BORIS, 0, 1, 1)
    assert not locomotives.can_build_all(state, BORIS, 0, 2, 0)
    assert locomotives.can_build_all(boris({}, piles={**NOTHING, 9: 2}).state, BORIS, 0, 2, 0)


def test_a_locomotive_alone_needs_one_tile_and_a_place_and_no_factory() -> None:
    full: Hand = {"slots": [2, 2, 2, 2]}
    state = boris(full, piles={**NOTHING, 9: 1}, laid_out={1: 0}).state

    assert feasible.can_do(state, BORIS, LOCOMOTIVE, 1, feasible.rooms(state, BORIS))
    room: Hand = {"slots": [1, 0, 0, 0]}
    state = boris(room, piles={**NOTHING, 9: 1}, laid_out={1: 0}).state
    assert feasible.can_do(state, BORIS, LOCOMOTIVE, 1, feasible.rooms(state, BORIS))
    assert not feasible.can_do(state, BORIS, LOCOMOTIVE, 2, feasible.rooms(state, BORIS))


def test_the_best_locomotives_are_those_of_the_player() -> None:
    table = boris({"slots": [9, 4, 2, 1], "markers": [4], "factories": [8]})
    play(table, "boris: place industry-1")

    assert [player["points"] for player in table.view()["players"]] == [0, 13, 0, 0]


def test_a_factory_in_an_open_gap_leaves_nothing_beside_the_supply() -> None:
    """The last tile is built, so nobody else can build."""
    table = boris({"factories": [3]}, piles={**NOTHING, 9: 1}, laid_out={1: 0})
    play(table, "boris: place locomotive-1\nboris: factory new 9")

    assert factories(table, BORIS) == [3, 9, 0, 0, 0]
    assert table.seat == ANNA
    assert not [space for space in spaces_of(table) if "loco" in space]


def test_a_replaced_factory_lies_beside_the_supply_whatever_its_number() -> None:
    table = boris({"factories": [1, 4, 5, 6, 7]}, laid_out={1: 0})
    play(table, "boris: place locomotive-1\nboris: factory new 2\nboris: replace 1")

    assert factories(table, BORIS) == [2, 4, 5, 6, 7]
    assert factories(table, ANNA) == [0, 0, 0, 0, 0]
    assert table.view()["face_up"] == [1, 0, 0, 0, 0, 0, 0, 0, 0]
