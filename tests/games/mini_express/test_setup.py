"""Set-up and the draft: p. 4, p. 10, p. 13, p. 14."""

import pytest

import ironroad
from ironroad.core.engine import Options
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.games.mini_express.meta import META
from ironroad.games.mini_express.setup import DealDemand
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import (
    ADA,
    BELA,
    BROWN,
    CLAIRE,
    dealt,
    fresh,
    held_by,
    influence_of,
    play,
    rules,
    told,
    train_hexes,
)


@pytest.mark.parametrize(
    ("seats", "mode", "area", "aside", "box"),
    [
        (1, "standard", 5, 2, 2),
        (2, "standard", 5, 2, 2),
        (2, "expert", 5, 2, 2),
        (3, "standard", 6, 2, 1),
        (4, "standard", 6, 3, 0),
        (5, "standard", 6, 3, 0),
    ],
)
def test_shares_by_player_number(seats: int, mode: str, area: int, aside: int, box: int) -> None:
    state: State = fresh(seats, mode=mode).state

    assert (state.shares, state.aside, state.box) == ([area] * 4, [aside] * 4, [box] * 4)


def test_trains_at_the_start() -> None:
    table = fresh(3)
    state: State = table.state

    assert [train_hexes(table, company) for company in range(4)] == [
        {"1507"},
        {"1511"},
        {"1406"},
        {"1315"},
    ]
    assert (state.area, state.supply, state.length) == ([4] * 4, [20] * 4, [0] * 4)


def test_everybody_starts_with_influence_1() -> None:
    assert fresh(5).state.influence == [1] * 20


def test_a_demand_tile_is_drawn_for_each_of_32_cities_and_for_no_start() -> None:
    table = fresh(3)
    assert len(table.options()) == 14
    table = dealt(3)
    state: State = table.state

    assert len(state.tiles) == 32
    assert min(state.tiles) >= 0
    assert state.open == 2**32 - 1
    assert state.pile == []
    assert [state.tiles.count(kind) for kind in range(14)] == state.rules.demand.counts
    assert not set(state.rules.map.starts) & set(state.rules.map.city_hex)


def test_tiles_are_drawn_by_their_numbers() -> None:
    table = play(fresh(3), "deal brown-gray\ndeal brown-brown")
    options = Options()
    frame = DealDemand(2)
    frame.options(table.state, options)
    texts = [table.rules.catalogue.text(action) for action in options.items]
    weights = dict(zip(texts, frame.weights(table.state, options), strict=True))

    assert "deal brown-brown" not in texts
    assert weights["deal brown-gray"] == 3
    assert weights["deal brown-orange"] == 4
    assert weights["deal gray-gray"] == 1


def test_the_starting_player_is_drawn_and_drafts_first() -> None:
    table = fresh(3)
    while table.options()[0].startswith("deal"):
        play(table, table.options()[0])
    assert table.options() == ["start seat-1", "start seat-2", "start seat-3"]
    play(table, "start seat-2")

    assert table.state.start == BELA
    assert table.seat == BELA
    while table.options()[0].startswith("choose"):
        play(table, table.options()[0])
    assert table.seat == BELA, "and has the first turn"


def test_the_draft_goes_forward_and_then_backward() -> None:
    table = play(
        dealt(3),
        """
        ada: choose brown
        bela: choose brown
        claire: choose gray
        claire: choose orange
        bela: choose gray
        ada: choose white
        """,
    )

    assert held_by(table, ADA) == [1, 0, 0, 1]
    assert held_by(table, BELA) == [1, 1, 0, 0]
    assert held_by(table, CLAIRE) == [0, 1, 1, 0]
    assert table.seat == ADA


def test_shares_set_aside_run_out() -> None:
    table = play(dealt(3), "choose brown\nchoose brown")

    assert table.options() == ["choose gray", "choose orange", "choose white"]


def test_the_second_share_is_of_another_company() -> None:
    table = play(dealt(3), "choose brown\nchoose gray\nchoose orange")

    assert table.seat == CLAIRE
    assert "choose orange" not in table.options()


def test_no_two_players_have_the_same_two_companies() -> None:
    table = play(dealt(4), "choose brown\nchoose brown\nchoose gray\nchoose orange")
    play(table, "dan: choose white\nclaire: choose orange\nbela: choose gray")

    assert table.seat == ADA
    assert table.options() == ["choose orange", "choose white"]


@pytest.mark.parametrize(("seats", "steps"), [(3, 2), (4, 1), (5, 2)])
def test_shares_nobody_chose_advance_their_companies(seats: int, steps: int) -> None:
    table = dealt(seats)
    state: State = table.state
    while table.options()[0].startswith("choose"):
        play(table, table.options()[0])
    taken = [sum(held_by(table, seat)[company] for seat in range(seats)) for company in range(4)]
    aside = state.rules.mode.aside

    assert sum(taken) == 2 * seats
    assert state.length == [steps * (aside - count) for count in taken]
    assert state.aside == []
    assert [state.shares[c] + state.box[c] + taken[c] for c in range(4)] == [9] * 4


def test_solo_the_person_takes_two_different_shares_and_nothing_advances() -> None:
    table = play(dealt(1), "ada: choose brown")
    assert table.options() == ["choose gray", "choose orange", "choose white"]
    play(table, "choose white\ndraw 1-1\ndraw 1-2")

    assert held_by(table, ADA) == [1, 0, 0, 1]
    assert table.state.length == [0] * 4
    assert table.state.aside == []
    assert table.seat == ADA


def test_solo_the_bot_draws_two_starting_shares_from_unused_ones() -> None:
    table = play(dealt(1), "choose brown\nchoose white")
    state: State = table.state
    assert "draw refresh" not in table.options()
    play(table, "draw 1-3")
    assert held_by(table, 1) == [0, 1, 0, 0]
    play(table, "draw 3-2")

    assert held_by(table, 1) == [1, 1, 0, 0]
    assert (state.chosen, state.target) == (BROWN, -1)
    assert state.shares == [5] * 4
    assert state.bag[0] == 2
    assert sum(state.bag) == 12


def test_solo_hard_gives_the_bot_two_shares_for_each_colour() -> None:
    table = play(dealt(1, level="hard"), "choose gray\nchoose white\ndraw 1-1\ndraw 2-2")

    assert held_by(table, 1) == [0, 2, 0, 2]


def test_solo_the_bot_never_gets_more_than_the_unused_shares() -> None:
    table = dealt(1, level="hard")
    play(table, "choose gray\nchoose white")
    table.state.box = [1, 1, 1, 1]
    play(table, "draw 1-1\ndraw 2-2")

    assert held_by(table, 1) == [0, 1, 0, 1]


def test_nightmare_starts_the_bot_with_influence_2() -> None:
    assert influence_of(fresh(1, level="expert"), 1) == [1] * 4
    assert influence_of(fresh(1, level="nightmare"), 1) == [2] * 4
    assert influence_of(fresh(1, level="nightmare"), 0) == [1] * 4
    two = fresh(2, level="nightmare")
    assert [influence_of(two, player) for player in range(3)] == [[1] * 4, [1] * 4, [2] * 4]


def test_without_the_bot_there_are_no_bot_tiles() -> None:
    assert fresh(3).state.bag == fresh(2, mode="expert").state.bag == []


def test_two_with_the_bot_gives_it_the_leftover_shares() -> None:
    table = dealt(2)
    play(table, "ada: choose brown\nbela: choose brown\nbela: choose gray\nada: choose white")
    state: State = table.state

    assert held_by(table, 2) == [0, 1, 2, 1]
    assert state.length == [0] * 4
    assert state.chosen == BROWN
    assert sum(state.bag) == 14
    assert influence_of(table, 2) == [1] * 4


def test_two_with_the_bot_may_not_have_the_same_two_companies() -> None:
    table = play(dealt(2), "choose brown\nchoose gray\nchoose brown")

    assert table.seat == ADA
    assert table.options() == ["choose orange", "choose white"]


def test_the_expert_draft() -> None:
    table = play(dealt(2, mode="expert"), "ada: take-two gray")
    assert table.options() == ["split brown", "split orange", "split white"]
    play(table, "ada: split white\nbela: take-two brown")

    assert held_by(table, ADA) == [0, 2, 1, 1]
    assert held_by(table, BELA) == [2, 0, 1, 1]
    assert table.state.length == [0] * 4
    assert table.state.aside == []
    assert told(table, "chose")


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"map": "europe", "variant": "golden-spike"}, "me-refuse-golden-spike"),
        (3, {"variant": "harbor"}, "me-refuse-harbor"),
        (3, {"mode": "expert"}, "me-refuse-expert"),
        (1, {"mode": "expert"}, "me-refuse-expert"),
        (3, {"level": "hard"}, "me-refuse-level"),
        (2, {"mode": "expert", "level": "hard"}, "me-refuse-level"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    seats: int, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(InvalidSetup) as error:
        ironroad.new("mini-express", seats, options=options)

    assert error.value.message.args["reason"] == Message(reason)


def test_every_mode_goes_with_every_variant_and_capacity() -> None:
    assert len(META.setups()) == 4 * 2 * (5 + 5 + 1 + 3)


def test_a_game_needs_its_options_only() -> None:
    table = ironroad.new("mini-express", seats=3, seed=1, options={"map": "europe"})

    assert table.view()["map"] == "europe"
    assert table.seat == table.state.start


def test_the_maps_are_those_of_the_edition() -> None:
    usa, europe = rules(3).map, rules(3, map="europe").map

    assert (usa.count, usa.city_count, europe.count, europe.city_count) == (124, 32, 110, 32)
    assert (usa.cities[0], europe.cities[0]) == ("augusta", "kiev")
    assert usa.cities[31] == "san-francisco"
    assert sorted(usa.capacity) == sorted(europe.capacity) == [1] * 10 + [2] * 14 + [3] * 8


def test_first_game_capacity_is_two_everywhere() -> None:
    assert set(rules(3, capacity="first-game").map.capacity) == {2}


def test_hexes_and_cities_are_numbered_from_the_east_and_from_the_north() -> None:
    for board in (rules(3).map, rules(3, map="europe").map):
        order = [(-column, row) for column, row in zip(board.columns, board.rows, strict=True)]
        assert order == sorted(order)
        assert board.city_hex == sorted(board.city_hex)
