"""Buying certificates: p. 5."""

from tests.games.trans_siberian.positions import ANNA, BETH, BLUE, RED, play, position


def test_one_certificate_costs_its_stock_value_which_goes_to_the_treasury() -> None:
    table = position(held={"red": [1, 0, 0]}, stock={"red": 20}, treasury={"red": 5}, cash=[30] * 3)
    play(table, "anna: buy red")

    assert table.state.cash[ANNA] == 10
    assert table.state.treasury[RED] == 25
    assert table.state.held[0] == 2
    assert table.state.timing == 0
    assert table.seat == BETH


def test_only_open_railroads_with_certificates_left_are_for_sale() -> None:
    table = position(
        held={"red": [2, 2, 1], "blue": [1, 0, 0], "black": [1, 1, 1]}, gone=["yellow"]
    )

    assert [text for text in table.options() if text.startswith("buy")] == ["buy blue"]


def test_a_certificate_must_be_affordable() -> None:
    table = position(held={"red": [1, 0, 0]}, stock={"red": 20}, cash=[19, 20, 20])

    assert table.seat == BETH  # Anna has nothing but to pass.
    assert "buy red" in table.options()


def test_two_certificates_of_different_railroads_need_4_more() -> None:
    held = {"red": [1, 0, 0], "blue": [0, 1, 0]}
    stock = {"red": 20, "blue": 12}
    enough = position(held=held, stock=stock, cash=[36, 0, 0])
    short = position(held=held, stock=stock, cash=[35, 0, 0])

    assert "buy-two red blue" in enough.options()
    assert "buy-two red blue" not in short.options()


def test_the_buyer_of_two_chooses_who_gets_the_bonus_and_the_timing_marker_moves() -> None:
    held = {"red": [1, 0, 0], "blue": [0, 1, 0]}
    table = position(held=held, stock={"red": 20, "blue": 12}, cash=[36, 50, 50])
    play(table, "anna: buy-two red blue")
    assert table.options() == ["bonus red", "bonus blue"]
    play(table, "anna: bonus blue")

    assert table.state.cash[ANNA] == 0
    assert (table.state.treasury[RED], table.state.treasury[BLUE]) == (20, 16)
    assert table.state.timing == 1
    assert (table.state.held[0], table.state.held[3]) == (2, 1)


def test_two_certificates_of_one_railroad_cannot_be_bought() -> None:
    table = position(held={"red": [1, 0, 0]})

    assert table.options() == ["buy red", "pass"]
