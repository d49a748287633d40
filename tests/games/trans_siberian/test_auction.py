"""Auction rounds: p. 4, p. 11."""

from ironroad.core.engine import Options, apply, pending
from ironroad.face import new
from ironroad.games.trans_siberian.components import OPEN, REMOVED, railroad_name
from ironroad.games.trans_siberian.rules.auction import BeginAuctions
from tests.games.trans_siberian.positions import (
    ANNA,
    BETH,
    BLACK,
    CONNOR,
    RED,
    WHITE,
    full_map,
    game,
    marker_of,
    play,
    position,
    price_of,
)

ALL_MOSCOW = [
    "moscow-st-petersburg",
    "moscow-smolensk",
    "bryansk-moscow",
    "moscow-oryol",
    "moscow-voronezh",
    "moscow-saratov",
    "moscow-samara",
    "kazan-moscow",
    "moscow-nizhny-novgorod",
    "moscow-yaroslavl",
]


def test_the_opener_drops_or_bids_at_least_8_and_at_most_the_own_money() -> None:
    assert game().options() == ["drop", *[f"bid {amount}" for amount in range(8, 49)]]


def test_all_the_money_may_be_bid() -> None:
    table = play(game(), "anna: bid 47")

    assert table.options() == ["drop", "bid 48"]
    assert table.seat == BETH


def test_the_question_names_the_highest_bid_once_there_is_one() -> None:
    table = game()
    assert table.prompt is not None
    assert table.prompt.id == "ts-ask-first-bid"
    play(table, "anna: bid 9")

    assert table.prompt.id == "ts-ask-bid"
    assert (table.prompt.args["amount"], table.prompt.args["leader"]) == (9, ANNA)


def test_the_start_player_opens_the_auction_of_red() -> None:
    openers = set()
    for seed in range(20):
        table = new("trans-siberian", 4, seed=seed)
        starts = [event.args["seat"] for _, event in table.log() if event.id == "ts-event-start"]
        assert starts == [table.seat]
        assert table.prompt is not None
        assert table.prompt.args["railroad"].id == "ts-railroad-red"  # type: ignore[union-attr]
        openers.add(table.seat)

    assert openers == {0, 1, 2, 3}


def test_bidding_goes_clockwise_and_each_bid_is_higher() -> None:
    table = play(game(), "anna: bid 10\nbeth: bid 11")

    assert table.seat == CONNOR
    assert table.options()[:2] == ["drop", "bid 12"]


def test_who_dropped_out_is_not_asked_again_in_this_auction() -> None:
    table = play(game(), "anna: bid 8\nbeth: drop\nconnor: bid 9\nanna: bid 10\nconnor: bid 11")

    assert table.seat == ANNA


def test_who_dropped_out_is_asked_in_the_next_auction() -> None:
    script = "anna: bid 8\nbeth: drop\nconnor: drop\nanna: build kazan-moscow"
    table = play(game(), script + "\nanna: drop\nbeth: bid 8")

    assert table.seat == CONNOR


def test_a_player_who_cannot_raise_drops_out_without_being_asked() -> None:
    table = play(game(), "anna: bid 48")

    assert table.seat == ANNA
    assert "event-forced" in [message.id for _, message in table.log()]


def test_all_pass_removes_the_railroad_and_moves_the_marker_three_spaces() -> None:
    table = play(game(), "anna: drop\nbeth: drop\nconnor: drop")

    assert table.state.status[RED] == REMOVED
    assert marker_of(table) == 36
    assert table.seat == ANNA  # the same player opens the next auction
    assert table.prompt is not None
    assert table.prompt.args["railroad"].id == "ts-railroad-blue"  # type: ignore[union-attr]


def test_the_last_player_may_pass_too() -> None:
    table = play(game(), "anna: drop\nbeth: drop")

    assert table.seat == CONNOR
    assert table.options()[:2] == ["drop", "bid 8"]


def test_the_winner_pays_into_the_treasury_and_takes_a_certificate() -> None:
    table = play(game(), "anna: bid 13\nbeth: drop\nconnor: drop")

    assert table.state.cash == [35, 48, 48]
    assert table.state.treasury[RED] == 13
    assert table.state.held[:3] == [1, 0, 0]
    assert table.state.status[RED] == OPEN


def test_the_first_link_is_free_and_connected_to_moscow() -> None:
    table = play(game(), "bid 13\ndrop\ndrop")
    assert table.options() == [f"build {link}" for link in ALL_MOSCOW]

    play(table, "anna: build kazan-moscow")
    assert table.state.income[RED] == 3
    assert table.state.treasury[RED] == 13
    assert table.state.cubes[RED] == 29


def test_a_link_taken_by_one_railroad_is_not_offered_to_the_next() -> None:
    script = "bid 8\ndrop\ndrop\nbuild kazan-moscow\nanna: bid 9\ndrop\ndrop"
    table = play(game(), script)

    assert table.options() == [f"build {link}" for link in ALL_MOSCOW if link != "kazan-moscow"]


def test_the_stock_value_is_any_space_up_to_the_bid() -> None:
    table = play(game(), "bid 27\ndrop\ndrop\nbuild kazan-moscow")

    assert table.options() == ["value 8", "value 12", "value 16", "value 20", "value 24"]


def test_the_winner_opens_the_next_auction() -> None:
    table = play(game(), "anna: drop\nbeth: bid 8\nconnor: drop\nbeth: build kazan-moscow")

    assert table.seat == BETH
    assert table.options()[0] == "drop"


def test_railroads_are_auctioned_in_the_order_of_the_banners() -> None:
    table = game()
    order = []
    for _ in range(4):
        assert table.prompt is not None
        order.append(table.prompt.args["railroad"].id)  # type: ignore[union-attr]
        play(table, "drop\ndrop\ndrop" if len(order) < 4 else "bid 8\ndrop\ndrop")

    assert order == [f"ts-railroad-{id}" for id in ("red", "blue", "green", "yellow")]


def test_what_is_auctioned_is_told_while_bids_are_made_and_not_afterwards() -> None:
    table = game()
    bid = pending(table.state)
    assert bid is not None
    assert bid.lot(table.state) == railroad_name(RED)
    play(table, "anna: bid 9\nbeth: drop\nconnor: drop")

    link = pending(table.state)
    assert link is not None
    assert link.lot(table.state) is None


def test_the_last_buyer_takes_the_first_turn() -> None:
    script = """
        anna: drop
        beth: bid 8
        connor: drop
        beth: build kazan-moscow
        beth: drop
        connor: drop
        anna: drop
        beth: drop
        connor: drop
        anna: drop
        beth: drop
        connor: drop
        anna: drop
    """
    table = play(game(), script)

    assert table.seat == BETH
    assert "pass" in table.options()


def test_if_nobody_bought_the_start_player_begins() -> None:
    table = play(game(), "\n".join(["drop"] * 12))

    passes = [event.args["seat"] for _, event in table.log() if event.id == "ts-event-passed"]
    assert passes == [ANNA, BETH, CONNOR, ANNA, BETH]
    assert table.outcome is not None  # nothing can be done, and no railroad is public


def test_a_first_value_of_48_is_legal_and_shifts_the_phase_at_the_first_dividend() -> None:
    table = play(game(), "bid 48\nbuild kazan-moscow\nvalue 48")
    play(table, "\n".join(["drop"] * (3 * 3 - 3)))
    assert price_of(table, RED) == 48
    play(table, "beth: pass\nconnor: pass\nbeth: pass")  # Anna has no money and passes by herself.

    assert table.state.phase == 2
    assert table.state.dividends == 0


def second_round() -> dict[str, object]:
    return {
        "phase": 2,
        "current": BETH,
        "held": {"red": [2, 0, 0]},
        "links": {"red": ["kazan-moscow"]},
        "frames": [BeginAuctions(1)],
    }


def test_black_is_opened_by_the_current_player_and_white_by_the_buyer_of_black() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    play(table, "beth: drop\nconnor: bid 8\nanna: drop\nconnor: build kazan-yekaterinburg")

    assert table.seat == CONNOR
    assert table.prompt is not None
    assert table.prompt.args["railroad"].id == "ts-railroad-white"  # type: ignore[union-attr]


def test_white_is_opened_by_the_current_player_if_black_was_not_sold() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    play(table, "beth: drop\nconnor: drop\nanna: drop")

    assert table.seat == BETH
    assert table.state.status[BLACK] == REMOVED
    assert marker_of(table) == 36


def test_unsold_black_and_white_move_the_marker_three_spaces_each() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    play(table, "beth: drop\nconnor: drop\nanna: drop")
    assert marker_of(table) == 36
    play(table, "beth: drop\nconnor: drop\nanna: drop")

    assert marker_of(table) == 48
    assert [table.state.status[r] for r in (BLACK, WHITE)] == [REMOVED] * 2
    assert [table.state.cubes[r] for r in (BLACK, WHITE)] == [0, 0]


def test_black_is_auctioned_by_the_rules_of_the_first_round() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    assert table.options() == ["drop", *[f"bid {amount}" for amount in range(8, 101)]]
    play(table, "beth: bid 17\nconnor: bid 18\nanna: drop\nbeth: drop")
    play(table, "connor: build kazan-yekaterinburg")
    assert table.options() == ["value 8", "value 12", "value 16"]
    play(table, "connor: value 16")

    assert table.state.cash == [100, 100, 82]
    assert (table.state.treasury[BLACK], table.state.income[BLACK]) == (18, 3)
    assert table.state.held[BLACK * 3 : BLACK * 3 + 3] == [0, 0, 1]
    assert (table.state.status[BLACK], price_of(table, BLACK)) == (OPEN, 16)
    assert table.state.cubes[BLACK] == 29


def test_a_bid_above_75_allows_every_space() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    play(table, "beth: bid 90\nconnor: drop\nanna: drop\nbuild kazan-yekaterinburg")

    assert len(table.options()) == 23
    assert table.options()[-1] == "value 75"


def test_the_first_link_of_black_touches_any_network_but_is_not_external() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    play(table, "beth: bid 20\nconnor: drop\nanna: drop")

    at_moscow = [link for link in ALL_MOSCOW if link != "kazan-moscow"]
    assert table.options() == [f"build {link}" for link in [*at_moscow, "kazan-yekaterinburg"]]


def test_white_may_attach_to_the_new_link_of_black() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    script = "beth: bid 8\nconnor: drop\nanna: drop\nbuild kazan-yekaterinburg"
    play(table, script + "\nbeth: bid 8\nconnor: drop\nanna: drop")

    assert "build tyumen-yekaterinburg" in table.options()


def test_an_external_link_is_no_first_link() -> None:
    setup = second_round()
    setup["links"] = {"red": ["moscow-smolensk"]}
    table = position(**setup)  # type: ignore[arg-type]
    play(table, "beth: bid 8\nconnor: drop\nanna: drop")

    assert "build smolensk-external" not in table.options()


def test_black_opens_without_a_link_where_none_is_left() -> None:
    setup = second_round()
    setup["held"] = {"red": [2, 0, 0], "blue": [1, 0, 0], "green": [0, 1, 0], "yellow": [0, 0, 1]}
    setup["links"] = full_map()
    table = position(**setup)  # type: ignore[arg-type]
    silent = table.state.clone()
    play(table, "beth: bid 12\nconnor: drop\nanna: drop")
    options = Options()
    for action in table._moves:
        apply(silent, action, options)

    assert table.options() == ["value 8", "value 12"]
    assert table.state.income[BLACK] == 0
    assert table.state.network[BLACK] == 0
    assert silent == table.state
    assert "ts-event-no-link" in [message.id for _, message in table.log()]


def test_the_current_player_stays_who_triggered_the_dividend() -> None:
    table = position(**second_round())  # type: ignore[arg-type]
    script = "beth: drop\nconnor: bid 8\nanna: drop\nconnor: build kazan-yekaterinburg"
    play(table, script + "\nconnor: drop\nanna: drop\nbeth: drop")

    assert table.state.current == BETH
    assert table.state.status[WHITE] == REMOVED
