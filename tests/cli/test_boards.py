"""Boards in the terminal."""

from io import StringIO

import pytest
from rich.console import Console

import ironroad
from ironroad.cli.board import Board, board_for, rows_of
from ironroad.cli.menu import Menu, runs_of
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.locale import words_for
from tests.core.toy import TITLE as TOY


def played(moves: int) -> Table:
    table = ironroad.new("trans-siberian", 4, seed=9, names=["Anna", "Boris", "Clara", "Dimitri"])
    dealer = Dealer(9)
    while table.seat is not None and len(table.moves) < moves:
        options = table.options()
        table.play(options[dealer.below(len(options))])
    return table


def printed(board: Board, table: Table, width: int, lang: str = "en") -> str:
    console = Console(width=width, file=StringIO(), markup=False, highlight=False)
    with console.capture() as seen:
        for _, part in board.sections(table, table.seat, words_for(lang)):
            console.print(part)
    return seen.get()


@pytest.mark.parametrize("title", ironroad.titles())
def test_every_title_has_a_board_of_its_own(title: str) -> None:
    assert type(board_for(REGISTRY.title(title))) is not Board


def test_a_title_without_a_board_is_shown_by_its_view() -> None:
    assert type(board_for(TOY)) is Board
    board = Board()
    table = played(12)
    shown = printed(board, table, 200)

    for part in ("nationalization", "railroads", "treasury", "moscow-oryol"):
        assert part in shown
    assert board.hint(table, table.options()[0], words_for("en"))
    assert board.group(table, table.options()[0], words_for("en")) == ""


def test_many_rows_that_say_the_same_are_told_together() -> None:
    few = rows_of("links", [{"id": f"link-{n}", "owner": "red"} for n in range(3)])
    many = rows_of("links", [{"id": f"link-{n}", "owner": "red"} for n in range(30)])

    assert few.row_count == 3
    assert [column.header for column in few.columns] == ["id", "owner"]
    assert many.row_count == 1
    assert [column.header for column in many.columns] == ["owner", "id"]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("moves", [0, 12, 60, 1000])
def test_the_board_fits_into_80_columns(lang: str, moves: int) -> None:
    shown = printed(board_for(REGISTRY.title("trans-siberian")), played(moves), 80, lang)

    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "…" not in shown


def test_colours_have_letters() -> None:
    shown = printed(board_for(REGISTRY.title("trans-siberian")), played(30), 120)

    for letter in "RBGYKW":
        assert f" {letter} " in shown


def test_the_board_shows_what_the_view_knows() -> None:
    table = played(40)
    shown = printed(board_for(REGISTRY.title("trans-siberian")), table, 120)
    view = table.view()

    for railroad in view["railroads"]:
        if railroad["status"] == "open":
            assert f"${railroad['treasury']}" in shown
            assert f"${railroad['stock']}" in shown
    for player in view["players"]:
        assert f"${player['cash']}" in shown
    built = sum(link["owner"] is not None for link in view["links"])
    assert shown.count(" \N{EN DASH} ") >= built > 0


def test_runs_are_numbers_that_follow_each_other() -> None:
    assert runs_of(["drop", "bid 8", "bid 9", "bid 11", "raise 12", "x y"]) == [
        ["bid 8", "bid 9"],
        ["bid 11"],
        ["raise 12"],
    ]


def test_a_menu_number_goes_before_a_sum() -> None:
    table = ironroad.new("trans-siberian", 3, seed=1)
    menu = Menu(table)

    assert menu.single == ["drop"]
    assert menu.find("1") == "drop"
    assert menu.find("17") == "bid 17"
    assert menu.find("500") == "500"
    assert menu.find("  BID   12 ") == "bid 12"
