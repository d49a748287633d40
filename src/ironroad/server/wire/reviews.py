"""Requests and answers about reviews of finished games."""

from typing import Any, Literal

from msgspec import Struct

from ironroad.server.wire.common import Body

ReviewStrength = Literal["quick", "thorough"]
ReviewStatus = Literal["none", "running", "stopped", "done", "failed"]


class ReviewWish(Body):
    """How long a review is to think about each decision."""

    strength: ReviewStrength = "quick"


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
