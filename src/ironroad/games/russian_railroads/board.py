"""Places: railroads with their special spaces, the industry track, action spaces, set-up by seat count."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import (
    BLACK,
    BUILD,
    CLAIM,
    COLOUR_COUNT,
    COLOURS,
    FACTORY,
    HIRE,
    INDUSTRY,
    LOCOMOTIVE,
    NEW_TRACKS,
    REUSE,
    SEARCHED,
    STEP,
    STEP_ANY,
    STEP_EITHER,
    STEP_KINDS,
    count_of,
    kind_of,
    parse_rewards,
    room_of,
)

SEATS: Final = (2, 3, 4)
_BY_SEATS: Final = tuple([f"for-{seats}" for seats in SEATS])

SHAPE: Final = {
    "setup": (*_BY_SEATS, "value", "values"),
    "colours": ("tracks", "values"),
    "railroads": ("spaces", "colours", "slots", "doublers"),
    "advantages": ("railroad", "space", "colour", "locomotive", "rewards"),
    "scoring": ("railroad", "space", "colour", "locomotive", "medal", "double", "points"),
    "industry": ("spaces", "markers"),
    "tiles": ("count", "factory"),
    "spaces": ("area", "workers", "roubles", "rewards", "unlimited", "last-round", "seats"),
    "engineers": ("letter", "workers", "rewards"),
    "starts": ("rewards",),
    "tokens": ("rewards",),
    "cards": ("rewards",),
    "bonuses": ("counts", "each", "most", "from", "points"),
}
"""The sections of an edition and the values their entries may have."""

AREAS: Final = ("track", "locomotives", "industry", "auxiliary", "order", "engineers")
GAP: Final = "gap"
QUESTION: Final = "?"
MOST_SPACES: Final = 60
RAILROAD_COUNT: Final = 3
MOST_SLOTS: Final = 4
MOST_GAPS: Final = 5
MOST_MARKERS: Final = 2


class Advantage:
    """A special space whose advantage is taken once, when track and perhaps locomotive reach it (p. 16)."""

    def __init__(self, entry: Entry, railroads: list[str]) -> None:
        self.id: Final = entry.key
        self.railroad: Final[i64] = entry.one_of("railroad", railroads)
        self.space: Final[i64] = entry.integer("space", 1, MOST_SPACES)
        self.colour: Final[i64] = entry.one_of("colour", COLOURS)
        self.locomotive: Final = entry.flag("locomotive")
        self.rewards: Final = parse_rewards(entry)
        self.new_tracks: Final = [0] * COLOUR_COUNT
        """How many tracks of each colour it brings."""
        for reward in self.rewards:
            colour = kind_of(reward) - NEW_TRACKS
            if 0 <= colour < COLOUR_COUNT:
                self.new_tracks[colour] += count_of(reward)
        colours = [int(bit(c)) for c in range(COLOUR_COUNT) if self.new_tracks[c] > 0]
        self.new_colours: Final[i64] = sum(colours)
        """The colours it brings, as a set."""


class Star:
    """A special space that is judged at every scoring (p. 17)."""

    def __init__(self, entry: Entry, railroads: list[str]) -> None:
        self.id: Final = entry.key
        self.railroad: Final[i64] = entry.one_of("railroad", railroads)
        self.space: Final[i64] = entry.integer("space", 1, MOST_SPACES)
        self.colour: Final[i64] = entry.one_of("colour", COLOURS)
        self.locomotive: Final = entry.flag("locomotive")
        self.medal: Final = entry.flag("medal")
        self.double: Final = entry.flag("double")
        self.points: Final[i64] = 0 if self.double else entry.integer("points", 0, 999)


class Railroads:
    """The railroads of a player board."""

    def __init__(self, edition: Edition) -> None:
        entries = edition.entries("railroads")
        self.ids: Final = edition.keys("railroads")
        if len(entries) != RAILROAD_COUNT:
            raise entries[-1].error("rr-edition-railroads", count=RAILROAD_COUNT)
        self.spaces: Final = [entry.integer("spaces", 1, MOST_SPACES) for entry in entries]
        self.colours: Final = [self._colours(entry) for entry in entries]
        """How many colours each railroad uses, from black on."""
        self.slot_railroad: Final[list[int]] = []
        """The railroad of each locomotive slot."""
        for railroad, entry in enumerate(entries):
            self.slot_railroad.extend([railroad] * entry.integer("slots", 1, 4))
        self.slots: Final[i64] = len(self.slot_railroad)
        if len(self.slot_railroad) > MOST_SLOTS:
            raise entries[-1].error("rr-edition-too-many", most=MOST_SLOTS)
        doublers = [entry.integer("doublers", 0, MOST_SPACES) for entry in entries]
        self.doubler_railroad: Final[i64] = doublers.index(max(doublers))
        self.doubler_slots: Final[i64] = max(doublers)
        if sum(doublers) != self.doubler_slots or self.doubler_slots == 0:
            raise entries[-1].error("rr-edition-doublers")
        self.values: Final = self._values(edition)
        """Points of a space by row (0 normal, then revalued ones) and colour."""
        self.tracks: Final = [edition.entry("colours", c).integer("tracks") for c in COLOURS]
        self.advantages: Final = [Advantage(e, self.ids) for e in edition.entries("advantages")]
        self.stars: Final = [Star(e, self.ids) for e in edition.entries("scoring")]
        if len(self.advantages) > MOST_SPACES:
            last = edition.entries("advantages")[MOST_SPACES]
            raise last.error("rr-edition-too-many", most=MOST_SPACES)
        self.by_step: Final = [
            [
                place
                for place, advantage in enumerate(self.advantages)
                if advantage.railroad == railroad and advantage.colour == colour
            ]
            for railroad in range(RAILROAD_COUNT)
            for colour in range(COLOUR_COUNT)
        ]
        """The advantages a step may reach, by railroad * colours + colour."""
        self.by_locomotive: Final = [
            [
                place
                for place, advantage in enumerate(self.advantages)
                if advantage.railroad == railroad and advantage.locomotive
            ]
            for railroad in range(RAILROAD_COUNT)
        ]
        """The advantages a locomotive may reach, by railroad."""
        self._check_tracks(edition)

    def _colours(self, entry: Entry) -> int:
        colours = entry.all_of("colours", COLOURS)
        if not colours or colours != list(range(len(colours))):
            raise entry.error("rr-edition-colours", key=entry.key)
        return len(colours)

    def _values(self, edition: Edition) -> list[list[int]]:
        rows = [edition.entry("colours", colour).integers("values") for colour in COLOURS]
        for colour, row in zip(COLOURS, rows, strict=True):
            if len(row) != len(rows[0]) or not row:
                raise edition.entry("colours", colour).error("rr-edition-values", key=colour)
        return [list(column) for column in zip(*rows, strict=True)]

    def _check_tracks(self, edition: Edition) -> None:
        """Every railroad that uses a colour has a track of it, so entering never has to be rationed."""
        given = [0] * COLOUR_COUNT
        given[BLACK] = RAILROAD_COUNT
        for advantage in self.advantages:
            for colour in range(COLOUR_COUNT):
                given[colour] += advantage.new_tracks[colour]
        for colour, id in enumerate(COLOURS):
            used = len([count for count in self.colours if count > colour])
            if used != self.tracks[colour] or used != given[colour]:
                raise edition.entry("colours", id).error("rr-edition-tracks", key=id, count=used)


class Lane:
    """The industry track: numbered spaces, gaps for factories and the ? space (p. 11, p. 17)."""

    def __init__(self, edition: Edition) -> None:
        entry = edition.entry("industry", "lane")
        self.texts: Final = entry.texts("spaces")
        self.last: Final[i64] = len(self.texts) - 1
        self.points: Final[list[int]] = []
        """What a marker scores on each space: the last number printed up to there (p. 19)."""
        self.gap: Final[list[int]] = []
        """The factory slot of each space, or -1."""
        self.question: Final[i64] = self.texts.index(QUESTION) if QUESTION in self.texts else -1
        gaps = 0
        for text in self.texts:
            number = self.points[-1] if self.points else 0
            if text not in (GAP, QUESTION):
                if not text.isdecimal():
                    raise entry.error("rr-edition-lane", text=text)
                number = int(text)
            self.points.append(number)
            self.gap.append(gaps if text == GAP else -1)
            gaps += text == GAP
        if not self.texts or self.gap[0] >= 0 or self.texts.count(QUESTION) > 1:
            raise entry.error("rr-edition-lane", text=", ".join(self.texts))
        if gaps > MOST_GAPS:
            raise entry.error("rr-edition-too-many", most=MOST_GAPS)
        self.gaps: Final[i64] = gaps
        self.markers: Final[i64] = entry.integer("markers", 1, MOST_MARKERS)


class Space:
    """An action space: on the board, or an engineer, public or somebody's own."""

    def __init__(self, entry: Entry, index: int, engineer: int, seats: int) -> None:
        self.id: Final = entry.key if engineer == 0 else f"engineer-{engineer}"
        self.index: Final[i64] = index
        self.engineer: Final[i64] = engineer
        """The number of the engineer, 0 for a space of the board."""
        self.area: Final = AREAS.index("engineers") if engineer > 0 else entry.one_of("area", AREAS)
        self.workers: Final[i64] = entry.integer("workers", 0, 3) if "workers" in entry.data else 0
        self.roubles: Final[i64] = entry.integer("roubles", 0, 3) if "roubles" in entry.data else 0
        if self.workers + self.roubles == 0:
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
        self.reuses: Final = REUSE in kinds
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
    """All action spaces: those of the board, then the engineers by number."""

    def __init__(self, edition: Edition, seats: int) -> None:
        board = edition.entries("spaces")
        engineers = edition.entries("engineers")
        self.board: Final[i64] = len(board)
        """The index of engineer n is this plus n - 1."""
        self.all: Final = [Space(e, place, 0, seats) for place, e in enumerate(board)]
        for number, entry in enumerate(engineers, start=1):
            self.all.append(Space(entry, len(board) + number - 1, number, seats))
        if len(self.all) > MOST_SPACES:
            raise engineers[-1].error("rr-edition-too-many", most=MOST_SPACES)
        self.count: Final[i64] = len(self.all)
        claims = sorted([(s.claim, s.index) for s in self.all if s.in_play and s.claim > 0])
        self.claims: Final = [int(index) for _, index in claims]
        """The turn-order spaces in play, by position."""
        self.ids: Final = [space.id for space in self.all]
        rewards = [reward for space in self.all for reward in space.rewards]
        steps = [count_of(reward) for reward in rewards if kind_of(reward) == INDUSTRY]
        self.most_industry: Final[i64] = max([1, *steps])
        """No space asks for more steps of industry."""
        on_board = [s for s in self.all if s.engineer == 0 and s.in_play]
        self.open: Final = [space for space in on_board if not space.last_round]
        """The spaces of the board before the last round …"""
        self.open_last: Final = [space for space in on_board if space.claim == 0]
        """… and in it, when the marker covers the turn-order spaces (p. 20)."""


class Setup:
    """What a game starts with, for one seat count."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.rounds: Final[i64] = _by_seats(edition, "rounds", seats, 1, 20)
        self.workers: Final[i64] = _by_seats(edition, "workers", seats, 1, 10)
        self.extra_workers: Final[i64] = _by_seats(edition, "extra-workers", seats, 0, 4)
        self.roubles: Final[i64] = _by_seats(edition, "roubles", seats, 0, 4)
        self.tiles_removed: Final = _by_seats(edition, "locomotives-removed", seats, 0, 2)
        self.engineers_a: Final = _by_seats(edition, "engineers-a", seats, 0, 5)
        self.engineers_b: Final = _by_seats(edition, "engineers-b", seats, 0, 5)
        self.engineers_public: Final[i64] = _by_seats(edition, "engineers-public", seats, 0, 6)
        self.row_length: Final[i64] = self.engineers_a + self.engineers_b
        self.own_position: Final = _by_seats(edition, "own-position", seats, 0, 1) == 1
        self.pass_points: Final = edition.entry("setup", "pass-points").integers("values", 0, 99)
        if len(self.pass_points) < max(SEATS):
            raise edition.entry("setup", "pass-points").error("rr-edition-positions")
        self.supply_roubles: Final = _value(edition, "supply-roubles", 12, 31)
        self.supply_doublers: Final = _value(edition, "supply-doublers", 0, 99)
        self.supply_temporary: Final = _value(edition, "supply-temporary", 0, 3)
        self.start_locomotive: Final = _value(edition, "start-locomotive", 1, 9)
        self.bonus_removed: Final[i64] = _value(edition, "bonus-removed", 0, 9)
        self.bonus_points: Final[i64] = _value(edition, "bonus-points", 0, 99)
        self.majority: Final = edition.entry("setup", "majority").integers("values", 0, 999)


def _by_seats(edition: Edition, key: str, seats: int, low: int, high: int) -> int:
    return edition.entry("setup", key).integer(f"for-{seats}", low, high)


def _value(edition: Edition, key: str, low: int, high: int) -> int:
    return edition.entry("setup", key).integer("value", low, high)


def railroad_name(id: str) -> Message:
    """Return the name of a railroad."""
    return Message(f"rr-railroad-{id}")
