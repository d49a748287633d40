"""Advantages of the special spaces of railroads: conditions and rewards (p. 16, p. 17)."""

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import Advantage
from ironroad.games.russian_railroads.components import (
    COLOUR_COUNT,
    DUE,
    KIND_UNIT,
    MARKER,
    TOKEN,
)
from ironroad.games.russian_railroads.player import NOT_IN_PLAY
from ironroad.games.russian_railroads.rules.bounds import laid
from ironroad.games.russian_railroads.state import State, owe, place_of


def reached_by_track(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Earn the advantages whose condition the last advance of a track has met."""
    for place in state.rules.railroads.by_step[railroad * COLOUR_COUNT + colour]:
        _earn_if_reached(state, seat, place)


def reached_by_locomotive(state: State, seat: i64, railroad: i64) -> None:
    """Earn the advantages whose condition the locomotives of a railroad meet since their number has changed."""
    for place in state.rules.railroads.by_locomotive[railroad]:
        _earn_if_reached(state, seat, place)


def reached_by_waiting(state: State, seat: i64) -> None:
    """Earn the advantages that were reached before but could not be taken (ruling R22)."""
    for place in state.rules.railroads.waiting:
        _earn_if_reached(state, seat, place)


def can_add_marker(state: State, seat: i64) -> bool:
    """Whether a marker is left and the start space is free, with no marker in the bag for it (rulings R2, R22)."""
    if place_of(state, MARKER) >= 0:
        return False
    player = state.players[seat]
    left = False
    for marker in range(state.rules.lane.markers):
        space: i64 = player.marker(marker)
        if space == 0:
            return False
        if space == NOT_IN_PLAY:
            left = True
    return left


def is_reached(state: State, seat: i64, advantage: Advantage) -> bool:
    """Whether the track and the locomotives meet the condition of a special space."""
    if state.players[seat].track(advantage.railroad, advantage.colour) < advantage.space:
        return False
    return not advantage.locomotive or state.reach(seat, advantage.railroad) >= advantage.space


def _earn_if_reached(state: State, seat: i64, place: i64) -> None:
    advantage: Advantage = state.rules.railroads.advantages[place]
    player = state.players[seat]
    if player.track(advantage.railroad, advantage.colour) < advantage.space:
        return
    if player.took_advantage(place):
        return
    if advantage.locomotive and state.reach(seat, advantage.railroad) < advantage.space:
        return
    if advantage.needed >= 0 and laid(state, seat, advantage.needed) != advantage.value:
        return
    if advantage.waits and not can_add_marker(state, seat):
        return  # It stays available (ruling R22).
    player.advantages |= bit(place)
    events.advantage(state, seat, advantage)
    for reward in advantage.rewards:
        earn(state, reward)


def earn(state: State, reward: i64) -> None:
    """Add a reward of a special space to the bag: optional, except that a ? token must be chosen (ruling R2)."""
    owe(state, reward | DUE if reward // KIND_UNIT == TOKEN else reward)
