"""The flow: p. 5, p. 9, p. 12, p. 13."""

from pathlib import Path

import pytest

from ironroad.core.engine import Frame, Options, advance
from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.face import load
from ironroad.games.mini_express.rules.turn import END_TURN, START_TURN_OF
from ironroad.games.mini_express.state import State
from tests.games.mini_express.positions import (
    ADA,
    BELA,
    CLAIRE,
    occurring,
    play,
    position,
    told,
)

NOTHING: dict[str, int] = {"brown": 1, "gray": 1, "orange": 1, "white": 1}
ENDING: tuple[Frame, ...] = (END_TURN,)


def test_one_action_a_turn_clockwise() -> None:
    table = position()
    play(table, "ada: build brown\nada: to new-york\nbela: build orange\nbela: to detroit")

    assert table.seat == CLAIRE


def test_there_is_no_passing() -> None:
    assert {text.split()[0] for text in position().options()} <= {"share", "build"}


def test_after_the_last_player_the_first_again() -> None:
    table = position(current=CLAIRE)
    play(table, "claire: build brown\nclaire: to new-york")

    assert table.seat == ADA


def test_one_depleted_company_does_not_end_the_game() -> None:
    table = position(current=CLAIRE, shares={"brown": 0}, frames=ENDING)

    assert table.seat == ADA


def test_two_depleted_companies_end_the_game_after_the_round() -> None:
    depleted = {"brown": 0, "gray": 0}
    table = position(current=ADA, shares=depleted, frames=ENDING)
    assert table.seat == BELA
    table = position(current=BELA, shares=depleted, frames=ENDING)
    assert table.seat == CLAIRE
    table = position(current=CLAIRE, shares=depleted, frames=ENDING)

    assert table.seat is None
    assert table.outcome is not None
    assert [reason.id for reason in table.outcome.reasons] == ["me-end-depleted"]


def test_the_round_ends_to_the_right_of_the_starting_player() -> None:
    depleted = {"brown": 0, "gray": 0}
    table = position(start=BELA, current=CLAIRE, shares=depleted, frames=ENDING)
    assert table.seat == ADA

    assert position(start=BELA, current=ADA, shares=depleted, frames=ENDING).seat is None


def test_a_trigger_in_the_middle_of_the_round_lets_the_others_play() -> None:
    table = position(area={"brown": 1, "gray": 1}, shares={"brown": 1, "gray": 0})
    play(table, "ada: share brown")
    assert table.state.depleted() == 2
    play(table, "bela: build orange\nbela: to detroit\nclaire: build brown\nclaire: to new-york")

    assert table.seat is None


def test_solo_the_bot_has_the_last_turn() -> None:
    depleted = {"brown": 0, "gray": 0}
    table = position(seats=1, current=0, shares=depleted, frames=ENDING)
    assert table.seat == -1  # A tile is drawn for the Bot.

    assert position(seats=1, current=1, shares=depleted, frames=ENDING).seat is None


def test_an_end_that_the_bot_triggers_comes_at_once() -> None:
    for seats in (1, 2):
        bot = seats
        table = occurring(
            seats=seats,
            current=bot,
            shares={"gray": 1, "orange": 0},
            area={"gray": 2},
            held={"gray": [2] * bot + [1], "orange": [2] * bot + [2]},
        )
        play(table, "draw 1-1")

        assert table.state.shares[:3] == [5, 0, 0]
        assert table.seat is None


def test_an_end_that_a_person_triggers_gives_the_bot_one_more_turn() -> None:
    table = occurring(
        seats=2,
        current=BELA,
        shares={"gray": 1, "orange": 0},
        area={"gray": 0},
        held={"gray": [2, 2, 1], "orange": [2, 2, 2]},
    )
    play(table, "bela: share gray")
    assert table.seat == -1
    play(table, "draw 3-1")

    assert table.seat is None


def test_two_with_the_bot_the_bot_is_last() -> None:
    table = position(seats=2, start=BELA, current=BELA, frames=ENDING)
    assert table.seat == ADA
    table = position(seats=2, start=BELA, current=ADA, frames=ENDING)
    assert table.state.current == table.state.rules.bot
    table = position(seats=2, start=BELA, current=2, frames=ENDING)

    assert table.seat == BELA


def stuck_map() -> list[str]:
    """Return all cities, to be closed."""
    state: State = position().state
    return list(state.rules.map.cities)


def test_who_has_no_action_is_skipped() -> None:
    table = position(
        closed=stuck_map(),
        area=NOTHING,
        influence={id: [0, 1, 0] for id in NOTHING},
    )

    assert told(table, "skipped")
    assert table.seat == BELA


def test_search_skips_in_silence() -> None:
    table = position(
        closed=stuck_map(), area=NOTHING, influence={id: [0, 1, 0] for id in NOTHING}, frames=()
    )
    state = table.state.clone()
    state.stack.append(START_TURN_OF[1])
    advance(state, Options())

    assert state.events is None
    assert state.current == BELA


def test_when_nobody_can_act_the_game_is_over() -> None:
    table = position(
        closed=stuck_map(),
        area={**NOTHING, "brown": 1},
        influence={id: [0, 0, 0] for id in ("gray", "orange", "white")} | {"brown": [1, 0, 0]},
        supply={"brown": 1},
    )
    # The only action, Ada's Share, is taken by itself; it empties the supply.
    assert table.seat is None
    assert table.outcome is not None
    assert [reason.id for reason in table.outcome.reasons] == ["me-end-stuck"]


@pytest.mark.parametrize(("shares", "reason"), [(1, "me-end-stuck"), (0, "me-end-depleted")])
def test_the_reason_is_depletion_if_enough_companies_are_depleted(shares: int, reason: str) -> None:
    table = position(
        closed=stuck_map(),
        area=NOTHING,
        shares={"brown": 1, "gray": shares},
        influence={id: [0, 0, 0] for id in ("gray", "orange", "white")} | {"brown": [1, 0, 0]},
    )
    assert table.state.next_player() != table.state.start
    assert table.outcome is not None

    assert [each.id for each in table.outcome.reasons] == [reason]
    assert table.log()[-1][1].args["reason"] == Message(reason)


def test_the_bot_too_must_be_unable_to_act() -> None:
    for trains, over in ((2, False), (3, True)):
        table = position(
            seats=1,
            current=1,
            closed=stuck_map(),
            area=dict.fromkeys(NOTHING, trains),
            influence={id: [1, 0] for id in NOTHING},
            frames=ENDING,
            target="augusta",
        )

        assert (table.seat is None) == over


def recorded(name: str) -> Table:
    """Return a finished game that is kept as a record."""
    path = Path(__file__).parent / "records" / name
    return load(path.read_text("utf-8"))


def test_a_game_is_over_at_once_when_nobody_can_act_and_one_company_is_depleted() -> None:
    table = recorded("me-end-stuck.txt")
    state: State = table.state
    assert state.depleted() == 1
    assert state.next_player() != state.start, "it is the middle of a round"
    assert [state.destinations(company) for company in range(4)] == [0] * 4
    assert min(state.area) > 0, "no Share is free"

    assert table.outcome is not None
    assert [reason.id for reason in table.outcome.reasons] == ["me-end-stuck"]
    assert table.log()[-1][1].args["reason"] == Message("me-end-stuck")


def test_nobody_able_to_act_after_the_second_depleted_company_is_an_end_by_depletion() -> None:
    table = recorded("two-depleted-then-stuck.txt")
    state: State = table.state
    assert state.depleted() == 2
    assert state.next_player() != state.start, "others in the round had still to come"

    assert table.outcome is not None
    assert [reason.id for reason in table.outcome.reasons] == ["me-end-depleted"]
    assert table.log()[-1][1].args["reason"] == Message("me-end-depleted")


def test_the_bot_counts_among_those_who_can_act() -> None:
    table = position(
        seats=1,
        current=1,
        closed=stuck_map(),
        area=NOTHING,
        influence={id: [0, 1] for id in NOTHING},
        frames=ENDING,
        target="augusta",
    )

    assert table.seat == -1
    assert table.state.current == table.state.rules.bot


@pytest.mark.parametrize("trains", [0, 5])
def test_a_bot_that_cannot_act_does_nothing(trains: int) -> None:
    shares = {"brown": 0, "gray": 6, "orange": 6, "white": 6}
    area = {"brown": trains, "gray": 5, "orange": 5, "white": 5}
    table = position(
        seats=1,
        current=1,
        closed=stuck_map(),
        area=area,
        shares=shares,
        influence={id: [5, 1] for id in NOTHING},
        target="augusta",
    )
    before = table.state.clone()
    play(table, "draw 1-1")

    assert told(table, "skipped")
    assert (table.state.area, table.state.shares) == (before.area, before.shares)
    assert table.seat == ADA
