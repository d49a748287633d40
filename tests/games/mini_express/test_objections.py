"""Why something is not possible now."""

from ironroad.core.table import Table
from ironroad.games.mini_express.game import TITLE
from ironroad.games.mini_express.rules.turn import START_TURN_OF
from ironroad.games.mini_express.state import SPIKE_EAST
from ironroad.locale import Words
from tests.games.mini_express.positions import dealt, occurring, play, position, supply_of


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


def test_nothing_is_said_of_other_questions() -> None:
    assert why(dealt(3), "share brown") is None


EXPERT = {"seats": 2, "mode": "expert", "frames": (START_TURN_OF[2],)}


def test_second_actions_of_the_expert_game() -> None:
    table = occurring(
        **EXPERT,
        area={"gray": 0, "white": 4},
        shares={"gray": 1},
        held={"gray": [3, 2]},
    )
    assert why(table, "share white") == "me-why-influence", "the first action is judged as ever"
    play(table, "ada: build brown\nada: to new-york")

    assert why(table, "share brown") == why(table, "build brown") == "me-why-first"
    assert why(table, "share gray") == "me-why-share-ends"
    assert why(table, "share white") == "me-why-influence"
    assert why(table, "build gray") == "me-why-no-trains"
    assert why(table, "to boston") is None


def test_a_share_that_would_take_the_last_trains() -> None:
    far = ["frankfurt", "bremen", "essen", "brussels", "amsterdam", "paris"]
    table = occurring(
        **EXPERT,
        map="europe",
        grown={"orange": ["lemberg", "vienna", "prague", "berlin by 0903", *far, "danzig"]},
        area={"orange": 2},
        influence={"orange": [2, 1]},
    )
    assert supply_of(table)[2] == 3
    assert "share orange" in table.options()
    play(table, "ada: build brown\nada: to kiev")
    play(table, table.options()[0])

    assert why(table, "share orange") == "me-why-share-ends"


def test_a_company_whose_every_build_would_end_the_game() -> None:
    far = ["frankfurt", "bremen", "essen", "brussels", "amsterdam", "paris", "danzig"]
    table = occurring(
        **EXPERT,
        map="europe",
        grown={
            "orange": ["lemberg", "vienna", "prague", "berlin by 0903", *far],
            "brown": ["kiev"],
            "gray": ["lemberg"],
        },
        area={"brown": 3, "orange": 4},
    )
    assert supply_of(table)[2] == 1
    assert "build brown" in table.options()
    play(table, "ada: build white\nada: to sofia")
    play(table, table.options()[0])

    # Brown reaches Warsaw alone, over orange track.
    assert why(table, "build brown") == "me-why-build-ends"


WEST = [
    "atlanta",
    "tulsa by 1210 1109 1008 0909",
    "st-paul by 0907 0905",
    "denver",
    "salt-lake-city",
    "los-angeles by 0208 0109",
]


def test_a_city_that_cannot_be_reached_without_ending_the_game_is_not_too_far() -> None:
    table = occurring(
        **EXPERT,
        variant="golden-spike",
        grown={"white": WEST, "gray": ["atlanta"]},
        area={"white": 0, "gray": 5},
    )
    play(table, "ada: build brown\nada: to new-york\nada: build gray")

    assert why(table, "to omaha") == "me-why-city-ends"
    assert why(table, "to seattle") == "me-why-far"
    assert why(table, "to atlanta") == "me-why-there"


def test_a_way_that_would_end_the_game() -> None:
    south = ["atlanta", "nashville", "fort-smith", "tulsa", "charleston", "miami"]
    table = occurring(
        **EXPERT,
        grown={
            "gray": [
                *south,
                "detroit by 1309 1307",
                "chicago by 1204",
                "louisville",
                "new-orleans",
            ],
            "orange": ["detroit", "louisville"],
        },
        area={"gray": 2, "orange": 3},
    )
    assert supply_of(table)[1] == 2
    play(table, "ada: build brown\nada: to new-york\nada: build orange\nada: to chicago")

    # Gray is in Chicago and on 1204: both trains would go.
    assert table.options() == ["via 1206", "via 1107"]
    assert why(table, "via 1204") == "me-why-way-ends"
    assert why(table, "via 1008") == "me-why-way"


def last_spike_as_second_action(trains: int) -> Table:
    """Orange drives the last spike into Denver, where gray and white are; gray has so many trains in its area."""
    east = ["atlanta", "nashville", "fort-smith", "tulsa", "charleston", "miami"]
    coast = ["san-francisco"]
    table = occurring(
        **EXPERT,
        variant="golden-spike",
        grown={
            "brown": ["louisville", "chicago", "omaha"],
            "orange": ["louisville", "omaha"],
            "gray": ["denver by 0107 0208 0309 0408", *east, "louisville", "new-orleans"],
            "white": ["denver by 0107 0208 0309 0408"],
        },
        starts={"gray": coast, "orange": coast, "white": coast},
        closed=["san-francisco"],
        spike=SPIKE_EAST,
        east="brown",
        area={"gray": trains},
    )
    play(table, "ada: build brown\nada: to new-york\nada: build orange\nada: to denver")
    while table.options()[0].startswith("via"):
        play(table, table.options()[0])
    return table


def test_a_west_side_whose_last_train_would_end_the_game() -> None:
    table = last_spike_as_second_action(0)
    assert supply_of(table)[1] == 2
    assert table.options() == ["west gray", "west orange", "west white"]
    table = last_spike_as_second_action(1)
    assert supply_of(table)[1] == 1

    assert table.options() == ["west orange", "west white"]
    assert why(table, "west gray") == "me-why-west-ends"
    assert why(table, "west brown") == "me-why-west"
    assert why(table, "share gray") is None


def test_the_reasons_are_told_in_both_languages() -> None:
    table = occurring(**EXPERT, area={"gray": 0}, shares={"gray": 1})
    play(table, "ada: build brown\nada: to new-york")
    reason = TITLE.objection(table.state, table.rules.catalogue.parse("share gray"))
    assert reason is not None

    assert Words("en").format(reason).startswith("This Share would deplete Gray")
    assert Words("es").format(reason).startswith("Esta acción agotaría la Gris")
