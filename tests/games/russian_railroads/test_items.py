"""Special ? items, drawn cards, burnt coal: what may be chosen, what it gives, what is told (NM-4, NM-6, NM-8, NM-10)."""

from pathlib import Path
from typing import Any

from ironroad.core.engine import Options, apply
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import told
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    COAL_ON,
    DMITRI,
    MATERIAL,
    Hand,
    checked,
    play,
    position,
)

N1 = 16
COAL_FACTORY = 10


def material(hand: Hand, coal: bool = False, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    turns = [BORIS, CLARA, DMITRI, ANNA]
    options = {**MATERIAL, **COAL_ON} if coal else MATERIAL
    return position(4, hands={BORIS: hand}, turns=turns, options=options, **more)


def with_item(item: str, **hand: Any) -> Table:
    """Boris comes to a ? of St. Petersburg and takes an item."""
    board: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0, **hand}  # type: ignore[typeddict-item]  # The caller gives keys of a hand.
    table = play(
        material(board), "boris: place black-or-gray\nboris: advance black st-petersburg 4"
    )
    return play(table, f"boris: token special\nboris: item {item}")


def texts(table: Table, drawn: list[str]) -> list[str]:
    """Return what can follow when Boris uses the engineer and these cards are drawn."""
    state, options = table.state.clone(), Options()
    for text in ["place engineer-n1", *drawn]:
        apply(state, state.catalogue.parse(text), options)
    return [state.catalogue.text(action) for action in options.items]


def test_any_starting_bonus_card_is_drawn_first_and_any_other_second() -> None:
    table = material({"engineers": [N1], "roubles": 0})
    every = ["draw black", "draw industry", "draw doubler", "draw rouble"]

    assert texts(table, []) == every
    for card in every:
        assert texts(table, [card]) == [other for other in every if other != card]


def test_both_drawn_cards_are_earned_and_nothing_more() -> None:
    """The Spanish card has two doublers."""
    table = material({"engineers": [N1], "roubles": 0}, edition="spanish")
    state, options = table.state.clone(), Options()
    for text in ["place engineer-n1", "draw doubler", "draw black"]:
        apply(state, state.catalogue.parse(text), options)
    view = REGISTRY.title("russian-railroads").view(state, None)

    assert view["owed"] == [
        {"reward": "doubler 2", "must": False},
        {"reward": "track-black 1", "must": False},
    ]


def test_the_engineer_of_an_item_and_the_item_are_told() -> None:
    table = with_item("engineer")

    assert told(table)[-2:] == [
        "item 1 reward-item-engineer 1",
        "hired 1 -10 reward-track-any 3",
    ]
    assert "engineer" not in table.view(None)["modules"]["items"]


def test_one_freight_car_goes_to_one_locomotive_of_any_number() -> None:
    table = with_item("freight-car")
    assert table.options() == ["car trans-siberian-1", "car st-petersburg", "stop"]
    play(table, "boris: car trans-siberian-1")

    assert table.seat == CLARA
    assert told(table)[-1] == "car 1 slot railroad-trans-siberian 1"
    assert table.view(None)["players"][BORIS]["modules"]["cars"] == ["trans-siberian-1"]
    assert table.view(None)["players"][ANNA]["modules"]["cars"] == []
    assert table.view(None)["players"][BORIS]["railroads"][0]["reach"] == 3
    checked(table)


def test_the_last_coal_can_be_burnt_for_exactly_two_advances() -> None:
    hand: Hand = {"factories": [COAL_FACTORY], "markers": [4], "coal": 1, "roubles": 0}
    table = play(material(hand, coal=True), "boris: place industry-1")
    assert "burn" in table.options()
    play(table, "boris: burn")

    assert told(table)[-1] == "burnt 1"
    assert table.view(None)["owed"] == [
        {"reward": "track-black 4", "must": False},
        {"reward": "burn 2", "must": False},
    ]
    assert "burn" not in table.options()
    assert [player["modules"]["coal"] for player in table.view(None)["players"]] == [1, 0, 1, 1]


def test_as_many_cards_are_drawn_as_the_engineer_says(tmp_path: Path) -> None:
    entry = 'n1 = { letter = "a", number = 4, workers = 1, rewards = ["draw 3"] }'
    path = changed(tmp_path, lines("new-engineers", entry))
    table = material({"engineers": [N1], "roubles": 0}, edition=path)
    play(table, "boris: place engineer-n1")

    assert len([line for line in told(table) if line.startswith("start 1")]) == 3
