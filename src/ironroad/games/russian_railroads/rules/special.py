"""The special spaces of the railroads, reached by track and locomotive (p. 16, p. 17)."""

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import Advantage
from ironroad.games.russian_railroads.components import COLOUR_COUNT, DUE, KIND_UNIT, TOKEN
from ironroad.games.russian_railroads.state import BLOCK, DONE, State, owe, track_place


def reached_by_track(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Earn what a track has reached by its last step."""
    for place in state.rules.railroads.by_step[railroad * COLOUR_COUNT + colour]:
        _earn_if_reached(state, seat, place)


def reached_by_locomotive(state: State, seat: i64, railroad: i64) -> None:
    """Earn what the locomotives of a railroad have come to reach."""
    for place in state.rules.railroads.by_locomotive[railroad]:
        _earn_if_reached(state, seat, place)


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
    players[seat * BLOCK + DONE] = done | bit(place)
    events.advantage(state, seat, advantage)
    for reward in advantage.rewards:
        earn(state, reward)


def earn(state: State, reward: i64) -> None:
    """Owe what was earned on the way: it may be given up, but a ? token has to be chosen (ruling R2)."""
    owe(state, reward | DUE if reward // KIND_UNIT == TOKEN else reward)
