"""Engineers: public ones, hiring, own ones, using a space again (p. 13, p. 14, p. 24)."""

import pytest

from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.rounds import END_ROUND
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    TS,
    Hand,
    checked,
    markers,
    play,
    player,
    points,
    position,
    row,
    slots,
    spaces_of,
    track,
)

RICH: Hand = {"trans_siberian": [8, 5, 2], "kiev": [5, 3], "roubles": 0}


@pytest.mark.parametrize(
    ("number", "steps", "scored"),
    [
        (1, ["advance brown trans-siberian 3", "advance black kiev 6"], 0),
        (2, ["advance black kiev 6", "advance gray kiev 4"], 0),
        (3, ["advance brown trans-siberian 3"], 3),
        (4, ["advance black kiev 6"], 3),
        (5, [], 0),
        (6, ["advance gray kiev 4", "advance black kiev 6"], 0),
        (7, ["advance gray kiev 4", "advance brown kiev 1"], 0),
        (8, ["advance brown kiev 1"], 5),
        (9, [], 3),
        (10, [], 3),
        (11, ["advance gray kiev 4"], 5),
        (13, ["advance black kiev 6"], 0),
        (15, ["advance black kiev 6", "advance black trans-siberian 9"], 0),
    ],
)
@pytest.mark.parametrize("hired", [True, False])
def test_each_engineer(number: int, steps: list[str], scored: int, hired: bool) -> None:
    hand: Hand = {**RICH, "engineers": [number]} if hired else RICH
    engineers = [14, 12, 12, 1, 1, 1, 1] if hired else [14, number, 12, 0, 0, 0, 0]
    table = position(hands={ANNA: hand}, engineers=engineers)
    play(table, f"anna: place engineer-{number}")
    for step in steps:
        play(table, f"anna: {step}")
    while table.seat == ANNA:
        play(table, "anna: " + table.options()[0])

    assert points(table, ANNA) == scored
    assert player(table, ANNA).doublers_on(0) == (1 if number == 10 else 0)
    assert markers(table, ANNA) == [{5: 2, 9: 1, 13: 1}.get(number, 0)]
    for step in steps:
        _, colour, railroad, space = step.split()
        line = {"kiev": KIEV, "trans-siberian": TS}[railroad]
        place = ["black", "gray", "brown"].index(colour)
        assert track(table, ANNA, line)[place] == int(space)


def test_engineer_14_builds() -> None:
    hand: Hand = {"engineers": [14], "roubles": 0}
    table = play(position(hands={ANNA: hand}), "anna: place engineer-14\nanna: locomotive 2")
    play(table, "anna: put 2 kiev")

    assert slots(table, ANNA)[3] == 2


def test_only_light_engineers_can_be_used_and_only_once_a_round() -> None:
    table = position(engineers=[4, 9, 10, 5, 13, 15, 14], hands={ANNA: {"roubles": 0}})
    assert [space for space in spaces_of(table) if "engineer" in space] == [
        "engineer-9",
        "engineer-10",
    ]
    play(table, "anna: place engineer-9")

    assert [space for space in spaces_of(table) if "engineer" in space] == ["engineer-10"]


def test_with_two_players_one_engineer_is_public() -> None:
    table = position(2, engineers=[4, 9, 10, 2, 3, 6])

    assert [space for space in spaces_of(table) if "engineer" in space] == ["engineer-9"]


def test_a_hired_engineer_can_be_used_in_the_same_round_by_its_owner_only() -> None:
    table = position(2, hands={ANNA: {"roubles": 1}})
    play(table, "anna: place hire")
    assert "engineer-4" not in spaces_of(table)
    play(table, "boris: pass")

    assert "engineer-4" in spaces_of(table)
    assert row(checked(table))[0] == 0


def test_hiring_needs_an_engineer_and_a_rouble() -> None:
    assert "hire" in spaces_of(position())
    assert "hire" not in spaces_of(position(engineers=[0, 9, 10, 2, 3, 6, 7]))
    assert "hire" not in spaces_of(position(hands={ANNA: {"roubles": 0, "temporary": 2}}))


def test_an_engineer_nobody_hired_leaves_the_game() -> None:
    table = position(frames=(END_ROUND,))

    assert row(table) == [9, 10, 2, 3, 6, 7, 0]


def test_a_public_engineer_must_be_possible_in_full_an_own_one_in_part() -> None:
    """Engineer 7 gives gray and brown; brown is not won yet."""
    hand: Hand = {"trans_siberian": [4], "roubles": 0}
    public = position(hands={ANNA: hand}, engineers=[4, 7, 10, 0, 0, 0, 0])
    private = position(hands={ANNA: {**hand, "engineers": [7]}})

    assert "engineer-7" not in spaces_of(public)
    play(private, "anna: place engineer-7\nanna: advance gray trans-siberian 1")
    assert track(private, ANNA, TS) == [4, 1, 0, 0, 0]
    assert private.seat == BORIS


def test_an_own_engineer_must_do_at_least_something() -> None:
    """Engineer 8 gives brown and 5 points: the points are enough (ruling R5)."""
    table = position(hands={ANNA: {"engineers": [7, 8], "roubles": 0}})
    assert "engineer-7" not in spaces_of(table)
    play(table, "anna: place engineer-8")

    assert points(table, ANNA) == 5


def test_an_engineer_costs_a_worker_or_a_rouble() -> None:
    table = position(hands={ANNA: {"engineers": [9], "workers": 0, "roubles": 1}})
    play(table, "anna: place engineer-9")

    assert player(table, ANNA).roubles == 0
    assert player(table, ANNA).effect_points == 3


def test_the_public_engineer_12_needs_a_target_that_is_possible_in_full() -> None:
    engineers = [4, 12, 10, 0, 0, 0, 0]
    none = position(engineers=engineers)
    assert "engineer-12" not in spaces_of(none)

    table = position(
        engineers=engineers,
        hands={ANNA: {"kiev": [9], "st_petersburg": [9], "trans_siberian": [14], "roubles": 0}},
        spaces={"industry-1": {"own": 1}, "black-2": {"own": 1}},
    )
    assert "engineer-12" in spaces_of(table)
    play(table, "anna: place engineer-12")
    # Two black advances are no longer possible, so industry was the only choice.
    assert markers(table, ANNA) == [1]


def test_an_own_engineer_12_may_use_a_space_in_part() -> None:
    hand: Hand = {
        "kiev": [9],
        "st_petersburg": [9],
        "trans_siberian": [14],
        "engineers": [12],
        "roubles": 0,
    }
    table = position(hands={ANNA: hand}, spaces={"black-2": {"own": 1}})
    play(table, "anna: place engineer-12")
    assert table.options() == ["reuse black-2", "decline"]
    play(table, "anna: reuse black-2\nanna: advance black trans-siberian 15")

    assert track(table, ANNA, TS)[0] == 15


def test_an_own_engineer_12_without_any_target_cannot_be_used() -> None:
    assert "engineer-12" not in spaces_of(position(hands={ANNA: {"engineers": [12]}}))


@pytest.mark.parametrize(
    ("id", "pieces", "target"),
    [
        ("doubler", {"own": 1}, True),
        ("doubler", {"temporary": 1}, True),
        ("any-2", {"own": 1, "roubles": 1}, True),
        ("industry-2", {"own": 1, "roubles": 1}, True),
        ("doubler", {"roubles": 1}, False),
        ("doubler", {"seat": BORIS, "own": 1}, False),
        ("industry-2", {"own": 2}, False),
        ("industry-2", {"own": 1, "temporary": 1}, False),
        ("industry-2", {"own": 1, "black": True}, False),
        ("hire", {"roubles": 1}, False),
        ("order-1", {"own": 1}, False),
        ("engineer-12", {"own": 1}, False),
        ("engineer-9", {"own": 1}, True),
    ],
)
def test_what_can_be_used_again(id: str, pieces: dict[str, int], target: bool) -> None:
    hand: Hand = {"black_worker": True}
    table = position(hands={ANNA: hand}, spaces={id: pieces})  # type: ignore[dict-item]
    space = table.state.rules.spaces.all[table.state.rules.spaces.ids.index(id)]

    assert feasible.is_target(table.state, ANNA, space) == target


def test_on_the_bottom_space_only_own_pieces_count() -> None:
    table = position(spaces={"black-or-gray": {"own": 1}})
    state = table.state
    state.spaces[state.rules.spaces.ids.index("black-or-gray")] += 3 << 4
    space = state.rules.spaces.all[state.rules.spaces.ids.index("black-or-gray")]

    assert feasible.is_target(state, ANNA, space)
    assert not feasible.is_target(state, BORIS, space)


def test_using_again_costs_nothing_and_brings_no_black_bonus() -> None:
    hand: Hand = {"engineers": [12], "black_worker": True, "roubles": 0}
    table = position(hands={ANNA: hand}, spaces={"black-2": {"own": 1}})
    play(table, "anna: place engineer-12\nanna: pay black\nanna: reuse black-2")
    play(table, "anna: advance black kiev 2\nanna: advance black kiev 3")

    assert table.seat == BORIS


def test_declining_to_use_a_space_again() -> None:
    hand: Hand = {"engineers": [12], "roubles": 0}
    table = position(hands={ANNA: hand}, spaces={"doubler": {"own": 1}})
    play(table, "anna: place engineer-12\nanna: decline")

    assert player(table, ANNA).doublers_on(0) == 0
    assert table.seat == BORIS


def test_a_factory_that_finds_no_space_to_use_again_lapses() -> None:
    hand: Hand = {"markers": [4], "factories": [3], "roubles": 1, "workers": 0}
    table = play(position(hands={ANNA: hand}), "anna: place industry-1")

    assert table.seat == BORIS
    assert player(table, ANNA).engineers == 0


def test_the_last_round_space_can_be_used_again() -> None:
    hand: Hand = {"engineers": [12], "roubles": 0, "factories": [6, 6]}
    table = position(hands={ANNA: hand}, round=7, spaces={"last-round": {"own": 1}})
    play(table, "anna: place engineer-12\nanna: reuse last-round")
    play(table, "anna: industry 1 1\nanna: industry 1 2\nanna: industry 1 3")

    assert markers(table, ANNA) == [3]


def test_the_public_engineer_12_is_no_use_where_a_space_is_possible_in_part_only() -> None:
    hand: Hand = {"kiev": [9], "st_petersburg": [9], "trans_siberian": [14], "roubles": 0}
    for engineers, owned in (([4, 12, 10, 0, 0, 0, 0], []), ([4, 9, 10, 0, 0, 0, 0], [12])):
        table = position(
            hands={BORIS: {**hand, "engineers": owned}},
            turns=[BORIS, ANNA, CLARA, DMITRI],
            engineers=engineers,
            spaces={"black-2": {"seat": BORIS, "own": 1}},
        )
        assert ("engineer-12" in spaces_of(table)) == (owned == [12])


@pytest.mark.parametrize("number", [1, 15])
def test_an_own_engineer_may_be_used_in_part_whatever_its_number(number: int) -> None:
    table = position(
        hands={BORIS: {"engineers": [number], "roubles": 0}}, turns=[BORIS, ANNA, CLARA, DMITRI]
    )
    play(table, f"boris: place engineer-{number}\nboris: advance black kiev 2")
    assert "stop" in table.options()
    play(table, "boris: stop")

    assert table.seat == ANNA
