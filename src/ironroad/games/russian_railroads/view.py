"""What a seat may know: everything but End Bonus cards held by others, removed, or in the pile."""

from typing import Any, TypedDict

from ironroad.core.bits import bit, members_of
from ironroad.core.dealer import Dealer
from ironroad.core.engine import pending
from ironroad.core.native import i64
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOURS, DUE, reward_text
from ironroad.games.russian_railroads.modules.view import (
    CommonModules,
    PlayerModules,
    common_modules,
    player_modules,
)
from ironroad.games.russian_railroads.rules.bounds import length
from ironroad.games.russian_railroads.state import (
    BLACK_READY,
    BLOCK,
    CLOSED,
    DOUBLERS,
    ENGINEERS,
    EXTRA,
    FACTORY,
    LOOKED,
    MARKER,
    MEDAL,
    NOT_IN_PLAY,
    OWNED,
    ROUBLES,
    ROW,
    SLOT,
    TEMPORARY,
    TOKENS,
    WORKERS,
    State,
    count_in,
    track_place,
)


class RailroadView(TypedDict):
    """One railroad of a player: tracks by colour, locomotives, what it would score now."""

    id: str
    tracks: dict[str, int]
    locomotives: list[int]
    reach: int
    points: int
    length: int
    doublers: int


class PlayerView(TypedDict):
    """A player's board and supply."""

    points: int
    passed: bool
    workers: int
    extra_workers: int
    temporary: int
    black_worker: bool
    black_worker_ready: bool
    roubles: int
    railroads: list[RailroadView]
    colours: list[str]
    doublers: int
    revalued: int
    medal: bool
    factories: list[int]
    markers: list[int]
    industry_points: int
    tokens: list[str]
    tokens_left: list[str]
    engineers: list[int]
    bonus_count: int
    bonuses: list[str] | None
    modules: PlayerModules | None


class SpaceView(TypedDict):
    """The pieces on an action space: own and temporary workers by seat, the black worker, roubles, coal.

    A space is closed when the one that shares its place on the board was used.
    """

    id: str
    workers: list[int]
    temporary: list[int]
    black_worker: bool
    roubles: int
    coal: int
    closed: bool


class OwedView(TypedDict):
    """An effect that waits to be taken."""

    reward: str
    must: bool


class View(TypedDict):
    """The whole table."""

    title: str
    board: str
    viewer: int | None
    seat: int | None
    question: dict[str, Any] | None
    round: int
    rounds: int
    last_round: bool
    order: list[int]
    current: int | None
    engineers: list[int]
    public_engineers: list[int]
    spaces: list[SpaceView]
    piles: list[int]
    face_up: list[int]
    roubles: int
    doublers: int
    temporary: int
    starts: list[str]
    cards: list[str]
    bonus_pile: int
    bonuses_seen: list[str] | None
    owed: list[OwedView]
    players: list[PlayerView]
    modules: CommonModules | None


def view(state: State, viewer: int | None) -> View:
    """Return what the viewer may know."""
    decision = pending(state)
    rules = state.rules
    row = state.engineers_in_row()
    numbers = range(1, rules.tiles.count + 1)
    return {
        "title": "russian-railroads",
        "board": rules.options["board"],
        "viewer": viewer,
        "seat": None if decision is None else decision.seat,
        "question": None if decision is None else decision.prompt(state).to_json(),
        "round": state.round,
        "rounds": rules.start.rounds,
        "last_round": state.is_last_round(),
        "order": state.seats_in_order() if state.round > 0 else [],
        "current": int(state.seat_at(state.turn)) if state.turn >= 0 else None,
        "engineers": row,
        "public_engineers": [n for n in row[1 : rules.start.engineers_public + 1] if n > 0],
        "spaces": [
            _space(state, space.index)
            for space in rules.spaces.all
            if space.in_play and (space.engineer == 0 or state.spaces[space.index] != 0)
        ],
        "piles": [int(count_in(state.piles, number)) for number in numbers],
        "face_up": [
            int(count_in(state.face_up, number)) for number in range(1, rules.tiles.numbers + 1)
        ],
        "roubles": state.roubles,
        "doublers": state.doublers,
        "temporary": state.temporary,
        "starts": [rules.starts.ids[card] for card in members_of(state.starts)],
        "cards": [rules.cards.ids[card] for card in members_of(state.cards)],
        "bonus_pile": len(members_of(state.pile)),
        "bonuses_seen": _seen(state, viewer),
        "owed": [{"reward": reward_text(e), "must": e & DUE != 0} for e in state.owed],
        "players": [_player(state, seat, viewer) for seat in range(rules.seats)],
        "modules": common_modules(state) if rules.modular else None,
    }


def _space(state: State, space: int) -> SpaceView:
    seats = range(state.rules.seats)
    return {
        "id": state.rules.spaces.ids[space],
        "workers": [int(state.own_on(seat, space)) for seat in seats],
        "temporary": [int(state.temporary_on(seat, space)) for seat in seats],
        "black_worker": state.has_black(space),
        "roubles": int(state.roubles_on(space)),
        "coal": int(state.coal_on(space)),
        "closed": state.spaces[space] & CLOSED != 0,
    }


def _player(state: State, seat: int, viewer: int | None) -> PlayerView:
    rules = state.rules
    board = state.players[seat * BLOCK : (seat + 1) * BLOCK]
    tokens = members_of(board[TOKENS])
    bonuses = state.cards_of(seat)
    shown = viewer == seat or not state.stack or not bonuses
    return {
        "points": state.points(seat),
        "passed": state.passed & bit(seat) != 0,
        "workers": board[WORKERS],
        "extra_workers": board[EXTRA],
        "temporary": board[TEMPORARY],
        "black_worker": state.black_worker == seat,
        "black_worker_ready": board[BLACK_READY] == 1,
        "roubles": board[ROUBLES],
        "railroads": [_railroad(state, seat, railroad) for railroad in range(RAILROAD_COUNT)],
        "colours": [COLOURS[colour] for colour in members_of(board[OWNED])],
        "doublers": sum(board[DOUBLERS : DOUBLERS + RAILROAD_COUNT]),
        "revalued": board[ROW],
        "medal": board[MEDAL] == 1,
        "factories": board[FACTORY : FACTORY + rules.lane.gaps],
        "markers": [m for m in board[MARKER : MARKER + rules.lanes.markers] if m != NOT_IN_PLAY],
        "industry_points": int(scoring.industry_points(state, seat)),
        "tokens": [rules.tokens.ids[token] for token in tokens],
        "tokens_left": [id for token, id in enumerate(rules.tokens.ids) if token not in tokens],
        "engineers": members_of(board[ENGINEERS]),
        "bonus_count": len(bonuses),
        "bonuses": [rules.bonuses.ids[card] for card in bonuses] if shown else None,
        "modules": player_modules(state, seat) if rules.modular else None,
    }


def _railroad(state: State, seat: int, railroad: int) -> RailroadView:
    railroads = state.rules.railroads
    slots = [slot for slot in range(railroads.slots) if railroads.slot_railroad[slot] == railroad]
    return {
        "id": railroads.ids[railroad],
        "tracks": {
            COLOURS[colour]: state.players[track_place(seat, railroad, colour)]
            for colour in range(railroads.colours[railroad])
        },
        "locomotives": [state.players[seat * BLOCK + SLOT + slot] for slot in slots],
        "reach": int(state.reach(seat, railroad)),
        "points": int(scoring.railroad_points(state, seat, railroad)),
        "length": int(length(state, seat, railroad)),
        "doublers": state.players[seat * BLOCK + DOUBLERS + railroad],
    }


def has_looked(state: State, seat: int) -> bool:
    """Whether a player has seen the pile of end bonus cards; who holds one has."""
    return state.players[seat * BLOCK + LOOKED] >= 0


def _seen(state: State, viewer: int | None) -> list[str] | None:
    """Return the cards that were in the pile when the viewer last looked, without those he took."""
    if viewer is None or not has_looked(state, viewer):
        return None
    cards = set(members_of(state.pile)) | set(_later(state, viewer))
    return [id for card, id in enumerate(state.rules.bonuses.ids) if card in cards]


def _later(state: State, seat: int) -> list[int]:
    """Return the cards that others took since a player last looked; all of them if he never did."""
    looked = max(0, state.players[seat * BLOCK + LOOKED])
    return [take // 8 for take in state.takes[looked:] if take % 8 != seat]


def determinize(state: State, seat: i64, dealer: Dealer) -> State:
    """Deal anew what the seat cannot know: cards of others, the pile and the removed cards.

    Who has looked through the pile knows that it held those cards and the others none of them.
    """
    result = state.clone()
    if not state.stack:
        return result
    looked: i64 = state.players[seat * BLOCK + LOOKED]
    if looked < 0:
        both = members_of(state.removed | state.pile | _taken(state, seat, 0, len(state.takes)))
        dealer.shuffle(both)
        removed: i64 = len(members_of(state.removed))
        result.removed = _set_of(both[:removed])
        result.pile = _handed_out(result, seat, 0, len(state.takes), both[removed:])
        return result
    # In the order of the cards, which tells nothing, so that equal views are dealt equal states.
    old = members_of(state.removed | _taken(state, seat, 0, looked))
    new = members_of(state.pile | _taken(state, seat, looked, len(state.takes)))
    dealer.shuffle(old)
    dealer.shuffle(new)
    result.removed = _handed_out(result, seat, 0, looked, old)
    result.pile = _handed_out(result, seat, looked, len(state.takes), new)
    return result


def _taken(state: State, seat: i64, first: i64, end: i64) -> i64:
    """Return the End Bonus cards that others took, from one of the takes to another, as a set."""
    cards: i64 = 0
    for place in range(first, end):
        take: i64 = state.takes[place]
        if take % 8 != seat:
            cards |= bit(take // 8)
    return cards


def _handed_out(state: State, seat: i64, first: i64, end: i64, cards: list[int]) -> i64:
    """Give the last of these cards to the others for what they took; return those that are left, as a set."""
    for place in range(first, end):
        taker: i64 = state.takes[place] % 8
        if taker != seat:
            state.takes[place] = cards.pop() * 8 + taker
    return _set_of(cards)


def _set_of(cards: list[int]) -> i64:
    result: i64 = 0
    for card in cards:
        result |= bit(card)
    return result
