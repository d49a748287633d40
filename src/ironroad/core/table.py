"""A table: one game being played, with its record, its dealer, undo and what was said."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, advance, apply, pending
from ironroad.core.errors import IllegalAction, InvalidNotation, NothingToUndo
from ironroad.core.message import Event, Message
from ironroad.core.record import Record, format_record, invalid
from ironroad.core.title import Outcome, Ruleset, Scorecard, Title


class Table:
    """Plays one game by action texts. The table deals chance itself, unless the record tells what came."""

    def __init__(
        self,
        title: Title[Any],
        rules: Ruleset,
        seed: int,
        names: Sequence[str] = (),
        moves: Sequence[str] | None = None,
    ) -> None:
        self.title: Final = title
        self.rules: Final = rules
        self.names: Final = list(names)
        self._dealer: Final = Dealer(seed)
        self._options: Final = Options()
        self._moves: list[int] = []
        self._fixed = 0  # Moves up to here cannot be taken back: chance or a reveal followed them.
        self._log: list[tuple[int, Event]] = []
        self._start()
        if moves is None:
            self._deal()

    def _start(self) -> None:
        self.state: Any = self.title.setup(self.rules)
        self.state.events = []
        advance(self.state, self._options)
        self._drain()

    @property
    def seat(self) -> int | None:
        """Who decides now; ``None`` when the game is over."""
        decision = pending(self.state)
        return None if decision is None else decision.seat

    @property
    def prompt(self) -> Message | None:
        """The question that waits, in words; ``None`` when the game is over."""
        decision = pending(self.state)
        return None if decision is None else decision.prompt(self.state)

    @property
    def moves(self) -> list[str]:
        """The actions so far, chance included."""
        return [self.rules.catalogue.text(action) for action in self._moves]

    def options(self) -> list[str]:
        """Return every legal action, as text."""
        return [self.rules.catalogue.text(action) for action in self._options.items]

    def in_words(self, text: str) -> Message:
        """Return an action of this title in words."""
        return self.rules.catalogue[self.rules.catalogue.parse(text)].message

    def play(self, text: str) -> None:
        """Take an action; if it is refused, nothing has changed."""
        self.take(self._legal(text))
        self._deal()

    def _legal(self, text: str) -> int:
        action = self.rules.catalogue.parse(text)
        if not self._options.holds(action):
            raise IllegalAction("error-illegal-action", action=self.rules.catalogue.text(action))
        return action

    def take(self, action: int) -> None:
        """Take an action by its index, chance outcomes too; the caller vouches for legality."""
        decision = pending(self.state)
        self._moves.append(action)
        apply(self.state, action, self._options)
        self._drain()
        following = pending(self.state)
        if isinstance(decision, Chance) or (following is not None and following.reveals):
            self._fixed = len(self._moves)

    def _deal(self) -> None:
        while isinstance(chance := pending(self.state), Chance):
            self.take(self._dealer.deal(chance, self.state, self._options))

    def _drain(self) -> None:
        self._log.extend([(len(self._moves), event) for event in self.state.events])
        self.state.events.clear()

    def replay(self, record: Record) -> None:
        """Play the moves of a record, which tells chance too; then deal on if chance is asked."""
        for number, text in enumerate(record.moves):
            line = record.line_of(number)
            if not self.state.stack:
                raise invalid(line, "record-after-the-end", action=text)
            try:
                self.take(self._legal(text))
            except (IllegalAction, InvalidNotation) as error:
                raise invalid(line, "record-bad-move", problem=error.message) from None
        if record.result and (not self.outcome or list(self.outcome.totals) != record.result):
            found = " ".join(map(str, self.outcome.totals)) if self.outcome else "-"
            raise invalid(
                1, "record-other-result", result=" ".join(map(str, record.result)), found=found
            )
        self._deal()

    def preview(self, text: str) -> list[Message]:
        """Return what an action would do, as far as no chance or other seat is asked; nothing changes."""
        action = self._legal(text)
        seat = self.seat
        trial = self.state.clone()
        trial.events = []
        apply(trial, action, Options())
        seen = [event.seen_by(seat) for event in trial.events]
        return [message for message in seen if message is not None]

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back."""
        return len(self._moves) > self._fixed

    def undo(self) -> None:
        """Take back the last decision; never across chance or a reveal."""
        if not self.can_undo:
            raise NothingToUndo("error-nothing-to-undo")
        moves = self._moves[:-1]
        fixed = self._fixed
        self._moves = []
        self._log = []
        self._start()
        for action in moves:
            self.take(action)
        self._fixed = fixed

    def log(self, viewer: int | None = None, since: int = 0) -> list[tuple[int, Message]]:
        """Return what happened, each event with the number of the move that led to it."""
        seen = [(move, event.seen_by(viewer)) for move, event in self._log if move >= since]
        return [(move, message) for move, message in seen if message is not None]

    def scores(self) -> list[Scorecard]:
        """Return the points of each seat, item by item, as if the game ended now."""
        return self.title.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Places and reasons; ``None`` while the game runs."""
        return self.title.outcome(self.state)

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return what a seat may know, JSON-ready; ``None`` for a spectator."""
        return self.title.view(self.state, seat)

    def record(self) -> str:
        """Return the game as text; ``ironroad.load`` gives an equal table."""
        outcome = self.outcome
        return format_record(
            Record(
                title=self.title.meta.id,
                rules=self.title.meta.rules_version,
                edition=self.rules.edition.name,
                digest=self.rules.edition.digest,
                seats=self.rules.seats,
                options=self.rules.options,
                moves=self.moves,
                names=self.names,
                result=outcome.totals if outcome else (),
            )
        )
