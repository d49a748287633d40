"""Everything printed on the new material of German Railroads, typed from what is known of it.

The tables do not come from the edition: a slip there fails here.
"""

from ironroad.games.russian_railroads.modules.new_material.components import new_material
from tests.games.russian_railroads.positions import MATERIAL, rules
from tests.games.russian_railroads.printed_terms import engineers, marked, marks, pile, words

ENGINEERS = {
    "n1": (4, "A", "W", "draw 2"),
    "n2": (9, "A", "R", "doubler 1 + industry 1 + track-black 1"),
    "n3": (13, "A", "WW", "build 1 + industry 1"),
    "n4": (3, "B", "R", "track-brown 1 + track-black 2"),
    "n5": (8, "B", "W", "track-natural 1 + points 3"),
    "n6": (11, "B", "WW", "track-apart 3"),
    "n7": (-10, "", "W", "track-any 3"),
}
"""Number, pile, price and action; the last one is a special ? item."""
ITEMS = {
    "revaluation": "revalue 2",
    "coal-factory": "coal-factory 1",
    "engineer": "item-engineer 1",
    "freight-car": "car 1",
    "capital": "rouble 2 + bonus 1",
}


def test_engineers() -> None:
    found = engineers(rules(4, options=MATERIAL))

    assert {id: engineer for id, engineer in found.items() if id.startswith("n")} == ENGINEERS
    assert len(found) == 15 + 7


def test_revaluation_items_and_coal_factory() -> None:
    ruleset = rules(4, options=MATERIAL)

    assert ruleset.railroads.values[2:] == [[0, 2, 3, 7, 8]]
    assert list(pile(ruleset.tokens).items())[7:] == [("special", "special 1")]
    assert pile(new_material(ruleset).items) == ITEMS
    assert ruleset.tiles.special == ["coal-factory"]
    assert words(ruleset.tiles.factory[10]) == "track-black 2 + burn 3"
    assert words(new_material(ruleset).burning) == "track-black 2"
    assert new_material(ruleset).raises_one == 2


MARKS = {
    "new-colours": {"revaluation": "derived"},
    "new-setup": {"car": "reconstructed"},
    "new-engineers": marked(list(ENGINEERS), "reconstructed"),
    "new-tokens": {"special": "derived"},
    "new-items": marked(list(ITEMS), "reconstructed"),
    "new-factories": {"coal-factory": "printed"},
    "new-burning": {"coal": "printed"},
}


def test_how_sure_each_value_is() -> None:
    edition = rules(4, options=MATERIAL).edition

    assert [id for id in edition.sections if id.startswith("new-")] == list(MARKS)
    assert {section: marks(MATERIAL, section) for section in MARKS} == MARKS
