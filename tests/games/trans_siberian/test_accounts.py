"""What actions bring, and points with the dividend to come."""

import random
from typing import Any

from ironroad.core.consequences import Consequence, Lookout
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.table import Table
from ironroad.face import new
from ironroad.games.trans_siberian.game import TITLE
from ironroad.games.trans_siberian.rules.dividends import PayDividends
from tests.games.trans_siberian.positions import position
from tools.walks import opened, wander


def brings(table: Table, text: str) -> tuple[Consequence, dict[tuple[int, str, Any], Any]]:
    """Return what an action brings: the least and the most of everything that changes, by seat, id and railroad."""
    accounts = TITLE.accounts(table.rules)
    action = table.rules.catalogue.parse(text)
    found = Lookout(accounts, table.state, TITLE.has_hidden).look(action, 3000)
    changes = zip(accounts.items, found.low, found.high, strict=True)
    return found, {
        (item.seat, item.what.id.removeprefix("ts-amount-"), item.what.args.get("railroad")): (
            low if low == high else (low, high)
        )
        for item, low, high in changes
        if low or high
    }


def by_name(changes: dict[tuple[int, str, Any], Any]) -> dict[tuple[int, str, str], Any]:
    return {(seat, id, name.id if name else ""): x for (seat, id, name), x in changes.items()}


def test_a_certificate_costs_cash_and_fills_the_treasury() -> None:
    table = position(
        held={"red": [1, 0, 0]}, stock={"red": 20}, income={"red": 6}, treasury={"red": 5}
    )
    found, changes = brings(table, "buy red")
    red = "ts-railroad-red"
    assert by_name(changes) == {
        (0, "cash", ""): -20,
        (-1, "treasury", red): 20,
        (0, "certificates", red): 1,
        # A second certificate makes the railroad public, so both count; the price stays.
        (0, "worth", ""): 20,
    }
    assert not found.follows
    # Two certificates are with the player then, one less for sale.
    assert found.added == ["certificate-red@hand:0#2"]
    assert [piece.split("#")[0] for piece in found.removed] == ["certificate-red@unsold:red"]


def test_a_link_that_ends_a_build_is_drawn_and_one_that_goes_on_may_be() -> None:
    table = position(
        held={"red": [2, 0, 0]}, links={"red": ["moscow-smolensk"]}, treasury={"red": 9}
    )
    found, changes = brings(table, "build-for red")
    assert found.follows
    assert found.is_complete
    low, high = by_name(changes)[(-1, "treasury", "ts-railroad-red")]
    assert -9 <= low < high < 0
    assert not found.added
    assert "track-red@link:moscow-smolensk" not in found.possible
    assert len(found.possible) > 1
    markers = ("track-red@link:", "income-red@income:", "stock-red@stock:", "timing@timing:")
    assert all(piece.startswith(markers) for piece in found.possible)


def signs(table: Table, text: str) -> dict[str, Any]:
    """Return what is paid where, by link."""
    action = table.rules.catalogue.parse(text)
    found = TITLE.accounts(table.rules).signs(table.state, action)
    assert all(sign.what.id == "ts-money" for sign in found)
    return {sign.place.removeprefix("link:"): sign.what.args["amount"] for sign in found}


def test_the_cost_of_a_jump_stands_on_the_way_it_takes() -> None:
    links = {
        "red": ["moscow-smolensk"],
        "blue": ["moscow-samara"],
        "green": ["kazan-moscow"],
    }
    held = {"red": [2, 0, 0], "blue": [0, 1, 0], "green": [0, 0, 1]}
    table = position(held=held, links=links, treasury={"red": 40})
    table.play("build-for red")
    own: dict[str, tuple[int, dict[str, int]]] = {}
    over: dict[str, tuple[int, dict[str, int]]] = {}
    for text in table.options():
        link = text.removeprefix("build ")
        found = signs(table, text)
        price = found.pop(link)
        (over if found else own)[link] = (price, found)
    assert own["moscow-voronezh"] == (4, {})
    assert over["kazan-yekaterinburg"] == (4, {"kazan-moscow": 2})
    assert {tuple(way) for _, way in over.values()} == {("kazan-moscow",), ("moscow-samara",)}
    table.play("build kazan-yekaterinburg")
    second = next(text for text in table.options() if text != "stop")
    assert signs(table, second) == {
        "kazan-yekaterinburg": 4,
        "kazan-moscow": 2,
        second.removeprefix("build "): 8,
    }
    assert signs(table, "stop") == {"kazan-yekaterinburg": 4, "kazan-moscow": 2}


def test_the_fees_on_the_way_are_what_a_build_costs() -> None:
    """In random games: where no more links are named than are walked, the signs add up to what the railroad pays."""
    jumps = 0
    for seed in range(6):
        table = new("trans-siberian", 3, seed)
        choose = random.Random(seed)
        while table.seat is not None:
            if table.prompt is not None and table.prompt.id == "ts-ask-second-link":
                found = signs(table, "stop")
                paid = by_name(brings(table, "stop")[1])
                if len(found) <= 2:
                    cost = min(x for (_, id, _), x in paid.items() if id == "treasury")
                    assert sum(found.values()) == -cost
                    jumps += len(found) - 1
            texts = [text for text in table.options() if text not in ("pass", "drop")]
            table.play(choose.choice(texts or table.options()))
    assert jumps


def test_only_links_have_a_price_on_the_board() -> None:
    table = position(held={"red": [1, 0, 0]}, stock={"red": 20})
    assert signs(table, "buy red") == {}


def test_projected_points_are_the_scores_with_the_dividend_as_it_would_be_paid_now() -> None:
    for seed in range(3):
        state, options = opened("trans-siberian", 3 + seed % 3, {})
        dealer = Dealer(seed)
        while state.stack:
            paid = state.clone()
            PayDividends().run(paid)
            gains = [after - before for before, after in zip(state.cash, paid.cash, strict=True)]
            cards = TITLE.projected(state)
            scores = TITLE.scores(state)
            assert [card.items[-1][1] for card in cards] == gains
            assert [card.items[:-1] for card in cards] == [card.items for card in scores]
            accounts = TITLE.accounts(state.rules)
            amounts = dict(
                zip([repr(i) for i in accounts.items], accounts.amounts(state), strict=True)
            )
            for item in accounts.items:
                if item.what.id == "ts-amount-worth":
                    assert amounts[repr(item)] == scores[item.seat].total
            apply(state, wander(state, options, dealer, seed), options)
