"""What the players of a table agree on besides the rules; stored as JSON and sent as it is."""

from typing import Annotated, Literal

import msgspec

from ironroad.server.wire.text import Id

Status = Literal["open", "running", "finished", "abandoned"]
Visibility = Literal["public", "unlisted", "private"]


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think: a bank with an increment per turn, or a deadline for each turn."""

    kind: Literal["none", "bank", "deadline"] = "none"
    seconds: int = msgspec.field(default=0)
    """The bank at the start, or the time for each turn."""
    increment: int = 0


Seconds = Annotated[int, msgspec.Meta(ge=0, le=366 * 86_400)]


class NewClock(ClockTerms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clock of a new table: no time is negative, or longer than a year."""

    seconds: Seconds = 0
    increment: Seconds = 0


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players of a table agreed on besides the rules."""

    clock: ClockTerms = ClockTerms()
    confirm: bool = False
    """Whether a turn counts only when its player has confirmed it."""
    timeout: Literal["bot", "nothing"] = "bot"
    """What any other player may ask for when a seat's time is out."""
    spectators: bool = True
    analysis: bool = False
    """Whether spectators may analyse the game while it runs."""
    study: bool = False
    """A study: one person plays all seats and may go back at will."""
    rated: bool = False
    """Whether the result changes the ratings of those who play."""
    tournament: Id = ""
    """The tournament that the game belongs to; set by the server alone."""
    lesson: bool = False
    """Whether the others play as the title's lesson says, as long as the game follows it; set by the server alone."""


class NewTerms(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players of a new table agree on. Stored terms are read without its bounds: older ones may be beyond them."""

    clock: NewClock = NewClock()


class TermsChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What changes of the terms before the start; what is left out stays as it is."""

    clock: NewClock | msgspec.UnsetType = msgspec.UNSET
    confirm: bool | msgspec.UnsetType = msgspec.UNSET
    timeout: Literal["bot", "nothing"] | msgspec.UnsetType = msgspec.UNSET
    spectators: bool | msgspec.UnsetType = msgspec.UNSET
    analysis: bool | msgspec.UnsetType = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET

    def of(self, terms: Terms) -> Terms:
        """Return terms with the change made."""
        named = {name: getattr(self, name) for name in self.__struct_fields__}
        changed = {name: value for name, value in named.items() if value is not msgspec.UNSET}
        return msgspec.structs.replace(terms, **changed)
