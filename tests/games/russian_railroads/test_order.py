"""Turn order: claims, reorganization, relocation, the last round (p. 14, p. 15, p. 20, p. 21)."""

import pytest

from ironroad.games.russian_railroads.rules.rounds import END_ROUND
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    Pieces,
    checked,
    markers,
    order,
    play,
    player,
    points,
    position,
    said,
    spaces_of,
    track,
)


def test_a_claim_not_under_the_own_position_and_only_one() -> None:
    table = position()
    assert "order-1" not in spaces_of(table)
    assert "order-2" in spaces_of(table)
    play(table, "anna: pass")
    assert "order-1" in spaces_of(table)
    assert "order-2" not in spaces_of(table)
    third = position(turns=[1, 2, 0, 3], spaces={"order-1": {"seat": ANNA, "own": 1}})
    play(third, "boris: pass\nclara: pass")
    assert "order-2" not in spaces_of(third)


def test_with_two_players_the_own_position_may_be_claimed() -> None:
    table = position(2)

    assert "order-1" in spaces_of(table)
    assert "order-2" not in spaces_of(table)


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        (None, None, [0, 1, 2, 3]),
        (3, None, [3, 0, 1, 2]),
        (None, 3, [0, 3, 1, 2]),
        (2, 3, [2, 3, 0, 1]),
        (1, 0, [1, 0, 2, 3]),
        (None, 0, [0, 1, 2, 3]),
        (3, 0, [3, 0, 1, 2]),
    ],
)
def test_reorganization(first: int | None, second: int | None, after: list[int]) -> None:
    spaces: dict[str, Pieces] = {}
    if first is not None:
        spaces["order-1"] = {"seat": first, "own": 1}
    if second is not None:
        spaces["order-2"] = {"seat": second, "own": 1}

    assert order(position(spaces=spaces, frames=(END_ROUND,))) == after


def test_a_claim_by_the_first_of_two_players_changes_nothing() -> None:
    table = position(2, spaces={"order-1": {"own": 1}}, frames=(END_ROUND,))

    assert order(table) == [0, 1]


def test_the_worker_on_position_2_moves_first() -> None:
    table = position(
        spaces={"order-1": {"seat": CLARA, "own": 1}, "order-2": {"seat": DMITRI, "own": 1}},
        frames=(END_ROUND,),
    )
    play(table, "dmitri: place industry-1\nclara: place doubler")

    assert markers(table, DMITRI) == [1]
    assert table.state.round == 2


def test_the_worker_goes_to_a_free_space_for_exactly_one_worker() -> None:
    table = position(
        hands={DMITRI: {"engineers": [5], "trans_siberian": [6, 3]}},
        spaces={
            "order-2": {"seat": DMITRI, "own": 1},
            "doubler": {"seat": ANNA, "own": 1},
            "black-or-gray": {"seat": ANNA, "own": 2},
        },
        frames=(END_ROUND,),
    )

    assert table.options() == [
        "place black-2",
        "place gray-2",
        "place brown-1",
        "place black-or-gray",
        "place locomotive-1",
        "place industry-1",
        "place roubles",
        "place temporary",
        "place engineer-5",
        "place engineer-9",
        "place engineer-10",
        "stay",
    ]


def test_the_worker_may_stay() -> None:
    table = position(spaces={"order-2": {"seat": DMITRI, "own": 1}}, frames=(END_ROUND,))
    play(table, "dmitri: stay")

    assert "stayed" in said(table)
    assert table.state.round == 2


def test_a_relocated_worker_is_used_in_full_and_leaves_its_space() -> None:
    table = position(spaces={"order-2": {"seat": DMITRI, "own": 1}}, frames=(END_ROUND,))
    play(table, "dmitri: place black-2\ndmitri: advance black kiev 2\ndmitri: advance black kiev 3")

    assert track(checked(table), DMITRI, KIEV)[0] == 3


def test_relocation_comes_before_scoring() -> None:
    table = position(
        hands={DMITRI: {"kiev": [1], "slots": [0, 0, 0, 2]}},
        spaces={"order-2": {"seat": DMITRI, "own": 1}},
        frames=(END_ROUND,),
    )
    play(table, "dmitri: place black-or-gray\ndmitri: advance black kiev 2")

    assert points(table, DMITRI) == 1 + 2


def test_passing_scores_by_position() -> None:
    table = position(turns=[2, 0, 3, 1])
    play(table, "clara: pass\nanna: pass\ndmitri: pass")
    assert player(table, CLARA).pass_points == 0
    assert player(table, ANNA).pass_points == 2
    assert player(table, DMITRI).pass_points == 3
    play(table, "boris: pass")

    assert player(table, BORIS).pass_points == 4


def test_who_has_passed_is_out_of_the_round() -> None:
    table = position(2, hands={ANNA: {"roubles": 0}, BORIS: {"roubles": 0}})
    play(table, "anna: pass\nboris: place industry-1\nboris: place doubler")

    assert table.seat == BORIS
    assert table.view()["players"][ANNA]["passed"]


def test_a_claim_is_one_worker_and_gives_nothing_now() -> None:
    table = play(position(hands={ANNA: {"roubles": 0}}), "anna: place order-2")

    assert table.seat == BORIS
    assert table.view()["owed"] == []


@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 6), (4, 7)])
def test_in_the_last_round_three_industry_advances_replace_the_claims(
    seats: int, last: int
) -> None:
    before = position(seats, round=last - 1)
    assert "last-round" not in spaces_of(before)
    table = position(seats, round=last, hands={ANNA: {"roubles": 0}})
    assert not [space for space in spaces_of(table) if space.startswith("order")]
    play(table, "anna: place last-round")

    assert markers(table, ANNA) == [3]
    assert "last-round" not in spaces_of(table)


def test_the_last_round_action_must_be_possible_in_full() -> None:
    table = position(round=7, hands={ANNA: {"markers": [2]}})

    assert "last-round" not in spaces_of(table)


def test_after_the_last_round_nobody_relocates_and_the_game_ends() -> None:
    table = position(2, round=6, spaces={"order-1": {"own": 1}})
    play(table, "anna: pass\nboris: pass")

    assert table.seat is None
    assert table.outcome is not None


def test_temporary_workers_taken_while_relocating_are_of_no_use() -> None:
    table = position(spaces={"order-2": {"seat": DMITRI, "own": 1}}, frames=(END_ROUND,))
    play(table, "dmitri: place temporary")

    assert checked(table).state.temporary == 2
    assert player(table, DMITRI).roubles == 1
