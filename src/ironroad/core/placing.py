"""Positions set up by hand: what people place, field by field, and how a title makes a state of it.

A position is part of an edition's text, so whatever carries an edition carries it:

    [position]
    seats = 3
    options = "start=first"
    turn = "seat-2"
    cash-2 = 30

``seats`` and ``options`` say for which set-up it is; options are written as in records, and those left out have their
default. Every other line sets a ``Field``; what no line sets is as after the usual set-up.

A title offers this with a function ``placing`` in its module ``placing``, given to its ``Title``: it returns for a rule
set a ``Placing``, which lists the fields and has ``settle``. Fields are what people see on the board and before the
players, with whose turn it is and the part of the game. A field reads its value from any state and writes it to one; a
``Slot`` does both for a number, or a list of numbers, among the state's own fields. ``settle`` is given a state from the
usual set-up with all fields written. It works out what follows from them (supplies, networks, the stack with the frame
that begins a turn), and returns a ``Misplaced`` for what cannot be: the field to blame and a sentence. After that the
title's ``check`` judges, and the engine looks whether somebody has a choice. ``begins`` says in which states of a game a
turn begins: such a state, read and written again, must give an equal one. In others a turn begins anew.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from ironroad.core.edition import POSITION, Edition, Given
from ironroad.core.engine import Options, State, advance
from ironroad.core.errors import BrokenInvariant, DeadEnd, InvalidEdition, InvalidSetup
from ironroad.core.message import Message

SEATS: Final = "seats"
OPTIONS: Final = "options"

S = TypeVar("S", bound=State)


class Slot:
    """A number of a state by the name of its field, or by a place in a list of numbers."""

    def __init__(self, name: str, place: int = -1) -> None:
        self.name: Final = name
        self.place: Final = place

    def read(self, state: Any) -> int:
        """Return the number."""
        value = getattr(state, self.name)
        return int(value if self.place < 0 else value[self.place])

    def write(self, state: Any, value: int) -> None:
        """Replace the number; a list is replaced as a whole, as clones may share it."""
        if self.place < 0:
            setattr(state, self.name, value)
            return
        values = getattr(state, self.name)[:]
        values[self.place] = value
        setattr(state, self.name, values)


class Choice:
    """A named value of a field."""

    def __init__(self, id: str, words: Message) -> None:
        self.id: Final = id
        self.words: Final = words


NO_CHOICES: Final[list[Choice]] = []
NO_STEPS: Final[list[int]] = []


class Field(Generic[S]):
    """One thing that people set: a number in a range, a number of a few, or one of several named values."""

    def __init__(
        self,
        id: str,
        words: Message,
        group: Message,
        read: Callable[[S], int],
        write: Callable[[S, int], None],
        *,
        low: int = 0,
        high: int = 0,
        steps: Sequence[int] = NO_STEPS,
        choices: Sequence[Choice] = NO_CHOICES,
        target: str = "",
    ) -> None:
        self.id: Final = id
        self.words: Final = words
        """What it is, where the group is named already."""
        self.group: Final = group
        self.read: Final = read
        """Returns its value in a state: the number, or the place of the named value among the choices."""
        self.write: Final = write
        self.steps: Final = list(steps)
        """The numbers to choose from, where not all between the least and the most can be."""
        self.low: Final = steps[0] if steps else low
        self.high: Final = steps[-1] if steps else high
        self.choices: Final = list(choices)
        self.target: Final = target
        """The id of the place on the board that shows it; empty where none does."""

    def value_of(self, state: S) -> int | str:
        """Return its value as a text has it."""
        value = self.read(state)
        return self.choices[value].id if self.choices else value

    def number_of(self, given: Given) -> int:
        """Return what a line says, as ``write`` needs it; raise ``InvalidEdition`` if it says something else."""
        value = given.value
        if self.choices:
            ids = [choice.id for choice in self.choices]
            if value in ids:
                return ids.index(str(value))
            reason = Message("position-not-a-choice", value=str(value), choices=", ".join(ids))
        elif isinstance(value, int) and value in (self.steps or range(self.low, self.high + 1)):
            return value
        elif self.steps:
            steps = ", ".join([str(step) for step in self.steps])
            reason = Message("position-not-a-choice", value=str(value), choices=steps)
        else:
            reason = Message(
                "position-not-in-range", value=str(value), low=self.low, high=self.high
            )
        raise self.error(given, reason)

    def error(self, given: Given, reason: Message) -> InvalidEdition:
        """Return the error that points at a line and names this field in words."""
        return given.error("position-field", group=self.group, field=self.words, reason=reason)


class Misplaced:
    """Why pieces cannot lie as they do: the id of the field to blame, and a sentence."""

    def __init__(self, field: str, id: str, /, **args: Any) -> None:
        self.field: Final = field
        self.reason: Final = Message(id, **args)


class Placing(Generic[S]):
    """The fields of a rule set, and what makes a position of them."""

    def __init__(
        self,
        fields: Sequence[Field[S]],
        settle: Callable[[S], Misplaced | None],
        begins: Callable[[S], bool],
    ) -> None:
        self.fields: Final = list(fields)
        self.settle: Final = settle
        self.begins: Final = begins
        self._by_id: Final = {field.id: field for field in fields}

    def values(self, state: S) -> dict[str, int | str]:
        """Return the values of all fields in a state; in the midst of a turn, as if the turn began anew."""
        return {field.id: field.value_of(state) for field in self.fields}

    def place(self, position: Mapping[str, Given], state: S, check: Callable[[S], None]) -> None:
        """Change the usual set-up into a position; raise ``InvalidEdition`` if it cannot be.

        Whatever follows from the fields is worked out, even where no line sets one.
        """
        for key, given in position.items():
            if key not in (SEATS, OPTIONS):
                if key not in self._by_id:
                    raise given.error("position-unknown-field", key=key)
                field = self._by_id[key]
                field.write(state, field.number_of(given))
        wrong = self.settle(state)
        if wrong is not None:
            field = self._by_id[wrong.field]
            raise field.error(position.get(wrong.field, position[SEATS]), wrong.reason)
        try:
            check(state)
            trial = state.clone()
            advance(trial, Options())
        except BrokenInvariant as error:
            what = error.message.args["what"]
            raise position[SEATS].error("position-broken", what=what) from None
        except DeadEnd as error:
            what = error.message.args["frame"]
            raise position[SEATS].error("position-broken", what=what) from None
        if not trial.stack:
            raise position[SEATS].error("position-over")


def setup_of(
    edition: Edition, check_setup: Callable[[int, Mapping[str, str]], dict[str, str]]
) -> tuple[int, dict[str, str]]:
    """Return the seats and options that an edition's position is for; ``check_setup`` is that of the title's facts."""
    position = edition.position
    seats = position.get(SEATS)
    if seats is None or not isinstance(seats.value, int):
        first = next(iter(position.values()))
        raise (seats or first).error("position-no-seats")
    options: dict[str, str] = {}
    given = position.get(OPTIONS, seats)
    for item in str(given.value).split() if given is not seats else []:
        id, equals, value = item.partition("=")
        if not equals:
            raise given.error("record-bad-option", option=item)
        options[id] = value
    try:
        return seats.value, check_setup(seats.value, options)
    except InvalidSetup as error:
        raise given.error("position-no-setup", reason=error.message) from None


_HEADER: Final = re.compile(r"\s*\[")
_POSITION: Final = re.compile(rf"\s*\[\s*{POSITION}\s*\]")


def without_section(text: str) -> str:
    """Return an edition's text without its position."""
    kept = []
    is_position = False
    for line in text.splitlines():
        if _HEADER.match(line):
            is_position = _POSITION.match(line) is not None
        if not is_position:
            kept.append(line)
    return "\n".join([*kept, ""])


def section_of(seats: int, options: Mapping[str, str], values: Mapping[str, int | str]) -> str:
    """Return a position as the section of an edition's text."""
    chosen = " ".join([f"{id}={value}" for id, value in options.items()])
    lines = [f"[{POSITION}]", f"{SEATS} = {seats}"]
    if chosen:
        lines.append(f'{OPTIONS} = "{chosen}"')
    for id, value in values.items():
        lines.append(f"{id} = {value}" if isinstance(value, int) else f'{id} = "{value}"')
    return "\n".join([*lines, ""])
