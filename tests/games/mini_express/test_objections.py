"""Why something is not possible now."""

from ironroad.core.table import Table
from ironroad.games.mini_express.game import TITLE
from tests.games.mini_express.positions import play, position


def why(table: Table, text: str) -> str | None:
    assert text not in table.options()
    found = TITLE.objection(table.state, table.rules.catalogue.parse(text))
    return None if found is None else found.id


def test_shares_that_cannot_be_taken() -> None:
    table = position(
        shares={"brown": 0}, area={"gray": 4}, influence={"gray": [1, 1, 1], "brown": [1, 1, 1]}
    )

    assert why(table, "share brown") == "me-why-no-shares"
    assert why(table, "share gray") == "me-why-influence"


def test_companies_that_cannot_build() -> None:
    cities = ["augusta", "boston", "charleston", "detroit", "new-york"]
    table = position(area={"brown": 0, "orange": 1}, closed=cities)

    assert why(table, "build brown") == "me-why-no-trains"
    assert why(table, "build orange") == "me-why-no-city"


def test_cities_that_cannot_be_entered() -> None:
    table = position(
        area={"orange": 3},
        track={"orange": ["detroit"], "brown": ["augusta"]},
        influence={"orange": [1, 1, 1]},
    )
    assert why(table, "to seattle") is None, "a city is not asked for yet"

    play(table, "ada: build orange")
    assert why(table, "to detroit") == "me-why-there"
    assert why(table, "to augusta") == "me-why-full"
    assert why(table, "to seattle") == "me-why-far"
    assert why(table, "share brown") is None


def test_a_hex_off_the_way() -> None:
    table = position(area={"gray": 5}, influence={"gray": [1, 1, 1]})
    play(table, "ada: build gray")
    for text in table.options():
        trial = position(area={"gray": 5}, influence={"gray": [1, 1, 1]})
        play(trial, f"ada: build gray\nada: {text}")
        if trial.prompt is not None and trial.prompt.id == "me-ask-hex":
            break

    others = [a.text for a in trial.rules.catalogue.actions if a.text.startswith("via ")]
    far = next(text for text in others if text not in trial.options())
    assert why(trial, far) == "me-why-way"
    assert why(trial, "build brown") is None
