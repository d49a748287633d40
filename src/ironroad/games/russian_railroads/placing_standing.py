"""The pieces on action spaces of a position set up by hand: who stands where, and how each space was paid.

All pieces on a space are of one player, and they are its cost: a rouble may replace a worker, and an exchange with a
turn-order space moves one piece for another (p. 13, p. 15). So a person says who stands there and what replaces workers.
Only a space for any number holds pieces of several players, which are counted.
"""

from typing import Final

from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules, cost_name, space_name
from ironroad.games.russian_railroads.placing_spots import Spot, field, owners
from ironroad.games.russian_railroads.spaces import AREAS, Space
from ironroad.games.russian_railroads.state import (
    BLACK_PIECE,
    CLOSED,
    COAL_PIECE,
    NOBODY,
    OWN_BITS,
    OWN_MASK,
    ROUBLE_MASK,
    ROUBLE_SHIFT,
    TEMPORARY_MASK,
    TEMPORARY_SHIFT,
    State,
)


def _put(state: State, space: int, shift: int, mask: int, value: int) -> None:
    """Set some bits of the pieces on a space."""
    others = state.spaces[space] & ~(mask << shift)
    state.spaces[space] = others | value << shift


class Who(Spot):
    """Who stands on a space; the choices are nobody, the players, then roubles, which nobody's piece tells apart.

    In the rough a worker of the player's colour stands for all pieces, and ``CLOSED`` for roubles alone.
    """

    def __init__(self, space: Space) -> None:
        self.space: Final = int(space.index)

    def read(self, state: State) -> int:
        """Return the place among the choices."""
        for seat in range(state.rules.seats):
            if state.own_on(seat, self.space) + state.temporary_on(seat, self.space) > 0:
                return seat + 1
        return state.rules.seats + 1 if state.spaces[self.space] & ~CLOSED else 0

    def write(self, state: State, value: int) -> None:
        """Set it."""
        if value > state.rules.seats:
            state.spaces[self.space] |= CLOSED
        elif value > 0:
            _put(state, self.space, (value - 1) * OWN_BITS, OWN_MASK, 1)


class Temporary(Spot):
    """The number of temporary workers on a space; in the rough they are those of the first seat."""

    def __init__(self, space: Space) -> None:
        self.space: Final = int(space.index)

    def read(self, state: State) -> int:
        """Return the number."""
        seats = range(state.rules.seats)
        return sum([int(state.temporary_on(seat, self.space)) for seat in seats])

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        _put(state, self.space, TEMPORARY_SHIFT, TEMPORARY_MASK, value)


class Roubles(Spot):
    """The number of roubles on a space that replace workers; in the rough there are no others."""

    def __init__(self, space: Space) -> None:
        self.space: Final = int(space.index)
        self.cost: Final = 0 if space.unlimited else int(space.roubles)

    def read(self, state: State) -> int:
        """Return the number."""
        return max(0, int(state.roubles_on(self.space)) - self.cost)

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        _put(state, self.space, ROUBLE_SHIFT, ROUBLE_MASK, value)


class Own(Spot):
    """The number of workers of a player's colour on a space for any number."""

    def __init__(self, space: Space, seat: int) -> None:
        self.space: Final = int(space.index)
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return the number."""
        return int(state.own_on(self.seat, self.space))

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        _put(state, self.space, self.seat * OWN_BITS, OWN_MASK, value)


class TemporaryOf(Spot):
    """The number of temporary workers of a player on a space for any number."""

    def __init__(self, space: Space, seat: int) -> None:
        self.space: Final = int(space.index)
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return the number."""
        return int(state.temporary_on(self.seat, self.space))

    def write(self, state: State, value: int) -> None:
        """Set the number."""
        _put(state, self.space, TEMPORARY_SHIFT + self.seat * 2, TEMPORARY_MASK, value)


class PaidWithCoal(Spot):
    """Whether a space that costs coal was used in this round."""

    def __init__(self, space: Space) -> None:
        self.space: Final = int(space.index)
        self.coal: Final = int(space.coal)

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return 1 if state.coal_on(self.space) > 0 else 0

    def write(self, state: State, value: int) -> None:
        """Put the coal there."""
        state.spaces[self.space] = value * self.coal * COAL_PIECE


class BlackThere(Spot):
    """The space on which the black worker stands; the choices are none, then the spaces."""

    def __init__(self, spaces: list[Space]) -> None:
        self.spaces: Final = [int(space.index) for space in spaces]

    def read(self, state: State) -> int:
        """Return the place of the space among the choices."""
        for place, space in enumerate(self.spaces, start=1):
            if state.has_black(space):
                return place
        return 0

    def write(self, state: State, value: int) -> None:
        """Put the black worker there."""
        if value > 0:
            state.spaces[self.spaces[value - 1]] |= BLACK_PIECE


def _name(space: Space) -> Message:
    """Return the text of a space with its cost, which tells apart those that give the same."""
    return Message("rr-space-for", space=space_name(space), cost=cost_name(space))


def space_fields(rules: Rules) -> list[Field[State]]:
    """Return the fields of all action spaces, then that of the black worker."""
    spaces = [space for space in rules.spaces.all if space.in_play]
    fields: list[Field[State]] = []
    for space in spaces:
        if space.coal > 0:
            choices = [
                Choice("no", Message("rr-place-free")),
                Choice("yes", Message("rr-place-coal")),
            ]
            fields.append(_field(f"at-{space.id}", space, PaidWithCoal(space), choices))
        elif space.unlimited:
            fields += _unlimited(rules, space)
        else:
            fields += _limited(rules, space)
    held = Choice("none", Message("rr-place-at-hand"))
    men = [space for space in spaces if space.workers > 0]
    places = [held, *[Choice(space.id, _name(space)) for space in men]]
    words, group = Message("rr-place-black-at"), Message("position-game")
    fields.append(field("black-worker-at", words, group, BlackThere(men), choices=places))
    return fields


def _field(id: str, space: Space, spot: Spot, choices: list[Choice]) -> Field[State]:
    group = Message(f"rr-board-area-{AREAS[space.area]}")
    return field(id, _name(space), group, spot, choices=choices, target=f"space:{space.id}")


def _number(id: str, words: Message, space: Space, spot: Spot, high: int) -> Field[State]:
    group = Message(f"rr-board-area-{AREAS[space.area]}")
    return field(id, words, group, spot, high=high, target=f"space:{space.id}")


def _limited(rules: Rules, space: Space) -> list[Field[State]]:
    who = [
        *owners(rules, "nobody", "rr-place-free"),
        Choice("roubles", Message("rr-place-roubles")),
    ]
    name, men, id = _name(space), int(space.workers), space.id
    fields = [_field(f"at-{id}", space, Who(space), who)]
    # On a turn-order space for one worker only that worker can stay (p. 15).
    if men > 0 and (men > 1 or space.claim == 0):
        words = Message("rr-place-temporary-at", space=name)
        most = min(men, rules.start.supply_temporary)
        fields.append(_number(f"temporary-at-{id}", words, space, Temporary(space), most))
        words = Message("rr-place-roubles-at", space=name)
        fields.append(_number(f"roubles-at-{id}", words, space, Roubles(space), men))
    return fields


def _unlimited(rules: Rules, space: Space) -> list[Field[State]]:
    start, name, fields = rules.start, _name(space), []
    for seat in range(rules.seats):
        words = Message("rr-place-own-of", space=name, seat=seat)
        most, id = int(start.workers + start.extra_workers), f"{space.id}-{seat + 1}"
        fields.append(_number(f"workers-at-{id}", words, space, Own(space, seat), most))
        words = Message("rr-place-temporary-of", space=name, seat=seat)
        temporary, most = TemporaryOf(space, seat), start.supply_temporary
        fields.append(_number(f"temporary-at-{id}", words, space, temporary, most))
    words = Message("rr-place-roubles-on", space=name)
    roubles = Roubles(space)
    fields.append(_number(f"roubles-at-{space.id}", words, space, roubles, start.supply_roubles))
    return fields


def settle_spaces(state: State) -> Misplaced | None:
    """Work out the pieces on all spaces, and the workers and the black worker before the players."""
    rules = state.rules
    for space in rules.spaces.all:
        wrong = _settle_space(state, space)
        if wrong is None and space.claim > 0 and state.spaces[space.index] != 0:
            wrong = _claimed(state, space)
        if wrong is not None:
            return wrong
    wrong = _close_twins(state)
    black = [space for space in range(rules.spaces.count) if state.has_black(space)]
    if wrong is None and black and state.black_worker == NOBODY:
        wrong = Misplaced("black-worker-at", "rr-placed-black")
    for seat, player in enumerate(state.players):
        placed = sum([int(state.own_on(seat, space)) for space in range(rules.spaces.count)])
        most = int(rules.start.workers + player.extra_workers)
        if wrong is None and placed > most:
            field = f"extra-workers-{seat + 1}"
            wrong = Misplaced(field, "rr-placed-workers", seat=seat, count=placed, most=most)
        player.workers = max(0, most - placed)
        player.black_worker_ready = state.black_worker == seat and not black
    return wrong


def _settle_space(state: State, space: Space) -> Misplaced | None:
    """Work out how a space for one player was paid."""
    index, pieces = int(space.index), state.spaces[space.index]
    if pieces == 0:
        return None
    id = f"at-{space.id}"
    if not space.in_round(state.is_last_round()):
        return Misplaced(id, "rr-placed-covered")
    if space.coal > 0 or space.unlimited:
        return None
    men = int(space.workers) - (1 if pieces & BLACK_PIECE else 0)
    standing = [seat for seat in range(state.rules.seats) if state.own_on(seat, index) > 0]
    if pieces & CLOSED:
        roubles = men + int(space.roubles)
        state.spaces[index] = pieces & BLACK_PIECE | roubles << ROUBLE_SHIFT
        return None
    if not standing:
        return Misplaced(id, "rr-placed-nobody")
    seat, temporary = standing[0], int(state.temporary_on(0, index))
    if pieces & BLACK_PIECE and state.black_worker != seat:
        return Misplaced("black-worker-at", "rr-placed-black-other", seat=seat)
    replaced = int(state.roubles_on(index))
    own = men - temporary - replaced
    if own < 0:
        return Misplaced(id, "rr-placed-pieces", count=int(space.workers))
    state.spaces[index] = (
        pieces & BLACK_PIECE
        | own << (seat * OWN_BITS)
        | temporary << (TEMPORARY_SHIFT + seat * 2)
        | (replaced + int(space.roubles)) << ROUBLE_SHIFT
    )
    return None


def _claimed(state: State, space: Space) -> Misplaced | None:
    """Refuse a claim without a worker of the player's colour, of the own position, or next to another one (p. 14, p. 15)."""
    index, id = int(space.index), f"at-{space.id}"
    for seat in range(state.rules.seats):
        if state.own_on(seat, index) > 0:
            own = state.seat_at(space.claim - 1) == seat and not state.rules.start.own_position
            others = [s for s in state.rules.spaces.claims if s < index]
            if own or any([state.own_on(seat, other) > 0 for other in others]):
                return Misplaced(id, "rr-placed-claim", seat=seat)
            return None
    return Misplaced(id, "rr-placed-claim-piece")


def settle_engineers(state: State) -> Misplaced | None:
    """Refuse pieces at an engineer who is neither public nor hired by their player (p. 13)."""
    rules, seats = state.rules, range(state.rules.seats)
    public = state.engineers_in_row()[1 : int(rules.start.engineers_public) + 1]
    for space in rules.spaces.all[int(rules.spaces.board) :]:
        index, engineer = int(space.index), int(space.engineer)
        if state.spaces[index] == 0 or engineer in public:
            continue
        owners = [seat for seat in seats if state.players[seat].owns_engineer(engineer)]
        standing = [seat for seat in seats if state.own_on(seat, index) > 0]
        standing += [seat for seat in seats if state.temporary_on(seat, index) > 0]
        if not owners:
            return Misplaced(f"at-{space.id}", "rr-placed-not-public")
        if any([seat not in owners for seat in standing]):
            return Misplaced(f"at-{space.id}", "rr-placed-hired", seat=owners[0])
    return None


def _close_twins(state: State) -> Misplaced | None:
    """Close the space that shares its place on the board with one in use (rule CO-4)."""
    for space in state.rules.spaces.all:
        if space.twin >= 0 and state.spaces[space.index] & ~CLOSED:
            if state.spaces[space.twin] & ~CLOSED:
                return Misplaced(f"at-{space.id}", "rr-placed-twin")
            state.spaces[space.twin] = CLOSED
    return None
