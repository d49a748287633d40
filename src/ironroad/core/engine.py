"""The engine: a game is a stack of frames, and the top frame is the pending decision.

A ``Step`` runs by itself, a ``Decision`` is answered by a seat, a ``Chance`` by the dealer.
The engine takes a decision with a single option itself, so players face real choices only.
"""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from ironroad.core.actions import Catalogue
from ironroad.core.errors import DeadEnd
from ironroad.core.message import ALL, Event, Message
from ironroad.core.native import i64, mypyc_attr
from ironroad.core.options import Options as Options

Seat = int
CHANCE: Final = -1
"""The seat number of chance: shuffles and dice."""
FORCED: Final = "event-forced"
"""The event of a decision that the engine took because there was a single option."""


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
        values = self.fields()
        try:
            return hash((type(self), values))
        except TypeError:  # Lists among them have no hash.
            return hash((type(self), repr(values)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(field) for field in self.fields()])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Coded):
    """A pending unit of work of the rules. Immutable, so that clones share frames."""

    def proceed(self, state: "State", options: "Options") -> bool:
        """Go on with this frame, the top one of the state's stack; whether it waits for a real choice."""
        raise NotImplementedError

    def choose(self, state: Any, action: i64) -> None:
        """Carry out an answer to this frame, which is already off the stack; a step has none."""
        raise NotImplementedError

    def __copy__(self) -> "Frame":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Frame":
        return self


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class _Place:
    """A frame on a stack and what lies below it. Never changed while several stacks have it."""

    def __init__(self, frame: Frame, below: "_Place | None") -> None:
        self.frame = frame
        self.below = below


_NO_FRAMES: Final[list[Frame]] = []


@final
@mypyc_attr(acyclic=True)
class Stack:
    """The frames of a state. It reads like a list whose last item is the top frame.

    A chain rather than a list: a list that gets short gives back its memory, only to ask for it again at the next frame,
    and a copy shares the chain. Places that no copy has are used again.
    """

    def __init__(self, frames: list[Frame]) -> None:
        self._top: _Place | None = None
        self._shared: _Place | None = None
        """The uppermost place that a copy may have; so it may those below."""
        self._spare: _Place | None = None
        """A chain of places that are not in use."""
        self._count: i64 = 0
        for frame in frames:
            self.append(frame)

    def copy(self) -> "Stack":
        """Return an equal, independent stack."""
        twin = Stack(_NO_FRAMES)
        twin._top = self._top
        twin._shared = self._top
        twin._count = self._count
        self._shared = self._top
        return twin

    def frames(self) -> list[Frame]:
        """Return all frames as a list, the top one last."""
        result: list[Frame] = []
        place = self._top
        while place is not None:
            result.append(place.frame)
            place = place.below
        result.reverse()
        return result

    def top(self) -> Frame:
        """Return the top frame."""
        place = self._top
        if place is None:
            raise IndexError("the stack is empty")
        return place.frame

    def append(self, frame: Frame) -> None:
        """Push a frame."""
        place = self._spare
        if place is None:
            self._top = _Place(frame, self._top)
        else:
            self._spare = place.below
            place.frame = frame
            place.below = self._top
            self._top = place
        self._count += 1

    def drop(self) -> None:
        """Remove the top frame."""
        place = self._top
        if place is None:
            raise IndexError("the stack is empty")
        self._lift(place)

    def _lift(self, top: _Place) -> None:
        self._top = top.below
        self._count -= 1
        if top is self._shared:
            self._shared = top.below
        else:
            top.below = self._spare
            self._spare = top

    def extend(self, frames: Iterable[Frame]) -> None:
        """Push frames, the first one first."""
        for frame in frames:
            self.append(frame)

    def insert(self, place: i64, frame: Frame) -> None:
        """Push a frame above the lowest ``place`` frames and below the others."""
        if self._count <= place:
            self.append(frame)
            return
        above = self.pop()
        self.insert(place, frame)
        self.append(above)

    def pop(self) -> Frame:
        """Remove the top frame and return it."""
        place = self._top
        if place is None:
            raise IndexError("the stack is empty")
        frame = place.frame
        self._lift(place)
        return frame

    def clear(self) -> None:
        """Remove all frames."""
        self._top = None
        self._shared = None
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return self._top is not None

    def __getitem__(self, place: Any) -> Any:
        return self.frames()[place]

    def __iter__(self) -> Iterator[Frame]:
        return iter(self.frames())

    def __eq__(self, other: object) -> bool:
        return self.frames() == (other.frames() if isinstance(other, Stack) else other)

    def __repr__(self) -> str:
        return repr(self.frames())


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Coded):
    """A position. A title adds its ``rules``, its own fields and a ``clone`` that copies them.

    The constructor takes the rules, then the fields. Copies and pickles of a state report no events.
    """

    def __init__(self, catalogue: Catalogue, stack: list[Frame] | Stack) -> None:
        self.catalogue: Final = catalogue
        self.stack = stack if isinstance(stack, Stack) else Stack(stack)
        self.events: list[Event] | None = None
        """The events since the list was last read; ``None`` during search. Not part of the state's value."""

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields, in order; the stack as a list."""
        values = super().fields()
        return tuple([value.frames() if isinstance(value, Stack) else value for value in values])

    def clone(self) -> "State":
        """Return an equal, independent state that reports no events."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        rules: Any = getattr(self, "rules")  # noqa: B009 - the base class has no such field
        return type(self), (rules, *self.fields())


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """A frame that runs without an answer."""

    def run(self, state: S) -> None:
        """Carry out the step; the frame is already off the stack."""
        raise NotImplementedError

    # A frame meets states of its own title only, so ``S`` may stand where ``Frame`` says ``State``.
    def proceed(self, state: S, options: Options) -> bool:  # type: ignore[override]
        """Run the step."""
        state.stack.drop()
        self.run(state)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[S]):
    """A frame that one seat answers by choosing an action."""

    reveals: ClassVar[bool] = False
    """Whether the decision shows the seat something hidden, so that undo must stop here."""
    opens: ClassVar[bool] = False
    """Whether a turn or an action begins with the decision, so that what the seat chose before is carried out."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def options(self, state: S, options: Options) -> None:
        """Append the legal actions, at least one, in catalogue order. Must not change the state."""
        raise NotImplementedError

    def choose(self, state: S, action: i64) -> None:
        """Carry out one of the options; legality is not checked."""
        raise NotImplementedError

    def prompt(self, state: S) -> Message:
        """Return the question as a message."""
        raise NotImplementedError

    def lot(self, state: S) -> Message | None:
        """Return what is auctioned if the decision is a bid; its options that end with a number are prices, the other leaves."""
        return None

    # As for steps: a frame meets states of its own title only.
    def proceed(self, state: S, options: Options) -> bool:  # type: ignore[override]
        """List the options, and take the only one if there are no others."""
        options.clear()
        self.options(state, options)
        if options.count > 1:
            return True
        if options.count == 0:
            raise DeadEnd("error-dead-end", frame=repr(self))
        state.stack.drop()
        if state.events is not None:
            _report_forced(state, self, options.at(0))
        self.choose(state, options.at(0))
        return False

    def audience(self) -> int:
        """Return who may read the answer while the game runs: ``ALL``, one seat, or ``CHANCE`` for nobody."""
        return ALL


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A decision answered by the dealer: a shuffle, a draw, a die."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def weights(self, state: S, options: Options) -> list[int]:
        """Return the relative probability of each option, which ``options`` gave them by ``add_weighted``."""
        return options.weights


def do(state: State, *frames: Frame) -> None:
    """Push these frames so that the first one runs first."""
    state.stack.extend(reversed(frames))


def pending(state: State) -> Decision[Any] | None:
    """Return the pending decision, or ``None`` when the game is over."""
    if not state.stack:
        return None
    frame = state.stack.top()
    assert isinstance(frame, Decision)
    return frame


def advance(state: State, options: Options) -> None:
    """Run frames until a seat has a real choice, whose options are then in ``options``, or the game is over."""
    stack = state.stack
    place = stack._top
    while place is not None:
        frame = place.frame  # The place may have another one before this one is through.
        if frame.proceed(state, options):
            return
        place = stack._top
    options.clear()


def _report_forced(state: State, frame: Decision[Any], action: int) -> None:
    if frame.seat != CHANCE and state.events is not None:
        words = state.catalogue[action].message
        state.events.append(Event(Message(FORCED, seat=frame.seat, action=words)))


def apply(state: State, action: i64, options: Options) -> None:
    """Answer the pending decision and advance; legality is not checked."""
    state.stack.pop().choose(state, action)
    advance(state, options)
