"""What a title provides: plain facts that load without its rules, and the rules themselves."""

from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from itertools import product
from typing import Any, Final, Generic, TypeVar, cast

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
    """The rules of one game, put together once from the functions of its modules.

    Legal moves, replay, undo and play-outs follow from the stack of a state. A title without ``determinize`` hides
    nothing: everybody sees everything, scores included.
    """

    def __init__(
        self,
        *,
        meta: Meta,
        package: str,
        parts: Sequence[type[Coded]],
        rules: Callable[[Edition, int, Mapping[str, str]], Ruleset],
        setup: Callable[[Any], S],
        state: Callable[..., S],
        view: Callable[[S, int | None], Mapping[str, Any]],
        scores: Callable[[S], list[Scorecard]],
        outcome: Callable[[S], Outcome | None],
        check: Callable[[S], None],
        determinize: Callable[[S, int, Dealer], S] | None = None,
        has_secrets: Callable[[S, int], bool] | None = None,
        layout: Callable[[Any], Mapping[str, Any]] | None = None,
        objection: Callable[[S, int], Message | None] | None = None,
        holdings: Callable[[S, int], list[Holding]] | None = None,
        drawings: Callable[[Edition, Callable[[Message], str]], dict[str, str]] | None = None,
    ) -> None:
        self.meta: Final = meta
        self.package: Final = package
        """The name of the package in whose folder everything of the title lies."""
        self.parts: Final[Mapping[str, type[Coded]]] = {part.__name__: part for part in parts}
        """The classes a state is made of, frames included, by name."""
        self._rules: Final = rules
        self._setup: Final = setup
        self._state: Final = state
        self._view: Final = view
        self._scores: Final = scores
        self._outcome: Final = outcome
        self._check: Final = check
        self._determinize: Final = determinize
        self._has_secrets: Final = has_secrets
        self._layout: Final = layout
        self._objection: Final = objection
        self._holdings: Final = holdings
        self._drawings: Final = drawings

    def edition_texts(self) -> dict[str, str]:
        """Return the texts of the editions that come with the title, by name."""
        folder = resources.files(self.package) / "editions"
        return {name: (folder / f"{name}.toml").read_text("utf-8") for name in self.meta.editions}

    def drawings(self, edition: Edition, words: Callable[[Message], str]) -> dict[str, str]:
        """Return pictures of what an edition says is printed, as SVG by name, if the title draws some."""
        return {} if self._drawings is None else self._drawings(edition, words)

    def rules(self, edition: Edition, seats: int, options: Mapping[str, str]) -> Ruleset:
        """Return the rule set; raise ``InvalidEdition`` where the edition makes no sense."""
        return self._rules(edition, seats, options)

    def setup(self, rules: Any) -> S:
        """Return the first state, its opening frames on the stack."""
        return self._setup(rules)

    def restore(self, rules: Any, fields: Sequence[Any]) -> S:
        """Return the state with these field values."""
        return self._state(rules, *fields)

    def layout(self, rules: Any) -> Mapping[str, Any]:
        """Return what everybody sees and no move changes, JSON-ready; views leave it out."""
        return {} if self._layout is None else self._layout(rules)

    def view(self, state: S, viewer: int | None) -> Mapping[str, Any]:
        """Return what this seat (``None``: a spectator) may know, JSON-ready."""
        return self._view(state, viewer)

    def has_secrets(self, state: S, seat: int) -> bool:
        """Whether a seat may know more than a spectator; if not, what it sees differs in ``viewer`` alone."""
        if self._has_secrets is None:
            return self._determinize is not None
        return self._has_secrets(state, seat)

    def determinize(self, state: S, seat: int, dealer: Dealer) -> S:
        """Return a state that looks the same to the seat, with everything hidden from it dealt anew."""
        if self._determinize is None:
            return cast("S", state.clone())
        return self._determinize(state, seat, dealer)

    def scores(self, state: S) -> list[Scorecard]:
        """Return the points each seat would have if the game ended now."""
        return self._scores(state)

    def seen_scores(self, state: S, viewer: int | None) -> list[Scorecard]:
        """Return the scores as far as this viewer may know them: where something is hidden, none before the end."""
        return [] if state.stack and self._determinize is not None else self._scores(state)

    def objection(self, state: S, action: int) -> Message | None:
        """Return why an action that is not offered is not possible now; ``None`` where there are no words for it."""
        return None if self._objection is None else self._objection(state, action)

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""
        return self._outcome(state)

    def holdings(self, state: S) -> list[list[Holding]]:
        """Return what each seat holds at the end of a game that is worth comparing, for statistics."""
        held = self._holdings
        seats = len(self._scores(state))
        return [[] if held is None else held(state, seat) for seat in range(seats)]

    def check(self, state: S) -> None:
        """Raise ``BrokenInvariant`` unless every component is somewhere exactly once."""
        self._check(state)
