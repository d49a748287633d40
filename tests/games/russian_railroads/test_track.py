"""Track extension (p. 6, p. 7)."""

import pytest

from ironroad.games.russian_railroads.components import BLACK, DUE, GRAY, STEP, STEP_ANY, reward_of
from ironroad.games.russian_railroads.rules import advances
from ironroad.games.russian_railroads.rules import track as chapter
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import owe
from tests.games.russian_railroads.positions import (
    ANNA,
    KIEV,
    SP,
    TS,
    Hand,
    play,
    points,
    position,
    spaces_of,
    track,
)


def test_tracks_never_catch_up_with_the_one_in_front() -> None:
    table = position(hands={ANNA: {"trans_siberian": [4, 3], "st_petersburg": [3, 1], "kiev": [1]}})

    assert "gray-2" not in spaces_of(table)
    assert advances.rooms(table.state, ANNA)[:5] == [15 - 4 + 9 - 3 + 9 - 1, 1, 0, 0, 0]


def test_a_colour_moves_only_after_it_was_won() -> None:
    table = position(hands={ANNA: {"trans_siberian": [1], "kiev": [9], "roubles": 0}})

    for colour in ("gray", "brown", "natural", "white"):
        assert not [space for space in spaces_of(table) if space.startswith(colour)]


BEFORE: dict[int, Hand] = {
    2: {"trans_siberian": [1]},
    6: {"trans_siberian": [5, 2]},
    10: {"trans_siberian": [9, 2, 1]},
    15: {"trans_siberian": [14, 13, 12, 5]},
}


@pytest.mark.parametrize(
    ("space", "colour", "count"),
    [(2, "gray", 3), (6, "brown", 3), (10, "natural", 2), (15, "white", 1)],
)
def test_black_brings_new_tracks_on_the_trans_siberian(space: int, colour: str, count: int) -> None:
    table = position(hands={ANNA: {**BEFORE[space], "roubles": 0}})
    before = table.view()["players"][ANNA]["colours"]
    play(table, f"anna: place black-2\nanna: advance black trans-siberian {space}")
    after = table.view()["players"][ANNA]["colours"]
    using = table.state.rules.railroads.colours

    assert after == [*before, colour]
    assert len([colours for colours in using if colours >= len(after)]) == count


def test_white_enters_with_up_to_two_free_advances() -> None:
    table = position(hands={ANNA: {"trans_siberian": [14, 13, 12, 11], "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black trans-siberian 15")
    assert points(table, ANNA) == 10
    assert table.options() == ["advance white trans-siberian 1", "stop"]
    play(table, "advance white trans-siberian 1\nadvance white trans-siberian 2")

    assert track(table, ANNA, TS) == [15, 13, 12, 11, 2]


def test_white_advances_that_do_not_fit_are_lost() -> None:
    table = position(hands={ANNA: {"trans_siberian": [14, 13, 12, 2], "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black trans-siberian 15")
    play(table, "anna: advance white trans-siberian 1")

    assert track(table, ANNA, TS) == [15, 13, 12, 2, 1]
    assert table.seat != ANNA


def test_white_spaces() -> None:
    table = position(hands={ANNA: {"trans_siberian": [15, 13, 12, 5, 1], "roubles": 0}})
    play(table, "anna: place white-1")
    assert track(table, ANNA, TS)[4] == 2
    table = position(hands={ANNA: {"trans_siberian": [15, 13, 12, 5, 1], "roubles": 0}})
    play(table, "anna: place white-2")
    assert track(table, ANNA, TS)[4] == 3
    table = position(hands={ANNA: {"trans_siberian": [15, 13, 12, 3, 1]}})
    assert "white-1" in spaces_of(table)
    assert "white-2" not in spaces_of(table)


@pytest.mark.parametrize(
    ("space", "steps"),
    [
        ("black-2", ["black kiev 2", "black kiev 3"]),
        ("black-3", ["black kiev 2", "black kiev 3", "black trans-siberian 13"]),
        ("gray-2", ["gray st-petersburg 1", "gray trans-siberian 7"]),
        ("gray-3", ["gray st-petersburg 1", "gray st-petersburg 2", "gray trans-siberian 7"]),
        ("brown-1", ["brown trans-siberian 4"]),
        ("brown-2", ["brown trans-siberian 4", "brown trans-siberian 5"]),
        ("any-2", ["natural trans-siberian 1", "black kiev 2"]),
        ("black-or-gray", ["gray trans-siberian 7"]),
    ],
)
def test_each_track_space_gives_its_advances(space: str, steps: list[str]) -> None:
    table = position(
        hands={
            ANNA: {
                "trans_siberian": [12, 6, 3],
                "st_petersburg": [6, 0],
                "roubles": 1 if space == "any-2" else 0,
            }
        }
    )
    play(table, f"anna: place {space}")
    for step in steps:
        if table.seat == ANNA and f"advance {step}" in table.options():
            play(table, f"anna: advance {step}")

    assert table.seat != ANNA
    for step in steps:
        colour, railroad, number = step.split()
        line = {"trans-siberian": TS, "st-petersburg": SP, "kiev": KIEV}[railroad]
        place = ["black", "gray", "brown", "natural", "white"].index(colour)
        assert track(table, ANNA, line)[place] >= int(number)


@pytest.mark.parametrize("count", [1, 2])
def test_natural_spaces_use_two_railroads(count: int) -> None:
    hand = {"trans_siberian": [12, 9, 7], "st_petersburg": [9, 7, 5], "roubles": 0}
    table = position(hands={ANNA: hand})  # type: ignore[dict-item]
    play(table, f"anna: place natural-{count}")
    assert table.options() == [
        "advance natural trans-siberian 1",
        "advance natural st-petersburg 1",
    ]
    for railroad in ("trans-siberian", "st-petersburg")[:count]:
        play(table, f"anna: advance natural {railroad} 1")

    assert table.seat != ANNA


def test_a_competed_for_space_must_be_possible_in_full() -> None:
    table = position(
        hands={ANNA: {"trans_siberian": [15, 1], "st_petersburg": [9, 1], "kiev": [8, 7, 1]}}
    )

    assert "black-2" not in spaces_of(table)
    assert "black-3" not in spaces_of(table)
    assert "black-or-gray" in spaces_of(table)


def test_a_railroad_cannot_go_beyond_its_last_space() -> None:
    table = position(hands={ANNA: {"st_petersburg": [8], "kiev": [9], "roubles": 0}})
    play(table, "anna: place black-2\nanna: advance black st-petersburg 9")

    # Only the Trans-Siberian was left, so the engine took the second advance there.
    assert (track(table, ANNA, SP)[0], track(table, ANNA, TS)[0]) == (9, 2)


def test_a_step_must_not_make_the_compulsory_rest_impossible() -> None:
    """Engineer 2 gives black and gray; without gray tracks black has to open them (ruling R1)."""
    table = position(engineers=[4, 2, 10, 9, 3, 6, 7], hands={ANNA: {"roubles": 0}})
    play(table, "anna: place engineer-2")

    # Only black to space 2 of the Trans-Siberian brings gray, which then has one place to go.
    assert track(table, ANNA, TS) == [2, 1, 0, 0, 0]
    assert track(table, ANNA, KIEV)[0] == 1


def test_two_advances_of_any_colour_may_need_the_right_first_step() -> None:
    hand = {
        "trans_siberian": [15, 14, 13, 12, 11],
        "st_petersburg": [9, 8, 7, 6],
        "kiev": [8, 7, 6],
    }
    table = position(hands={ANNA: hand})  # type: ignore[dict-item]

    # Black to 9 makes room for gray, gray for brown: two steps in all.
    assert advances.rooms(table.state, ANNA)[:5] == [1, 0, 0, 0, 0]
    assert "any-2" in spaces_of(table)
    full = {**hand, "kiev": [9, 8, 7]}
    assert "any-2" not in spaces_of(position(hands={ANNA: full}))  # type: ignore[dict-item]


def test_one_left_over_step_is_not_enough_for_two() -> None:
    hand = {
        "trans_siberian": [15, 14, 13, 12, 10],
        "st_petersburg": [9, 8, 7, 6],
        "kiev": [9, 8, 7],
    }
    table = position(hands={ANNA: hand})  # type: ignore[dict-item]

    assert advances.rooms(table.state, ANNA)[:5] == [0, 0, 0, 0, 1]
    assert "any-2" not in spaces_of(table)


def test_black_or_gray_counts_both_colours() -> None:
    both = [0, 0, 0, 0, 0, 2, 0]
    hand = {"trans_siberian": [15, 13], "st_petersburg": [9, 8], "kiev": [8, 7]}
    state = position(hands={ANNA: hand}).state  # type: ignore[dict-item]
    free = advances.rooms(state, ANNA)

    assert free[:2] == [1, 1]
    assert advances.can_advance_all(state, ANNA, both, free)
    assert not advances.can_advance_all(state, ANNA, [2, 0, 0, 0, 0, 0, 0], free)
    assert not advances.can_advance_all(state, ANNA, [1, 1, 0, 0, 0, 2, 0], free)
    assert advances.can_advance_all(state, ANNA, [0] * 7, free)


def test_the_most_particular_effect_pays_and_what_must_be_done_first() -> None:
    """Black pays a black step, any colour stays for later (ruling R17)."""
    table = position(hands={ANNA: {"trans_siberian": [5], "roubles": 0}}, frames=(SETTLE[ANNA],))
    state = table.state
    state.stack.append(SETTLE[ANNA])
    owe(state, reward_of(STEP_ANY, 1))
    owe(state, reward_of(STEP + BLACK, 1))
    owe(state, reward_of(STEP + BLACK, 1) | DUE)
    assert chapter.payer(state, ANNA, KIEV, BLACK, False) == 2
    assert chapter.payer(state, ANNA, TS, GRAY, False) == 0
    assert chapter.payer(state, ANNA, KIEV, BLACK, True) == 2


def test_an_optional_step_may_not_eat_the_room_of_a_compulsory_one() -> None:
    hand = {
        "trans_siberian": [15, 14, 13, 12, 11],
        "st_petersburg": [9, 8, 7, 6],
        "kiev": [9, 7, 6],
    }
    state = position(hands={ANNA: hand}, frames=(SETTLE[ANNA],)).state  # type: ignore[dict-item]
    owe(state, reward_of(STEP + GRAY, 1))
    owe(state, reward_of(STEP_ANY, 1) | DUE)

    # Gray has one step left, and with it brown: the optional gray may go first …
    assert chapter.payer(state, ANNA, KIEV, GRAY, True) == 0
    # … but not if nothing were left for the compulsory step, which then pays itself.
    state.players[2 * 5 + 2] = 7 - 1
    state.players[2 * 5 + 1] = 7
    state.players[2 * 5 + 2] = 0
    state.players[15] &= ~4
    assert chapter.payer(state, ANNA, KIEV, GRAY, True) == 1
