import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironroad.core.dealer import Dealer
from ironroad.core.engine import (
    CHANCE,
    Frame,
    Options,
    Stack,
    advance,
    apply,
    do,
    pending,
)
from ironroad.core.errors import DeadEnd
from ironroad.core.options import options_of
from ironroad.core.playout import perft, playout, random_action, replay
from tests.core.tables import toy_state
from tests.core.toy import DealSecret, NextSeat, Note, Nothing, TakeSticks, ToyState


def test_chance_is_asked_like_a_player() -> None:
    state, options = toy_state()
    decision = pending(state)

    assert decision is not None
    assert decision.seat == CHANCE
    assert options.items == [3, 4]


def test_apply_answers_the_top_frame_and_runs_the_steps() -> None:
    state, options = toy_state()
    apply(state, 3, options)
    apply(state, 0, options)

    assert state.stack == [TakeSticks(1)]
    assert options.items == [0, 1, 2]


def test_a_single_option_is_taken_and_reported() -> None:
    state, options = toy_state()
    state.events = []
    apply(state, 3, options)
    apply(state, 1, options)
    apply(state, 1, options)

    assert state.winner == 0
    assert pending(state) is None
    assert len(options) == 0
    forced = [event.message for event in state.events if event.message.id == "event-forced"]
    assert [message.args["seat"] for message in forced] == [0]


def test_a_forced_chance_outcome_is_not_news() -> None:
    state, options = toy_state()
    state.events = []

    class OneWay(DealSecret):
        def options(self, state: ToyState, options: Options) -> None:
            options.add(3)

    state.stack = Stack([TakeSticks(0), OneWay()])
    advance(state, options)

    assert [event.message.id for event in state.events] == ["toy-secret"]


def test_a_decision_without_options_is_a_dead_end() -> None:
    state, options = toy_state()
    state.stack = Stack([Nothing(0)])

    with pytest.raises(DeadEnd):
        advance(state, options)


def test_do_owes_frames_in_reading_order() -> None:
    state, _ = toy_state()
    state.stack = Stack([])
    do(state, DealSecret(), NextSeat(0))

    assert state.stack == [NextSeat(0), DealSecret()]


def test_frames_are_values() -> None:
    assert TakeSticks(1) == TakeSticks(1)
    assert TakeSticks(1) != TakeSticks(2)
    assert TakeSticks(1) != NextSeat(1)
    assert TakeSticks(1) != "TakeSticks(1)"
    assert hash(TakeSticks(1)) == hash(TakeSticks(1))
    assert repr(TakeSticks(1)) == "TakeSticks(1)"
    assert repr(Note("x")) == "Note('x')"


def test_values_with_lists_among_their_fields_have_a_hash() -> None:
    state, _ = toy_state()

    assert hash(state) == hash(state.clone())


def test_playout_reaches_the_end() -> None:
    state, options = toy_state()

    assert playout(state, options, Dealer(1)) >= 2
    assert not state.stack
    assert state.winner is not None


def test_random_actions_are_legal() -> None:
    state, options = toy_state()
    apply(state, 3, options)

    assert {random_action(state, options, Dealer(seed)) for seed in range(30)} == {0, 1, 2}


def test_replay_stops_at_the_first_illegal_action() -> None:
    state, options = toy_state()
    assert replay(state, options, [3, 0, 4, 1]) == 2

    state, options = toy_state()
    assert replay(state, options, [3, 0, 0]) == 3


def test_perft_counts_sequences() -> None:
    state, options = toy_state()

    assert perft(state, options, 0) == 1
    assert perft(state.clone(), Options(), 0) == 1
    assert perft(state, options, 1) == 2
    # Two deals, then three, two and one ways to take: after taking 3 of 5, two are left.
    state, options = toy_state()
    assert perft(state, options, 2) == 2 * 3
    state, options = toy_state()
    assert perft(state, options, 3) == 2 * (3 + 3 + 2)
    state, options = toy_state()
    assert perft(state, options, 9) == perft_by_hand(5) * 2


def perft_by_hand(sticks: int) -> int:
    """Count the ways to take all sticks, where the last single one is taken by itself."""
    if sticks <= 1:
        return 1
    return sum([perft_by_hand(sticks - taken) for taken in range(1, min(3, sticks) + 1)])


def test_options_are_copied_and_pickled() -> None:
    options = Options()
    for action in (3, 70_000):
        options.add(action)
    for twin in (copy.deepcopy(options), pickle.loads(pickle.dumps(options))):
        assert twin.items == [3, 70_000]
        twin.add(5)
    assert options.items == [3, 70_000]


def test_options_hold_actions_of_catalogues_of_any_length() -> None:
    options = Options()
    options.add_run(2047, 70)

    assert options.items == list(range(2047, 2117))
    assert options.at(69) == 2116


def test_a_run_stands_where_it_was_added() -> None:
    options = options_of([7])
    options.add_run(20, 3)
    options.add(9)
    options.add_run(30, 2)

    assert options.items == [7, 20, 21, 22, 9, 30, 31]
    assert [action for action in range(40) if options.holds(action)] == sorted(options.items)
    assert pickle.loads(pickle.dumps(options)).items == options.items


@pytest.mark.parametrize("count", range(6))
def test_shortened_options_keep_the_beginning_of_a_run(count: int) -> None:
    options = options_of([7])
    options.add_run(20, 3)
    options.add(9)

    options.shorten(count)
    options.add(5)

    assert options.items == [*[7, 20, 21, 22, 9][:count], 5]


def test_a_run_is_forgotten_with_all_options() -> None:
    options = Options()
    options.add_run(20, 3)
    options.clear()
    options.add(5)

    assert (options.items, options.holds(20)) == ([5], False)


@pytest.mark.parametrize("legal", [[], [0], [0, 1, 2], [255, 256, 299], [3, 260, 299], [256]])
def test_options_hold_what_was_added(legal: list[int]) -> None:
    options = Options()
    for action in legal:
        options.add(action)

    assert [action for action in range(300) if options.holds(action)] == legal


def test_options_without_weights_are_equally_likely() -> None:
    options = options_of([5, 7])

    assert options.weights == [1, 1]
    assert {options.at(place) for place in range(2)} == {Dealer(s).deal(options) for s in range(20)}


def test_each_ticket_draws_the_outcome_that_it_belongs_to() -> None:
    options = options_of([5, 7, 9], [2, 1, 3])

    assert options.total == 6
    assert [options.drawn(ticket) for ticket in range(6)] == [5, 5, 7, 9, 9, 9]


def test_a_copy_of_options_keeps_the_weights() -> None:
    twin = pickle.loads(pickle.dumps(options_of([5, 7], [2, 1])))

    assert (twin.items, twin.weights, twin.total) == ([5, 7], [2, 1], 3)


def test_outcomes_are_as_likely_as_there_are_left() -> None:
    options = options_of([5], [4])

    options.add_counted(10, [2, 0, 3])

    assert (options.items, options.weights, options.total) == ([5, 10, 12], [4, 2, 3], 9)


def test_shortened_options_are_the_first_ones() -> None:
    options = options_of([5, 7, 9])

    options.shorten(2)

    assert options.items == [5, 7]


def test_what_is_added_after_clearing_has_no_weights() -> None:
    options = options_of([5, 7], [2, 1])
    options.clear()
    options.add(4)

    assert (options.items, options.weights, options.total) == ([4], [1], 0)


def test_a_stack_reads_like_a_list() -> None:
    frames: list[Frame] = [TakeSticks(0), NextSeat(1), TakeSticks(1)]
    stack = Stack(frames)

    assert stack == frames
    assert stack == Stack(frames)
    assert stack != Stack(frames[:2])
    assert (len(stack), bool(stack), stack[-1], stack[:2]) == (3, True, frames[2], frames[:2])
    assert list(stack) == frames
    assert repr(stack) == repr(frames)
    assert stack.top() is stack.pop()
    stack.clear()
    assert not stack
    assert len(stack) == 0


def test_a_frame_is_inserted_below_those_that_were_pushed_later() -> None:
    stack = Stack([TakeSticks(0)])
    stack.extend([TakeSticks(1), NextSeat(0)])
    stack.insert(1, NextSeat(1))

    assert stack == [TakeSticks(0), NextSeat(1), TakeSticks(1), NextSeat(0)]


def test_a_copy_of_a_stack_is_independent() -> None:
    stack = Stack([TakeSticks(0)])
    twin = stack.copy()
    twin.append(TakeSticks(1))
    stack.append(NextSeat(0))

    assert stack == [TakeSticks(0), NextSeat(0)]
    assert twin == [TakeSticks(0), TakeSticks(1)]


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), max_size=60))
def test_stacks_that_were_copied_read_like_copied_lists(steps: list[tuple[int, int]]) -> None:
    stacks = [Stack([])]
    lists: list[list[Frame]] = [[]]
    for number, (kind, place) in enumerate(steps):
        stack, frames = stacks[place % len(stacks)], lists[place % len(stacks)]
        if kind == 0 and frames:
            assert stack.pop() is frames.pop()
        elif kind == 1 and len(stacks) < 4:
            stacks.append(stack.copy())
            lists.append(frames[:])
        elif kind == 2 and frames:
            stack.drop()
            frames.pop()
        else:
            frames.append(NextSeat(number))
            stack.append(frames[-1])
        assert [each.frames() for each in stacks] == lists
        assert [len(each) for each in stacks] == [len(each) for each in lists]


def test_an_empty_stack_has_no_top() -> None:
    with pytest.raises(IndexError):
        Stack([]).top()
    with pytest.raises(IndexError):
        Stack([]).pop()
    with pytest.raises(IndexError):
        Stack([]).drop()


def test_dropping_removes_the_top_frame_only() -> None:
    stack = Stack([TakeSticks(0), NextSeat(1)])
    stack.drop()

    assert stack == [TakeSticks(0)]
    assert len(stack) == 1
