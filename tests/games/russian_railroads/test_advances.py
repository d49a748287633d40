"""Which advances can be made, one by one and all together (p. 7, R1): what brings tracks, what is counted on."""

from pathlib import Path
from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOURS,
    DUE,
    GRAY,
    INDUSTRY,
    REVALUE,
    STEP,
    STEP_ANY,
    STEP_EITHER,
    reward_of,
)
from ironroad.games.russian_railroads.rules.bag import set_aside
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.track import may_block_compulsory
from ironroad.games.russian_railroads.state import owe
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    GERMAN,
    MATERIAL,
    Hand,
    play,
    position,
    spaces_of,
)

NATURAL, WHITE = COLOURS.index("natural"), COLOURS.index("white")
N4, N6 = 19, 21
FULL: Hand = {
    "trans_siberian": [15, 14, 13, 12, 11],
    "st_petersburg": [9, 8, 7, 6],
    "roubles": 0,
}
"""Nothing can move but on Kiev."""


def boris(hand: Hand, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    return position(4, hands={BORIS: hand}, turns=[BORIS, CLARA, DMITRI, ANNA], **more)


def tracks(table: Table, line: int) -> list[int]:
    return list(table.view(None)["players"][BORIS]["railroads"][line]["tracks"].values())


def test_one_advance_may_make_the_room_for_the_other() -> None:
    """Engineer 6 gives any and black: only black can move at first, then gray behind it."""
    public = [4, 6, 10, 2, 3, 9, 7]
    table = boris({**FULL, "kiev": [8, 7, 6]}, engineers=public)
    assert "engineer-6" in spaces_of(table)
    play(table, "boris: place engineer-6")
    assert tracks(table, 2) == [9, 8, 6]

    assert "engineer-6" not in spaces_of(boris({**FULL, "kiev": [9, 7, 6]}, engineers=public))


def test_as_many_advances_as_there_is_room_are_made() -> None:
    """Two natural spaces are left on one line, and nothing else can move."""
    hand: Hand = {
        "lines": [[9, 8, 7, 4], [15, 14, 13, 12, 11], [9, 8, 7]],
        "branch": "hamburg",
        "tiles": ["h1", "w1", "f1"],
        "roubles": 0,
    }
    table = play(boris(hand, options=GERMAN), "boris: place natural-2")

    assert tracks(table, 0) == [9, 8, 7, 6]


def test_the_search_for_an_order_moves_nothing_and_gives_nobody_a_colour() -> None:
    """Engineer 2 gives black and gray; gray comes with black on Trans-Siberian 2."""
    hand: Hand = {"trans_siberian": [1], "st_petersburg": [9], "kiev": [9], "roubles": 0}
    table = boris(hand, engineers=[4, 2, 10, 9, 3, 6, 7])

    assert "engineer-2" in spaces_of(table)
    assert [player["colours"] for player in table.view(None)["players"]] == [["black"]] * 4
    assert [tracks(table, line) for line in range(3)] == [[1, 0, 0, 0, 0], [9, 0, 0, 0], [9, 0, 0]]


@pytest.mark.parametrize(("black", "offered"), [(3, False), (4, True), (5, True)])
def test_tracks_count_only_if_a_step_comes_to_the_space_that_brings_them(
    black: int, offered: bool
) -> None:
    """An engineer gives brown and two black; Trans-Siberian 6 brings brown."""
    hand: Hand = {"trans_siberian": [black, 2], "roubles": 1}
    table = boris(hand, engineers=[4, N4, 10, 2, 5, 6, 7], options=MATERIAL)

    assert ("engineer-n4" in spaces_of(table)) == offered


def test_tracks_that_wait_for_a_locomotive_are_not_counted_on(tmp_path: Path) -> None:
    entry = (
        'trans-siberian-6 = { railroad = "trans-siberian", space = 6, colour = "black", '
        'locomotive = true, rewards = ["tracks brown 3"] }'
    )
    path = changed(tmp_path, lines("advantages", entry))
    hand: Hand = {"trans_siberian": [4, 2], "slots": [5, 0, 0, 0], "roubles": 1}
    row = [4, N4, 10, 2, 5, 6, 7]
    table = boris(hand, engineers=row, options=MATERIAL, edition=path)

    assert "engineer-n4" not in spaces_of(table)


STUCK: Hand = {
    "lines": [[9, 8, 7], [9], [9, 8, 7]],
    "tiles": ["h1", "w1", "f1"],
    "roubles": 0,
}
"""Black and gray of Munich can move; a third track only if natural comes."""


def test_tracks_of_the_branch_that_was_taken_are_counted_on() -> None:
    options = {**GERMAN, **MATERIAL}
    row = [4, N6, 10, 2, 3, 6, 7]
    hamburg = boris({**STUCK, "branch": "hamburg"}, engineers=row, options=options)

    assert "engineer-n6" in spaces_of(hamburg)


def test_tracks_of_the_other_branch_are_not_counted_on(tmp_path: Path) -> None:
    """Towards Berlin natural comes on 11 here; 10 brings it towards Hamburg only."""
    entries = [
        'berlin-9 = { railroad = "munich", space = 9, colour = "black", branch = "berlin", '
        'rewards = ["points 1"] }',
        'berlin-11 = { railroad = "munich", space = 11, colour = "black", branch = "berlin", '
        'rewards = ["tracks natural 2"] }',
    ]
    path = changed(tmp_path, lines("german-advantages", *entries))
    options = {**GERMAN, **MATERIAL}
    row = [4, N6, 10, 2, 3, 6, 7]
    early: Hand = {**STUCK, "branch": "berlin"}
    late: Hand = {**early, "lines": [[9, 8, 7], [10], [9, 8, 7]]}

    assert "engineer-n6" not in spaces_of(
        boris(early, engineers=row, options=options, edition=path)
    )
    assert "engineer-n6" in spaces_of(boris(late, engineers=row, options=options, edition=path))


@pytest.mark.parametrize(
    ("board", "bag", "tight"),
    [
        ("russian", [(STEP + BLACK, 1)], False),
        ("russian", [(STEP + BLACK, 2)], False),
        ("russian", [(STEP + WHITE, 2)], False),
        ("russian", [(STEP_EITHER, 1)], False),
        ("russian", [(STEP_EITHER, 2)], True),
        ("russian", [(STEP_ANY, 1)], False),
        ("russian", [(STEP_ANY, 2)], True),
        ("russian", [(STEP + BLACK, 1), (STEP + GRAY, 1)], True),
        ("russian", [(STEP + BLACK, 1), (INDUSTRY, 2)], False),
        ("russian", [(REVALUE, 1)], False),
        ("german", [(STEP + BLACK, 2)], False),
        ("german", [(STEP + NATURAL, 1)], False),
        ("german", [(STEP + NATURAL, 2)], True),
        ("american", [(STEP + WHITE, 2)], True),
    ],
)
def test_only_steps_that_can_hinder_what_must_be_done_are_tried_first(
    board: str, bag: list[tuple[int, int]], tight: bool
) -> None:
    """Advances of one colour hinder each other where its tracks are rationed (ruling R1)."""
    state = position(options={"board": board}, frames=(SETTLE[ANNA],)).state
    for kind, count in bag:
        owe(state, reward_of(kind, count) | DUE)

    assert may_block_compulsory(state) is tight


def test_steps_are_tried_first_while_a_bag_is_set_aside() -> None:
    state = position(frames=(SETTLE[ANNA],)).state
    owe(state, reward_of(INDUSTRY, 1) | DUE)
    set_aside(state, ANNA)

    assert may_block_compulsory(state)
