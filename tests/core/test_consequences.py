"""What an action brings, on a toy game in which a seat may be asked twice."""

from typing import ClassVar

import pytest

from ironroad.core.consequences import NO_SEAT, Accounts, Consequence, Item, Lookout
from ironroad.core.engine import Decision, Frame, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.title import Title
from tests.core.tables import toy_rules, toy_state
from tests.core.toy import TITLE, Note, Peek, TakeSticks, ToyState, determinize, title_of

TAKE_ONE, TAKE_TWO, TAKE_THREE = range(3)


class TakeTwice(Decision[ToyState]):
    """Take one to three sticks and be asked on."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "following")

    def __init__(self, seat: int, following: Frame) -> None:
        super().__init__(seat)
        self.following = following

    def options(self, state: ToyState, options: Options) -> None:
        options.add_run(0, 3)

    def choose(self, state: ToyState, action: i64) -> None:
        state.sticks -= action + 1
        state.notes = [Note(f"first-{action}")]
        state.stack.append(self.following)


class OpenTurn(TakeSticks):
    """The same question at the beginning of a turn."""

    opens: ClassVar[bool] = True


class Sticks(Accounts[ToyState]):
    """Counts the sticks; each stick is a piece, and so is each note."""

    def __init__(self) -> None:
        super().__init__([Item(NO_SEAT, Message("toy-sticks"))])

    def amounts(self, state: ToyState) -> list[int]:
        return [state.sticks]

    def pieces(self, state: ToyState) -> list[str]:
        sticks = [f"stick@{place}" for place in range(state.sticks)]
        return sticks + [f"note@{note.text}" for note in state.notes if isinstance(note, Note)]


def state_with(*stack: Frame, sticks: int = 9) -> ToyState:
    return ToyState(toy_rules(), list(stack), sticks, 0, None, [])


def look(
    state: ToyState, action: int, budget: int = 100, *, has_hidden: bool = False
) -> Consequence:
    return Lookout(Sticks(), state, has_hidden).look(action, budget)


def test_what_is_certain_has_one_amount_and_its_pieces() -> None:
    found = look(state_with(TakeSticks(0), sticks=5), TAKE_TWO)
    assert (found.low, found.high) == ([-2], [-2])
    assert (found.added, found.removed, found.possible) == ([], ["stick@3", "stick@4"], [])
    assert not found.follows
    assert found.is_complete


def test_where_the_seat_is_asked_on_the_range_of_all_answers_is_told() -> None:
    found = look(state_with(TakeTwice(0, TakeSticks(0)), sticks=9), TAKE_TWO)
    assert (found.low, found.high) == ([-5], [-3])
    assert found.follows
    assert found.is_complete
    assert found.added == ["note@first-1"]
    assert found.removed == ["stick@6", "stick@7", "stick@8"]


def test_pieces_that_only_some_answers_bring_are_possible() -> None:
    found = look(state_with(TakeTwice(0, TakeTwice(0, TakeSticks(1)))), TAKE_ONE)
    assert found.added == []
    assert found.possible == ["note@first-0", "note@first-1", "note@first-2"]


@pytest.mark.parametrize("following", [TakeSticks(1), OpenTurn(0), Peek(0)])
def test_nobody_looks_into_turns_of_others_new_turns_and_secrets(following: Frame) -> None:
    found = look(state_with(TakeTwice(0, following)), TAKE_THREE)
    assert (found.low, found.high) == ([-3], [-3])
    assert not found.follows


def test_a_small_budget_says_that_there_may_be_more() -> None:
    state = state_with(TakeTwice(0, TakeSticks(0)))
    found = look(state, TAKE_TWO, 3)
    assert (found.low, found.high) == ([-2], [-2])
    assert found.follows
    assert not found.is_complete
    assert (found.added, found.removed) == ([], [])
    assert found.possible == ["note@first-1"]
    assert look(state, TAKE_TWO, 4).is_complete


def test_what_earlier_answers_do_not_need_is_for_later_ones() -> None:
    state = state_with(TakeTwice(0, TakeTwice(0, TakeSticks(0))), sticks=12)
    # One position for the action, then three answers with three answers each.
    assert look(state, TAKE_ONE, 13).is_complete
    assert not look(state, TAKE_ONE, 11).is_complete


def test_an_end_that_shows_what_is_hidden_tells_no_amounts() -> None:
    state = state_with(TakeSticks(0), sticks=3)
    assert look(state, TAKE_THREE).low == [-3]
    found = look(state, TAKE_THREE, has_hidden=True)
    assert found.is_open_end
    assert (found.low, found.high) == ([], [])
    assert not look(state, TAKE_ONE, has_hidden=True).is_open_end


def test_the_end_of_the_game_is_told_as_certain_or_possible() -> None:
    def end(state: ToyState, action: int, budget: int = 100) -> tuple[bool, bool]:
        found = look(state, action, budget)
        return found.may_end, found.ends

    assert end(state_with(TakeSticks(0), sticks=5), TAKE_ONE) == (False, False)
    assert end(state_with(TakeSticks(0), sticks=3), TAKE_THREE) == (True, True)
    # Of the answers that follow only the last one ends it; in whatever order they are looked at.
    some = state_with(TakeTwice(0, TakeSticks(0)), sticks=5)
    assert end(some, TAKE_TWO) == (True, False)
    # What was not looked at is not certain.
    assert end(some, TAKE_TWO, 1) == (False, False)
    # One stick is left, which is taken without a question.
    assert end(state_with(TakeTwice(0, TakeSticks(0)), sticks=4), TAKE_THREE) == (True, True)


def test_where_too_many_ways_lead_on_no_piece_is_certain() -> None:
    stack: Frame = TakeSticks(0)
    for _ in range(2):
        stack = TakeTwice(0, stack)
    few = look(state_with(TakeTwice(0, stack), sticks=20), TAKE_ONE, 500)
    assert few.removed == [f"stick@{place}" for place in (16, 17, 18, 19)]
    assert len(few.possible) == 3
    many = look(state_with(TakeTwice(0, TakeTwice(0, stack)), sticks=20), TAKE_ONE, 500)
    assert (many.low, many.high) == ([-13], [-5])
    assert (many.added, many.removed) == ([], [])
    assert len(many.possible) == 3


def test_looking_changes_nothing() -> None:
    state = state_with(TakeTwice(0, TakeSticks(0)))
    before = state.clone()
    lookout = Lookout(Sticks(), state, has_hidden=False)
    first = lookout.look(TAKE_ONE, 100)
    lookout.look(TAKE_THREE, 100)
    again = lookout.look(TAKE_ONE, 100)
    assert state == before
    assert (first.low, first.removed) == (again.low, again.removed)


def test_a_title_that_counts_nothing_has_no_items() -> None:
    state, _ = toy_state()
    accounts = TITLE.accounts(state.rules)
    assert accounts.items == []
    assert accounts.amounts(state) == []
    assert accounts.pieces(state) == []


def test_a_title_projects_its_scores_unless_it_hides_something() -> None:
    state, _ = toy_state()
    open_title: Title[ToyState] = title_of(None)
    assert open_title.projected(state) == open_title.scores(state)
    assert not open_title.has_hidden
    assert title_of(determinize).projected(state) == []
    assert TITLE.has_hidden
