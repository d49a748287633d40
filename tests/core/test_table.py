import pytest

from ironroad.core.engine import CHANCE
from ironroad.core.errors import IllegalAction, InvalidNotation, NothingToUndo
from ironroad.core.message import Event, Message
from tests.core.tables import toy_table


def test_the_table_deals_chance_by_itself() -> None:
    table = toy_table()

    assert table.seat == 0
    assert table.moves in (["deal 0"], ["deal 1"])
    assert table.prompt == Message("toy-ask-take", sticks=5)
    assert table.options() == ["take 1", "take 2", "take 3"]
    assert table.in_words("take 2") == Message("toy-take", sticks=2)


def test_the_same_seed_gives_the_same_game() -> None:
    assert {tuple(toy_table(seed).moves) for seed in range(20)} == {("deal 0",), ("deal 1",)}
    assert toy_table(3).moves == toy_table(3).moves


def test_a_refused_action_changes_nothing() -> None:
    table = toy_table()
    before = table.record()
    with pytest.raises(InvalidNotation):
        table.play("take 9")
    with pytest.raises(IllegalAction):
        table.play("deal 0")

    assert table.record() == before


def test_a_finished_game_has_an_outcome_and_no_seat() -> None:
    table = toy_table()
    table.play("take 3")
    table.play("take 2")

    assert (table.seat, table.prompt, table.options()) == (None, None, [])
    assert table.outcome is not None
    assert table.outcome.winners == [1]
    assert [card.total for card in table.scores()] == [0, 1]
    with pytest.raises(IllegalAction):
        table.play("take 1")


def test_undo_takes_back_the_last_decision() -> None:
    table = toy_table()
    table.play("take 1")
    table.play("take 2")
    table.undo()

    assert table.moves[1:] == ["take 1"]
    assert table.options() == ["take 1", "take 2", "take 3"]
    table.undo()
    assert not table.can_undo


def test_undo_never_crosses_chance() -> None:
    with pytest.raises(NothingToUndo):
        toy_table().undo()


def test_undo_never_crosses_a_reveal() -> None:
    table = toy_table()
    table.play("take 2")  # three are left: the next player has looked

    assert not table.can_undo


def test_a_preview_tells_and_changes_nothing() -> None:
    table = toy_table()
    before = table.record()
    table.play("take 1")
    preview = table.preview("take 3")

    assert [message.id for message in preview] == ["event-forced"]
    assert table.record() == before.rstrip("\n") + "\ntake 1\n"


def test_the_log_shows_each_viewer_what_it_may_read() -> None:
    table = toy_table()

    assert [message.id for _, message in table.log(0)] == ["toy-secret"]
    assert [message.id for _, message in table.log(1)] == ["toy-hidden"]
    assert [message.id for _, message in table.log(None)] == ["toy-hidden"]
    assert table.log(0, since=2) == []


def test_an_event_without_a_public_side_is_read_by_its_audience_alone() -> None:
    table = toy_table()
    table.state.events.append(Event(Message("toy-whisper"), audience=1))
    table.play("take 1")

    assert "toy-whisper" in [message.id for _, message in table.log(1)]
    assert "toy-whisper" not in [message.id for _, message in table.log(0)]


def test_views_hide_what_a_seat_may_not_know() -> None:
    table = toy_table()

    assert table.view(0)["secret"] is not None
    assert table.view(1)["secret"] is None
    assert table.view()["secret"] is None
    assert table.has_secrets(0)
    assert not table.has_secrets(1)


def test_the_table_remembers_who_did_what() -> None:
    table = toy_table()
    assert table.decider == CHANCE
    table.play("take 3")

    assert table.decider == 0
    assert table.seen_actions == [table.rules.catalogue.parse(move) for move in table.moves]
    assert table.seen_moves() == table.moves
    table.play("take 2")
    assert table.seen_moves() == table.moves


def test_what_a_title_does_not_say_is_nothing() -> None:
    table = toy_table()
    title, state = table.title, table.state

    assert title.drawings(table.rules.edition, str) == {}
    assert title.objection(state, table.rules.catalogue.parse("deal 0")) is None
    assert title.holdings(state) == [[], []]
    assert title.stage(state) is None
    assert title.feats(state) == []
    assert title.layout(table.rules) == {}
    assert title.seen_scores(state, None) == []
