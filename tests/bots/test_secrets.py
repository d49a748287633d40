"""A bot's choice does not change when what is hidden from it does."""

import pytest

from ironroad.bots.kinds import KINDS
from ironroad.bots.question import HIDDEN, ask
from tests.bots.card_title import CARDS, card_table


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "easy", "mcts:60it", "mcts:20it,playout=full"]
)
@pytest.mark.parametrize("mine", [0, 2, 5])
def test_a_swapped_secret_changes_no_choice(spec: str, mine: int) -> None:
    answers = set()
    for theirs in range(CARDS):
        if theirs != mine:
            question = ask(card_table(mine, theirs), seed=3)
            answers.add(KINDS.make(spec, seed=5).choose(question))

    assert len(answers) == 1


def test_the_choice_depends_on_what_the_seat_does_see() -> None:
    answers = [KINDS.make("mcts:200it", 5).choose(ask(card_table(mine, 3), 3)) for mine in (0, 5)]

    # Of four turns the opponent has the last: the best card is given away at the first.
    assert len(set(answers)) == 2


def test_a_question_does_not_hold_the_true_state() -> None:
    questions = [ask(card_table(2, theirs), seed=3) for theirs in (0, 1, 3, 4, 5)]

    assert len({str(question.world) for question in questions}) == 1
    assert len({str(question.view) for question in questions}) == 1
    assert all(question.history == [HIDDEN, HIDDEN] for question in questions)
    tables = [card_table(2, theirs) for theirs in (0, 1)]
    assert all(ask(table, seed=3).world is not table.state for table in tables)
