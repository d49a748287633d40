"""The special spaces of the railroads, reached by track and locomotive (p. 16, p. 17)."""

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import Advantage
from ironroad.games.russian_railroads.components import COLOUR_COUNT, DUE, KIND_UNIT, TOKEN
from ironroad.games.russian_railroads.components import MARKER as MARKER_REWARD
from ironroad.games.russian_railroads.rules.bounds import laid
from ironroad.games.russian_railroads.state import (
    BLOCK,
    DONE,
    MARKER,
    NOT_IN_PLAY,
    State,
    owe,
    place_of,
    track_place,
)


def reached_by_track(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Earn what a track has reached by its last step."""
    for place in state.rules.railroads.by_step[railroad * COLOUR_COUNT + colour]:
        _earn_if_reached(state, seat, place)


def reached_by_locomotive(state: State, seat: i64, railroad: i64) -> None:
    """Earn what the locomotives of a railroad have come to reach."""
    for place in state.rules.railroads.by_locomotive[railroad]:
        _earn_if_reached(state, seat, place)


def reached_by_waiting(state: State, seat: i64) -> None:
    """Earn what had been reached and could not be taken."""
    for place in state.rules.railroads.waiting:
        _earn_if_reached(state, seat, place)


def can_add_marker(state: State, seat: i64) -> bool:
    """Whether another marker is left and the start space is free, not promised to one already won (rulings R2, R22)."""
    if place_of(state, MARKER_REWARD) >= 0:
        return False
    first: i64 = seat * BLOCK + MARKER
    left = False
    for marker in range(state.rules.lane.markers):
        space: i64 = state.players[first + marker]
        if space == 0:
            return False
        if space == NOT_IN_PLAY:
            left = True
    return left


def is_reached(state: State, seat: i64, advantage: Advantage) -> bool:
    """Whether track and locomotive meet the condition of a special space."""
    if state.players[track_place(seat, advantage.railroad, advantage.colour)] < advantage.space:
        return False
    return not advantage.locomotive or state.reach(seat, advantage.railroad) >= advantage.space


def _earn_if_reached(state: State, seat: i64, place: i64) -> None:
    advantage: Advantage = state.rules.railroads.advantages[place]
    players = state.players
    track: i64 = players[track_place(seat, advantage.railroad, advantage.colour)]
    if track < advantage.space:
        return
    done: i64 = players[seat * BLOCK + DONE]
    if done & bit(place) != 0:
        return
    if advantage.locomotive and state.reach(seat, advantage.railroad) < advantage.space:
        return
    if advantage.needed >= 0 and laid(state, seat, advantage.needed) != advantage.value:
        return
    if advantage.waits and not can_add_marker(state, seat):
        return  # It stays open (ruling R22).
    players[seat * BLOCK + DONE] = done | bit(place)
    events.advantage(state, seat, advantage)
    for reward in advantage.rewards:
        earn(state, reward)


def earn(state: State, reward: i64) -> None:
    """Owe what was earned on the way: it may be given up, but a ? token has to be chosen (ruling R2)."""
    owe(state, reward | DUE if reward // KIND_UNIT == TOKEN else reward)
