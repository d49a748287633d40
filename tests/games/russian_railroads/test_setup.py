"""Set-up for two, three and four players (p. 2 to 4, p. 21)."""

from pathlib import Path

import pytest

from ironroad.core.bits import members_of
from ironroad.core.engine import CHANCE, Options, advance, apply, pending
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table
from ironroad.face import new
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.components import LETTERS
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import plain, told
from tests.games.russian_railroads.positions import (
    KIEV,
    SP,
    TS,
    checked,
    face_up,
    factories,
    markers,
    order,
    pile,
    play,
    player,
    points,
    row,
    rules,
    slots,
    spaces_of,
    track,
)


def game(seats: int, seed: int = 1) -> Table:
    return new("russian-railroads", seats, seed=seed)


def begun(seats: int, seed: int = 1) -> Table:
    """A game in which nobody has acted; Starting Bonus cards are taken in their order."""
    table = game(seats, seed)
    while table.state.round == 0:
        table.play(table.options()[0])
    return table


@pytest.mark.parametrize(
    ("seats", "workers", "roubles", "rounds"), [(2, 6, 2, 6), (3, 6, 1, 6), (4, 5, 1, 7)]
)
def test_workers_roubles_and_rounds(seats: int, workers: int, roubles: int, rounds: int) -> None:
    table = game(seats)
    assert table.state.rules.start.rounds == rounds
    for seat in range(seats):
        assert player(table, seat).workers == workers
        assert player(table, seat).roubles == roubles
        assert player(table, seat).temporary == 0


@pytest.mark.parametrize("seats", [1, 5])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(InvalidSetup):
        game(seats)


@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 3), (4, 4)])
def test_locomotives_are_removed_for_fewer_players(seats: int, left: int) -> None:
    table = game(seats)

    assert [pile(table, number) for number in range(1, 10)] == [0, *[left] * 8]
    assert [face_up(table, number) for number in range(1, 10)] == [0] * 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_starts_alike(seats: int) -> None:
    table = checked(game(seats))
    for seat in range(seats):
        assert [track(table, seat, railroad)[0] for railroad in (TS, SP, KIEV)] == [1, 1, 1]
        assert slots(table, seat) == [1, 0, 0, 0]
        assert factories(table, seat) == [0] * 5
        assert markers(table, seat) == [0]
        assert player(table, seat).tokens == 0
        assert player(table, seat).doublers_on(0) == 0
        assert points(table, seat) == 0


@pytest.mark.parametrize(("seats", "a", "b", "public"), [(2, 3, 3, 1), (3, 3, 3, 2), (4, 3, 4, 2)])
def test_engineers_lie_in_a_row_a_first(seats: int, a: int, b: int, public: int) -> None:
    table = game(seats)
    letters = [LETTERS[table.state.rules.engineers.letters[number]] for number in row(table)]

    assert letters == ["a"] * a + ["b"] * b
    assert len(set(row(table))) == a + b
    assert 1 not in row(table)
    assert len(table.view()["public_engineers"]) == public


def test_rows_and_orders_differ_from_game_to_game() -> None:
    tables = [game(4, seed) for seed in range(12)]

    assert len({tuple(row(table)) for table in tables}) > 6
    assert len({tuple(order(table)) for table in tables}) > 4
    assert len({table.state.removed for table in tables}) > 6


def test_two_end_bonus_cards_are_removed_unseen() -> None:
    table = game(3)

    assert len(members_of(table.state.removed)) == 2
    assert len(members_of(table.state.pile)) == 8
    messages = [message for _, message in table.log() if message.id == "rr-event-removed-bonus"]
    assert [message.args for message in messages] == [{}, {}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_bonus_cards_go_from_the_last_player_to_the_second(seats: int) -> None:
    table = game(seats)
    asked = []
    while table.state.round == 0:
        asked.append(table.seat)
        taken = [text for text in table.options() if text == "start rouble"] or table.options()
        table.play(taken[0])
        while table.state.round == 0 and not table.options()[0].startswith("start "):
            table.play(table.options()[0])
    turns = order(table)

    assert asked[0] == turns[-1]
    assert list(dict.fromkeys(asked)) == list(reversed(turns[1:]))
    assert table.seat == turns[0]


def test_all_four_starting_bonus_cards_lie_out_at_every_player_count() -> None:
    for seats in (2, 3, 4):
        assert game(seats).options() == [
            "start black",
            "start industry",
            "start doubler",
            "start rouble",
        ]


def test_a_starting_bonus_card_is_used_and_gone() -> None:
    table = game(4)
    last, third, second = order(table)[3], order(table)[2], order(table)[1]
    play(table, "start rouble")
    assert player(table, last).roubles == 2
    play(table, "start industry")
    assert markers(table, third) == [1]
    assert table.options() == ["start black", "start doubler"]
    play(table, "start doubler")
    assert player(table, second).doublers_on(0) == 1
    assert table.state.round == 1


def test_the_black_starting_bonus_must_be_used_and_may_open_gray() -> None:
    table = play(game(2), "start black")
    seat = order(table)[1]
    assert table.options() == [
        "advance black trans-siberian 2",
        "advance black st-petersburg 2",
        "advance black kiev 2",
    ]
    play(table, "advance black trans-siberian 2")

    assert table.view()["players"][seat]["colours"] == ["black", "gray"]


def test_the_spanish_starting_bonus_has_two_doublers() -> None:
    table = new("russian-railroads", 2, seed=1, edition="spanish")
    seat = order(table)[1]
    play(table, "start doubler")

    assert player(table, seat).doublers_on(0) == 2


@pytest.mark.parametrize(
    ("seats", "missing"),
    [
        (2, ["black-2", "gray-2", "locomotive-2", "industry-black", "temporary", "order-2"]),
        (3, []),
        (4, []),
    ],
)
def test_the_two_player_side_blocks_spaces(seats: int, missing: list[str]) -> None:
    ruleset = rules(seats)
    blocked = [space.id for space in ruleset.spaces.all if not space.in_play]

    assert blocked == missing
    view_ids = [space["id"] for space in game(seats).view()["spaces"]]
    assert len(view_ids) == 25 - len(missing)


def test_the_first_turn_offers_what_can_be_done() -> None:
    table = begun(4, seed=3)

    assert spaces_of(table)[:3] == ["any-2", "black-2", "black-3"]
    assert player(table, 0).engineers == 0
    assert "place gray-3" not in table.options()
    assert "place last-round" not in table.options()
    assert table.options()[-1] == "pass"


def test_one_rouble_lies_on_its_card() -> None:
    table = game(4)

    assert table.state.roubles == 18 - 4 - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_order_engineers_and_removed_cards_are_told_as_they_are_dealt(
    seats: int, seed: int
) -> None:
    table = game(seats, seed)
    engineers = begun(seats, seed).view(None)["engineers"]
    places = [f"seated {seat} {place}" for place, seat in enumerate(order(table), start=1)]
    dealt = [f"dealt-engineer {number}" for number in engineers]

    assert told(table) == [*places, *dealt, "removed-bonus", "removed-bonus"]
    assert [face_up(table, number) for number in range(10)] == [0] * 10


def test_the_deal_says_what_is_dealt() -> None:
    state = REGISTRY.title("russian-railroads").setup(rules(3))
    options = Options()
    advance(state, options)
    words = []
    while True:
        decision = pending(state)
        assert decision is not None
        if decision.seat != CHANCE:
            break
        words.append(plain(decision.prompt(state)))
        apply(state, options.at(0), options)

    assert words == [
        *[f"ask-deal-order {place}" for place in (1, 2)],
        *["ask-deal-engineer A"] * 3,
        *["ask-deal-engineer B"] * 3,
        *["ask-remove"] * 2,
    ]


def test_an_end_bonus_card_that_is_removed_cannot_be_removed_again() -> None:
    state = REGISTRY.title("russian-railroads").setup(rules(2))
    options = Options()
    advance(state, options)
    while not state.catalogue.text(options.at(0)).startswith("remove"):
        apply(state, options.at(0), options)
    first = [state.catalogue.text(action) for action in options.items]
    apply(state, options.at(3), options)

    assert len(first) == 10
    assert [state.catalogue.text(action) for action in options.items] == first[:3] + first[4:]


def test_a_pile_that_is_left_out_whole_is_empty(tmp_path: Path) -> None:
    entry = '5 = { count = 1, factory = ["industry 1"] }'
    table = new("russian-railroads", 2, seed=1, edition=changed(tmp_path, lines("tiles", entry)))

    assert table.view(None)["piles"] == [0, 2, 2, 2, 0, 2, 2, 2, 2]
