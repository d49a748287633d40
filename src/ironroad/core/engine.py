"""The engine: a game is a stack of frames, and the top frame is the question that waits.

A ``Step`` runs by itself, a ``Decision`` asks one seat, a ``Chance`` asks the shuffle.
A decision with a single option is taken by the engine, so whoever plays meets real choices only.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from ironroad.core.actions import Catalogue
from ironroad.core.errors import DeadEnd
from ironroad.core.message import ALL, Event, Message
from ironroad.core.native import i64, mypyc_attr

Seat = int
CHANCE: Final = -1
"""The seat of the shuffle and the dice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Coded:
    """A value made of its fields: ``__match_args__`` names them in the order of the constructor."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields, in order."""
        return tuple([getattr(self, name) for name in type(self).__match_args__])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Coded)
            and type(self) is type(other)
            and self.fields() == other.fields()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, repr(self.fields())))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(field) for field in self.fields()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Coded):
    """Something the rules still owe. Immutable, so clones share frames."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Coded):
    """What lies on the table. A title adds its own fields and a ``clone`` that copies them."""

    def __init__(self, catalogue: Catalogue, stack: list[Frame]) -> None:
        self.catalogue: Final = catalogue
        self.stack = stack
        self.events: list[Event] | None = None
        """What happened since it was last read; ``None`` in search. Not part of the value."""

    def clone(self) -> "State":
        """Return an equal, independent state that reports no events."""
        raise NotImplementedError


class Options:
    """The legal actions of the waiting decision, as catalogue indices; one buffer is used again and again."""

    def __init__(self) -> None:
        self._buffer: list[int] = [0] * 64
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all actions; the buffer keeps its room."""
        self.count = 0

    def add(self, action: i64) -> None:
        """Append one action."""
        if self.count == len(self._buffer):
            self._buffer.append(action)
        else:
            self._buffer[self.count] = action
        self.count += 1

    def add_run(self, first: i64, count: i64) -> None:
        """Append ``count`` actions that follow each other in the catalogue."""
        for action in range(first, first + count):
            self.add(action)

    def at(self, place: i64) -> i64:
        """Return the action at a place, counted from 0."""
        return self._buffer[place]

    def holds(self, action: i64) -> bool:
        """Whether an action is among them."""
        for place in range(self.count):
            if self._buffer[place] == action:
                return True
        return False

    @property
    def items(self) -> list[int]:
        """All actions, as a list of their own."""
        return self._buffer[: self.count]

    def __len__(self) -> int:
        return self.count


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """A frame that needs no answer."""

    def run(self, state: S) -> None:
        """Do what the rules say; the frame has left the stack already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[S]):
    """A question put to one seat."""

    reveals: ClassVar[bool] = False
    """Whether asking it shows the seat something hidden, so that undo must stop here."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def options(self, state: S, options: Options) -> None:
        """Append the legal actions, in catalogue order; never none. Changes nothing else."""
        raise NotImplementedError

    def choose(self, state: S, action: i64) -> None:
        """Carry out one of the options; the caller vouches for legality."""
        raise NotImplementedError

    def prompt(self, state: S) -> Message:
        """Say the question in words."""
        raise NotImplementedError

    def audience(self) -> int:
        """Return who may read the answer while the game runs: ``ALL``, one seat, or ``CHANCE`` for nobody."""
        return ALL


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A question answered by the shuffle or the dice."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def weights(self, state: S, options: Options) -> list[int]:
        """Return how likely each option is, as whole numbers; equally likely unless overridden."""
        return [1] * len(options)


def do(state: State, *frames: Frame) -> None:
    """Owe these frames, the first of them first."""
    state.stack.extend(reversed(frames))


def pending(state: State) -> Decision[Any] | None:
    """Return the decision that waits, or ``None`` when the game is over."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    assert isinstance(frame, Decision)
    return frame


def advance(state: State, options: Options) -> None:
    """Run until somebody has a real choice, which is left in ``options``, or until the game is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if isinstance(frame, Step):
            stack.pop()
            frame.run(state)
            continue
        assert isinstance(frame, Decision)
        options.clear()
        frame.options(state, options)
        if options.count > 1:
            return
        if options.count == 0:
            raise DeadEnd("error-dead-end", frame=repr(frame))
        stack.pop()
        if state.events is not None:
            _report_forced(state, frame, options.at(0))
        frame.choose(state, options.at(0))
    options.clear()


def _report_forced(state: State, frame: Decision[Any], action: int) -> None:
    if frame.seat != CHANCE and state.events is not None:
        words = state.catalogue[action].message
        state.events.append(Event(Message("event-forced", seat=frame.seat, action=words)))


def apply(state: State, action: i64, options: Options) -> None:
    """Answer the waiting decision and advance; the caller vouches for legality."""
    frame = state.stack.pop()
    assert isinstance(frame, Decision)
    frame.choose(state, action)
    advance(state, options)
