"""Printed values but for the maps, written from the rulebook and the notes on the game and not from the edition."""

import pytest

from ironroad.games.mini_express.components import COLOURS
from tests.games.mini_express.positions import fresh, rules

CHART = [
    (4, 3, 1),
    (4, 3, 2),
    (5, 4, 2),
    (5, 4, 2),
    (6, 4, 2),
    (6, 5, 2),
    (6, 5, 3),
    (7, 5, 3),
    (7, 6, 3),
    (8, 6, 3),
    (8, 6, 3),
    (8, 7, 4),
    (9, 7, 4),
    (9, 7, 4),
    (10, 8, 4),
    (10, 8, 4),
]
"""The value of a Share by Track Length: first, second, other."""
RISING = {2: (5, 3, 2), 10: (8, 7, 3), 13: (9, 8, 4), 15: (10, 9, 4)}
"""The rows in which the other plausible chart differs."""
PAIRS = [
    ("brown", "gray"),
    ("brown", "orange"),
    ("brown", "white"),
    ("gray", "orange"),
    ("gray", "white"),
    ("orange", "white"),
]
COMPANIES = ["brown", "gray", "orange", "white"]
BOT_TILES = [
    (1, 1, 1),
    (1, 2, 2),
    (1, 3, 1),
    (2, 1, 1),
    (2, 2, 2),
    (2, 3, 1),
    (3, 1, 1),
    (3, 2, 2),
    (3, 3, 1),
]
"""Company steps, city steps, how many tiles."""
SETUP = {
    (1, "standard"): (5, 2, 0),
    (2, "standard"): (5, 2, 0),
    (2, "expert"): (5, 2, 0),
    (3, "standard"): (6, 2, 2),
    (4, "standard"): (6, 3, 1),
    (5, "standard"): (6, 3, 2),
}
"""Shares in the area, Shares set aside, spaces for each that nobody chose (p. 4, p. 10, p. 13, p. 14)."""
LEVELS = {
    "easy": (5, 5, 1, 0, 1),
    "normal": (3, 2, 1, 0, 1),
    "hard": (3, 2, 2, 0, 1),
    "expert": (3, 2, 2, 1, 1),
    "nightmare": (3, 2, 2, 1, 2),
}
"""Trains up to which a Share fills the area, trains from which there is no compensation, starting Shares a colour,
Influence with a Share, Influence at the start (p. 13)."""


def test_the_editions_bear_their_names() -> None:
    assert rules(3).edition.name == "standard"
    assert rules(3, edition="rising-chart").edition.name == "rising-chart"


def test_there_are_25_trains_and_9_shares_a_company() -> None:
    found = rules(3)

    assert (found.limits.trains, found.mode.shares) == (25, 9)


def test_an_area_holds_5_trains_starts_with_4_and_gets_3_with_a_share() -> None:
    limits = rules(3).limits

    assert (limits.area, limits.area_at_start, limits.with_share) == (5, 4, 3)
    assert limits.influence == 1
    assert fresh(3).state.supply == [20] * 4


@pytest.mark.parametrize(("seats", "mode"), SETUP)
def test_the_shares_of_each_mode(seats: int, mode: str) -> None:
    found = rules(seats, mode=mode).mode

    assert (found.area, found.aside, found.advance) == SETUP[seats, mode]


def test_two_depleted_companies_end_the_game_and_one_the_expert_game() -> None:
    assert [rules(seats).mode.end_depleted for seats in (1, 2, 3, 4, 5)] == [2] * 5
    assert rules(2, mode="expert").mode.end_depleted == 1


def test_cities_take_companies_by_their_metal() -> None:
    metals = rules(3).edition.entries("metals")

    assert {entry.key: entry.integer("capacity") for entry in metals} == {
        "gold": 3,
        "silver": 2,
        "black": 1,
        "first-game": 2,
    }


def test_the_chart_row_by_row() -> None:
    chart = rules(3).chart

    assert [tuple(row) for row in chart.values] == CHART
    assert chart.last == 15


def test_the_rising_chart_differs_in_four_rows() -> None:
    rising = rules(3, edition="rising-chart")
    rows = [RISING.get(length, row) for length, row in enumerate(CHART)]

    assert [tuple(row) for row in rising.chart.values] == rows
    marks = [rising.edition.entry("chart", f"length-{length}").mark for length in RISING]
    assert marks == ["reconstructed"] * 4
    own = {
        entry.key
        for section in rising.edition.sections
        for entry in rising.edition.entries(section)
        if "rising-chart" in entry.file
    }
    assert own == {f"length-{length}" for length in RISING}


def test_the_demand_tiles_by_kind() -> None:
    demand = rules(3).demand
    expected = [(f"{a}-{b}", a, b, 4) for a, b in PAIRS]
    expected += [(f"{a}-{a}", a, a, 1) for a in COMPANIES]
    expected += [(f"{a}-purple", a, "purple", 1) for a in COMPANIES]
    colours = [(COLOURS[a], COLOURS[b]) for a, b in zip(demand.first, demand.second, strict=True)]

    found = [
        (id, *pair, count)
        for id, pair, count in zip(demand.ids, colours, demand.counts, strict=True)
    ]
    assert found == expected


def test_the_bot_tiles_by_kind() -> None:
    tiles = rules(1).bot_tiles

    assert tiles.counts[0] == 2
    assert list(zip(tiles.company, tiles.city, tiles.counts, strict=True))[1:] == BOT_TILES
    keys = [f"tile-{company}-{city}" for company, city, _ in BOT_TILES]
    assert rules(1).edition.keys("bot-tiles") == ["refresh", *keys]


@pytest.mark.parametrize("name", LEVELS)
def test_the_levels_of_the_bot(name: str) -> None:
    level = rules(1, level=name).level

    assert (
        level.area_up_to,
        level.compensation_below,
        level.shares,
        level.influence_with_share,
        level.influence_at_start,
    ) == LEVELS[name]
    assert level.share_up_to == 2


MARKS = {
    "components": "printed",
    "limits": "printed",
    "metals": "printed",
    "setup": "printed",
    "end": "printed",
    "chart": "reconstructed",
    "demand": "reconstructed",
    "bot-tiles": "reconstructed",
    "bot": "printed",
    "levels": "printed",
    "usa-columns": "reconstructed",
    "usa-starts": "reconstructed",
    "usa-cities": "reconstructed",
    "usa-golden-spike": "printed",
    "usa-water": "reconstructed",
    "europe-columns": "reconstructed",
    "europe-starts": "reconstructed",
    "europe-cities": "reconstructed",
    "europe-harbors": "reconstructed",
    "europe-water": "reconstructed",
}
"""How sure a section is as a whole."""
OTHERS = {
    ("setup", "with-bot"): "derived",
    ("bot-tiles", "refresh"): "printed",
    ("usa-cities", "fort-smith"): "derived",
    ("europe-cities", "venice"): "derived",
    **{("chart", f"length-{length}"): "printed" for length in range(6, 13)},
    **{("demand", f"{company}-purple"): "printed" for company in COMPANIES},
}
"""The entries whose mark is not that of their section."""


def test_every_value_is_marked_as_sure_as_its_evidence_is() -> None:
    edition = rules(3).edition
    found = {
        (section, entry.key): entry.mark
        for section in edition.sections
        for entry in edition.entries(section)
    }

    assert list(edition.sections) == list(MARKS)
    assert found == {place: OTHERS.get(place, MARKS[place[0]]) for place in found}
    assert set(OTHERS) <= set(found)
