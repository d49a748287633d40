"""Views and determinization. Hidden information: End Bonus cards of other players, in the pile, and removed."""

from typing import Any, TypedDict

from ironroad.core.bits import bit, members_of, numbers_in
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
from ironroad.games.russian_railroads.player import NEVER
from ironroad.games.russian_railroads.rules.bounds import length
from ironroad.games.russian_railroads.state import CLOSED, State, count_in


class RailroadView(TypedDict):
    """One railroad of a player: tracks by colour, locomotives, and the points it would score now.

    ``covered`` is the colour that lies on top on each space with track, from the first space on.
    ``won`` are the ids of the special spaces that were taken or would score now, ``stars`` what each scoring space is
    worth to the player, without those that double.
    """

    id: str
    tracks: dict[str, int]
    covered: list[str]
    won: list[str]
    stars: dict[str, int]
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
    scoring_points: int
    tokens: list[str]
    tokens_left: list[str]
    engineers: list[int]
    bonus_count: int
    bonuses: list[str] | None
    modules: PlayerModules | None


class SpaceView(TypedDict):
    """The pieces on an action space: workers and temporary workers by seat, the black worker, roubles, coal.

    A space is closed if its twin, the space that shares its place on the board, was used (rule CO-4). It is in use unless
    a marker covers it in this round (p. 20).
    """

    id: str
    workers: list[int]
    temporary: list[int]
    black_worker: bool
    roubles: int
    coal: int
    twin: str | None
    closed: bool
    in_use: bool


class OwedView(TypedDict):
    """An effect in the bag; ``must`` if it is compulsory."""

    reward: str
    must: bool


class View(TypedDict):
    """The whole table as a viewer sees it."""

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
    """Return the view of a seat, or of a spectator (``None``)."""
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
    spaces = state.rules.spaces
    twin = spaces.all[space].twin
    return {
        "id": spaces.ids[space],
        "workers": [int(state.own_on(seat, space)) for seat in seats],
        "temporary": [int(state.temporary_on(seat, space)) for seat in seats],
        "black_worker": state.has_black(space),
        "roubles": int(state.roubles_on(space)),
        "coal": int(state.coal_on(space)),
        "twin": spaces.ids[twin] if twin >= 0 else None,
        "closed": state.spaces[space] & CLOSED != 0,
        "in_use": spaces.all[space].in_round(state.is_last_round()),
    }


def _player(state: State, seat: int, viewer: int | None) -> PlayerView:
    rules = state.rules
    player = state.players[seat]
    tokens = members_of(player.tokens)
    bonuses = state.cards_of(seat)
    shown = viewer == seat or not state.stack or not bonuses
    return {
        "points": player.points(),
        "passed": state.passed & bit(seat) != 0,
        "workers": player.workers,
        "extra_workers": player.extra_workers,
        "temporary": player.temporary,
        "black_worker": state.black_worker == seat,
        "black_worker_ready": player.black_worker_ready,
        "roubles": player.roubles,
        "railroads": [_railroad(state, seat, railroad) for railroad in range(RAILROAD_COUNT)],
        "colours": [COLOURS[colour] for colour in members_of(player.colours)],
        "doublers": sum(numbers_in(player.doublers, RAILROAD_COUNT)),
        "revalued": player.revaluation,
        "medal": player.medal,
        "factories": numbers_in(player.factories, rules.lane.gaps),
        "markers": player.markers_on(0, rules.lanes.markers),
        "industry_points": int(scoring.industry_points(state, seat)),
        "scoring_points": sum(scoring.round_points(state, seat)),
        "tokens": [rules.tokens.ids[token] for token in tokens],
        "tokens_left": [id for token, id in enumerate(rules.tokens.ids) if token not in tokens],
        "engineers": members_of(player.engineers),
        "bonus_count": len(bonuses),
        "bonuses": [rules.bonuses.ids[card] for card in bonuses] if shown else None,
        "modules": player_modules(state, seat) if rules.modular else None,
    }


def _railroad(state: State, seat: int, railroad: int) -> RailroadView:
    railroads = state.rules.railroads
    player = state.players[seat]
    slots = [slot for slot in range(railroads.slots) if railroads.slot_railroad[slot] == railroad]
    tracks = [int(player.track(railroad, colour)) for colour in range(railroads.colours[railroad])]
    return {
        "id": railroads.ids[railroad],
        "tracks": {COLOURS[colour]: space for colour, space in enumerate(tracks)},
        "covered": _covered(tracks),
        "won": _won(state, seat, railroad),
        "stars": {
            star.id: int(scoring.star_points(state, seat, star))
            for star in railroads.stars
            if star.railroad == railroad and not star.double
        },
        "locomotives": [int(player.locomotive(slot)) for slot in slots],
        "reach": int(state.reach(seat, railroad)),
        "points": int(scoring.railroad_points(state, seat, railroad)),
        "length": int(length(state, seat, railroad)),
        "doublers": int(player.doublers_on(railroad)),
    }


def _covered(tracks: list[int]) -> list[str]:
    """Return the colour on top of each space with track: a track lies over those of earlier colours (p. 18)."""
    last = max(tracks)
    tops = [max([c for c, end in enumerate(tracks) if end >= n]) for n in range(1, last + 1)]
    return [COLOURS[colour] for colour in tops]


def _won(state: State, seat: int, railroad: int) -> list[str]:
    """Return the special spaces of a railroad that a player has taken, and the scoring spaces that would score now."""
    railroads = state.rules.railroads
    player = state.players[seat]
    reach = state.reach(seat, railroad)
    taken = [
        advantage.id
        for place, advantage in enumerate(railroads.advantages)
        if advantage.railroad == railroad and player.took_advantage(place)
    ]
    scored = [
        star.id
        for star in railroads.stars
        if star.railroad == railroad and scoring.is_met(state, seat, star, reach)
    ]
    return taken + scored


def has_looked(state: State, seat: int) -> bool:
    """Whether a player has looked through the pile of End Bonus cards; everybody who holds one has."""
    return state.players[seat].looked != NEVER


def _seen(state: State, viewer: int | None) -> list[str] | None:
    """Return the ids of the cards that were in the pile when the viewer last saw it, without those the viewer took."""
    if viewer is None or not has_looked(state, viewer):
        return None
    cards = set(members_of(state.pile)) | set(_taken_since_look(state, viewer))
    return [id for card, id in enumerate(state.rules.bonuses.ids) if card in cards]


def _taken_since_look(state: State, seat: int) -> list[int]:
    """Return the cards that others took since a player last saw the pile; all that they took if the player never did."""
    looked = max(0, state.players[seat].looked)
    return [take // 8 for take in state.takes[looked:] if take % 8 != seat]


def determinize(state: State, seat: i64, dealer: Dealer) -> State:
    """Return a clone in which the End Bonus cards hidden from a seat are dealt again: others' cards, pile, removed ones.

    A seat that has looked through the pile knows which cards were in it, so the cards that had left the pile or were
    removed before are dealt separately from those that were in it (ruling R19).
    """
    result = state.clone()
    if not state.stack:
        return result
    looked: i64 = state.players[seat].looked
    if looked == NEVER:
        both = members_of(state.removed | state.pile | _taken(state, seat, 0, len(state.takes)))
        dealer.shuffle(both)
        removed: i64 = len(members_of(state.removed))
        result.removed = _set_of(both[:removed])
        result.pile = _handed_out(result, seat, 0, len(state.takes), both[removed:])
        return result
    # Both lists are in card order, which does not depend on hidden information: equal views give equal states.
    old = members_of(state.removed | _taken(state, seat, 0, looked))
    new = members_of(state.pile | _taken(state, seat, looked, len(state.takes)))
    dealer.shuffle(old)
    dealer.shuffle(new)
    result.removed = _handed_out(result, seat, 0, looked, old)
    result.pile = _handed_out(result, seat, looked, len(state.takes), new)
    return result


def _taken(state: State, seat: i64, first: i64, end: i64) -> i64:
    """Return the End Bonus cards that others took, from index ``first`` of the takes up to ``end``, as a bit mask."""
    cards: i64 = 0
    for place in range(first, end):
        take: i64 = state.takes[place]
        if take % 8 != seat:
            cards |= bit(take // 8)
    return cards


def _handed_out(state: State, seat: i64, first: i64, end: i64, cards: list[int]) -> i64:
    """Replace the cards of others' takes by the last ones of ``cards``; return the remaining cards as a bit mask."""
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
