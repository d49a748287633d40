"""Bots that follow one simple idea."""

import re

import pytest

import ironroad
from ironroad.bots.greedy_bot import GreedyBot
from ironroad.bots.kinds import KINDS
from ironroad.bots.question import Question, ask
from ironroad.bots.style import Style, StyleBot, styles_of
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table
from ironroad.games import REGISTRY

STYLES = [(id, name) for id in REGISTRY.ids() for name in styles_of(REGISTRY.package(id))]


def decisions(table: Table, spec: str, count: int) -> list[tuple[Question, str]]:
    """Return the first decisions of a game in which every seat is such a bot, with the answers."""
    bots = [KINDS.make(spec, seat) for seat in range(table.rules.seats)]
    found = []
    for number in range(count):
        if table.seat is None:
            break
        question = ask(table, number)
        found.append((question, bots[question.seat].choose(question)))
        table.play(found[-1][1])
    return found


def test_the_first_pattern_that_fits_decides() -> None:
    style = Style(prefer=["bid 9", "bid .*"])

    assert style.wanted(["drop", "bid 8", "bid 9"]) == ["bid 9"]
    assert style.wanted(["drop", "bid 7", "bid 8"]) == ["bid 7", "bid 8"]
    assert style.wanted(["drop", "pass"]) == ["drop", "pass"]


def test_a_style_may_take_the_first_that_fits() -> None:
    assert Style(prefer=["bid .*"], first=True).wanted(["drop", "bid 8", "bid 9"]) == ["bid 8"]


def test_what_is_avoided_is_taken_when_nothing_else_is_left() -> None:
    style = Style(avoid=["buy .*"])

    assert style.wanted(["buy red", "pass"]) == ["pass"]
    assert style.wanted(["buy red", "buy blue"]) == ["buy red", "buy blue"]


def test_a_pattern_fits_whole_actions_only() -> None:
    assert Style(prefer=["buy"]).wanted(["pass", "buy red"]) == ["pass", "buy red"]


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_every_title_has_styles_whose_patterns_fit_its_actions(title: str) -> None:
    styles = styles_of(REGISTRY.package(title))
    actions = [action.text for action in ironroad.new(title, 4, 1).rules.catalogue.actions]

    assert len(styles) >= 4
    for style in styles.values():
        assert style.prefer
        for pattern in [*style.prefer, *style.avoid]:
            assert any(re.fullmatch(pattern, text) for text in actions), pattern


@pytest.mark.parametrize(("title", "name"), STYLES)
def test_a_style_does_what_it_prefers_and_else_what_the_greedy_bot_would(
    title: str, name: str
) -> None:
    style = styles_of(REGISTRY.package(title))[name]
    seen = decisions(ironroad.new(title, 3, 5), f"style:{name}", 40)

    assert seen
    for question, answer in seen:
        options = question.options
        best = [each for each in style.prefer if any(re.fullmatch(each, text) for text in options)]
        left = [each for each in style.avoid if re.fullmatch(each, answer)]
        assert not best or re.fullmatch(best[0], answer)
        assert best or not left or set(style.wanted(options)) == set(options)


def test_a_style_that_wants_nothing_special_plays_as_the_greedy_bot() -> None:
    question = ask(ironroad.new("trans-siberian", 3, 5), 1)
    bot = StyleBot("build-always", 3)

    assert not any(re.fullmatch("build.*", text) for text in question.options)
    assert bot.choose(question) == GreedyBot("", 3).choose(question)


def test_a_style_that_a_title_does_not_have_is_refused_before_the_game() -> None:
    table = ironroad.new("mini-express", 3, 1)
    with pytest.raises(InvalidSetup) as caught:
        KINDS.check("style:clever", table.title, table.rules)

    assert caught.value.message.id == "bots-unknown-style"
    assert "rush-the-end" in str(caught.value)
