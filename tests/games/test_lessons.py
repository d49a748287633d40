"""The lessons of all titles: each is played to its end by the engine, and every idea is in words."""

import itertools
import random

import pytest

import ironroad
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.lessons import BadLesson, Lesson, lesson_from, lesson_length, lesson_of
from ironroad.locale import LANGUAGES
from ironroad.locale.words import file_texts
from tools.check_ids import fluent_ids

TITLES = ironroad.titles()


def lesson(title: str) -> Lesson:
    found = lesson_of(title)
    assert found is not None, f"{title} has no lesson"
    return found


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_to_its_end(title: str) -> None:
    taught = lesson(title)
    table = ironroad.load(taught.record).at(taught.begin)
    asked = [step for step in taught.steps if step.action]

    for step in asked:
        while table.seat != taught.seat:
            told = taught.next_move(table.moves)
            assert told is not None
            table.play(told)
        assert table.count == step.move
        assert step.action in table.options()
        # What is asked for is a choice: the engine takes what has no alternative.
        assert len(table.options()) > 1
        table.play(step.action)
    while (told := taught.next_move(table.moves)) is not None:
        assert table.seat != taught.seat
        table.play(told)

    assert table.count == taught.steps[-1].move == lesson_length(title)
    assert len({step.id for step in taught.steps}) == len(taught.steps)
    # People read a step in half a minute at most: from five to ten minutes for all of them.
    assert 10 <= len(asked) <= len(taught.steps) <= 30


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_goes_on_whatever_fits_the_idea(title: str) -> None:
    taught = lesson(title)
    asked = [step for step in taught.steps if step.action]
    assert any([step.also for step in asked])

    for chosen in itertools.product(*[(step.action, *step.also) for step in asked]):
        table = ironroad.load(taught.record).at(taught.begin)
        for step, action in zip(asked, chosen, strict=True):
            while table.seat != taught.seat:
                table.play(told(taught, table))
            assert table.count == step.move
            table.play(action)
        while taught.next_move(table.moves) is not None:
            table.play(told(taught, table))
        assert table.count == taught.steps[-1].move


def told(taught: Lesson, table: Table) -> str:
    found = taught.next_move(table.moves)
    assert found is not None
    return found


def test_what_the_record_cannot_follow_does_not_fit_an_idea() -> None:
    taught = lesson("trans-siberian")
    steps = [
        {"id": step.id, "action": step.action, "also": ["stop"] if step.id == "home" else []}
        for step in taught.steps
    ]

    with pytest.raises(BadLesson, match="home: after 'stop' the record cannot go on with 'stop'"):
        lesson_from(taught.record, {"seat": 0, "steps": steps})


@pytest.mark.parametrize("title", TITLES)
def test_the_game_goes_on_after_a_lesson(title: str) -> None:
    taught = lesson(title)
    table = ironroad.load(taught.record, seed=1)
    assert table.outcome is None
    choose = random.Random(2)
    while table.seat is not None:
        assert taught.next_move(table.moves) is None
        table.play(choose.choice(table.options()))
    assert table.outcome is not None


@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_leaves_the_lesson_is_left_alone(title: str) -> None:
    taught = lesson(title)
    table = ironroad.load(taught.record).at(taught.begin)
    other = next(text for text in table.options() if text != taught.moves[table.count])
    table.play(other)

    assert taught.next_move(table.moves) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_idea_is_in_words_and_every_word_is_an_idea(title: str, language: str) -> None:
    start = f"{title}-lesson-"
    ids = fluent_ids(file_texts(language)[title])

    assert {id.removeprefix(start) for id in ids if id.startswith(start)} == {
        step.id for step in lesson(title).steps
    }


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_with_the_rules_that_are_shipped(title: str) -> None:
    table = ironroad.load(lesson(title).record)
    meta = REGISTRY.meta(title)

    assert f"rules: {meta.rules_version}\n" in lesson(title).record
    assert table.rules.edition.name == meta.editions[0]


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        ([{"id": "read"}], "no step asks for"),
        ([{"id": "a", "action": "bid 13"}], "does not go on with 'bid 13'"),
        ([], "no step asks for 'bid 12' at move 0"),
    ],
)
def test_steps_that_do_not_go_with_the_record_are_refused(
    steps: list[dict[str, str]], problem: str
) -> None:
    record = lesson("trans-siberian").record
    with pytest.raises(BadLesson, match=problem):
        lesson_from(record, {"seat": 0, "steps": steps})


def test_a_lesson_ends_with_something_to_read() -> None:
    taught = lesson("trans-siberian")
    steps = [{"id": step.id, "action": step.action} for step in taught.steps if step.action]

    with pytest.raises(BadLesson, match="the last step has to be read"):
        lesson_from(taught.record, {"seat": 0, "steps": steps})


def test_a_title_need_not_have_a_lesson() -> None:
    REGISTRY.add("toy", "tests.core.toy_title")
    try:
        assert lesson_of("toy") is None
        assert lesson_length("toy") is None
    finally:
        REGISTRY.remove("toy")
