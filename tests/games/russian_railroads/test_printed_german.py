"""Everything printed on the German boards and for the Coal module, typed from what is known of them.

The tables do not come from the edition: a slip there fails here.
"""

import pytest

from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.german.components import german
from tests.games.russian_railroads.positions import COAL_ON, GERMAN, rules
from tests.games.russian_railroads.printed_terms import (
    advantages,
    marked,
    marks,
    pile,
    railroads,
    spaces,
    stars,
    words,
)

RAILROADS = {
    "dresden": (9, 4, 1, 0),
    "munich": (15, 5, 2, 8),
    "nuremberg": (9, 4, 1, 0),
}
"""From the top: length, colours, locomotive slots, doublers."""
BRANCHES = {
    "hamburg": {"railroad": "munich", "after": 8, "spaces": 15},
    "berlin": {"railroad": "munich", "after": 8, "spaces": 13},
}
AREAS = {
    "hannover": {"railroad": "dresden", "first": 4, "last": 6},
    "wurzburg": {"railroad": "nuremberg", "first": 3, "last": 4},
    "frankfurt": {"railroad": "nuremberg", "first": 6, "last": 8},
}
TILES = {
    **dict.fromkeys(["h1", "h2", "h3", "h4", "h5", "h6"], "hannover"),
    **dict.fromkeys(["w1", "w2", "w3", "w4", "w5", "w6"], "wurzburg"),
    **dict.fromkeys(["f1", "f2", "f3", "f4", "f5", "f6"], "frankfurt"),
}
BOARD = {
    "munich-2": "munich 2 K: tracks-gray 3",
    "munich-3": "munich 3 B+L: worker 1",
    "munich-6": "munich 6 K: tracks-brown 3",
    "hamburg-10": "munich 10 K to hamburg: tracks-natural 2",
    "hamburg-13": "munich 13 K+L to hamburg: token 1",
    "hamburg-15": "munich 15 K to hamburg: tracks-white 1 + track-white 2",
    "hamburg-terminus": "munich 15 K to hamburg: points 10",
    "berlin-9": "munich 9 K to berlin: tracks-natural 2",
    "berlin-11": "munich 11 K+L to berlin: token 1",
    "berlin-terminus": "munich 13 K to berlin: points 10",
    "dresden-terminus": "dresden 9 K: points 10",
    "nuremberg-terminus": "nuremberg 9 K: points 10",
}
ON_TILES = {
    "h1": ("4 K+L: token 1", "6 K+L: token 1"),
    "h2": ("4 K+L: income 1", "6 K+L: token 1"),
    "h3": ("4 K+L: token 1", "5 G+L: worker 1"),
    "h4": ("4 K: build 1", "6 K+L: token 1"),
    "h5": ("5 K+L: marker 1", "6 G+L: income 1"),
    "h6": ("4 K: doubler 2",),
    "w2": ("4 G+L: income 1",),
    "w3": ("4 B+L: worker 1",),
    "w4": ("3 K: build 1",),
    "w5": ("4 G+L: token 1",),
    "w6": ("3 K: rouble 1 + industry 1",),
    "f1": ("7 K: worker 1",),
    "f2": ("6 K+L: income 1",),
    "f3": ("7 K+L: token 1",),
    "f4": ("6 K+L: marker 1",),
    "f5": ("6 K: build 1", "7 G+L: income 1"),
}
STARS = {
    "dresden-7": "dresden 7 G+L: double",
    "nuremberg-1": "nuremberg 1 K+L: 1",
    "nuremberg-2": "nuremberg 2 K+L: 2",
    "nuremberg-medal": "nuremberg 5 G+L: medal 20",
}
STARS_ON_TILES = {
    "h6": ("5 K+L: 3", "6 G+L: 5"),
    "w1": ("3 K+L: 3", "4 K+L: 4"),
    "w2": ("3 K+L: 3",),
    "w4": ("4 K+L: 2",),
    "w6": ("4 K+L: 4",),
    "f1": ("8 K+L: 10",),
    "f2": ("8 K+L: 10",),
    "f3": ("8 K+L: 5",),
    "f4": ("8 K+L: 5",),
    "f6": ("7 G+L: 5", "8 K+L: 10"),
}
LANE = "0 1 2 3 5 gap 10 gap 15 gap ? gap 20 gap 25 30"
INCOMES = {
    "i1": "rouble 1",
    "i2": "track-black 2",
    "i3": "track-gray 1",
    "i4": "track-brown 1",
    "i5": "industry 1",
    "i6": "doubler 1",
    "i7": "track-any 1",
    "i8": "points 5",
}
COAL_SETUP = {
    "rounds": (5, 5, 6),
    "engineers_a": (2, 2, 3),
    "engineers_b": (3, 3, 3),
    "roubles": (3, 2, 2),
    "workers": (6, 6, 5),
}
"""By two, three and four players."""
COAL_SPACES = {
    "coal": ("coal", "W", "coal 1"),
    "foundry": ("coal", "R", "foundry 1 + coal 1"),
    "boilerman": ("coal", "CC", "boilerman 1"),
}
FOUNDRIES = {
    "fy1": "track-black 3",
    "fy2": "track-gray 2",
    "fy3": "track-gray 1 + track-brown 1",
    "fy4": "track-brown 2",
    "fy5": "track-natural 1 + track-black 1",
    "fy6": "track-any 2",
    "fy7": "industry 2",
    "fy8": "industry 1 + track-black 2",
    "fy9": "build 1",
    "fy10": "doubler 2",
    "fy11": "rouble 2",
    "fy12": "points 8",
}
BOILED = [
    "engineer-sum 2",
    "build 2",
    "reuse-others 2",
    "doubler 3",
    "industry 2",
    "rouble 2",
    "track-any 3",
    "locomotive-sum 3",
    "bonus 2",
    "track-black 3 + burn 3",
    "track-black 2",
]
"""Factories 1 to 9, the coal factory and the steelworks with a boilerman."""


def on_tiles(faces: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Return the spaces of tiles in the way of the others."""
    found = {}
    for tile, spaces_of_it in faces.items():
        railroad = AREAS[TILES[tile]]["railroad"]
        for text in spaces_of_it:
            condition, effect = text.split(": ")
            space = condition.split()[0]
            found[f"{tile}-{space}"] = f"{railroad} {condition} on {tile}: {effect}"
    return found


def test_railroads() -> None:
    ruleset = rules(4, options=GERMAN)

    assert railroads(ruleset) == RAILROADS
    assert ruleset.railroads.slot_ids[ruleset.railroads.start_slot] == "munich-1"
    entries = ruleset.edition.entries("german-railroads")
    assert [entry.key for entry in entries if entry.flag("start")] == ["munich"]
    assert advantages(ruleset) == {**BOARD, **on_tiles(ON_TILES)}
    assert stars(ruleset) == {**STARS, **on_tiles(STARS_ON_TILES)}


def test_fork_and_areas() -> None:
    ruleset = rules(4, options=GERMAN)
    layout = german(ruleset).layout

    for section, table in (("german-branches", BRANCHES), ("german-areas", AREAS)):
        assert {entry.key: entry.data for entry in ruleset.edition.entries(section)} == table
    assert (layout.fork_railroad, layout.fork_space, layout.branch_spaces) == (1, 9, [15, 13])
    assert {
        tile: layout.areas[area] for tile, area in zip(layout.tiles, layout.tile_area, strict=True)
    } == TILES


def test_industry_and_incomes() -> None:
    ruleset = rules(4, options=GERMAN)
    (lane,) = ruleset.lanes.all

    assert " ".join(lane.texts) == LANE
    assert (lane.gaps, lane.question, lane.markers, lane.passable) == (5, 10, 3, False)
    assert pile(german(ruleset).incomes) == INCOMES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_with_coal(seats: int) -> None:
    ruleset = rules(seats, options=COAL_ON)
    things = coal(ruleset)

    assert {name: getattr(ruleset.start, name) for name in COAL_SETUP} == {
        name: values[seats - 2] for name, values in COAL_SETUP.items()
    }
    assert (things.coal, things.foundry_cost, things.foundries_open) == (1, 2, 2)
    assert things.raises_each == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coal_board(seats: int) -> None:
    ruleset = rules(seats, options=COAL_ON)
    found = [space for space in ruleset.spaces.all if space.id in COAL_SPACES]

    assert {id: s for id, s in spaces(ruleset).items() if s[0] == "coal"} == COAL_SPACES
    shared = [ruleset.spaces.ids[space.twin] if space.twin >= 0 else "" for space in found]
    assert shared == (["foundry", "coal", ""] if seats == 2 else ["", "", ""])


def test_foundries_boilermen_and_the_starting_bonus() -> None:
    ruleset = rules(4, options=COAL_ON)
    whole = rules(4, options={**COAL_ON, "board": "american", "new-material": "on"})

    assert pile(coal(ruleset).foundries) == FOUNDRIES
    assert [words(factory) for factory in coal(ruleset).boiled[1:]] == BOILED[:9]
    by_name = [str(number) for number in range(1, 10)] + whole.tiles.special
    found = dict(zip(by_name, [words(f) for f in coal(whole).boiled[1:]], strict=True))
    assert [found["coal-factory"], found["steelworks"]] == BOILED[9:]
    assert list(pile(ruleset.starts).items())[-1] == ("coal", "coal 1")


GERMAN_MARKS = {
    "german-railroads": marked(list(RAILROADS), "derived"),
    "german-branches": marked(list(BRANCHES), "derived"),
    "german-areas": marked(list(AREAS), "reconstructed"),
    "german-tiles": marked(list(TILES), "reconstructed"),
    "german-advantages": marked(
        [*BOARD, *on_tiles(ON_TILES)],
        "reconstructed",
        derived="hamburg-15 hamburg-terminus berlin-terminus dresden-terminus nuremberg-terminus",
    ),
    "german-scoring": marked([*STARS, *on_tiles(STARS_ON_TILES)], "reconstructed"),
    "german-industry": {"lane": "reconstructed"},
    "german-incomes": marked(list(INCOMES), "reconstructed"),
}
COAL_MARKS = {
    "coal-setup": marked(
        [
            *["rounds", "engineers-a", "engineers-b", "roubles", "coal"],
            *["foundry-cost", "foundries-open", "boilerman"],
        ],
        "printed",
    ),
    "coal-spaces": marked(list(COAL_SPACES), "derived", reconstructed="boilerman"),
    "coal-starts": {"coal": "derived"},
    "coal-foundries": marked(list(FOUNDRIES), "reconstructed"),
    "coal-boilermen": marked([*"123456789", "coal-factory", "steelworks"], "reconstructed"),
}


@pytest.mark.parametrize(
    ("options", "prefix", "table"),
    [(GERMAN, "german-", GERMAN_MARKS), (COAL_ON, "coal-", COAL_MARKS)],
)
def test_how_sure_each_value_is(
    options: dict[str, str], prefix: str, table: dict[str, dict[str, str]]
) -> None:
    sections = [id for id in rules(4, options=options).edition.sections if id.startswith(prefix)]

    assert sections == list(table)
    assert {section: marks(options, section) for section in table} == table
