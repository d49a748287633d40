"""Hints, warnings, analyses and reviews know no more than the seat: games that look the same to it get the same bytes."""

import json
from collections.abc import Callable
from dataclasses import asdict

import pytest

import ironroad
from ironroad.bots.question import ask
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.study import analysis
from ironroad.study.hints import hint, warning
from ironroad.study.review import judge
from tests.study.records import twin_of

FEW = 40
SEED = 3
USUAL = (11, 20)
WHERE = {"russian-railroads": (26, 244)}
"""The seed and the least moves of a game that is drawn. In this position of Russian Railroads, before a look through the
End Bonus cards, all that is told would depend on which of them were removed, if that were known; two options are warned of."""


def played(title: str) -> Table:
    """Return a table at a decision with alternatives."""
    seed, moves = WHERE.get(title, USUAL)
    table = ironroad.new(title, REGISTRY.meta(title).seats[-1], seed)
    dealer = Dealer(seed)
    while table.count < moves or len(table.options()) < 3:
        options = table.options()
        table.play(options[dealer.below(len(options))])
    return table


def told_by_hint(table: Table) -> object:
    question = ask(table, SEED)
    return [each.to_json(question) for each in hint(question, FEW, SEED)]


def told_by_warning(table: Table) -> object:
    question = ask(table, SEED)
    found = [warning(question, action, FEW, SEED) for action in question.options]
    return [each and (each.chance, each.better.to_json(question)) for each in found]


def told_by_analysis(table: Table) -> object:
    return analysis.to_json(table, ironroad.analyse(table, iterations=FEW, seed=SEED))


def told_by_review(table: Table) -> object:
    then = table.clone()
    move = then.count
    then.play(then.options()[0])
    return asdict(judge(then, move, FEW, SEED))


@pytest.mark.parametrize("told", [told_by_hint, told_by_warning, told_by_analysis, told_by_review])
@pytest.mark.parametrize("title", REGISTRY.ids())
def test_study_tells_the_same_whatever_the_seat_does_not_know(
    title: str, told: Callable[[Table], object]
) -> None:
    """The games differ in what is hidden from the seat, where a title hides anything, and in what chance will bring."""
    table = played(title)
    twin = twin_of(table, table.seat)
    assert (twin.moves != table.moves) == table.title.hides
    assert twin.view(table.seat) == table.view(table.seat)
    assert json.dumps(told(twin)) == json.dumps(told(table))
