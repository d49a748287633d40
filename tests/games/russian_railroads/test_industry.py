"""Industrialization (p. 11, p. 12)."""

import pytest

from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.rules import industry
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    TS,
    Hand,
    checked,
    factories,
    markers,
    play,
    player,
    points,
    position,
    said,
    slots,
    spaces_of,
    track,
)

NO_MONEY: Hand = {"roubles": 0}


@pytest.mark.parametrize(("space", "steps"), [("industry-1", 1), ("industry-2", 2)])
def test_industry_spaces(space: str, steps: int) -> None:
    table = play(position(hands={ANNA: NO_MONEY}), f"anna: place {space}")

    assert markers(table, ANNA) == [steps]


def test_industry_and_black_in_any_order() -> None:
    table = play(position(hands={ANNA: NO_MONEY}), "anna: place industry-black")
    assert "industry 1 1" in table.options()
    assert "advance black kiev 2" in table.options()
    play(table, "anna: advance black kiev 2")

    assert (markers(table, ANNA), track(table, ANNA, KIEV)[0]) == ([1], 2)


def test_a_gap_stops_and_the_action_must_be_possible_in_full() -> None:
    table = position(hands={ANNA: {"markers": [3]}})

    assert "industry-1" in spaces_of(table)
    assert "industry-2" not in spaces_of(table)


def test_the_last_space_ends_the_track() -> None:
    hand: Hand = {"markers": [15], "factories": [1, 2, 3, 4, 5]}
    table = position(hands={ANNA: hand})

    assert not [space for space in spaces_of(table) if space.startswith("industry")]
    assert scoring.industry_points(table.state, ANNA) == 30


@pytest.mark.parametrize(
    ("space", "worth"),
    list(enumerate([0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30])),
)
def test_a_space_without_a_number_scores_the_last_one(space: int, worth: int) -> None:
    hand: Hand = {"markers": [space], "factories": [1, 2, 3, 4, 5]}

    assert scoring.industry_points(position(hands={ANNA: hand}).state, ANNA) == worth


def arrive(number: int, **hand: object) -> Hand:
    return {"markers": [4], "factories": [number], "roubles": 0, **hand}  # type: ignore[typeddict-item]


def test_factory_1_scores_the_sum_of_the_engineers() -> None:
    table = position(hands={ANNA: arrive(1, engineers=[5, 13])})
    play(table, "anna: place industry-1")

    assert player(table, ANNA).effect_points == 18


def test_factory_2_builds_a_locomotive_or_a_factory() -> None:
    table = play(position(hands={ANNA: arrive(2)}), "anna: place industry-1")
    assert table.options() == ["locomotive 2", "factory new 2", "stop"]
    play(table, "anna: locomotive 2\nanna: put 2 kiev")

    assert slots(checked(table), ANNA) == [1, 0, 0, 2]


def test_factory_3_uses_a_space_again() -> None:
    table = position(hands={ANNA: arrive(3, kiev=[2])}, spaces={"black-2": {"own": 1}})
    play(table, "anna: place industry-1")
    assert table.options() == ["reuse black-2", "reuse industry-1", "decline"]
    play(table, "anna: reuse black-2\nanna: advance black kiev 3\nanna: advance black kiev 4")

    assert track(table, ANNA, KIEV)[0] == 4


def test_factory_4_places_two_doublers() -> None:
    table = play(position(hands={ANNA: arrive(4)}), "anna: place industry-1\nanna: doubler")
    play(table, "anna: doubler")

    assert player(table, ANNA).doublers_on(0) == 2


def test_factory_5_moves_on() -> None:
    table = play(position(hands={ANNA: arrive(5)}), "anna: place industry-1")
    assert table.options() == ["industry 1 6", "stop"]
    play(table, "anna: industry 1 6")

    assert markers(table, ANNA) == [6]


def test_factory_6_gives_a_rouble_at_once() -> None:
    table = play(position(hands={ANNA: arrive(6)}), "anna: place industry-1")

    assert player(table, ANNA).roubles == 1
    assert table.seat == BORIS


def test_factory_7_gives_two_advances_of_choice() -> None:
    table = position(hands={ANNA: arrive(7, trans_siberian=[3])})
    play(table, "anna: place industry-1\nanna: advance gray trans-siberian 1")
    play(table, "anna: advance black kiev 2")

    assert track(table, ANNA, TS)[1] == 1
    assert track(table, ANNA, KIEV)[0] == 2


def test_factory_8_scores_the_two_best_locomotives() -> None:
    table = position(hands={ANNA: arrive(8, slots=[3, 1, 2, 0])})
    play(table, "anna: place industry-1")

    assert player(table, ANNA).effect_points == 5


def test_factory_9_gives_a_card_or_10_points() -> None:
    table = play(position(hands={ANNA: arrive(9)}), "anna: place industry-1")
    assert table.options() == ["bonus look", "bonus points", "stop"]
    play(table, "anna: bonus points")

    assert points(table, ANNA) == 10


def test_a_factory_builds_a_factory_that_is_entered_and_used() -> None:
    """Factory 2 fills the next gap, the second step of the move lands there and uses it."""
    table = position(
        hands={ANNA: {"markers": [4], "factories": [2], "roubles": 0, "engineers": [4]}},
        piles={2: 0, 3: 0, 4: 0},
    )
    play(
        table,
        """
        anna: place industry-2
        anna: factory new 5
        """,
    )
    assert factories(table, ANNA) == [2, 5, 0, 0, 0]
    assert table.seat == BORIS
    play(table, "boris: pass")
    play(table, "clara: pass\ndmitri: pass")
    play(table, "anna: place industry-1")
    # Onto the new factory 5, whose own step would lead to the space behind it.
    assert table.options() == ["industry 1 8", "stop"]
    play(table, "anna: industry 1 8")
    assert markers(table, ANNA) == [8]


def test_a_factory_that_cannot_be_used_lapses() -> None:
    hand = arrive(4, doublers=8)
    table = play(position(hands={ANNA: hand}), "anna: place industry-1")

    assert table.seat == BORIS
    assert player(table, ANNA).doublers_on(0) == 8


def test_factory_abilities_may_be_used_in_part_or_given_up() -> None:
    table = play(position(hands={ANNA: arrive(7)}), "anna: place industry-1")
    play(table, "anna: advance black kiev 2\nanna: stop")

    assert track(table, ANNA, KIEV)[0] == 2
    assert table.seat == BORIS


def test_the_question_mark_gives_a_token_once() -> None:
    hand: Hand = {"markers": [9, 4], "factories": [6, 6, 6, 6], "roubles": 0}
    table = position(hands={ANNA: hand})
    play(table, "anna: place industry-1\nanna: industry 1 10")
    assert "token medal" in table.options()
    play(table, "anna: token medal")
    player(table, ANNA).put_marker(0, 11)
    player(table, ANNA).put_marker(1, 9)
    industry.move(table.state, ANNA, 1)

    assert markers(table, ANNA) == [11, 10]
    assert table.state.owed == []


def test_two_markers_split_steps_and_both_score() -> None:
    hand: Hand = {"markers": [3, 0], "roubles": 0}
    table = position(hands={ANNA: hand})
    play(table, "anna: place industry-2\nanna: industry 1 4")

    # The first marker stands before the gap, so the second one makes the other step.
    assert markers(table, ANNA) == [4, 1]
    assert scoring.industry_points(table.state, ANNA) == 5 + 1


def test_markers_never_share_a_space_nor_jump() -> None:
    state = position(hands={ANNA: {"markers": [4, 3]}}).state

    assert not industry.can_move(state, ANNA, 0)
    assert not industry.can_move(state, ANNA, 1)
    assert industry.room(state, ANNA, 0, 9) == 0
    assert industry.room(state, ANNA, 1, 9) == 4
    state.players[ANNA].put_marker(0, 2)
    assert industry.room(state, ANNA, 0, 9) == 1 + 1


def test_each_marker_uses_a_factory_for_itself() -> None:
    hand: Hand = {"markers": [6, 4], "factories": [6], "roubles": 0}
    table = position(hands={ANNA: hand})
    play(table, "anna: place industry-1")

    assert markers(table, ANNA) == [6, 5]
    assert player(table, ANNA).roubles == 1


@pytest.mark.parametrize(
    ("stand", "offered"),
    [([4, 15], False), ([4, 14], True), ([3, 15], True)],
)
def test_the_steps_of_both_tracks_are_counted_together(stand: list[int], offered: bool) -> None:
    """The lower marker needs a factory for space 5; the upper track ends at 15 (AR-10 and AR-11)."""
    hand: Hand = {"markers": stand, "roubles": 0}
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI], options=AMERICAN)

    assert ("industry-1" in spaces_of(table)) == offered
    assert "industry-2" not in spaces_of(table)


def test_a_marker_that_passes_an_empty_gap_uses_nothing() -> None:
    hand: Hand = {"markers": [4, 4], "roubles": 0}
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI], options=AMERICAN)
    play(table, "boris: place industry-1")

    assert table.view()["players"][BORIS]["markers"] == [4, 5]
    assert said(table)[-1] == "moved-marker"
    assert table.seat == ANNA


def test_the_tracks_of_a_later_seat_are_its_own() -> None:
    """Anna's factory and marker are no help and no hindrance to Boris."""
    hands: dict[int, Hand] = {
        ANNA: {"markers": [5], "factories": [6, 6], "roubles": 0},
        BORIS: {"markers": [4, 2], "roubles": 0},
    }
    table = position(hands=hands, turns=[BORIS, ANNA, CLARA, DMITRI])
    play(table, "boris: place industry-1")

    assert table.view()["players"][BORIS]["markers"] == [4, 3]
    assert table.view()["players"][ANNA]["markers"] == [5]
