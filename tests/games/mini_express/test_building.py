"""Building track: p. 6 to 8."""

from ironroad.games.mini_express.rules.building import extended, hexes_of
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import (
    ADA,
    BROWN,
    GRAY,
    WHITE,
    hex_of,
    influence_of,
    is_open,
    occurring,
    play,
    position,
    told,
    train_hexes,
)


def cities_for(company: str, **parts: object) -> set[str]:
    """Return the cities offered to a company."""
    table = play(position(**parts), f"build {company}")  # type: ignore[arg-type]
    return {text[3:] for text in table.options()}


def test_a_route_is_packed_and_unpacked() -> None:
    assert hexes_of(extended(extended(extended(0, 7), 0), 123)) == [7, 0, 123]


def test_any_company_can_be_built_for_even_without_its_shares() -> None:
    table = position(held={"brown": [0, 1, 1]})

    assert [text for text in table.options() if text.startswith("build")] == [
        "build brown",
        "build gray",
        "build orange",
        "build white",
    ]


def test_a_city_with_own_track_is_no_new_market() -> None:
    assert "new-york" in cities_for("brown")
    assert "new-york" not in cities_for("brown", track={"brown": ["new-york"]})


def test_capacity_is_three_two_or_one_by_the_city() -> None:
    full = {"gray": ["new-york", "boston"], "white": ["new-york", "boston"]}
    offered = cities_for("brown", track=full, area={"brown": 5})
    assert "new-york" in offered  # Gold takes three companies.
    assert "boston" not in offered  # Silver takes two.
    assert "augusta" not in cities_for("brown", track={"gray": ["augusta"]}, area={"brown": 5})


def test_first_game_capacity_lets_two_into_a_black_city() -> None:
    parts = {"track": {"gray": ["augusta"]}, "area": {"brown": 5}}

    assert "augusta" in cities_for("brown", **parts, capacity="first-game")


def test_a_city_without_a_tile_is_no_destination() -> None:
    assert "new-york" not in cities_for("brown", closed=["new-york"])


def test_the_trains_in_the_area_limit_the_reach() -> None:
    state: State = position().state
    miami = state.rules.map.cities.index("miami")
    assert state.trains_to(WHITE, miami) == 2

    assert "miami" in cities_for("white", area={"white": 2})
    assert "miami" not in cities_for("white", area={"white": 1})


def test_the_shortest_route_alone_decides_the_reach() -> None:
    state: State = position().state

    assert state.trains_to(WHITE, state.rules.map.cities.index("seattle")) == 6


def test_a_route_may_branch_off_from_any_own_hex() -> None:
    near = {"brown": ["1408", "1309"]}
    assert "nashville" in cities_for("brown", track=near, area={"brown": 2})
    assert "nashville" not in cities_for("brown", area={"brown": 2})


def test_cities_and_other_starts_are_never_passed_through() -> None:
    table = position()
    state: State = table.state
    board = state.rules.map
    chicago = board.cities.index("chicago")
    detroit, erie = hex_of(state, "detroit"), hex_of(state, "1406")
    for hex in range(board.count):
        following = board.onward[hex * board.city_count + chicago]
        assert detroit not in following
        assert erie not in following


def test_all_equally_short_routes_are_offered_hex_by_hex() -> None:
    table = play(position(track={"brown": ["0812"]}), "build brown\nto new-orleans")
    assert table.options() == ["via 0913", "via 0814"]
    play(table, "via 0913")
    assert table.options() == ["via 1014", "via 0915"]
    play(table, "via 1014")

    assert {"0913", "1014", "1016"} <= train_hexes(table, BROWN)


def test_a_route_without_branches_is_built_at_once() -> None:
    table = play(position(track={"brown": ["0812"]}), "build brown\nto new-orleans\nvia 0814")

    assert {"0814", "0915", "1016"} <= train_hexes(table, BROWN)


def test_each_other_company_met_adds_a_train_for_each_hex() -> None:
    table = position(
        track={"brown": ["0812"], "gray": ["0913", "1014"], "white": ["1014", "new-orleans"]},
        area={"brown": 3, "gray": 1, "white": 4, "orange": 2},
    )
    play(table, "build brown\nto new-orleans\nvia 0913\nvia 1014")

    assert table.state.area == [0, 3, 2, 5]  # White stops at five.


def test_compensation_can_deplete_a_company() -> None:
    table = position(track={"gray": ["new-york"]}, area={"gray": 1}, supply={"gray": 1})
    play(table, "build brown\nto new-york")
    state: State = table.state

    assert (state.area[GRAY], state.supply[GRAY], state.shares[GRAY]) == (2, 0, 0)


def test_a_company_without_supply_gets_no_compensation() -> None:
    table = position(
        track={"gray": ["new-york"]}, area={"gray": 1}, supply={"gray": 0}, shares={"gray": 0}
    )
    play(table, "build brown\nto new-york")

    assert table.state.area[GRAY] == 1


def test_the_length_counts_new_track_outside_cities() -> None:
    table = position(track={"brown": ["0812"]}, length={"brown": 3})
    play(table, "build brown\nto new-orleans\nvia 0814")

    assert table.state.length[BROWN] == 5


def test_building_into_a_city_next_door_adds_no_length() -> None:
    table = play(position(), "build brown\nto new-york")

    assert table.state.length[BROWN] == 0
    assert not told(table, "length")


def test_the_length_stops_at_15() -> None:
    table = position(track={"brown": ["0812"]}, length={"brown": 14})
    play(table, "build brown\nto new-orleans\nvia 0814")

    assert table.state.length[BROWN] == 15


def test_a_tile_of_two_colours_gives_influence_in_both() -> None:
    table = play(position(tiles={"new-york": "gray-white"}), "build brown\nto new-york")

    assert influence_of(table, ADA) == [1, 2, 1, 2]


def test_a_double_tile_gives_two_influence() -> None:
    table = play(position(tiles={"new-york": "gray-gray"}), "build brown\nto new-york")

    assert influence_of(table, ADA) == [1, 3, 1, 1]


def test_a_purple_tile_gives_its_colour_and_another_of_choice() -> None:
    table = play(position(tiles={"new-york": "orange-purple"}), "build brown\nto new-york")
    assert table.seat == ADA
    assert table.options() == ["influence brown", "influence gray", "influence white"]
    play(table, "influence white")

    assert influence_of(table, ADA) == [1, 1, 2, 2]
    assert table.seat == 1


def test_a_purple_tile_leaves_a_full_city_after_the_choice() -> None:
    table = position(tiles={"augusta": "orange-purple"}, area={"brown": 5})
    play(table, "build brown\nto augusta")
    while table.options()[0].startswith("via"):
        play(table, table.options()[0])
    assert is_open(table, "augusta")
    play(table, "influence white")

    assert not is_open(table, "augusta")


def test_the_tile_leaves_when_the_city_is_full_and_not_before() -> None:
    table = play(position(), "build brown\nto new-york")
    assert is_open(table, "new-york")
    table = position(track={"gray": ["new-york"], "white": ["new-york"]})
    play(table, "build brown\nto new-york")

    assert not is_open(table, "new-york")
    assert told(table, "closed")


def test_plain_hexes_take_any_number_of_companies() -> None:
    table = position(
        track={"brown": ["0812"], "gray": ["0814"], "orange": ["0814"], "white": ["0814"]}
    )
    play(table, "build brown\nto new-orleans\nvia 0814")

    assert "0814" in train_hexes(table, BROWN)


def test_trains_come_from_the_area() -> None:
    table = position(track={"brown": ["0812"]}, area={"brown": 4})
    supply = table.state.supply[:]
    play(table, "build brown\nto new-orleans\nvia 0814")

    assert table.state.area[BROWN] == 1
    assert table.state.supply == supply


def test_without_a_city_in_reach_only_shares_are_offered() -> None:
    table = position(area={"brown": 0, "gray": 0, "orange": 0, "white": 0})

    assert table.options() == ["share brown", "share gray", "share orange", "share white"]


def test_a_company_that_reaches_no_city_cannot_be_chosen() -> None:
    coast = {"brown": ["new-york", "boston", "augusta"]}

    # All cities beside its track are its own; others are further away.
    assert "build brown" not in occurring(grown=coast, area={"brown": 1}).options()
    assert "build brown" not in occurring(grown=coast, area={"brown": 0}).options()
    assert "build brown" in occurring(grown=coast, area={"brown": 4}).options()


def test_separate_parts_of_a_network_all_count() -> None:
    offered = cities_for("brown", track={"brown": ["san-francisco"]}, area={"brown": 2})

    assert {"new-york", "portland"} <= offered


def test_harbors_are_plain_hexes_without_their_variant() -> None:
    table = play(position(map="europe"), "build white\nto sofia")
    assert table.options() == ["via 1313", "via 1315"]
    play(table, "via 1315")

    assert table.state.length[WHITE] == 1
