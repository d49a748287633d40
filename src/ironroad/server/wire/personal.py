"""A player's private data: notes, standing orders, the choice of notices."""

from typing import Annotated

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, Number, Words
from ironroad.server.wire.text import ActionText, Line, Prose


class Note(Body):
    """A note that only its writer reads."""

    text: Prose


class Order(Body):
    """What a player wants done without being asked: a number up to a limit, or the first of the actions that is legal."""

    actions: Annotated[list[ActionText], Meta(max_length=20)] = []
    up_to: ActionText | None = None
    """Before these: of the legal actions that differ from this one in their number alone, the lowest that is not above it."""
    unless: Annotated[list[ActionText], Meta(max_length=20)] = []
    """Not while any of these is legal: the player is asked then."""
    question: Line | None = None
    """Only when this question is asked."""
    offered: Annotated[list[ActionText], Meta(max_length=20)] = []
    """Only while all of these are legal."""
    until_events: Annotated[list[Line], Meta(max_length=20)] = []
    """It ends when one of these events is seen."""
    until_move: Number | None = None
    """It ends after this move."""
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    """It ends after this many uses."""


class Orders(Body):
    """The standing orders of a seat, tried in order."""

    orders: Annotated[list[Order], Meta(max_length=20)] = []


class KeptOrder(Struct, frozen=True):
    """A standing order with its state."""

    order: Order
    made: int
    used: int = 0
    ended: Words | None = None
    """Why it is no longer followed."""


class KeptOrders(Struct, frozen=True):
    """The standing orders of a seat; only its owner ever sees them."""

    orders: list[KeptOrder]
    words: dict[str, Words] = {}
    """The actions that they name, in words; not stored."""


class NoticeChoice(Body):
    """How to be told that it is one's turn in this game, besides in the page."""

    webhook: bool = False
    email: bool = False
