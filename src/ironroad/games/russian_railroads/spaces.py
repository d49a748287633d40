"""The printed action spaces of the board and the engineers, and the set-up values by seat count."""

from typing import Final

from ironroad.core.edition import Entry
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import MOST_SPACES
from ironroad.games.russian_railroads.components import (
    ALWAYS,
    BLACK,
    BUILD,
    CLAIM,
    COLOUR_COUNT,
    COUNT_MASK,
    FACTORY,
    GRAY,
    HIRE,
    INDUSTRY,
    KIND_UNIT,
    LOCOMOTIVE,
    REUSING,
    ROOM_MASK,
    ROOM_OF,
    SEARCHED,
    STEP,
    STEP_ANY,
    STEP_EITHER,
    STEP_KINDS,
    Engineers,
    count_of,
    kind_of,
    parse_rewards,
)
from ironroad.games.russian_railroads.printed import SEATS, Printed
from ironroad.games.russian_railroads.rooms import amount, amount_at

MOST_WORKERS: Final = 3
MOST_ROUBLES: Final = 3
MOST_PIECES: Final = MOST_WORKERS + MOST_ROUBLES
"""The maximum cost of a space."""
EITHER: Final = STEP_EITHER - STEP
ANY: Final = STEP_ANY - STEP
AREAS: Final = ("track", "locomotives", "industry", "auxiliary", "order", "engineers", "coal")


class Space:
    """An action space: on the board, or an engineer (public or hired)."""

    def __init__(
        self, entry: Entry, index: int, engineer: int, number: int, seats: int, twin: int
    ) -> None:
        self.id: Final = entry.key if engineer == 0 else f"engineer-{entry.key}"
        self.index: Final[i64] = index
        self.engineer: Final[i64] = engineer
        """The index of the engineer, from 1; 0 for a space of the board."""
        self.number: Final = number
        """The number printed on the engineer; 0 for a space of the board."""
        self.twin: Final[i64] = twin
        """The index of the space that shares its place on the board and closes when this one is used, or -1 (rule CO-4)."""
        self.area: Final = AREAS.index("engineers") if engineer > 0 else entry.one_of("area", AREAS)
        self.workers: Final[i64] = (
            entry.integer("workers", 0, MOST_WORKERS) if "workers" in entry.data else 0
        )
        self.roubles: Final[i64] = (
            entry.integer("roubles", 0, MOST_ROUBLES) if "roubles" in entry.data else 0
        )
        self.coal: Final[i64] = entry.integer("coal", 0, 9) if "coal" in entry.data else 0
        if self.workers + self.roubles + self.coal == 0:
            raise entry.error("rr-edition-free", key=entry.key)
        self.rewards: Final = parse_rewards(entry)
        self.unlimited: Final = entry.flag("unlimited")
        self.last_round: Final = entry.flag("last-round")
        in_seats = _seat_counts(entry, "seats") if engineer == 0 else list(SEATS)
        self.in_play: Final = seats in in_seats
        self.claim: Final[i64] = self._claim()
        """The position in the turn order that the space claims, from 1; 0 for other spaces."""
        kinds = [kind_of(reward) for reward in self.rewards]
        self.hires: Final = HIRE in kinds
        self.reuses: Final = any([kind in REUSING for kind in kinds])
        self.steps: Final[i64] = steps_in(self.rewards)
        self.gives_black: Final = amount_at(self.steps, BLACK) > 0
        self.single: Final = self.workers == 1 and self.roubles == 0 and self.claim == 0
        """Whether it costs exactly one worker, so that the worker of a turn-order space may relocate to it (p. 15)."""
        self.steps_needed: Final[i64] = _with_wild(self.steps)
        self.others_needed: Final[i64] = _others_in(self.rewards)
        """The room that is enough for all its rewards, packed like ``Rooms``."""
        rooms = [ROOM_OF[kind] for kind in kinds]
        self.some_steps: Final[i64] = _masks([room for room in rooms if 0 <= room < STEP_KINDS])
        self.some_others: Final[i64] = _masks([r - STEP_KINDS for r in rooms if r >= STEP_KINDS])
        """The bits of ``Rooms`` that have room for a unit of any of its rewards."""
        self.joint: Final = _are_joint(kinds)
        """Whether its rewards may enable or prevent each other, so that they must be checked together."""
        self.has_searched: Final = SEARCHED in rooms
        """Whether the room of one of its rewards is not a number."""
        wild = STEP_EITHER in kinds or STEP_ANY in kinds
        self.searched: Final = (
            self.has_searched or wild or self.joint or len(set(rooms)) < len(rooms)
        )
        """Whether a room that is too small, or missing, does not decide: ``feasible.can_use`` searches."""

    def is_paid_by(self, pieces: i64, roubles: i64) -> bool:
        """Whether this many pieces, including the roubles, pay for it: a rouble may replace a worker (p. 13)."""
        return self.roubles <= roubles and self.workers + self.roubles <= pieces

    def in_round(self, is_last: bool) -> bool:
        """Whether it can be used in a round: in the last one a marker covers the turn-order spaces (p. 20)."""
        return self.claim == 0 if is_last else not self.last_round

    def _claim(self) -> int:
        for reward in self.rewards:
            if kind_of(reward) == CLAIM:
                return int(count_of(reward))
        return 0


def _are_joint(kinds: list[i64]) -> bool:
    """Whether there are several kinds of track advances, or several kinds that build or need factories."""
    advances = [kind for kind in kinds if STEP <= kind < STEP + STEP_KINDS]
    built = [kind for kind in kinds if kind in (LOCOMOTIVE, FACTORY, BUILD, INDUSTRY)]
    return len(advances) > 1 or len(built) > 1


def steps_in(rewards: list[int]) -> i64:
    """Return the number of track advances among rewards by kind, packed: five colours, black or gray, any."""
    steps: i64 = 0
    for reward in rewards:
        kind: i64 = kind_of(reward) - STEP
        if 0 <= kind < STEP_KINDS:
            steps += amount(count_of(reward), kind)
    return steps


def _with_wild(steps: i64) -> i64:
    """Return track advances so that the kinds of several colours count what their colours need, too (``can_advance_all``)."""
    either: i64 = amount_at(steps, BLACK) + amount_at(steps, GRAY) + amount_at(steps, EITHER)
    wild: i64 = either + amount_at(steps, ANY)
    for colour in range(GRAY + 1, COLOUR_COUNT):
        wild += amount_at(steps, colour)
    fixed: i64 = (
        steps - amount(amount_at(steps, EITHER), EITHER) - amount(amount_at(steps, ANY), ANY)
    )
    return fixed + amount(either, EITHER) + amount(wild, ANY)


def _others_in(rewards: list[int]) -> i64:
    """Return the room that rewards need of kinds that are no track advances; more than there can be if it is no number."""
    needed = [0] * (ALWAYS - STEP_KINDS + 1)
    for reward in rewards:
        room = ROOM_OF[reward // KIND_UNIT]
        if room == SEARCHED:
            needed[ALWAYS - STEP_KINDS] = ROOM_MASK
        elif STEP_KINDS <= room < ALWAYS:
            needed[room - STEP_KINDS] += reward & COUNT_MASK
    return sum([int(amount(count, place)) for place, count in enumerate(needed)])


def _masks(places: list[int]) -> i64:
    """Return all bits of the rooms at these places."""
    return sum([int(amount(ROOM_MASK, place)) for place in set(places)])


class Spaces:
    """All action spaces: of the board, then of modules, then the engineers by index."""

    def __init__(self, printed: Printed, engineers: Engineers, seats: int) -> None:
        board = printed.required("spaces") + printed.added("spaces")
        self.board: Final[i64] = len(board)
        """The number of spaces that are not engineers; the index of engineer n is this plus n - 1."""
        twins = _twins(board, seats)
        self.all: Final = [
            Space(entry, place, 0, 0, seats, twins[place]) for place, entry in enumerate(board)
        ]
        for index, entry in enumerate(engineers.entries, start=1):
            place = len(board) + index - 1
            self.all.append(Space(entry, place, index, engineers.numbers[index], seats, -1))
        if len(self.all) > MOST_SPACES:
            raise engineers.entries[-1].error("rr-edition-too-many", most=MOST_SPACES)
        self.count: Final[i64] = len(self.all)
        claims = sorted([(s.claim, s.index) for s in self.all if s.in_play and s.claim > 0])
        self.claims: Final = [int(index) for _, index in claims]
        """The indices of the turn-order spaces in play, by the position they claim."""
        self.ids: Final = [space.id for space in self.all]
        rewards = [reward for space in self.all for reward in space.rewards]
        steps = [count_of(reward) for reward in rewards if kind_of(reward) == INDUSTRY]
        self.most_industry: Final[i64] = max([1, *steps])
        """The maximum number of industry advances that one space gives."""
        in_play = [s for s in self.all if s.engineer == 0 and s.in_play]
        on_board = [space for space in in_play if space.coal == 0]
        self.open: Final = [space for space in on_board if space.in_round(False)]
        """The spaces of the board before the last round."""
        self.open_last: Final = [space for space in on_board if space.in_round(True)]
        """The spaces of the board in the last round, when the marker covers the turn-order spaces (p. 20)."""
        self.payable: Final = _by_payment(self.open)
        self.payable_last: Final = _by_payment(self.open_last)
        """The spaces of ``open`` and ``open_last`` that a player can pay for, indexed by ``payment``."""
        self.for_coal: Final = [space for space in in_play if space.coal > 0]
        """The spaces that cost coal and are used in addition to the main action (rule CO-5)."""


def payment(pieces: i64, roubles: i64) -> i64:
    """Return the index in ``payable`` for this many pieces, including the roubles; amounts are capped."""
    return min(pieces, MOST_PIECES) * (MOST_ROUBLES + 1) + min(roubles, MOST_ROUBLES)


def _by_payment(spaces: list[Space]) -> list[list[Space]]:
    """Return the payable spaces for each index of ``payment``; a rouble may replace a worker, never the reverse (p. 13)."""
    return [
        [space for space in spaces if space.is_paid_by(pieces, roubles)]
        for pieces in range(MOST_PIECES + 1)
        for roubles in range(MOST_ROUBLES + 1)
    ]


def _seat_counts(entry: Entry, name: str) -> list[int]:
    """Return the numbers of players a space is for, each at most once."""
    counts = entry.integers(name, 2, 4)
    if len(set(counts)) < len(counts):
        raise entry.error("rr-edition-repeated", key=entry.key, name=name)
    return counts


def _twins(entries: list[Entry], seats: int) -> list[int]:
    """Return for each space the index of the space that shares its place on the board, or -1."""
    twins = [-1] * len(entries)
    keys = [entry.key for entry in entries]
    for place, entry in enumerate(entries):
        if "shares" in entry.data and seats in _seat_counts(entry, "shares-seats"):
            other = entry.one_of("shares", keys)
            twins[place], twins[other] = other, place
    return twins


class Setup:
    """The set-up values for one seat count (p. 3, p. 4, p. 21)."""

    def __init__(self, printed: Printed, seats: int) -> None:
        self.rounds: Final[i64] = _by_seats(printed, "rounds", seats, 1, 20)
        self.workers: Final[i64] = _by_seats(printed, "workers", seats, 1, 10)
        self.extra_workers: Final[i64] = _by_seats(printed, "extra-workers", seats, 0, 4)
        self.roubles: Final[i64] = _by_seats(printed, "roubles", seats, 0, 4)
        self.tiles_removed: Final = _by_seats(printed, "locomotives-removed", seats, 0, 2)
        self.engineers_a: Final = _by_seats(printed, "engineers-a", seats, 0, 5)
        self.engineers_b: Final = _by_seats(printed, "engineers-b", seats, 0, 5)
        self.engineers_public: Final[i64] = _by_seats(printed, "engineers-public", seats, 0, 6)
        self.row_length: Final[i64] = self.engineers_a + self.engineers_b
        self.own_position: Final = _by_seats(printed, "own-position", seats, 0, 1) == 1
        self.pass_points: Final = printed.setup("pass-points").integers("values", 0, 99)
        if len(self.pass_points) < max(SEATS):
            raise printed.setup("pass-points").error("rr-edition-positions")
        self.supply_roubles: Final = _value(printed, "supply-roubles", 12, 31)
        self.supply_doublers: Final = _value(printed, "supply-doublers", 0, 99)
        self.supply_temporary: Final = _value(printed, "supply-temporary", 0, 3)
        self.start_locomotive: Final = _value(printed, "start-locomotive", 1, 9)
        self.bonus_removed: Final[i64] = _value(printed, "bonus-removed", 0, 9)
        self.bonus_points: Final[i64] = _value(printed, "bonus-points", 0, 99)
        self.majority: Final = printed.setup("majority").integers("values", 0, 999)


def _by_seats(printed: Printed, key: str, seats: int, low: int, high: int) -> int:
    return printed.setup(key).integer(f"for-{seats}", low, high)


def _value(printed: Printed, key: str, low: int, high: int) -> int:
    return printed.setup(key).integer("value", low, high)
