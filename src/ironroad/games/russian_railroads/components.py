"""Components: colours, reward kinds, tiles, engineers, tokens and cards (p. 2, p. 22 to 24)."""

from typing import Final

from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.printed import Printed

COLOURS: Final = ("black", "gray", "brown", "natural", "white")
"""Track colours in their fixed order on a railroad (p. 7)."""
COLOUR_COUNT: Final[i64] = 5
BLACK: Final = 0
GRAY: Final = 1

# Reward kinds in three ranges; modules register the numbers left out here (``register_kind``).
# Up to LAST_AT_ONCE: carried out at once, without a choice (ruling R3).
POINTS: Final = 0
ROUBLE: Final = 1
TEMPORARY: Final = 2
WORKER: Final = 3
NEW_TRACKS: Final = 4
"""The first of five kinds, one per colour."""
REVALUE: Final = 9
MEDAL: Final = 10
MARKER: Final = 11
ENGINEER_SUM: Final = 12
LOCOMOTIVE_SUM: Final = 13
BLACK_WORKER: Final = 14
CARD_ENGINEER: Final = 15
HIRE: Final = 16
CLAIM: Final = 17
LAST_AT_ONCE: Final = 20
# Up to LAST_FIRST: asked about before everything else.
REUSE: Final = 21
CARD: Final = 22
PLACE: Final = 23
LAST_FIRST: Final = 31
# The others: stay in the bag and are taken in any order.
STEP: Final = 32
"""The first of five kinds, one per colour."""
STEP_EITHER: Final = 37
STEP_ANY: Final = 38
INDUSTRY: Final = 39
DOUBLER: Final = 40
BUILD: Final = 41
LOCOMOTIVE: Final = 42
FACTORY: Final = 43
TOKEN: Final = 44
BONUS: Final = 45
AGAIN: Final = 46
KIND_COUNT: Final = 53

STEP_KINDS: Final = 7
"""The number of kinds of track advances: five colours, black or gray, any colour."""


def bag_place(kind: i64) -> i64:
    """Return the position of a kind in the order in which the bag is offered.

    All track advances share a position, and so do locomotives and factories, because one ``Effect`` offers them all.
    """
    if kind <= STEP_ANY:
        return 0
    if kind <= BUILD:
        return kind - STEP_ANY
    return max(BUILD - STEP_ANY, kind - STEP_ANY - (FACTORY - BUILD))


BAG_PLACE: Final = [int(bag_place(kind)) for kind in range(KIND_COUNT)]
BAG: Final = [
    STEP,
    *[kind for kind in range(INDUSTRY, KIND_COUNT) if kind not in (LOCOMOTIVE, FACTORY)],
]
"""The kind whose ``Effect`` offers each position of the bag's order."""

# The room for each kind of reward (how many units of it can be carried out now) is read like a list, see ``rooms.Rooms``.
# Its indices: track advances by kind (0 to 6), then these constants.
INDUSTRY_ROOM: Final = 7
DOUBLER_ROOM: Final = 8
TILE_ROOM: Final = 9
ROUBLE_ROOM: Final = 10
TEMPORARY_ROOM: Final = 11
HIRE_ROOM: Final = 12
ALWAYS: Final = 13
"""For kinds that can always be carried out."""
ROOM_BITS: Final = 9
ROOM_MASK: Final = 255
"""Rooms are packed, so many bits each; the highest bit of each is 0, so that all are compared at once (``Rooms.fits``)."""
SEARCHED: Final = -1
"""Stands for an index: the room of this kind is not a number, its ``Effect`` searches for a way (``can_do``)."""

# A reward is an integer: kind * KIND_UNIT + (DUE if it is compulsory) + count.
KIND_UNIT: Final = 256
DUE: Final = 128
COUNT_MASK: Final = 127

_WORDS: Final[dict[str, int]] = {
    "points": POINTS,
    "rouble": ROUBLE,
    "temporary": TEMPORARY,
    "worker": WORKER,
    "revalue": REVALUE,
    "medal": MEDAL,
    "marker": MARKER,
    "engineer-sum": ENGINEER_SUM,
    "locomotive-sum": LOCOMOTIVE_SUM,
    "black-worker": BLACK_WORKER,
    "engineer": CARD_ENGINEER,
    "hire": HIRE,
    "claim": CLAIM,
    "reuse": REUSE,
    "card": CARD,
    "place": PLACE,
    "industry": INDUSTRY,
    "doubler": DOUBLER,
    "build": BUILD,
    "locomotive": LOCOMOTIVE,
    "factory": FACTORY,
    "token": TOKEN,
    "bonus": BONUS,
    "again": AGAIN,
    **{f"track {colour}": STEP + place for place, colour in enumerate(COLOURS)},
    "track black/gray": STEP_EITHER,
    "track any": STEP_ANY,
    **{f"tracks {colour}": NEW_TRACKS + place for place, colour in enumerate(COLOURS)},
}


def _id_of(word: str) -> str:
    return word.replace(" ", "-").replace("/", "-or-")


_IDS: Final = {kind: _id_of(word) for word, kind in _WORDS.items()}

LETTERS: Final = ("none", "a", "b")
COUNTS: Final = (
    "flat",
    "workers",
    "doublers",
    "railroads",
    "black-tracks",
    "extra-engineer",
    "factories",
    "tokens",
    "locomotives",
    "engineers",
)
"""The quantities that End Bonus cards count (p. 23), as written in editions; the constants are their indices."""
FLAT: Final = 0
EXTRA_WORKERS: Final = 1
DOUBLERS: Final = 2
RAILROADS: Final = 3
BLACK_TRACKS: Final = 4
EXTRA_ENGINEER: Final = 5
FACTORIES: Final = 6
TOKENS: Final = 7
LOCOMOTIVES: Final = 8
ENGINEERS: Final = 9


NO_FACTORY: Final = -1


def parse_rewards(entry: Entry, name: str = "rewards") -> list[int]:
    """Read rewards such as ``track gray 2``; raise ``InvalidEdition`` for other texts."""
    return [_parse(entry, text) for text in entry.texts(name)]


def _parse(entry: Entry, text: str) -> int:
    word, _, number = text.rpartition(" ")
    if word not in _WORDS or not number.isdecimal() or not 0 < int(number) <= COUNT_MASK:
        raise entry.error("rr-edition-reward", text=text)
    return _WORDS[word] * KIND_UNIT + int(number)


def reward_of(kind: i64, count: i64) -> i64:
    """Return a reward of a kind and count."""
    return kind * KIND_UNIT + count


def kind_of(reward: i64) -> i64:
    """Return the kind of a reward."""
    return reward // KIND_UNIT


def count_of(reward: i64) -> i64:
    """Return the count of a reward."""
    return reward & COUNT_MASK


def room_of(kind: i64) -> i64:
    """Return the index of a kind in the list of rooms, or ``SEARCHED``."""
    if STEP <= kind < STEP + STEP_KINDS:
        return kind - STEP
    if kind in (REUSE, CARD, PLACE, LOCOMOTIVE, AGAIN):
        return SEARCHED
    rooms = {
        INDUSTRY: INDUSTRY_ROOM,
        DOUBLER: DOUBLER_ROOM,
        BUILD: TILE_ROOM,
        FACTORY: TILE_ROOM,
        ROUBLE: ROUBLE_ROOM,
        TEMPORARY: TEMPORARY_ROOM,
        HIRE: HIRE_ROOM,
    }
    return rooms.get(int(kind), ALWAYS)


ROOM_OF: Final = [int(room_of(kind)) for kind in range(KIND_COUNT)]
REUSING: Final[list[int]] = [REUSE]
"""The kinds that use an action space again."""


def register_kind(word: str, kind: int, searched: bool = False, reuses: bool = False) -> None:
    """Register a reward kind of a module: its word in editions and its number.

    ``searched``: its ``Effect.can_do`` decides whether it is possible. ``reuses``: it uses an action space again.
    """
    _WORDS[word] = kind
    _IDS[kind] = _id_of(word)
    if searched:
        ROOM_OF[kind] = SEARCHED
    if reuses:
        REUSING.append(kind)


def reward_name(reward: int) -> Message:
    """Return the text of a reward."""
    return Message(f"rr-reward-{_IDS[reward // KIND_UNIT]}", count=reward & COUNT_MASK)


def reward_text(reward: int) -> str:
    """Return a reward as views and actions write it: as in editions, with a hyphenated kind."""
    return f"{_IDS[reward // KIND_UNIT]} {reward & COUNT_MASK}"


def rewards_name(rewards: list[int]) -> Message:
    """Return the text of several rewards."""
    words = reward_name(rewards[-1])
    for reward in reversed(rewards[:-1]):
        words = Message("rr-and", first=reward_name(reward), second=words)
    return words


def colour_name(colour: int) -> Message:
    """Return the name of a track colour."""
    return Message(f"rr-colour-{COLOURS[colour]}")


MOST_TILES: Final = 14
MOST_ENGINEERS: Final = 60
MOST_PILE: Final = 20
MOST_FACTORIES: Final = 14


class Tiles:
    """Locomotive tiles with the factories on their backs; lists are indexed by number, index 0 is unused.

    Factories that are not the back of a locomotive have the numbers after the highest locomotive.
    """

    def __init__(self, printed: Printed) -> None:
        entries = printed.edition.entries("tiles")
        for place, entry in enumerate(entries, start=1):
            if entry.key != str(place):
                raise entry.error("rr-edition-numbering", expected=place, found=entry.key)
        self.count: Final = len(entries)
        """The highest locomotive number."""
        if self.count > MOST_TILES:
            raise entries[MOST_TILES].error("rr-edition-too-many", most=MOST_TILES)
        self.tiles: Final = [0, *[entry.integer("count", 0, 15) for entry in entries]]
        special = printed.total("factories")
        self.special: Final = [entry.key for entry in special]
        """Ids of the factories that are not the back of a locomotive, by number from ``count`` + 1."""
        self.numbers: Final[i64] = self.count + len(special)
        """The highest factory number."""
        if self.numbers > MOST_FACTORIES:
            raise special[-1].error("rr-edition-too-many", most=MOST_FACTORIES)
        self.factory: Final = [
            [0],
            *[parse_rewards(entry, "factory") for entry in [*entries, *special]],
        ]

    def number_of(self, id: str) -> int:
        """Return the number of a factory that is not the back of a locomotive, or ``NO_FACTORY`` if the edition has none."""
        return self.count + 1 + self.special.index(id) if id in self.special else NO_FACTORY


class Engineers:
    """The engineers by index, from 1: letter, printed number and action. In the base game the index is the number."""

    def __init__(self, printed: Printed) -> None:
        entries = printed.edition.entries("engineers")
        for place, entry in enumerate(entries, start=1):
            if entry.key != str(place):
                raise entry.error("rr-edition-numbering", expected=place, found=entry.key)
        new = printed.added("engineers")
        self.entries: Final = [*entries, *new]
        self.count: Final = len(self.entries)
        if self.count > MOST_ENGINEERS:
            raise self.entries[MOST_ENGINEERS].error("rr-edition-too-many", most=MOST_ENGINEERS)
        self.ids: Final = ["", *[entry.key for entry in self.entries]]
        self.numbers: Final = [
            0,
            *[int(entry.key) for entry in entries],
            *[entry.integer("number", -99, 99) for entry in new],
        ]
        """The printed number of each engineer."""
        self.letters: Final = [0, *[entry.one_of("letter", LETTERS) for entry in self.entries]]
        self.lettered: Final = [
            [index for index in range(1, self.count + 1) if self.letters[index] == letter]
            for letter in range(len(LETTERS))
        ]
        """The indices of the engineers by letter, as in ``LETTERS``."""
        self.on_card: Final = self.unlettered(entries)
        """The index of the engineer without a letter, which belongs to a ? card (p. 3)."""

    def unlettered(self, entries: list[Entry]) -> int:
        """Return the index of the engineer without a letter among these entries; there must be exactly one."""
        found = [p for p, entry in enumerate(entries, 1) if entry.text("letter") == LETTERS[0]]
        if len(found) != 1:
            raise entries[0].error("rr-edition-unlettered", count=len(found))
        return self.entries.index(entries[found[0] - 1]) + 1


class Pile:
    """A set of tokens, tiles or cards, each different: ids and rewards."""

    def __init__(self, entries: list[Entry]) -> None:
        self.ids: Final = [entry.key for entry in entries]
        self.count: Final = len(entries)
        if self.count > MOST_PILE:
            raise entries[MOST_PILE].error("rr-edition-too-many", most=MOST_PILE)
        self.rewards: Final = [parse_rewards(entry) for entry in entries]


class Bonuses:
    """The End Bonus cards: the quantity that each counts, and its points (p. 23)."""

    def __init__(self, edition: Edition) -> None:
        entries = edition.entries("bonuses")
        self.ids: Final = edition.keys("bonuses")
        self.count: Final = len(entries)
        self.counts: Final = [entry.one_of("counts", COUNTS) for entry in entries]
        self.each: Final = [0 if "from" in e.data else e.integer("each") for e in entries]
        self.most: Final = [9999 if "from" in e.data else e.integer("most") for e in entries]
        self.steps: Final = [self._steps(entry) for entry in entries]
        """Per card, pairs of a threshold and the points from there on; empty if the card scores ``each`` unit up to ``most``."""

    def _steps(self, entry: Entry) -> list[tuple[int, int]]:
        if "from" not in entry.data:
            return []
        starts = entry.integers("from")
        points = entry.integers("points")
        if len(starts) != len(points):
            raise entry.error("rr-edition-steps", key=entry.key)
        return list(zip(starts, points, strict=True))
