"""The expert game of two: p. 14."""

import pytest

from ironroad.core.engine import Options, advance, apply
from ironroad.core.table import Table
from ironroad.games.mini_express import scoring
from ironroad.games.mini_express.rules.building import has_safe_route
from ironroad.games.mini_express.rules.turn import END_TURN, START_TURN_OF, second_actions
from ironroad.games.mini_express.state import SPIKE_DRIVEN, SPIKE_EAST, State
from tests.games.mini_express.positions import (
    ADA,
    BELA,
    BROWN,
    GRAY,
    ORANGE,
    WHITE,
    dealt,
    influence_of,
    occurring,
    play,
    position,
    supply_of,
    told,
    train_hexes,
)

TWO_ACTIONS = (START_TURN_OF[2],)
AREAS = ("brown", "gray", "orange", "white")


def test_the_first_turn_has_one_action_and_all_others_two() -> None:
    table = dealt(2, mode="expert")
    play(table, "ada: take-two gray\nada: split white\nbela: take-two brown")
    play(table, "ada: build brown\nada: to new-york")
    play(table, "bela: build orange\nbela: to detroit\nbela: build gray\nbela: to charleston")

    assert table.seat == ADA
    play(table, "ada: build brown")
    play(table, "ada: to boston")
    assert table.seat == ADA


def test_the_second_action_is_with_another_company() -> None:
    table = position(seats=2, mode="expert", frames=TWO_ACTIONS)
    play(table, "ada: build brown\nada: to new-york")

    assert table.options() == ["build gray", "build orange", "build white"]


def test_the_same_kind_of_action_may_be_taken_twice() -> None:
    table = position(
        seats=2, mode="expert", frames=TWO_ACTIONS, influence={id: [9, 1] for id in AREAS}
    )
    play(table, "ada: share brown")
    assert {"share gray", "build gray"} <= set(table.options())
    play(table, "ada: share gray\nbela: build brown")

    assert table.state.current == BELA


def test_one_depleted_company_ends_the_game_at_once() -> None:
    table = position(
        seats=2, mode="expert", frames=TWO_ACTIONS, area={"brown": 0}, shares={"brown": 1}
    )
    play(table, "ada: share brown")

    assert table.seat is None
    assert table.outcome is not None
    assert [reason.id for reason in table.outcome.reasons] == ["me-end-depleted"]


def test_the_last_share_is_not_offered_as_second_action() -> None:
    table = position(
        seats=2,
        mode="expert",
        frames=TWO_ACTIONS,
        area={"gray": 0, "orange": 0, "white": 0},
        shares={"gray": 1},
        supply={"orange": 3},
    )
    play(table, "ada: build brown\nada: to new-york")

    # Gray would give its last Share, orange its last trains.
    assert table.seat == BELA
    assert table.state.shares == [5, 1, 5, 4]


def no_second_action(**more: object) -> Table:
    """Only brown can do anything: its Share costs one Influence."""
    nothing = {"gray": 1, "orange": 1, "white": 1}
    state: State = position(seats=2, mode="expert").state
    return position(
        seats=2,
        mode="expert",
        closed=[id for id in state.rules.map.cities if id != "new-york"],
        area={**nothing, "brown": 1},
        influence={id: [0, 1] for id in nothing},
        track={"gray": ["new-york"]},
        **more,  # type: ignore[arg-type]
    )


def test_without_a_legal_second_action_the_turn_ends() -> None:
    table = play(no_second_action(frames=TWO_ACTIONS), "ada: share brown")

    assert told(table, "no-second")
    assert table.seat == BELA


def test_search_ends_such_a_turn_in_silence() -> None:
    state = no_second_action(frames=()).state.clone()
    state.stack.append(START_TURN_OF[2])
    options = Options()
    advance(state, options)
    apply(state, state.rules.share + BROWN, options)

    assert state.events is None
    assert state.current == BELA


DANGER = {
    "track": {
        "gray": ["0812"],
        "orange": ["0913", "1014"],
        "white": ["0814"],
    },
    "area": {"gray": 3, "orange": 1, "brown": 0, "white": 0},
    "supply": {"orange": 2},
    "closed": ["tulsa", "fort-smith", "dallas", "houston", "nashville"],
}


def danger(**more: object) -> State:
    """Gray can go to New Orleans in three ways; those over two orange trains empty its supply."""
    table = position(seats=2, mode="expert", frames=(), **{**DANGER, **more})  # type: ignore[arg-type]
    state: State = table.state
    return state


def test_a_route_that_depletes_a_company_is_not_offered_as_second_action() -> None:
    table = position(
        seats=2,
        mode="expert",
        frames=TWO_ACTIONS,
        **DANGER,  # type: ignore[arg-type]
    )
    play(table, "ada: share brown\nada: build gray\nada: to new-orleans")
    assert table.options() == ["via 0913", "via 0814"]
    play(table, "ada: via 0913")  # From there the route over 1014 would take the last train.

    assert table.state.supply[ORANGE] == 1
    assert table.state.current == BELA


def test_a_city_that_cannot_be_reached_without_depleting_is_not_offered() -> None:
    safe = danger()
    everywhere = {"gray": ["0812"], "orange": ["0913", "0814"]}
    bad = danger(track=everywhere, supply={"orange": 1})

    assert second_actions(safe, ADA, BROWN) >> (4 + GRAY) & 1
    new_orleans = safe.rules.map.cities.index("new-orleans")

    assert has_safe_route(safe, ADA, GRAY, new_orleans)
    assert not has_safe_route(bad, ADA, GRAY, new_orleans)


def test_a_plentiful_supply_needs_no_trial() -> None:
    state = danger(supply={})

    assert second_actions(state, ADA, BROWN) >> (4 + GRAY) & 1


def test_a_purple_tile_does_not_hide_the_danger() -> None:
    state = danger(tiles={"new-orleans": "brown-purple"})
    new_orleans = state.rules.map.cities.index("new-orleans")

    assert has_safe_route(state, ADA, GRAY, new_orleans)
    assert state.influence == danger(tiles={"new-orleans": "brown-purple"}).influence


def test_a_second_action_drives_the_spike_without_ending_the_game() -> None:
    gray = ["san-francisco", "0107", "0208", "0309", "0408", "denver"]
    table = position(
        seats=2,
        mode="expert",
        variant="golden-spike",
        frames=TWO_ACTIONS,
        track={"brown": ["omaha"], "orange": ["omaha"], "gray": gray},
        area={"brown": 0, "orange": 3, "gray": 0, "white": 0},
        supply={"gray": 2},
        closed=["san-francisco"],
        spike=SPIKE_EAST,
        east="brown",
    )
    play(table, "ada: share brown\nada: build orange\nada: to denver")
    while table.seat == ADA and table.options()[0].startswith("via"):
        play(table, table.options()[0])

    # Compensation left one gray train; taking it would end the game, so orange is the West Side.
    assert table.state.supply[GRAY] == 1
    assert table.state.west == ORANGE
    assert table.state.depleted() == 0


def test_a_harbor_event_that_would_deplete_is_no_second_action() -> None:
    parts = {
        "seats": 2,
        "mode": "expert",
        "map": "europe",
        "variant": "harbor",
        "tiles": {"kiev": "orange-purple"},
        "frames": (),
    }
    for supply, safe in ((1, False), (2, True)):
        table = position(**parts, supply={"orange": supply})  # type: ignore[arg-type]
        kiev = table.state.rules.map.cities.index("kiev")

        assert has_safe_route(table.state, ADA, GRAY, kiev) == safe


def test_the_expert_game_scores_without_the_first_column() -> None:
    table = position(
        seats=2,
        mode="expert",
        length={"brown": 9, "gray": 9},
        influence={"brown": [3, 2], "gray": [2, 2], "white": [1, 0]},
        held={"brown": [1, 1], "gray": [1, 1]},
    )

    assert [scoring.share_value(table.state, BROWN, seat) for seat in (ADA, BELA)] == [6, 3]
    assert [scoring.share_value(table.state, GRAY, seat) for seat in (ADA, BELA)] == [6, 6]
    assert [scoring.share_value(table.state, WHITE, seat) for seat in (ADA, BELA)] == [3, 0]


def test_a_city_the_second_action_cannot_reach_harmlessly_is_missing() -> None:
    table = position(
        seats=2,
        mode="expert",
        frames=TWO_ACTIONS,
        track={"gray": ["0812"], "orange": ["0913", "0814"]},
        area={"gray": 3, "orange": 1, "brown": 0, "white": 0},
        supply={"orange": 1},
    )
    play(table, "ada: share brown\nada: build gray")

    assert "to tulsa" in table.options()
    assert "to new-orleans" not in table.options()


WEST_LINE = [
    "atlanta",
    "tulsa by 1210 1109 1008 0909",
    "st-paul by 0907 0905",
    "denver",
    "salt-lake-city",
    "los-angeles by 0208 0109",
]
"""White's track from Tallahassee to the hex beside San Francisco; it passes Omaha."""


def test_a_build_can_take_six_trains_of_a_company_and_end_the_game() -> None:
    table = occurring(
        seats=2,
        mode="expert",
        variant="golden-spike",
        frames=TWO_ACTIONS,
        grown={"white": WEST_LINE, "gray": ["atlanta"]},
        area={"white": 0, "gray": 5},
    )
    assert supply_of(table) == [20, 17, 20, 6]
    play(table, "ada: build brown\nada: to new-york\nada: build gray")

    # Four trains as compensation, one to San Francisco, one as the West Side.
    assert "to omaha" not in table.options()
    assert "to louisville" in table.options()


@pytest.mark.parametrize(
    ("tile", "answer", "influence"),
    [("brown-orange", "", [2, 1, 2, 1]), ("orange-purple", "ada: influence brown", [2, 1, 2, 1])],
)
def test_an_action_that_depletes_a_company_is_carried_out_in_full(
    tile: str, answer: str, influence: list[int]
) -> None:
    table = occurring(
        seats=2,
        mode="expert",
        variant="golden-spike",
        frames=TWO_ACTIONS,
        grown={"white": [*WEST_LINE, "fort-smith"], "gray": ["atlanta"]},
        tiles={"omaha": tile},
        area={"white": 1, "gray": 5},
    )
    assert supply_of(table) == [20, 17, 20, 4]
    play(table, f"ada: build gray\nada: to omaha\n{answer}")
    state: State = table.state

    # Compensation takes the last white trains; length, Influence and both events follow all the same.
    assert (state.supply[WHITE], state.shares[WHITE]) == (0, 0)
    assert influence_of(table, ADA) == influence
    assert (state.spike, state.east, state.west) == (SPIKE_DRIVEN, GRAY, -1)
    assert state.length == [0, 4 + 2, 0, 0]
    assert "0008" in train_hexes(table, BROWN) & train_hexes(table, ORANGE)
    assert table.outcome is not None
    assert table.seat is None


def test_a_share_whose_trains_leave_some_in_the_supply_can_be_a_second_action() -> None:
    # Three trains in the area leave room for two; with three in the supply one stays.
    parts = {"seats": 2, "mode": "expert", "frames": TWO_ACTIONS}
    table = occurring(
        **parts, grown={"white": WEST_LINE}, area={"white": 3}, influence={"white": [3, 1]}
    )
    assert supply_of(table)[WHITE] == 3
    play(table, "ada: build brown\nada: to new-york")
    assert "share white" in table.options()
    # An empty area gets three and no more.
    table = occurring(**parts, grown={"white": [*WEST_LINE, "fort-smith"]}, area={"white": 0})
    assert supply_of(table)[WHITE] == 5
    play(table, "ada: build brown\nada: to new-york")

    assert "share white" in table.options()


def tied(start: int, gray: list[int]) -> tuple[int, ...]:
    """Return the places of a finished game in which both have six points, Ada by two Shares and Bela by one."""
    table = occurring(
        seats=2,
        mode="expert",
        frames=(END_TURN,),
        start=start,
        current=1 - start,
        shares={"gray": 0},
        length={"brown": 6, "white": 8},
        held={"brown": [2, 0], "white": [0, 1], "gray": gray},
        influence={"brown": [1, 2], "white": [0, 1], "gray": [0, 0]},
    )
    assert table.outcome is not None
    assert table.outcome.totals == (6, 6)
    return table.outcome.places


def test_a_tie_in_the_expert_game_goes_to_fewer_shares() -> None:
    assert tied(ADA, [3, 3]) == tied(BELA, [3, 3]) == (2, 1)


def test_then_to_the_starting_player() -> None:
    assert tied(ADA, [3, 4]) == (1, 2)
    assert tied(BELA, [3, 4]) == (2, 1)
