"""What is told: everything that happened, and nothing that did not."""

import pytest

from ironroad.core.table import Table
from ironroad.locale import Words
from tests.games.trans_siberian.positions import full_map, game, play, position


def told(table: Table, id: str) -> list[str]:
    """Return the events of a kind, in words."""
    return [Words("en").format(event) for _, event in table.log() if event.id == f"ts-event-{id}"]


def words_of(table: Table) -> list[str]:
    """Return everything that was told, in words, with plain dashes."""
    words = Words("en")
    return [words.format(event).replace("\u2013", "-") for _, event in table.log()]


def late(nationalization: int) -> Table:
    """A dividend is near; Red and Blue are safe, Black and White were not wanted."""
    return position(
        held={"red": [2, 0, 0], "blue": [0, 2, 0]},
        income={"red": 30, "blue": 24},
        stock={"red": 70, "blue": 70},
        gone=["green", "yellow", "black", "white"],
        phase=2,
        timing=4,
        nationalization=nationalization,
    )


def test_a_marker_that_moves_is_told() -> None:
    table = late(nationalization=68)
    play(table, "anna: pass")

    assert told(table, "nationalization") == ["The nationalization marker moves to 70."]


def test_a_marker_that_stays_on_its_last_space_is_not_told() -> None:
    table = late(nationalization=70)
    play(table, "anna: pass")

    assert told(table, "dividends") == ["Player 1 brings about a dividend."]
    assert told(table, "nationalization") == []


def test_a_dividend_of_nothing_is_not_told() -> None:
    """Black opened when no link was left for it (ruling R13): it has no income."""
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 2, 0], "green": [0, 0, 1], "yellow": [1, 0, 0]}
        | {"black": [0, 0, 1]},
        links=full_map(),
        stock={"red": 50, "blue": 50},
        timing=4,
        phase=2,
        gone=["white"],
    )
    play(table, "anna: pass")

    assert len(told(table, "dividend")) == 4
    assert not [words for words in told(table, "dividend") if "Black" in words or "$0" in words]


@pytest.mark.parametrize(
    ("income", "words"),
    [(67, "income +3."), (69, "income +1."), (70, "the income stays at 70.")],
)
def test_the_income_told_is_what_the_marker_moves(income: int, words: str) -> None:
    """The income marker stays on its last space (ruling R4)."""
    table = position(held={"red": [2, 0, 0]}, income={"red": income}, treasury={"red": 4})
    play(table, "anna: build-for red\nbuild kazan-yekaterinburg")

    (line,) = told(table, "built") + told(table, "built-no-income")
    assert line.startswith("Red builds Kazan")
    assert line.endswith(f": {words}")


def test_a_stock_value_on_the_end_of_its_track_is_not_told_again() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        income={"red": 9, "blue": 3},
        stock={"red": 75, "blue": 8},
        timing=4,
    )
    play(table, "anna: pass")
    while table.seat is not None:
        play(table, "drop")

    assert told(table, "stock") == []


def test_an_auction_is_told() -> None:
    table = play(game(), "anna: bid 8\nbeth: bid 13\nconnor: drop\nanna: drop")
    play(table, "beth: build kazan-moscow\nbeth: value 12")

    assert words_of(table) == [
        "Red is auctioned; Player 1 speaks first.",
        "Player 1 bids $8.",
        "Player 2 bids $13.",
        "Player 3 drops out.",
        "Player 1 drops out.",
        "Player 2 wins Red for $13.",
        "Red builds Kazan - Moscow: income +3.",
        "Red begins with a stock value of $12.",
        "Blue is auctioned; Player 2 speaks first.",
    ]


def test_a_purchase_of_two_certificates_is_told() -> None:
    table = position(held={"red": [1, 0, 0], "blue": [0, 1, 0]}, stock={"red": 20, "blue": 12})
    play(table, "anna: buy-two red blue\nanna: bonus blue")

    assert words_of(table)[1:] == [
        "Player 1 buys a certificate of Red for $20.",
        "Player 1 buys a certificate of Blue for $12.",
        "The timing marker moves to 1.",
        "Player 1 pays the bonus of $4 to Blue.",
    ]


def test_two_links_after_a_jump_are_told() -> None:
    """Each payee once, and nobody who is paid nothing."""
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 0]},
        links={"red": ["moscow-samara"], "blue": ["orenburg-samara", "orenburg-orsk"]},
        nationalized={"green": ["chelyabinsk-orsk"]},
        stock={"red": 20},
        treasury={"red": 30},
        phase=2,
    )
    play(table, "anna: build-for red\nbuild chelyabinsk-yekaterinburg")
    play(table, "anna: build tyumen-yekaterinburg")

    assert words_of(table)[1:] == [
        "The timing marker moves to 1.",
        "Red pays $12 to the bank.",
        "Red pays $4 to Blue for the use of links.",
        "Red pays $2 to the bank for the use of links.",
        "Red builds Chelyabinsk - Yekaterinburg: income +2.",
        "Red builds Tyumen - Yekaterinburg: income +2.",
        "Red now has a stock value of $24.",
    ]


def test_the_fall_of_a_private_railroad_is_told() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 2, 0], "green": [0, 0, 1]},
        income={"red": 5, "blue": 4, "green": 3},
        stock={"red": 20, "blue": 20, "green": 24},
        timing=4,
    )
    play(table, "anna: pass")

    assert told(table, "stock") == [
        "Red now has a stock value of $24.",
        "Green now has a stock value of $20.",
    ]


def test_unsold_railroads_tell_how_far_the_marker_moved() -> None:
    table = play(game(), "drop\ndrop\ndrop")

    assert told(table, "nationalization") == ["The nationalization marker moves to 36."]
