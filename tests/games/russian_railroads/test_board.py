"""The boards in the terminal."""

from io import StringIO

import pytest
from rich.console import Console

import ironroad
from ironroad.cli.boards import board_for
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.locale import words_for
from tests.games.russian_railroads.positions import ANNA, BORIS, Hand, position

BOARD = board_for("russian-railroads")


def played(moves: int, seats: int = 4) -> Table:
    names = ["Anna", "Boris", "Clara", "Dmitri"][:seats]
    table = ironroad.new("russian-railroads", seats, seed=9, names=names)
    dealer = Dealer(9)
    while table.seat is not None and len(table.moves) < moves:
        options = [text for text in table.options() if text not in ("pass", "stop")]
        choices = options or table.options()
        table.play(choices[dealer.below(len(choices))])
    return table


def printed(table: Table, width: int, lang: str = "en") -> str:
    console = Console(width=width, file=StringIO(), markup=False, highlight=False)
    with console.capture() as seen:
        for _, part in BOARD.sections(table, table.seat, words_for(lang)):
            console.print(part)
    return seen.get()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("moves", [13, 60, 200, 5000])
@pytest.mark.parametrize("width", [100, 120])
def test_the_boards_fit_and_cut_nothing_off(lang: str, moves: int, width: int) -> None:
    shown = printed(played(moves), width, lang)

    assert max(len(line) for line in shown.splitlines()) <= width
    assert "…" not in shown
    assert "rr-" not in shown


def test_the_board_shows_what_the_view_knows() -> None:
    hand: Hand = {
        "trans_siberian": [7, 3, 1],
        "slots": [4, 2, 0, 3],
        "factories": [6, 8],
        "markers": [5],
        "doublers": 2,
        "engineers": [5, 13],
        "medal": True,
        "revalued": True,
        "temporary": 1,
        "black_worker": True,
        "bonuses": ["flat"],
    }
    table = position(
        hands={ANNA: hand},
        spaces={
            "doubler": {"seat": BORIS, "own": 1},
            "industry-2": {"own": 1, "roubles": 1},
            "engineer-13": {"temporary": 1},
        },
    )
    shown = printed(table, 120)

    for part in ("#4+2", "B² g² G k k k|K", "[#6]", "#8", "5 13", "Kiev Medal", "tracks revalued"):
        assert part in shown, part
    for part in ("4+1T+K", "15 points", "Player 2", "Player 1, 1 rouble", "13: 1 industry advance"):
        assert part in shown, part


def test_the_last_round_covers_the_turn_order() -> None:
    before, last = printed(position(round=6), 120), printed(position(round=7), 120)

    assert "position 1 in the next round" in before
    assert "3 industry advances" not in before
    assert "position 1 in the next round" not in last
    assert "3 industry advances" in last


def test_the_black_worker_is_seen_on_its_space() -> None:
    hand: Hand = {"black_worker": True}
    table = position(hands={ANNA: hand}, spaces={"doubler": {"black": True}})

    assert "the black worker" in printed(table, 120)


def test_actions_are_listed_by_area_with_their_cost() -> None:
    table = position()
    words = words_for("en")

    assert BOARD.group(table, "place gray-2", words) == "Track extension"
    assert BOARD.group(table, "pass", words) == ""
    assert BOARD.hint(table, "place any-2", words) == "1 worker and 1 rouble"
    assert "passes" in BOARD.hint(table, "pass", words)


def test_a_game_that_has_not_begun_is_shown() -> None:
    assert "Round 0 of 6" in printed(ironroad.new("russian-railroads", 2, seed=3), 120)
