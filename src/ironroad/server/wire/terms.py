"""What the players of a table agree on besides the rules; stored as JSON and sent as it is."""

from typing import Literal

import msgspec

Status = Literal["open", "running", "finished", "abandoned"]
Visibility = Literal["public", "unlisted", "private"]


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think: a bank with an increment per turn, or a deadline for each turn."""

    kind: Literal["none", "bank", "deadline"] = "none"
    seconds: int = msgspec.field(default=0)
    """The bank at the start, or the time for each turn."""
    increment: int = 0


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players of a table agreed on besides the rules."""

    clock: ClockTerms = ClockTerms()
    confirm: bool = False
    """Whether a turn counts only when its player has confirmed it."""
    timeout: Literal["bot", "nothing"] = "bot"
    """What any other player may ask for when a seat's time is out."""
    spectators: bool = True
    study: bool = False
    """A study: one person plays all seats and may go back at will."""
