"""The flow of turns, dividends, the phase shift and the end: p. 5, p. 10, p. 11."""

import pytest

from ironroad.core.table import Table
from ironroad.games.trans_siberian.components import NATIONALIZED, OPEN
from tests.games.trans_siberian.positions import (
    ANNA,
    BETH,
    BLACK,
    BLUE,
    CONNOR,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    marker_of,
    play,
    position,
    price_of,
)

TWO_PUBLIC = {"red": [2, 0, 0], "blue": [0, 2, 0]}


def test_one_action_then_clockwise() -> None:
    table = position(held=TWO_PUBLIC, current=CONNOR)
    play(table, "connor: buy red")

    assert table.seat == ANNA


def test_passing_is_allowed_with_other_actions_at_hand_and_moves_the_timing_marker() -> None:
    table = position(held=TWO_PUBLIC)
    assert table.options()[-1] == "pass"
    assert len(table.options()) > 1
    play(table, "anna: pass")

    assert table.state.timing == 1
    assert table.seat == BETH


def test_no_dividend_before_the_timing_marker_reaches_5() -> None:
    table = position(held=TWO_PUBLIC, income={"red": 10}, timing=3)
    play(table, "anna: pass")

    assert table.state.cash == [100] * 3


def test_dividends_are_rounded_up_per_certificate_of_players_private_railroads_pay_too() -> None:
    table = position(
        held={"red": [2, 1, 0], "blue": [0, 2, 0], "green": [0, 0, 1]},
        income={"red": 10, "blue": 3, "green": 7},
        timing=4,
        cash=[0, 0, 0],
    )
    assert table.state.cash == [4 * 2, 4 + 2 * 2, 7]


def test_private_black_and_white_pay_dividends_too() -> None:
    table = position(
        held={**TWO_PUBLIC, "black": [0, 1, 0], "white": [0, 0, 1]},
        links={
            "red": ["kazan-moscow"],
            "blue": ["moscow-samara"],
            "black": ["kazan-yekaterinburg"],
            "white": ["tyumen-yekaterinburg"],
        },
        stock={"red": 50, "blue": 50},
        phase=2,
        timing=4,
        cash=[10, 10, 10],
    )
    play(table, "anna: pass")

    # Red and Blue pay 2 for each of two certificates, Black 3 and White 2 for their only one.
    assert table.state.cash == [10 + 2 * 2, 10 + 2 * 2 + 3, 10 + 2]


def test_the_bank_pays_more_than_the_box_holds() -> None:
    """The box holds 30 notes of 1, 10 of 5, 30 of 10 and 10 of 50 (ruling R22)."""
    box = 30 * 1 + 10 * 5 + 30 * 10 + 10 * 50
    table = position(
        held={"red": [2, 1, 0], "blue": [0, 2, 2]},
        income={"red": 45, "blue": 40},
        stock={"red": 60, "blue": 60},
        treasury={"red": 12, "blue": 8},
        cash=[300, 280, 260],
        phase=2,
        timing=4,
    )
    assert sum(table.state.cash) + sum(table.state.treasury) <= box
    play(table, "anna: pass")

    assert table.state.cash == [300 + 2 * 15, 280 + 15 + 2 * 10, 260 + 2 * 10]
    assert sum(table.state.cash) + sum(table.state.treasury) > box


def test_after_a_dividend_the_next_player_goes_on_and_timing_returns_to_0() -> None:
    table = position(held=TWO_PUBLIC, timing=4, current=BETH)
    play(table, "beth: pass")

    assert table.seat == CONNOR
    assert table.state.timing == 0
    assert table.state.dividends == 1


def test_the_public_railroad_of_highest_income_rises_all_tied_ones() -> None:
    table = position(
        held={**TWO_PUBLIC, "green": [0, 0, 2]},
        income={"red": 9, "blue": 9, "green": 8},
        stock={"red": 20, "blue": 24, "green": 24},
        timing=4,
    )
    play(table, "anna: pass")

    assert [price_of(table, railroad) for railroad in (RED, BLUE, GREEN)] == [24, 28, 24]


def test_private_railroads_fall_even_with_the_highest_income() -> None:
    table = position(
        held={**TWO_PUBLIC, "green": [0, 0, 1], "yellow": [0, 0, 1]},
        income={"red": 5, "blue": 4, "green": 30},
        stock={"red": 20, "blue": 20, "green": 24, "yellow": 8},
        timing=4,
    )
    play(table, "anna: pass")

    assert [price_of(table, r) for r in (RED, BLUE, GREEN, YELLOW)] == [24, 20, 20, 8]


@pytest.mark.parametrize("private", ["red", "blue", "green", "yellow"])
def test_any_railroad_falls_while_it_is_private(private: str) -> None:
    others = [id for id in ("red", "blue", "green", "yellow") if id != private]
    table = position(
        held={private: [0, 0, 1], **{id: [2, 0, 0] for id in others}},
        income={private: 3, **dict.fromkeys(others, 5)},
        stock={private: 24, **dict.fromkeys(others, 20)},
        timing=4,
    )
    play(table, "anna: pass")

    values = {railroad["id"]: railroad["stock"] for railroad in table.view()["railroads"]}
    assert values == {private: 20, **dict.fromkeys(others, 24), "black": 0, "white": 0}


def test_a_private_railroad_falls_from_12_to_8_and_stays_there() -> None:
    table = position(
        held={**TWO_PUBLIC, "green": [0, 0, 1], "yellow": [0, 0, 1]},
        income={"red": 5, "blue": 4, "green": 3, "yellow": 3},
        stock={"red": 20, "blue": 20, "green": 12, "yellow": 8},
        timing=4,
    )
    play(table, "anna: pass")
    assert [price_of(table, r) for r in (GREEN, YELLOW)] == [8, 8]
    play(table, "pass\npass\npass\npass\npass")

    assert table.state.dividends == 2
    assert [price_of(table, r) for r in (GREEN, YELLOW)] == [8, 8]


@pytest.mark.parametrize(("green", "value"), [(15, 68), (21, 70)])
def test_an_adjustment_leader_already_at_75_stays_and_nobody_rises_instead(
    green: int, value: int
) -> None:
    """A railroad tied with it rises all the same."""
    table = position(
        held={**TWO_PUBLIC, "green": [0, 1, 1]},
        income={"red": 21, "blue": 18, "green": green},
        stock={"red": 75, "blue": 66, "green": 68},
        phase=2,
        gone=["yellow", "black", "white"],
        timing=4,
    )
    play(table, "anna: pass")

    assert [price_of(table, r) for r in (RED, BLUE, GREEN)] == [75, 66, value]
    assert reasons(table) == ["ts-end-stock"]


def test_the_nationalization_marker_moves_one_space_in_phase_one() -> None:
    table = position(held=TWO_PUBLIC, timing=4)
    play(table, "anna: pass")

    assert marker_of(table) == 28


def test_below_48_the_phase_stays() -> None:
    table = position(held=TWO_PUBLIC, stock={"red": 44}, timing=4)
    play(table, "anna: pass")

    assert table.state.phase == 1
    assert price_of(table, RED) == 48  # lifted by the adjustment; that waits for the next dividend


def test_a_stock_value_of_48_shifts_the_phase_and_auctions_black_and_white() -> None:
    table = position(
        held=TWO_PUBLIC,
        links={"red": ["kazan-moscow"]},
        stock={"red": 48, "blue": 24},
        timing=4,
        current=BETH,
    )
    play(table, "beth: pass")

    assert table.state.phase == 2
    assert table.seat == BETH
    assert table.prompt is not None
    assert table.prompt.args["railroad"].id == "ts-railroad-black"  # type: ignore[union-attr]
    play(table, "beth: bid 20\nconnor: drop\nanna: drop\nbuild kazan-yekaterinburg\nvalue 20")
    play(table, "beth: drop\nconnor: drop\nanna: drop")

    # The adjustments come after the auctions: private Black falls at once, the marker moves.
    assert price_of(table, BLACK) == 16
    assert marker_of(table) == 36 + 4  # three spaces for White, one for the dividend
    assert table.seat == CONNOR


def test_a_private_railroad_at_48_shifts_the_phase_too() -> None:
    table = position(held={**TWO_PUBLIC, "green": [0, 0, 1]}, stock={"green": 48}, timing=4)
    play(table, "anna: pass")

    assert table.state.phase == 2


def test_no_railroad_is_nationalized_at_the_dividend_of_the_phase_shift() -> None:
    table = position(held=TWO_PUBLIC, stock={"red": 48, "blue": 8}, timing=4)
    play(table, "anna: pass\n" + "\n".join(["drop"] * 6))

    assert table.state.status[BLUE] != NATIONALIZED


def phase_two(**changes: object) -> dict[str, object]:
    setup: dict[str, object] = {
        "phase": 2,
        "timing": 4,
        "held": {"red": [2, 0, 0], "blue": [0, 2, 0], "green": [1, 1, 0], "yellow": [0, 0, 1]},
        "links": {"green": ["kazan-moscow", "kazan-yekaterinburg"], "red": ["moscow-samara"]},
        "stock": {"red": 50, "blue": 52, "green": 44, "yellow": 8},
        "treasury": {"green": 9},
        "nationalization": 48,
        "cash": [100, 100, 100],
    }
    return {**setup, **changes}


def test_public_railroads_below_the_marker_are_nationalized_private_ones_never() -> None:
    table = position(**phase_two())  # type: ignore[arg-type]
    play(table, "anna: pass")

    assert table.state.status[GREEN] == NATIONALIZED
    assert table.state.status[YELLOW] != NATIONALIZED
    assert table.state.status[RED] != NATIONALIZED


def test_at_the_value_of_the_marker_a_railroad_is_safe() -> None:
    table = position(**phase_two(nationalization=50))  # type: ignore[arg-type]
    play(table, "anna: pass")

    assert table.state.status[RED] != NATIONALIZED


def test_nationalization_pays_once_more_and_removes_everything_but_the_links() -> None:
    table = position(**phase_two())  # type: ignore[arg-type]
    play(table, "anna: pass")
    state = table.state

    # Green's income of 6 pays 3 a certificate, twice; Red pays 2 twice over.
    assert state.cash == [100 + 3 + 3 + 2 * 2, 100 + 3 + 3, 100]
    assert state.held[GREEN * 3 : GREEN * 3 + 3] == [0, 0, 0]
    assert (state.income[GREEN], state.cubes[GREEN], state.treasury[GREEN]) == (0, 0, 0)
    assert state.stock[GREEN] == 0
    assert state.owner[state.rules.map.links.index("kazan-moscow")] == GREEN


def test_the_marker_moves_three_spaces_for_each_nationalized_railroad_afterwards() -> None:
    held = {"red": [2, 0, 0], "blue": [0, 2, 0], "green": [1, 1, 0], "white": [1, 1, 0]}
    stock = {"red": 48, "blue": 52, "green": 44, "white": 52}
    setup = phase_two(held=held, stock=stock, nationalization=50)
    table = position(**setup)  # type: ignore[arg-type]
    play(table, "anna: pass")

    # All are compared with 50; then six spaces: 52 54 56 58 60 62, and no other step.
    assert [table.state.status[r] for r in (RED, GREEN)] == [NATIONALIZED] * 2
    assert [table.state.status[r] for r in (BLUE, WHITE)] == [OPEN] * 2
    assert marker_of(table) == 62


def test_without_nationalization_the_marker_moves_one_space_in_phase_two() -> None:
    table = position(**phase_two(nationalization=40))  # type: ignore[arg-type]
    play(table, "anna: pass")

    assert marker_of(table) == 44


def test_the_marker_stays_on_its_last_space() -> None:
    table = position(held=TWO_PUBLIC, timing=4, nationalization=70)
    play(table, "anna: pass")

    assert marker_of(table) == 70


def test_the_highest_income_is_that_of_the_public_railroads_left() -> None:
    table = position(**phase_two())  # type: ignore[arg-type]
    table.state.income[RED] = 5
    table.state.income[BLUE] = 4
    play(table, "anna: pass")

    assert price_of(table, RED) == 52  # Green had more, but is gone


def told(table: Table) -> list[str]:
    """Return what happened at the end of the turn, without dividends to single players and bids."""
    ids = [event.id.removeprefix("ts-event-") for _, event in table.log()]
    kinds = ("dividends", "phase-two", "auction", "unsold", "nationalized", "stock")
    ids = ids[ids.index("dividends") :]
    return [id for id in ids if id in (*kinds, "nationalization", "end")]


def test_the_steps_of_a_dividend_in_phase_one() -> None:
    table = position(
        held=TWO_PUBLIC,
        income={"red": 9, "blue": 6},
        stock={"red": 48, "blue": 8},
        timing=4,
        dividends=7,
    )
    play(table, "anna: pass\n" + "\n".join(["drop"] * 6))

    assert told(table) == [
        "dividends",
        "phase-two",
        *["auction", "unsold", "nationalization"] * 2,
        "stock",
        "nationalization",
        "end",
    ]


def test_the_steps_of_a_dividend_in_phase_two() -> None:
    safe = position(**phase_two(nationalization=40, dividends=7))  # type: ignore[arg-type]
    play(safe, "anna: pass")
    taken = position(**phase_two(dividends=7))  # type: ignore[arg-type]
    play(taken, "anna: pass")

    assert told(safe) == ["dividends", "stock", "nationalization", "end"]
    assert told(taken) == ["dividends", "nationalized", "nationalization", "stock", "end"]


def test_both_phases_have_the_same_actions() -> None:
    setup: dict[str, object] = {
        "held": {"red": [2, 0, 0], "blue": [1, 1, 0]},
        "links": {"red": ["kazan-moscow"], "blue": ["moscow-samara"]},
        "treasury": {"red": 20, "blue": 20},
    }
    first = position(**setup)  # type: ignore[arg-type]
    second = position(**setup, phase=2)  # type: ignore[arg-type]

    assert first.options() == second.options()
    verbs = {text.split()[0] for text in first.options()}
    assert verbs == {"buy", "buy-two", "build-for", "pass"}


def test_private_is_exactly_one_certificate_and_nationalized_is_neither() -> None:
    table = position(
        held={"red": [2, 0, 0], "blue": [0, 1, 1], "yellow": [0, 0, 1]},
        income={"red": 6, "blue": 9, "yellow": 3},
        stock={"red": 50, "blue": 50, "yellow": 20},
        treasury={"red": 10, "blue": 10, "yellow": 10},
        nationalized={"green": ["konosha-kotlas"]},
        gone=["black", "white"],
        phase=2,
        timing=4,
        current=BETH,
        nationalization=48,
    )
    view = {railroad["id"]: railroad for railroad in table.view()["railroads"]}
    assert [id for id in view if view[id]["public"]] == ["red", "blue"]
    assert [text for text in table.options() if "green" in text] == []
    play(table, "beth: pass")

    # Both public railroads could rise, the private one falls, and Green has nothing to move or pay.
    assert [price_of(table, r) for r in (RED, BLUE, YELLOW)] == [50, 52, 16]
    assert table.state.stock[GREEN] == table.state.income[GREEN] == table.state.treasury[GREEN] == 0
    assert table.state.cash == [100 + 6, 100 + 5, 100 + 5 + 3]
    assert table.state.status[YELLOW] == OPEN


def reasons(table: object) -> list[str]:
    outcome = table.outcome  # type: ignore[attr-defined]
    return [] if outcome is None else [reason.id for reason in outcome.reasons]


def test_the_game_ends_when_the_dividends_marker_reaches_its_end() -> None:
    before = position(held=TWO_PUBLIC, timing=4, dividends=6)
    play(before, "anna: pass")
    at_end = position(held=TWO_PUBLIC, timing=4, dividends=7)
    play(at_end, "anna: pass")

    assert before.outcome is None
    assert reasons(at_end) == ["ts-end-dividends"]
    assert at_end.seat is None


def test_the_game_ends_when_a_railroad_has_reached_75() -> None:
    table = position(**phase_two(stock={"red": 75, "blue": 52, "green": 52}))  # type: ignore[arg-type]
    play(table, "anna: pass")

    assert reasons(table) == ["ts-end-stock"]


def test_75_between_dividends_does_not_end_the_game() -> None:
    table = position(held=TWO_PUBLIC, stock={"red": 75})
    play(table, "anna: pass")

    assert table.seat == BETH


def test_the_game_ends_with_fewer_than_two_public_railroads_in_phase_one_too() -> None:
    table = position(held={"red": [2, 0, 0], "blue": [0, 1, 0]}, timing=4)
    play(table, "anna: pass")

    assert reasons(table) == ["ts-end-public"]


def test_the_auctions_of_the_phase_shift_are_held_even_if_the_game_ends_then() -> None:
    table = position(held=TWO_PUBLIC, stock={"red": 48}, timing=4, dividends=7)
    play(table, "anna: pass")
    assert table.state.phase == 2
    play(table, "\n".join(["drop"] * 6))

    assert reasons(table) == ["ts-end-dividends"]
