"""Conservation: every tile, card, worker, rouble, track and token is somewhere exactly once."""

from ironroad.core.bits import members_of
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
from ironroad.games.russian_railroads.state import (
    BLACK_READY,
    BLOCK,
    DOUBLERS,
    ENGINEERS,
    EXTRA,
    FACTORY,
    MARKER,
    NOBODY,
    NOT_IN_PLAY,
    OWNED,
    ROUBLES,
    SLOT,
    TEMPORARY,
    WORKERS,
    State,
    count_in,
    track_place,
)


def check(state: State) -> None:
    """Raise ``BrokenInvariant`` for the first thing that cannot be."""
    for seat in range(state.rules.seats):
        _check_workers(state, seat)
        check_board(state, seat)
    _check_supplies(state)
    _check_tiles(state)
    _check_engineers(state)
    _check_bonuses(state)


def check_board(state: State, seat: int) -> None:
    """Raise ``BrokenInvariant`` if tracks, markers or what modules add stand on a player's board as they never can."""
    _check_tracks(state, seat)
    _check_industry(state, seat)
    for expansion in state.rules.in_play:
        expansion.check_board(state, seat)


def _check_workers(state: State, seat: int) -> None:
    board = state.players[seat * BLOCK : (seat + 1) * BLOCK]
    start = state.rules.start
    spaces = range(len(state.spaces))
    placed = sum([int(state.own_on(seat, space)) for space in spaces])
    require(placed + board[WORKERS] == start.workers + board[EXTRA], "workers")
    require(0 <= board[EXTRA] <= start.extra_workers, "extra workers")
    black = len([space for space in spaces if state.has_black(space)])
    owner = state.black_worker == seat
    require(board[BLACK_READY] == (1 - black if owner else 0), "black worker")
    require(state.black_worker != NOBODY or black == 0, "black worker")


def _check_tracks(state: State, seat: int) -> None:
    railroads = state.rules.railroads
    tracks = [0] * COLOUR_COUNT
    for railroad in range(RAILROAD_COUNT):
        last = railroads.spaces[railroad]
        ahead = (last if railroads.plain else bounds.last_space(state, seat, railroad)) + 1
        for colour in range(COLOUR_COUNT):
            space = state.players[track_place(seat, railroad, colour)]
            require(space >= 0 and (space < ahead or space == 0), "track order")
            require(space == 0 or colour < railroads.colours[railroad], "track colour")
            tracks[colour] += 1 if space > 0 else 0
            ahead = space
    require(tracks[BLACK] == railroads.tracks[BLACK], "black tracks")
    owned = members_of(state.players[seat * BLOCK + OWNED])
    for colour in range(COLOUR_COUNT):
        require(tracks[colour] <= railroads.tracks[colour], "tracks")
        require(tracks[colour] == 0 or colour in owned, "colours")


def _check_industry(state: State, seat: int) -> None:
    board = state.players[seat * BLOCK : (seat + 1) * BLOCK]
    filled = [number > 0 for number in board[FACTORY : FACTORY + state.rules.lane.gaps]]
    require(filled == sorted(filled, reverse=True), "factories")
    for lane in state.rules.lanes.all:
        first = MARKER + lane.first_marker
        spaces = [s for s in board[first : first + lane.markers] if s != NOT_IN_PLAY]
        require(len(set(spaces)) == len(spaces), "markers")
        require(all([0 <= space <= lane.last for space in spaces]), "markers")
        for space in spaces:
            gaps = [gap for gap in lane.gap[: space + 1] if gap >= 0]
            require(lane.passable or all([filled[gap] for gap in gaps]), "gaps")


def _check_supplies(state: State) -> None:
    start = state.rules.start
    seats = range(state.rules.seats)
    spaces = range(len(state.spaces))
    held = sum([state.players[seat * BLOCK + ROUBLES] for seat in seats])
    placed = sum([int(state.roubles_on(space)) for space in spaces])
    on_cards = sum([state.rules.card_roubles[card] for card in members_of(state.cards)])
    total = state.roubles + held + placed + on_cards
    require(total == start.supply_roubles and state.roubles >= 0, "roubles")
    railroads = state.rules.railroads
    above = [
        [state.players[seat * BLOCK + DOUBLERS + r] for r in range(RAILROAD_COUNT)]
        for seat in seats
    ]
    require(sum(map(sum, above)) + state.doublers == start.supply_doublers, "doublers")
    for line in above:
        fits = [line[r] <= railroads.doublers[r] for r in range(RAILROAD_COUNT)]
        require(all(fits), "doubler slots")
    out = [state.players[seat * BLOCK + TEMPORARY] for seat in seats]
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
        first = seat * BLOCK
        for slot in range(rules.railroads.slots):
            raised = locomotives.raised_by(state, locomotives.load_of(state, seat, slot))
            held.append(int(state.players[first + SLOT + slot] - raised))
        held += state.players[first + FACTORY : first + FACTORY + rules.lane.gaps]
    for number in range(1, rules.tiles.count + 1):
        total = int(count_in(state.piles, number) + count_in(state.face_up, number))
        total += on_card.count(number) + held.count(number)
        there = max(0, rules.tiles.tiles[number] - rules.start.tiles_removed)
        require(total == there + given.count(number), f"tile {number}")
    for expansion in rules.in_play:
        expansion.check_table(state, held)


def _in_hand(state: State, frame: Frame) -> list[int]:
    """Return the number of a locomotive or factory that waits to be placed."""
    raised = locomotives.raised_by(state, getattr(frame, "load", 0))
    return [int(getattr(frame, "number", 0) - raised)]


def _placed(state: State, card: int) -> list[int]:
    """Return the locomotives that lie on a ? card."""
    rewards = state.rules.cards.rewards[card]
    return [reward for reward in rewards if reward // KIND_UNIT == PLACE]


def _check_engineers(state: State) -> None:
    seen = [number for number in state.engineers_in_row() if number > 0]
    for seat in range(state.rules.seats):
        seen += members_of(state.players[seat * BLOCK + ENGINEERS])
    require(len(set(seen)) == len(seen), "engineers")


def _check_bonuses(state: State) -> None:
    cards = members_of(state.pile) + members_of(state.removed)
    cards += [take // 8 for take in state.takes]
    require(sorted(cards) == list(range(state.rules.bonuses.count)), "bonus cards")


def require(holds: bool, what: str) -> None:
    """Raise ``BrokenInvariant`` unless it holds."""
    if not holds:
        raise BrokenInvariant("error-invariant", what=what)
