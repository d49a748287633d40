"""Track extension (p. 6, p. 7)."""

import pytest

from ironroad.core.bits import bit
from ironroad.core.table import Table
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOURS,
    DUE,
    GRAY,
    STEP,
    STEP_ANY,
    reward_of,
)
from ironroad.games.russian_railroads.rooms import amount, amount_at
from ironroad.games.russian_railroads.rules import advances
from ironroad.games.russian_railroads.rules import track as chapter
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import owe
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    SP,
    TS,
    Hand,
    Pieces,
    play,
    points,
    position,
    spaces_of,
    track,
)

BROWN = COLOURS.index("brown")


def packed(*numbers: int) -> int:
    """Return numbers of track advances by kind as the rules count them."""
    return sum([int(amount(number, kind)) for kind, number in enumerate(numbers)])


def amounts(rooms: int) -> list[int]:
    """Return the room of each colour."""
    return [int(amount_at(rooms, colour)) for colour in range(len(COLOURS))]


def test_tracks_never_catch_up_with_the_one_in_front() -> None:
    table = position(hands={ANNA: {"trans_siberian": [4, 3], "st_petersburg": [3, 1], "kiev": [1]}})

    assert "gray-2" not in spaces_of(table)
    assert amounts(advances.rooms(table.state, ANNA)) == [15 - 4 + 9 - 3 + 9 - 1, 1, 0, 0, 0]


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
    assert amounts(advances.rooms(table.state, ANNA)) == [1, 0, 0, 0, 0]
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

    assert amounts(advances.rooms(table.state, ANNA)) == [0, 0, 0, 0, 1]
    assert "any-2" not in spaces_of(table)


def test_black_or_gray_counts_both_colours() -> None:
    both = packed(0, 0, 0, 0, 0, 2)
    hand = {"trans_siberian": [15, 13], "st_petersburg": [9, 8], "kiev": [8, 7]}
    state = position(hands={ANNA: hand}).state  # type: ignore[dict-item]
    free = advances.rooms(state, ANNA)

    assert amounts(free)[:2] == [1, 1]
    assert advances.can_advance_all(state, ANNA, both, free)
    assert not advances.can_advance_all(state, ANNA, packed(2), free)
    assert not advances.can_advance_all(state, ANNA, packed(1, 1, 0, 0, 0, 2), free)
    assert advances.can_advance_all(state, ANNA, packed(), free)


def test_the_most_particular_effect_pays_and_what_must_be_done_first() -> None:
    """Black pays a black step, any colour stays for later (ruling R17)."""
    table = position(hands={ANNA: {"trans_siberian": [5], "roubles": 0}}, frames=(SETTLE[ANNA],))
    state = table.state
    state.stack.append(SETTLE[ANNA])
    owe(state, reward_of(STEP_ANY, 1))
    owe(state, reward_of(STEP + BLACK, 1))
    owe(state, reward_of(STEP + BLACK, 1) | DUE)
    assert chapter.payer(state, ANNA, KIEV, BLACK, chapter.NONE) == 2
    assert chapter.payer(state, ANNA, TS, GRAY, chapter.NONE) == 0
    assert chapter.payer(state, ANNA, KIEV, BLACK, advances.due_steps(state, ANNA)) == 2


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
    assert chapter.payer(state, ANNA, KIEV, GRAY, advances.due_steps(state, ANNA)) == 0
    # … but not if nothing were left for the compulsory step, which then pays itself.
    state.players[ANNA].put_track(KIEV, BROWN, 0)
    state.players[ANNA].colours &= ~bit(BROWN)
    assert chapter.payer(state, ANNA, KIEV, GRAY, advances.due_steps(state, ANNA)) == 1


def owed(table: Table) -> list[str]:
    """Return what may still be done; what must be is marked."""
    return [entry["reward"] + "!" * entry["must"] for entry in table.view()["owed"]]


STEPS = {
    "gray": "advance gray trans-siberian 5",
    "black": "advance black kiev 2",
    "brown": "advance brown trans-siberian 3",
}
AGAIN: dict[str, Pieces] = {id: {"seat": BORIS, "own": 1} for id in ("black-or-gray", "black-2")}
FIRST, SECOND = "industry 2 5", "industry 1 7"
"""Boris' second marker comes to the first factory, his first marker to the second one."""


@pytest.mark.parametrize(
    ("factories", "moves", "before", "colour", "after"),
    [
        # Gray or black: the advance of black or gray pays before the advances of any colour …
        (
            [3, 7],
            [FIRST, "reuse black-or-gray", SECOND],
            ["track-black-or-gray 1", "track-any 2"],
            "gray",
            ["track-any 2"],
        ),
        # … brown leaves it …
        (
            [3, 7],
            [FIRST, "reuse black-or-gray", SECOND],
            ["track-black-or-gray 1", "track-any 2"],
            "brown",
            ["track-black-or-gray 1", "track-any 1"],
        ),
        # … whichever was earned first …
        (
            [7, 3],
            [FIRST, SECOND, "reuse black-or-gray"],
            ["track-any 2", "track-black-or-gray 1"],
            "black",
            ["track-any 2"],
        ),
        # … and an advance of black alone pays before it.
        (
            [3, 3],
            [FIRST, "reuse black-or-gray", SECOND, "reuse black-2"],
            ["track-black-or-gray 1", "track-black 2"],
            "black",
            ["track-black-or-gray 1", "track-black 1"],
        ),
        (
            [3, 3],
            [FIRST, "reuse black-or-gray", SECOND, "reuse black-2"],
            ["track-black-or-gray 1", "track-black 2"],
            "gray",
            ["track-black 2"],
        ),
    ],
)
def test_a_step_uses_up_the_most_particular_advance(
    factories: list[int], moves: list[str], before: list[str], colour: str, after: list[str]
) -> None:
    """Two factories are reached in one turn; their advances wait together (ruling R17)."""
    hand: Hand = {
        "trans_siberian": [8, 4, 2],
        "markers": [6, 4],
        "factories": factories,
        "roubles": 0,
    }
    table = position(hands={BORIS: hand}, turns=[BORIS, CLARA, DMITRI, ANNA], spaces=AGAIN)
    play(table, "\n".join(["place industry-2", *moves]))
    assert owed(table) == before
    play(table, f"boris: {STEPS[colour]}")

    assert owed(table) == after


def test_a_particular_advance_that_may_be_made_pays_before_any_that_must() -> None:
    """The second advance of any colour is owed when a factory lets black or gray be used again (ruling R17)."""
    hand: Hand = {
        "trans_siberian": [8, 4, 2],
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "markers": [4],
        "factories": [3],
        "roubles": 1,
    }
    spaces: dict[str, Pieces] = {"black-or-gray": {"seat": BORIS, "own": 1}}
    table = position(hands={BORIS: hand}, turns=[BORIS, CLARA, DMITRI, ANNA], spaces=spaces)
    play(table, "place any-2\nadvance black st-petersburg 4\ntoken industry\nindustry 1 5")
    play(table, "boris: reuse black-or-gray")
    assert owed(table) == ["track-any 1!", "industry 4", "track-black-or-gray 1"]
    play(table, f"boris: {STEPS['black']}")

    assert owed(table) == ["track-any 1!", "industry 4"]


def test_what_must_be_done_is_paid_before_the_same_that_may_be() -> None:
    """A factory gives two advances of any colour while one of the space must still be made (ruling R17)."""
    hand: Hand = {
        "trans_siberian": [8, 4, 2],
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "markers": [4],
        "factories": [7],
        "roubles": 1,
    }
    table = position(hands={BORIS: hand}, turns=[BORIS, CLARA, DMITRI, ANNA])
    play(table, "place any-2\nadvance black st-petersburg 4\ntoken industry\nindustry 1 5")
    assert owed(table) == ["track-any 1!", "industry 4", "track-any 2"]
    play(table, f"boris: {STEPS['brown']}")

    assert owed(table) == ["industry 4", "track-any 2"]


def test_a_colour_that_was_not_won_is_not_offered_where_it_would_fit() -> None:
    hand: Hand = {"trans_siberian": [1], "kiev": [5], "roubles": 0}
    table = position(hands={BORIS: hand}, turns=[BORIS, CLARA, DMITRI, ANNA])
    play(table, "boris: place black-or-gray")

    assert table.options() == [
        "advance black trans-siberian 2",
        "advance black st-petersburg 2",
        "advance black kiev 6",
    ]


def test_new_tracks_go_to_the_player_who_reached_them() -> None:
    hand: Hand = {"trans_siberian": [1], "roubles": 0}
    table = position(hands={DMITRI: hand}, turns=[DMITRI, ANNA, BORIS, CLARA])
    play(table, "dmitri: place black-or-gray\ndmitri: advance black trans-siberian 2")

    assert [player["colours"] for player in table.view()["players"]] == [
        *[["black"]] * 3,
        ["black", "gray"],
    ]


FULL: Hand = {
    "trans_siberian": [15, 14, 13, 12, 11],
    "st_petersburg": [9, 8, 7, 6],
    "kiev": [9, 8, 7],
    "roubles": 1,
}
"""No track has any room left."""


@pytest.mark.parametrize(
    ("hand", "any_2", "bottom"),
    [
        ({}, False, False),
        ({"trans_siberian": [15, 14, 13, 12, 10]}, False, False),
        ({"trans_siberian": [15, 14, 13, 12, 9]}, True, False),
        ({"trans_siberian": [15, 14, 13, 10, 9]}, True, False),
        ({"trans_siberian": [15, 14, 13, 11, 9]}, True, False),
        ({"kiev": [9, 8, 6]}, False, False),
        ({"kiev": [9, 8, 5]}, True, False),
        ({"kiev": [9, 8, 6], "st_petersburg": [9, 8, 7, 5]}, True, False),
        ({"kiev": [9, 7, 6]}, True, True),
        ({"kiev": [9, 7, 5]}, True, True),
        ({"kiev": [8, 7, 6]}, True, True),
        ({"kiev": [8, 7, 6], "trans_siberian": [15, 13, 12, 11, 10]}, True, True),
    ],
)
def test_advances_of_any_colour_need_room_in_whatever_colour(
    hand: Hand, any_2: bool, bottom: bool
) -> None:
    """Each colour alone, and two of them together; a track that moves makes room for the next."""
    table = position(hands={BORIS: {**FULL, **hand}}, turns=[BORIS, CLARA, DMITRI, ANNA])
    offered = spaces_of(table)

    assert ("any-2" in offered, "black-or-gray" in offered) == (any_2, bottom)
