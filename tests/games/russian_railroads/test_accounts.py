"""What actions bring, and points with the scoring to come."""

from typing import Any

import pytest

from ironroad.core.consequences import Consequence, Lookout
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.modules.american.state import (
    american_board,
    put_american_board,
)
from ironroad.games.russian_railroads.rules.rounds import SCORE_ROUND
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads.positions import ANNA, BORIS, Hand, position
from tools.walks import opened, wander

TITLE: Any = REGISTRY.title("russian-railroads")


def brings(table: Table, text: str) -> tuple[Consequence, dict[tuple[int, str], Any]]:
    """Return what an action brings, and by seat and id what changes: a number, or the least and the most."""
    accounts = TITLE.accounts(table.rules)
    action = table.rules.catalogue.parse(text)
    found = Lookout(accounts, table.state, TITLE.has_hidden).look(action, 3000)
    changes: dict[tuple[int, str], Any] = {}
    for place in accounts.told(found.low, found.high):
        item, low, high = accounts.items[place], found.low[place], found.high[place]
        colour = item.what.args.get("colour")
        id = getattr(colour, "id", item.what.id)
        changes[(item.seat, id)] = low if low == high else (low, high)
    return found, changes


def test_a_space_costs_workers_and_its_advances_may_go_to_any_railroad() -> None:
    table = position(hands={ANNA: Hand(roubles=0)})
    found, changes = brings(table, "place black-2")
    assert changes[(0, "rr-amount-workers")] == -1
    assert changes[(0, "rr-colour-black")] == 2
    assert found.follows
    assert found.is_complete
    assert "worker-0@space:black-2" in found.added
    railroads = {piece.split("@rail:0-")[1].rsplit("-", 1)[0] for piece in found.possible}
    assert railroads == set(table.state.rules.railroads.ids)


def test_a_cost_is_certain_where_roubles_may_pay_it_too() -> None:
    table = position(hands={ANNA: Hand(roubles=2)})
    _, changes = brings(table, "place black-3")
    assert changes[(0, "rr-amount-paid")] == -2
    assert not {(0, "rr-amount-workers"), (0, "rr-amount-roubles")} & set(changes)
    assert changes[(0, "rr-colour-black")] == 3


def test_roubles_that_a_space_gives_are_not_taken_for_its_cost() -> None:
    table = position(hands={ANNA: Hand(roubles=1)})
    _, changes = brings(table, "place roubles")
    assert changes[(0, "rr-amount-workers")] == (-1, 0)
    assert changes[(0, "rr-amount-roubles")] == (1, 2)
    assert (0, "rr-amount-paid") not in changes


def test_passing_brings_its_points_and_nothing_else() -> None:
    table = position()
    table.play("pass")
    _, changes = brings(table, "pass")
    points = table.state.rules.start.pass_points[table.state.position(BORIS)]
    assert points > 0
    assert changes == {(BORIS, "rr-amount-points"): points}


def test_pieces_of_a_kind_on_one_place_are_numbered() -> None:
    table = position()
    text = next(
        f"place {space.id}"
        for space in table.state.rules.spaces.all
        if space.in_play and space.workers == 3
    )
    found, _ = brings(table, text)
    place = text.removeprefix("place ")
    assert {
        f"worker-0@space:{place}",
        f"worker-0@space:{place}#2",
        f"worker-0@space:{place}#3",
    } <= {
        *found.added,
        *found.possible,
    }


def totals(state: State) -> list[int]:
    return [int(each.points()) for each in state.players]


@pytest.mark.parametrize("board", ["russian", "german", "american"])
def test_projected_points_are_those_after_the_scoring_of_the_round(board: str) -> None:
    chosen = TITLE.meta.check_setup(3, {"board": board})
    state, options = opened("russian-railroads", 3, chosen)
    dealer = Dealer(5)
    seen = 0
    while state.stack:
        scored = state.clone()
        SCORE_ROUND.run(scored)
        ends = [each.end_points(state) for each in state.rules.in_play]
        more = [sum([points[seat] for points in ends if points]) for seat in range(3)]
        last = state.is_last_round()
        expected = [all + (more[seat] if last else 0) for seat, all in enumerate(totals(scored))]
        cards = TITLE.projected(state)
        assert [card.total for card in cards] == expected
        assert [card.items[0][1] for card in cards] == totals(state)
        seen += last
        apply(state, wander(state, options, dealer, 1), options)
    assert seen
    assert TITLE.projected(state) == TITLE.scores(state)


def test_the_stock_market_counts_in_the_last_round_alone() -> None:
    chosen = TITLE.meta.check_setup(2, {"board": "american"})
    state, options = opened("russian-railroads", 2, chosen)
    dealer = Dealer(2)
    while state.stack:
        labels = {label.id for card in TITLE.projected(state) for label, _ in card.items}
        assert ("rr-score-stock" in labels) == state.is_last_round()
        apply(state, wander(state, options, dealer, 1), options)


def test_what_a_player_has_is_counted() -> None:
    hand = Hand(slots=[4, 2, 1, 1], doublers=2, roubles=3, workers=2, temporary=1, extra=1)
    table = position(hands={BORIS: hand})
    accounts = TITLE.accounts(table.rules)
    keys = [(item.seat, item.what.id.removeprefix("rr-amount-")) for item in accounts.items]
    found = dict(zip(keys, accounts.amounts(table.state), strict=True))
    own = {id: amount for (seat, id), amount in found.items() if seat == BORIS}
    assert own["workers"] == 2
    assert own["temporary"] == 1
    assert own["roubles"] == 3
    assert own["doublers"] == 2
    assert own["extra-workers"] == 1
    assert own["reach"] == 8
    assert own["scoring"] == sum(points for _, points in TITLE.projected(table.state)[BORIS].items)
    pieces = accounts.pieces(table.state)
    railroad = table.state.rules.railroads.ids[0]
    assert f"locomotive-4@slots:{BORIS}-{railroad}" in pieces
    assert f"doubler@rail:{BORIS}-{railroad}-2" in pieces


@pytest.mark.parametrize(("board", "coal"), [("american", "off"), ("russian", "on")])
def test_boards_and_modules_add_coal_and_the_stock_market(board: str, coal: str) -> None:
    table = position(options={"board": board, "coal": coal})
    accounts = TITLE.accounts(table.rules)
    ids = [item.what.id for item in accounts.items]
    assert {"rr-amount-coal", "rr-amount-stock"} <= set(ids)
    assert len(accounts.amounts(table.state)) == len(ids)
    assert "rr-amount-coal" not in {item.what.id for item in TITLE.accounts(position().rules).items}


def test_coal_of_a_seat_is_an_amount() -> None:
    table = position(options={"coal": "on"}, hands={BORIS: Hand(coal=3)})
    accounts = TITLE.accounts(table.rules)
    found = zip(accounts.items, accounts.amounts(table.state), strict=True)
    own = {item.what.id: amount for item, amount in found if item.seat == BORIS}
    assert (own["rr-amount-coal"], own["rr-amount-stock"]) == (3, 0)


def test_engineers_lie_with_their_owner() -> None:
    table = position(hands={BORIS: Hand(engineers=[7])})
    assert f"engineer-7@hand:{BORIS}" in TITLE.accounts(table.rules).pieces(table.state)


def pieces_of(hand: Hand, options: dict[str, str]) -> set[str]:
    table = position(options=options, hands={BORIS: hand})
    return set(TITLE.accounts(table.rules).pieces(table.state))


def test_income_markers_and_extension_tiles_lie_with_their_owner() -> None:
    hand = Hand(lines=[[6], [2], [1]], tiles=["h2"], incomes=["i1", "i3"])
    found = pieces_of(hand, {"board": "german"})
    assert {f"income-i1@hand:{BORIS}", f"income-i3@hand:{BORIS}"} <= found
    assert {piece for piece in found if "extension" in piece} == {
        f"extension-h2@area:{BORIS}-hannover"
    }


def test_foundries_lie_with_their_owner() -> None:
    found = pieces_of(Hand(foundries=["fy3"]), {"coal": "on"})
    assert {piece for piece in found if "foundry" in piece} == {f"foundry-fy3@hand:{BORIS}"}
    assert not [piece for piece in found if piece.startswith(("boulder", "price"))]


def test_what_raises_locomotives_lies_with_them() -> None:
    hand = Hand(slots=[4, 2, 1, 0], boilermen=[0, 1], cars=[0], factories=[3], boiled=[0], coal=2)
    table = position(options={"coal": "on", "new-material": "on"}, hands={BORIS: hand})
    found = set(TITLE.accounts(table.rules).pieces(table.state))
    railroads = table.state.rules.railroads
    first = f"slots:{BORIS}-{railroads.ids[railroads.slot_railroad[0]]}"
    assert {piece for piece in found if piece.startswith("boilerman@slots")} == {
        f"boilerman@{first}",
        f"boilerman@{first}#2",
    }
    assert {piece for piece in found if piece.startswith("car@")} == {f"car@{first}"}
    assert {piece for piece in found if piece.startswith("boilerman@lane")} == {
        piece.replace("factory-3", "boilerman") for piece in found if piece.startswith("factory-3@")
    }
    assert {f"coal@coal:{BORIS}", f"coal@coal:{BORIS}#2"} <= found
    assert f"coal@coal:{BORIS}#3" not in found


def test_what_is_at_hand_goes_to_the_space_that_is_paid() -> None:
    table = position(hands={ANNA: Hand(workers=3, roubles=0), BORIS: Hand(roubles=2)})
    found, _ = brings(table, "place black-2")
    assert found.removed == ["worker-0@workers:0#3"]
    assert "worker-0@space:black-2" in found.added
    pieces = TITLE.accounts(table.rules).pieces(table.state)
    assert [piece for piece in pieces if piece.startswith(f"rouble@roubles:{BORIS}")] == [
        f"rouble@roubles:{BORIS}",
        f"rouble@roubles:{BORIS}#2",
    ]


def test_special_items_lie_open_until_they_are_taken() -> None:
    table = position(options={"board": "german", "new-material": "on"})
    open_ones = {
        piece
        for piece in TITLE.accounts(table.rules).pieces(table.state)
        if piece.startswith("item-")
    }
    ids = table.view(ANNA)["modules"]["items"]
    assert open_ones == {f"item-{id}@item:{id}" for id in ids}
    assert ids


def test_the_golden_spike_lies_with_its_owner() -> None:
    table = position(options={"board": "american"})
    put_american_board(table.state, BORIS, american_board(table.state, BORIS).with_spike())
    assert f"spike@hand:{BORIS}" in TITLE.accounts(table.rules).pieces(table.state)


def test_boulders_lie_on_their_spaces_until_they_are_removed() -> None:
    both = pieces_of(Hand(), {"board": "american"})
    own = {piece for piece in both if piece.startswith("boulder@") and f":{BORIS}-" in piece}
    rail = f"boulder@rail:{BORIS}-transcontinental-east-8"
    assert own == {rail, f"boulder@lane:{BORIS}-lower-8"}
    assert rail not in pieces_of(Hand(boulders=["industry"]), {"board": "american"})


def test_a_step_on_the_stock_market_moves_the_marker_and_lays_a_dividend() -> None:
    table = position(
        options={"board": "american"},
        hands={ANNA: Hand(lines=[[5], [1], [1]], slots=[5, 0, 0, 0], roubles=1)},
    )
    accounts = TITLE.accounts(table.rules)
    assert f"price-{ANNA}@level:0" in accounts.pieces(table.state)
    action = table.rules.catalogue.parse("buy rocky-mountain-5")
    found = Lookout(accounts, table.state, TITLE.has_hidden).look(action, 3000)
    assert f"price-{ANNA}@level:1" in found.added
    assert f"price-{ANNA}@level:0" in found.removed
    dividends = {piece for piece in found.possible if piece.startswith("dividend-")}
    assert len(dividends) > 1
    assert dividends <= {f"dividend-d{n}@level:1" for n in range(1, 9)}
