"""The printed examples of the rulebook, each named by its page."""

import pytest

from ironroad.core.table import Table
from ironroad.games.trans_siberian.components import RAILROADS
from ironroad.games.trans_siberian.rules.dividends import PayDividends
from tests.games.trans_siberian.positions import (
    ANNA,
    BETH,
    BLUE,
    CONNOR,
    GREEN,
    RED,
    game,
    play,
    position,
    price_of,
)


def test_p03_yekaterinburg_to_tyumen_adds_2_to_the_income() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["kazan-yekaterinburg"]}, treasury={"red": 4}
    )
    before = table.state.income[RED]
    play(table, "build-for red\nbuild tyumen-yekaterinburg")

    assert table.state.income[RED] == before + 2


def test_p03_an_external_link_of_5_adds_5_to_the_income() -> None:
    table = position(held={"red": [2, 0, 0]}, links={"red": ["chita-never"]}, treasury={"red": 8})
    before = table.state.income[RED]
    play(table, "build-for red\nbuild chita-external")

    assert table.state.income[RED] == before + 5


def test_p04_a_bid_of_13_allows_8_or_12() -> None:
    table = play(game(), "bid 13\ndrop\ndrop\nbuild kazan-moscow")

    assert table.options() == ["value 8", "value 12"]
    play(table, "value 12")
    assert price_of(table, RED) == 12
    assert table.state.treasury[RED] == 13


def test_p06_red_extends_from_tyumen_to_omsk_for_4_and_2_more_income() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["tyumen-yekaterinburg"]}, treasury={"red": 10}
    )
    play(table, "build-for red\nbuild omsk-tyumen")

    assert table.state.treasury[RED] == 6
    assert table.state.income[RED] == 2 + 2


def jump_example(treasury: int) -> dict[str, object]:
    return {
        "held": {"blue": [2, 0, 0], "green": [0, 2, 0], "red": [0, 0, 2]},
        "links": {
            "blue": ["omsk-tyumen"],
            "green": ["barnaul-omsk", "novosibirsk-omsk"],
            "red": ["krasnoyarsk-novosibirsk"],
        },
        "treasury": {"blue": treasury},
    }


def test_p07_blue_jumps_to_barnaul_abakan_for_4_and_2_to_green() -> None:
    table = position(**jump_example(6))  # type: ignore[arg-type]
    play(table, "build-for blue\nbuild abakan-barnaul")

    assert table.state.treasury[BLUE] == 0
    assert table.state.treasury[GREEN] == 2
    assert table.state.treasury[RED] == 0


def test_p07_blue_jumps_to_lesosibirsk_for_8_with_2_each_to_green_and_red() -> None:
    table = position(**jump_example(8))  # type: ignore[arg-type]
    play(table, "build-for blue\nbuild krasnoyarsk-lesosibirsk")

    assert table.state.treasury[BLUE] == 0
    assert table.state.treasury[GREEN] == 2
    assert table.state.treasury[RED] == 2


def two_links_example() -> dict[str, object]:
    return {
        "held": {"blue": [2, 0, 0], "green": [0, 2, 0]},
        "links": {"blue": ["never-tynda"], "green": ["nizhneangarsk-tynda"]},
        "treasury": {"blue": 12},
        "stock": {"blue": 20},
    }


def test_p08_blue_builds_never_chita_ulan_ude_for_8_and_a_surcharge_of_4() -> None:
    table = position(**two_links_example())  # type: ignore[arg-type]
    play(table, "build-for blue\nbuild chita-never\nbuild chita-ulan-ude")

    assert table.state.treasury[BLUE] == 0
    assert price_of(table, BLUE) == 24
    assert table.state.timing == 1


@pytest.mark.parametrize("second", ["chita-external", "nizhneangarsk-ust-kut"])
def test_p08_neither_the_external_link_nor_a_jump_may_be_second(second: str) -> None:
    table = position(**{**two_links_example(), "treasury": {"blue": 99}})  # type: ignore[arg-type]
    play(table, "build-for blue\nbuild chita-never")
    assert "build chita-ulan-ude" in table.options()

    assert f"build {second}" not in table.options()


def test_p09_the_link_from_rostov_is_external_though_it_connects_to_tuapse() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["rostov-voronezh"]}, treasury={"red": 8}
    )
    play(table, "build-for red\nbuild rostov-tuapse-external")

    assert table.state.treasury[RED] == 0
    assert table.state.timing == 1


def test_p10_dividends_of_22_7_and_14() -> None:
    table = position(
        held={"blue": [1, 1, 1], "green": [2, 0, 0], "red": [0, 1, 1], "yellow": [1, 0, 1]},
        income={"blue": 9, "green": 11, "red": 7, "yellow": 14},
        cash=[0, 0, 0],
        frames=[PayDividends()],
    )

    # Dividend per certificate: Blue 3, Green 6, Red 4, Yellow 7.
    messages = [event.message for event in table.state.events]
    paid = {
        (message.args["railroad"].id, message.args["seat"]): message.args["amount"]
        for message in messages
        if message.id == "ts-event-dividend"
    }
    assert paid == {
        ("ts-railroad-blue", ANNA): 3,
        ("ts-railroad-blue", BETH): 3,
        ("ts-railroad-blue", CONNOR): 3,
        ("ts-railroad-green", ANNA): 2 * 6,
        ("ts-railroad-red", BETH): 4,
        ("ts-railroad-red", CONNOR): 4,
        ("ts-railroad-yellow", ANNA): 7,
        ("ts-railroad-yellow", CONNOR): 7,
    }
    assert table.state.cash == [22, 7, 14]


def amounts(table: Table, seat: int) -> list[int | None]:
    """Return the money of a seat and its stock by railroad; ``None`` for what it does not hold."""
    named = {
        label.args["railroad"].id.removeprefix("ts-railroad-") if label.args else "money": worth  # type: ignore[union-attr]
        for label, worth in table.scores()[seat].items
    }
    return [named.get(id) for id in ("money", *RAILROADS)]


def test_p12_final_totals_of_292_305_296_and_301() -> None:
    table = position(
        seats=4,
        phase=2,
        held={
            "red": [1, 2, 1, 0],
            "blue": [1, 1, 2, 1],
            "yellow": [1, 1, 1, 2],
            "black": [1, 0, 0, 1],
            "white": [1, 0, 0, 0],
        },
        stock={"red": 52, "blue": 75, "yellow": 66, "black": 52, "white": 40},
        nationalized={"green": ["kazan-moscow", "kazan-yekaterinburg"]},
        links={
            "red": ["moscow-samara"],
            "blue": ["moscow-saratov"],
            "yellow": ["moscow-oryol"],
            "black": ["chelyabinsk-samara"],
            "white": ["tyumen-yekaterinburg"],
        },
        cash=[47, 60, 28, 42],
        frames=[],
    )

    money, *stock = zip(*[amounts(table, seat) for seat in range(4)], strict=True)
    assert money == (47, 60, 28, 42)
    assert stock == [
        (52, 104, 52, None),  # Red
        (75, 75, 150, 75),  # Blue
        (None, None, None, None),  # Green has no certificates any more
        (66, 66, 66, 132),  # Yellow
        (52, None, None, 52),  # Black
        (0, None, None, None),  # White is private
    ]

    assert table.outcome is not None
    assert table.outcome.totals == (292, 305, 296, 301)
    assert table.outcome.places == (4, 1, 3, 2)
    assert [reason.id for reason in table.outcome.reasons] == ["ts-end-stock"]
