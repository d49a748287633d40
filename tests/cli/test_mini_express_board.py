"""The board of Mini Express in the terminal."""

import json
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.games.mini_express.terminal import BOARD, seen_hexes
from ironroad.locale import words_for
from tests.cli.conftest import Run


def played(seats: int, moves: int, **options: str) -> Table:
    table = ironroad.new("mini-express", seats, seed=9, options=options)
    dealer = Dealer(9)
    while table.seat is not None and len(table.moves) < moves:
        choices = table.options()
        table.play(choices[dealer.below(len(choices))])
    return table


def printed(table: Table, lang: str = "en") -> str:
    console = Console(width=120, file=StringIO(), markup=False, highlight=False)
    with console.capture() as seen:
        for _, part in BOARD.sections(table, table.seat, words_for(lang)):
            console.print(part)
    return seen.get()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("moves", [0, 60, 1000])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"variant": "golden-spike", "level": "nightmare"}),
        (2, {"map": "europe", "variant": "harbor"}),
        (5, {"map": "europe"}),
    ],
)
def test_the_board_fits_into_120_columns(
    seats: int, options: dict[str, str], moves: int, lang: str
) -> None:
    shown = printed(played(seats, moves, **options), lang)

    assert max(len(line) for line in shown.splitlines()) <= 120
    assert "…" not in shown


def test_every_hex_stands_in_its_column_and_row() -> None:
    table = played(3, 60)
    lines = printed(table).splitlines()
    for hex in seen_hexes(table, table.view()):
        column, row = int(hex["id"][:2]), int(hex["id"][2:])
        line = lines[1 + row]
        cell = line[3 + 6 * column : 9 + 6 * column]
        assert line.startswith(f"{row:02} ")
        if hex["kind"] == "city":
            assert cell[4] == str(hex["capacity"])
        trains = [id[0] for id in hex["trains"]]
        below = lines[2 + row][3 + 6 * column : 9 + 6 * column]
        assert all(letter in (cell if hex["kind"] == "plain" else below) for letter in trains)


def test_tiles_are_shown_by_letters() -> None:
    table = played(3, 40)
    lines = printed(table).splitlines()
    for hex in seen_hexes(table, table.view()):
        if hex["tile"]:
            below = lines[2 + int(hex["id"][2:])][3 + 6 * int(hex["id"][:2]) :]
            assert below.startswith("".join([colour[0].upper() for colour in hex["tile"]]) + ":")


def test_the_tables_show_what_the_view_knows() -> None:
    table = played(2, 70, variant="golden-spike")
    shown = printed(table)

    assert "the Bot" in shown
    assert "Golden Spike" in shown
    for company in table.view()["companies"]:
        assert "depleted" in shown or str(company["shares"]) in shown


@pytest.mark.parametrize(("verb", "part"), [("share", "Influence of"), ("build", "in reach")])
def test_hints_of_actions(verb: str, part: str) -> None:
    table = played(3, 60)
    while not any(text.startswith(verb) for text in table.options()):
        table.play(table.options()[0])
    text = next(text for text in table.options() if text.startswith(verb))

    assert part in BOARD.hint(table, text, words_for("en"))


def test_the_hint_of_a_city_tells_trains_and_tile_and_routes_are_marked() -> None:
    table = played(3, 38)
    assert BOARD.hint(table, table.options()[0], words_for("en")) != ""
    while not table.options()[0].startswith("to "):
        table.play(next(text for text in table.options() if text.startswith("build")))
    assert "tile" in BOARD.hint(table, table.options()[0], words_for("en"))
    for _ in range(200):
        if table.options()[0].startswith("via"):
            break
        table.play(table.options()[-1])
    hexes = [text.split()[1] for text in table.options()]

    assert BOARD.hint(table, table.options()[0], words_for("en")) == ""
    assert all(hex in printed(table) for hex in hexes)


def test_edition_check_draws_the_maps(run: Run, tmp_path: Path) -> None:
    shown = run(f"edition check mini-express --draw {tmp_path} --lang es").stdout
    assert "Dibujado" in shown
    for name in ("usa", "europe"):
        text = (tmp_path / f"mini-express-{name}.svg").read_text("utf-8")
        ElementTree.fromstring(text)
        image = (tmp_path / f"mini-express-{name}.png").read_bytes()
        assert image.startswith(b"\x89PNG")
        assert int.from_bytes(image[16:20], "big") == 2400
    assert "París" in text
    facts = json.loads(run(f"edition check mini-express --draw {tmp_path} --json").stdout)

    assert len(facts["drawings"]) == 4
    assert "no drawings" in run(f"edition check trans-siberian --draw {tmp_path}").stdout
