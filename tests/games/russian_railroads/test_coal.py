"""The Coal module: coal spaces, foundries, boilermen (CO-1 to CO-14)."""

from pathlib import Path
from typing import Any

import pytest

from ironroad.core.errors import IllegalAction
from ironroad.core.table import Table
from ironroad.games.russian_railroads.modules.coal.state import (
    CoalTable,
    coal_board,
    coal_table,
    put_coal_table,
)
from ironroad.games.russian_railroads.rules.cards import ChooseStart
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import END_ROUND, NEXT_TURN, Relocate
from ironroad.games.russian_railroads.scoring import card_points
from ironroad.games.russian_railroads.state import CLOSED
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    COAL_ON,
    DMITRI,
    MATERIAL,
    TS,
    Hand,
    checked,
    coal,
    markers,
    play,
    player,
    points,
    position,
    rules,
    said,
    slots,
    spaces_of,
    track,
    uses,
)


def relocate() -> Relocate:
    return Relocate(ANNA, rules(2).spaces.ids.index("order-1"))


@pytest.mark.parametrize(
    ("seats", "rounds", "engineers", "workers", "roubles"),
    [(2, 5, [2, 3], 6, 3), (3, 5, [2, 3], 6, 2), (4, 6, [3, 3], 5, 2)],
)
def test_rounds_engineers_and_starting_goods(
    seats: int, rounds: int, engineers: list[int], workers: int, roubles: int
) -> None:
    start = rules(seats, options=COAL_ON).start

    assert start.rounds == rounds
    assert [start.engineers_a, start.engineers_b] == engineers
    assert (start.workers, start.roubles) == (workers, roubles)
    assert coal_board(position(seats, options=COAL_ON).state, ANNA).coal == 1


def test_two_foundries_lie_open_and_the_rest_in_a_stack() -> None:
    view = coal({}).view(None)["modules"]

    assert view["foundries"] == ["fy1", "fy2"]
    assert view["foundry_stack"] == 10


def test_the_starting_bonus_card_with_coal() -> None:
    assert "coal" in rules(4, options=COAL_ON).starts.ids
    assert "coal" not in rules(4).starts.ids


def test_a_worker_brings_coal() -> None:
    table = play(coal({"roubles": 0, "coal": 0}), "anna: place coal")

    assert coal_board(table.state, ANNA).coal == 1


def test_a_coin_brings_a_foundry_and_coal_and_the_display_is_refilled() -> None:
    table = play(coal({"roubles": 1, "coal": 0}), "anna: place foundry\nanna: foundry fy2")

    assert coal_board(table.state, ANNA).coal == 1
    assert coal_board(table.state, ANNA).foundries == 2
    assert coal_table(table.state).stack == 9
    assert len(table.view(None)["modules"]["foundries"]) == 2
    assert "revealed" in said(table)
    checked(table)


def test_with_an_empty_stack_nothing_is_refilled_and_without_foundries_the_space_is_closed() -> (
    None
):
    table = coal({"roubles": 1})
    put_coal_table(table.state, CoalTable(coal_table(table.state).shown, 0, 0))
    play(table, "anna: place foundry\nanna: foundry fy1")
    assert table.view(None)["modules"]["foundries"] == ["fy2"]
    empty = coal({"roubles": 1}, shown=())

    assert "foundry" not in spaces_of(empty)


def test_a_worker_does_not_pay_for_a_foundry() -> None:
    assert "foundry" not in spaces_of(coal({"roubles": 0}))


POOR: Hand = {"roubles": 0, "coal": 0}
RICH: Hand = {"roubles": 1, "coal": 0}


def closed(table: Table, id: str) -> bool:
    return next(bool(s["closed"]) for s in table.view(None)["spaces"] if s["id"] == id)


def test_two_players_share_one_space_for_coal_and_foundry() -> None:
    table = play(coal(RICH, seats=2), "anna: place coal\nanna: pay worker\nboris: pass")
    assert closed(table, "foundry")
    assert "foundry" not in spaces_of(table)
    table = play(coal(RICH, seats=2), "anna: place foundry\nanna: foundry fy1\nboris: pass")
    assert "coal" not in spaces_of(table)
    table = play(coal(RICH, seats=3), "anna: place foundry\nanna: foundry fy1")

    assert "coal" in spaces_of(table)


def test_the_shared_space_opens_again_in_the_next_round() -> None:
    table = play(coal(POOR, seats=2), "anna: place coal\nboris: pass\nanna: pass")

    assert "coal" in spaces_of(table)
    assert not closed(table, "foundry")


def test_a_relocated_worker_closes_the_shared_space_too() -> None:
    table = position(
        2,
        hands={ANNA: RICH},
        spaces={"order-1": {"seat": ANNA, "own": 1}},
        frames=(relocate(),),
        options=COAL_ON,
    )
    table.play("place coal")

    foundry = table.state.rules.spaces.ids.index("foundry")
    assert table.state.spaces[foundry] == CLOSED


def test_coal_pays_in_addition_to_the_main_action_before_or_after_it() -> None:
    before = play(
        coal({"coal": 2, "roubles": 0}),
        "anna: use boilerman\nanna: place coal",
    )
    after = play(
        coal({"coal": 2, "roubles": 0}),
        "anna: place industry-1\nanna: use boilerman",
    )

    assert slots(before, ANNA)[0] == slots(after, ANNA)[0] == 2
    assert before.seat == after.seat == BORIS


def test_coal_lies_on_its_space_until_the_end_of_the_round() -> None:
    table = play(
        coal({"coal": 5, "roubles": 0}),
        "anna: use boilerman\nanna: place industry-1",
    )
    space = next(s for s in table.view(None)["spaces"] if s["id"] == "boilerman")
    assert space["coal"] == 2
    play(table, "boris: pass\nclara: pass\ndmitri: pass")
    assert "boilerman" not in uses(table)
    play(table, "anna: pass")
    space = next(s for s in table.view(None)["spaces"] if s["id"] == "boilerman")

    assert space["coal"] == 0
    assert coal_board(table.state, ANNA).coal == 3


def test_coal_is_not_used_while_passing_or_relocating() -> None:
    idle = coal({"coal": 5, "workers": 0, "roubles": 0})
    assert idle.seat == BORIS
    table = position(
        4,
        hands={ANNA: {"coal": 5}},
        spaces={"order-1": {"seat": ANNA, "own": 1}},
        frames=(END_ROUND,),
        options=COAL_ON,
    )
    with pytest.raises(IllegalAction):
        table.play("use boilerman")


def test_a_foundry_is_used_once_a_round_for_two_coal() -> None:
    table = coal({"foundries": ["fy12"], "coal": 4, "roubles": 0})
    play(table, "anna: use foundry fy12\nanna: keep")
    assert (points(table, ANNA), coal_board(table.state, ANNA).coal) == (8, 2)
    assert "foundry fy12" not in uses(table)
    play(table, "anna: place industry-1\nanna: finish\nboris: pass\nclara: pass\ndmitri: pass")
    assert "foundry fy12" not in uses(table)
    play(table, "anna: pass")
    while table.seat != ANNA:
        table.play("pass")

    assert "foundry fy12" in uses(table)


def test_one_coal_is_not_enough_for_a_foundry() -> None:
    assert uses(coal({"foundries": ["fy12"], "coal": 1})) == []


def test_the_open_foundries_are_nobodys() -> None:
    assert "foundry fy1" not in uses(coal({"coal": 9}))


def test_a_foundry_that_can_do_nothing_is_not_used_but_one_in_part_is() -> None:
    table = coal({"foundries": ["fy4", "fy5"], "coal": 4, "roubles": 0})

    assert "foundry fy4" not in uses(table)
    assert "foundry fy5" in uses(table)


def test_a_foundry_may_be_used_in_the_round_it_was_taken() -> None:
    table = coal({"coal": 1, "roubles": 1})
    play(table, "anna: place foundry\nanna: foundry fy1")

    assert "foundry fy1" in uses(table)
    assert "finish" in table.options()


def test_a_foundry_just_used_may_be_closed_into_a_boilerman() -> None:
    table = coal({"foundries": ["fy12"], "coal": 2, "roubles": 0})
    play(table, "anna: use foundry fy12")
    assert table.options() == ["boilerman trans-siberian-1", "keep"]
    play(table, "anna: boilerman trans-siberian-1")

    assert coal_board(table.state, ANNA).foundries == 0
    assert table.state.reach(ANNA, TS) == 2
    checked(table)


def test_a_foundry_without_a_place_for_its_boilerman_stays() -> None:
    table = coal({"foundries": ["fy12"], "coal": 2, "roubles": 0, "boilermen": [0]})
    play(table, "anna: use foundry fy12")

    assert coal_board(table.state, ANNA).foundries == 1 << 11
    assert "place industry-1" in table.options()


@pytest.mark.parametrize(
    ("foundry", "offered"),
    [
        ("fy1", "advance black kiev 2"),
        ("fy6", "advance black kiev 2"),
        ("fy7", "industry 1 1"),
        ("fy8", "industry 1 1"),
        ("fy9", "factory new 2"),
        ("fy10", "doubler"),
    ],
)
def test_foundries(foundry: str, offered: str) -> None:
    table = play(coal({"foundries": [foundry], "coal": 2}), f"anna: use foundry {foundry}")

    assert offered in table.options()


def test_a_foundry_with_roubles() -> None:
    table = coal({"foundries": ["fy11"], "coal": 2, "roubles": 0})

    assert player(play(table, "anna: use foundry fy11"), ANNA).roubles == 2


def test_unspent_coal_is_kept() -> None:
    table = play(coal({"coal": 4}), "anna: pass\nboris: pass\nclara: pass\ndmitri: pass")

    assert coal_board(table.state, ANNA).coal == 4


def test_the_boilerman_is_counted_in_the_end() -> None:
    table = coal({"slots": [5, 4, 0, 0], "boilermen": [0], "bonuses": ["locomotives"]})

    assert card_points(table.state, ANNA, table.state.rules.bonuses.ids.index("locomotives")) == 10


def test_coal_goes_with_the_american_board_and_new_material() -> None:
    options = {**AMERICAN, **COAL_ON, **MATERIAL}
    hand: Hand = {"lines": [[2], [1], [1]], "factories": [10, 11], "boiled": [0], "markers": [4, 0]}
    table = position(4, hands={ANNA: {**hand, "roubles": 0}}, options=options)
    play(table, "anna: place industry-1\nanna: industry 1 5")

    assert "used-special" in said(table)
    assert markers(table, ANNA) == [5, 0]
    assert track(table, ANNA, 0) == [2, 0, 0, 0, 0]
    assert player(table, ANNA).extra_workers == 0


def test_foundries_shown_are_a_set() -> None:
    assert coal_table(coal({}).state).shown == 3


def test_a_foundry_that_gives_roubles_saves_from_passing() -> None:
    table = coal({"workers": 0, "roubles": 0, "coal": 2, "foundries": ["fy11"]})
    assert table.options() == ["pass", "use foundry fy11"]
    play(table, "anna: use foundry fy11\nanna: keep")

    assert player(table, ANNA).roubles == 2
    assert "pass" not in table.options()


def test_a_coal_space_that_leads_to_a_worker_saves_from_passing() -> None:
    """The boilerman lets the locomotive reach Trans-Siberian 3, where brown stands."""
    hand: Hand = {
        "trans_siberian": [6, 4, 3],
        "slots": [2, 0, 0, 0],
        "workers": 0,
        "roubles": 0,
        "coal": 2,
    }
    table = coal(hand)
    assert table.options() == ["pass", "use boilerman"]
    play(table, "anna: use boilerman")

    assert player(table, ANNA).workers == 1
    assert coal({**hand, "trans_siberian": [6, 4, 2]}).seat == BORIS


def test_without_the_module_there_is_no_coal_to_take(tmp_path: Path) -> None:
    body = lines("starts", 'rouble = { rewards = ["coal 1"] }')
    frames = (ChooseStart(ANNA), SETTLE[ANNA], NEXT_TURN)
    table = position(edition=changed(tmp_path, body), frames=frames)
    play(table, "anna: start rouble")

    assert coal_board(table.state, ANNA).coal == 0
    assert "coal" not in said(table)


def test_what_chance_may_bring_counts_as_possible_before_the_action() -> None:
    """A foundry leads to factory 3, this to the engineer who draws cards, and black would win a worker (ruling R23)."""
    hand: Hand = {
        "workers": 1,
        "roubles": 0,
        "coal": 2,
        "foundries": ["fy7"],
        "markers": [4],
        "factories": [3],
        "engineers": [16],
        "kiev": [6],
    }
    more: dict[str, Any] = {
        "turns": [BORIS, ANNA, CLARA, DMITRI],
        "spaces": {"engineer-n1": {"seat": BORIS, "own": 1}},
        "roubles": 0,
        "options": {**COAL_ON, **MATERIAL},
    }
    table = position(hands={BORIS: hand}, **more)
    assert (table.seat, table.options()) == (BORIS, ["pass", "use foundry fy7"])
    # Without the worker of Kiev 7 no card helps.
    assert position(hands={BORIS: {**hand, "kiev": [5]}}, **more).seat == ANNA


@pytest.mark.parametrize(("locomotive", "asked"), [(4, False), (5, True)])
def test_a_boilerman_counts_once_when_it_is_asked_whether_he_helps(
    locomotive: int, asked: bool
) -> None:
    """On Transcontinental East 5 is a ? space, where only the spike is left, and 6 gives a worker (ruling R23)."""
    hand: Hand = {
        "workers": 0,
        "roubles": 0,
        "coal": 2,
        "lines": [[6], [1], [9, 8, 7]],
        "boulders": ["industry"],
        "slots": [0, 0, 0, locomotive],
        "tokens": [
            id for id in rules(4, options=AMERICAN).tokens.ids if id not in ("spike", "special")
        ],
    }
    table = position(
        hands={BORIS: hand},
        turns=[BORIS, ANNA, CLARA, DMITRI],
        options={**COAL_ON, **AMERICAN},
    )

    assert table.seat == (BORIS if asked else ANNA)
    if asked:
        assert table.options() == ["pass", "use boilerman"]
