"""Requests and answers about reviews of finished games."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, Number
from ironroad.server.wire.play import MoveEffect, Score
from ironroad.server.wire.text import Line

ReviewStrength = Literal["quick", "thorough"]
ReviewStatus = Literal["none", "running", "stopped", "done", "failed"]


class ReviewWish(Body):
    """How long a review is to think about each decision."""

    strength: ReviewStrength = "quick"


class LineWish(Body):
    """A position of a finished game, and actions that might have followed."""

    move: Number
    """How many moves were made."""
    actions: Annotated[list[Line], Meta(max_length=40)] = []


class LinePosition(Struct, frozen=True):
    """What a board shows after such actions, and what the last of them brought."""

    view: dict[str, Any]
    scores: list[Score]
    effect: MoveEffect | None


class ReviewFacts(Struct, frozen=True):
    """How far a review is, and what it says when it is done."""

    strength: ReviewStrength
    status: ReviewStatus
    done: int
    """Decisions that are judged."""
    total: int
    is_own: bool
    """Whether the asker asked for it, and may stop it."""
    review: dict[str, Any] | None = None
    """The same as ``ironroad review --json`` prints, without names."""


class ReviewProgress(Struct, frozen=True, tag="review", tag_field="type"):
    """How far the review of a game is, told to whoever watches that game; the review itself is asked for when it is done."""

    game: str
    strength: ReviewStrength
    status: ReviewStatus
    done: int
    total: int
