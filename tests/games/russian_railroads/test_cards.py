"""? cards and End Bonus cards (p. 22, p. 23)."""

import pytest

from ironroad.core.bits import members_of
from ironroad.core.errors import NothingToUndo
from ironroad.core.table import Table
from ironroad.face import new
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.components import BLACK
from ironroad.games.russian_railroads.rules.rounds import FINAL_SCORING
from tests.games.russian_railroads.logs import asked, told
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    SP,
    Hand,
    checked,
    factories,
    markers,
    play,
    player,
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
        **hand,  # type: ignore[typeddict-item]  # The caller gives keys of a hand.
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

    done = (
        player(table, ANNA).doublers_on(0),
        markers(table, ANNA)[0],
        track(table, ANNA, KIEV)[0],
    )
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

    assert members_of(player(checked(table), ANNA).engineers) == [1]
    assert player(table, ANNA).roubles == 1


def test_the_engineer_card_holds_its_own_rouble() -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    table = position(hands={ANNA: hand}, roubles=0)
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    play(table, "anna: token card\nanna: card engineer\nanna: stop")

    assert player(table, ANNA).roubles == 1
    assert table.state.roubles == 0


def test_the_black_worker_card() -> None:
    table = play(at_cards(), "anna: card black-worker\nanna: bonus points")

    assert table.state.black_worker == ANNA
    assert player(checked(table), ANNA).black_worker_ready


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
    # Black stands beyond the next ? of St. Petersburg.
    player(table, ANNA).put_track(SP, BLACK, 6)
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

    assert player(table, ANNA).card_points == 15 + 4
    assert table.view(BORIS)["players"][ANNA]["bonuses"] == ["flat", "factories"]


def test_the_engineer_card_does_not_count_the_extra_engineer() -> None:
    hand: Hand = {"bonuses": ["extra-engineer"], "engineers": [4]}
    table = position(hands={ANNA: hand})
    engineers = table.state.rules.bonuses.ids.index("engineers")

    assert scoring.card_points(table.state, ANNA, engineers) == 6


@pytest.mark.parametrize(
    ("doublers", "marker", "kiev", "offered"),
    [(7, 14, 9, False), (6, 14, 9, True), (7, 13, 9, True), (7, 14, 8, True)],
)
def test_the_fourth_action_needs_room_beyond_the_first_three(
    doublers: int, marker: int, kiev: int, offered: bool
) -> None:
    """With room for one doubler, one industry and one black advance nothing is left to repeat (ruling R11)."""
    hand: Hand = {
        "trans_siberian": [14],
        "st_petersburg": [9],
        "kiev": [kiev],
        "slots": [9, 0, 0, 0],
        "doublers": doublers,
        "markers": [marker],
        "factories": [1, 2, 3, 4, 5],
        "roubles": 0,
    }
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI], piles={2: 0, 3: 0})
    play(table, "place locomotive-1\nlocomotive 4\nput 4 trans-siberian-2\ntoken card")

    assert ("card four-actions" in table.options()) == offered


@pytest.mark.parametrize(("marker", "offered"), [(13, True), (14, False)])
def test_the_factory_card_needs_room_for_both_industry_advances(marker: int, offered: bool) -> None:
    hand: Hand = {
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "markers": [marker],
        "factories": [1, 2, 3, 4, 5],
        "roubles": 0,
    }
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI])
    play(table, "place black-or-gray\nadvance black st-petersburg 4\ntoken card")

    assert ("card factory" in table.options()) == offered


def test_a_card_without_a_fourth_action_needs_no_room_for_one() -> None:
    hand: Hand = {
        "trans_siberian": [15],
        "st_petersburg": [9],
        "kiev": [9],
        "slots": [9, 0, 0, 0],
        "doublers": 8,
        "markers": [15],
        "factories": [1, 2, 3, 4, 5],
        "roubles": 0,
    }
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI], piles={2: 0, 3: 0})
    play(table, "place locomotive-1\nlocomotive 4\nput 4 trans-siberian-2\ntoken card")

    assert table.options() == ["card engineer", "card black-worker", "card locomotive"]


def boris_at_cards(**hand: object) -> Table:
    """Boris has played the card token."""
    board: Hand = {
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "roubles": 0,
        **hand,  # type: ignore[typeddict-item]  # The caller gives keys of a hand.
    }
    table = position(hands={BORIS: board}, turns=[BORIS, 2, 3, ANNA])
    play(table, "boris: place black-or-gray\nboris: advance black st-petersburg 4")
    return play(table, "boris: token card")


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "four-actions",
            "and reward-doubler 1 and reward-industry 1 and reward-track-black 1 reward-again 1",
        ),
        ("engineer", "and reward-engineer 1 reward-rouble 1"),
        ("factory", "and reward-factory 1 reward-industry 2"),
        ("black-worker", "reward-black-worker 1"),
        ("locomotive", "reward-place 9"),
    ],
)
def test_each_question_mark_card_is_told_and_leaves_the_game(card: str, words: str) -> None:
    table = boris_at_cards()
    assert asked(table) == "ask-card"
    before = table.view(None)["cards"]
    play(table, f"boris: card {card}")

    assert f"card 1 {words}" in told(table)
    assert table.view(None)["cards"] == [id for id in before if id != card]
    checked(table)


def test_the_black_worker_goes_to_who_takes_its_card() -> None:
    table = play(boris_at_cards(), "boris: card black-worker")
    players = table.view(None)["players"]

    assert told(table)[-1] == "black-worker 1"
    assert [player["black_worker"] for player in players] == [False, True, False, False]
    assert [player["black_worker_ready"] for player in players] == [False, True, False, False]


def test_one_action_is_done_again_once_and_must_be_done() -> None:
    table = play(boris_at_cards(), "boris: card four-actions\nboris: doubler")
    play(table, "boris: industry 1 1\nboris: advance black kiev 2")
    assert table.view(None)["owed"] == [
        {"reward": "bonus 1", "must": False},
        {"reward": "again 1", "must": True},
    ]
    play(table, "boris: again doubler")

    assert table.view(None)["owed"] == [
        {"reward": "bonus 1", "must": False},
        {"reward": "doubler 1", "must": True},
    ]


def test_the_end_bonus_card_is_told_to_its_owner_alone() -> None:
    table = play(boris_at_cards(), "boris: card black-worker\nboris: bonus look")
    assert asked(table) == "ask-bonus"
    assert told(table)[-1] == "looked 1"
    play(table, "boris: take flat")

    assert told(table, BORIS)[-1] == "bonus-card 1 bonus-flat"
    assert told(table, ANNA)[-1] == "bonus-card-hidden 1"
    assert told(table)[-1] == "bonus-card-hidden 1"
    assert table.view(BORIS)["bonuses_seen"] == [
        id for id in table.state.rules.bonuses.ids[:8] if id != "flat"
    ]
    assert table.view(ANNA)["bonuses_seen"] is None


def test_who_looked_before_another_took_a_card_still_knows_it_was_there() -> None:
    looked: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    table = position(hands={BORIS: looked, CLARA: looked}, turns=[BORIS, CLARA, 3, ANNA])
    play(table, "boris: place black-or-gray\nboris: advance black st-petersburg 4")
    play(table, "boris: token card\nboris: card black-worker\nboris: bonus look")
    play(table, "boris: bonus points\nclara: place black-or-gray")
    play(table, "clara: advance black st-petersburg 4\nclara: token card\nclara: card engineer")
    play(table, "clara: bonus look\nclara: take flat")
    every = table.state.rules.bonuses.ids[:8]

    assert table.view(BORIS)["bonuses_seen"] == every
    assert table.view(CLARA)["bonuses_seen"] == [id for id in every if id != "flat"]


def test_points_instead_of_a_card_are_told() -> None:
    at_once = play(boris_at_cards(), "boris: card black-worker\nboris: bonus points")
    after = play(
        boris_at_cards(), "boris: card black-worker\nboris: bonus look\nboris: bonus points"
    )

    assert told(at_once)[-1] == told(after)[-1] == "points 1 10"
    assert at_once.seat == after.seat == CLARA


def test_a_question_mark_card_that_cannot_be_taken_lapses() -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0, "doublers": 8}
    table = position(hands={BORIS: hand}, turns=[BORIS, 2, 3, ANNA], cards=["four-actions"])
    play(table, "boris: place black-or-gray\nboris: advance black st-petersburg 4")
    play(table, "boris: token card")

    assert told(table)[-1] == "lapsed 1 reward-card 1"
    assert table.view(None)["owed"] == [{"reward": "bonus 1", "must": False}]


def test_only_question_mark_cards_that_are_left_are_offered() -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    cards = ["engineer", "black-worker"]
    table = position(hands={BORIS: hand}, turns=[BORIS, 2, 3, ANNA], cards=cards)
    play(table, "boris: place black-or-gray\nboris: advance black st-petersburg 4")
    play(table, "boris: token card")

    assert table.options() == ["card engineer", "card black-worker"]


def test_one_left_is_enough_to_do_it_again() -> None:
    table = play(boris_at_cards(doublers=6), "boris: card four-actions\nboris: doubler")
    play(table, "boris: industry 1 1\nboris: advance black kiev 2")

    assert "again doubler" in table.options()


def test_what_may_be_given_up_does_not_hold_up_the_fourth_action() -> None:
    """Factory 5 gives an industry advance on the way, which need not be used."""
    table = boris_at_cards(markers=[4], factories=[5])
    play(table, "boris: card four-actions\nboris: doubler\nboris: industry 1 5")
    assert "again doubler" not in table.options()
    play(table, "boris: advance black kiev 2")

    assert {"again doubler", "industry 1 6"} <= set(table.options())


def test_starting_bonus_cards_are_told() -> None:
    table = new("russian-railroads", 2, seed=1)
    seat = table.seat
    assert asked(table) == "ask-start"
    play(table, "start rouble")

    assert f"start {seat} reward-rouble 1" in told(table)


@pytest.mark.parametrize("seat", range(4))
def test_who_has_played_the_token_chooses_the_card(seat: int) -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    turns = [seat, *[other for other in range(4) if other != seat]]
    table = position(hands={seat: hand}, turns=turns)
    play(table, "place black-or-gray\nadvance black st-petersburg 4\ntoken card")

    assert (table.seat, asked(table)) == (seat, "ask-card")
