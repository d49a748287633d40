"""A table: one game being played, with its record, dealer, undo and event log."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar, overload

from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Chance, Options, advance, apply, pending
from ironroad.core.errors import IllegalAction, InvalidNotation, InvalidRecord, NothingToUndo
from ironroad.core.message import ALL, Event, Message
from ironroad.core.record import Record, format_record, invalid
from ironroad.core.title import Outcome, Rival, Ruleset, Scorecard, Title

MARK_EVERY: Final = 64
"""Moves between two snapshots, from which the positions in between are replayed."""
HIDDEN: Final = "?"
"""The text of a move that the reader may not know yet."""
UNSEEN: Final = -1
"""The index that stands for an action that not everybody has seen."""

V = TypeVar("V")


class Mark:
    """A snapshot: the state after a number of moves, with the positions of undo and of the log."""

    def __init__(self, count: int, state: Any, fixed: int, logged: int) -> None:
        self.count: Final = count
        self.state: Final = state
        self.fixed: Final = fixed
        self.logged: Final = logged


class Table:
    """Plays one game by action texts. The table deals chance itself, unless it replays a record.

    Make one with ``ironroad.new`` or ``ironroad.load``. ``seat`` is the seat that decides and ``options()`` its legal
    actions; ``play`` takes one of them. ``view()``, ``log()`` and ``scores()`` show the game, ``outcome`` its end.

    Tables are equal if title, rule set, names and actions are equal; the state of the dealer does not count. A table is
    mutable, so it cannot be hashed. Copies and pickles are independent tables that deal the same chance from there on.
    """

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
        self._dealer = Dealer(seed)
        self._options: Final = Options()
        self._moves: list[int] = []
        self._deciders: list[int] = []
        self._audiences: list[int] = []
        self._marks: list[Mark] = []
        self._fixed = 0  # Moves up to here cannot be undone: chance or a reveal followed them.
        self._log: list[Event] = []
        self._logged_at: list[int] = []  # The move that led to each event of the log.
        self._start()
        if moves is None:
            self.deal()

    def _start(self) -> None:
        self.state: Any = self.title.setup(self.rules)
        self.state.events = []
        advance(self.state, self._options)
        self._drain()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and self.title is other.title
            and self._moves == other._moves
            and self.names == other.names
            and self.rules == other.rules
        )

    def __repr__(self) -> str:
        outcome = self.outcome
        if outcome is not None:
            now = f"over with totals {' '.join(map(str, outcome.totals))}"
        else:
            now = "chance to deal" if self.seat == CHANCE else f"seat {self.seat} to decide"
        id, seats = self.title.meta.id, self.rules.seats
        taken = "1 action" if self.count == 1 else f"{self.count} actions"
        return f"<Table of {id}, {seats} seats, {taken} taken, {now}>"

    def clone(self) -> "Table":
        """Return an equal, independent table that deals the same from here on."""
        twin = self._twin()
        twin._dealer = self._dealer.clone()
        twin._fixed = self._fixed
        twin.state = self.state.clone()
        twin.state.events = []
        advance(twin.state, twin._options)
        return twin

    def _twin(self) -> "Table":
        twin = Table(self.title, self.rules, 0, self.names, ())
        twin._moves = self._moves[:]
        twin._deciders = self._deciders[:]
        twin._audiences = self._audiences[:]
        twin._marks = self._marks[:]
        twin._log = self._log[:]
        twin._logged_at = self._logged_at[:]
        return twin

    def __copy__(self) -> "Table":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return table_again, (self.title, self.rules, self.names, self.moves, self._dealer)

    @property
    def seat(self) -> int | None:
        """The seat that decides; ``None`` when the game is over."""
        decision = pending(self.state)
        return None if decision is None else decision.seat

    @property
    def prompt(self) -> Message | None:
        """The pending question as a message; ``None`` when the game is over."""
        decision = pending(self.state)
        return None if decision is None else decision.prompt(self.state)

    @property
    def moves(self) -> list[str]:
        """The actions so far, chance included."""
        return [self.rules.catalogue.text(action) for action in self._moves]

    @property
    def count(self) -> int:
        """How many actions were taken so far, chance included."""
        return len(self._moves)

    @property
    def decider(self) -> int | None:
        """The seat that took the last action; ``None`` before the first."""
        return self._deciders[-1] if self._deciders else None

    def taken(self, since: int = 0) -> list[tuple[int, str]]:
        """Return seat and action of each move, from the given move on; chance has a seat number of its own."""
        text = self.rules.catalogue.text
        return [
            (seat, text(action))
            for seat, action in zip(self._deciders[since:], self._moves[since:], strict=True)
        ]

    @property
    def seen_actions(self) -> list[int]:
        """The public history: the actions so far by index, chance included, ``UNSEEN`` where not everybody knows them."""
        return [
            action if audience == ALL else UNSEEN
            for action, audience in zip(self._moves, self._audiences, strict=True)
        ]

    def options(self) -> list[str]:
        """Return every legal action, as text."""
        return [self.rules.catalogue.text(action) for action in self._options.items]

    def in_words(self, text: str) -> Message:
        """Return the message for an action of this title."""
        return self.rules.catalogue[self.rules.catalogue.parse(text)].message

    def play(self, text: str) -> None:
        """Take an action; an error changes nothing."""
        self.take(self._legal(text))
        self.deal()

    def _legal(self, text: str) -> int:
        action = self.rules.catalogue.parse(text)
        if not self._options.holds(action):
            raise IllegalAction("error-illegal-action", action=self.rules.catalogue.text(action))
        return action

    def take(self, action: int) -> None:
        """Take an action or chance outcome by its index; legality is not checked."""
        decision = pending(self.state)
        assert decision is not None
        self._moves.append(action)
        self._deciders.append(decision.seat)
        self._audiences.append(decision.audience())
        apply(self.state, action, self._options)
        self._drain()
        following = pending(self.state)
        if isinstance(decision, Chance) or (following is not None and following.reveals):
            self._fixed = len(self._moves)
        if len(self._moves) % MARK_EVERY == 0:
            mark = Mark(len(self._moves), self.state.clone(), self._fixed, len(self._log))
            self._marks.append(mark)

    def deal(self) -> None:
        """Deal chance until a seat decides or the game is over; a table that plays does so by itself."""
        while isinstance(pending(self.state), Chance):
            self.take(self._dealer.deal(self._options))

    def _drain(self) -> None:
        self._log.extend(self.state.events)
        self._logged_at.extend([len(self._moves)] * len(self.state.events))
        self.state.events.clear()

    def replay(self, record: Record) -> None:
        """Play the moves of a record, chance included; then deal any pending chance.

        A record of an earlier rules version is accepted if its moves lead to its result.
        """
        known = self.title.meta.rules_version
        try:
            self._replay(record)
        except InvalidRecord:
            if record.rules < known:
                raise invalid(1, "record-other-rules", rules=record.rules, known=known) from None
            raise
        self.deal()

    def _replay(self, record: Record) -> None:
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

    def preview(self, text: str) -> list[Message]:
        """Return the events of an action up to the next chance or decision of another seat; changes nothing."""
        action = self._legal(text)
        seat = self.seat
        trial = self.state.clone()
        trial.events = []
        apply(trial, action, Options())
        seen = [event.seen_by(seat) for event in trial.events]
        return [message for message in seen if message is not None]

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be undone."""
        return len(self._moves) > self._fixed

    def undo(self) -> None:
        """Undo the last decision; never across chance or a reveal."""
        if not self.can_undo:
            raise NothingToUndo("error-nothing-to-undo")
        fixed = self._fixed
        self._rewind(len(self._moves) - 1)
        self._fixed = fixed

    def turn_start(self) -> int:
        """Return the number of moves before the last decider's turn, never before chance or a reveal."""
        start = len(self._moves)
        while start > self._fixed and self._deciders[start - 1] == self._deciders[-1]:
            start -= 1
        return start

    def restart_turn(self) -> None:
        """Undo all decisions of the last decider's turn; never across chance or a reveal."""
        start = self.turn_start()
        if start == len(self._moves):
            raise NothingToUndo("error-nothing-to-undo")
        fixed = self._fixed
        self._rewind(start)
        self._fixed = fixed

    def rewind(self, count: int) -> None:
        """Go back to an earlier decision of a seat, even across chance and reveals; needs everybody's consent."""
        if not 0 <= count < len(self._moves) or self._deciders[count] == CHANCE:
            raise NothingToUndo("error-nothing-to-undo")
        self._rewind(count)

    def _rewind(self, count: int) -> None:
        moves = self._moves[:count]
        while self._marks and self._marks[-1].count > count:
            self._marks.pop()
        if self._marks:
            self._resume(self._marks[-1])
        else:
            self._begin()
        for action in moves[len(self._moves) :]:
            self.take(action)

    def _begin(self) -> None:
        self._cut(0, 0)
        self._fixed = 0
        self._start()

    def _resume(self, mark: Mark) -> None:
        self._cut(mark.count, mark.logged)
        self._fixed = mark.fixed
        self.state = mark.state.clone()
        self.state.events = []
        advance(self.state, self._options)

    def _cut(self, count: int, logged: int) -> None:
        del self._moves[count:], self._deciders[count:], self._audiences[count:]
        del self._log[logged:], self._logged_at[logged:]

    def at(self, count: int) -> "Table":
        """Return a new table in the position after a number of moves; pending chance is not dealt."""
        twin = self._twin()
        twin._rewind(count)
        return twin

    def log(self, viewer: int | None = None, since: int = 0) -> list[tuple[int, Message]]:
        """Return the events, each with the number of the move that led to it."""
        first = bisect_left(self._logged_at, since)
        found = []
        for place in range(first, len(self._log)):
            message = self._log[place].seen_by(viewer)
            if message is not None:
                found.append((self._logged_at[place], message))
        return found

    def seen_moves(self, viewer: int | None = None) -> list[str]:
        """Return the actions so far as the viewer may know them; all when the game is over."""
        if self.seat is None:
            return self.moves
        text = self.rules.catalogue.text
        return [
            text(action) if audience in (ALL, viewer) else HIDDEN
            for action, audience in zip(self._moves, self._audiences, strict=True)
        ]

    def scores(self) -> list[Scorecard]:
        """Return the points of each seat, item by item, as if the game ended now."""
        return self.title.scores(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; ``None`` while the game runs."""
        return self.title.outcome(self.state)

    @overload
    def view(self, seat: int | None = None) -> Mapping[str, Any]: ...
    @overload
    def view(self, seat: int | None, shape: type[V]) -> V: ...
    def view(self, seat: int | None = None, shape: Any = None) -> Any:
        """Return what a seat may know as JSON-ready values; ``None`` for a spectator.

        ``shape`` is the ``View`` in the title's module ``view``, so that type checkers know what is in it; a view that
        lacks something of the shape raises ``TypeError``.
        """
        view = self.title.view(self.state, seat)
        if shape is not None:
            missing = sorted(shape.__required_keys__ - view.keys())
            if missing:
                title = self.title.meta.id
                raise TypeError(f"no {shape.__module__}.{shape.__name__}: {title} has no {missing}")
        return view

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat may know more than a spectator."""
        return self.title.has_secrets(self.state, seat)

    def seen_scores(self, viewer: int | None = None) -> list[Scorecard]:
        """Return the points of each seat as far as the viewer may know them."""
        return self.title.seen_scores(self.state, viewer)

    def projected(self) -> list[Scorecard]:
        """Return the points of each seat with those of the coming scoring, as far as everybody may see them."""
        return self.title.projected(self.state)

    def stage(self) -> Message | None:
        """Return the part of the game that is played, such as a round; ``None`` where a title has none."""
        return self.title.stage(self.state)

    def feats(self) -> list[Message]:
        """Return what was the greatest of its kind on the board, such as the longest railroad."""
        return self.title.feats(self.state)

    def origins(self) -> list[Scorecard]:
        """Return what brought each seat its points over a game that is over."""
        return self.title.origins(self.state, [message for _, message in self.log()])

    def seen_rivals(self, viewer: int | None = None) -> list[Rival]:
        """Return the players of the rules who have no seat, as far as the viewer may know their points."""
        return self.title.seen_rivals(self.state, viewer)

    def record(self) -> str:
        """Return the game as text; ``ironroad.load`` gives an equal table."""
        return self._format(self.moves)

    def seen_record(self, viewer: int | None = None) -> str:
        """Return the game as text, with ``?`` for moves that the viewer may not know yet."""
        return self._format(self.seen_moves(viewer))

    def _format(self, moves: list[str]) -> str:
        outcome = self.outcome
        return format_record(
            Record(
                title=self.title.meta.id,
                rules=self.title.meta.rules_version,
                edition=self.rules.edition.name,
                digest=self.rules.edition.digest,
                seats=self.rules.seats,
                options=self.rules.options,
                moves=moves,
                names=self.names,
                result=outcome.totals if outcome else (),
            )
        )


def table_again(
    title: Title[Any], rules: Ruleset, names: list[str], moves: list[str], dealer: Dealer
) -> Table:
    """Return a pickled table: its moves are played again."""
    table = Table(title, rules, 0, names, ())
    for text in moves:
        table.take(rules.catalogue.parse(text))
    table._dealer = dealer
    return table
