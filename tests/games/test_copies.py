"""Tables and states of every title can be copied and sent to another process."""

import copy
import pickle
import subprocess
import sys

import pytest

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY


def midgame(title: str) -> Table:
    table = ironroad.new(title, REGISTRY.meta(title).seats[-1], seed=5)
    dealer = Dealer(5)
    for _ in range(20):
        options = table.options()
        table.play(options[dealer.below(len(options))])
    return table


@pytest.mark.parametrize("title", ironroad.titles())
def test_copies_of_a_game_go_on_like_it(title: str) -> None:
    table = midgame(title)
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin == table
        assert twin.state == table.state
        assert twin.view() == table.view()
        assert twin.rules is table.rules
        action = twin.options()[-1]
        twin.play(action)
        ahead = table.clone()
        ahead.play(action)
        assert twin == ahead
        assert twin != table


@pytest.mark.parametrize("title", ironroad.titles())
def test_copies_of_a_state_are_equal_and_independent(title: str) -> None:
    state = midgame(title).state
    before = repr(state)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin.rules is state.rules
        twin.stack.clear()
        assert repr(state) == before


@pytest.mark.parametrize("title", ironroad.titles())
def test_another_process_reads_a_small_pickle(title: str) -> None:
    table = midgame(title)
    data = pickle.dumps(table)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).record(), end='')"
    result = subprocess.run([sys.executable, "-c", code], input=data, capture_output=True)

    assert result.stderr == b""
    assert result.stdout.decode().splitlines() == table.record().splitlines()
    assert len(data) < 8 * len(table.record())


@pytest.mark.parametrize("title", ironroad.titles())
def test_two_tables_of_one_record_are_equal(title: str) -> None:
    record = midgame(title).record()

    assert ironroad.load(record) == ironroad.load(record)


@pytest.mark.parametrize("title", ironroad.titles())
def test_rules_of_an_own_edition_are_pickled_whole(title: str) -> None:
    """Also where options leave parts of the edition unused: all first and all last values."""
    text = REGISTRY.title(title).edition_texts()["standard"]
    text = text.replace('name = "standard"', 'name = "mine"', 1)
    setups = REGISTRY.meta(title).setups()
    for seats, options in (setups[0], setups[-1]):
        rules = rules_for(title, seats, options, edition_text=text)
        twin = pickle.loads(pickle.dumps(rules))

        assert twin == rules
        assert twin is not rules
        assert len(twin.catalogue) == len(rules.catalogue)
        assert twin.edition.name == "mine"
