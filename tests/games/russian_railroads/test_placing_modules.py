"""Positions set up by hand with the boards and modules of the expansions."""

from ironroad.core.bits import members_of, numbers_in
from ironroad.games.russian_railroads.modules.american.state import american_board, american_table
from ironroad.games.russian_railroads.modules.coal.state import coal_board, coal_table
from ironroad.games.russian_railroads.modules.german.state import german_board, german_table
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.modules.new_material.state import new_table
from ironroad.games.russian_railroads.state import CLOSED, count_in
from tests.games.russian_railroads.editions import lines
from tests.games.russian_railroads.placed import (
    AMERICAN,
    COAL,
    GERMAN,
    MATERIAL,
    REMOVED,
    ROW,
    Values,
    beginning,
    keeps,
    placed,
    read,
)
from tests.games.russian_railroads.positions import ANNA, BORIS


def test_a_german_board_has_its_branch_and_tiles() -> None:
    state = keeps(
        ROW
        | REMOVED
        | {
            "track-munich-black-1": 9,
            "branch-1": "berlin",
            "track-dresden-black-2": 5,
            "locomotive-dresden-2": 5,
            "tile-h5": "seat-2",
            "taken-h5-5-2": "yes",
            "marker-1-2": "step-1",
            "marker-2-2": "step-0",
            "income-i1": "seat-2",
            "income-used-i1": "yes",
            "income-i2": "seat-1",
        },
        4,
        GERMAN,
    )

    assert german_board(state, ANNA).incomes == 0b10
    assert german_board(state, BORIS).incomes_used == 1
    assert len(members_of(german_table(state).incomes)) == 6
    assert len(members_of(german_table(state).tiles)) == 17
    taken = [a.id for n, a in enumerate(state.rules.railroads.advantages)]
    assert state.players[ANNA].took_advantage(taken.index("berlin-9"))
    assert not state.players[ANNA].took_advantage(taken.index("hamburg-10"))


def test_coal_foundries_and_boilermen() -> None:
    state = keeps(
        REMOVED
        | {
            "row-1": "engineer-4",
            "row-2": "none",
            "row-3": "none",
            "row-4": "none",
            "row-5": "none",
            "row-6": "none",
            "coal-1": 4,
            "foundry-fy1": "open",
            "foundry-fy2": "open",
            "foundry-fy3": "closed",
            "foundry-fy4": "seat-2",
            "foundry-used-fy4": "yes",
            "foundry-fy5": "seat-1",
            "boilermen-unseen": 2,
            "boilerman-kiev-1": "yes",
            "locomotive-kiev-1": 2,
            "boilerman-gap-1-1": "yes",
            "factory-1-1": "factory-3",
            "at-boilerman": "yes",
        },
        4,
        COAL,
    )

    assert state.players[ANNA].locomotive(3) == 3
    assert coal_table(state).stack == 5
    assert coal_board(state, BORIS).foundries_used == 0b1000
    assert coal_board(state, ANNA).coal == 4
    assert state.coal_on(state.rules.spaces.ids.index("boilerman")) == 2
    assert count_in(state.piles, 2) == 3


def test_missing_foundries_are_revealed() -> None:
    table = placed({"foundry-fy3": "open"}, 3, COAL)

    assert len(members_of(coal_table(table.state).shown)) == 2
    assert coal_table(table.state).stack == 10


def test_a_space_closes_its_twin() -> None:
    state = beginning({"at-coal": "seat-1"}, 2, COAL)
    twin = state.rules.spaces.ids.index("foundry")

    assert state.spaces[twin] == CLOSED
    assert read(state)["at-foundry"] == "nobody"
    assert read(state)["at-coal"] == "seat-1"


NO_ROW: Values = {f"row-{n}": "none" for n in range(1, 8)}


def test_items_on_boards_are_taken() -> None:
    state = keeps(
        NO_ROW
        | REMOVED
        | {
            "factory-1-1": "coal-factory",
            "revalued-2": "values-2",
            "hired-engineer-n7": "seat-3",
            "car-kiev-2": "yes",
            "locomotive-kiev-2": 3,
            "item-capital": "taken",
        },
        4,
        MATERIAL,
    )

    assert new_table(state).items == 0
    assert state.players[BORIS].locomotive(3) == 5
    assert read(state)["item-revaluation"] == "taken"


def test_the_coal_factory_is_an_item_until_it_is_built() -> None:
    state = beginning({"item-coal-factory": "taken", "item-freight-car": "taken"}, 4, MATERIAL)
    ids = new_material(state.rules).items.ids
    left = [ids[n] for n in members_of(new_table(state).items)]

    assert left == ["revaluation", "coal-factory", "engineer", "capital"]
    face_up = state.rules.tiles.number_of("coal-factory")
    state = beginning({f"face-up-{face_up}": 1}, 4, MATERIAL)
    assert read(state)["item-coal-factory"] == "taken"


def test_an_american_board_and_the_stock_market() -> None:
    state = keeps(
        NO_ROW
        | REMOVED
        | {
            "boulder-track-1": "yes",
            "track-transcontinental-east-black-1": 9,
            "spike-2": "yes",
            "stock-1": 2,
            "stock-2": 2,
            "stock-before-2": 1,
            "stock-3": 1,
            "stock-before-3": 2,
            "dividend-d3": "level-1",
            "dividend-d1": "level-2",
            "track-rocky-mountain-black-1": 5,
            "locomotive-rocky-mountain-1-1": 5,
            "taken-rocky-mountain-5-1": "yes",
            "face-up-4": 3,
            "locomotive-rocky-mountain-1-2": 4,
            "factory-1-1": "steelworks",
        },
        4,
        AMERICAN,
    )
    table = american_table(state)

    assert numbers_in(table.visits, 5) == [3, 2, 0, 0, 0]
    assert len(members_of(table.dividends_left)) == 6
    assert members_of(table.steelworks) == [6, 8]
    assert american_board(state, ANNA).boulders == 0b10
    assert american_board(state, BORIS).spike


def test_a_pile_that_never_had_tiles_keeps_its_steelworks() -> None:
    tiles = lines("tiles", '4 = { count = 2, factory = ["doubler 2"] }')
    table = placed({}, 2, AMERICAN, tiles)

    assert members_of(american_table(table.state).steelworks) == [4, 6, 8]
