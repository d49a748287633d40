"""? cards and End Bonus cards (p. 22, p. 23)."""

import pytest

from ironroad.core.bits import members_of
from ironroad.core.errors import NothingToUndo
from ironroad.core.table import Table
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.rules.rounds import FINAL_SCORING
from ironroad.games.russian_railroads.state import (
    BLACK_READY,
    CARD_SCORE,
    DOUBLERS,
    ENGINEERS,
    ROUBLES,
)
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    KIEV,
    Hand,
    checked,
    factories,
    markers,
    own,
    play,
    points,
    position,
    slots,
    track,
)


def at_cards(**hand: object) -> Table:
    """Anna has played the card token."""
    board: Hand = {
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "roubles": 0,
        **hand,  # type: ignore[typeddict-item]
    }
    table = position(hands={ANNA: board})
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    return play(table, "anna: token card")


@pytest.mark.parametrize("again", ["doubler", "industry", "track-black"])
def test_four_actions_the_fourth_after_the_first_three(again: str) -> None:
    table = play(at_cards(), "anna: card four-actions")
    assert "again doubler" not in table.options()
    play(table, "anna: doubler\nanna: industry 1 1\nanna: advance black kiev 2")
    assert [text for text in table.options() if text.startswith("again")] == [
        "again doubler",
        "again industry",
        "again track-black",
    ]
    assert "stop" not in table.options()
    play(table, f"anna: again {again}")
    steps = {
        "doubler": "doubler",
        "industry": "industry 1 2",
        "track-black": "advance black kiev 3",
    }
    play(table, f"anna: {steps[again]}\nanna: stop")

    done = (own(table, ANNA, DOUBLERS), markers(table, ANNA)[0], track(table, ANNA, KIEV)[0])
    assert sum(done) == 1 + 1 + 2 + 1


def test_only_what_is_still_possible_can_be_done_again() -> None:
    table = play(at_cards(doublers=7), "anna: card four-actions")
    play(table, "anna: doubler\nanna: industry 1 1\nanna: advance black kiev 2")

    assert [text for text in table.options() if text.startswith("again")] == [
        "again industry",
        "again track-black",
    ]


def test_a_card_that_cannot_be_done_completely_may_not_be_chosen() -> None:
    table = at_cards(doublers=8, markers=[4])
    assert table.options() == [
        "card engineer",
        "card factory",
        "card black-worker",
        "card locomotive",
    ]
    blocked = at_cards(markers=[4], slots=[9, 9, 9, 9])
    assert "card locomotive" not in blocked.options()


def test_the_factory_card_needs_room_for_two_steps_with_its_factory() -> None:
    table = play(at_cards(markers=[4]), "anna: card factory")
    assert "industry 1 5" not in table.options()
    play(table, "anna: factory new 2\nanna: industry 1 5\nanna: industry 1 6\nanna: stop")

    assert factories(checked(table), ANNA)[0] == 2
    assert markers(table, ANNA) == [6]


def test_the_engineer_card_brings_engineer_and_rouble() -> None:
    table = play(at_cards(), "anna: card engineer\nanna: bonus points")

    assert members_of(own(checked(table), ANNA, ENGINEERS)) == [1]
    assert own(table, ANNA, ROUBLES) == 1


def test_the_engineer_card_holds_its_own_rouble() -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    table = position(hands={ANNA: hand}, roubles=0)
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    play(table, "anna: token card\nanna: card engineer\nanna: stop")

    assert own(table, ANNA, ROUBLES) == 1
    assert table.state.roubles == 0


def test_the_black_worker_card() -> None:
    table = play(at_cards(), "anna: card black-worker\nanna: bonus points")

    assert table.state.black_worker == ANNA
    assert own(checked(table), ANNA, BLACK_READY) == 1


def test_the_locomotive_card_is_placed_before_anything_else() -> None:
    table = play(at_cards(), "anna: card locomotive")
    assert [text.split()[1] for text in table.options()] == ["9"] * 4
    play(table, "anna: put 9 st-petersburg")
    assert [text.split()[1] for text in table.options()] == ["4"] * 3
    play(table, "anna: put 4 kiev")

    assert slots(checked(table), ANNA) == [1, 0, 9, 4]
    assert "bonus look" in table.options()


def test_the_number_9_may_bring_advantages_at_once() -> None:
    table = at_cards(st_petersburg=[3], kiev=[1], slots=[1, 0, 4, 0])
    state = table.state
    state.players[5] = 6  # Black stands beyond the next ? of St. Petersburg.
    play(table, "anna: card locomotive\nanna: put 9 st-petersburg\nanna: put 4 kiev")

    assert "token medal" in table.options()


def test_without_a_possible_card_only_the_end_bonus_card_remains() -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0, "doublers": 8}
    table = position(hands={ANNA: hand}, cards=["four-actions"])
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    play(table, "anna: token card")

    assert table.options() == ["bonus look", "bonus points", "stop"]


def test_looking_through_the_pile_and_taking_a_card() -> None:
    table = play(at_cards(), "anna: card black-worker\nanna: bonus look")
    assert table.options() == [
        "bonus points",
        *[f"take {id}" for id in table.state.rules.bonuses.ids[:8]],
    ]
    play(table, "anna: take workers")

    assert table.state.cards_of(ANNA) == [1]
    assert not table.state.pile & 2


def test_who_has_looked_may_still_take_points() -> None:
    table = play(at_cards(), "anna: card black-worker\nanna: bonus look\nanna: bonus points")

    assert points(table, ANNA) == 10
    assert table.seat == BORIS


def test_looking_cannot_be_undone() -> None:
    table = play(at_cards(), "anna: card black-worker\nanna: bonus look")

    with pytest.raises(NothingToUndo):
        table.undo()


def test_an_empty_pile_leaves_the_points() -> None:
    table = at_cards()
    table.state.removed |= table.state.pile
    table.state.pile = 0
    play(table, "anna: card black-worker")

    assert table.options() == ["bonus points", "stop"]


@pytest.mark.parametrize(
    ("card", "hand", "worth"),
    [
        ("flat", {}, 15),
        ("workers", {"extra": 2, "black_worker": True}, 30),
        ("workers", {"extra": 1}, 10),
        ("doublers", {"doublers": 3}, 0),
        ("doublers", {"doublers": 4}, 20),
        ("doublers", {"doublers": 6}, 20),
        ("doublers", {"doublers": 7}, 30),
        ("doublers", {"doublers": 8}, 30),
        ("railroads", {"trans_siberian": [15], "kiev": [9]}, 20),
        ("railroads", {"trans_siberian": [15], "kiev": [9], "st_petersburg": [9]}, 30),
        ("black-tracks", {"trans_siberian": [11], "kiev": [9], "st_petersburg": [4]}, 24),
        ("extra-engineer", {}, 0),
        ("factories", {"factories": [2, 3, 4, 5, 6]}, 20),
        ("factories", {"factories": [2, 3]}, 8),
        ("tokens", {"tokens": ["medal", "card", "industry", "marker"]}, 28),
        ("tokens", {"tokens": ["medal"]}, 7),
        ("locomotives", {"slots": [9, 8, 4, 0]}, 21),
        ("engineers", {"engineers": [4, 9, 13]}, 18),
    ],
)
def test_end_bonus_cards(card: str, hand: Hand, worth: int) -> None:
    table = position(hands={ANNA: hand})
    place = table.state.rules.bonuses.ids.index(card)

    assert scoring.card_points(table.state, ANNA, place) == worth


def test_end_bonus_cards_are_shown_and_scored_at_the_end() -> None:
    table = position(
        hands={ANNA: {"bonuses": ["flat", "factories"], "factories": [3]}}, frames=(FINAL_SCORING,)
    )

    assert own(table, ANNA, CARD_SCORE) == 15 + 4
    assert table.view(BORIS)["players"][ANNA]["bonuses"] == ["flat", "factories"]


def test_the_engineer_card_does_not_count_the_extra_engineer() -> None:
    hand: Hand = {"bonuses": ["extra-engineer"], "engineers": [4]}
    table = position(hands={ANNA: hand})
    engineers = table.state.rules.bonuses.ids.index("engineers")

    assert scoring.card_points(table.state, ANNA, engineers) == 6
