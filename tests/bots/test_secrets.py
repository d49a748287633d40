"""A bot's choice does not change when what is hidden from it does."""

from pathlib import Path

import pytest

import ironroad
from ironroad.bots.kinds import KINDS
from ironroad.bots.question import ask
from ironroad.core.dealer import Dealer
from ironroad.core.edition import parse_edition
from ironroad.core.table import UNSEEN, Table
from tests.bots.networks import written_network
from tests.foreign.ironroad_cards.game import CARDS, TITLE


def card_table(mine: int, theirs: int) -> Table:
    """Return a table where the first seat has one card and the second another."""
    text = TITLE.edition_texts()["standard"]
    edition = parse_edition(text, "standard", "cards", {})
    table = Table(TITLE, TITLE.rules(edition, 2, {"rounds": "three"}), 0, (), [])
    table.take(mine)
    table.take(theirs)
    return table


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

    # A bet on the lowest card is lost, on the highest it is won.
    assert answers == ["bet 0", "bet 2"]


def test_a_question_does_not_hold_the_true_state() -> None:
    questions = [ask(card_table(2, theirs), seed=3) for theirs in (0, 1, 3, 4, 5)]

    assert len({str(question.world) for question in questions}) == 1
    assert len({str(question.view) for question in questions}) == 1
    assert all(question.history == [UNSEEN, UNSEEN] for question in questions)
    tables = [card_table(2, theirs) for theirs in (0, 1)]
    assert all(ask(table, seed=3).world is not table.state for table in tables)


@pytest.mark.parametrize(
    "spec",
    [
        "greedy",
        "style:hoard",
        "mcts:12it",
        "mcts:12it,candidates=3,followed=1",
        "net:12it",
        "net:60it,policy",
        "net:12it,compare",
        "net:12it,rounds=1",
        "policy",
    ],
)
def test_swapped_end_bonus_cards_change_no_choice_in_russian_railroads(
    spec: str, tmp_path: Path
) -> None:
    if spec.startswith(("net:", "policy")):
        spec += "," if ":" in spec else ":"
        spec += f"file={written_network(tmp_path, 'russian-railroads', [(3, {})])}"
    table = table_with_a_secret_card()
    assert table.seat is not None
    answers = []
    hidden = []
    for world in range(4):
        # Another true state that looks the same to the seat.
        table.state = table.title.determinize(table.state, table.seat, Dealer(world))
        hidden.append(str((table.state.takes, table.state.pile, table.state.removed)))
        answers.append(KINDS.make(spec, 5).choose(ask(table, seed=3)))

    assert len(set(hidden)) > 1
    assert len(set(answers)) == 1


def test_secret_cards_are_not_in_the_history_in_russian_railroads() -> None:
    table = table_with_a_secret_card()
    question = ask(table, seed=3)
    unseen = [
        move for move, action in zip(table.moves, question.history, strict=True) if action == UNSEEN
    ]

    assert unseen == [move for move in table.moves if move.startswith(("remove ", "take "))]
    assert any([move.startswith("take ") for move in unseen])


def table_with_a_secret_card() -> Table:
    """Return a game in which the seat to act has not seen the card that another has taken."""
    for seed in range(200):
        table = ironroad.new("russian-railroads", 3, seed=seed)
        dealer = Dealer(seed)
        while table.seat is not None:
            holders = [take % 8 for take in table.state.takes]
            if holders and table.seat not in holders:
                return table
            options = table.options()
            table.play(options[dealer.below(len(options))])
    raise AssertionError("nobody took a card")
