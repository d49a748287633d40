"""The boards in the terminal."""

from collections.abc import Mapping
from io import StringIO

import pytest
from rich.console import Console

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.games.russian_railroads.modules.american.state import (
    american_board,
    put_american_board,
)
from ironroad.games.russian_railroads.terminal import BOARD, TIMES
from ironroad.locale import words_for
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    COAL_ON,
    GERMAN,
    MATERIAL,
    Hand,
    position,
)


def played(moves: int, seats: int = 4, setup: Mapping[str, str] | None = None) -> Table:
    names = ["Anna", "Boris", "Clara", "Dmitri"][:seats]
    table = ironroad.new("russian-railroads", seats, seed=9, names=names, options=setup)
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


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("moves", [13, 120, 5000])
@pytest.mark.parametrize("board", ["russian", "german", "american"])
def test_the_boards_of_the_expansions_fit_and_cut_nothing_off(
    lang: str, moves: int, board: str
) -> None:
    options = {"board": board, "coal": "on", "new-material": "on"}
    shown = printed(played(moves, 4, options), 120, lang)

    assert max(len(line) for line in shown.splitlines()) <= 120
    assert "…" not in shown
    assert "rr-" not in shown


def test_the_german_board_shows_branch_tiles_and_markers() -> None:
    hand: Hand = {
        "lines": [[5, 2], [10, 3], [4, 1]],
        "slots": [3, 4, 2, 0],
        "branch": "berlin",
        "tiles": ["h3", "w2"],
        "incomes": ["i1", "i8"],
        "coal": 2,
        "foundries": ["fy12"],
        "factories": [6, 8],
        "boilermen": [1],
        "boiled": [0],
    }
    table = position(hands={ANNA: hand}, options={**GERMAN, **COAL_ON})
    table.play("use income i8")
    shown = " ".join(printed(table, 120).split())

    for part in ("branch to Berlin", "Hanover H3", "Würzburg W2", "#5b+2", "#6b", "2 coal"):
        assert part in shown, part
    for part in ("1 rouble, 5 points (used)", "foundries: 8 points", "7 in the stack"):
        assert part in shown, part


def test_the_choice_of_a_tile_tells_what_it_shows() -> None:
    hand: Hand = {"lines": [[3], [1], [1]], "roubles": 0}
    table = position(hands={ANNA: hand}, options=GERMAN)
    table.play("place black-2")
    table.play("advance black dresden 4")

    assert BOARD.hint(table, "tile h4", words_for("en")).startswith("4 K: a locomotive")
    assert "b: boilerman" in printed(table, 120)


def test_the_american_board_shows_boulders_lanes_and_the_stock_market() -> None:
    hand: Hand = {
        "lines": [[5], [4], [3]],
        "slots": [5, 0, 0, 0],
        "factories": [10, 3],
        "markers": [4, 2],
        "doublers_above": [2, 1, 0],
        "level": 2,
        "roubles": 1,
    }
    options = {**AMERICAN, **MATERIAL}
    table = position(hands={ANNA: {**hand, "cars": [0], "engineers": [22]}}, options=options)
    table.play("buy rocky-mountain-5")
    table.play("dividend d1")
    shown = printed(table, 120)

    for part in ("▲15", "S 10", "[5]", "0 1 [1]", "paid: rocky-mountain-5", "#7c", "-10"):
        assert part in shown, part
    assert "5 points" in shown
    assert "Special ? items" in shown


def test_a_shared_space_is_shown_as_taken() -> None:
    table = position(2, hands={ANNA: {"roubles": 0, "coal": 0}}, options=COAL_ON)
    table.play("place coal")

    assert "taken with the space beside it" in printed(table, 120)


def test_the_golden_spike_and_a_face_up_coal_factory_are_shown() -> None:
    options = {**AMERICAN, **MATERIAL}
    table = position(hands={ANNA: {"boulders": []}}, options=options, laid_out={11: 1})
    put_american_board(table.state, ANNA, american_board(table.state, ANNA).with_spike())
    shown = printed(table, 120)

    assert "the golden spike" in shown
    assert f"C{TIMES}1" in shown


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
    assert "Before round 1" in printed(ironroad.new("russian-railroads", 2, seed=3), 120)
