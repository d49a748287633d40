"""Several games of one rule set that go on side by side, for programs that learn."""

from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.encoding import Encoder
from ironroad.core.engine import Decision, Options, State, apply
from ironroad.core.errors import IllegalAction
from ironroad.core.match import OVER
from ironroad.core.native import i64
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
        self.states: Final[list[State]] = []
        self.options: Final[list[Options]] = []
        self._dealers: Final[list[Dealer]] = []
        self.seats: Final[list[int]] = [0] * len(seeds)
        """The seat to move in each game, or ``OVER``."""
        self.movers: Final[list[int]] = [0] * len(seeds)
        """The seat that moved last; the first to move in a new game."""
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
            if action != NO_ACTION and not self.options[place].holds(action):
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

    def random_actions(self, dealer: Dealer) -> list[int]:
        """Return a legal action for each game, all equally likely; ``NO_ACTION`` for games that are over."""
        found = []
        for place in range(len(self.states)):
            options = self.options[place]
            count: i64 = options.count
            found.append(int(options.at(dealer.below(count))) if count > 0 else NO_ACTION)
        return found

    def write(self, rows: Any, marks: Any) -> None:
        """Write what the seat to move knows, and what is legal; of a game that is over, what the last mover knows."""
        encoder = self._encoder
        encoder.row.clear()
        legal = encoder.marks
        legal.clear()
        for place in range(len(self.states)):
            seat: i64 = self.seats[place]
            if seat == OVER:
                seat = self.movers[place]
            encoder.game = place
            encoder.write(self.states[place], seat)
            legal.put_marks(self.options[place], self._actions)
        rows[:] = encoder.row.joined()
        marks[:] = legal.joined()
