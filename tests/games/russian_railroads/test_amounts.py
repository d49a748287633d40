"""Costs and effects in play: a space asks for exactly its pieces and gives exactly what it shows, no more, no less."""

from collections.abc import Sequence

import pytest

from ironroad.core.bits import members_of
from ironroad.core.table import Table
from ironroad.games.russian_railroads.components import COLOURS
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    KIEV,
    TS,
    Hand,
    Pieces,
    factories,
    markers,
    play,
    player,
    position,
    slots,
    spaces_of,
    track,
)

Gains = dict[str, int]
IDLE = ("stop", "decline", "bonus points", "pass")
LATE: Hand = {
    "trans_siberian": [15, 12, 9, 6, 2],
    "st_petersburg": [5, 2, 1],
    "kiev": [3, 2],
    "tokens": ["medal"],
}
"""Every colour is there, all of them have room, and no advantage is near."""
SPACES: dict[str, tuple[int, int, Gains]] = {
    "any-2": (1, 1, {"any": 2}),
    "black-2": (1, 0, {"black": 2}),
    "black-3": (2, 0, {"black": 3}),
    "gray-2": (1, 0, {"gray": 2}),
    "gray-3": (2, 0, {"gray": 3}),
    "brown-1": (1, 0, {"brown": 1}),
    "brown-2": (2, 0, {"brown": 2}),
    "natural-1": (1, 0, {"natural": 1}),
    "natural-2": (2, 0, {"natural": 2}),
    "white-1": (1, 0, {"white": 1}),
    "white-2": (2, 0, {"white": 2}),
    "black-or-gray": (1, 0, {"any": 1}),
    "locomotive-1": (1, 0, {"built": 1}),
    "locomotive-2": (2, 0, {"built": 1}),
    "locomotive-3": (3, 0, {"built": 2}),
    "industry-1": (1, 0, {"industry": 1}),
    "industry-2": (2, 0, {"industry": 2}),
    "industry-black": (2, 0, {"industry": 1, "black": 1}),
    "doubler": (1, 0, {"doublers": 1}),
    "roubles": (1, 0, {"roubles": 2}),
    "temporary": (1, 0, {"temporary": 2}),
    "order-1": (1, 0, {}),
    "order-2": (1, 0, {}),
    "last-round": (1, 0, {"industry": 3}),
    "hire": (0, 1, {"engineers": 1}),
}
"""Workers, roubles that no worker replaces, and what is gained (p. 6 to 15, p. 20)."""
BLOCKED = {"black-2", "gray-2", "locomotive-2", "industry-black", "temporary", "order-2"}
ENGINEERS_GIVE: dict[int, Gains] = {
    1: {"any": 2},
    2: {"black": 1, "gray": 1},
    3: {"any": 1, "points": 3},
    4: {"black": 1, "points": 3},
    5: {"industry": 2},
    6: {"any": 1, "black": 1},
    7: {"gray": 1, "brown": 1},
    8: {"brown": 1, "points": 5},
    9: {"industry": 1, "points": 3},
    10: {"doublers": 1, "points": 3},
    11: {"gray": 1, "points": 5},
    12: {"industry": 1},
    13: {"industry": 1, "black": 1},
    14: {"built": 1},
    15: {"black": 2},
}
"""What each engineer gives for one worker (p. 24); 12 uses the space for one industry advance again."""


def holds(table: Table, seat: int) -> Gains:
    """Return how much of everything a player has."""
    by_colour = {
        id: sum(player(table, seat).track(railroad, c) for railroad in range(3))
        for c, id in enumerate(COLOURS)
    }
    tiles = [number for number in slots(table, seat) + factories(table, seat) if number]
    return {
        **by_colour,
        "industry": sum(markers(table, seat)),
        "doublers": player(table, seat).doublers_on(0),
        "points": player(table, seat).effect_points,
        "roubles": player(table, seat).roubles,
        "temporary": player(table, seat).temporary,
        "built": len(tiles),
        "engineers": len(members_of(player(table, seat).engineers)),
    }


def finish(table: Table, seat: int) -> None:
    """Take everything that is earned, to the last step."""
    while table.seat == seat:
        busy = [text for text in table.options() if text not in IDLE]
        if not busy or busy[0].startswith("place "):
            break
        table.play(busy[0])


def gained(table: Table, id: str, paid: int) -> Gains:
    """Let Anna use a space to the last step; return what that has brought, beside the roubles she paid."""
    before = holds(table, ANNA)
    play(table, f"anna: place {id}")
    finish(table, ANNA)
    after = holds(table, ANNA)
    after["roubles"] += paid
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def anna_last(seats: int, id: str, workers: int, roubles: int) -> Table:
    """Anna is last in turn order with these pieces; one of the others is still in the round."""
    hands: dict[int, Hand] = {seat: {"roubles": 0} for seat in range(1, seats)}
    hands[ANNA] = {**LATE, "workers": workers, "roubles": roubles}
    last = {2: 6, 3: 6, 4: 7}[seats] if id == "last-round" else 1
    table = position(seats, hands=hands, turns=[*range(1, seats), ANNA], round=last)
    for _ in range(seats - 2):
        table.play("pass")
    table.play("place roubles" if id == "doubler" else "place doubler")
    return table


def agrees(found: Gains, gains: Gains) -> bool:
    """Whether exactly this was gained; advances of any colour are those left over by the colours named."""
    left = {name: count - gains.get(name, 0) for name, count in found.items()}
    for name in gains:
        left.setdefault(name, -gains[name])
    free = left.pop("any", 0) + sum(left.pop(colour, 0) for colour in COLOURS if "any" in gains)
    return free == 0 and not any(left.values())


def test_gains_are_compared_exactly() -> None:
    assert agrees({"gray": 2, "points": 3}, {"any": 1, "gray": 1, "points": 3})
    assert not agrees({"gray": 2}, {"gray": 1})
    assert not agrees({"gray": 1}, {"any": 2})
    assert not agrees({"gray": 1}, {"black": 1})
    assert not agrees({"gray": 2, "points": 3}, {"gray": 2})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("id", list(SPACES))
def test_a_space_takes_exactly_its_pieces_and_gives_exactly_its_effect(id: str, seats: int) -> None:
    workers, roubles, gains = SPACES[id]
    if id in BLOCKED and seats == 2:
        assert id not in spaces_of(anna_last(seats, id, 5, 2))
        return
    table = anna_last(seats, id, workers, roubles)
    assert id in spaces_of(table)
    for fewer in [(workers - 1, roubles)] * (workers > 0) + [(5, roubles - 1)] * (roubles > 0):
        poor = anna_last(seats, id, *fewer)
        assert poor.seat != ANNA or id not in spaces_of(poor)
    space = table.state.rules.spaces.ids.index(id)
    found = gained(table, id, roubles)

    assert agrees(found, gains), found
    assert (table.state.own_on(ANNA, space), table.state.roubles_on(space)) == (workers, roubles)


def with_engineer(number: int, workers: int, public: bool) -> Table:
    """Anna may use an engineer, her own or the last public one of the game."""
    spaces: dict[str, Pieces] = {"industry-1": {"own": 1}} if number == 12 else {}
    hand: Hand = {**LATE, "workers": workers + len(spaces), "roubles": 0}
    row = [14 if number != 14 else 5, number if public else 0, 0, 0, 0, 0, 0]
    if not public:
        hand["engineers"] = [number]
    return position(hands={ANNA: hand}, engineers=row, round=6, spaces=spaces)


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("number", list(ENGINEERS_GIVE))
def test_an_engineer_costs_one_worker_and_gives_exactly_its_effect(
    number: int, public: bool
) -> None:
    assert with_engineer(number, 0, public).seat == BORIS
    table = with_engineer(number, 1, public)
    found = gained(table, f"engineer-{number}", 0)

    assert agrees(found, ENGINEERS_GIVE[number]), found
    assert player(table, ANNA).workers == 0


def at_token(name: str, **hand: object) -> Table:
    """Anna plays a ? token, to the last step of what it brings."""
    board: Hand = {
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "roubles": 0,
        **hand,  # type: ignore[typeddict-item]
    }
    table = position(hands={ANNA: board})
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    play(table, f"anna: token {name}")
    finish(table, ANNA)
    return table


def test_tokens_give_their_number_where_there_is_room_for_more() -> None:
    assert markers(at_token("industry", factories=[6, 6, 6]), ANNA) == [5]
    assert player(at_token("doublers"), ANNA).doublers_on(0) == 3
    black = [track(at_token("advances"), ANNA, railroad)[0] for railroad in (TS, KIEV)]
    gray = [track(at_token("advances"), ANNA, railroad)[1] for railroad in (TS, KIEV)]
    petersburg = track(at_token("advances"), ANNA, 1)
    assert sum(black) - 2 + sum(gray) + petersburg[0] - 4 + petersburg[1] == 4


def test_the_card_token_brings_one_card_and_one_end_bonus_card() -> None:
    table = at_token("card")

    assert len(table.view()["cards"]) == 4
    assert len(table.state.cards_of(ANNA)) == 1
    assert table.seat == BORIS


def arrived(number: int, **hand: object) -> Table:
    """Anna's marker comes to a factory, and she uses it to the last step."""
    board: Hand = {
        "markers": [4],
        "factories": [number, 6],
        "roubles": 0,
        **hand,  # type: ignore[typeddict-item]
    }
    table = position(hands={ANNA: board})
    play(table, "anna: place industry-1")
    finish(table, ANNA)
    return table


FACTORIES: dict[int, Gains] = {
    1: {"industry": 5, "points": 9 + 4, "engineers": 2},
    2: {"industry": 5, "built": 1},
    3: {"industry": 6},
    4: {"industry": 5, "doublers": 2},
    5: {"industry": 6},
    6: {"industry": 5, "roubles": 1},
    7: {"industry": 5, "any": 2},
    8: {"industry": 5, "points": 9 + 4},
    9: {"industry": 5},
}
"""What a player has after the marker has come to each factory (p. 24), beside what is there at the start.

The third one uses the space for one industry advance again.
"""


@pytest.mark.parametrize("number", list(FACTORIES))
def test_a_factory_gives_exactly_its_effect(number: int) -> None:
    hand: dict[str, Sequence[int]] = {}
    if number == 1:
        hand = {"engineers": [9, 4]}
    if number == 8:
        hand = {"slots": [9, 4, 2, 1]}
    table = arrived(number, **hand)
    found = holds(table, ANNA)
    found["built"] -= 2 + (4 if number == 8 else 1)
    found["black"] -= 3
    if number == 9:
        assert len(table.state.cards_of(ANNA)) == 1

    assert agrees({name: count for name, count in found.items() if count}, FACTORIES[number])


def test_space_15_gives_two_white_advances_where_there_is_room_for_more() -> None:
    table = position(hands={ANNA: {"trans_siberian": [14, 12, 9, 6], "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black trans-siberian 15")
    finish(table, ANNA)

    assert track(table, ANNA, TS) == [15, 12, 9, 6, 2]
    assert table.seat == BORIS
