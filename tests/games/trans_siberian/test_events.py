"""What is told: everything that happened, and nothing that did not."""

import pytest

from ironroad.core.table import Table
from ironroad.locale import Words
from tests.games.trans_siberian.positions import full_map, game, play, position


def told(table: Table, id: str) -> list[str]:
    """Return the events of a kind, in words."""
    return [Words("en").format(event) for _, event in table.log() if event.id == f"ts-event-{id}"]


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


def test_unsold_railroads_tell_how_far_the_marker_moved() -> None:
    table = play(game(), "drop\ndrop\ndrop")

    assert told(table, "nationalization") == ["The nationalization marker moves to 36."]
