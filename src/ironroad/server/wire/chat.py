"""Chat messages."""

from msgspec import Struct

from ironroad.server.wire.common import Body
from ironroad.server.wire.text import ChatText, Key


class Saying(Body):
    """Say something at the table."""

    text: ChatText
    seated: bool = False
    """Whether only seated players may read it."""
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class Said(Struct, frozen=True, tag="chat", tag_field="type"):
    """Something that was said."""

    game: str
    number: int
    name: str
    mine: bool
    text: str
    seated: bool
    at: float
    person: str
    """Who said it, for the profile."""


class Chat(Struct, frozen=True):
    """What was said, in order."""

    lines: list[Said]
