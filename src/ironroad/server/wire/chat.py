"""Chat messages."""

from typing import Annotated

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body


class Saying(Body):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seated: bool = False
    """Whether only those who sit at the table shall read it."""


class Said(Struct, frozen=True, tag="chat", tag_field="type"):
    """Something that was said."""

    game: str
    number: int
    name: str
    mine: bool
    text: str
    seated: bool
    at: float


class Chat(Struct, frozen=True):
    """What was said, in order."""

    lines: list[Said]
