"""A toy game for the tests of the core: draw a hidden number, take sticks, the last stick wins."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from ironroad.core.actions import Catalogue
from ironroad.core.dealer import Dealer
from ironroad.core.edition import Edition
from ironroad.core.engine import Chance, Coded, Decision, Frame, Options, Stack, State, Step
from ironroad.core.message import Event, Message
from ironroad.core.native import i64
from ironroad.core.title import (
    FirstGame,
    Meta,
    Option,
    Outcome,
    Ruleset,
    Scorecard,
    Title,
    places_of,
)

META: Final = Meta(
    id="toy",
    seats=(2, 3),
    options=(Option("pile", ("five", "two")),),
    editions=("standard",),
    rules_version=1,
    bound=20,
    endings=("toy-end",),
    designers=("Nobody",),
    publisher="Nobody",
    year=2026,
    refuse=lambda seats, options: (
        Message("toy-refused") if seats == 3 and options["pile"] == "two" else None
    ),
    first=FirstGame(2, {"pile": "two"}),
)
PACKAGE: Final = "tests.core.toy_title"
EDITION: Final = (Path(__file__).parent / "toy_title/editions/standard.toml").read_text("utf-8")


class ToyRules(Ruleset):
    """Sticks may be taken one, two or three at a time."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(Catalogue(), edition, seats, options)
        self.pile = edition.entry("piles", options["pile"]).integer(low=1)
        for sticks in (1, 2, 3):
            self.catalogue.add(f"take {sticks}", "toy-take", sticks=sticks)
        for number in (0, 1):
            self.catalogue.add(f"deal {number}", "toy-deal", number=number)


class ToyState(State):
    """Sticks left, and a secret number known to the first seat alone."""

    __match_args__: ClassVar[tuple[str, ...]] = ("stack", "sticks", "secret", "winner", "notes")

    def __init__(
        self,
        rules: ToyRules,
        stack: list[Frame] | Stack,
        sticks: int,
        secret: int,
        winner: int | None,
        notes: list[Coded],
    ) -> None:
        super().__init__(rules.catalogue, stack)
        self.rules = rules
        self.sticks = sticks
        self.secret = secret
        self.winner = winner
        self.notes = notes

    def clone(self) -> "ToyState":
        return ToyState(
            self.rules, self.stack.copy(), self.sticks, self.secret, self.winner, self.notes[:]
        )


class Note(Coded):
    """A part of the state that is an object."""

    __match_args__: ClassVar[tuple[str, ...]] = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class DealSecret(Chance[ToyState]):
    """Draw the secret; 1 is three times as likely."""

    def options(self, state: ToyState, options: Options) -> None:
        options.add_weighted(3, 1)
        options.add_weighted(4, 3)

    def choose(self, state: ToyState, action: i64) -> None:
        state.secret = action - 3
        if state.events is not None:
            told = Message("toy-secret", number=state.secret)
            state.events.append(Event(told, audience=0, masked=Message("toy-hidden")))

    def prompt(self, state: ToyState) -> Message:
        return Message("toy-ask-deal")


class TakeSticks(Decision[ToyState]):
    """Take one to three sticks; one stick left is taken by the engine."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: ToyState, options: Options) -> None:
        options.add_run(0, min(3, state.sticks))

    def choose(self, state: ToyState, action: i64) -> None:
        state.sticks -= action + 1
        if state.sticks == 0:
            state.winner = int(self.seat)
        else:
            state.stack.append(NextSeat(self.seat))

    def prompt(self, state: ToyState) -> Message:
        return Message("toy-ask-take", sticks=state.sticks)


class Peek(TakeSticks):
    """The same question, after a look at the secret."""

    reveals: ClassVar[bool] = True


class NextSeat(Step[ToyState]):
    """Clockwise; at three sticks the secret is shown."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: ToyState) -> None:
        seat: i64 = (self.seat + 1) % state.rules.seats
        state.stack.append(Peek(seat) if state.sticks == 3 else TakeSticks(seat))


class Nothing(Decision[ToyState]):
    """A question without an answer."""

    def options(self, state: ToyState, options: Options) -> None:
        pass


def setup(rules: ToyRules) -> ToyState:
    stack: list[Frame] = [TakeSticks(0), DealSecret()]
    return ToyState(rules, stack, rules.pile, -1, None, [Note("new")])


def view(state: ToyState, viewer: int | None) -> Mapping[str, Any]:
    return {"sticks": state.sticks, "secret": state.secret if viewer == 0 else None}


def has_secrets(state: ToyState, seat: int) -> bool:
    return seat == 0


def determinize(state: ToyState, seat: int, dealer: Dealer) -> ToyState:
    other = state.clone()
    if seat != 0:
        other.secret = dealer.below(2)
    return other


def scores(state: ToyState) -> list[Scorecard]:
    return [
        Scorecard([(Message("toy-win"), int(state.winner == seat))])
        for seat in range(state.rules.seats)
    ]


def outcome(state: ToyState) -> Outcome | None:
    if state.stack:
        return None
    totals = [card.total for card in scores(state)]
    return Outcome(places_of([(total,) for total in totals]), totals, [Message("toy-end")])


def check(state: ToyState) -> None:
    assert state.sticks >= 0


def title_of(
    determinize: Callable[[ToyState, int, Dealer], ToyState] | None,
    has_secrets: Callable[[ToyState, int], bool] | None = None,
) -> Title[ToyState]:
    """Return the toy title, with hidden information or without."""
    return Title(
        meta=META,
        package=PACKAGE,
        parts=(DealSecret, TakeSticks, Peek, NextSeat, Note),
        rules=ToyRules,
        setup=setup,
        state=ToyState,
        view=view,
        scores=scores,
        outcome=outcome,
        check=check,
        determinize=determinize,
        has_secrets=has_secrets,
    )


TITLE: Final = title_of(determinize, has_secrets)
