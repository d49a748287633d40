"""Editions: values that make no sense are refused with their line."""

from pathlib import Path

import pytest

from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.face import new
from tests.games.mini_express.positions import TITLE, rules

HEAD = '[edition]\ntitle = "mini-express"\nname = "mine"\nextends = "standard"\n'
PRINTED = 'mark = "printed", source = "my board"'


def mine(tmp_path: Path, body: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + body)
    return path


def many_columns() -> str:
    rows = list(range(0, 99, 2))
    lines = [
        f"column-{column} = {{ column = {column}, rows = {rows}, {PRINTED} }}"
        for column in (20, 22, 24)
    ]
    return "[usa-columns]\n" + "\n".join(lines)


def many_cities() -> str:
    rows = list(range(0, 99, 2))
    cities = "\n".join(
        f'new-{row} = {{ hex = "20{row:02}", metal = "black", {PRINTED} }}' for row in rows
    )
    column = f"[usa-columns]\ncolumn-20 = {{ column = 20, rows = {rows}, {PRINTED} }}\n"
    return f"{column}[usa-cities]\n{cities}"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (
            f'[demand]\nbrown-gray = {{ colours = ["brown"], count = 4, {PRINTED} }}',
            "me-edition-colours",
        ),
        (
            f'[demand]\nx = {{ colours = ["purple", "gray"], count = 4, {PRINTED} }}',
            "me-edition-colours",
        ),
        (
            f'[demand]\nbrown-gray = {{ colours = ["brown", "gray"], count = 5, {PRINTED} }}',
            "me-edition-demand",
        ),
        (
            f"[setup]\nseats-3 = {{ area = 8, aside = 2, advance = 1, {PRINTED} }}",
            "me-edition-shares",
        ),
        (
            f"[usa-columns]\ncolumn-17 = {{ column = 17, rows = [1, 4], {PRINTED} }}",
            "me-edition-column",
        ),
        (
            f"[usa-columns]\ncolumn-17 = {{ column = 17, rows = [1, 1], {PRINTED} }}",
            "me-edition-column",
        ),
        (f"[usa-columns]\nmore = {{ column = 17, rows = [1], {PRINTED} }}", "me-edition-column"),
        (f'[usa-cities]\nmiami = {{ hex = "9900", metal = "gold", {PRINTED} }}', "me-edition-hex"),
        (f'[usa-cities]\nmiami = {{ hex = "x", metal = "gold", {PRINTED} }}', "me-edition-hex"),
        (
            f'[usa-cities]\nmiami = {{ hex = "1705", metal = "gold", {PRINTED} }}',
            "me-edition-taken",
        ),
        (
            f'[usa-cities]\nmiami = {{ hex = "1418", metal = "tin", {PRINTED} }}',
            "edition-unknown-name",
        ),
        (
            f'[usa-starts]\nbrown = {{ hex = "1705", name = "boston", {PRINTED} }}',
            "me-edition-taken",
        ),
        (f"[chart]\nlength-3 = {{ values = [5, 4], {PRINTED} }}", "me-edition-chart"),
        (f"[chart]\nlength-17 = {{ values = [5, 4, 3], {PRINTED} }}", "edition-missing-entry"),
        (f"[trains]\na = {{ value = 1, {PRINTED} }}", "edition-unknown-section"),
        (f'[usa-cities]\nmiami = {{ where = "1418", {PRINTED} }}', "edition-unknown-value"),
        (many_columns(), "me-edition-too-many-hexes"),
        (many_cities(), "me-edition-too-many-cities"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(tmp_path: Path, body: str, reason: str) -> None:
    with pytest.raises(InvalidEdition) as error:
        new("mini-express", 3, edition=mine(tmp_path, body))
    file = error.value.message.args["file"]
    assert str(file).endswith("mine.toml") or reason == "edition-missing-entry"
    found = error.value.message.args["reason"]

    assert isinstance(found, Message)
    assert found.id == reason


def test_the_bot_must_be_able_to_reach_every_company(tmp_path: Path) -> None:
    tiles = [
        f"tile-{c}-{t} = {{ company = 2, city = {t}, count = 1, {PRINTED} }}"
        for c in (1, 2, 3)
        for t in (1, 2, 3)
    ]
    with pytest.raises(InvalidEdition) as error:
        new("mini-express", 1, edition=mine(tmp_path, "[bot-tiles]\n" + "\n".join(tiles)))
    reason = error.value.message.args["reason"]

    assert isinstance(reason, Message)
    assert reason.id == "me-edition-bot-tiles"


def test_there_must_be_a_harbor_for_each_purple_tile(tmp_path: Path) -> None:
    body = f"""[demand]
brown-purple = {{ colours = ["brown", "purple"], count = 3, {PRINTED} }}
gray-white = {{ colours = ["gray", "white"], count = 2, {PRINTED} }}"""
    options = {"map": "europe", "variant": "harbor"}
    with pytest.raises(InvalidEdition) as error:
        new("mini-express", 3, options=options, edition=mine(tmp_path, body))
    reason = error.value.message.args["reason"]

    assert isinstance(reason, Message)
    assert reason.id == "me-edition-harbors"


def test_an_owner_corrects_a_value(tmp_path: Path) -> None:
    body = f'[usa-cities]\nmiami = {{ hex = "1418", metal = "gold", {PRINTED} }}'
    board = rules(3, edition=mine(tmp_path, body)).map

    assert board.capacity[board.cities.index("miami")] == 3


def test_the_other_chart_adds_up_to_8_more_than_the_length_in_every_row() -> None:
    chart = rules(3, edition="rising-chart").chart

    assert [sum(row) for row in chart.values] == [8 + length for length in range(16)]


def test_every_value_has_a_mark_and_a_source() -> None:
    edition = rules(3).edition
    marks = {entry.mark for section in edition.sections for entry in edition.entries(section)}

    assert marks == {"printed", "derived", "reconstructed"}
    assert set(TITLE.edition_texts()) == {"standard", "rising-chart"}


def test_the_demand_tiles_treat_the_companies_alike() -> None:
    demand = rules(3).demand
    counts = [0] * 5
    for kind, count in enumerate(demand.counts):
        counts[demand.first[kind]] += count
        counts[demand.second[kind]] += count

    assert counts == [15, 15, 15, 15, 4]
    assert sum(demand.counts) == 32


def test_there_are_12_numbered_bot_tiles_and_2_to_refresh() -> None:
    tiles = rules(1).bot_tiles

    assert (tiles.counts[0], sum(tiles.counts[1:])) == (2, 12)
