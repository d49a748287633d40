"""Everything printed in the base game, typed from the rulebook and from what is known of the boards.

The tables do not come from the edition: a slip there fails here.
"""

import pytest

from ironroad.games.russian_railroads.components import COUNTS
from tests.games.russian_railroads.positions import rules
from tests.games.russian_railroads.printed_terms import (
    advantages,
    engineers,
    marked,
    marks,
    pile,
    railroads,
    spaces,
    stars,
    words,
)

SETUP = {
    "rounds": (6, 6, 7),
    "workers": (6, 6, 5),
    "extra_workers": (2, 2, 2),
    "roubles": (2, 1, 1),
    "tiles_removed": (2, 1, 0),
    "engineers_a": (3, 3, 3),
    "engineers_b": (3, 3, 4),
    "engineers_public": (1, 2, 2),
    "own_position": (True, False, False),
    "pass_points": ([0, 2, 3, 4],) * 3,
    "supply_roubles": (18,) * 3,
    "supply_doublers": (20,) * 3,
    "supply_temporary": (2,) * 3,
    "start_locomotive": (1,) * 3,
    "bonus_removed": (2,) * 3,
    "bonus_points": (10,) * 3,
    "majority": ([40, 20],) * 3,
}
"""By two, three and four players (p. 2 to 4, p. 14, p. 20, p. 21)."""
TRACKS = [3, 3, 3, 2, 1]
VALUES = [[0, 1, 2, 4, 7], [0, 1, 3, 6, 10]]
"""Black, gray, brown, natural and white; without and with the Revaluation token (p. 18, p. 22)."""
RAILROADS = {
    "trans-siberian": (15, 5, 2, 8),
    "st-petersburg": (9, 4, 1, 0),
    "kiev": (9, 3, 1, 0),
}
ADVANTAGES = {
    "trans-siberian-2": "trans-siberian 2 K: tracks-gray 3",
    "trans-siberian-6": "trans-siberian 6 K: tracks-brown 3",
    "trans-siberian-10": "trans-siberian 10 K: tracks-natural 2",
    "trans-siberian-15": "trans-siberian 15 K: tracks-white 1 + track-white 2",
    "trans-siberian-terminus": "trans-siberian 15 K: points 10",
    "trans-siberian-3": "trans-siberian 3 B+L: worker 1",
    "trans-siberian-13": "trans-siberian 13 K+L: token 1",
    "st-petersburg-4": "st-petersburg 4 K+L: token 1",
    "st-petersburg-6": "st-petersburg 6 K+L: token 1",
    "st-petersburg-terminus": "st-petersburg 9 K: points 10",
    "kiev-7": "kiev 7 K: worker 1",
    "kiev-terminus": "kiev 9 K: points 10",
}
STARS = {
    "st-petersburg-7": "st-petersburg 7 G+L: double",
    "kiev-1": "kiev 1 K+L: 1",
    "kiev-2": "kiev 2 K+L: 2",
    "kiev-3": "kiev 3 K+L: 3",
    "kiev-4": "kiev 4 K+L: 4",
    "kiev-8": "kiev 8 K+L: 10",
    "kiev-medal": "kiev 5 G+L: medal 20",
}
LANE = "0 1 2 3 5 gap 10 gap 15 gap ? gap 20 gap 25 30"
SCORED = [0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30]
FACTORIES = [
    "engineer-sum 1",
    "build 1",
    "reuse 1",
    "doubler 2",
    "industry 1",
    "rouble 1",
    "track-any 2",
    "locomotive-sum 2",
    "bonus 1",
]
"""On the back of numbers 1 to 9, in the order of the list (p. 24)."""
SPACES = {
    "any-2": ("track", "WR", "track-any 2"),
    "black-2": ("track", "W", "track-black 2"),
    "black-3": ("track", "WW", "track-black 3"),
    "gray-2": ("track", "W", "track-gray 2"),
    "gray-3": ("track", "WW", "track-gray 3"),
    "brown-1": ("track", "W", "track-brown 1"),
    "brown-2": ("track", "WW", "track-brown 2"),
    "natural-1": ("track", "W", "track-natural 1"),
    "natural-2": ("track", "WW", "track-natural 2"),
    "white-1": ("track", "W", "track-white 1"),
    "white-2": ("track", "WW", "track-white 2"),
    "black-or-gray": ("track", "W", "track-black-or-gray 1"),
    "locomotive-1": ("locomotives", "W", "build 1"),
    "locomotive-2": ("locomotives", "WW", "build 1"),
    "locomotive-3": ("locomotives", "WWW", "locomotive 1 + factory 1"),
    "industry-1": ("industry", "W", "industry 1"),
    "industry-2": ("industry", "WW", "industry 2"),
    "industry-black": ("industry", "WW", "industry 1 + track-black 1"),
    "doubler": ("auxiliary", "W", "doubler 1"),
    "roubles": ("auxiliary", "W", "rouble 2"),
    "temporary": ("auxiliary", "W", "temporary 2"),
    "order-1": ("order", "W", "claim 1"),
    "order-2": ("order", "W", "claim 2"),
    "last-round": ("order", "W", "industry 3"),
    "hire": ("engineers", "R", "hire 1"),
}
BLOCKED = {"black-2", "gray-2", "locomotive-2", "industry-black", "temporary", "order-2"}
"""On the side of the board for two players (p. 21)."""
ENGINEERS = {
    "1": (1, "", "W", "track-any 2"),
    "2": (2, "B", "W", "track-black 1 + track-gray 1"),
    "3": (3, "B", "W", "track-any 1 + points 3"),
    "4": (4, "A", "W", "track-black 1 + points 3"),
    "5": (5, "A", "W", "industry 2"),
    "6": (6, "B", "W", "track-any 1 + track-black 1"),
    "7": (7, "B", "W", "track-gray 1 + track-brown 1"),
    "8": (8, "B", "W", "track-brown 1 + points 5"),
    "9": (9, "A", "W", "industry 1 + points 3"),
    "10": (10, "A", "W", "doubler 1 + points 3"),
    "11": (11, "B", "W", "track-gray 1 + points 5"),
    "12": (12, "B", "W", "reuse 1"),
    "13": (13, "A", "W", "industry 1 + track-black 1"),
    "14": (14, "A", "W", "build 1"),
    "15": (15, "A", "W", "track-black 2"),
}
STARTS = {
    "black": "track-black 1",
    "industry": "industry 1",
    "doubler": "doubler 1",
    "rouble": "rouble 1",
}
TOKENS = {
    "advances": "track-any 4",
    "industry": "industry 5",
    "doublers": "doubler 3",
    "revaluation": "revalue 1",
    "marker": "marker 1",
    "medal": "medal 1",
    "card": "card 1 + bonus 1",
}
CARDS = {
    "four-actions": "doubler 1 + industry 1 + track-black 1 + again 1",
    "engineer": "engineer 1 + rouble 1",
    "factory": "factory 1 + industry 2",
    "black-worker": "black-worker 1",
    "locomotive": "place 9",
}
BONUSES = {
    "flat": ("flat", 15, 15, []),
    "workers": ("workers", 10, 30, []),
    "doublers": ("doublers", 0, 9999, [(4, 20), (7, 30)]),
    "railroads": ("railroads", 10, 30, []),
    "black-tracks": ("black-tracks", 1, 99, []),
    "extra-engineer": ("extra-engineer", 0, 0, []),
    "factories": ("factories", 4, 20, []),
    "tokens": ("tokens", 7, 28, []),
    "locomotives": ("locomotives", 1, 99, []),
    "engineers": ("engineers", 6, 999, []),
}
"""What each counts, points for one, the most, steps; without a printed most it is out of reach (p. 23)."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    start = rules(seats).start

    assert {name: getattr(start, name) for name in SETUP} == {
        name: values[seats - 2] for name, values in SETUP.items()
    }


def test_railroads() -> None:
    ruleset = rules(4)

    assert railroads(ruleset) == RAILROADS
    assert ruleset.railroads.start_slot == 0
    assert ruleset.railroads.tracks == TRACKS
    assert ruleset.railroads.values == VALUES
    assert advantages(ruleset) == ADVANTAGES
    assert stars(ruleset) == STARS


def test_industry_track() -> None:
    (lane,) = rules(4).lanes.all

    assert " ".join(lane.texts) == LANE
    assert lane.points == SCORED
    assert (lane.gaps, lane.question, lane.markers, lane.passable) == (5, 10, 2, False)


def test_locomotives_and_factories() -> None:
    tiles = rules(4).tiles

    assert tiles.tiles[1:] == [4] * 9
    assert [words(factory) for factory in tiles.factory[1:]] == FACTORIES
    assert tiles.special == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_action_spaces(seats: int) -> None:
    ruleset = rules(seats)
    blocked = BLOCKED if seats == 2 else set()

    assert spaces(ruleset) == {id: s for id, s in SPACES.items() if id not in blocked}
    assert [space.id for space in ruleset.spaces.all if space.unlimited] == ["black-or-gray"]
    assert [space.id for space in ruleset.spaces.all if space.last_round] == ["last-round"]


def test_engineers() -> None:
    assert engineers(rules(4)) == ENGINEERS


def test_tokens_and_cards() -> None:
    ruleset = rules(4)
    bonuses = ruleset.bonuses

    assert pile(ruleset.starts) == STARTS
    assert pile(ruleset.tokens) == TOKENS
    assert pile(ruleset.cards) == CARDS
    columns = (bonuses.counts, bonuses.each, bonuses.most, bonuses.steps)
    assert {
        id: (COUNTS[what], each, most, steps)
        for id, what, each, most, steps in zip(bonuses.ids, *columns, strict=True)
    } == BONUSES


def test_the_spanish_edition_has_two_doublers_on_a_card_and_nothing_else() -> None:
    standard, spanish = rules(4).edition, rules(4, "spanish").edition
    changed = spanish.entry("starts", "doubler")

    assert (spanish.name, pile(rules(4, "spanish").starts)) == (
        "spanish",
        {**STARTS, "doubler": "doubler 2"},
    )
    assert changed.mark == "printed"
    assert {section: list(entries) for section, entries in spanish.sections.items()} == {
        section: list(entries) for section, entries in standard.sections.items()
    }
    for section, entries in spanish.sections.items():
        for key, entry in entries.items():
            if entry is not changed:
                other = standard.entry(section, key)
                assert (entry.data, entry.mark) == (other.data, other.mark)


MARKS = {
    "setup": marked(
        [
            *["rounds", "workers", "extra-workers", "roubles", "locomotives-removed"],
            *["engineers-a", "engineers-b", "engineers-public", "own-position", "pass-points"],
            *["supply-roubles", "supply-doublers", "supply-temporary", "start-locomotive"],
            *["bonus-removed", "bonus-points", "majority"],
        ],
        "printed",
        derived="engineers-public pass-points",
    ),
    "colours": marked(["black", "gray", "brown", "natural", "white"], "derived"),
    "railroads": marked(list(RAILROADS), "derived", printed="trans-siberian"),
    "advantages": marked(list(ADVANTAGES), "printed"),
    "scoring": marked(list(STARS), "printed", derived="kiev-4 kiev-8"),
    "industry": {"lane": "derived"},
    "tiles": marked([*"123456789"], "reconstructed", derived="1 6 9"),
    "spaces": marked(
        list(SPACES),
        "printed",
        derived="black-2 gray-3 brown-2 natural-1 natural-2 white-1 white-2 order-2",
        reconstructed="last-round",
    ),
    "engineers": marked(list(ENGINEERS), "reconstructed"),
    "starts": marked(list(STARTS), "printed"),
    "tokens": marked(list(TOKENS), "printed"),
    "cards": marked(list(CARDS), "printed"),
    "bonuses": marked(list(BONUSES), "printed"),
}
"""What the rulebook says, what follows from other sources, and what is inferred."""


def test_how_sure_each_value_is() -> None:
    assert list(rules(4).edition.sections) == list(MARKS)
    assert rules(4).edition.name == "standard"
    assert {section: marks({}, section) for section in MARKS} == MARKS
