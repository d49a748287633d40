"""The final reckoning: p. 9, p. 12, p. 13."""

import random

import pytest

import ironroad
from ironroad.core.engine import Frame
from ironroad.core.message import Message
from ironroad.core.title import Outcome
from ironroad.games.mini_express import scoring
from ironroad.games.mini_express.rules.turn import END_TURN
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import ADA, BROWN, CLAIRE, TITLE, occurring, position

ENDING: tuple[Frame, ...] = (END_TURN,)
OVER = {"gray": 0, "orange": 0}


def values(influence: list[int], seats: int = 5, **options: str) -> list[int]:
    """Return what a brown Share at length 9 is worth to each player."""
    table = position(
        seats=seats,
        length={"brown": 9},
        influence={"brown": influence},
        **options,  # type: ignore[arg-type]
    )
    state: State = table.state
    return [scoring.share_value(state, BROWN, player) for player in range(state.rules.players)]


@pytest.mark.parametrize(
    ("influence", "expected"),
    [
        ([5, 4, 3, 2, 1], [8, 6, 3, 3, 3]),
        ([5, 5, 3, 2, 1], [8, 8, 3, 3, 3]),  # Two first, no second.
        ([5, 4, 4, 2, 1], [8, 6, 6, 3, 3]),  # All second.
        ([5, 4, 4, 4, 4], [8, 6, 6, 6, 6]),
        ([3, 3, 3, 1, 1], [8, 8, 8, 3, 3]),
        ([1, 0, 0, 0, 0], [8, 0, 0, 0, 0]),  # Without Influence nothing.
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
        ([2, 1, 0, 0, 0], [8, 6, 0, 0, 0]),
    ],
)
def test_the_rank_in_influence_decides_the_column(
    influence: list[int], expected: list[int]
) -> None:
    assert values(influence) == expected


def test_solo_scores_without_the_first_column() -> None:
    assert values([2, 1], seats=1) == [6, 3]
    assert values([1, 1], seats=1) == [6, 6]
    assert values([0, 1], seats=1) == [0, 6]
    assert values([0, 0], seats=1) == [0, 0]


def test_two_with_the_bot_score_with_it_as_a_third_player() -> None:
    assert values([3, 2, 1], seats=2) == [8, 6, 3]
    assert values([1, 2, 3], seats=2) == [3, 6, 8]


def test_the_length_decides_the_row() -> None:
    found = []
    for length in range(16):
        table = position(length={"brown": length}, influence={"brown": [3, 2, 1]})
        found.append([scoring.share_value(table.state, BROWN, seat) for seat in range(3)])

    assert found[6:13] == [
        [6, 5, 3],
        [7, 5, 3],
        [7, 6, 3],
        [8, 6, 3],
        [8, 6, 3],
        [8, 7, 4],
        [9, 7, 4],
    ]
    assert (found[0], found[15]) == ([4, 3, 1], [10, 8, 4])


def test_shares_alone_bring_points() -> None:
    parts = {"length": {"brown": 15, "gray": 15}, "influence": {"brown": [9, 1, 1]}}
    assert [card.total for card in scoring.scorecards(occurring(**parts).state)] == [0, 0, 0]
    table = occurring(**parts, held={"brown": [0, 2, 0], "gray": [0, 0, 1]})

    assert [card.total for card in scoring.scorecards(table.state)] == [0, 2 * 8, 10]


def finished(**parts: object) -> Outcome:
    table = position(shares=OVER, frames=ENDING, **parts)  # type: ignore[arg-type]
    assert table.outcome is not None
    return table.outcome


def test_most_points_win() -> None:
    outcome = finished(current=CLAIRE, held={"brown": [1, 3, 2]})

    assert outcome.places == (3, 1, 2)
    assert outcome.totals == (4, 12, 8)
    assert outcome.rivals == ()


def test_a_tie_goes_to_fewer_shares() -> None:
    outcome = finished(
        current=CLAIRE,
        length={"brown": 15, "white": 4},
        held={"brown": [0, 1, 0], "white": [0, 0, 2]},
        influence={"brown": [0, 1, 0], "white": [0, 2, 1]},
    )
    assert outcome.totals == (0, 10, 8)
    outcome = finished(
        current=CLAIRE,
        length={"brown": 14, "white": 3},
        held={"brown": [0, 1, 0], "white": [0, 0, 2]},
        influence={"brown": [0, 1, 0], "white": [0, 0, 1]},
    )

    assert outcome.totals == (0, 10, 10)
    assert outcome.places == (3, 1, 2)


def test_then_the_player_nearest_to_the_starting_player_wins() -> None:
    outcome = finished(start=CLAIRE, current=1, held={"brown": [1, 1, 1]})

    assert outcome.places == (2, 3, 1)


def test_solo_a_tie_is_lost_to_the_bot() -> None:
    outcome = finished(seats=1, current=1, held={"brown": [1, 1]})
    assert (outcome.places, outcome.winners) == ((2,), [])
    assert (outcome.rivals[0].place, outcome.rivals[0].card.total) == (1, outcome.totals[0])
    outcome = finished(seats=1, current=1, held={"brown": [2, 1]})

    assert (outcome.places, outcome.rivals[0].place) == ((1,), 2)


def test_two_with_the_bot_the_bot_has_a_place_and_is_last_in_ties() -> None:
    outcome = finished(seats=2, current=2, held={"brown": [1, 0, 1]})
    assert (outcome.places, outcome.rivals[0].place) == ((1, 3), 2)
    outcome = finished(seats=2, current=2, held={"brown": [1, 0, 2]})

    assert (outcome.places, outcome.rivals[0].place) == ((2, 3), 1)


def test_the_bot_has_points_and_a_place_while_the_game_runs() -> None:
    running = position(seats=2, held={"brown": [1, 0, 2]}, influence={"brown": [1, 0, 2]})
    rivals = running.seen_rivals()

    assert [(rival.place, rival.card.total) for rival in rivals] == [
        (1, scoring.points(running.state, 2))
    ]
    assert running.outcome is None
    assert position(seats=3).seen_rivals() == []


def test_two_with_the_bot_fewer_shares_break_a_tie_with_it_too() -> None:
    table = occurring(
        seats=2,
        current=2,
        shares=OVER,
        frames=ENDING,
        held={"brown": [1, 1, 1], "white": [1, 0, 0]},
        influence={"brown": [1, 1, 1], "white": [0, 1, 1]},
    )
    outcome = table.outcome
    assert outcome is not None
    assert outcome.totals == (4, 4)
    assert outcome.rivals[0].card.total == 4

    # Bela has fewer Shares than Ada, and as many as the Bot, which is last in turn order.
    assert (outcome.places, outcome.rivals[0].place) == ((3, 1), 2)


def test_solo_the_number_of_shares_breaks_no_tie() -> None:
    table = occurring(
        seats=1,
        current=1,
        shares=OVER,
        frames=ENDING,
        held={"brown": [1, 1], "white": [0, 1]},
        influence={"white": [1, 0]},
    )
    assert table.outcome is not None

    assert (table.outcome.places, table.outcome.rivals[0].place) == ((2,), 1)


def test_a_card_names_the_companies_a_player_has_shares_of() -> None:
    table = position(held={"brown": [2, 0, 0], "white": [1, 0, 0]})
    card = scoring.scorecard(table.state, ADA)

    assert [(label.args["count"], points) for label, points in card.items] == [(2, 8), (1, 4)]
    assert scoring.shares_of(table.state, ADA) == 3


def test_holdings_are_the_shares_of_each_seat() -> None:
    table = occurring(seats=2, held={"brown": [2, 0, 1], "white": [1, 3, 0]})
    found = [[(each.id, each.count) for each in seat] for seat in TITLE.holdings(table.state)]

    assert found == [[("brown", 2), ("white", 1)], [("white", 3)]]


def test_a_part_of_the_game_lasts_until_another_company_is_depleted() -> None:
    assert position(held={"brown": [2, 0, 0]}).stage() == Message("me-stage", count=0)
    assert position(shares=OVER).stage() == Message("me-stage", count=2)


def test_the_longest_company_is_the_one_of_the_greatest_track_length() -> None:
    table = position(length={"brown": 9, "white": 11})

    assert table.feats() == [
        Message("me-feat-longest", company=Message("me-company-white"), length=11)
    ]


def test_the_end_tells_what_the_shares_of_each_player_are_worth() -> None:
    for seats in (1, 2, 3):
        table = ironroad.new("mini-express", seats, seats)
        choose = random.Random(seats)
        while table.seat is not None:
            table.play(choose.choice(table.options()))
        told = [message.args for _, message in table.log() if message.id == "me-event-scored"]
        players = range(table.state.rules.players)
        totals = [
            sum([int(str(args["points"])) for args in told if args["player"] == player])
            for player in players
        ]

        assert totals == [scoring.points(table.state, player) for player in players]
        shares = [scoring.shares_of(table.state, player) for player in players]
        assert sum([int(str(args["count"])) for args in told]) == sum(shares)
