"""Hints and warnings: what they say of known positions, and that they know no more than the seat."""

import json
from typing import Any

import pytest

import ironroad
from ironroad.bots.question import Question, ask
from ironroad.core.dealer import Dealer
from ironroad.games import REGISTRY
from ironroad.locale import LANGUAGES, words_for
from ironroad.study.hints import WARNED_LOSS, hint, warning

TITLES = REGISTRY.ids()
FEW = 60


def question_of(title: str, moves: int = 12) -> Question:
    """Return a question in the middle of a game, as the seat may know it."""
    table = played(title, moves)
    return ask(table, 4)


def played(title: str, moves: int) -> Any:
    """Return a table after some moves that were drawn, at a decision with alternatives."""
    table = ironroad.new(title, REGISTRY.meta(title).seats[-1], 11)
    dealer = Dealer(5)
    while table.seat is not None and (table.count < moves or len(table.options()) < 3):
        options = table.options()
        table.play(options[dealer.below(len(options))])
    assert table.seat is not None
    return table


def told(question: Question) -> str:
    return json.dumps([each.to_json(question) for each in hint(question, FEW, 3)])


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_is_the_same_whatever_the_seat_does_not_know(title: str) -> None:
    table = played(title, 12)
    twin = table.clone()
    twin.state = table.title.determinize(table.state, table.seat, Dealer(99))
    assert told(ask(table, 4)) == told(ask(twin, 4))


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_has_words_in_every_language(title: str) -> None:
    question = question_of(title)
    found = hint(question, FEW, 3)
    assert 2 <= len(found) <= 3
    assert {each.action for each in found} <= set(question.options)
    assert [each.chance.value for each in found] == sorted(
        [each.chance.value for each in found], reverse=True
    )
    for language in LANGUAGES:
        for each in found:
            for said in each.reasons:
                text = words_for(language).format(said)
                assert "study-" not in text
                assert "{" not in text


@pytest.mark.parametrize("title", TITLES)
def test_what_the_search_holds_to_be_best_is_never_warned_of(title: str) -> None:
    question = question_of(title)
    best = hint(question, 4 * FEW, 3)[0].action
    assert warning(question, best, 4 * FEW, 3) is None


@pytest.mark.parametrize("title", TITLES)
def test_a_warning_names_a_loss_beyond_doubt(title: str) -> None:
    question = question_of(title)
    found = {action: warning(question, action, FEW, 3) for action in question.options[:8]}
    for action, warned in found.items():
        if warned is not None:
            assert warned.better.action != action
            assert warned.better.chance.value - warned.chance.value >= WARNED_LOSS - 1e-3
            assert warned.better.chance.low > warned.chance.high
