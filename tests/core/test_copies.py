"""Copies are independent, pickles are small, and both go on as the original would."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.edition import parse_edition
from ironroad.core.engine import apply, pending
from ironroad.core.errors import IllegalAction
from ironroad.core.message import Event, Message
from ironroad.core.record import parse_record
from ironroad.core.table import Table
from ironroad.core.title import Outcome, Rival, Scorecard
from tests.core.tables import toy_rules, toy_state, toy_table
from tests.core.toy import EDITION, TITLE, Note, ToyRules


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS = [copy.copy, copy.deepcopy, pickled]
Way = Callable[[Any], Any]


@pytest.fixture(params=WAYS, ids=lambda way: way.__name__)
def again(request: pytest.FixtureRequest) -> Way:
    way: Way = request.param
    return way


def test_a_state_is_copied_whole(again: Way) -> None:
    state, options = toy_state()
    apply(state, 4, options)
    twin = again(state)

    assert twin == state
    assert twin.rules == state.rules
    assert twin.events is None
    apply(twin, 0, options)
    assert twin != state
    assert state.sticks == 5


def test_frames_are_never_copied() -> None:
    frame = pending(toy_state()[0])

    assert copy.copy(frame) is frame
    assert copy.deepcopy(frame) is frame
    assert pickled(frame) == frame


def test_parts_of_a_state_are_copied(again: Way) -> None:
    assert again(Note("x")) == Note("x")


def test_a_dealer_goes_on_with_the_same_numbers(again: Way) -> None:
    dealer = Dealer(7)
    dealer.bits()
    twin = again(dealer)
    ahead = [twin.bits() for _ in range(9)]

    assert ahead == [dealer.bits() for _ in range(9)]


def test_a_table_goes_on_by_itself(again: Way) -> None:
    table = toy_table(seed=1)
    table.play("take 1")
    twin = again(table)

    assert isinstance(twin, Table)
    assert twin == table
    assert twin.state == table.state
    assert twin.names == table.names
    assert twin.log(0) == table.log(0)
    assert twin.options() == table.options()
    twin.play("take 2")
    assert table.count == 2
    twin.undo()
    assert twin == table
    twin.undo()
    assert not twin.can_undo


def test_a_copied_table_deals_what_the_original_deals(again: Way) -> None:
    """Before the shuffle there is nothing but the dealer that decides."""
    for seed in range(12):
        table = toy_table(seed=seed, moves=())
        twin = again(table)
        for one in (table, twin):
            one.replay(parse_record(table.record()))
        assert twin.moves == table.moves


def test_rules_of_an_edition_that_comes_with_the_title_are_pickled_by_name() -> None:
    rules = TITLE.shipped_rules("standard", 2, {"pile": "five"})

    assert copy.copy(rules) is rules
    assert copy.deepcopy(rules) is rules
    assert pickled(rules) is rules
    assert pickled(toy_rules()) is rules
    assert len(pickle.dumps(rules)) < 250


def test_rules_of_another_edition_are_pickled_with_it() -> None:
    for text in (
        EDITION.replace("value = 5", "value = 4"),
        EDITION.replace('name = "standard"', 'name = "mine"'),
    ):
        rules = TITLE.rules(parse_edition(text, "mine.toml", "toy", {}), 2, {"pile": "five"})
        twin = pickled(rules)

        assert isinstance(twin, ToyRules)
        assert twin == rules
        assert twin.edition.entries_read() != []


def test_a_pickle_of_an_edition_that_is_another_one_here_is_refused() -> None:
    data = pickle.dumps(toy_rules(), protocol=0)
    digest = toy_rules().edition.digest.encode()

    with pytest.raises(pickle.UnpicklingError, match="standard"):
        pickle.loads(data.replace(digest, digest[::-1]))


def test_rules_that_no_title_made_cannot_be_pickled() -> None:
    rules = ToyRules(toy_rules().edition, 2, {"pile": "five"})

    with pytest.raises(TypeError, match="not made by a title"):
        pickle.dumps(rules)


def test_an_edition_keeps_what_was_read_of_it(again: Way) -> None:
    edition = toy_rules().edition
    twin = again(edition)

    assert twin == edition
    assert [entry.key for entry in twin.entries_read()] == ["five"]
    assert twin.entry("piles", "five").source == edition.entry("piles", "five").source


def test_a_title_is_one_object() -> None:
    assert copy.copy(TITLE) is TITLE
    assert copy.deepcopy(TITLE) is TITLE
    assert pickled(TITLE) is TITLE


def test_values_are_copied(again: Way) -> None:
    card = Scorecard([(Message("cash", of=Message("x"), count=3), 4)])
    values: list[Any] = [
        card,
        Outcome([1], [4], [Message("over")], [Rival(Message("bot"), 2, card)]),
        Event(Message("a"), 1, Message("b")),
        parse_record(toy_table().record()),
    ]
    for value in values:
        assert again(value) == value


def test_a_pickled_record_knows_its_lines() -> None:
    record = parse_record("# a comment\n" + toy_table().record())

    assert pickled(record).lines == record.lines != []


def test_an_error_keeps_its_kind_and_words(again: Way) -> None:
    error = IllegalAction("error-illegal-action", action="take 9")
    twin = again(error)

    assert type(twin) is IllegalAction
    assert twin.message == error.message
    assert str(twin) == str(error)
