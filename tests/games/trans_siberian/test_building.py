"""Building links: p. 6 to 9."""

from ironroad.games.trans_siberian.components import NATIONALIZED
from ironroad.games.trans_siberian.rules.building import fee_divisions, layers, next_payees
from tests.games.trans_siberian.positions import (
    ANNA,
    BLUE,
    RED,
    YELLOW,
    lay,
    play,
    position,
    price_of,
)


def test_only_public_railroads_build() -> None:
    table = position(
        held={"red": [1, 0, 0], "blue": [1, 1, 0]},
        links={"red": ["kazan-moscow"], "blue": ["moscow-samara"]},
        treasury={"red": 20, "blue": 20},
    )

    assert "build-for red" not in table.options()
    assert "build-for blue" in table.options()


def test_a_majority_or_a_tie_for_it_builds() -> None:
    links = {"red": ["kazan-moscow"]}
    tied = position(held={"red": [1, 1, 0]}, links=links, treasury={"red": 20})
    fewer = position(held={"red": [1, 2, 0]}, links=links, treasury={"red": 20})
    none = position(held={"red": [0, 1, 1]}, links=links, treasury={"red": 20})

    assert "build-for red" in tied.options()
    assert "build-for red" not in fewer.options()
    assert "build-for red" not in none.options()


def test_an_extension_costs_4_from_the_treasury_and_adds_its_income() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["tyumen-yekaterinburg"]}, treasury={"red": 4}
    )
    play(table, "anna: build-for red\nbuild omsk-tyumen")

    assert table.state.treasury[RED] == 0
    assert table.state.income[RED] == 4
    assert table.state.timing == 0
    assert table.state.cash[ANNA] == 100


def test_the_treasury_must_cover_the_cost() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["tyumen-yekaterinburg"]}, treasury={"red": 3}
    )

    assert "build-for red" not in table.options()


def test_an_income_number_has_no_effect_on_the_cost() -> None:
    table = position(held={"red": [2, 0, 0]}, links={"red": ["moscow-samara"]}, treasury={"red": 4})
    play(table, "build-for red")

    assert {"build chelyabinsk-samara", "build orenburg-samara"} <= set(table.options())


def test_a_link_is_built_once() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [1, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["orenburg-samara"]},
        treasury={"red": 40},
    )
    play(table, "build-for red")

    assert "build orenburg-samara" not in table.options()
    assert "build moscow-samara" not in table.options()


def test_black_income_spaces_reached_or_passed_raise_the_stock() -> None:
    landed = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-samara"]},
        treasury={"red": 4},
        stock={"red": 20},
        income={"red": 7},
    )
    play(landed, "build-for red\nbuild chelyabinsk-samara")
    passed = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-samara"]},
        treasury={"red": 4},
        stock={"red": 20},
        income={"red": 8},
    )
    play(passed, "build-for red\nbuild chelyabinsk-samara")

    assert (landed.state.income[RED], price_of(landed, RED)) == (10, 24)
    assert (passed.state.income[RED], price_of(passed, RED)) == (11, 24)


def test_black_spaces_are_counted_over_both_links() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["krasnoyarsk-novosibirsk"]},
        treasury={"red": 12},
        stock={"red": 20},
        income={"red": 14},
    )
    script = "build-for red\nbuild abakan-bratsk-irkutsk-krasnoyarsk\nbuild bratsk-ust-kut"
    play(table, script)

    assert table.state.income[RED] == 14 + 5 + 3  # past the black spaces 15 and 20
    assert price_of(table, RED) == 32  # two of them, and one for two links
    assert table.state.timing == 1


def test_the_income_marker_stays_on_its_last_space() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-samara"]},
        treasury={"red": 4},
        stock={"red": 60},
        income={"red": 69},
    )
    play(table, "build-for red\nbuild chelyabinsk-samara")

    assert table.state.income[RED] == 70
    assert price_of(table, RED) == 62


def test_the_stock_marker_stays_on_75() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-smolensk"]},
        treasury={"red": 8},
        stock={"red": 75},
    )
    play(table, "build-for red\nbuild smolensk-external")

    assert price_of(table, RED) == 75


def test_a_jump_pays_2_to_the_owner_of_each_link_walked() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 1, 1]},
        links={
            "red": ["moscow-samara"],
            "blue": ["chelyabinsk-samara"],
            "green": ["chelyabinsk-omsk-yekaterinburg"],
        },
        treasury={"red": 20, "blue": 1, "green": 1},
    )
    play(table, "build-for red\nbuild omsk-tyumen\nstop")

    assert table.state.treasury[:3] == [20 - 4 - 2 - 2, 3, 3]


def test_a_jump_beyond_the_treasury_is_not_offered() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["chelyabinsk-samara"]},
        treasury={"red": 5},
    )
    play(table, "build-for red")

    assert "build orenburg-samara" in table.options()
    assert "build chelyabinsk-orsk" not in table.options()


def test_only_a_jump_may_be_left() -> None:
    links = {"red": ["moscow-smolensk"], "blue": ["chelyabinsk-samara"]}
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]}, links=links, treasury={"red": 6, "blue": 0}
    )
    board = table.state.rules.map
    for link in range(board.count):
        touches = board.mask[link] & table.state.network[RED]
        if touches and table.state.owner[link] < 0:
            lay(table.state, BLUE, board.links[link])
    fresh = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={
            "red": links["red"],
            "blue": [board.links[n] for n in range(board.count) if table.state.owner[n] == BLUE],
        },
        treasury={"red": 6},
    )

    assert "build-for red" in fresh.options()
    play(fresh, "build-for red\nbuild orenburg-samara")
    assert fresh.state.treasury[RED] == 0


def test_no_link_in_reach_means_no_building() -> None:
    links = {"red": ["krasnoyarsk-lesosibirsk"], "blue": ["krasnoyarsk-novosibirsk"]}
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={**links, "green": ["abakan-bratsk-irkutsk-krasnoyarsk"]},
        treasury={"red": 5},
    )

    assert "build-for red" not in table.options()


def test_the_cheapest_way_is_taken() -> None:
    """Two links of Blue lead to Yekaterinburg by Kirov, one of Green by Kazan: Green is paid."""
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1]},
        links={
            "red": ["moscow-samara"],
            "blue": ["moscow-nizhny-novgorod", "kirov-nizhny-novgorod", "kirov-yekaterinburg"],
            "green": ["kazan-moscow", "kazan-yekaterinburg"],
        },
        treasury={"red": 30},
    )
    play(table, "build-for red\nbuild tyumen-yekaterinburg\nstop")

    assert table.state.treasury[:3] == [30 - 4 - 4, 0, 4]


def test_a_link_at_the_own_track_is_always_a_plain_extension() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["chelyabinsk-samara", "chelyabinsk-orsk"]},
        treasury={"red": 4},
    )
    play(table, "build-for red\nbuild orenburg-samara")

    assert table.state.treasury[:2] == [0, 0]


def test_all_pieces_of_the_own_track_are_the_network() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-samara", "khabarovsk-vladivostok"]},
        treasury={"red": 4},
    )
    play(table, "build-for red")

    assert "build birobidzhan-khabarovsk" in table.options()


def test_a_link_with_four_ends_is_one_link_one_cube_one_fee() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["krasnoyarsk-novosibirsk"], "blue": ["abakan-bratsk-irkutsk-krasnoyarsk"]},
        treasury={"red": 12},
    )
    assert table.state.cubes[BLUE] == 29
    play(table, "build-for red")

    for link in ("abakan-barnaul", "bratsk-ust-kut", "irkutsk-ulan-ude"):
        assert f"build {link}" in table.options()
    play(table, "build irkutsk-ulan-ude")
    assert table.state.treasury[:2] == [6, 2]


def equal_ways() -> dict[str, object]:
    """From Red's Moscow two rival links lead to Kirov both ways: Yellow and Green, or Blue and Green."""
    return {
        "held": {"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1], "yellow": [0, 1, 0]},
        "links": {
            "red": ["moscow-samara"],
            "blue": ["moscow-nizhny-novgorod"],
            "yellow": ["moscow-yaroslavl"],
            "green": ["kirov-nizhny-novgorod", "kirov-yaroslavl"],
        },
        "treasury": {"red": 30},
    }


def test_between_equally_cheap_ways_the_player_chooses_whom_to_pay() -> None:
    table = position(**equal_ways())  # type: ignore[arg-type]
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop")
    assert table.options() == ["pay blue", "pay green"]
    play(table, "anna: pay green")

    assert table.state.treasury[:4] == [30 - 8, 0, 2, 2]


def test_the_other_way_pays_the_other_owner() -> None:
    table = position(**equal_ways())  # type: ignore[arg-type]
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop\npay blue")

    assert table.state.treasury[:4] == [30 - 8, 2, 2, 0]


def test_ways_that_pay_the_same_are_not_asked_about() -> None:
    setup = equal_ways()
    setup["links"]["blue"].append("moscow-yaroslavl")  # type: ignore[index]
    setup["links"]["yellow"].clear()  # type: ignore[index]
    table = position(**setup)  # type: ignore[arg-type]
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop")

    assert table.state.treasury[:4] == [30 - 8, 2, 2, 0]


def test_a_third_fee_is_asked_for_where_it_differs() -> None:
    """Three fees: Blue or Yellow first, Green second, then Green or Blue once more."""
    setup = equal_ways()
    setup["links"]["green"].append("kirov-yekaterinburg")  # type: ignore[index]
    table = position(**setup)  # type: ignore[arg-type]
    play(table, "build-for red\nbuild tyumen-yekaterinburg\nstop\npay green")
    assert table.state.treasury[:4] == [30 - 10, 0, 4, 2]


def test_ways_that_share_a_city_are_told_apart_where_they_part() -> None:
    """Both ends of the link are two fees away, and both ways lead over Voronezh, by Blue."""
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1]},
        links={
            "red": ["moscow-samara"],
            "blue": ["moscow-voronezh", "rostov-voronezh"],
            "green": ["volgograd-voronezh"],
        },
        treasury={"red": 8},
    )
    play(table, "build-for red\nbuild rostov-volgograd")
    assert table.options() == ["pay blue", "pay green"]
    play(table, "anna: pay green")

    assert table.state.treasury[:3] == [0, 2, 2]


def test_nationalized_owners_are_one_payee_the_bank() -> None:
    table = position(**equal_ways())  # type: ignore[arg-type]
    state = table.state
    for railroad in (BLUE, YELLOW):
        state.status[railroad] = NATIONALIZED
        for seat in range(3):
            state.held[railroad * 3 + seat] = 0
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop")

    assert state.treasury[:4] == [30 - 8, 0, 2, 0]


def test_divisions_are_named_in_the_order_of_the_banners() -> None:
    one, two = 1 << 8, 2 << 16
    ways = [one + two, (2 << 8) + (1 << 16), 3 << 16]

    assert next_payees(ways, 0) == 0b110
    assert next_payees(ways, 1 << 8) == 0b110
    assert next_payees(ways, 1 << 16) == 0b100
    assert next_payees(ways, 2 << 8) == 0b100


def test_the_second_link_starts_at_the_far_end_of_the_first() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["moscow-samara"]}, treasury={"red": 12}
    )
    play(table, "build-for red\nbuild chelyabinsk-samara")

    assert table.options() == [
        "build chelyabinsk-orsk",
        "build chelyabinsk-yekaterinburg",
        "build chelyabinsk-omsk-yekaterinburg",
        "stop",
    ]


def test_where_both_ends_are_own_either_may_be_the_start() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["kazan-moscow", "moscow-samara", "kazan-yekaterinburg"]},
        treasury={"red": 12},
    )
    lay(table.state, RED, "chelyabinsk-samara")
    play(table, "build-for red\nbuild chelyabinsk-yekaterinburg")

    assert "build chelyabinsk-orsk" in table.options()
    assert "build tyumen-yekaterinburg" in table.options()


def test_two_links_cost_a_surcharge_raise_the_stock_and_move_the_timing_marker() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-samara"]},
        treasury={"red": 13},
        stock={"red": 20},
    )
    play(table, "build-for red\nbuild orenburg-samara\nbuild orenburg-orsk")

    assert table.state.treasury[RED] == 1
    assert price_of(table, RED) == 24
    assert table.state.timing == 1
    assert table.state.income[RED] == 7


def test_without_the_money_for_both_one_link_is_built() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["moscow-samara"]}, treasury={"red": 11}
    )
    play(table, "build-for red\nbuild orenburg-samara")

    assert table.state.treasury[RED] == 7
    assert table.state.timing == 0


def test_two_links_after_a_jump() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["orenburg-samara"]},
        treasury={"red": 14},
    )
    play(table, "build-for red\nbuild orenburg-orsk\nbuild chelyabinsk-orsk")

    assert table.state.treasury[:2] == [0, 2]


def test_two_links_need_two_cubes() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["moscow-samara"]}, treasury={"red": 40}
    )
    table.state.cubes[RED] = 1
    play(table, "build-for red\nbuild orenburg-samara")

    assert table.state.cubes[RED] == 0
    assert table.state.timing == 0


def test_without_cubes_nothing_is_built() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-samara"]},
        treasury={"red": 40},
        current=2,
    )
    table.state.cubes[RED] = 0
    play(table, "connor: pass")

    assert table.seat == ANNA
    assert "build-for red" not in table.options()


def test_the_second_link_narrows_the_payees_of_the_first() -> None:
    """Both ends of Orenburg-Orsk cost one fee; going on from Orsk means starting at Orenburg, by Blue."""
    setup = {
        "held": {"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1]},
        "links": {
            "red": ["moscow-samara", "moscow-saratov"],
            "blue": ["orenburg-samara"],
            "green": ["astrakhan-orsk-saratov"],
        },
        "treasury": {"red": 30},
    }
    free = position(**setup)  # type: ignore[arg-type]
    play(free, "build-for red\nbuild orenburg-orsk\nstop")
    assert free.options() == ["pay blue", "pay green"]

    bound = position(**setup)  # type: ignore[arg-type]
    play(bound, "build-for red\nbuild orenburg-orsk\nbuild chelyabinsk-orsk")
    assert bound.state.treasury[:3] == [30 - 14, 2, 0]


def test_links_that_share_two_cities_leave_the_start_open() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["chelyabinsk-samara"]},
        treasury={"red": 14},
    )
    script = "build-for red\nbuild chelyabinsk-omsk-yekaterinburg"
    play(table, script + "\nbuild chelyabinsk-yekaterinburg")

    assert table.state.treasury[:2] == [0, 2]


def test_from_a_link_with_many_ends_any_other_end_leads_on() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["krasnoyarsk-novosibirsk"]}, treasury={"red": 12}
    )
    play(table, "build-for red\nbuild abakan-bratsk-irkutsk-krasnoyarsk")

    assert table.options() == [
        "build abakan-barnaul",
        "build bratsk-ust-kut",
        "build irkutsk-ulan-ude",
        "stop",
    ]


def test_an_external_link_costs_8_raises_the_stock_and_moves_the_timing_marker() -> None:
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-smolensk"]},
        treasury={"red": 8},
        stock={"red": 20},
    )
    play(table, "build-for red\nbuild smolensk-external")

    assert table.state.treasury[RED] == 0
    assert price_of(table, RED) == 24
    assert table.state.timing == 1
    assert table.state.income[RED] == 6


def test_a_jump_to_an_external_link_pays_4_for_each_rival_link() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["moscow-smolensk"]},
        treasury={"red": 12},
    )
    play(table, "build-for red\nbuild smolensk-external")

    assert table.state.treasury[:2] == [0, 4]


def test_an_external_link_is_not_part_of_two_links() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["moscow-samara"]}, treasury={"red": 40}
    )
    play(table, "build-for red\nbuild moscow-smolensk")

    assert "build smolensk-external" not in table.options()


def test_the_external_link_of_rostov_joins_tuapse_and_can_be_walked() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["rostov-voronezh"], "blue": ["rostov-tuapse-external"]},
        treasury={"red": 12},
    )
    play(table, "build-for red\nbuild tuapse-external")

    assert table.state.treasury[:2] == [0, 4]


def test_layers_stop_at_the_treasury() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={
            "red": ["moscow-samara"],
            "blue": ["orenburg-samara", "orenburg-orsk", "chelyabinsk-orsk"],
        },
        treasury={"red": 8},
    )

    assert len(layers(table.state, RED)) == 3
    extension = table.state.rules.map.links.index("kazan-moscow")
    assert fee_divisions(table.state, RED, extension, -1) == [0]
