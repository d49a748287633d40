"""Taking Shares and depletion: p. 5, p. 6."""

from ironroad.games.mini_express.rules import companies
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import (
    ADA,
    BROWN,
    GRAY,
    WHITE,
    held_by,
    influence_of,
    play,
    position,
    told,
)


def test_a_share_costs_one_influence_for_each_train_in_the_area() -> None:
    table = position(area={"brown": 3}, influence={"brown": [3, 1, 1]})
    play(table, "ada: share brown")

    assert influence_of(table, ADA)[BROWN] == 0
    assert held_by(table, ADA) == [1, 0, 0, 0]
    assert table.state.shares[BROWN] == 5


def test_a_share_that_cannot_be_paid_is_not_offered() -> None:
    table = position(area={"brown": 3, "gray": 2}, influence={"brown": [2, 3, 3], "gray": [2]})

    assert "share brown" not in table.options()
    assert "share gray" in table.options()


def test_without_trains_in_the_area_a_share_is_free() -> None:
    table = position(area={"brown": 0}, influence={"brown": [0, 0, 0]})
    play(table, "ada: share brown")

    assert influence_of(table, ADA)[BROWN] == 0
    assert table.state.area[BROWN] == 3


def test_a_share_adds_3_trains_up_to_5() -> None:
    table = position(area={"brown": 4}, influence={"brown": [9, 1, 1]})
    supply = table.state.supply[BROWN]
    play(table, "ada: share brown")

    assert table.state.area[BROWN] == 5
    assert table.state.supply[BROWN] == supply - 1
    assert not told(table, "depleted")


def test_a_full_area_gets_no_trains() -> None:
    table = position(area={"brown": 5}, influence={"brown": [5, 1, 1]})
    supply = table.state.supply[BROWN]
    play(table, "ada: share brown")

    assert (table.state.area[BROWN], table.state.supply[BROWN]) == (5, supply)


def test_a_short_supply_gives_what_it_has_and_depletes_the_company() -> None:
    table = position(area={"brown": 1}, supply={"brown": 2})
    play(table, "ada: share brown")
    state: State = table.state

    assert (state.area[BROWN], state.supply[BROWN], state.shares[BROWN]) == (3, 0, 0)
    assert state.box[BROWN] == 3 + 5
    assert told(table, "depleted")


def test_the_last_share_depletes_a_company() -> None:
    table = position(area={"brown": 1}, shares={"brown": 1})
    play(table, "ada: share brown")

    assert table.state.shares[BROWN] == 0
    assert table.state.depleted() == 1
    assert told(table, "depleted")


def test_no_share_of_a_depleted_company_is_offered_but_it_can_build() -> None:
    table = position(area={"brown": 1}, shares={"brown": 0})

    assert "share brown" not in table.options()
    table = position(area={"brown": 4}, shares={"brown": 0})
    assert "build brown" in table.options()


def test_the_last_train_depletes_only_once() -> None:
    table = position(shares={"white": 0}, supply={"white": 1})
    box = table.state.box[WHITE]
    companies.spend_supply(table.state, WHITE, 1)

    assert table.state.box[WHITE] == box
    assert table.state.events == []  # Nothing is told a second time.


def test_shares_of_all_companies_are_offered_in_their_order() -> None:
    table = position(influence={id: [9, 1, 1] for id in ("brown", "gray", "orange", "white")})

    assert table.options()[:4] == ["share brown", "share gray", "share orange", "share white"]
    assert table.state.shares[GRAY] == 6
