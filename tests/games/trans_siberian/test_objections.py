"""Why something is not possible now."""

from ironroad.core.table import Table
from ironroad.games.trans_siberian.game import TITLE
from ironroad.games.trans_siberian.rules.auction import ChooseAttachedLink
from tests.games.trans_siberian.positions import (
    ANNA,
    BLACK,
    RED,
    all_links,
    full_map,
    game,
    play,
    position,
)


def why(table: Table, text: str) -> str | None:
    assert text not in table.options()
    found = TITLE.objection(table.state, table.rules.catalogue.parse(text))
    return None if found is None else found.id


def test_certificates_that_cannot_be_bought() -> None:
    table = position(
        held={"red": [2, 2, 1], "blue": [1, 0, 0], "yellow": [1, 0, 0]},
        stock={"blue": 36, "yellow": 8},
        cash=[20, 50, 50],
    )

    assert why(table, "buy red") == "ts-why-sold-out"
    assert why(table, "buy blue") == "ts-why-cash"
    assert why(table, "buy green") == "ts-why-not-open"


def test_railroads_that_cannot_build() -> None:
    table = position(
        held={"red": [1, 0, 0], "blue": [1, 2, 0], "yellow": [2, 0, 0]},
        links={"red": ["kazan-moscow"], "blue": ["moscow-samara"], "yellow": ["moscow-saratov"]},
        treasury={"red": 20, "blue": 20, "yellow": 3},
    )

    assert why(table, "build-for red") == "ts-why-private"
    assert why(table, "build-for blue") == "ts-why-control"
    assert why(table, "build-for yellow") == "ts-why-nothing-to-build"
    assert why(table, "build-for green") == "ts-why-not-open"


def test_a_railroad_without_cubes() -> None:
    """An income of 70 takes 29 links; after the thirtieth, money is not what is missing."""
    table = position(held={"red": [2, 0, 0]}, income={"red": 70}, treasury={"red": 90})
    play(table, "anna: build-for red\nbuild orenburg-samara\nbeth: pass\nconnor: pass")

    assert table.state.cubes[RED] == 0
    assert why(table, "build-for red") == "ts-why-no-cubes"


def test_a_railroad_that_opened_without_a_link() -> None:
    """No link was left when Black was sold (ruling R13)."""
    table = position(
        held={"red": [1, 1, 0], "blue": [1, 0, 0], "green": [0, 1, 0], "yellow": [0, 0, 1]}
        | {"black": [2, 0, 0]},
        links=full_map(),
        phase=2,
        treasury={"black": 90},
    )

    assert why(table, "build-for black") == "ts-why-no-network"


def test_no_link_is_left() -> None:
    full = full_map()
    external = [link for link in all_links() if "-external" in link]
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 1, 0], "yellow": [0, 0, 1]},
        links={**full, "blue": full["blue"] + external},
        treasury={"red": 90},
    )

    assert why(table, "build-for red") == "ts-why-no-link-left"


def test_only_money_is_missing() -> None:
    """Red's one way on is a jump of 6; with 5 it is too poor, which is the reason given."""
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["krasnoyarsk-lesosibirsk"], "blue": ["krasnoyarsk-novosibirsk"]},
        nationalized={"green": ["abakan-bratsk-irkutsk-krasnoyarsk"]},
        treasury={"red": 5},
    )

    assert why(table, "build-for red") == "ts-why-nothing-to-build"


def test_links_that_cannot_be_built() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 2, 0]},
        links={"red": ["tyumen-yekaterinburg"], "blue": ["kazan-moscow", "kazan-yekaterinburg"]},
        treasury={"red": 7},
    )
    assert why(table, "build kazan-moscow") == "ts-why-built"
    assert why(table, "build moscow-samara") is None, "building is not asked for yet"

    play(table, "anna: build-for red")
    assert why(table, "build kazan-moscow") == "ts-why-built"
    assert why(table, "build moscow-samara") == "ts-why-poor"
    assert why(table, "build khabarovsk-vladivostok") == "ts-why-no-way"


def test_second_links_that_cannot_be_built() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["tyumen-yekaterinburg"]}, treasury={"red": 12}
    )
    play(table, "anna: build-for red\nanna: build omsk-tyumen")

    assert why(table, "build moscow-samara") == "ts-why-second"


def test_first_links_and_first_values() -> None:
    table = play(game(), "anna: bid 8\nbeth: drop\nconnor: drop")
    assert why(table, "build omsk-tyumen") == "ts-why-home"
    assert why(table, "pass") is None

    high = play(game(), "anna: bid 14\nbeth: drop\nconnor: drop\nanna: build moscow-samara")
    assert why(high, "value 16") == "ts-why-value"
    assert why(high, "bid 20") is None


def test_the_first_link_of_black() -> None:
    table = position(
        held={"red": [1, 0, 0], "black": [1, 0, 0]},
        links={"red": ["moscow-samara"]},
        frames=(ChooseAttachedLink(ANNA, BLACK),),
    )

    assert why(table, "build khabarovsk-vladivostok") == "ts-why-attached"


def test_other_questions_have_no_objection_of_their_own() -> None:
    table = position(held={"red": [1, 0, 0]})

    assert why(table, "stop") is None
