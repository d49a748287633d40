"""Requests and answers of people who do not want to meet or to read somebody."""

from typing import Annotated

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, Number
from ironroad.server.wire.text import PROSE, Id


class Report(Body):
    """Tell the operators of the server about a person, or about something they said."""

    reason: Annotated[str, Meta(min_length=1, max_length=1000, pattern=PROSE)]
    person: Id = ""
    """Not needed where a line of a chat is named."""
    game: Id | None = None
    line: Number | None = None


class Reported(Struct, frozen=True):
    """A report that the operators will find."""

    id: str


class Blocked(Struct, frozen=True):
    """Somebody whom the asker has blocked."""

    person: str
    name: str


class Muted(Struct, frozen=True):
    """Who is muted at a table, by id."""

    people: list[str]
