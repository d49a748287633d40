"""Messages of the socket."""

from typing import Annotated

from msgspec import Meta, Struct

from ironroad.server.wire.chat import Said
from ironroad.server.wire.common import ActionText, Key, Number, Problem, SeatNumber
from ironroad.server.wire.play import Done, Position
from ironroad.server.wire.tables import TableFacts


class Watch(Struct, frozen=True, tag="watch", tag_field="type"):
    """Follow a game; again after a gap. A seat of one's own may be named."""

    game: Annotated[str, Meta(max_length=24)]
    seat: SeatNumber | None = None


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="type"):
    """Follow a game no longer."""

    game: Annotated[str, Meta(max_length=24)]


class SocketPlay(Struct, frozen=True, tag="play", tag_field="type"):
    """Take an action."""

    game: Annotated[str, Meta(max_length=24)]
    version: Number
    action: ActionText
    key: Key
    seat: SeatNumber | None = None


class SocketSay(Struct, frozen=True, tag="say", tag_field="type"):
    """Say something at the table."""

    game: Annotated[str, Meta(max_length=24)]
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seated: bool = False


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """Ask whether the other side is there; either side may."""

    at: float | None = None


FromClient = Watch | Unwatch | SocketPlay | SocketSay | Ping


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""

    at: float | None


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message of a socket."""

    person: str | None
    heartbeat: float
    """Say something at least this often, in seconds, and expect the same."""


class TableChanged(Struct, frozen=True, tag="table", tag_field="type"):
    """A table before its start, or with other people: as the viewer sees it."""

    table: TableFacts


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is looking at a game."""

    game: str
    seats: list[int]
    spectators: int


class YourTurn(Struct, frozen=True, tag="turn", tag_field="type"):
    """A game in which the person is to decide, told where another game is watched or none."""

    game: str
    version: int
    title: str
    name: str


class Gone(Struct, frozen=True, tag="gone", tag_field="type"):
    """A game that can be watched no longer."""

    game: str


FromServer = (
    Hello | Position | TableChanged | Done | Problem | Said | Presence | YourTurn | Gone | Pong
)


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str
    version: str
