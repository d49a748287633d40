"""What a seat may know: End Bonus cards held by others, in the pile and removed are secret."""

import json
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from ironroad.core.bits import bit, members_of, row_of
from ironroad.core.codec import decode_state, encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.core.errors import BrokenInvariant
from ironroad.core.table import Table
from ironroad.face import new
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.components import BLACK, GRAY
from ironroad.games.russian_railroads.player import Player
from ironroad.games.russian_railroads.rules.cards import ChooseBonus
from ironroad.games.russian_railroads.rules.turn import TAKE_TURN
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    KIEV,
    SP,
    TS,
    Hand,
    play,
    position,
    rules,
    said,
)
from tests.games.russian_railroads.walks import eager

TITLE: Any = REGISTRY.title("russian-railroads")


def as_seen(state: State, viewer: int | None) -> str:
    return json.dumps(TITLE.view(state, viewer))


def hidden_cards() -> Table:
    hands: dict[int, Hand] = {
        ANNA: {"bonuses": ["flat"]},
        BORIS: {"bonuses": ["workers", "doublers"]},
    }
    return position(3, hands=hands)


def test_a_player_sees_the_own_cards_and_the_number_of_the_others() -> None:
    table = hidden_cards()
    own, other, spectator = table.view(BORIS), table.view(CLARA), table.view()

    assert own["players"][BORIS]["bonuses"] == ["workers", "doublers"]
    assert other["players"][BORIS]["bonuses"] is None
    assert other["players"][BORIS]["bonus_count"] == 2
    assert spectator["players"][ANNA]["bonuses"] is None
    assert other["bonus_pile"] == 5


def test_swapping_hidden_cards_changes_no_view_of_others() -> None:
    table = hidden_cards()
    before = as_seen(table.state, CLARA)
    for first, second in permutations(range(10), 2):
        state = table.state.clone()
        swap_cards(state, first, second)
        assert as_seen(state, CLARA) == before
        assert as_seen(state, None) == as_seen(table.state, None)


def swap_cards(state: State, first: int, second: int) -> None:
    """Exchange two End Bonus cards wherever they are."""
    names = {first: second, second: first}
    state.takes = [names.get(take // 8, take // 8) * 8 + take % 8 for take in state.takes]
    state.pile = sum(bit(names.get(card, card)) for card in members_of(state.pile))
    state.removed = sum(bit(names.get(card, card)) for card in members_of(state.removed))


@pytest.mark.walks
def test_states_that_look_the_same_give_byte_identical_views() -> None:
    """Over random games: exchange two cards that a seat cannot tell apart, and nothing it sees changes."""
    exchanged = 0
    for seed in range(12):
        seats = 2 + seed % 3
        state: State = TITLE.setup(rules(seats))
        options = Options()
        advance(state, options)
        dealer = Dealer(seed)
        while state.stack:
            apply(state, eager(state, options, dealer, 1 + seed % 2), options)
            for seat in range(seats):
                for group in unknown_groups(state, seat):
                    if len(group) > 1:
                        dealer.shuffle(group)
                        other = state.clone()
                        swap_cards(other, group[0], group[1])
                        if state.stack:
                            assert as_seen(other, seat) == as_seen(state, seat)
                            exchanged += 1
    assert exchanged > 1000


def unknown_groups(state: State, seat: int) -> list[list[int]]:
    """Return the cards that a seat cannot tell from each other, by the rules of looking (p. 22)."""
    looked = state.players[seat].looked
    theirs = [(place, take // 8) for place, take in enumerate(state.takes) if take % 8 != seat]
    removed, pile = members_of(state.removed), members_of(state.pile)
    if looked < 0:
        return [[card for _, card in theirs] + removed + pile]
    earlier = [card for place, card in theirs if place < looked]
    later = [card for place, card in theirs if place >= looked]
    return [earlier + removed, later + pile]


def test_who_has_looked_remembers_the_pile() -> None:
    hand: Hand = {"markers": [4], "factories": [9], "roubles": 0}
    table = play(position(3, hands={ANNA: hand}), "anna: place industry-1\nanna: bonus look")
    looking = table.view(ANNA)["bonuses_seen"]
    assert looking == table.state.rules.bonuses.ids[:8]
    assert table.view(BORIS)["bonuses_seen"] is None
    play(table, "anna: take tokens")

    assert table.view(ANNA)["bonuses_seen"] == [id for id in looking if id != "tokens"]
    for seed in range(20):
        other = TITLE.determinize(table.state, ANNA, Dealer(seed))
        assert other.removed == table.state.removed
        assert other.pile == table.state.pile


def test_determinize_deals_what_is_unknown_and_keeps_what_is_known() -> None:
    table = hidden_cards()
    seen = set()
    for seed in range(60):
        other = TITLE.determinize(table.state, CLARA, Dealer(seed))
        TITLE.check(other)
        assert as_seen(other, CLARA) == as_seen(table.state, CLARA)
        seen.add(tuple(other.takes))
    assert len(seen) > 30
    mine = {tuple(TITLE.determinize(table.state, BORIS, Dealer(n)).takes[1:]) for n in range(20)}
    assert mine == {tuple(table.state.takes[1:])}


def test_a_card_taken_later_comes_from_the_pile_that_was_seen() -> None:
    table = hidden_cards()
    state = table.state
    state.players[ANNA].looked = 1
    pile = [*members_of(state.pile), 1, 2]
    for seed in range(20):
        other = TITLE.determinize(state, ANNA, Dealer(seed))
        assert {take // 8 for take in other.takes[1:]} <= set(pile)
        assert other.removed == state.removed or set(members_of(other.removed)) <= set(
            members_of(state.removed)
        )


def test_the_event_of_taking_a_card_is_masked_for_others() -> None:
    hand: Hand = {"markers": [4], "factories": [9], "roubles": 0}
    table = position(3, hands={ANNA: hand})
    play(table, "anna: place industry-1\nanna: bonus look\nanna: take tokens")

    assert "bonus-card" in said(table, ANNA)
    assert "bonus-card" not in said(table, BORIS)
    assert "bonus-card-hidden" in said(table, BORIS)
    assert "bonus-card-hidden" in said(table, None)


def test_a_finished_game_shows_everything_and_asks_nothing() -> None:
    table = position(2, round=6, hands={ANNA: {"bonuses": ["flat"]}})
    play(table, "anna: pass\nboris: pass")
    view = table.view(BORIS)

    assert (view["seat"], view["question"]) == (None, None)
    assert view["players"][ANNA]["bonuses"] == ["flat"]
    assert TITLE.determinize(table.state, BORIS, Dealer(1)) == table.state


def test_boards_and_supplies_are_open() -> None:
    hand: Hand = {
        "trans_siberian": [7, 3, 1],
        "slots": [4, 2, 0, 3],
        "engineers": [5],
        "medal": True,
    }
    table = position(4, hands={ANNA: hand}, spaces={"doubler": {"seat": BORIS, "own": 1}})
    view = json.loads(json.dumps(table.view(CLARA)))
    anna = view["players"][ANNA]

    assert anna["railroads"][0]["tracks"] == {
        "black": 7,
        "gray": 3,
        "brown": 1,
        "natural": 0,
        "white": 0,
    }
    assert anna["railroads"][0]["locomotives"] == [4, 2]
    assert anna["railroads"][0]["reach"] == 6
    assert anna["engineers"] == [5]
    assert view["piles"] == [0, 3, 3, 3, 4, 4, 4, 4, 4]
    assert view["face_up"] == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    doubler = next(space for space in view["spaces"] if space["id"] == "doubler")
    assert doubler["workers"] == [0, 1, 0, 0]
    assert view["current"] == ANNA
    assert view["order"] == [0, 1, 2, 3]


def test_a_state_comes_back_from_json() -> None:
    table = hidden_cards()
    data = json.loads(json.dumps(encode_state(table.state)))

    assert decode_state(TITLE, table.rules, data) == table.state


def test_before_the_first_round_nobody_is_current() -> None:
    state = TITLE.setup(rules(2))
    view = TITLE.view(state, None)

    assert (view["current"], view["order"], view["round"]) == (None, [], 0)


def break_workers(player: Player) -> None:
    player.workers = 9


def break_extra_workers(player: Player) -> None:
    player.workers, player.extra_workers = 8, 3


def break_black_worker(player: Player) -> None:
    player.black_worker_ready = True


def break_track_order(player: Player) -> None:
    player.put_track(TS, GRAY, 9)


def break_track_colour(player: Player) -> None:
    player.bottom_tracks = row_of([9, 8, 7, 6])
    player.colours = 31


def break_black_tracks(player: Player) -> None:
    player.put_track(SP, BLACK, 0)


def break_colours(player: Player) -> None:
    player.colours = bit(BLACK)


def break_markers(player: Player) -> None:
    player.put_marker(0, 20)


def break_factories(player: Player) -> None:
    player.put_factory(3, 2)


def break_gaps(player: Player) -> None:
    player.put_marker(0, 6)


def break_roubles(player: Player) -> None:
    player.roubles = 5


def break_doublers(player: Player) -> None:
    player.put_doublers(TS, 1)


def break_doubler_slots(player: Player) -> None:
    player.put_doublers(KIEV, 1)


def break_temporary_workers(player: Player) -> None:
    player.temporary = 1


def break_engineers(player: Player) -> None:
    player.engineers = bit(9)


@pytest.mark.parametrize(
    "breaks",
    [
        break_workers,
        break_extra_workers,
        break_black_worker,
        break_track_order,
        break_track_colour,
        break_black_tracks,
        break_colours,
        break_markers,
        break_factories,
        break_gaps,
        break_roubles,
        break_doublers,
        break_doubler_slots,
        break_temporary_workers,
        break_engineers,
    ],
)
def test_a_piece_too_many_is_noticed(breaks: Callable[[Player], None]) -> None:
    table = position(
        4, hands={ANNA: {"trans_siberian": [5, 2], "kiev": [4]}}, frames=(TAKE_TURN[0],)
    )
    TITLE.check(table.state)
    what = breaks.__name__.removeprefix("break_").replace("_", " ")
    if what == "doublers":
        table.state.doublers += 1
    elif what == "doubler slots":
        table.state.doublers -= 1
    elif what == "engineers":
        table.state.row = 9
    breaks(table.state.players[ANNA])

    with pytest.raises(BrokenInvariant) as error:
        TITLE.check(table.state)
    assert error.value.message.args["what"] == what


def test_a_tile_or_a_card_too_many_is_noticed() -> None:
    table = position()
    table.state.face_up += 1 << 20
    with pytest.raises(BrokenInvariant):
        TITLE.check(table.state)
    table = position()
    table.state.pile = 0
    with pytest.raises(BrokenInvariant):
        TITLE.check(table.state)


def test_a_running_record_hides_which_cards_were_removed_and_taken() -> None:
    table = new("russian-railroads", 3, seed=5)
    removed = [move for move in table.moves if move.startswith("remove ")]
    assert removed
    for viewer in (None, ANNA, BORIS, CLARA):
        assert not set(removed) & set(table.seen_moves(viewer))
        assert len(table.seen_moves(viewer)) == len(table.moves)
        assert "remove " not in table.seen_record(viewer)


def test_a_card_is_read_by_who_took_it_alone() -> None:
    assert ChooseBonus(BORIS).audience() == BORIS
