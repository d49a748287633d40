"""Conservation: every tile, card, worker, rouble, track and token is somewhere exactly once."""

from ironroad.core.bits import members_of
from ironroad.core.engine import Frame
from ironroad.core.errors import BrokenInvariant
from ironroad.games.russian_railroads.board import BRANCH, RAILROAD_COUNT, TILE
from ironroad.games.russian_railroads.components import (
    BLACK,
    COAL_FACTORY,
    COLOUR_COUNT,
    COUNT_MASK,
    KIND_UNIT,
    PLACE,
)
from ironroad.games.russian_railroads.rules import boilermen, bounds
from ironroad.games.russian_railroads.rules.layout import ChooseBranch, ChooseTile
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLACK_READY,
    BLOCK,
    BOILED,
    BOILED_GAPS,
    BOULDERS,
    CARS,
    COAL,
    DIVIDENDS,
    DIVIDENDS_LEFT,
    DOUBLERS,
    ENGINEERS,
    EXTRA,
    FACTORY,
    FOUNDRIES,
    FOUNDRIES_SHOWN,
    FOUNDRIES_UNSEEN,
    FOUNDRY_STACK,
    INCOMES,
    INCOMES_LEFT,
    INCOMES_USED,
    ITEMS_LEFT,
    LAID,
    LEVEL,
    MARKER,
    NOBODY,
    NOT_IN_PLAY,
    OWNED,
    ROUBLES,
    SLOT,
    TEMPORARY,
    TILES_LEFT,
    WORKERS,
    WORKS_LEFT,
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
    if state.rules.modular:
        _check_common(state)


def check_board(state: State, seat: int) -> None:
    """Raise ``BrokenInvariant`` if tracks, markers or what modules add stand on a player's board as they never can."""
    _check_tracks(state, seat)
    _check_industry(state, seat)
    if state.rules.modular:
        _check_annex(state, seat)
        _check_layout(state, seat)


def _check_workers(state: State, seat: int) -> None:
    board = state.players[seat * BLOCK : (seat + 1) * BLOCK]
    start = state.rules.start
    spaces = range(len(state.spaces))
    placed = sum([int(state.own_on(seat, space)) for space in spaces])
    _require(placed + board[WORKERS] == start.workers + board[EXTRA], "workers")
    _require(0 <= board[EXTRA] <= start.extra_workers, "extra workers")
    black = len([space for space in spaces if state.has_black(space)])
    owner = state.black_worker == seat
    _require(board[BLACK_READY] == (1 - black if owner else 0), "black worker")
    _require(state.black_worker != NOBODY or black == 0, "black worker")


def _check_tracks(state: State, seat: int) -> None:
    railroads = state.rules.railroads
    tracks = [0] * COLOUR_COUNT
    for railroad in range(RAILROAD_COUNT):
        last = railroads.spaces[railroad]
        ahead = (last if railroads.plain else bounds.last_space(state, seat, railroad)) + 1
        for colour in range(COLOUR_COUNT):
            space = state.players[track_place(seat, railroad, colour)]
            _require(space >= 0 and (space < ahead or space == 0), "track order")
            _require(space == 0 or colour < railroads.colours[railroad], "track colour")
            tracks[colour] += 1 if space > 0 else 0
            ahead = space
    _require(tracks[BLACK] == railroads.tracks[BLACK], "black tracks")
    owned = members_of(state.players[seat * BLOCK + OWNED])
    for colour in range(COLOUR_COUNT):
        _require(tracks[colour] <= railroads.tracks[colour], "tracks")
        _require(tracks[colour] == 0 or colour in owned, "colours")


def _check_industry(state: State, seat: int) -> None:
    board = state.players[seat * BLOCK : (seat + 1) * BLOCK]
    filled = [number > 0 for number in board[FACTORY : FACTORY + state.rules.lane.gaps]]
    _require(filled == sorted(filled, reverse=True), "factories")
    for lane in state.rules.lanes.all:
        first = MARKER + lane.first_marker
        spaces = [s for s in board[first : first + lane.markers] if s != NOT_IN_PLAY]
        _require(len(set(spaces)) == len(spaces), "markers")
        _require(all([0 <= space <= lane.last for space in spaces]), "markers")
        for space in spaces:
            gaps = [gap for gap in lane.gap[: space + 1] if gap >= 0]
            _require(lane.passable or all([filled[gap] for gap in gaps]), "gaps")


def _check_annex(state: State, seat: int) -> None:
    """Boilermen and cars stand beside something; only own things are used; a boulder is not passed."""
    board = state.players[seat * BLOCK : (seat + 1) * BLOCK]
    annex = state.annexes[seat * ANNEX : (seat + 1) * ANNEX]
    railroads = state.rules.railroads
    for slot in members_of(annex[BOILED] | annex[CARS]):
        _require(board[SLOT + slot] > 0, "boilerman")
    for gap in members_of(annex[BOILED_GAPS]):
        _require(board[FACTORY + gap] > 0, "boilerman")
    _require(annex[INCOMES_USED] & ~annex[INCOMES] == 0, "income markers")
    _require(annex[COAL] >= 0, "coal")
    for place in members_of(annex[BOULDERS]):
        boulder = railroads.boulders[place]
        if boulder.lane >= 0:
            marker = state.rules.lanes.all[boulder.lane].first_marker
            _require(board[MARKER + marker] < boulder.space, "boulder")
    _require(annex[LEVEL] <= state.rules.modules.levels, "stock market")


def _check_layout(state: State, seat: int) -> None:
    """Tiles and a branch are laid out exactly where black has come, but for the one that is being chosen."""
    layout = state.rules.railroads.layout
    chosen = [_chosen(frame) for frame in state.stack if getattr(frame, "seat", NOBODY) == seat]
    places = [
        (TILE + area, layout.area_railroad[area], layout.area_first[area])
        for area in range(len(layout.areas))
    ]
    if layout.branches:
        places.append((BRANCH, int(layout.fork_railroad), int(layout.fork_space)))
    for place, railroad, first in places:
        entered = state.players[track_place(seat, railroad, BLACK)] >= first
        laid = state.annex(seat, LAID + place) > 0
        _require(laid == entered or (entered and place in chosen), "tiles")


def _chosen(frame: Frame) -> int:
    """Return the place in the layout about which a frame asks, or -1."""
    if isinstance(frame, ChooseTile):
        return TILE + int(frame.area)
    return BRANCH if isinstance(frame, ChooseBranch) else -1


def _check_common(state: State) -> None:
    """Tiles, income markers, foundries and dividends are somewhere once."""
    common = state.common
    modules = state.rules.modules
    layout = state.rules.railroads.layout
    annexes = [
        state.annexes[seat * ANNEX : (seat + 1) * ANNEX] for seat in range(state.rules.seats)
    ]
    laid = [annex[LAID + TILE + a] - 1 for annex in annexes for a in range(len(layout.areas))]
    tiles = members_of(common[TILES_LEFT]) + [tile for tile in laid if tile >= 0]
    _require(sorted(tiles) == list(range(len(layout.tiles))), "tiles")
    incomes = members_of(common[INCOMES_LEFT])
    foundries = members_of(common[FOUNDRIES_SHOWN]) + members_of(common[FOUNDRIES_UNSEEN])
    for annex in annexes:
        incomes += members_of(annex[INCOMES])
        foundries += members_of(annex[FOUNDRIES])
    _require(sorted(incomes) == list(range(modules.incomes.count)), "income markers")
    _require(len(set(foundries)) == len(foundries), "foundries")
    stack = common[FOUNDRY_STACK]
    _require(0 <= stack <= len(members_of(common[FOUNDRIES_UNSEEN])), "foundries")
    dividends = [d - 1 for d in common[DIVIDENDS : DIVIDENDS + modules.levels] if d > 0]
    dividends += members_of(common[DIVIDENDS_LEFT])
    _require(sorted(dividends) == list(range(modules.dividends.count)), "dividends")


def _check_supplies(state: State) -> None:
    start = state.rules.start
    seats = range(state.rules.seats)
    spaces = range(len(state.spaces))
    held = sum([state.players[seat * BLOCK + ROUBLES] for seat in seats])
    placed = sum([int(state.roubles_on(space)) for space in spaces])
    on_cards = sum([state.rules.card_roubles[card] for card in members_of(state.cards)])
    total = state.roubles + held + placed + on_cards
    _require(total == start.supply_roubles and state.roubles >= 0, "roubles")
    railroads = state.rules.railroads
    above = [
        [state.players[seat * BLOCK + DOUBLERS + r] for r in range(RAILROAD_COUNT)]
        for seat in seats
    ]
    _require(sum(map(sum, above)) + state.doublers == start.supply_doublers, "doublers")
    for line in above:
        fits = [line[r] <= railroads.doublers[r] for r in range(RAILROAD_COUNT)]
        _require(all(fits), "doubler slots")
    out = [state.players[seat * BLOCK + TEMPORARY] for seat in seats]
    out += [int(state.temporary_on(seat, space)) for seat in seats for space in spaces]
    _require(sum(out) + state.temporary == start.supply_temporary, "temporary workers")


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
            raised = boilermen.raised_by(state, boilermen.load_of(state, seat, slot))
            held.append(int(state.players[first + SLOT + slot] - raised))
        held += state.players[first + FACTORY : first + FACTORY + rules.lane.gaps]
    for number in range(1, rules.tiles.count + 1):
        total = int(count_in(state.piles, number) + count_in(state.face_up, number))
        total += on_card.count(number) + held.count(number)
        there = max(0, rules.tiles.tiles[number] - rules.start.tiles_removed)
        _require(total == there + given.count(number), f"tile {number}")
    if rules.modular:
        _check_special_factories(state, held)


def _in_hand(state: State, frame: Frame) -> list[int]:
    """Return the number of a locomotive or factory that waits to be placed."""
    raised = boilermen.raised_by(state, getattr(frame, "load", 0))
    return [int(getattr(frame, "number", 0) - raised)]


def _check_special_factories(state: State, held: list[int]) -> None:
    """There is one coal factory; steelworks leave the game."""
    tiles = state.rules.tiles
    number = tiles.coal_factory
    if number > 0:
        item = state.rules.modules.items.ids.index("coal-factory")
        there = held.count(int(number)) + int(count_in(state.face_up, number))
        there += state.common[ITEMS_LEFT] >> item & 1
        waits = [entry for entry in state.owed + state.aside if entry // KIND_UNIT == COAL_FACTORY]
        _require(there + len(waits) == 1, "coal factory")
    works = held.count(int(tiles.steelworks)) + len(members_of(state.common[WORKS_LEFT]))
    _require(works <= len(tiles.works_piles), "steelworks")


def _placed(state: State, card: int) -> list[int]:
    """Return the locomotives that lie on a ? card."""
    rewards = state.rules.cards.rewards[card]
    return [reward for reward in rewards if reward // KIND_UNIT == PLACE]


def _check_engineers(state: State) -> None:
    seen = [number for number in state.engineers_in_row() if number > 0]
    for seat in range(state.rules.seats):
        seen += members_of(state.players[seat * BLOCK + ENGINEERS])
    _require(len(set(seen)) == len(seen), "engineers")


def _check_bonuses(state: State) -> None:
    cards = members_of(state.pile) + members_of(state.removed)
    cards += [take // 8 for take in state.takes]
    _require(sorted(cards) == list(range(state.rules.bonuses.count)), "bonus cards")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant("error-invariant", what=what)
