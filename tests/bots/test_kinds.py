"""Bots by their spec: made, refused, repeatable."""

import pytest

import ironroad
from ironroad.bots.kinds import KINDS, LEVELS
from ironroad.bots.question import ask
from ironroad.core.errors import InvalidSetup


def answers(spec: str, seed: int, title: str = "trans-siberian", count: int = 12) -> list[str]:
    """Return what the first decisions of a game are if every seat is such a bot."""
    table = ironroad.new(title, 3, seed=2)
    bots = [KINDS.make(spec, seed + seat) for seat in range(3)]
    for number in range(count):
        assert table.seat is not None
        table.play(bots[table.seat].choose(ask(table, number)))
    return table.moves


@pytest.mark.parametrize("title", ironroad.titles())
@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:hand", "easy", "mcts:6it"])
def test_the_same_seed_gives_the_same_play_in_every_title(spec: str, title: str) -> None:
    assert answers(spec, 1, title, 8) == answers(spec, 1, title, 8)


def test_another_seed_gives_other_play() -> None:
    assert answers("random", 1) != answers("random", 100)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("clever", "“clever” is not a kind of bot."),
        ("random:3", "A bot of the kind “random” takes no parameter “3”."),
        ("hard:3", "A bot of the kind “hard” takes no parameter “3”."),
        ("mcts:fast", "“fast” is no budget for a search."),
        ("mcts:jobs=0", "“jobs=0” is no budget for a search."),
        ("mcts:20it,candidates=0", "“20it,candidates=0” is no budget for a search."),
        ("mcts:20it,followed=few", "“20it,followed=few” is no budget for a search."),
        ("stdio:", "“” is no command."),
        ('stdio:"', '“"” is no command.'),
    ],
)
def test_a_spec_that_makes_no_sense_is_refused(spec: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        KINDS.make(spec, 1)

    assert sentence in str(caught.value)


def test_unknown_weights_are_refused_when_they_are_needed() -> None:
    with pytest.raises(InvalidSetup) as caught:
        answers("greedy:best", 1)

    assert caught.value.message.id == "bots-unknown-weights"


def test_every_level_is_a_kind() -> None:
    assert set(LEVELS) < set(KINDS.names())
