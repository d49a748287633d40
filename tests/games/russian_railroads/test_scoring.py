"""Scoring: the engine against a scorer written straight from the rule text, and the end of the game."""

import os
from pathlib import Path
from typing import Any

import pytest

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.rules.rounds import FINAL_SCORING
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads import reference, reference_boards
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import plain
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    GERMAN,
    TS,
    Hand,
    player,
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


@pytest.mark.walks
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
        assert sum(itemised(state)[seat]) == state.players[seat].points()


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
    assert [player(table, seat).majority_points for seat in range(4)] == [20, 40, 0, 0]

    alone = position(hands={ANNA: {"bonuses": ["extra-engineer"]}}, frames=(FINAL_SCORING,))
    assert [player(alone, seat).majority_points for seat in range(4)] == [0, 0, 0, 0]


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
    player(table, ANNA).score_railroad(TS, 7)
    player(table, ANNA).pass_points = 3
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


def test_a_star_that_asks_for_no_locomotive_scores_without_one(tmp_path: Path) -> None:
    entry = 'kiev-4 = { railroad = "kiev", space = 4, colour = "black", points = 4 }'
    path = changed(tmp_path, lines("scoring", entry))
    table = position(hands={BORIS: {"kiev": [4]}}, edition=path)

    assert [railroad_worth(table, seat, 2) for seat in (ANNA, BORIS)] == [0, 4]


def test_a_star_of_a_branch_scores_on_that_branch_only(tmp_path: Path) -> None:
    entry = (
        'hamburg-11 = { railroad = "munich", space = 11, colour = "black", branch = "hamburg", '
        "locomotive = true, points = 6 }"
    )
    path = changed(tmp_path, lines("german-scoring", entry))
    hand: Hand = {"lines": [[1], [11], [1]], "slots": [0, 9, 3, 0]}
    hands: dict[int, Hand] = {
        BORIS: {**hand, "branch": "hamburg"},
        CLARA: {**hand, "branch": "berlin"},
    }
    table = position(hands=hands, edition=path, options=GERMAN)

    assert [railroad_worth(table, seat, 1) for seat in (BORIS, CLARA)] == [6, 0]


def railroad_worth(table: Table, seat: int, railroad: int) -> int:
    """Return what a railroad would score now."""
    worth: int = table.view(None)["players"][seat]["railroads"][railroad]["points"]
    return worth


def final(hands: dict[int, Hand], **more: Any) -> Table:
    """Return the end of a game in which nothing else is scored."""
    return position(hands=hands, frames=(FINAL_SCORING,), **more)


def test_the_black_worker_counts_as_one_worker_for_its_card() -> None:
    table = final({BORIS: {"black_worker": True, "bonuses": ["workers"]}})

    assert [points(table, seat) for seat in range(4)] == [0, 10, 0, 0]


def test_the_card_that_counts_nothing_is_scored_once(tmp_path: Path) -> None:
    entry = 'flat = { counts = "flat", each = 6, most = 15 }'
    path = changed(tmp_path, lines("bonuses", entry))

    assert points(final({BORIS: {"bonuses": ["flat"]}}, edition=path), BORIS) == 6


def test_only_the_card_for_it_adds_an_engineer_to_the_majority() -> None:
    table = final({BORIS: {"engineers": [4], "bonuses": ["flat"]}, CLARA: {"engineers": [9]}})

    assert [card.items[-1][1] for card in table.scores()] == [0, 20, 40, 0]


def test_engineers_and_end_bonus_cards_are_what_a_player_holds() -> None:
    table = final({BORIS: {"engineers": [4, 9], "bonuses": ["flat"]}})
    held = [
        [(plain(holding.kind), holding.id, plain(holding.name)) for holding in of_seat]
        for of_seat in table.title.holdings(table.state)
    ]

    assert held == [
        [],
        [
            ("board-engineers", "4", "space-engineer 4 and reward-track-black 1 reward-points 3"),
            ("board-engineers", "9", "space-engineer 9 and reward-industry 1 reward-points 3"),
            ("board-cards", "flat", "bonus-flat"),
        ],
        [],
        [],
    ]


@pytest.mark.parametrize(
    ("board", "added"),
    [("russian", []), ("german", []), ("american", ["rr-score-stock"])],
)
def test_only_a_board_with_an_item_of_its_own_adds_one_to_the_score_card(
    board: str, added: list[str]
) -> None:
    table = position(options={"board": board, "coal": "on", "new-material": "on"})
    labels = [label.id for label, _ in table.scores()[BORIS].items]

    assert labels[3:] == [
        "rr-score-industry",
        "rr-score-passing",
        "rr-score-effects",
        "rr-score-bonuses",
        "rr-score-majority",
        *added,
    ]


def test_a_part_of_the_game_is_a_round() -> None:
    table = ironroad.new("russian-railroads", 2, 1)
    assert table.at(0).stage() is None, "before the first round the game is set up"

    found = []
    while table.seat is not None:
        stage = table.stage()
        found += [stage] if stage is not None and stage not in found else []
        table.play("pass" if "pass" in table.options() else table.options()[0])

    assert found == [Message("rr-stage", round=number) for number in range(1, 7)]


def test_the_longest_railroad_is_the_one_that_reaches_farthest() -> None:
    table = final({BORIS: {"st_petersburg": [4]}, CLARA: {"kiev": [6, 2], "trans_siberian": [6]}})
    longest = Message("rr-railroad-trans-siberian")

    assert table.feats() == [Message("rr-feat-longest", seat=CLARA, railroad=longest, spaces=6)]
