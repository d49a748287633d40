"""Jumping over rivals' links, and whom it pays: p. 7 and 8."""

from ironroad.core.table import Table
from ironroad.games.trans_siberian.rules.building import next_payees
from tests.games.trans_siberian.positions import (
    BLUE,
    RED,
    lay,
    play,
    position,
)


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
        links=links,
        nationalized={"green": ["abakan-bratsk-irkutsk-krasnoyarsk"]},
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


def equal_ways(**links: list[str]) -> Table:
    """From Red's Moscow two rival links lead to Kirov both ways: Yellow and Green, or Blue and Green."""
    usual = {
        "red": ["moscow-samara"],
        "blue": ["moscow-nizhny-novgorod"],
        "yellow": ["moscow-yaroslavl"],
        "green": ["kirov-nizhny-novgorod", "kirov-yaroslavl"],
    }
    return position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1], "yellow": [0, 1, 0]},
        links={**usual, **links},
        treasury={"red": 30},
    )


def test_between_equally_cheap_ways_the_player_chooses_whom_to_pay() -> None:
    table = equal_ways()
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop")
    assert table.options() == ["pay blue", "pay green"]
    play(table, "anna: pay green")

    assert table.state.treasury[:4] == [30 - 8, 0, 2, 2]


def test_the_questions_name_what_is_to_be_paid() -> None:
    table = equal_ways()
    play(table, "build-for red\nbuild kirov-yekaterinburg")
    assert table.prompt is not None
    assert table.prompt.id == "ts-ask-second-link"
    assert table.prompt.args["cost"] == 8
    play(table, "stop")
    assert table.prompt.id == "ts-ask-payee"
    assert table.prompt.args["amount"] == 2

    abroad = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1]},
        links={
            "red": ["moscow-samara"],
            "blue": ["bryansk-moscow", "bryansk-oryol"],
            "green": ["moscow-voronezh", "oryol-voronezh"],
        },
        treasury={"red": 30},
    )
    play(abroad, "build-for red\nbuild oryol-external")
    assert abroad.prompt is not None
    assert abroad.prompt.id == "ts-ask-payee"
    assert abroad.prompt.args["amount"] == 4
    play(abroad, "pay green")

    assert abroad.state.treasury[:3] == [30 - 8 - 8, 0, 8]


def test_the_other_way_pays_the_other_owner() -> None:
    table = equal_ways()
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop\npay blue")

    assert table.state.treasury[:4] == [30 - 8, 2, 2, 0]


def test_ways_that_pay_the_same_are_not_asked_about() -> None:
    table = equal_ways(blue=["moscow-nizhny-novgorod", "moscow-yaroslavl"], yellow=[])
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop")

    assert table.state.treasury[:4] == [30 - 8, 2, 2, 0]


def test_a_third_fee_is_asked_for_where_it_differs() -> None:
    """Three fees: Blue or Yellow first, Green second, then Green or Blue once more."""
    green = ["kirov-nizhny-novgorod", "kirov-yaroslavl", "kirov-yekaterinburg"]
    table = equal_ways(green=green)
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
    table = position(
        held={"red": [2, 0, 0], "green": [0, 0, 1]},
        links={"red": ["moscow-samara"], "green": ["kirov-nizhny-novgorod", "kirov-yaroslavl"]},
        nationalized={"blue": ["moscow-nizhny-novgorod"], "yellow": ["moscow-yaroslavl"]},
        treasury={"red": 30},
        phase=2,
    )
    play(table, "build-for red\nbuild kirov-yekaterinburg\nstop")

    assert table.state.treasury == [30 - 8, 0, 2, 0, 0, 0]


def test_money_due_to_a_nationalized_railroad_goes_to_the_bank() -> None:
    setup: dict[str, object] = {
        "held": {"red": [2, 0, 0], "green": [0, 0, 1]},
        "links": {"red": ["moscow-samara"]},
        "nationalized": {"blue": ["moscow-smolensk"]},
        "treasury": {"red": 30},
        "phase": 2,
        "cash": [50, 50, 50],
    }
    table = position(**setup)  # type: ignore[arg-type]
    play(table, "anna: build-for red\nbuild smolensk-external")

    assert table.state.treasury == [30 - 8 - 4, 0, 0, 0, 0, 0]
    assert table.state.cash == [50, 50, 50]


def test_the_bank_can_be_one_of_the_payees_to_choose_from() -> None:
    """Green leads to Bryansk, what was Blue's link to Oryol: one fee either way."""
    setup: dict[str, object] = {
        "held": {"red": [2, 0, 0], "green": [0, 0, 1]},
        "links": {"red": ["moscow-samara"], "green": ["bryansk-moscow"]},
        "nationalized": {"blue": ["moscow-oryol"]},
        "treasury": {"red": 30},
        "phase": 2,
    }
    bank = position(**setup)  # type: ignore[arg-type]
    play(bank, "build-for red\nbuild bryansk-oryol\nstop")
    assert bank.options() == ["pay green", "pay bank"]
    play(bank, "anna: pay bank")
    green = position(**setup)  # type: ignore[arg-type]
    play(green, "build-for red\nbuild bryansk-oryol\nstop\npay green")

    assert bank.state.treasury == [30 - 6, 0, 0, 0, 0, 0]
    assert green.state.treasury == [30 - 6, 0, 2, 0, 0, 0]


def test_divisions_are_named_in_the_order_of_the_banners() -> None:
    one, two = 1 << 8, 2 << 16
    ways = [one + two, (2 << 8) + (1 << 16), 3 << 16]

    assert next_payees(ways, 0) == 0b110
    assert next_payees(ways, 1 << 8) == 0b110
    assert next_payees(ways, 1 << 16) == 0b100
    assert next_payees(ways, 2 << 8) == 0b100
