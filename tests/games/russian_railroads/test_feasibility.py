"""Spaces that are competed for are offered exactly when a plain search over all orders finds a way (ruling R1)."""

from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Decision, Options, Step
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.components import (
    DUE,
    KIND_UNIT,
    ROOM_MASK,
    STEP_KINDS,
    TOKEN,
    reward_text,
)
from ironroad.games.russian_railroads.rooms import Rooms, amount
from ironroad.games.russian_railroads.rules.effects import TakeOwed
from ironroad.games.russian_railroads.rules.feasible import is_target
from ironroad.games.russian_railroads.rules.turn import TakeTurn
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads.positions import rules
from tests.games.russian_railroads.reference_feasible import can_do_all
from tests.games.russian_railroads.walks import eager

TITLE: Any = REGISTRY.title("russian-railroads")
SETUPS = [
    {"board": board, "coal": modules, "new-material": modules}
    for board in ("russian", "german", "american")
    for modules in ("off", "on")
]
GAMES = 6


def payable(state: State, seat: int) -> list[Space]:
    """Return the free spaces and public engineers for which a player has the pieces; turn-order spaces apart."""
    spaces = state.rules.spaces
    public = [state.engineer_at(n) for n in range(1, int(state.rules.start.engineers_public) + 1)]
    found = list(spaces.open_last if state.is_last_round() else spaces.open)
    found += [space for space in spaces.all if space.engineer and space.engineer in public]
    player = state.players[seat]
    pieces = player.workers + player.temporary + player.black_worker_ready + player.roubles
    return [
        space
        for space in found
        if space.claim == 0
        and (space.unlimited or state.spaces[space.index] == 0)
        and space.roubles <= player.roubles
        and space.workers + space.roubles <= pieces
    ]


def advance(state: State, options: Options) -> None:
    """Advance as the engine does; what must be done, but for a ? token, never turns out to be impossible."""
    while state.stack:
        frame = state.stack.pop()
        if isinstance(frame, Step):
            frame.run(state)
            continue
        assert isinstance(frame, Decision)
        options.clear()
        frame.options(state, options)
        if len(options) > 1:
            state.stack.append(frame)
            return
        if isinstance(frame, TakeOwed) and options.at(0) == state.rules.stop:
            due = [entry for entry in state.owed if entry & DUE]
            assert [reward_text(e & ~DUE) for e in due if e // KIND_UNIT != TOKEN] == []
        frame.choose(state, options.at(0))


def expected(state: State, seat: int, space: Space) -> bool:
    """Whether the plain search finds a way."""
    view = TITLE.view(state, None)
    rewards = [reward_text(reward) for reward in space.rewards]
    if "reuse 1" not in rewards:
        return can_do_all(view, seat, rewards)
    targets = [other for other in state.rules.spaces.all if is_target(state, seat, other)]
    return any(can_do_all(view, seat, [reward_text(r) for r in t.rewards]) for t in targets)


@pytest.mark.walks
@pytest.mark.parametrize("options", SETUPS, ids=lambda options: "-".join(options.values()))
def test_every_competed_for_space_is_offered_exactly_when_a_plain_search_finds_a_way(
    options: dict[str, str],
) -> None:
    refused = 0
    for seed in range(GAMES):
        ruleset = rules(2 + seed % 3, options=options)
        state: State = TITLE.setup(ruleset)
        buffer = Options()
        advance(state, buffer)
        dealer = Dealer(seed)
        while state.stack:
            frame = state.stack[-1]
            assert isinstance(frame, Decision)
            if isinstance(frame, TakeTurn):
                seat = int(frame.seat)
                for space in payable(state, seat):
                    offered = buffer.holds(ruleset.place + space.index)
                    assert offered == expected(state, seat, space), (seed, state.round, space.id)
                    refused += not offered
            action = eager(state, buffer, dealer, 1 + seed % 2)
            state.stack.pop()
            frame.choose(state, action)
            advance(state, buffer)

    assert refused > 100


def packed(numbers: list[int]) -> int:
    """Return numbers as packed amounts."""
    return sum([int(amount(number, place)) for place, number in enumerate(numbers)])


@pytest.mark.parametrize("most", [1, 3, ROOM_MASK])
def test_what_fits_is_larger_than_the_room_of_no_kind(most: int) -> None:
    dealer = Dealer(most)
    found = set()
    for _ in range(2_000):
        rooms = [int(dealer.below(most + 1)) for _ in range(2 * STEP_KINDS)]
        needed = [max(0, int(room + dealer.below(4) - 2)) for room in rooms]
        needed = [min(number, ROOM_MASK) for number in needed]
        if dealer.below(2):
            needed = [min(pair) for pair in zip(needed, rooms, strict=True)]
        room = Rooms(packed(rooms[:STEP_KINDS]), packed(rooms[STEP_KINDS:]))
        fits = room.fits(packed(needed[:STEP_KINDS]), packed(needed[STEP_KINDS:]))
        assert fits == all([number <= room[place] for place, number in enumerate(needed)])
        found.add(fits)
    assert found == {True, False}
