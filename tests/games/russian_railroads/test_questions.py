"""What a player is asked: every question names what is at stake, with its numbers (rulings R2 and R3)."""

from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.locale import Words
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    GERMAN,
    MATERIAL,
    Hand,
    Pieces,
    play,
    position,
)

ORDER = [DMITRI, CLARA, BORIS, ANNA]


def dmitri(hand: Hand, **more: Any) -> Table:
    """Dmitri is first."""
    return position(hands={DMITRI: hand}, turns=ORDER, **more)


def question(table: Table) -> str:
    """Return what is asked: the id and its arguments, those of messages in brackets."""
    asked = table.view()["question"]
    assert asked is not None
    return _flat(asked)


def _flat(message: dict[str, Any]) -> str:
    args = [f"({_flat(v)})" if isinstance(v, dict) else str(v) for v in message["args"].values()]
    return " ".join([message["id"].removeprefix("rr-"), *args])


def test_a_turn_names_the_round_and_the_own_workers_and_roubles() -> None:
    table = dmitri({"workers": 3, "roubles": 2}, round=4)

    assert question(table) == "ask-turn 4 7 3 0 2"


def test_a_turn_names_temporary_workers_where_there_are_any() -> None:
    table = dmitri({"workers": 0, "temporary": 2, "roubles": 0}, round=4)
    assert question(table) == "ask-turn 4 7 0 2 0"
    assert table.prompt is not None
    said = [Words(language).format(table.prompt) for language in ("en", "es")]
    assert said[0].endswith("In front of you: 0 workers, 2 temporary workers, 0 roubles.")
    assert said[1].endswith("Tienes delante 0 trabajadores, 2 trabajadores temporales y 0 rublos.")

    without = dmitri({"workers": 1, "roubles": 1}).prompt
    assert without is not None
    assert Words("en").format(without).endswith("In front of you: 1 worker, 1 rouble.")
    assert Words("es").format(without).endswith("Tienes delante 1 trabajador y 1 rublo.")


def test_a_payment_names_the_space_and_what_it_costs() -> None:
    table = play(dmitri({"roubles": 3}), "dmitri: place any-2")
    assert question(table) == (
        "ask-pay (space-track (reward-track-any 2)) (and (piece-own 1) (piece-rouble 1))"
    )
    table = play(dmitri({"roubles": 3}), "dmitri: place industry-2")
    assert question(table) == "ask-pay (space-industry (reward-industry 2)) (piece-own 2)"


def test_an_exchange_asks_for_the_worker() -> None:
    spaces: dict[str, Pieces] = {id: {"seat": CLARA, "own": 1} for id in ("doubler", "roubles")}
    table = position(hands={CLARA: {"roubles": 1}}, turns=ORDER, spaces=spaces)
    play(table, "dmitri: pass\nclara: place order-1\nclara: pay rouble")

    assert question(table) == "ask-swap"


def test_effects_that_are_owed_are_named() -> None:
    table = play(dmitri({"roubles": 0}), "dmitri: place industry-black")
    assert question(table) == "ask-owed (and (reward-industry 1) (reward-track-black 1))"
    table = play(dmitri({"roubles": 0}), "dmitri: place black-3\ndmitri: advance black kiev 2")
    assert question(table) == "ask-owed (reward-track-black 2)"


def test_a_new_locomotive_and_a_displaced_one_are_asked_for_apart() -> None:
    table = dmitri({"slots": [1, 0, 2, 0], "roubles": 0}, piles={2: 0})
    play(table, "dmitri: place locomotive-1\ndmitri: locomotive 3")
    assert question(table) == "ask-locomotive 3"
    play(table, "dmitri: put 3 st-petersburg")

    assert question(table) == "ask-displaced 2"


def test_a_factory_that_replaces_another_is_named_with_its_ability() -> None:
    table = dmitri({"factories": [3, 4, 5, 6, 7], "roubles": 0})
    play(table, "dmitri: place locomotive-1\ndmitri: factory new 2")

    assert question(table) == "ask-replace 2 (reward-build 1)"


def test_a_factory_that_is_no_locomotive_is_asked_for_by_its_name() -> None:
    table = dmitri(
        {"factories": [3, 4, 5, 6, 7], "roubles": 0}, laid_out={1: 0, 10: 1}, options=MATERIAL
    )
    play(table, "dmitri: place locomotive-1\ndmitri: factory used coal-factory")

    assert question(table) == "ask-factory (factory-coal-factory)"


def test_the_highest_locomotive_is_asked_for_by_its_number() -> None:
    table = dmitri(
        {"factories": [3, 4, 5, 6, 7], "roubles": 0},
        piles=dict.fromkeys(range(2, 9), 0),
        laid_out={1: 0},
    )
    play(table, "dmitri: place locomotive-1\ndmitri: factory new 9")

    assert question(table) == "ask-replace 9 (reward-bonus 1)"


def test_the_space_to_use_again_is_asked_for() -> None:
    table = dmitri(
        {"engineers": [12], "roubles": 0}, spaces={"doubler": {"seat": DMITRI, "own": 1}}
    )
    play(table, "dmitri: place engineer-12")

    assert question(table) == "ask-reuse"


def test_the_worker_of_a_turn_order_space_is_asked_for() -> None:
    table = position(2, spaces={"order-1": {"seat": BORIS, "own": 1}})
    play(table, "anna: pass\nboris: pass")

    assert (table.seat, question(table)) == (BORIS, "ask-relocate")


@pytest.mark.parametrize("seat", [ANNA, BORIS, CLARA, DMITRI])
def test_every_seat_is_asked_for_itself_before_in_and_after_its_action(seat: int) -> None:
    """A marker before the action, one after it, and effects in between."""
    hand: Hand = {"incomes": ["i2", "i8"], "lines": [[2], [3, 1], [1]], "roubles": 0}
    order = [seat, *[other for other in ORDER if other != seat]]
    table = position(hands={seat: hand}, turns=order, options=GERMAN)
    asked = []
    for action in (
        "use income i2",
        "advance black munich 4",
        "stop",
        "place black-3",
        "advance black munich 5",
        "advance black munich 6",
        "advance black munich 7",
        "use income i8",
    ):
        asked.append((table.seat, question(table).split()[0]))
        table.play(action)

    assert asked == [
        (seat, f"ask-{name}")
        for name in ("turn", "owed", "owed", "turn", "owed", "owed", "owed", "finish")
    ]
    assert table.view()["players"][seat]["points"] == 5
    assert table.seat == order[1]
