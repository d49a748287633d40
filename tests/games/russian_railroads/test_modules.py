"""How boards and modules register with the base game."""

import pytest

from ironroad.games.russian_railroads import modules
from ironroad.games.russian_railroads.components import (
    BAG,
    BAG_PLACE,
    BUILD,
    CLAIM,
    FACTORY,
    KIND_COUNT,
    LOCOMOTIVE,
    STEP,
    STEP_ANY,
)
from ironroad.games.russian_railroads.expansion import EXPANSIONS, Expansion
from ironroad.games.russian_railroads.modules.american import state as american
from ironroad.games.russian_railroads.modules.coal import state as coal
from ironroad.games.russian_railroads.modules.german import state as german
from ironroad.games.russian_railroads.modules.new_material import state as new_material
from ironroad.games.russian_railroads.part import NOT_IN_USE
from ironroad.games.russian_railroads.printed import Printed
from ironroad.games.russian_railroads.rules.kinds import EFFECTS, Effect
from tests.games.russian_railroads.positions import ANNA, position, rules


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({}, []),
        ({"board": "german"}, ["German"]),
        ({"coal": "on"}, ["Coal"]),
        ({"new-material": "on"}, ["NewMaterial"]),
        ({"board": "american", "coal": "on"}, ["Coal", "American"]),
        (
            {"board": "german", "coal": "on", "new-material": "on"},
            ["German", "Coal", "NewMaterial"],
        ),
    ],
)
def test_a_game_asks_only_what_it_is_played_with(options: dict[str, str], names: list[str]) -> None:
    ruleset = rules(4, options=options)

    assert [type(expansion).__name__ for expansion in ruleset.in_play] == names
    assert [type(expansion) for expansion in ruleset.expansions] == EXPANSIONS


def test_every_kind_of_reward_has_its_effect() -> None:
    plain = [kind for kind in range(KIND_COUNT) if type(EFFECTS[kind]) is Effect]

    # A claim never comes into the bag; steps of all colours are one effect, and so is building.
    assert plain == [CLAIM, *range(STEP + 1, STEP_ANY + 1), FACTORY]
    assert EFFECTS[LOCOMOTIVE] is EFFECTS[BUILD]


def test_the_bag_is_offered_in_the_order_of_the_kinds() -> None:
    assert [BAG[BAG_PLACE[kind]] for kind in range(STEP, STEP_ANY + 1)] == [STEP] * 7
    assert [BAG[BAG_PLACE[kind]] for kind in (BUILD, LOCOMOTIVE, FACTORY)] == [BUILD] * 3
    assert all(BAG[BAG_PLACE[kind]] == kind for kind in BAG)
    assert sorted(BAG) == BAG
    assert BAG[-1] == KIND_COUNT - 1


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({}, []),
        ({"board": "german"}, ["GermanTable", "GermanBoard", "GermanBoard"]),
        (
            {"board": "american", "coal": "on", "new-material": "on"},
            [
                *["CoalTable", "CoalBoard", "CoalBoard"],
                *["NewTable", "NewBoard", "NewBoard"],
                *["AmericanTable", "AmericanBoard", "AmericanBoard"],
            ],
        ),
    ],
)
def test_a_state_keeps_parts_of_what_it_is_played_with(
    options: dict[str, str], kept: list[str]
) -> None:
    state = position(2, options=options).state

    assert [type(part).__name__ for part in state.parts] == kept


def test_what_is_not_played_with_is_empty() -> None:
    state = position().state

    assert german.german_board(state, ANNA) is german.NO_BOARD
    assert german.german_table(state) is german.NO_TABLE
    assert coal.coal_board(state, ANNA) is coal.NO_BOARD
    assert coal.coal_table(state) is coal.NO_TABLE
    assert new_material.new_board(state, ANNA) is new_material.NO_BOARD
    assert new_material.new_table(state) is new_material.NO_TABLE
    assert american.american_board(state, ANNA) is american.NO_BOARD
    assert american.american_table(state) is american.NO_TABLE


def test_a_change_of_a_copy_leaves_the_parts_of_the_original_alone() -> None:
    state = position(options={"coal": "on"}).state
    copy = state.clone()
    coal.put_coal_board(copy, ANNA, coal.coal_board(copy, ANNA).with_coal(7))

    assert coal.coal_board(copy, ANNA).coal == 7
    assert coal.coal_board(state, ANNA).coal == 1


def test_an_expansion_that_says_nothing_leaves_everything_as_it_is() -> None:
    state = position().state
    rules, seat = state.rules, ANNA
    printed = Printed(rules.edition, {})
    nothing = Expansion(printed)
    star, lane, space = rules.railroads.stars[0], rules.lane, rules.spaces.all[0]
    before = state.clone()
    nothing.prepare(rules)
    nothing.check_printed(printed, rules)
    nothing.check_given(printed, [])
    nothing.add_owed(BUILD, rules)
    nothing.add_further(rules)
    nothing.add_side_actions(rules)
    nothing.set_load(state, seat, 0, 0)
    nothing.on_tile_drawn(state, seat, 2)
    nothing.start_round(state)
    nothing.on_relocated(state, seat)
    nothing.score_end(state)
    nothing.check_board(state, seat)
    nothing.check_table(state, [])

    assert (nothing.impossible_kinds(printed), nothing.setup_frames(), nothing.frames) == (
        [],
        [],
        (),
    )
    assert (nothing.initial_parts(4), nothing.part_types, nothing.part) == ([], (), NOT_IN_USE)
    assert (nothing.length(state, seat, 0, 9), nothing.last_space(state, seat, 0, 8)) == (9, 8)
    assert nothing.reachable(star, [], 7) == 7
    assert nothing.star_points(state, seat, star, 6) == 6
    assert nothing.factory_gives(state, seat, 0, 2, [5]) == [5]
    assert (nothing.laid(state, seat, 0), nothing.load_of(state, seat, 0)) == (0, 0)
    assert nothing.raised_by(3) == 0
    assert nothing.is_on_layout(star)
    assert not nothing.is_blocked(state, seat, lane, 1)
    assert not nothing.ask_place(state, seat, 2)
    assert not nothing.on_factory_replaced(state, seat, 0, 2)
    assert not nothing.ask_on_entering(state, seat, 0, 2)
    assert nothing.objection(state, seat, space) is None
    assert nothing.placed_fields(rules) == []
    assert nothing.settle_placed(state, []) is None
    assert state == before


def test_the_frames_and_parts_of_modules_have_names_of_their_own() -> None:
    names = [part.__name__ for part in (*modules.FRAMES, *modules.PARTS)]

    assert len(names) == 16 + 8
    assert len(set(names)) == len(names)
