"""Positions set up by hand: what follows from the pieces, and what is left to chance."""

from pathlib import Path

from ironroad.core.bits import bit, members_of
from ironroad.core.table import Table
from ironroad.face import load, rules_for
from ironroad.games.russian_railroads.game import TITLE
from ironroad.games.russian_railroads.placing import placing
from ironroad.games.russian_railroads.setup import setup
from ironroad.games.russian_railroads.state import count_in
from tests.games.russian_railroads.placed import (
    COAL,
    REMOVED,
    ROW,
    RUSSIAN,
    Values,
    beginning,
    keeps,
    placed,
    read,
    rules_for_four,
    text_of,
)
from tests.games.russian_railroads.positions import ANNA, BORIS, CLARA, KIEV, TS


def test_what_no_line_speaks_of_is_dealt() -> None:
    table = placed({})
    state = table.state

    assert table.seat == ANNA
    assert state.round == 1
    assert state.seats_in_order() == [0, 1, 2, 3]
    row = state.engineers_in_row()
    assert [state.rules.engineers.letters[n] for n in row] == [1, 1, 1, 2, 2, 2, 2]
    assert len(members_of(state.removed)) == 2
    assert state.takes == []
    assert [player.workers for player in state.players] == [5] * 4
    assert state.piles == setup(state.rules).piles
    assert len(table.options()) > 10


def test_later_rounds_have_a_shorter_row() -> None:
    text = text_of({"round": 4, "row-2": "engineer-2", "hired-engineer-3": "seat-2"}, 4, RUSSIAN)
    rules = rules_for("russian-railroads", 4, edition_text=text)
    dealt = set()
    for seed in range(1, 13):
        row = Table(TITLE, rules, seed).state.engineers_in_row()
        assert row[1] == 2
        assert len(set(row[:4])) == 4
        assert row[4:] == [0, 0, 0]
        dealt.update(row[:4])
    assert 0 not in dealt
    assert 3 not in dealt, "somebody has hired it"
    assert len(dealt) > 4


def test_a_row_is_dealt_as_long_as_its_letters_last() -> None:
    hired: Values = {f"hired-engineer-{n}": "seat-1" for n in (4, 5, 9, 10)}
    row = placed(hired).state.engineers_in_row()

    assert sorted(row[:3]) == [13, 14, 15]
    assert 0 not in row


def test_what_is_dealt_is_in_the_record() -> None:
    text = text_of({"round": 2, "turn": "seat-2"}, 4, COAL)
    table = Table(TITLE, rules_for("russian-railroads", 4, COAL, edition_text=text), 5)
    table.play("pass")

    assert load(table.record(), edition_text=text).state == table.state


def test_what_is_left_to_chance_can_be_read() -> None:
    state = beginning({"round": 2, "row-1": "none"})
    found = read(state)

    assert [found[f"row-{n}"] for n in (1, 2, 7)] == ["none", "dealt", "none"]
    assert found["bonus-flat"] == "pile"
    assert not placing(state.rules).begins(state)


def test_the_usual_set_up_can_be_read_and_placed() -> None:
    state = setup(rules_for_four())
    found = read(state)

    assert found["round"] == 1
    assert found["turn"] == "first"
    assert [found[f"order-{n}"] for n in (1, 2, 3, 4)] == ["seat-1", "seat-2", "seat-3", "seat-4"]
    assert read(beginning(found)) == found | {"turn": "seat-1"}


def test_fields_of_a_group_are_together() -> None:
    groups = [field.group.to_json() for field in placing(rules_for_four()).fields]
    begins = [n for n, group in enumerate(groups) if n == 0 or groups[n - 1] != group]

    assert len(begins) == len({str(group) for group in groups})


def test_order_and_turn() -> None:
    state = keeps(
        ROW
        | {"order-2": "seat-1", "order-1": "seat-3", "order-3": "seat-2", "order-4": "seat-4"}
        | {"turn": "seat-2", "passed-3": "yes", "bonus-flat": "removed", "bonus-workers": "removed"}
    )

    assert state.seats_in_order() == [2, 0, 1, 3]
    assert state.turn == 2
    assert state.passed == bit(2)


def test_the_turn_of_a_player_who_is_not_first() -> None:
    state = keeps(ROW | REMOVED | {"order-1": "seat-3", "order-2": "seat-1", "turn": "seat-1"})

    assert state.seats_in_order() == [2, 0, 1, 3]
    assert state.turn == 1


def test_the_first_who_has_not_passed_begins() -> None:
    table = placed({"order-1": "seat-3", "passed-3": "yes"})

    assert table.state.seats_in_order() == [2, 0, 1, 3]
    assert table.seat == ANNA


BOARD: Values = {
    "roubles-1": 3,
    "extra-workers-1": 1,
    "temporary-2": 1,
    "points-kiev-1": 12,
    "points-effects-2": 7,
    "track-trans-siberian-black-1": 8,
    "track-trans-siberian-gray-1": 5,
    "track-trans-siberian-brown-1": 3,
    "track-kiev-black-1": 7,
    "doublers-trans-siberian-1": 2,
    "locomotive-trans-siberian-1-1": 2,
    "locomotive-trans-siberian-2-1": 3,
    "locomotive-kiev-1": 9,
    "factory-1-1": "factory-2",
    "marker-1-1": "step-6",
    "marker-2-1": "step-0",
    "token-marker-1": "yes",
    "revalued-1": "values-1",
    "medal-2": "yes",
    "hired-engineer-15": "seat-1",
    "hired-engineer-1": "seat-2",
    "face-up-1": 1,
    "start-black": "taken",
    "tracks-natural-2": "yes",
}


def test_supplies_and_piles_follow_from_the_boards() -> None:
    state = keeps(ROW | REMOVED | BOARD)
    anna, boris = state.players[ANNA], state.players[BORIS]

    assert (anna.workers, anna.extra_workers) == (6, 1)
    assert anna.colours == 0b111
    assert boris.colours == 0b1001
    # The engineer of the card is hired, so the card with its rouble is gone.
    assert [state.rules.cards.ids[n] for n in members_of(state.cards)] == [
        "four-actions",
        "factory",
        "black-worker",
        "locomotive",
    ]
    assert state.roubles == 18 - 3 - 1 - 1 - 1
    assert state.doublers == 18
    assert state.temporary == 1
    assert [count_in(state.piles, number) for number in range(1, 10)] == [0, 2, 3, 4, 4, 4, 4, 4, 3]
    assert anna.points() == 12
    assert boris.points() == 7


def test_special_spaces_that_are_reached_are_won() -> None:
    state = beginning(ROW | REMOVED | BOARD)
    railroads = state.rules.railroads
    won = [a.id for n, a in enumerate(railroads.advantages) if state.players[0].took_advantage(n)]

    assert won == ["trans-siberian-2", "trans-siberian-6", "trans-siberian-3", "kiev-7"]
    assert not state.players[ANNA].took_advantage(len(railroads.advantages))
    assert state.reach(ANNA, TS) == 5
    assert state.reach(ANNA, KIEV) == 9


def test_an_industry_marker_beyond_the_question_has_won_its_token() -> None:
    filled: Values = {f"factory-{gap}-1": f"factory-{gap + 1}" for gap in (1, 2, 3)}
    state = beginning(filled | {"marker-1-1": "step-10", "row-1": "none"})

    assert state.players[ANNA].took_advantage(len(state.rules.railroads.advantages))
    assert not state.players[BORIS].took_advantage(len(state.rules.railroads.advantages))


def test_spaces_hold_what_they_cost() -> None:
    state = keeps(
        ROW
        | REMOVED
        | {
            "black-worker": "seat-1",
            "black-worker-at": "black-3",
            "at-black-3": "seat-1",
            "at-gray-3": "seat-2",
            "temporary-at-gray-3": 1,
            "at-any-2": "seat-3",
            "at-brown-2": "seat-3",
            "roubles-at-brown-2": 1,
            "at-hire": "roubles",
            "at-engineer-9": "seat-4",
            "at-order-1": "seat-4",
            "workers-at-black-or-gray-1": 2,
            "temporary-at-black-or-gray-3": 1,
            "roubles-at-black-or-gray": 1,
            "card-black-worker": "taken",
        }
    )
    space = state.rules.spaces.ids.index

    assert state.has_black(space("black-3"))
    assert state.own_on(ANNA, space("black-3")) == 1
    assert state.own_on(BORIS, space("gray-3")) == 1
    assert state.temporary_on(BORIS, space("gray-3")) == 1
    assert state.roubles_on(space("any-2")) == 1
    assert state.own_on(CLARA, space("brown-2")) == 1
    assert state.roubles_on(space("hire")) == 1
    assert [player.workers for player in state.players] == [2, 4, 3, 3]
    assert not any(player.black_worker_ready for player in state.players)
    assert state.temporary == 0
    assert state.roubles == 18 - 4 - 1 - 1 - 1 - 1 - 1


def test_a_space_paid_with_roubles_alone_belongs_to_nobody() -> None:
    state = keeps(
        ROW
        | REMOVED
        | {
            "black-worker": "seat-2",
            "black-worker-at": "black-3",
            "at-black-3": "roubles",
            "card-black-worker": "taken",
        }
    )

    assert state.roubles_on(state.rules.spaces.ids.index("black-3")) == 1
    assert read(beginning({"at-hire": "seat-2"}))["at-hire"] == "roubles"


def test_the_black_worker_waits_before_its_owner() -> None:
    state = keeps(ROW | REMOVED | {"black-worker": "seat-2", "card-black-worker": "taken"})

    assert [player.black_worker_ready for player in state.players] == [False, True, False, False]


def test_end_bonus_cards_are_known_in_order() -> None:
    state = keeps(
        ROW
        | REMOVED
        | {
            "bonus-railroads": "seat-2",
            "bonus-order-railroads": 1,
            "bonus-tokens": "seat-1",
            "bonus-order-tokens": 2,
            "looked-1": "after-2",
            "looked-2": "after-1",
            "looked-3": "after-0",
            "looked-4": "never",
        }
    )
    ids = state.rules.bonuses.ids

    assert state.takes == [ids.index("railroads") * 8 + 1, ids.index("tokens") * 8]
    seen = TITLE.view(state, BORIS)["bonuses_seen"]
    assert "tokens" in seen
    assert "railroads" not in seen


def test_whoever_has_a_card_has_seen_the_pile() -> None:
    state = beginning({"bonus-tokens": "seat-1", "bonus-railroads": "seat-3"})

    assert [player.looked for player in state.players] == [2, -1, 1, -1]


def test_a_position_by_hand_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text_of({"turn": "seat-3", "roubles-3": 4}, 3, RUSSIAN))
    table = Table(TITLE, rules_for("russian-railroads", 3, None, path), 1)

    assert table.seat == CLARA
    assert table.state.players[CLARA].roubles == 4
