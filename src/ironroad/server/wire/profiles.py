"""Ratings, leaderboards and profiles."""

from msgspec import Struct


class RatingFacts(Struct, frozen=True):
    """A rating: provisional as long as too little is known."""

    rating: float
    deviation: float
    provisional: bool
    games: int


class RatingStep(Struct, frozen=True):
    """A rating after a game."""

    game: str | None
    """Nothing where the asker may not know of the game."""
    at: float
    place: int
    seats: int
    rating: float
    deviation: float


class TitleRating(Struct, frozen=True):
    """The rating of a person in a title, with its course."""

    title: str
    now: RatingFacts
    steps: list[RatingStep]
    """The latest games, in order."""


class TitleResults(Struct, frozen=True):
    """The results of a person in a title with a number of seats."""

    title: str
    seats: int
    games: int
    places: list[int]
    """How often first, second and so on."""


class Opposed(Struct, frozen=True):
    """What a person did against another one, in games that both played."""

    person: str
    name: str
    games: int
    ahead: int
    level: int
    behind: int


class Profile(Struct, frozen=True):
    """A person as others see them."""

    id: str
    name: str
    mine: bool
    has_account: bool
    unrated: bool
    """Whether the person has chosen not to be rated."""
    blocked: bool
    """Whether the asker has blocked the person."""
    since: float
    ratings: list[TitleRating]
    results: list[TitleResults]
    opponents: list[Opposed]


class Ranked(Struct, frozen=True):
    """A line of a leaderboard: a person, or a bot by its level."""

    person: str | None
    name: str
    bot: str | None
    rating: RatingFacts


class Leaderboard(Struct, frozen=True):
    """The people who are rated in a title, the best first and those with a provisional rating last, and its bots."""

    title: str
    lines: list[Ranked]
