"""The interface of a title: metadata that loads without its rules, and the rules themselves."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module, resources
from itertools import product
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from ironroad.core.consequences import Accounts
from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition, parse_edition
from ironroad.core.encoding import Encoder
from ironroad.core.engine import Coded, State
from ironroad.core.errors import InvalidSetup
from ironroad.core.message import Message
from ironroad.core.outcome import Holding, Outcome, Rival, Scorecard, places_of
from ironroad.core.placing import Placing, setup_of
from ironroad.core.ruleset import Ruleset

__all__ = [
    "FirstGame",
    "Holding",
    "Meta",
    "Option",
    "OrderForm",
    "Outcome",
    "Rival",
    "Ruleset",
    "Scorecard",
    "Title",
    "places_of",
    "title_in",
]


class Option(Coded):
    """A game option; the first value is the default."""

    __match_args__: ClassVar[tuple[str, ...]] = ("id", "values", "is_expansion")

    def __init__(self, id: str, values: Sequence[str], is_expansion: bool = False) -> None:
        self.id: Final = id
        self.values: Final = tuple(values)
        self.is_expansion: Final = is_expansion
        """Whether it is about what is played with, such as a board, and not about how: a lobby shows it first."""


class FirstGame(Coded):
    """How many play a good first game of a title, and the options in which it is not the usual one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seats", "options")

    def __init__(self, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.seats: Final = seats
        self.options: Final = dict(options or {})


class OrderForm(Coded):
    """A standing order that players of a title like to give; its words are ``<title>-order-<id>``.

    ``action`` is what is done. With ``is_limited`` it is followed by a number: the lowest one that is legal is taken, up
    to the one that the player says, and after that ``then``. The order ends with the events of ``until``.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("id", "action", "is_limited", "then", "until")

    def __init__(
        self,
        id: str,
        action: str,
        is_limited: bool = False,
        then: str = "",
        until: Sequence[str] = (),
    ) -> None:
        self.id: Final = id
        self.action: Final = action
        self.is_limited: Final = is_limited
        self.then: Final = then
        self.until: Final = tuple(until)


class Meta:
    """The metadata of a title, as a lobby needs it; importing it imports no rules.

    ``refuse`` returns why options do not go with each other or with a seat count, or ``None`` if they do.
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
        minutes: Sequence[int] = (),
        weight: str = "",
        first: FirstGame | None = None,
        orders: Sequence[OrderForm] = (),
    ) -> None:
        self.id: Final = id
        self.seats: Final = tuple(seats)
        self.options: Final = tuple(options)
        self.editions: Final = tuple(editions)
        """The names of the editions shipped with the title; the first is the default."""
        self.rules_version: Final = rules_version
        """Raised when any record would replay differently."""
        self.bound: Final = bound
        """An upper bound for the recorded actions of a game."""
        self.endings: Final = tuple(endings)
        """The message ids of all reasons for which a game may end."""
        self.designers: Final = tuple(designers)
        self.publisher: Final = publisher
        self.year: Final = year
        self._refuse: Final = refuse
        self.minutes: Final = tuple(minutes)
        """How long a game takes at a table of people, with the fewest seats and with the most; empty where nobody says."""
        self.weight: Final = weight
        """How demanding it is: ``light``, ``medium`` or ``heavy``; empty where nobody says."""
        self.first: Final = FirstGame(self.seats[0]) if first is None else first
        """A good first game."""
        self.orders: Final = tuple(orders)
        """The standing orders that a table offers."""

    def __repr__(self) -> str:
        return f"<Meta of {self.id}>"

    @property
    def name(self) -> Message:
        """The title's name as a message."""
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

    def clashes(self) -> list[tuple[tuple[str, str], tuple[str, str]]]:
        """Return the pairs of an option with a value that go together with no seat count and no other options."""
        if self._refuse is None:
            return []
        met = set()
        for _, options in self.setups():
            chosen = list(options.items())
            met.update([(one, other) for one in chosen for other in chosen])
        values = [(option.id, value) for option in self.options for value in option.values]
        return [
            (one, other)
            for place, one in enumerate(values)
            for other in values[place + 1 :]
            if one[0] != other[0] and (one, other) not in met
        ]


S = TypeVar("S", bound=State)


class Title(Generic[S]):
    """The rules of one game, assembled from the functions of its modules.

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
        rivals: Callable[[S], list[Rival]] | None = None,
        drawings: Callable[[Edition, Callable[[Message], str]], dict[str, str]] | None = None,
        encoder: Callable[[Any], Encoder[Any]] | None = None,
        accounts: Callable[[Any], Accounts[Any]] | None = None,
        projected: Callable[[S], list[Scorecard]] | None = None,
        stage: Callable[[S], Message | None] | None = None,
        feats: Callable[[S], list[Message]] | None = None,
        origins: Callable[[S, Sequence[Message]], list[Scorecard]] | None = None,
        placing: Callable[[Any], Placing[S]] | None = None,
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
        self._rivals: Final = rivals
        self._drawings: Final = drawings
        self._encoder: Final = encoder
        self._accounts: Final = accounts
        self._projected: Final = projected
        self._stage: Final = stage
        self._feats: Final = feats
        self._origins: Final = origins
        self._placing: Final = placing
        self._shipped: Final[dict[tuple[str, int, tuple[tuple[str, str], ...]], Ruleset]] = {}

    def __repr__(self) -> str:
        return f"<Title {self.meta.id}, rules version {self.meta.rules_version}>"

    def __copy__(self) -> "Title[S]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Title[S]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return title_in, (self.package,)

    def edition_texts(self) -> dict[str, str]:
        """Return the texts of the editions that come with the title, by name."""
        folder = resources.files(self.package) / "editions"
        return {name: (folder / f"{name}.toml").read_text("utf-8") for name in self.meta.editions}

    def drawings(self, edition: Edition, words: Callable[[Message], str]) -> dict[str, str]:
        """Return drawings of an edition's boards as SVG by name, if the title has any."""
        return {} if self._drawings is None else self._drawings(edition, words)

    def rules(self, edition: Edition, seats: int, options: Mapping[str, str]) -> Ruleset:
        """Return the rule set; raise ``InvalidEdition`` if the edition is inconsistent."""
        rules = self._rules(edition, seats, options)
        rules.origin = (self.package, edition)
        if edition.position:
            rules.beginning = self._placed(edition, rules)
        return rules

    def _placed(self, edition: Edition, rules: Ruleset) -> S:
        """Return the position that an edition has set up by hand, for the set-up that it names."""
        seats, options = setup_of(edition, self.meta.check_setup)
        placing = self.placing(rules)
        first = next(iter(edition.position.values()))
        if placing is None:
            raise first.error("position-not-offered", title=self.meta.name)
        if (seats, options) != (rules.seats, rules.options):
            chosen = " ".join([f"{id}={value}" for id, value in options.items()])
            raise first.error("position-other-setup", seats=seats, options=chosen or "-")
        state = self._setup(rules)
        placing.place(edition.position, state, self._check)
        return state

    @property
    def has_placing(self) -> bool:
        """Whether positions of this title can be set up by hand."""
        return self._placing is not None

    def placing(self, rules: Any) -> Placing[S] | None:
        """Return the fields by which a position is set up by hand; ``None`` if the title offers none."""
        return None if self._placing is None else self._placing(rules)

    def shipped_rules(self, edition: str, seats: int, options: Mapping[str, str]) -> Ruleset:
        """Return the rule set of an edition that comes with the title; it is made once."""
        key = (edition, seats, tuple(options.items()))
        if key not in self._shipped:
            texts = self.edition_texts()
            parsed = parse_edition(texts[edition], edition, self.meta.id, texts)
            self._shipped[key] = self.rules(parsed, seats, options)
        return self._shipped[key]

    def setup(self, rules: Any) -> S:
        """Return the first state, its opening frames on the stack; a position set up by hand, if the edition has one."""
        beginning = rules.beginning
        return self._setup(rules) if beginning is None else beginning.clone()

    def usual_setup(self, rules: Any) -> S:
        """Return the first state as the rules have it, whatever position the edition has."""
        return self._setup(rules)

    def restore(self, rules: Any, fields: Sequence[Any]) -> S:
        """Return the state with these field values."""
        return self._state(rules, *fields)

    def layout(self, rules: Any) -> Mapping[str, Any]:
        """Return what everybody sees and no move changes, such as a map; not repeated in views."""
        return {} if self._layout is None else self._layout(rules)

    def view(self, state: S, viewer: int | None) -> Mapping[str, Any]:
        """Return what this seat (``None``: a spectator) may know as JSON-ready values."""
        return self._view(state, viewer)

    def encoder(self, rules: Any) -> Encoder[Any]:
        """Return an encoder, which writes what a seat may know as a row of small numbers; ``TypeError`` if there is none."""
        if self._encoder is None:
            raise TypeError(f"{self!r} has no encoder")
        return self._encoder(rules)

    @property
    def hides(self) -> bool:
        """Whether anything is ever hidden from somebody."""
        return self._determinize is not None

    def has_secrets(self, state: S, seat: int) -> bool:
        """Whether a seat may know more than a spectator; if not, their views differ in ``viewer`` only."""
        if self._has_secrets is None:
            return self.hides
        return self._has_secrets(state, seat)

    def determinize(self, state: S, seat: int, dealer: Dealer) -> S:
        """Return a state that looks the same to the seat, with everything hidden from it dealt again at random."""
        if self._determinize is None:
            return cast("S", state.clone())
        return self._determinize(state, seat, dealer)

    def scores(self, state: S) -> list[Scorecard]:
        """Return the points each seat would have if the game ended now."""
        return self._scores(state)

    def seen_scores(self, state: S, viewer: int | None) -> list[Scorecard]:
        """Return the scores that this viewer may know: in titles with hidden information, none before the end."""
        return [] if state.stack and self.hides else self._scores(state)

    def seen_rivals(self, state: S, viewer: int | None) -> list[Rival]:
        """Return the players of the rules who have no seat, with place and points as if the game ended now."""
        hidden = bool(state.stack) and self.hides
        return [] if self._rivals is None or hidden else self._rivals(state)

    def accounts(self, rules: Any) -> Accounts[Any]:
        """Return what is counted to tell what an action brings; nothing if the title counts nothing."""
        return Accounts([]) if self._accounts is None else self._accounts(rules)

    def projected(self, state: S) -> list[Scorecard]:
        """Return the points of each seat with those of the coming scoring, as far as everybody may see them.

        Without a function of its own for it, a title projects its scores, if nothing is hidden in it. After the end no
        scoring is to come.
        """
        if self._projected is None or not state.stack:
            return self.seen_scores(state, None)
        return self._projected(state)

    def stage(self, state: S) -> Message | None:
        """Return the part of the game that is played, such as a round, by what everybody sees; ``None`` before the first.

        The course of a game is told by these parts; without a function for it a game is one piece.
        """
        return None if self._stage is None else self._stage(state)

    def feats(self, state: S) -> list[Message]:
        """Return what was the greatest of its kind on the board at the end of a game, such as the longest railroad."""
        return [] if self._feats is None else self._feats(state)

    def origins(self, state: S, events: Sequence[Message]) -> list[Scorecard]:
        """Return what brought each seat its points over a whole game, by its events; they add up to the scores.

        Without a function of its own for it, as where score cards say it anyway, these are the scores.
        """
        return self._scores(state) if self._origins is None else self._origins(state, events)

    @property
    def has_hidden(self) -> bool:
        """Whether anything in the title is hidden from some seat."""
        return self._determinize is not None

    def objection(self, state: S, action: int) -> Message | None:
        """Return why an action is not legal now; ``None`` if the title gives no reason."""
        return None if self._objection is None else self._objection(state, action)

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""
        return self._outcome(state)

    def holdings(self, state: S) -> list[list[Holding]]:
        """Return what each seat holds at the end of a game, for statistics."""
        held = self._holdings
        seats = len(self._scores(state))
        return [[] if held is None else held(state, seat) for seat in range(seats)]

    def check(self, state: S) -> None:
        """Raise ``BrokenInvariant`` unless every component exists exactly once."""
        self._check(state)


def title_in(package: str) -> Title[Any]:
    """Return the title of a package: ``TITLE`` in its ``game``."""
    title = import_module(f"{package}.game").TITLE
    assert isinstance(title, Title)
    return title
