"""Messages of the socket."""

from msgspec import Struct

from ironroad.server.wire.chat import Said
from ironroad.server.wire.common import Number, Problem, SeatNumber
from ironroad.server.wire.play import Done, Position
from ironroad.server.wire.reviews import ReviewProgress
from ironroad.server.wire.tables import TableFacts
from ironroad.server.wire.text import ActionText, ChatText, Id, Key


class Watch(Struct, frozen=True, tag="watch", tag_field="type"):
    """Follow a game; again after a gap. A seat of one's own may be named."""

    game: Id
    seat: SeatNumber | None = None


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="type"):
    """Follow a game no longer."""

    game: Id


class SocketPlay(Struct, frozen=True, tag="play", tag_field="type"):
    """Take an action."""

    game: Id
    version: Number
    action: ActionText
    key: Key
    seat: SeatNumber | None = None


class SocketSay(Struct, frozen=True, tag="say", tag_field="type"):
    """Say something at the table."""

    game: Id
    text: ChatText
    seated: bool = False
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


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


class BotWaits(Struct, frozen=True, tag="waiting", tag_field="type"):
    """A bot waits for its turn to think, since decisions of other games are before its own."""

    game: str
    version: int
    before: int | None
    """How many decisions are before it; none when it waits no longer."""
    since: float
    """Since when it waits, as Unix time."""


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
    Hello
    | Position
    | TableChanged
    | Done
    | Problem
    | Said
    | Presence
    | BotWaits
    | ReviewProgress
    | YourTurn
    | Gone
    | Pong
)


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str
    version: str


class Build(Struct, frozen=True):
    """What runs here; a build is ``compiled`` or ``interpreted``."""

    version: str
    server: str
    bots: list[str]
    """The builds in which bots think; empty where they are left to other processes."""
    issues: str
    """Where wrong printed values are reported; empty where nobody says."""
