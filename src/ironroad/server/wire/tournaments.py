"""Requests and answers about tournaments."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body
from ironroad.server.wire.terms import ClockTerms, NewClock
from ironroad.server.wire.text import NAME, Key, Line, Short

TournamentStatus = Literal["open", "running", "finished", "closed"]
TournamentFormat = Literal["round-robin", "swiss", "knock-out"]


class NewTournament(Body):
    """Announce a tournament."""

    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=NAME)]
    title: Short
    size: Annotated[int, Meta(ge=2, le=12)]
    """Seats at each table."""
    clock: NewClock
    options: dict[Line, Line] = {}
    edition: Line = ""
    format: TournamentFormat = "round-robin"
    rounds: Annotated[int, Meta(ge=1, le=15)] | None = None
    """Nothing for as few rounds as let all meet, or for as many as a Swiss system needs; a knock-out tells by itself."""
    games: Annotated[int, Meta(ge=1, le=5)] = 1
    """Games that each group of a knock-out plays before the first of it goes on."""
    rated: bool = False
    visibility: Literal["public", "unlisted"] = "public"
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class Entrant(Struct, frozen=True):
    """Somebody who plays in a tournament."""

    person: str
    name: str
    withdrawn: bool


class TournamentSeat(Struct, frozen=True):
    """A seat at a table of a tournament: of a person, or of the bot that plays for somebody who left."""

    person: str | None
    name: str
    place: int | None


class TournamentTable(Struct, frozen=True):
    """A table of a tournament; the game is there from the beginning of its round on. A table of one seat is a bye."""

    round: int
    game: str | None
    status: str | None
    seats: list[TournamentSeat]


class TournamentStanding(Struct, frozen=True):
    """How somebody stands in a tournament."""

    place: int
    person: str
    name: str
    withdrawn: bool
    points: float
    games: int
    byes: int
    wins: int
    opposition: float
    """The points of all opponents, once for each meeting."""
    reached: int
    """The stage of a knock-out for which somebody was drawn last; 0 elsewhere."""


class TournamentFacts(Struct, frozen=True):
    """A tournament as lists show it."""

    id: str
    name: str
    title: str
    size: int
    format: TournamentFormat
    games: int
    """Games of each group of a knock-out."""
    least: int
    """People without whom it cannot begin."""
    most: int
    """People that it is for."""
    status: TournamentStatus
    rated: bool
    clock: ClockTerms
    options: dict[str, str]
    round: int
    rounds: int | None
    """Nothing before the start, where it was left open."""
    people: int
    mine: bool
    """Whether the asker organises it."""
    entered: bool
    """Whether the asker plays in it."""
    created: float


class Tournament(Struct, frozen=True):
    """A tournament with everything about it."""

    facts: TournamentFacts
    entrants: list[Entrant]
    standings: list[TournamentStanding]
    tables: list[TournamentTable]


class TournamentList(Struct, frozen=True):
    """Tournaments, the latest first."""

    tournaments: list[TournamentFacts]
