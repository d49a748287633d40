"""Colours with fewer tracks than railroads, and what is put aside in a payout (GR-7, AR-7, R1, R39)."""

from pathlib import Path
from typing import Any

from ironroad.core.table import Table
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    GERMAN,
    Hand,
    play,
    position,
    spaces_of,
)


def boris(hand: Hand, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    return position(4, hands={BORIS: hand}, turns=[BORIS, CLARA, DMITRI, ANNA], **more)


def test_a_colour_that_was_not_won_has_no_room_however_few_tracks_it_has() -> None:
    """Natural was won, white was not; there is one white track."""
    hand: Hand = {"lines": [[10, 7, 5, 3], [1], [1]], "roubles": 0}
    table = boris(hand, options=AMERICAN)

    assert "natural-1" in spaces_of(table)
    assert "white-1" not in spaces_of(table)


def test_one_space_on_a_third_railroad_is_no_room_for_natural() -> None:
    hand: Hand = {
        "lines": [[9, 8, 7, 6], [15, 14, 13, 12, 11], [9, 8, 2]],
        "branch": "hamburg",
        "tiles": ["h1", "w1", "f1"],
        "roubles": 0,
    }
    table = boris(hand, options=GERMAN)

    assert "brown-1" in spaces_of(table)
    assert "natural-1" not in spaces_of(table)


def test_a_railroad_without_a_colour_has_no_room_for_it(tmp_path: Path) -> None:
    """Only Rocky Mountain has room for white, one space; Transcontinental East has no white here."""
    entry = (
        "transcontinental-east = { spaces = 9, slots = 1, doublers = 3, "
        'colours = ["black", "gray", "brown", "natural"] }'
    )
    path = changed(tmp_path, lines("american-railroads", entry))
    hand: Hand = {"lines": [[15, 7, 5, 2], [1], [7, 6, 5, 4]], "roubles": 0}
    table = boris(hand, options=AMERICAN, edition=path)

    assert "white-1" in spaces_of(table)
    assert "white-2" not in spaces_of(table)


LAST_FOUR: dict[int, int] = {2: 0, 3: 0, 4: 1}
STUCK: Hand = {
    "slots": [5, 0, 0, 0],
    "boulders": [],
    "factories": [7, 2],
    "markers": [6, 4],
    "roubles": 1,
}
"""The coin space of Rocky Mountain can be paid; factory 2 is one industry space away, factory 7 on the other track."""


def test_what_was_put_aside_and_may_be_given_up_hinders_nothing() -> None:
    """Two advances of factory 7 wait; two steps are left on the board, and the dividend may take one."""
    tracks = [[15, 14, 13, 12, 11], [9, 8, 7, 6], [9, 7, 6]]
    table = boris({**STUCK, "lines": tracks}, options=AMERICAN, piles=LAST_FOUR)
    play(table, "boris: buy rocky-mountain-5\nboris: dividend d8\nboris: stop")
    play(table, "boris: place industry-2\nboris: industry 2 5\nboris: industry 1 7")
    play(table, "boris: factory new 4\nboris: discard")

    assert table.view(None)["owed"] == [{"reward": "track-any 1", "must": False}]
    assert table.options() == ["advance gray transcontinental-east 8", "stop"]


def test_what_another_player_must_still_do_hinders_nobody_else() -> None:
    """Boris owes a black step when Clara is paid out; she has one black step left herself."""
    full = [[15, 14, 13, 12, 11], [9, 8, 7, 6]]
    hands: dict[int, Hand] = {
        BORIS: {**STUCK, "lines": [*full, [7]], "roubles": 0},
        CLARA: {**STUCK, "lines": [*full, [8, 6, 5]]},
    }
    turns = [CLARA, BORIS, DMITRI, ANNA]
    table = position(4, hands=hands, turns=turns, options=AMERICAN, piles=LAST_FOUR)
    play(
        table, "clara: buy rocky-mountain-5\nclara: dividend d6\nclara: stop\nclara: place roubles"
    )
    play(table, "boris: place industry-black\nboris: industry 1 7\nboris: factory new 4")
    play(table, "boris: discard")
    assert table.seat == CLARA
    assert table.options() == ["advance black transcontinental-east 9", "stop"]
    play(table, "clara: stop")

    assert table.view(None)["players"][BORIS]["railroads"][2]["tracks"]["black"] == 8
    assert table.seat == DMITRI
