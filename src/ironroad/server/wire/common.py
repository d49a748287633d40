"""Types that all requests and answers share."""

from typing import Annotated, Any, Literal, Union, cast

import msgspec
from msgspec import Meta, Struct

from ironroad.core.message import Message

Language = Literal["en", "es"]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class Words(Struct, frozen=True):
    """A message: an id with arguments, put into words by the client."""

    id: str
    args: dict[str, Union[int, str, "Words"]] = {}


def words(message: Message) -> Words:
    """Return a message as it travels: the core writes what ``Words`` describes, and is compiled."""
    return cast("Words", message.to_json())


class Problem(Struct, frozen=True, tag="problem", tag_field="type"):
    """Why something was refused, as a message and as a sentence in the asker's language."""

    error: Words
    sentence: str
    version: int | None = None
    """The present version, where the request came too late."""
    key: str | None = None
    """Which request this answers, on a socket."""


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request body; fields that are not known are refused."""


def encode(value: Any) -> bytes:
    """Return a value as JSON."""
    return _ENCODER.encode(value)


_ENCODER = msgspec.json.Encoder()
