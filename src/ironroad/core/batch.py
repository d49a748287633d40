"""Several games of one rule set that go on side by side, for programs that learn."""

from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.encoding import Encoder
from ironroad.core.engine import Decision, Options, State, apply
from ironroad.core.errors import IllegalAction
from ironroad.core.match import OVER
from ironroad.core.native import i64
from ironroad.core.pieces import MOST_BYTE, Marks
from ironroad.core.playout import deal, new_game
from ironroad.core.title import Ruleset, Title

NO_ACTION: Final = -1


class Games:
    """Games without tables. Positions and legal actions are written into buffers, a row for each game."""

    def __init__(
        self, title: Title[Any], rules: Ruleset, encoder: Encoder[Any], seeds: list[int]
    ) -> None:
        self._title: Final = title
        self._rules: Final = rules
        self._encoder: Final = encoder
        encoder.follow(len(seeds))
        self._actions: Final[i64] = len(rules.catalogue)
        self._rows: Final[list[bytes]] = [b""] * len(seeds)
        self._marks: Final = Marks(encoder.pieces, len(rules.catalogue))
        self.states: Final[list[State]] = []
        self.options: Final[list[Options]] = []
        self._dealers: Final[list[Dealer]] = []
        self.seats: Final[list[int]] = [0] * len(seeds)
        """The seat to move in each game, or ``OVER``."""
        self.movers: Final[list[int]] = [0] * len(seeds)
        """The seat that moved last; the first to move in a new game."""
        self._moved: Final[list[int]] = []
        """The games that are not written as they are now."""
        for seed in seeds:
            state, options = new_game(title, rules)
            self.states.append(state)
            self.options.append(options)
            self._dealers.append(Dealer(seed))
        for place in range(len(seeds)):
            self._begin(place)

    def seed(self, place: i64, seed: int) -> None:
        """Begin a game anew, with another dealer."""
        self._dealers[place] = Dealer(seed)
        self.begin(place)

    def begin(self, place: i64) -> None:
        """Begin a game anew; its dealer goes on."""
        state, options = new_game(self._title, self._rules)
        self.states[place] = state
        self.options[place] = options
        self._begin(place)

    def _begin(self, place: i64) -> None:
        deal(self.states[place], self.options[place], self._dealers[place])
        self._note_seat(place)
        self.movers[place] = self.seats[place]
        self._moved.append(int(place))

    def _note_seat(self, place: i64) -> None:
        stack = self.states[place].stack
        if stack:
            frame = stack.top()
            assert isinstance(frame, Decision)
            self.seats[place] = int(frame.seat)
        else:
            self.seats[place] = OVER

    def check(self, actions: list[int]) -> None:
        """Raise ``IllegalAction`` for the first action that is not legal; ``NO_ACTION`` always is."""
        for place in range(len(actions)):
            action: i64 = actions[place]
            if action != NO_ACTION and not holds(self.options[place], action):
                known = 0 <= action < self._actions
                text = self._rules.catalogue.text(actions[place]) if known else str(action)
                raise IllegalAction("error-illegal-action", action=text)

    def step(self, actions: list[int]) -> None:
        """Take an action in each game but where it is ``NO_ACTION``, then deal chance; legality is not checked."""
        for place in range(len(actions)):
            action: i64 = actions[place]
            if action != NO_ACTION:
                state = self.states[place]
                options = self.options[place]
                self.movers[place] = self.seats[place]
                apply(state, action, options)
                deal(state, options, self._dealers[place])
                self._note_seat(place)
                self._moved.append(place)

    def random_actions(self, dealer: Dealer) -> list[int]:
        """Return a legal action for each game, all equally likely; ``NO_ACTION`` for games that are over."""
        found = []
        for place in range(len(self.states)):
            options = self.options[place]
            count: i64 = options.count
            found.append(int(options.at(dealer.below(count))) if count > 0 else NO_ACTION)
        return found

    def write(self, rows: Any, marks: Any, seats: Any) -> None:
        """Write what the seat to move knows, what is legal, and the seat; of a game that is over, what the last mover knows.

        Seats are written as bytes: 255 for games that are over. The buffers are the same each time: games in which
        nothing has happened since are not written again, unless most others are.
        """
        encoder = self._encoder
        for place in self._moved:
            seat: i64 = self.seats[place]
            if seat == OVER:
                seat = self.movers[place]
            encoder.game = place
            self._rows[place] = encoder.write(self.states[place], seat)
        if 2 * len(self._moved) < len(self.states):
            self._write_moved(rows, marks)
        else:
            self._write_all(rows, marks)
        self._moved.clear()
        seats[:] = bytes([seat & MOST_BYTE for seat in self.seats])

    def _write_all(self, rows: Any, marks: Any) -> None:
        legal = self._marks
        legal.clear()
        for place in range(len(self.states)):
            legal.put(self.options[place])
        rows[:] = b"".join(self._rows)
        marks[:] = legal.joined()

    def _write_moved(self, rows: Any, marks: Any) -> None:
        legal = self._marks
        actions = int(self._actions)
        for place in self._moved:
            row = self._rows[place]
            rows[place * len(row) : (place + 1) * len(row)] = row
            legal.clear()
            legal.put(self.options[place])
            marks[place * actions : (place + 1) * actions] = legal.joined()


def holds(options: Options, action: i64) -> bool:
    """Whether an action is among options, which are in the order of the catalogue."""
    low: i64 = 0
    high: i64 = options.count
    while low < high:
        middle: i64 = (low + high) >> 1
        if options.at(middle) < action:
            low = middle + 1
        else:
            high = middle
    return low < options.count and options.at(low) == action
