"""Invariants of a state: every tile, card, worker, rouble, track and token exists exactly once."""

from ironroad.core.bits import members_of, numbers_in
from ironroad.core.engine import Frame
from ironroad.core.errors import BrokenInvariant
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOUR_COUNT,
    COUNT_MASK,
    KIND_UNIT,
    PLACE,
)
from ironroad.games.russian_railroads.rules import bounds, locomotives
from ironroad.games.russian_railroads.state import NOBODY, State, count_in


def check(state: State) -> None:
    """Raise ``BrokenInvariant`` for the first invariant that does not hold."""
    for seat in range(state.rules.seats):
        _check_workers(state, seat)
        check_board(state, seat)
    _check_supplies(state)
    _check_tiles(state)
    _check_engineers(state)
    _check_bonuses(state)


def check_board(state: State, seat: int) -> None:
    """Raise ``BrokenInvariant`` for an impossible position of tracks, markers or module parts on a player's board."""
    _check_tracks(state, seat)
    _check_industry(state, seat)
    for expansion in state.rules.in_play:
        expansion.check_board(state, seat)


def _check_workers(state: State, seat: int) -> None:
    player = state.players[seat]
    start = state.rules.start
    spaces = range(len(state.spaces))
    placed = sum([int(state.own_on(seat, space)) for space in spaces])
    require(placed + player.workers == start.workers + player.extra_workers, "workers")
    require(0 <= player.extra_workers <= start.extra_workers, "extra workers")
    black = len([space for space in spaces if state.has_black(space)])
    owner = state.black_worker == seat
    require(black <= 1 and player.black_worker_ready == (owner and black == 0), "black worker")
    require(state.black_worker != NOBODY or black == 0, "black worker")


def _check_tracks(state: State, seat: int) -> None:
    railroads = state.rules.railroads
    player = state.players[seat]
    tracks = [0] * COLOUR_COUNT
    for railroad in range(RAILROAD_COUNT):
        last = railroads.spaces[railroad]
        ahead = (last if railroads.plain else bounds.last_space(state, seat, railroad)) + 1
        for colour in range(COLOUR_COUNT):
            space = player.track(railroad, colour)
            require(space >= 0 and (space < ahead or space == 0), "track order")
            require(space == 0 or colour < railroads.colours[railroad], "track colour")
            tracks[colour] += 1 if space > 0 else 0
            ahead = space
    require(tracks[BLACK] == railroads.tracks[BLACK], "black tracks")
    owned = members_of(player.colours)
    for colour in range(COLOUR_COUNT):
        require(tracks[colour] <= railroads.tracks[colour], "tracks")
        require(tracks[colour] == 0 or colour in owned, "colours")


def _check_industry(state: State, seat: int) -> None:
    player = state.players[seat]
    filled = [number > 0 for number in numbers_in(player.factories, state.rules.lane.gaps)]
    require(filled == sorted(filled, reverse=True), "factories")
    for lane in state.rules.lanes.all:
        spaces = player.markers_on(lane.first_marker, lane.markers)
        require(len(set(spaces)) == len(spaces), "markers")
        require(all([0 <= space <= lane.last for space in spaces]), "markers")
        for space in spaces:
            gaps = [gap for gap in lane.gap[: space + 1] if gap >= 0]
            require(lane.passable or all([filled[gap] for gap in gaps]), "gaps")


def _check_supplies(state: State) -> None:
    start = state.rules.start
    seats = range(state.rules.seats)
    spaces = range(len(state.spaces))
    held = sum([player.roubles for player in state.players])
    placed = sum([int(state.roubles_on(space)) for space in spaces])
    on_cards = sum([state.rules.card_roubles[card] for card in members_of(state.cards)])
    total = state.roubles + held + placed + on_cards
    require(total == start.supply_roubles and state.roubles >= 0, "roubles")
    railroads = state.rules.railroads
    above = [numbers_in(player.doublers, RAILROAD_COUNT) for player in state.players]
    require(sum(map(sum, above)) + state.doublers == start.supply_doublers, "doublers")
    for line in above:
        fits = [line[r] <= railroads.doublers[r] for r in range(RAILROAD_COUNT)]
        require(all(fits), "doubler slots")
    out = [int(player.temporary) for player in state.players]
    out += [int(state.temporary_on(seat, space)) for seat in seats for space in spaces]
    require(sum(out) + state.temporary == start.supply_temporary, "temporary workers")


def _check_tiles(state: State) -> None:
    rules = state.rules
    on_card = [
        reward & COUNT_MASK for card in members_of(state.cards) for reward in _placed(state, card)
    ]
    given = [
        reward & COUNT_MASK for card in range(rules.cards.count) for reward in _placed(state, card)
    ]
    held = [number for frame in state.stack for number in _in_hand(state, frame)]
    for seat in range(rules.seats):
        player = state.players[seat]
        for slot in range(rules.railroads.slots):
            raised = locomotives.raised_by(state, locomotives.load_of(state, seat, slot))
            held.append(int(player.locomotive(slot) - raised))
        held += numbers_in(player.factories, rules.lane.gaps)
    for number in range(1, rules.tiles.count + 1):
        total = int(count_in(state.piles, number) + count_in(state.face_up, number))
        total += on_card.count(number) + held.count(number)
        there = max(0, rules.tiles.tiles[number] - rules.start.tiles_removed)
        require(total == there + given.count(number), f"tile {number}")
    for expansion in rules.in_play:
        expansion.check_table(state, held)


def _in_hand(state: State, frame: Frame) -> list[int]:
    """Return the number of the tile that a frame is about to place, without attachments; 0 if there is none."""
    raised = locomotives.raised_by(state, getattr(frame, "load", 0))
    return [int(getattr(frame, "number", 0) - raised)]


def _placed(state: State, card: int) -> list[int]:
    """Return the rewards of a ? card that place a locomotive."""
    rewards = state.rules.cards.rewards[card]
    return [reward for reward in rewards if reward // KIND_UNIT == PLACE]


def _check_engineers(state: State) -> None:
    seen = [number for number in state.engineers_in_row() if number > 0]
    for player in state.players:
        seen += members_of(player.engineers)
    require(len(set(seen)) == len(seen), "engineers")


def _check_bonuses(state: State) -> None:
    cards = members_of(state.pile) + members_of(state.removed)
    cards += [take // 8 for take in state.takes]
    require(sorted(cards) == list(range(state.rules.bonuses.count)), "bonus cards")


def require(holds: bool, what: str) -> None:
    """Raise ``BrokenInvariant`` about ``what`` unless ``holds``."""
    if not holds:
        raise BrokenInvariant("error-invariant", what=what)
