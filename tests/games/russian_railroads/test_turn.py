"""The flow of a turn: effects in any order, what comes first, rounds and the end (p. 5, rulings R2, R3)."""

from ironroad.core.engine import advance
from ironroad.face import new
from ironroad.games.russian_railroads.components import (
    BUILD,
    DUE,
    FACTORY,
    INDUSTRY,
    LOCOMOTIVE,
    PLACE,
    REUSE,
    TOKEN,
    kind_of,
    reward_of,
    room_of,
)
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import END_ROUND, NEXT_TURN
from ironroad.games.russian_railroads.rules.turn import TAKE_TURN
from ironroad.games.russian_railroads.state import owe
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    KIEV,
    Hand,
    checked,
    factories,
    markers,
    play,
    points,
    position,
    row,
    said,
    slots,
    track,
)


def test_the_step_between_turns_gives_the_turn_when_it_is_run_by_itself() -> None:
    state = position(hands={ANNA: {"roubles": 0}}).state.clone()
    state.stack.clear()
    state.turn = state.position(ANNA) - 1
    NEXT_TURN.run(state)
    assert state.stack == [NEXT_TURN, TAKE_TURN[ANNA]]

    state.stack.clear()
    state.passed = 2**state.rules.seats - 1
    NEXT_TURN.run(state)
    assert state.stack == [END_ROUND]


def test_one_action_then_the_next_player() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    play(table, "anna: place industry-1")

    assert table.seat == BORIS


def test_effects_of_a_turn_are_taken_in_any_order() -> None:
    """Industry 1 + black 1: black first, then the marker, whose factory gives two more advances."""
    hand: Hand = {"markers": [4], "factories": [7], "roubles": 0}
    table = position(hands={ANNA: hand})
    play(table, "anna: place industry-black\nanna: industry 1 5")
    assert "stop" not in table.options()
    play(
        table, "anna: advance black kiev 2\nanna: advance black kiev 3\nanna: advance black kiev 4"
    )

    assert track(table, ANNA, KIEV)[0] == 4
    assert table.seat == BORIS


def test_points_roubles_and_new_tracks_come_at_once() -> None:
    hand: Hand = {"trans_siberian": [1], "engineers": [4], "roubles": 0}
    table = position(hands={ANNA: hand})
    play(table, "anna: place engineer-4")
    assert points(table, ANNA) == 3
    play(table, "anna: advance black trans-siberian 2")

    assert table.view()["players"][ANNA]["colours"] == ["black", "gray"]


def test_the_space_to_use_again_is_chosen_before_anything_else() -> None:
    hand: Hand = {"markers": [4], "factories": [3], "roubles": 0}
    table = position(hands={ANNA: hand}, spaces={"doubler": {"own": 1}})
    play(table, "anna: place industry-black\nanna: industry 1 5")

    # industry-black holds two workers, so the doubler space is the only one.
    assert table.options() == ["reuse doubler", "decline"]
    play(table, "anna: reuse doubler")
    assert set(table.options()) == {
        "advance black trans-siberian 2",
        "advance black st-petersburg 2",
        "advance black kiev 2",
        "doubler",
    }


def test_what_must_be_done_forbids_to_stop_and_what_may_be_done_does_not() -> None:
    table = play(position(hands={ANNA: {"roubles": 0}}), "anna: place black-2")
    assert "stop" not in table.options()
    own_engineer = position(hands={ANNA: {"engineers": [15], "roubles": 0}})
    play(own_engineer, "anna: place engineer-15")

    assert own_engineer.options()[-1] == "stop"
    play(own_engineer, "anna: stop")
    assert own_engineer.seat == BORIS


def test_what_turns_out_impossible_lapses_instead_of_blocking() -> None:
    table = position(hands={ANNA: {"markers": [4]}}, frames=(SETTLE[ANNA],))
    state = table.state
    state.stack.append(SETTLE[ANNA])
    owe(state, reward_of(INDUSTRY, 2) | DUE)
    advance(state, table._options)

    assert state.owed == []
    assert "stopped" in [event.message.id.removeprefix("rr-event-") for event in state.events]


def test_a_used_space_given_twice_is_asked_twice() -> None:
    table = position(
        hands={ANNA: {"roubles": 0}}, spaces={"doubler": {"own": 1}}, frames=(SETTLE[ANNA],)
    )
    state = table.state
    state.stack.append(SETTLE[ANNA])
    owe(state, reward_of(REUSE, 2))
    advance(state, table._options)
    play(table, "anna: reuse doubler\nanna: reuse doubler\nanna: doubler\nanna: doubler")

    assert table.view()["players"][ANNA]["doublers"] == 2


def test_a_factory_that_builds_a_locomotive_that_reaches_a_token_that_moves_industry() -> None:
    """Effects trigger each other through five chapters in one turn."""
    hand: Hand = {
        "markers": [4],
        "factories": [2, 6],
        "st_petersburg": [4],
        "slots": [1, 0, 0, 0],
        "roubles": 0,
    }
    table = position(hands={ANNA: hand}, piles={2: 0, 3: 0})
    play(
        table,
        """
        anna: place industry-1
        anna: locomotive 4
        anna: put 4 st-petersburg
        anna: token industry
        anna: industry 1 6
        anna: industry 1 7
        anna: industry 1 8
        """,
    )

    assert markers(table, ANNA) == [8]
    assert table.view()["players"][ANNA]["roubles"] == 1
    assert table.seat == BORIS  # The third gap is empty, so the rest lapsed.


def test_optional_building_must_leave_what_is_compulsory() -> None:
    """Locomotive and factory are due, a build is optional: it may not take the last tile."""
    table = position(
        hands={ANNA: {"roubles": 0}},
        piles=dict.fromkeys(range(2, 9), 0) | {9: 2},
        frames=(SETTLE[ANNA],),
    )
    state = table.state
    state.stack.append(SETTLE[ANNA])
    owe(state, reward_of(LOCOMOTIVE, 1) | DUE)
    owe(state, reward_of(FACTORY, 1) | DUE)
    owe(state, reward_of(BUILD, 1))
    advance(state, table._options)
    assert table.options() == ["locomotive 9", "factory new 9"]
    play(table, "anna: factory new 9")
    assert factories(table, ANNA)[0] == 9
    play(table, "anna: put 9 kiev")

    assert slots(table, ANNA)[3] == 9


def test_an_optional_locomotive_must_leave_the_last_tile_to_the_compulsory_factory() -> None:
    table = position(
        hands={ANNA: {"roubles": 0}},
        piles=dict.fromkeys(range(2, 9), 0) | {9: 1},
        frames=(SETTLE[ANNA],),
    )
    state = table.state
    state.stack.append(SETTLE[ANNA])
    owe(state, reward_of(FACTORY, 1) | DUE)
    owe(state, reward_of(BUILD, 1))
    advance(state, table._options)

    assert factories(table, ANNA)[0] == 9
    assert slots(table, ANNA) == [1, 0, 0, 0]


def test_the_round_ends_when_all_have_passed() -> None:
    table = position(4, hands={ANNA: {"kiev": [2], "slots": [1, 0, 0, 2]}})
    play(table, "anna: pass\nboris: pass\nclara: pass\ndmitri: pass")

    assert table.state.round == 2
    assert row(checked(table)) == [9, 10, 2, 3, 6, 7, 0]
    assert points(table, ANNA) == 3
    assert said(table).count("scored-round") == 4
    assert said(table).count("scored-railroad") == 12


def test_rooms_of_kinds_that_need_a_search() -> None:
    state = position().state
    free = feasible.rooms(state, ANNA)

    assert room_of(TOKEN) >= 0
    assert feasible.can_do(state, ANNA, LOCOMOTIVE, 1, free)
    assert not feasible.can_do(state, ANNA, REUSE, 1, free)
    assert feasible.can_do(state, ANNA, PLACE, 9, free)
    full = position(hands={ANNA: {"slots": [9, 9, 9, 9]}}).state
    assert not feasible.can_do(full, ANNA, PLACE, 9, feasible.rooms(full, ANNA))
    assert kind_of(reward_of(TOKEN, 3)) == TOKEN


def test_a_preview_of_an_action_changes_nothing() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    seen = table.preview("place industry-1")

    assert any(message.id == "rr-event-moved-marker" for message in seen)
    assert markers(table, ANNA) == [0]
    assert "place industry-1" in table.options()


def test_undo_takes_back_a_step() -> None:
    table = new("russian-railroads", 2, seed=4)
    before = table.options()
    play(table, "start rouble")
    table.undo()

    assert table.options() == before
