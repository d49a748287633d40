"""What actions bring: trains, Track Length, Shares, Influence and points."""

from typing import Any

from ironroad.core.consequences import Consequence, Lookout
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.table import Table
from tests.games.mini_express.positions import TITLE, position, rules
from tools.walks import opened, wander


def brings(table: Table, text: str) -> tuple[Consequence, dict[tuple[int, str, str], Any]]:
    """Return what an action brings, and by seat, id and company what changes: a number, or the least and the most."""
    accounts = TITLE.accounts(table.rules)
    action = table.rules.catalogue.parse(text)
    found = Lookout(accounts, table.state, TITLE.has_hidden).look(action, 3000)
    changes: dict[tuple[int, str, str], Any] = {}
    for item, low, high in zip(accounts.items, found.low, found.high, strict=True):
        if low or high:
            company = item.what.args.get("company")
            key = (item.seat, item.what.id.removeprefix("me-amount-"), getattr(company, "id", ""))
            changes[key] = low if low == high else (low, high)
    return found, changes


def test_a_share_costs_influence_and_counts_for_its_player_and_against_others() -> None:
    table = position(
        length={"brown": 9},
        influence={"brown": [6, 4, 0]},
        held={"brown": [1, 1, 0]},
        shares={"brown": 2},
        area={"brown": 2},
    )
    found, changes = brings(table, "share brown")
    assert not found.follows
    brown = "me-company-brown"
    cost = -changes[(0, "influence", brown)]
    assert cost > 0
    assert changes[(0, "shares", brown)] == 1
    before = [card.total for card in TITLE.scores(table.state)]
    table.play("share brown")
    after = [card.total for card in TITLE.scores(table.state)]
    for seat in range(3):
        assert changes.get((seat, "points", ""), 0) == after[seat] - before[seat]


def test_a_share_moves_and_so_do_the_markers_and_trains_of_its_company() -> None:
    table = position(
        influence={"brown": [6, 4, 0]},
        held={"brown": [1, 1, 0]},
        shares={"brown": 2},
        area={"brown": 2},
    )
    found, _ = brings(table, "share brown")
    assert found.added == [
        "influence-brown-0@influence:brown-4",
        "share-brown@hand:0#2",
        "train-brown@area:brown#3",
        "train-brown@area:brown#4",
        "train-brown@area:brown#5",
    ]
    assert found.removed == ["influence-brown-0@influence:brown-6", "share-brown@shares:brown#2"]
    action = table.rules.catalogue.parse("share brown")
    assert TITLE.accounts(table.rules).signs(table.state, action) == []


def test_new_track_moves_the_marker_of_its_length() -> None:
    table = position(area={"brown": 5}, length={"brown": 3})
    table.play("build brown")
    text = next(text for text in table.options() if text.startswith("to "))
    found, changes = brings(table, text)
    length = 3 + changes.get((-1, "length", "me-company-brown"), 0)
    markers = [piece for piece in found.added if piece.startswith("length-brown@")]
    assert markers == ([f"length-brown@length:{length}"] if length > 3 else [])


def test_a_way_is_certain_in_what_all_its_routes_have_in_common() -> None:
    table = position(area={"brown": 5})
    text = next(text for text in table.options() if text.startswith("build brown"))
    table.play(text)
    for city in [text for text in table.options() if text.startswith("to ")]:
        found, changes = brings(table, city)
        place = f"city:{city.removeprefix('to ')}"
        assert found.is_complete
        # However it gets there, the company's train stands in the city.
        assert f"train-brown@{place}" in found.added
        trains = changes[(-1, "trains", "me-company-brown")]
        placed = [p for p in found.added + found.possible if p.startswith("train-brown@")]
        most = -(trains if isinstance(trains, int) else trains[0])
        assert len(placed) >= most >= 1


def test_a_demand_tile_leaves_a_city_that_is_full() -> None:
    full = [
        city
        for city, rooms in zip(rules().map.cities, rules().map.capacity, strict=True)
        if rooms == 1
    ]
    table = position(area={"brown": 5})
    table.play("build brown")
    reached = [city for city in full if f"to {city}" in table.options()]
    assert reached
    found, _ = brings(table, f"to {reached[0]}")
    tiles = [piece for piece in found.removed if piece.startswith("tile-")]
    assert [piece.split("@")[1] for piece in tiles] == [f"city:{reached[0]}"]


def test_the_printed_bot_is_counted_without_a_seat() -> None:
    state, options = opened("mini-express", 1, TITLE.meta.check_setup(1, {}))
    accounts = TITLE.accounts(state.rules)
    of_bot = [item for item in accounts.items if item.what.id.endswith("-of")]
    assert {item.what.id for item in of_bot} == {
        "me-amount-shares-of",
        "me-amount-influence-of",
        "me-amount-points-of",
    }
    assert {item.seat for item in of_bot} == {-1}
    dealer = Dealer(1)
    while state.stack:
        apply(state, wander(state, options, dealer, 0), options)
    amounts = accounts.amounts(state)
    assert amounts[-6:-4] == [
        TITLE.scores(state)[0].total,
        TITLE.seen_rivals(state, None)[0].card.total,
    ]
    target = state.rules.map.cities[state.target]
    assert f"target@city:{target}" in accounts.pieces(state)


def test_projected_points_are_the_shares_as_they_are() -> None:
    state, options = opened("mini-express", 3, TITLE.meta.check_setup(3, {}))
    dealer = Dealer(4)
    while state.stack:
        assert TITLE.projected(state) == TITLE.scores(state)
        apply(state, wander(state, options, dealer, 1), options)
