"""The stock market and the steelworks of American Railroads (AR-12 to AR-21)."""

from pathlib import Path
from typing import Any

from ironroad.core.engine import Stack, advance
from ironroad.core.table import Table
from ironroad.games.russian_railroads.components import BLACK, DUE, STEP, TOKEN, reward_of
from ironroad.games.russian_railroads.modules.american import components
from ironroad.games.russian_railroads.modules.american.components import PAYOUT, STOCK
from ironroad.games.russian_railroads.modules.american.rules import stock
from ironroad.games.russian_railroads.modules.american.state import (
    AmericanTable,
    american_board,
    american_table,
    put_american_table,
)
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import FINAL_SCORING, NEXT_TURN
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import asked, told
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    Hand,
    checked,
    face_up,
    factories,
    pile,
    play,
    player,
    points,
    position,
    said,
    track,
)

STEELWORKS = 10


def market(hands: dict[int, Hand], dividends: list[str] | None = None, **more: Any) -> Table:
    """Return a position with dividends on the lowest levels."""
    table = position(4, hands=hands, options=AMERICAN, **more)
    ids = components.american(table.state.rules).stock.dividends.ids
    for level, id in enumerate(dividends or [], start=1):
        laid = american_table(table.state).with_dividend(level, ids.index(id) + 1)
        put_american_table(table.state, laid.with_visit(level))
    return table


def earn(table: Table, kind: int, count: int = 1) -> Table:
    """Let Anna earn something now."""
    table.state.owed.append(int(reward_of(kind, count) | (DUE if kind == TOKEN else 0)))
    table.state.stack = Stack([NEXT_TURN, SETTLE[ANNA]])
    advance(table.state, table._options)
    return table


def test_the_first_on_a_level_chooses_an_unused_dividend_and_takes_it() -> None:
    table = earn(market({ANNA: {"roubles": 0}}), STOCK)
    assert table.options() == [
        "dividend d1",
        "dividend d3",
        "dividend d4",
        "dividend d6",
        "dividend d8",
    ]
    play(table, "anna: dividend d3")

    assert american_board(table.state, ANNA).level == 1
    assert player(table, ANNA).roubles == 1
    assert table.view(None)["modules"]["stock"][1] == {"dividend": "d3", "seats": [ANNA]}
    checked(table)


def test_of_equal_dividends_the_second_is_offered_when_the_first_is_used() -> None:
    table = earn(market({ANNA: {"level": 1}}, ["d1"]), STOCK)

    assert "dividend d2" in table.options()
    assert "dividend d1" not in table.options()


def test_later_arrivals_take_the_same_reward_and_stand_to_the_right() -> None:
    table = market({ANNA: {"roubles": 0}, BORIS: {"level": 1, "arrival": 0}}, ["d1"])
    earn(table, STOCK)

    assert points(table, ANNA) == 5
    assert table.view(None)["modules"]["stock"][1]["seats"] == [BORIS, ANNA]


def test_a_step_on_the_top_is_a_personal_payout_and_moves_nobody() -> None:
    dividends = ["d1", "d3", "d2", "d4", "d6"]
    table = earn(market({ANNA: {"level": 5, "roubles": 0}}, dividends), STOCK)

    assert american_board(table.state, ANNA).level == 5
    assert points(table, ANNA) == 10
    assert player(table, ANNA).roubles == 1
    assert {"industry 1 1", "advance black rocky-mountain 2", "stop"} <= set(table.options())


def test_rewards_of_a_payout_may_be_declined() -> None:
    table = earn(market({ANNA: {"level": 5, "roubles": 0}}, ["d4", "d6"]), STOCK)
    play(table, "anna: stop")

    assert track(table, ANNA, 0)[0] == 1


def test_a_payout_alone_gives_the_dividends_up_to_the_own_level() -> None:
    table = earn(market({ANNA: {"level": 2, "roubles": 0}}, ["d1", "d3", "d2"]), PAYOUT)

    assert american_board(table.state, ANNA).level == 2
    assert (points(table, ANNA), player(table, ANNA).roubles) == (5, 1)


def test_the_stock_token_steps_and_then_pays_out() -> None:
    table = market({ANNA: {"level": 1, "roubles": 0}}, ["d1"])
    earn(table, TOKEN)
    play(table, "anna: token stock\nanna: dividend d2")

    assert american_board(table.state, ANNA).level == 2
    assert points(table, ANNA) == 5 + 5 + 5


def test_a_payout_without_a_step_is_that_of_the_level() -> None:
    table = earn(market({ANNA: {"level": 1, "roubles": 0}}, ["d1", "d2"]), PAYOUT)

    assert american_board(table.state, ANNA).level == 1
    assert points(table, ANNA) == 5


def test_the_last_rouble_is_not_paid_for_a_coin_space_before_the_action() -> None:
    """Nothing would be left to act with, and nobody pays and passes (ruling R23); a rouble as dividend helps."""
    hand: Hand = {"lines": [[5], [1], [1]], "slots": [5, 0, 0, 0], "workers": 0, "roubles": 1}
    with_points = advanced(market({ANNA: hand}, ["d1"]))
    with_rouble = advanced(market({ANNA: hand}, ["d3"]))
    with_worker = advanced(market({ANNA: {**hand, "workers": 1}}, ["d1"]))

    assert "buy rocky-mountain-5" not in with_points.options()
    assert "buy rocky-mountain-5" in with_rouble.options()
    assert "buy rocky-mountain-5" in with_worker.options()


def advanced(table: Table) -> Table:
    """Return the table with the question asked anew."""
    advance(table.state, table._options)
    return table


def test_the_reward_of_the_step_is_used_before_the_payout() -> None:
    """The industry advance of level 2 enters a space with another step: the payout is that of level 3."""
    hand: Hand = {"level": 1, "markers": [0, 6], "roubles": 0}
    table = earn(market({ANNA: hand}, ["d1", "d4", "d2"]), TOKEN)
    play(table, "anna: token stock")
    assert points(table, ANNA) == 0
    play(table, "anna: industry 2 7")

    assert american_board(table.state, ANNA).level == 3
    assert points(table, ANNA) == 5 + 5 + 5
    assert table.options() == ["industry 1 1", "industry 2 8", "stop"]


def test_what_must_still_be_done_is_kept_possible_while_the_stock_token_is_used() -> None:
    """A compulsory black step waits: the advance of choice may not take the only space left for black."""
    hand: Hand = {
        "lines": [[15, 10], [9, 5], [8, 5]],
        "slots": [1, 0, 0, 0],
        "boulders": [],
        "roubles": 0,
    }
    table = market({ANNA: hand}, ["d8"])
    table.state.owed.append(int(reward_of(STEP + BLACK, 1) | DUE))
    earn(table, TOKEN)
    play(table, "anna: token stock")
    assert "advance gray rocky-mountain 11" in table.options()
    assert "advance black transcontinental-east 9" not in table.options()
    play(table, "anna: stop\nanna: stop")

    assert track(table, ANNA, 2)[0] == 9


def test_a_level_without_a_dividend_gives_nothing_when_none_is_left() -> None:
    table = market({ANNA: {"roubles": 0}})
    market_now = american_table(table.state)
    none_left = AmericanTable(0, market_now.dividends, market_now.visits, market_now.steelworks)
    put_american_table(table.state, none_left)
    earn(table, STOCK)

    assert american_board(table.state, ANNA).level == 1
    assert points(table, ANNA) == 0
    stock.pay_out(table.state, ANNA)
    assert table.state.owed == []


def test_the_furthest_scores_20_and_the_second_10_ties_by_the_left_most() -> None:
    hands: dict[int, Hand] = {
        ANNA: {"level": 3, "arrival": 1},
        BORIS: {"level": 3, "arrival": 0},
        CLARA: {"level": 2},
    }
    table = market(hands, frames=(FINAL_SCORING,))

    assert [player(table, seat).further_points for seat in range(4)] == [10, 20, 0, 0]
    assert table.scores()[BORIS].items[-1][1] == 20


def test_who_never_left_the_start_scores_nothing() -> None:
    table = market({ANNA: {"level": 1}}, frames=(FINAL_SCORING,))

    assert [player(table, seat).further_points for seat in range(4)] == [20, 0, 0, 0]


LAST_FOUR: dict[int, int] = {2: 0, 3: 0, 4: 1}


def test_the_last_locomotive_of_a_pile_brings_the_steelworks() -> None:
    table = market({ANNA: {"roubles": 0}}, piles=LAST_FOUR)
    play(table, "anna: place locomotive-1\nanna: locomotive 4\nanna: put 4 transcontinental-west")
    assert table.options() == ["fill", "discard"]
    play(table, "anna: fill")

    assert factories(table, ANNA)[0] == STEELWORKS
    assert american_table(table.state).steelworks == (1 << 6) | (1 << 8)
    assert table.seat == BORIS


def test_the_chain_is_finished_before_the_steelworks_is_placed() -> None:
    table = market({ANNA: {"slots": [2, 0, 0, 0], "roubles": 0}}, piles=LAST_FOUR)
    play(table, "anna: place locomotive-1\nanna: locomotive 4\nanna: put 4 rocky-mountain-1")
    assert "put 2 transcontinental-west" in table.options()
    play(table, "anna: put 2 transcontinental-west")

    assert table.options() == ["fill", "discard"]


def test_a_factory_made_of_the_last_locomotive_brings_it_too() -> None:
    table = market({ANNA: {"roubles": 0}}, piles=LAST_FOUR)
    play(table, "anna: place locomotive-1\nanna: factory new 4\nanna: fill")

    assert factories(table, ANNA)[:2] == [4, STEELWORKS]


def test_other_piles_bring_nothing() -> None:
    table = market({ANNA: {"roubles": 0}}, piles={2: 0, 3: 1})
    play(table, "anna: place locomotive-1\nanna: locomotive 3\nanna: put 3 transcontinental-west")

    assert table.seat == BORIS


def test_a_steelworks_gives_a_black_advance() -> None:
    hand: Hand = {"factories": [STEELWORKS], "markers": [4, 0], "roubles": 0}
    table = play(market({ANNA: hand}), "anna: place industry-1\nanna: industry 1 5")

    assert "advance black rocky-mountain 2" in table.options()


def test_a_steelworks_may_be_replaced_before_all_gaps_are_filled() -> None:
    table = market({ANNA: {"factories": [STEELWORKS, 3], "roubles": 0}})
    play(table, "anna: place locomotive-1\nanna: factory new 2")
    assert table.options() == ["replace 1", "fill"]
    play(table, "anna: replace 1")

    assert factories(table, ANNA)[:3] == [2, 3, 0]
    assert face_up(table, STEELWORKS) == 0
    other = market({ANNA: {"factories": [STEELWORKS, 3], "roubles": 0}})
    play(other, "anna: place locomotive-1\nanna: factory new 2\nanna: fill")
    assert factories(other, ANNA)[:3] == [STEELWORKS, 3, 2]


def test_with_all_gaps_filled_any_factory_makes_room_for_a_steelworks() -> None:
    hand: Hand = {"factories": [2, 2, 3, 3, 5], "roubles": 0}
    table = market({ANNA: hand}, piles=LAST_FOUR)
    play(table, "anna: place locomotive-1\nanna: locomotive 4\nanna: put 4 transcontinental-west")
    assert table.options() == [*[f"replace {n}" for n in range(1, 6)], "discard"]
    play(table, "anna: replace 5")

    assert factories(table, ANNA)[4] == STEELWORKS
    assert face_up(table, 5) == 1


def test_taking_a_steelworks_pays_everyone_in_turn_order_even_if_it_is_discarded() -> None:
    hands: dict[int, Hand] = {
        ANNA: {"level": 1, "roubles": 0},
        BORIS: {"level": 2},
        CLARA: {"level": 3},
        DMITRI: {"level": 0},
    }
    table = market(hands, ["d1", "d2", "d4"], piles=LAST_FOUR, turns=[CLARA, ANNA, DMITRI, BORIS])
    play(table, "clara: pass\nanna: place locomotive-1\nanna: locomotive 4")
    play(table, "anna: put 4 transcontinental-west\nanna: discard")
    paid = [str(m.args["seat"]) for _, m in table.log(None) if m.id == "rr-event-payout"]

    assert len(paid) == 4
    assert points(table, ANNA) == 5
    assert table.seat == CLARA
    assert "discarded" in said(table)
    play(table, "clara: industry 2 1")

    assert points(table, BORIS) == 10
    assert points(table, CLARA) == 10
    assert points(table, DMITRI) == 0
    assert table.seat == DMITRI


def test_the_rest_of_the_own_effects_waits_for_the_payout() -> None:
    hand: Hand = {"level": 1, "factories": [2], "markers": [4, 0], "roubles": 0}
    table = market({ANNA: hand, BORIS: {"level": 1}}, ["d4"], piles=LAST_FOUR)
    play(table, "anna: place industry-2\nanna: industry 1 5\nanna: locomotive 4")
    play(table, "anna: put 4 transcontinental-west\nanna: discard")
    assert table.state.aside
    play(table, "anna: stop\nboris: stop")

    assert table.state.aside == []
    assert table.seat == ANNA
    assert "industry 2 1" in table.options()


def test_the_piles_of_the_steelworks() -> None:
    table = market({})

    assert [pile(table, number) for number in (4, 6, 8)] == [4, 4, 4]
    assert american_table(table.state).steelworks == (1 << 4) | (1 << 6) | (1 << 8)


AT_COINS: Hand = {"lines": [[5], [3], [4]], "slots": [5, 0, 3, 4], "roubles": 3}
"""Black and a locomotive stand on the coin space of every railroad."""


def at_coins(seats: list[int], **more: Any) -> Table:
    """Return a position in which these players have three steps to pay for, and act first."""
    turns = [*seats, *[seat for seat in range(4) if seat not in seats]]
    return market(dict.fromkeys(seats, AT_COINS), turns=turns, **more)


def test_the_dividend_of_each_level_is_asked_for_and_told() -> None:
    table = play(at_coins([BORIS]), "boris: buy rocky-mountain-5")
    assert asked(table) == "ask-dividend 1"
    play(table, "boris: dividend d4\nboris: industry 2 1\nboris: buy transcontinental-west-3")
    assert asked(table) == "ask-dividend 2"
    play(table, "boris: dividend d3")

    assert [line for line in told(table) if line.startswith(("stock", "dividend"))] == [
        "stock 1 1",
        "dividend 1 1 reward-industry 1",
        "stock 1 2",
        "dividend 1 2 reward-rouble 1",
    ]


def test_price_markers_stand_on_a_level_in_the_order_they_come() -> None:
    table = at_coins([DMITRI, BORIS, CLARA])
    play(table, "dmitri: buy rocky-mountain-5\ndmitri: dividend d1\ndmitri: place roubles")
    play(table, "dmitri: pay worker\ndmitri: finish\nboris: buy rocky-mountain-5")
    play(table, "boris: place temporary\nboris: pay worker\nboris: finish")
    play(table, "clara: buy rocky-mountain-5")

    assert table.view(None)["modules"]["stock"][1] == {
        "dividend": "d1",
        "seats": [DMITRI, BORIS, CLARA],
    }
    assert [points(table, seat) for seat in range(4)] == [0, 5, 5, 5]


def test_a_dividend_gives_exactly_what_it_shows_each_time(tmp_path: Path) -> None:
    """To who chooses it, to who comes later, and in a payout."""
    entry = 'd1 = { rewards = ["points 4"] }'
    path = changed(tmp_path, lines("american-dividends", entry))
    table = at_coins([BORIS, CLARA], edition=path, piles=LAST_FOUR)
    play(table, "boris: buy rocky-mountain-5\nboris: dividend d1")
    assert points(table, BORIS) == 4
    play(table, "boris: place roubles\nboris: pay worker")
    play(table, "boris: finish\nclara: buy rocky-mountain-5")
    assert points(table, CLARA) == 4
    play(
        table, "clara: place locomotive-1\nclara: pay worker\nclara: factory new 4\nclara: discard"
    )

    assert [points(table, seat) for seat in range(4)] == [0, 8, 8, 0]


def test_the_points_of_the_stock_market_are_told_for_who_gets_any() -> None:
    hands: dict[int, Hand] = {BORIS: {"level": 3}, CLARA: {"level": 2}, DMITRI: {"level": 1}}
    table = market(hands, round=7)
    play(table, "anna: pass\nboris: pass\nclara: pass\ndmitri: pass")

    assert [line for line in told(table) if line.startswith("stock-scored")] == [
        "stock-scored 1 20",
        "stock-scored 2 10",
    ]


def test_even_one_point_of_the_stock_market_is_told(tmp_path: Path) -> None:
    path = changed(tmp_path, lines("american-stock", "end = { values = [20, 1] }"))
    table = market({BORIS: {"level": 3}, CLARA: {"level": 2}}, round=7, edition=path)
    play(table, "anna: pass\nboris: pass\nclara: pass\ndmitri: pass")

    assert "stock-scored 2 1" in told(table)
