"""Why something is not possible now."""

from ironroad.core.table import Table
from ironroad.games.russian_railroads.game import TITLE
from tests.games.russian_railroads.positions import ANNA, BORIS, COAL_ON, position


def why(table: Table, text: str) -> str | None:
    assert text not in table.options()
    found = TITLE.objection(table.state, table.rules.catalogue.parse(text))
    return None if found is None else found.id


def test_spaces_that_cannot_be_used() -> None:
    table = position(
        hands={ANNA: {"workers": 1, "roubles": 0}},
        spaces={"black-2": {"seat": BORIS, "own": 1}},
    )

    assert why(table, "place black-2") == "rr-why-taken"
    assert why(table, "place black-3") == "rr-why-pieces"
    assert why(table, "place any-2") == "rr-why-pieces"
    assert why(table, "place gray-2") == "rr-why-useless"
    assert why(table, "place order-1") == "rr-why-claim"


def test_engineers_that_cannot_be_used() -> None:
    table = position(
        hands={ANNA: {"engineers": [15]}, BORIS: {"engineers": [13]}},
        spaces={"engineer-15": {"seat": ANNA, "own": 1}, "engineer-10": {"seat": BORIS, "own": 1}},
    )

    assert why(table, "place engineer-13") == "rr-why-engineer"
    assert why(table, "place engineer-6") == "rr-why-engineer"
    assert why(table, "place engineer-15") == "rr-why-taken"
    assert why(table, "place engineer-10") == "rr-why-taken"


def test_a_space_that_costs_coal() -> None:
    table = position(hands={ANNA: {"coal": 1}}, options=COAL_ON)

    assert why(table, "use boilerman") is None
    assert why(table, "place boilerman") == "rr-why-coal"
    assert why(table, "place gray-2") == "rr-why-useless"


def test_other_questions_have_no_objection_of_their_own() -> None:
    table = position()
    assert why(table, "industry 1 1") is None

    table.play("place black-3")
    assert why(table, "place gray-2") is None
