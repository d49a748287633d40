"""The printed player board: railroads with their special spaces, and industry tracks."""

from typing import Final

from ironroad.core.bits import bit, row_of
from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOUR_COUNT,
    COLOURS,
    MARKER,
    NEW_TRACKS,
    count_of,
    kind_of,
    parse_rewards,
)
from ironroad.games.russian_railroads.expansion import ALWAYS_THERE, Expansion
from ironroad.games.russian_railroads.printed import Printed

GAP: Final = "gap"
QUESTION: Final = "?"
MOST_SPACES: Final = 60
"""The maximum length of a railroad or industry track: spaces fit the packed rows of ``Player``."""
RAILROAD_COUNT: Final[i64] = 3
MOST_SLOTS: Final = 4
MOST_GAPS: Final = 5
MOST_MARKERS: Final = 3


def needed_by(entry: Entry, expansions: list[Expansion]) -> tuple[int, int]:
    """Return the layout place that a special space depends on, or ``ALWAYS_THERE``, and the value required there."""
    for expansion in expansions:
        needed, value = expansion.needed(entry)
        if needed != ALWAYS_THERE:
            return needed, value
    return ALWAYS_THERE, 0


class Condition:
    """The condition of a special space: a track, and for some the locomotives, must reach it (p. 16)."""

    def __init__(self, entry: Entry, railroads: list[str], expansions: list[Expansion]) -> None:
        self.id: Final = entry.key
        self.railroad: Final[i64] = entry.one_of("railroad", railroads)
        self.space: Final[i64] = entry.integer("space", 1, MOST_SPACES)
        self.colour: Final[i64] = entry.one_of("colour", COLOURS)
        self.locomotive: Final = entry.flag("locomotive")
        needed, value = needed_by(entry, expansions)
        self.needed: Final[i64] = needed
        """The layout place (a branch or tile area) that the space depends on, or ``ALWAYS_THERE``."""
        self.value: Final[i64] = value
        """The value required at that place: the branch or tile, counted from 1."""


class Advantage(Condition):
    """A special space that gives its rewards once (p. 16)."""

    def __init__(self, entry: Entry, railroads: list[str], expansions: list[Expansion]) -> None:
        super().__init__(entry, railroads, expansions)
        self.roubles: Final[i64] = entry.integer("roubles", 0, 9) if "roubles" in entry.data else 0
        """The price of a coin space, paid on reaching it or later; 0 for other spaces."""
        self.rewards: Final = parse_rewards(entry)
        self.waits: Final = MARKER in [kind_of(reward) for reward in self.rewards]
        """Whether it stays available while it cannot be taken: an industry marker without a free start space (ruling R22)."""
        self.new_tracks: Final = [0] * COLOUR_COUNT
        """The number of new tracks it gives, by colour."""
        for reward in self.rewards:
            colour = kind_of(reward) - NEW_TRACKS
            if 0 <= colour < COLOUR_COUNT:
                self.new_tracks[colour] += count_of(reward)
        colours = [int(bit(c)) for c in range(COLOUR_COUNT) if self.new_tracks[c] > 0]
        self.new_colours: Final[i64] = sum(colours)
        """The colours of its new tracks, as a bit mask."""


class Star(Condition):
    """A special space that scores, or doubles its railroad, at every scoring while its condition holds (p. 17)."""

    def __init__(
        self, entry: Entry, index: int, railroads: list[str], expansions: list[Expansion]
    ) -> None:
        super().__init__(entry, railroads, expansions)
        self.index: Final[i64] = index
        self.medal: Final = entry.flag("medal")
        self.double: Final = entry.flag("double")
        self.points: Final[i64] = 0 if self.double else entry.integer("points", 0, 999)


def _colours(entry: Entry) -> int:
    colours = entry.all_of("colours", COLOURS)
    if not colours or colours != list(range(len(colours))):
        raise entry.error("rr-edition-colours", key=entry.key)
    return len(colours)


def _values(edition: Edition, more: list[Entry]) -> list[list[int]]:
    rows = [edition.entry("colours", colour).integers("values") for colour in COLOURS]
    for colour, row in zip(COLOURS, rows, strict=True):
        if len(row) != len(rows[0]) or not row:
            raise edition.entry("colours", colour).error("rr-edition-values", key=colour)
    values = [list(column) for column in zip(*rows, strict=True)]
    for entry in more:
        values.append(entry.integers("values"))
        if len(values[-1]) != COLOUR_COUNT:
            raise entry.error("rr-edition-values", key=entry.key)
    return values


def _slot_ids(ids: list[str], railroads: list[int]) -> list[str]:
    return [
        f"{ids[r]}-{slot - railroads.index(r) + 1}" if railroads.count(r) > 1 else ids[r]
        for slot, r in enumerate(railroads)
    ]


class Lines:
    """The railroads of a player board: spaces, colours, locomotive slots, doublers, track values."""

    def __init__(self, printed: Printed) -> None:
        edition = printed.edition
        entries = printed.required("railroads")
        self.ids: Final = [entry.key for entry in entries]
        if len(entries) != RAILROAD_COUNT:
            raise entries[-1].error("rr-edition-railroads", count=RAILROAD_COUNT)
        self.spaces: Final = [entry.integer("spaces", 1, MOST_SPACES) for entry in entries]
        self.colours: Final = [_colours(entry) for entry in entries]
        """The number of colours that each railroad uses, from black on."""
        self.lengths: Final[i64] = row_of(self.spaces)
        self.colour_counts: Final[i64] = row_of(self.colours)
        """``spaces`` and ``colours`` as packed rows."""
        self.slot_railroad: Final[list[int]] = []
        """The railroad of each locomotive slot."""
        for railroad, entry in enumerate(entries):
            self.slot_railroad.extend([railroad] * entry.integer("slots", 1, 4))
        self.slots: Final[i64] = len(self.slot_railroad)
        self.slot_owners: Final[i64] = row_of(self.slot_railroad)
        """``slot_railroad`` as a packed row."""
        if len(self.slot_railroad) > MOST_SLOTS:
            raise entries[-1].error("rr-edition-too-many", most=MOST_SLOTS)
        self.slot_ids: Final = _slot_ids(self.ids, self.slot_railroad)
        first = [railroad for railroad, entry in enumerate(entries) if entry.flag("start")]
        self.start_slot: Final = self.slot_railroad.index(first[0] if first else 0)
        """The slot of the first locomotive."""
        self.doublers: Final = [entry.integer("doublers", 0, MOST_SPACES) for entry in entries]
        """The maximum number of doublers above each railroad."""
        self.doubler_spaces: Final[i64] = row_of(self.doublers)
        """``doublers`` as a packed row."""
        self.doubled: Final = [r for r in range(RAILROAD_COUNT) if self.doublers[r] > 0]
        if not self.doubled:
            raise entries[0].error("rr-edition-doublers")
        self.values: Final = _values(edition, printed.added("colours"))
        """Points per space, by row of values (0 is normal, the others apply after a revaluation) and colour."""
        self.tracks: Final = [edition.entry("colours", c).integer("tracks") for c in COLOURS]
        rationed = [
            int(bit(colour))
            for colour in range(COLOUR_COUNT)
            if self.tracks[colour] < len([count for count in self.colours if count > colour])
        ]
        self.rationed: Final[i64] = sum(rationed)
        """The colours with fewer tracks than railroads that use them, as a bit mask."""


class Railroads(Lines):
    """The railroads with their special spaces."""

    def __init__(self, printed: Printed, expansions: list[Expansion]) -> None:
        super().__init__(printed)
        advantages = printed.required("advantages")
        self.advantages: Final = [Advantage(e, self.ids, expansions) for e in advantages]
        self.stars: Final = [
            Star(entry, index, self.ids, expansions)
            for index, entry in enumerate(printed.required("scoring"))
        ]
        self.stars_on: Final = [
            [star for star in self.stars if star.railroad == railroad]
            for railroad in range(RAILROAD_COUNT)
        ]
        """The scoring spaces of each railroad."""
        if len(self.advantages) > MOST_SPACES:
            raise advantages[MOST_SPACES].error("rr-edition-too-many", most=MOST_SPACES)
        self.by_step: Final = [
            [
                place
                for place, advantage in enumerate(self.advantages)
                if advantage.railroad == railroad
                and advantage.colour == colour
                and advantage.roubles == 0
            ]
            for railroad in range(RAILROAD_COUNT)
            for colour in range(COLOUR_COUNT)
        ]
        """The free advantages whose track condition an advance may meet, by railroad * COLOUR_COUNT + colour."""
        self.by_locomotive: Final = [
            [
                place
                for place, advantage in enumerate(self.advantages)
                if advantage.railroad == railroad
                and advantage.locomotive
                and advantage.roubles == 0
            ]
            for railroad in range(RAILROAD_COUNT)
        ]
        """The free advantages whose locomotive condition a new number may meet, by railroad."""
        self.winning: Final = [
            one
            for one in self.advantages
            if one.new_colours != 0 and one.roubles == 0 and not one.locomotive
        ]
        """The free advantages that give new tracks as soon as a track is there."""
        self.waiting: Final = [p for p, one in enumerate(self.advantages) if one.waits]
        """The advantages that stay available while they cannot be taken."""
        affects_layout = [expansion.affects_layout for expansion in expansions]
        self.plain: Final = self.rationed == 0 and not any(affects_layout)
        """Whether no colour is short of tracks and no expansion limits moves, so that the checks of ``bounds`` can be skipped."""
        self._check_tracks(printed.edition)

    def _check_tracks(self, edition: Edition) -> None:
        """Raise ``InvalidEdition`` if a colour has more tracks than railroads that use it, or tracks that cannot be won."""
        given = [0] * COLOUR_COUNT
        given[BLACK] = RAILROAD_COUNT
        for advantage in self.advantages:
            for colour in range(COLOUR_COUNT):
                # Advantages on a branch or tile are alternatives: a player has only one of them.
                given[colour] = max(
                    given[colour] + (advantage.new_tracks[colour] if advantage.needed < 0 else 0),
                    advantage.new_tracks[colour],
                )
        for colour, id in enumerate(COLOURS):
            used = len([count for count in self.colours if count > colour])
            if used < self.tracks[colour] or self.tracks[colour] != given[colour]:
                raise edition.entry("colours", id).error("rr-edition-tracks", key=id, count=used)


class Lane:
    """An industry track: numbered spaces, gaps for factories and the ? space (p. 11, p. 17)."""

    def __init__(self, entry: Entry, index: int, markers: int) -> None:
        self.index: Final[i64] = index
        self.id: Final = entry.key
        self.texts: Final = entry.texts("spaces")
        self.last: Final[i64] = len(self.texts) - 1
        if self.last > MOST_SPACES:
            raise entry.error("rr-edition-too-many", most=MOST_SPACES)
        self.points: Final[list[int]] = []
        """The points of a marker on each space: the last number printed up to there (p. 19)."""
        self.gap: Final[list[int]] = []
        """The index of the gap on each space, or -1."""
        self.question: Final[i64] = self.texts.index(QUESTION) if QUESTION in self.texts else -1
        self.passable: Final = entry.flag("passable")
        """Whether markers may enter a gap without a factory (rule AR-10)."""
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
        spaces = [int(bit(space)) for space, gap in enumerate(self.gap) if gap >= 0]
        self.gap_spaces: Final[i64] = sum(spaces)
        """The spaces that are gaps, as a bit mask."""
        self.first_marker: Final[i64] = markers
        self.markers: Final[i64] = entry.integer("markers", 1, MOST_MARKERS - markers)
        self.rewards: Final[list[list[int]]] = [[] for _ in self.texts]
        """Further rewards of each space."""


class Lanes:
    """The industry tracks of a player board and the markers on them."""

    def __init__(self, printed: Printed) -> None:
        self.all: Final[list[Lane]] = []
        self.of_marker: Final[list[Lane]] = []
        for index, entry in enumerate(printed.required("industry")):
            lane = Lane(entry, index, len(self.of_marker))
            self.all.append(lane)
            self.of_marker.extend([lane] * lane.markers)
        self.ids: Final = [lane.id for lane in self.all]
        for entry in printed.on_board("lanes"):
            lane = self.all[entry.one_of("lane", self.ids)]
            lane.rewards[entry.integer("space", 1, lane.last)].extend(parse_rewards(entry))
        self.rewarding: Final = len(printed.on_board("lanes")) > 0
        self.markers: Final[i64] = len(self.of_marker)


def railroad_name(id: str) -> Message:
    """Return the name of a railroad."""
    return Message(f"rr-railroad-{id}")
