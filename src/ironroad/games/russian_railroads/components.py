"""Things: colours, reward kinds, tiles, engineers, tokens and cards (p. 2, p. 22 to 24)."""

from typing import Final

from ironroad.core.edition import Edition, Entry
from ironroad.core.message import Message
from ironroad.core.native import i64

COLOURS: Final = ("black", "gray", "brown", "natural", "white")
"""The unchangeable order of the tracks on a railroad (p. 7)."""
COLOUR_COUNT: Final = 5
BLACK: Final = 0
GRAY: Final = 1

# Reward kinds. First those that happen at once and without a choice (ruling R3) …
POINTS: Final = 0
ROUBLE: Final = 1
TEMPORARY: Final = 2
WORKER: Final = 3
NEW_TRACKS: Final = 4
"""The first of five kinds, one a colour."""
REVALUE: Final = 9
MEDAL: Final = 10
MARKER: Final = 11
ENGINEER_SUM: Final = 12
LOCOMOTIVE_SUM: Final = 13
BLACK_WORKER: Final = 14
CARD_ENGINEER: Final = 15
HIRE: Final = 16
CLAIM: Final = 17
LAST_AT_ONCE: Final = 17
# … then those that are dealt with before everything else …
REUSE: Final = 18
CARD: Final = 19
PLACE: Final = 20
LAST_FIRST: Final = 20
# … and those that lie in the bag and are taken in any order.
STEP: Final = 21
"""The first of five kinds, one a colour."""
STEP_EITHER: Final = 26
STEP_ANY: Final = 27
INDUSTRY: Final = 28
DOUBLER: Final = 29
BUILD: Final = 30
LOCOMOTIVE: Final = 31
FACTORY: Final = 32
TOKEN: Final = 33
BONUS: Final = 34
AGAIN: Final = 35
KIND_COUNT: Final = 36

STEP_KINDS: Final = 7
"""Five colours, black or gray, any colour."""

# How much of something can be done at a moment is a list of numbers, in this order: track advances by kind, then
INDUSTRY_ROOM: Final = 7
DOUBLER_ROOM: Final = 8
TILE_ROOM: Final = 9
ROUBLE_ROOM: Final = 10
TEMPORARY_ROOM: Final = 11
HIRE_ROOM: Final = 12
ALWAYS: Final = 13
"""… and what can always be done."""
ROOM_COUNT: Final = 14
SEARCHED: Final = -1
"""What no number tells."""

# A reward is one number: its kind, whether it must be done, and how many.
KIND_UNIT: Final = 256
DUE: Final = 128
COUNT_MASK: Final = 127

_WORDS: Final = {
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
_IDS: Final = {kind: word.replace(" ", "-").replace("/", "-or-") for word, kind in _WORDS.items()}

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
"""What an End Bonus card may count (p. 23)."""
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


def parse_rewards(entry: Entry, name: str = "rewards") -> list[int]:
    """Read rewards such as ``track gray 2``; refuse what is none."""
    return [_parse(entry, text) for text in entry.texts(name)]


def _parse(entry: Entry, text: str) -> int:
    word, _, number = text.rpartition(" ")
    if word not in _WORDS or not number.isdecimal() or not 0 < int(number) <= COUNT_MASK:
        raise entry.error("rr-edition-reward", text=text)
    return _WORDS[word] * KIND_UNIT + int(number)


def reward_of(kind: i64, count: i64) -> i64:
    """Return a reward by kind and number."""
    return kind * KIND_UNIT + count


def kind_of(reward: i64) -> i64:
    """Return the kind of a reward."""
    return reward // KIND_UNIT


def count_of(reward: i64) -> i64:
    """Return how many of its kind a reward gives."""
    return reward & COUNT_MASK


def room_of(kind: i64) -> i64:
    """Return which of the numbers says how much of a reward kind can be done, or ``SEARCHED``."""
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


def reward_name(reward: int) -> Message:
    """Return a reward in words."""
    return Message(f"rr-reward-{_IDS[reward // KIND_UNIT]}", count=reward & COUNT_MASK)


def reward_text(reward: int) -> str:
    """Return a reward as the edition writes it, its kind hyphenated."""
    return f"{_IDS[reward // KIND_UNIT]} {reward & COUNT_MASK}"


def rewards_name(rewards: list[int]) -> Message:
    """Return several rewards in words."""
    words = reward_name(rewards[-1])
    for reward in reversed(rewards[:-1]):
        words = Message("rr-and", first=reward_name(reward), second=words)
    return words


def colour_name(colour: int) -> Message:
    """Return the name of a track colour."""
    return Message(f"rr-colour-{COLOURS[colour]}")


MOST_TILES: Final = 14
MOST_ENGINEERS: Final = 60


class Tiles:
    """Locomotives and the factories on their backs; lists are indexed by number, from 0."""

    def __init__(self, edition: Edition) -> None:
        entries = edition.entries("tiles")
        for place, entry in enumerate(entries, start=1):
            if entry.key != str(place):
                raise entry.error("rr-edition-numbering", expected=place, found=entry.key)
        self.count: Final = len(entries)
        """The highest number."""
        if self.count > MOST_TILES:
            raise entries[MOST_TILES].error("rr-edition-too-many", most=MOST_TILES)
        self.tiles: Final = [0, *[entry.integer("count", 0, 15) for entry in entries]]
        self.factory: Final = [
            [0],
            *[parse_rewards(entry, "factory") for entry in entries],
        ]


class Engineers:
    """The engineers, by number from 1: letter and action."""

    def __init__(self, edition: Edition) -> None:
        entries = edition.entries("engineers")
        for place, entry in enumerate(entries, start=1):
            if entry.key != str(place):
                raise entry.error("rr-edition-numbering", expected=place, found=entry.key)
        self.count: Final = len(entries)
        if self.count > MOST_ENGINEERS:
            raise entries[MOST_ENGINEERS].error("rr-edition-too-many", most=MOST_ENGINEERS)
        self.letters: Final = [0, *[entry.one_of("letter", LETTERS) for entry in entries]]
        on_card = [entry for entry in entries if entry.text("letter") == LETTERS[0]]
        if len(on_card) != 1:
            raise entries[0].error("rr-edition-unlettered", count=len(on_card))
        self.on_card: Final = int(on_card[0].key)
        """The engineer without a letter, who lies on a ? card (p. 3)."""

    def lettered(self, letter: int) -> list[int]:
        """Return the numbers of the engineers with a letter."""
        return [number for number in range(1, self.count + 1) if self.letters[number] == letter]


class Pile:
    """A set of different tokens or cards: ids and what each brings."""

    def __init__(self, edition: Edition, section: str) -> None:
        self.ids: Final = edition.keys(section)
        self.count: Final = len(self.ids)
        if self.count > 20:
            raise edition.entries(section)[20].error("rr-edition-too-many", most=20)
        self.rewards: Final = [parse_rewards(entry) for entry in edition.entries(section)]


class Bonuses:
    """The End Bonus cards: what each counts and what that is worth (p. 23)."""

    def __init__(self, edition: Edition) -> None:
        entries = edition.entries("bonuses")
        self.ids: Final = edition.keys("bonuses")
        self.count: Final = len(entries)
        self.counts: Final = [entry.one_of("counts", COUNTS) for entry in entries]
        self.each: Final = [0 if "from" in e.data else e.integer("each") for e in entries]
        self.most: Final = [9999 if "from" in e.data else e.integer("most") for e in entries]
        self.steps: Final = [self._steps(entry) for entry in entries]
        """Pairs of a number reached and the points from there on; empty where each one counts."""

    def _steps(self, entry: Entry) -> list[tuple[int, int]]:
        if "from" not in entry.data:
            return []
        starts = entry.integers("from")
        points = entry.integers("points")
        if len(starts) != len(points):
            raise entry.error("rr-edition-steps", key=entry.key)
        return list(zip(starts, points, strict=True))
