"""Building links: p. 6 to 9."""

from ironroad.games.trans_siberian.reach import OUT_OF_REACH
from ironroad.games.trans_siberian.rules import tracks
from ironroad.games.trans_siberian.rules.building import fee_divisions
from tests.games.trans_siberian.positions import (
    ANNA,
    BLUE,
    RED,
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


def test_a_plurality_is_enough_no_half_is_needed() -> None:
    """Two of five certificates are the most that anybody has (ruling R24)."""
    table = position(
        seats=4,
        held={"red": [2, 1, 1, 1], "blue": [1, 1, 1, 0]},
        links={"red": ["kazan-moscow"], "blue": ["moscow-samara"]},
        treasury={"red": 20, "blue": 20},
    )
    assert "build-for red" in table.options()
    assert "build-for blue" in table.options()
    play(table, "anna: pass")

    assert "build-for red" not in table.options()
    assert "build-for blue" in table.options()


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
    play(table, "build-for red\nbuild kazan-yekaterinburg")

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
    one = position(held={"red": [2, 0, 0]}, income={"red": 70}, treasury={"red": 40})
    assert one.state.cubes[RED] == 1
    play(one, "build-for red\nbuild orenburg-samara")
    two = position(held={"red": [2, 0, 0]}, income={"red": 69}, treasury={"red": 40})
    assert two.state.cubes[RED] == 2
    play(two, "build-for red\nbuild orenburg-samara\nbuild orenburg-orsk")

    assert (one.state.cubes[RED], one.state.timing) == (0, 0)
    assert (two.state.cubes[RED], two.state.timing) == (0, 1)


def test_without_cubes_nothing_is_built() -> None:
    table = position(held={"red": [2, 0, 0]}, income={"red": 70}, treasury={"red": 40})
    play(table, "anna: build-for red\nbuild orenburg-samara\nbeth: pass\nconnor: pass")

    assert (table.state.cubes[RED], table.seat) == (0, ANNA)
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


def test_the_first_of_two_links_does_not_start_at_a_dearer_end() -> None:
    """Chelyabinsk is Red's own, Yekaterinburg two fees away: the second link goes on from there."""
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={
            "red": ["moscow-samara", "chelyabinsk-samara"],
            "blue": ["kazan-moscow", "kazan-yekaterinburg"],
        },
        treasury={"red": 40},
    )
    play(table, "build-for red\nbuild chelyabinsk-yekaterinburg")

    assert "build tyumen-yekaterinburg" in table.options()
    assert "build chelyabinsk-orsk" not in table.options()


def test_a_jump_before_two_links_does_not_start_at_a_dearer_end() -> None:
    """Yaroslavl is one fee away by Blue, Vologda two by Green: the first link starts at Yaroslavl."""
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1]},
        links={
            "red": ["moscow-samara"],
            "blue": ["moscow-yaroslavl"],
            "green": ["moscow-st-petersburg", "st-petersburg-vologda"],
        },
        treasury={"red": 40},
    )
    play(table, "build-for red\nbuild vologda-yaroslavl")
    assert "build konosha-vologda" in table.options()
    assert "build kirov-yaroslavl" not in table.options()
    play(table, "build konosha-vologda")

    assert table.state.treasury[:3] == [40 - 4 - 4 - 4 - 2, 2, 0]


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


def test_the_step_for_an_external_link_comes_on_top_of_black_spaces() -> None:
    """From 8 the link of 4 passes the black space 10: two spaces in all."""
    table = position(
        held={"red": [2, 0, 0]},
        links={"red": ["moscow-smolensk"]},
        income={"red": 8},
        treasury={"red": 8},
        stock={"red": 20},
    )
    play(table, "build-for red\nbuild smolensk-external")

    assert table.state.income[RED] == 12
    assert price_of(table, RED) == 28


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


def test_a_railroad_reaches_what_the_links_of_rivals_lead_to() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={
            "red": ["moscow-samara"],
            "blue": ["orenburg-samara", "orenburg-orsk", "chelyabinsk-orsk"],
        },
        treasury={"red": 8},
    )
    board = table.state.rules.map
    reach = table.state.reach_of(RED)

    def jumped(link: str) -> int:
        return int(reach.jumped(board.every[board.links.index(link)]))

    assert len(reach.layers) == 4  # No fifth one: three links of Blue lead to all there is.
    assert jumped("kazan-moscow") == 0
    assert jumped("chelyabinsk-yekaterinburg") == 3
    assert jumped("orenburg-orsk") == OUT_OF_REACH  # It is built.
    assert fee_divisions(table.state, RED, board.links.index("kazan-moscow"), -1) == [0]


def test_a_reach_is_kept_until_a_link_is_built() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["kazan-moscow"]},
        treasury={"red": 8},
    )
    state = table.state
    reach = state.reach_of(RED)

    assert state.reach_of(RED) is reach
    assert state.clone().reach_of(RED) is reach
    assert state.reach_of(BLUE) is not reach
    before = state.reach_of(RED)
    state.status = state.status[:]  # As where a position is set up by hand.
    assert state.reach_of(RED) is not before
    before = state.reach_of(RED)
    tracks.place_cube(state, BLUE, state.rules.map.links.index("orenburg-samara"))
    assert state.reach_of(RED).layers[1] & ~before.layers[0]
    assert len(before.layers) == 2
