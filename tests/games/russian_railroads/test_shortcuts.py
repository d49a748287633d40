"""Where a search is spared, it would have found the same."""

from collections.abc import Iterator

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.options import options_of
from ironroad.core.playout import new_game
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.components import STEP_KINDS
from ironroad.games.russian_railroads.rooms import amount
from ironroad.games.russian_railroads.rules import advances, prospects
from ironroad.games.russian_railroads.rules.turn import TakeTurn
from ironroad.games.russian_railroads.state import State

TITLE = "russian-railroads"
BOARDS = ("russian", "german", "american")


def turns(seed: int, **options: str) -> Iterator[tuple[State, list[int]]]:
    """Yield every position of a random game in which a turn begins, with its options."""
    state, offered = new_game(REGISTRY.title(TITLE), rules_for(TITLE, 4, options))
    dealer = Dealer(seed)
    while state.stack:
        if type(state.stack.top()) is TakeTurn:
            yield state, offered.items
        apply(state, dealer.deal(offered), offered)


@pytest.mark.parametrize("board", BOARDS)
def test_a_colour_lacks_room_only_where_the_search_fails(board: str) -> None:
    needs = [
        amount(first, one) + amount(second, other)
        for one in range(STEP_KINDS)
        for other in range(one + 1, STEP_KINDS)
        for first, second in ((1, 1), (2, 1), (1, 2))
    ]
    spared = searched = 0
    for number, (state, _) in enumerate(turns(3, board=board)):
        if number % 12 == 0:
            seat = number % 4
            room = advances.rooms(state, seat)
            for need in needs:
                found = advances._search(state, seat, need)
                if advances._lacks_room(state, seat, need, room):
                    assert not found
                    spared += 1
                searched += not found
    assert spared > searched / 2


@pytest.mark.parametrize("options", [{"coal": "on"}, {"board": "american"}], ids=str)
def test_a_turn_order_space_is_still_there_after_a_side_action(options: dict[str, str]) -> None:
    kept = 0
    for seed in range(30):
        for state, offered in turns(seed, **options):
            frame = state.stack.top()
            assert isinstance(frame, TakeTurn)
            rules = state.rules
            sides = [action for action in offered if action >= rules.first_side_action]
            if sides and prospects.keeps_claim(state, frame.seat, options_of(offered)):
                for action in sides:
                    group = rules.side_action_group[action - rules.first_side_action]
                    if not rules.side_actions[group].can_give_up:
                        assert prospects.Search(frame.seat).leads_to_action(state, action)
                        kept += 1
    assert kept > 0
