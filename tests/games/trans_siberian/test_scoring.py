"""The final reckoning: p. 12."""

import random

import pytest

import ironroad
from ironroad.core.message import Message
from ironroad.games import REGISTRY
from tests.games.trans_siberian.positions import play, position


def test_private_stock_is_worth_nothing() -> None:
    table = position(held={"red": [2, 0, 0], "blue": [0, 1, 0]}, stock={"red": 20, "blue": 44})

    assert [card.total for card in table.scores()] == [140, 100, 100]


def test_holdings_are_the_certificates_of_each_seat() -> None:
    table = position(held={"red": [2, 0, 1], "blue": [0, 1, 0], "white": [1, 0, 0]}, phase=2)
    title = REGISTRY.title("trans-siberian")
    held = [[(part.id, part.count) for part in seat] for seat in title.holdings(table.state)]

    assert held == [[("red", 2), ("white", 1)], [("blue", 1)], [("red", 1)]]


def test_treasuries_count_for_nobody() -> None:
    table = position(held={"red": [2, 0, 0]}, treasury={"red": 500}, cash=[10, 20, 30])

    assert [card.total for card in table.scores()] == [10 + 2 * 8, 20, 30]


def test_equal_totals_share_a_place() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 2, 0]},
        stock={"red": 20, "blue": 20},
        timing=4,
        dividends=7,
    )
    play(table, "anna: pass")

    # Both railroads have no income and rise together.
    assert table.outcome is not None
    assert table.outcome.totals == (148, 148, 100)
    assert table.outcome.places == (1, 1, 3)
    assert table.outcome.winners == [0, 1]


def test_cards_name_cash_and_each_railroad() -> None:
    table = position(held={"red": [2, 0, 0], "blue": [1, 0, 0]}, stock={"red": 20, "blue": 44})
    items = [(label.id, points) for label, points in table.scores()[0].items]

    assert items == [("ts-score-cash", 100), ("ts-score-stock", 40), ("ts-score-stock", 0)]
    assert table.scores()[0].to_json()["total"] == 140


def test_a_part_of_the_game_leads_to_a_dividend() -> None:
    table = position(held={"red": [2, 0, 0], "blue": [0, 2, 0]}, timing=4, dividends=2)
    assert table.stage() == Message("ts-stage", number=3)

    play(table, "anna: pass")

    assert table.stage() == Message("ts-stage", number=4)


def test_the_longest_railroad_is_the_one_with_the_most_links() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 2, 0]},
        links={"red": ["kazan-moscow"], "blue": ["moscow-samara", "orenburg-samara"]},
    )
    blue = Message("ts-railroad-blue")

    assert table.feats() == [Message("ts-feat-longest", railroad=blue, links=2)]
    assert position(held={"red": [2, 0, 0]}).feats() == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dividends_and_certificates_add_up_to_the_result(seats: int) -> None:
    """Everything a seat was paid and paid for certificates is told by events, also by railroads that the state took over."""
    for seed in range(12):
        choose = random.Random(seed)
        table = ironroad.new("trans-siberian", seats, seed)
        while table.seat is not None:
            table.play(choose.choice(table.options()))

        assert [card.total for card in table.origins()] == [card.total for card in table.scores()]


def test_what_was_paid_for_certificates_counts_against_them() -> None:
    table = ironroad.new("trans-siberian", 3, 1)
    while table.view(None)["railroads"][0]["status"] != "open":
        bids = [text for text in table.options() if text.startswith("bid")]
        table.play(bids[0] if bids else table.options()[0])
    winner = next(message for _, message in table.log() if message.id == "ts-event-won")

    seat = int(str(winner.args["seat"]))
    label = Message("ts-origin-certificates", railroad=winner.args["railroad"])

    # A private railroad is worth nothing yet.
    assert (label, -int(str(winner.args["amount"]))) in table.origins()[seat].items
