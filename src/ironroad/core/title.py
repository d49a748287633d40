"""What a title provides: plain facts that load without its rules, and the rules themselves."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar, Final, Generic, TypeVar

from ironroad.core.actions import Catalogue
from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition
from ironroad.core.engine import Coded, State
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.core.native import mypyc_attr


class Option:
    """A choice made when a table is set up; the first value is the default."""

    def __init__(self, id: str, values: Sequence[str]) -> None:
        self.id: Final = id
        self.values: Final = tuple(values)


class Meta:
    """The facts about a title that a lobby needs; importing them imports no rules.

    ``refuse`` says why options do not go with each other or with a seat count, or ``None`` if they do.
    """

    def __init__(
        self,
        *,
        id: str,
        seats: Sequence[int],
        options: Sequence[Option],
        editions: Sequence[str],
        rules_version: int,
        bound: int,
        endings: Sequence[str],
        designers: Sequence[str],
        publisher: str,
        year: int,
        refuse: Callable[[int, Mapping[str, str]], Message | None] | None = None,
    ) -> None:
        self.id: Final = id
        self.seats: Final = tuple(seats)
        self.options: Final = tuple(options)
        self.editions: Final = tuple(editions)
        """Edition names that come with the title; the first is the default."""
        self.rules_version: Final = rules_version
        """Raised when any record would replay differently."""
        self.bound: Final = bound
        """No game takes more recorded actions than this."""
        self.endings: Final = tuple(endings)
        """The message ids of all reasons for which a game may end."""
        self.designers: Final = tuple(designers)
        self.publisher: Final = publisher
        self.year: Final = year
        self._refuse: Final = refuse

    @property
    def name(self) -> Message:
        """The title's name, in words."""
        return Message(f"{self.id}-name")

    def check_setup(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return all options with defaults filled in; raise ``InvalidSetup`` for what is not offered."""
        if seats not in self.seats:
            raise InvalidSetup(
                "error-seats", title=self.name, seats=seats, choices=", ".join(map(str, self.seats))
            )
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                names = ", ".join(known) or "-"
                raise InvalidSetup("error-unknown-option", option=id, choices=names)
            if value not in known[id].values:
                values = ", ".join(known[id].values)
                raise InvalidSetup("error-option-value", option=id, value=value, choices=values)
        chosen = {option.id: options.get(option.id, option.values[0]) for option in self.options}
        if self._refuse is not None:
            reason = self._refuse(seats, chosen)
            if reason is not None:
                raise InvalidSetup("error-setup", reason=reason)
        return chosen

    def setups(self) -> list[tuple[int, dict[str, str]]]:
        """Return every seat count with every set of options that goes with it."""
        ids = [option.id for option in self.options]
        result = []
        for seats in self.seats:
            for values in product(*[option.values for option in self.options]):
                options = dict(zip(ids, values, strict=True))
                if self._refuse is None or self._refuse(seats, options) is None:
                    result.append((seats, options))
        return result


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """An edition made ready for one seat count and set of options; shared by all states of a game."""

    def __init__(
        self, catalogue: Catalogue, edition: Edition, seats: int, options: Mapping[str, str]
    ) -> None:
        self.catalogue: Final = catalogue
        self.edition: Final = edition
        self.seats: Final = seats
        self.options: Final = dict(options)


class Scorecard:
    """The points of one seat, item by item; the total is their sum."""

    def __init__(self, items: Sequence[tuple[Message, int]]) -> None:
        self.items: Final = tuple(items)
        self.total: Final = sum([points for _, points in items])

    def to_json(self) -> dict[str, Any]:
        """Return the card as plain JSON values."""
        items = [{"label": label.to_json(), "points": points} for label, points in self.items]
        return {"items": items, "total": self.total}


class Holding:
    """Something a seat holds that is worth comparing: an engineer, some Shares of a company."""

    def __init__(self, kind: Message, id: str, name: Message, count: int = 1) -> None:
        self.kind: Final = kind
        """What things of this kind are called together."""
        self.id: Final = id
        self.name: Final = name
        self.count: Final = count


class Rival:
    """A player of the rules who has no seat, with its place and points."""

    def __init__(self, name: Message, place: int, card: Scorecard) -> None:
        self.name: Final = name
        self.place: Final = place
        self.card: Final = card

    def to_json(self) -> dict[str, Any]:
        """Return the rival as plain JSON values."""
        return {"name": self.name.to_json(), "place": self.place, "card": self.card.to_json()}


class Outcome:
    """How a game ended: the place of each seat (1 is the winner's, shared where tied) and why.

    Places are counted among the seats and the rivals.
    """

    def __init__(
        self,
        places: Sequence[int],
        totals: Sequence[int],
        reasons: Sequence[Message],
        rivals: Sequence[Rival] = (),
    ) -> None:
        self.places: Final = tuple(places)
        self.totals: Final = tuple(totals)
        self.reasons: Final = tuple(reasons)
        self.rivals: Final = tuple(rivals)

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none if a rival has won."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as plain JSON values."""
        return {
            "places": list(self.places),
            "totals": list(self.totals),
            "reasons": [reason.to_json() for reason in self.reasons],
            "rivals": [rival.to_json() for rival in self.rivals],
        }


def places_of(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat by its key (total, then tie-breaks); equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[S]):
    """The rules of one game. Legal moves, replay, undo and play-outs follow from the stack of a state."""

    meta: ClassVar[Meta]
    parts: ClassVar[Mapping[str, type[Coded]]]
    """The classes a state is made of, frames included, by name."""

    def edition_texts(self) -> dict[str, str]:
        """Return the texts of the editions that come with the title, by name."""
        raise NotImplementedError

    def drawings(self, edition: Edition, words: Callable[[Message], str]) -> dict[str, str]:
        """Return pictures of what an edition says is printed, as SVG by name; none if not overridden."""
        return {}

    def rules(self, edition: Edition, seats: int, options: Mapping[str, str]) -> Ruleset:
        """Return the rule set; raise ``InvalidEdition`` where the edition makes no sense."""
        raise NotImplementedError

    def setup(self, rules: Any) -> S:
        """Return the first state, its opening frames on the stack."""
        raise NotImplementedError

    def restore(self, rules: Any, fields: Sequence[Any]) -> S:
        """Return the state with these field values."""
        raise NotImplementedError

    def layout(self, rules: Any) -> Mapping[str, Any]:
        """Return what everybody sees and no move changes, JSON-ready; views leave it out. Nothing, unless overridden."""
        return {}

    def view(self, state: S, viewer: int | None) -> Mapping[str, Any]:
        """Return what this seat (``None``: a spectator) may know, JSON-ready."""
        raise NotImplementedError

    def has_secrets(self, state: S, seat: int) -> bool:
        """Whether a seat may know more than a spectator; if not, what it sees differs in ``viewer`` alone."""
        return True

    def determinize(self, state: S, seat: int, dealer: Dealer) -> S:
        """Return a state that looks the same to the seat, with everything hidden from it dealt anew."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Scorecard]:
        """Return the points each seat would have if the game ended now."""
        raise NotImplementedError

    def seen_scores(self, state: S, viewer: int | None) -> list[Scorecard]:
        """Return the scores as far as this viewer may know them: none before the end, unless overridden."""
        return [] if state.stack else self.scores(state)

    def objection(self, state: S, action: int) -> Message | None:
        """Return why an action that is not offered is not possible now; ``None`` where there are no words for it."""
        return None

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""
        raise NotImplementedError

    def holdings(self, state: S) -> list[list[Holding]]:
        """Return what each seat holds at the end of a game, for statistics; nothing, unless overridden."""
        return []

    def check(self, state: S) -> None:
        """Raise ``BrokenInvariant`` unless every component is somewhere exactly once."""
        raise NotImplementedError
