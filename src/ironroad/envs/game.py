"""One game for an environment: positions as rows, legal actions as masks, and what bots are asked."""

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from ironroad.bots.question import Question
from ironroad.bots.seeds import question_seed
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options
from ironroad.core.errors import IllegalAction
from ironroad.core.match import OVER, Match, new_match
from ironroad.core.outcome import Outcome
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.envs.given import whole
from ironroad.face import rules_for
from ironroad.games import REGISTRY

USUAL_SEATS: Final = 3


def seats_for(title: str, seats: int | None) -> int:
    """Return the number of seats: three unless told otherwise, the most if a title has not as many."""
    offered = REGISTRY.meta(title).seats
    if seats is None:
        return USUAL_SEATS if USUAL_SEATS in offered else offered[-1]
    return whole("seats", seats)


def version_of(title: str) -> int:
    """Return the version of a title's environments: 0 with the first rules version, and rising with it."""
    return REGISTRY.meta(title).rules_version - 1


class Game:
    """A game that deals its chance itself; actions are indices of the catalogue."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
    ) -> None:
        self.title: Final = REGISTRY.title(title)
        self.rules: Final = rules_for(title, seats_for(title, seats), options, edition)
        self.encoder = self.title.encoder(self.rules)
        self.size = self.encoder.spec.size
        self.actions = len(self.rules.catalogue)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.seed = seed
        self.match = new_match(self.title, self.rules, self.encoder, seed)

    def __getstate__(self) -> dict[str, Any]:
        """Return what is copied and pickled: encoders are made anew, since they reuse their memory."""
        values = dict(self.__dict__)
        del values["encoder"]
        return {**values, "match": self.match.parts()}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        self.encoder = self.title.encoder(self.rules)
        self.match = Match(self.encoder, *values["match"])

    @property
    def state(self) -> Any:
        """The position."""
        return self.match.state

    @property
    def options(self) -> Options:
        """The legal actions."""
        return self.match.options

    @property
    def seat(self) -> int | None:
        """The seat to move; ``None`` when the game is over."""
        seat = self.match.seat
        return None if seat == OVER else seat

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, once the game is over."""
        return self.title.outcome(self.state)

    def is_legal(self, action: int) -> bool:
        """Whether an action is legal now."""
        return self.options.holds(self.own_number(action))

    def step(self, action: int) -> None:
        """Take an action and deal chance; raise ``IllegalAction`` for one that is not legal."""
        self.play(self.own_number(action))

    def play(self, action: int) -> None:
        """Do so with an action of the catalogue."""
        if not self.match.step(action):
            refuse(action, self.rules)

    def try_step(self, action: int) -> bool:
        """Take an action and deal chance if it is legal; return whether it was."""
        return self.match.step(action)

    def own_number(self, action: int) -> int:
        """Return the number of an action in the catalogue; -1 if it is not there."""
        return action

    def told(self) -> tuple[bytearray, bytearray]:
        """Return row and mask of the seat to move."""
        return self.match.told()

    def row(self, seat: int) -> bytearray:
        """Return what a seat may know as numbers."""
        return self.match.row(seat)

    def mask(self, seat: int) -> bytearray:
        """Return a byte for each action, 1 for what the seat may do now."""
        return self.match.mask(seat)

    def random_action(self, dealer: Dealer) -> int:
        """Return a legal action, each equally likely."""
        return int(self.options.at(dealer.below(len(self.options))))

    def ask(self) -> Question:
        """Return what a bot is asked for the seat to move."""
        seat = self.seat
        assert seat is not None
        dealer = Dealer(question_seed(self.seed, len(self.match.moves)))
        text = self.rules.catalogue.text
        return Question(
            self.title,
            self.rules,
            seat,
            [text(action) for action in self.options.items],
            self.title.determinize(self.state, seat, dealer),
            self.match.seen,
        )

    def table(self) -> Table:
        """Return a table with the same game."""
        table = Table(self.title, self.rules, 0, (), ())
        for action in self.match.moves:
            table.take(action)
        return table


def refuse(action: int, rules: Ruleset) -> NoReturn:
    """Raise ``IllegalAction`` for an action that is not legal, or not even one of the catalogue."""
    known = 0 <= action < len(rules.catalogue)
    text = rules.catalogue.text(action) if known else str(action)
    raise IllegalAction("error-illegal-action", action=text)


def final_info(outcome: Outcome, seat: int) -> dict[str, Any]:
    """Return what an environment tells a seat about the end of a game."""
    return {
        "place": outcome.places[seat],
        "total": outcome.totals[seat],
        "places": list(outcome.places),
        "totals": list(outcome.totals),
        "reasons": [reason.id for reason in outcome.reasons],
    }


__all__ = ["Game", "final_info", "refuse", "seats_for", "version_of"]
