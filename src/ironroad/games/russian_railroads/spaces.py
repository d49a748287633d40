"""Action spaces: of the board and the engineers; and the set-up by seat count."""

from typing import Final

from ironroad.core.edition import Entry
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import MOST_SPACES
from ironroad.games.russian_railroads.components import (
    BLACK,
    BUILD,
    CLAIM,
    FACTORY,
    HIRE,
    INDUSTRY,
    LOCOMOTIVE,
    REUSING,
    SEARCHED,
    STEP,
    STEP_ANY,
    STEP_EITHER,
    STEP_KINDS,
    Engineers,
    count_of,
    kind_of,
    parse_rewards,
    room_of,
)
from ironroad.games.russian_railroads.printed import SEATS, Printed

AREAS: Final = ("track", "locomotives", "industry", "auxiliary", "order", "engineers", "coal")


class Space:
    """An action space: on the board, or an engineer, public or somebody's own."""

    def __init__(
        self, entry: Entry, index: int, engineer: int, number: int, seats: int, twin: int
    ) -> None:
        self.id: Final = entry.key if engineer == 0 else f"engineer-{entry.key}"
        self.index: Final[i64] = index
        self.engineer: Final[i64] = engineer
        """The index of the engineer, 0 for a space of the board."""
        self.number: Final = number
        """The number printed on the engineer."""
        self.twin: Final[i64] = twin
        """The space that can no longer be used once this one is, or -1."""
        self.area: Final = AREAS.index("engineers") if engineer > 0 else entry.one_of("area", AREAS)
        self.workers: Final[i64] = entry.integer("workers", 0, 3) if "workers" in entry.data else 0
        self.roubles: Final[i64] = entry.integer("roubles", 0, 3) if "roubles" in entry.data else 0
        self.coal: Final[i64] = entry.integer("coal", 0, 9) if "coal" in entry.data else 0
        if self.workers + self.roubles + self.coal == 0:
            raise entry.error("rr-edition-free", key=entry.key)
        self.rewards: Final = parse_rewards(entry)
        self.unlimited: Final = entry.flag("unlimited")
        self.last_round: Final = entry.flag("last-round")
        in_seats = entry.integers("seats", 2, 4) if engineer == 0 else list(SEATS)
        self.in_play: Final = seats in in_seats
        self.claim: Final[i64] = self._claim()
        """The position in the turn order that the space is for, 0 if none."""
        kinds = [kind_of(reward) for reward in self.rewards]
        self.hires: Final = HIRE in kinds
        self.reuses: Final = any([kind in REUSING for kind in kinds])
        self.steps: Final = steps_in(self.rewards)
        self.gives_black: Final = self.steps[BLACK] > 0
        self.single: Final = self.workers == 1 and self.roubles == 0 and self.claim == 0
        """Whether the relocated worker of a turn-order space may come here (p. 15)."""
        alone = len(self.rewards) == 1
        self.room: Final[i64] = room_of(kinds[0]) if alone else SEARCHED
        """Which number says how much can be done of the one thing it gives, or ``SEARCHED``."""
        self.count: Final[i64] = count_of(self.rewards[0])
        self.searched: Final = self.room == SEARCHED or kinds[0] in (STEP_EITHER, STEP_ANY)
        """Whether that number is not the last word."""
        self.joint: Final = _are_joint(kinds)
        """Whether its rewards may help or hinder each other, so that they must be judged together."""

    def _claim(self) -> int:
        for reward in self.rewards:
            if kind_of(reward) == CLAIM:
                return int(count_of(reward))
        return 0


def _are_joint(kinds: list[i64]) -> bool:
    """Whether there are several kinds of advances among them, or several that build and use factories."""
    advances = [kind for kind in kinds if STEP <= kind < STEP + STEP_KINDS]
    built = [kind for kind in kinds if kind in (LOCOMOTIVE, FACTORY, BUILD, INDUSTRY)]
    return len(advances) > 1 or len(built) > 1


def steps_in(rewards: list[int]) -> list[int]:
    """Return the track advances among rewards, by kind: five colours, black or gray, any."""
    steps = [0] * STEP_KINDS
    for reward in rewards:
        kind = kind_of(reward) - STEP
        if 0 <= kind < STEP_KINDS:
            steps[kind] += count_of(reward)
    return steps


class Spaces:
    """All action spaces: those of the board, then those of modules, then the engineers by index."""

    def __init__(self, printed: Printed, engineers: Engineers, seats: int) -> None:
        board = printed.required("spaces") + printed.added("spaces")
        self.board: Final[i64] = len(board)
        """The index of engineer n is this plus n - 1."""
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
        """The turn-order spaces in play, by position."""
        self.ids: Final = [space.id for space in self.all]
        rewards = [reward for space in self.all for reward in space.rewards]
        steps = [count_of(reward) for reward in rewards if kind_of(reward) == INDUSTRY]
        self.most_industry: Final[i64] = max([1, *steps])
        """No space asks for more steps of industry."""
        in_play = [s for s in self.all if s.engineer == 0 and s.in_play]
        on_board = [space for space in in_play if space.coal == 0]
        self.open: Final = [space for space in on_board if not space.last_round]
        """The spaces of the board before the last round …"""
        self.open_last: Final = [space for space in on_board if space.claim == 0]
        """… and in it, when the marker covers the turn-order spaces (p. 20)."""
        self.for_coal: Final = [space for space in in_play if space.coal > 0]
        """The spaces that are paid with coal, beside the main action."""


def _twins(entries: list[Entry], seats: int) -> list[int]:
    """Return for each space the one that it shares its place on the board with, or -1."""
    twins = [-1] * len(entries)
    keys = [entry.key for entry in entries]
    for place, entry in enumerate(entries):
        if "shares" in entry.data and seats in entry.integers("shares-seats", 2, 4):
            other = entry.one_of("shares", keys)
            twins[place], twins[other] = other, place
    return twins


class Setup:
    """What a game starts with, for one seat count."""

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
