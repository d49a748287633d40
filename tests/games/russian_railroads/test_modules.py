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
from ironroad.games.russian_railroads.modules.american.components import MOST_LEVELS
from ironroad.games.russian_railroads.modules.coal import state as coal
from ironroad.games.russian_railroads.modules.german import state as german
from ironroad.games.russian_railroads.modules.german.components import MOST_AREAS
from ironroad.games.russian_railroads.modules.new_material import state as new_material
from ironroad.games.russian_railroads.printed import Printed
from ironroad.games.russian_railroads.rules.kinds import EFFECTS, Effect
from ironroad.games.russian_railroads.state import ANNEX, COMMON
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


def test_no_two_modules_keep_their_numbers_in_one_place() -> None:
    annex = [german.LAID + place for place in range(1 + MOST_AREAS)]
    annex += [german.INCOMES, german.INCOMES_USED, coal.COAL, coal.FOUNDRIES, coal.FOUNDRIES_USED]
    annex += [coal.BOILED, new_material.CARS, coal.BOILED_GAPS, american.BOULDERS]
    annex += [american.LEVEL, american.ARRIVAL, american.SPIKE]
    common = [german.TILES_LEFT, german.INCOMES_LEFT, coal.FOUNDRIES_SHOWN, coal.FOUNDRIES_UNSEEN]
    common += [coal.FOUNDRY_STACK, new_material.ITEMS_LEFT, american.DIVIDENDS_LEFT]
    common += [american.WORKS_LEFT]
    common += [american.DIVIDENDS + level for level in range(MOST_LEVELS + 1)]
    common += [american.VISITS + level for level in range(MOST_LEVELS + 1)]

    assert sorted(annex) == list(range(ANNEX))
    assert sorted(common) == list(range(COMMON))


def test_without_boards_and_modules_nothing_is_kept_for_them() -> None:
    state = position().state

    assert (state.annexes, state.common) == ([], [])
    assert state.annex(ANNA, american.SPIKE) == 0


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
    nothing.add_beside(rules)
    nothing.set_load(state, seat, 0, 0)
    nothing.drawn(state, seat, 2)
    nothing.start_round(state)
    nothing.relocated(state, seat)
    nothing.score_end(state)
    nothing.check_board(state, seat)
    nothing.check_table(state, [])

    assert (nothing.never(printed), nothing.deals(), nothing.frames) == ([], [], ())
    assert (nothing.length(state, seat, 0, 9), nothing.last_space(state, seat, 0, 8)) == (9, 8)
    assert nothing.reachable(star, [], 7) == 7
    assert nothing.star_points(state, seat, star, 6) == 6
    assert nothing.factory_gives(state, seat, 0, 2, [5]) == [5]
    assert (nothing.laid(state, seat, 0), nothing.load_of(state, seat, 0)) == (0, 0)
    assert nothing.raised_by(3) == 0
    assert nothing.is_there(star)
    assert not nothing.is_blocked(state, seat, lane, 1)
    assert not nothing.asks_place(state, seat, 2)
    assert not nothing.loses_factory(state, seat, 0, 2)
    assert not nothing.ask_on_entering(state, seat, 0, 2)
    assert nothing.objection(state, seat, space) is None
    assert state == before


def test_the_frames_of_modules_have_names_of_their_own() -> None:
    names = [frame.__name__ for frame in modules.FRAMES]

    assert len(names) == 16
    assert len(set(names)) == len(names)
