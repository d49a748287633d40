"""Scoring: the engine against a scorer written straight from the rule text, and the end of the game."""

import os
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.rules.rounds import FINAL_SCORING
from ironroad.games.russian_railroads.state import MAJORITY_SCORE, PASS_SCORE, SCORE, State
from tests.games.russian_railroads import reference, reference_boards
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    TS,
    Hand,
    own,
    points,
    position,
    rules,
)
from tests.games.russian_railroads.walks import eager

GAMES = int(os.environ.get("IRONROAD_GAMES", "12"))
TITLE: Any = REGISTRY.title("russian-railroads")


def itemised(state: State) -> list[list[int]]:
    """Return the items of each player's score."""
    return [[points for _, points in card.items] for card in TITLE.scores(state)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reference_scorer_agrees_at_every_round_of_random_games(seats: int) -> None:
    for seed in range(GAMES):
        state: State = TITLE.setup(rules(seats))
        options = Options()
        advance(state, options)
        dealer = Dealer(seed)
        before = itemised(state)
        while state.stack:
            round_now = state.round
            apply(state, eager(state, options, dealer, seed % 3), options)
            if state.round != round_now or not state.stack:
                # The last action of a round may still change boards, so they are read after it.
                boards = TITLE.view(state, None)["players"]
                after = itemised(state)
                for seat in range(seats):
                    gained = sum(after[seat][:4]) - sum(before[seat][:4])
                    if round_now > 0:
                        assert gained == reference.round_score(boards[seat])
                before = after
        check_end(state, seats)


@pytest.mark.parametrize("board", ["german", "american"])
@pytest.mark.parametrize("modules", ["off", "on"])
def test_the_reference_scorer_agrees_on_other_boards(board: str, modules: str) -> None:
    chosen = {"board": board, "coal": modules, "new-material": modules}
    for seed in range(GAMES):
        seats = 2 + seed % 3
        state: State = TITLE.setup(rules(seats, options=chosen))
        options = Options()
        advance(state, options)
        dealer = Dealer(seed)
        before = itemised(state)
        while state.stack:
            round_now = state.round
            apply(state, eager(state, options, dealer, seed % 3), options)
            if state.round != round_now or not state.stack:
                boards = TITLE.view(state, None)["players"]
                after = itemised(state)
                for seat in range(seats):
                    gained = sum(after[seat][:4]) - sum(before[seat][:4])
                    if round_now > 0:
                        assert gained == reference_boards.round_score(boards[seat], board)
                before = after
        if board == "american":
            market = reference_boards.market(TITLE.view(state, None))
            assert [items[-1] for items in itemised(state)] == market


def check_end(state: State, seats: int) -> None:
    boards = TITLE.view(state, None)["players"]
    majority = reference.majority(boards)
    for seat in range(seats):
        cards = sum(reference.bonus(boards[seat], card) for card in boards[seat]["bonuses"])
        assert itemised(state)[seat][6:] == [cards, majority[seat]]
        assert sum(itemised(state)[seat]) == state.points(seat)


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ({"trans_siberian": [15, 12, 9, 6, 3], "slots": [9, 6, 0, 0]}, 3 * 7 + 3 * 4 + 3 * 2 + 3),
        ({"trans_siberian": [15, 12, 9, 6, 3], "slots": [4, 0, 0, 0]}, 3 * 7 + 4),
        ({"trans_siberian": [8, 8 - 1], "slots": [1, 0, 0, 0], "doublers": 8}, 2),
        ({"trans_siberian": [8, 4], "slots": [9, 0, 0, 0], "doublers": 2}, 4 + 2),
        ({"trans_siberian": [8], "slots": [9, 0, 0, 0], "doublers": 8}, 0),
    ],
)
def test_spaces_in_reach_score_their_colour_and_doublers_double(hand: Hand, worth: int) -> None:
    assert scoring.railroad_points(position(hands={ANNA: hand}).state, ANNA, TS) == worth


def test_the_extra_engineer_counts_for_the_majority_only_with_a_hired_one() -> None:
    hands: dict[int, Hand] = {
        ANNA: {"engineers": [4]},
        BORIS: {"engineers": [3], "bonuses": ["extra-engineer"]},
        CLARA: {},
    }
    table = position(hands=hands, frames=(FINAL_SCORING,))
    assert [own(table, seat, MAJORITY_SCORE) for seat in range(4)] == [20, 40, 0, 0]

    alone = position(hands={ANNA: {"bonuses": ["extra-engineer"]}}, frames=(FINAL_SCORING,))
    assert [own(alone, seat, MAJORITY_SCORE) for seat in range(4)] == [0, 0, 0, 0]


def test_a_single_player_with_engineers_gets_40_and_nobody_20() -> None:
    table = position(hands={DMITRI: {"engineers": [9]}}, frames=(FINAL_SCORING,))

    assert [points(table, seat) for seat in range(4)] == [0, 0, 0, 40]


def test_a_tie_shares_the_victory() -> None:
    table = position(frames=(FINAL_SCORING,), round=7)
    assert table.outcome is not None
    assert table.outcome.places == (1, 1, 1, 1)
    assert table.outcome.winners == [0, 1, 2, 3]


def test_a_running_game_has_no_outcome() -> None:
    assert position().outcome is None


def test_the_most_points_win() -> None:
    table = position(2, frames=(FINAL_SCORING,), hands={BORIS: {"bonuses": ["flat"]}})
    assert table.outcome is not None

    assert table.outcome.places == (2, 1)
    assert table.outcome.totals == (0, 15)


def test_scorecards_are_itemised() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    state = table.state
    state.players[SCORE + TS] = 7
    state.players[PASS_SCORE] = 3
    labels = [label.id for label, _ in table.scores()[ANNA].items]

    assert labels == [
        "rr-railroad-trans-siberian",
        "rr-railroad-st-petersburg",
        "rr-railroad-kiev",
        "rr-score-industry",
        "rr-score-passing",
        "rr-score-effects",
        "rr-score-bonuses",
        "rr-score-majority",
    ]
    assert table.scores()[ANNA].total == 10
