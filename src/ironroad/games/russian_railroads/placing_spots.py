"""Where the fields of a position set up by hand are kept in a state: each spot reads its value and writes it.

A spot writes what one line of a text says, whatever the other lines say and in whichever order they come. Where a value
depends on others, the state holds it in the rough until ``placing_settling`` works it out; such spots say how.
"""

from collections.abc import Sequence
from typing import Final

from ironroad.core.bits import bit, with_number
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.player import NOT_IN_PLAY
from ironroad.games.russian_railroads.rules.locomotives import load_of, raised_by
from ironroad.games.russian_railroads.state import NOBODY, State, count_in, tile

NO_CHOICES: Final[list[Choice]] = []


class Spot:
    """The place of a field's value in a state."""

    def read(self, state: State) -> int:
        """Return the value at the beginning of a turn."""
        raise NotImplementedError

    def write(self, state: State, value: int) -> None:
        """Set the value in a state from the usual set-up."""
        raise NotImplementedError


def field(
    id: str,
    words: Message,
    group: Message,
    spot: Spot,
    *,
    low: int = 0,
    high: int = 0,
    choices: Sequence[Choice] = NO_CHOICES,
    target: str = "",
) -> Field[State]:
    """Return the field of a spot."""
    return Field(
        id,
        words,
        group,
        spot.read,
        spot.write,
        low=low,
        high=high,
        choices=choices,
        target=target,
    )


def yes_or_no() -> list[Choice]:
    """Return the choices of what is either so or not."""
    return [Choice("no", Message("rr-place-no")), Choice("yes", Message("rr-place-yes"))]


def seats_of(rules: Rules) -> list[Choice]:
    """Return the players as choices."""
    return [Choice(f"seat-{n + 1}", Message("position-seat", seat=n)) for n in range(rules.seats)]


def owners(rules: Rules, id: str, words: str) -> list[Choice]:
    """Return a place that belongs to nobody, then the players, as choices."""
    return [Choice(id, Message(words)), *seats_of(rules)]


class Amount(Spot):
    """A number of a player by the name of its field."""

    def __init__(self, seat: int, name: str) -> None:
        self.seat: Final = seat
        self.name: Final = name

    def read(self, state: State) -> int:
        """Return the number."""
        return int(getattr(state.players[self.seat], self.name))

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        setattr(state.players[self.seat], self.name, value)


class Member(Spot):
    """Whether something is in one of a player's sets, by the name of its field."""

    def __init__(self, seat: int, name: str, member: int) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.member: Final = member

    def read(self, state: State) -> int:
        """Return 1 if it is in the set."""
        return int(getattr(state.players[self.seat], self.name)) >> self.member & 1

    def write(self, state: State, value: int) -> None:
        """Put it into the set, or take it out."""
        player = state.players[self.seat]
        others = int(getattr(player, self.name)) & ~bit(self.member)
        setattr(player, self.name, others | value << self.member)


class Missing(Spot):
    """Whether something was taken out of one of the table's sets, by the name of its field."""

    def __init__(self, name: str, member: int) -> None:
        self.name: Final = name
        self.member: Final = member

    def read(self, state: State) -> int:
        """Return 1 if it is not in the set."""
        return 1 - (int(getattr(state, self.name)) >> self.member & 1)

    def write(self, state: State, value: int) -> None:
        """Take it out of the set, or put it there."""
        others = int(getattr(state, self.name)) & ~bit(self.member)
        setattr(state, self.name, others | (1 - value) << self.member)


class Medal(Spot):
    """Whether a player has placed the medal."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return int(state.players[self.seat].medal)

    def write(self, state: State, value: int) -> None:
        """Set it."""
        state.players[self.seat].medal = value == 1


class Track(Spot):
    """The space of a track."""

    def __init__(self, seat: int, railroad: int, colour: int) -> None:
        self.seat: Final = seat
        self.railroad: Final = railroad
        self.colour: Final = colour

    def read(self, state: State) -> int:
        """Return the space; 0 if the track is not on the railroad."""
        return int(state.players[self.seat].track(self.railroad, self.colour))

    def write(self, state: State, value: int) -> None:
        """Put the track on a space."""
        state.players[self.seat].put_track(self.railroad, self.colour, value)


class Locomotive(Spot):
    """The printed number of the locomotive in a slot; what boilermen and the freight car add is worked out later."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def read(self, state: State) -> int:
        """Return the printed number; 0 if the slot is empty."""
        raised = raised_by(state, load_of(state, self.seat, self.slot))
        return max(0, int(state.players[self.seat].locomotive(self.slot) - raised))

    def write(self, state: State, value: int) -> None:
        """Put a locomotive into the slot."""
        state.players[self.seat].put_locomotive(self.slot, value)


class Factory(Spot):
    """The factory in a gap; the choices are none and the factories by number."""

    def __init__(self, seat: int, gap: int) -> None:
        self.seat: Final = seat
        self.gap: Final = gap

    def read(self, state: State) -> int:
        """Return the number of the factory; 0 for none."""
        return int(state.players[self.seat].factory(self.gap))

    def write(self, state: State, value: int) -> None:
        """Put a factory into the gap."""
        state.players[self.seat].put_factory(self.gap, value)


class Marker(Spot):
    """The space of an industry marker; the choices of one that need not be in play begin with that."""

    def __init__(self, seat: int, marker: int, may_lack: bool) -> None:
        self.seat: Final = seat
        self.marker: Final = marker
        self.first: Final = NOT_IN_PLAY if may_lack else 0

    def read(self, state: State) -> int:
        """Return the place of its space among the choices."""
        return int(state.players[self.seat].marker(self.marker)) - self.first

    def write(self, state: State, value: int) -> None:
        """Put the marker on a space, or out of play."""
        state.players[self.seat].put_marker(self.marker, value + self.first)


class Doublers(Spot):
    """The number of doublers above a railroad."""

    def __init__(self, seat: int, railroad: int) -> None:
        self.seat: Final = seat
        self.railroad: Final = railroad

    def read(self, state: State) -> int:
        """Return the number."""
        return int(state.players[self.seat].doublers_on(self.railroad))

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        state.players[self.seat].put_doublers(self.railroad, value)


class Passed(Spot):
    """Whether a player has passed."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return int(state.passed) >> self.seat & 1

    def write(self, state: State, value: int) -> None:
        """Set it."""
        state.passed = state.passed & ~bit(self.seat) | value << self.seat


class Round(Spot):
    """The round."""

    def read(self, state: State) -> int:
        """Return the round; before the first one, that."""
        return max(1, int(state.round))

    def write(self, state: State, value: int) -> None:
        """Set the round."""
        state.round = value


def order_of(state: State) -> list[int]:
    """Return the seats in turn order; while that is being dealt, as they sit."""
    order = state.seats_in_order()
    return order if len(set(order)) == len(order) else list(range(state.rules.seats))


class Turn(Spot):
    """Whose turn it is; the choices are the first who has not passed, then the players.

    In the rough it is the seat, not the position in the turn order.
    """

    def read(self, state: State) -> int:
        """Return the place among the choices; before the first turn of a round, the first player has it."""
        return order_of(state)[int(state.turn)] + 1 if state.turn >= 0 else 0

    def write(self, state: State, value: int) -> None:
        """Set the seat."""
        state.turn = value - 1


class Order(Spot):
    """Who has a position in the turn order; in the rough one more, so that 0 is a position that no line gives to anybody."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def read(self, state: State) -> int:
        """Return the seat."""
        return order_of(state)[self.place]

    def write(self, state: State, value: int) -> None:
        """Give the position to a seat."""
        state.order = with_number(state.order, self.place, value + 1)


class BlackWorker(Spot):
    """Who owns the black worker; the choices are nobody, then the players."""

    def read(self, state: State) -> int:
        """Return the place of the owner among the choices."""
        return int(state.black_worker) - NOBODY

    def write(self, state: State, value: int) -> None:
        """Set the owner."""
        state.black_worker = value + NOBODY


class Hired(Spot):
    """Who has hired an engineer; the choices are nobody, then the players."""

    def __init__(self, engineer: int) -> None:
        self.engineer: Final = engineer

    def read(self, state: State) -> int:
        """Return the place of the owner among the choices."""
        for seat, player in enumerate(state.players):
            if player.owns_engineer(self.engineer):
                return seat + 1
        return 0

    def write(self, state: State, value: int) -> None:
        """Give the engineer to a player."""
        if value > 0:
            state.players[value - 1].engineers |= bit(self.engineer)


class FaceUp(Spot):
    """The number of face-up factories of a kind."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def read(self, state: State) -> int:
        """Return how many there are."""
        return int(count_in(state.face_up, self.number))

    def write(self, state: State, value: int) -> None:
        """Set how many there are."""
        state.face_up += (value - count_in(state.face_up, self.number)) * tile(self.number)
