"""Everything printed for American Railroads, typed from what is known of it.

The tables do not come from the edition: a slip there fails here.
"""

from ironroad.games.russian_railroads.modules.american.components import american
from tests.games.russian_railroads.positions import AMERICAN, rules
from tests.games.russian_railroads.printed_terms import (
    advantages,
    marked,
    marks,
    pile,
    railroads,
    stars,
    words,
)

RAILROADS = {
    "rocky-mountain": (15, 5, 2, 8),
    "transcontinental-west": (9, 5, 1, 3),
    "transcontinental-east": (9, 5, 1, 3),
}
"""From the top: length, colours, locomotive slots, doublers."""
ADVANTAGES = {
    "rocky-mountain-2": "rocky-mountain 2 K: tracks-gray 3",
    "rocky-mountain-3": "rocky-mountain 3 G+L: boulder 1",
    "rocky-mountain-4": "rocky-mountain 4 B+L: boulder 1",
    "rocky-mountain-5": "rocky-mountain 5 K+L for 1 coin: stock 1",
    "rocky-mountain-6": "rocky-mountain 6 K: tracks-brown 3",
    "rocky-mountain-8": "rocky-mountain 8 G+L: stock 1",
    "rocky-mountain-10": "rocky-mountain 10 K: tracks-natural 2",
    "rocky-mountain-12": "rocky-mountain 12 K+L: token 1",
    "rocky-mountain-15": "rocky-mountain 15 K: tracks-white 1 + track-white 2",
    "rocky-mountain-terminus": "rocky-mountain 15 K: points 10",
    "transcontinental-west-3": "transcontinental-west 3 K+L for 1 coin: stock 1",
    "transcontinental-west-5": "transcontinental-west 5 K+L: token 1",
    "transcontinental-west-6": "transcontinental-west 6 K: worker 1",
    "transcontinental-west-7": "transcontinental-west 7 G+L: stock 1",
    "transcontinental-east-4": "transcontinental-east 4 K+L for 1 coin: stock 1",
    "transcontinental-east-5": "transcontinental-east 5 K+L: token 1",
    "transcontinental-east-6": "transcontinental-east 6 B+L: worker 1",
    "transcontinental-east-7": "transcontinental-east 7 G+L: stock 1",
}
STARS = {
    "transcontinental-west-9": "transcontinental-west 9 K+L: 10, spike 25",
    "transcontinental-east-9": "transcontinental-east 9 K+L: 10, spike 25",
}
"""Black, because no other track can come to the last space of a railroad."""
LOWER = "0 1 2 3 5 gap 10 gap 15 gap ? gap 20 gap 25 30"
UPPER = "0 1 1 2 2 gap 3 gap 5 gap 8 gap 10 gap 12 15"
STOCK_ICONS = {("lower", 12), ("upper", 7), ("upper", 11)}
"""After the fourth gap of the lower track; above the second and fourth factory on the upper one."""
TOKENS = {
    "advances": "track-any 4",
    "industry": "industry 5",
    "doublers": "doubler 3",
    "revaluation": "revalue 1",
    "card": "card 1 + bonus 1",
    "spike": "spike 1",
    "stock": "stock 1 + payout 1",
}
DIVIDENDS = {
    "d1": "points 5",
    "d2": "points 5",
    "d3": "rouble 1",
    "d4": "industry 1",
    "d5": "industry 1",
    "d6": "track-black 1",
    "d7": "track-black 1",
    "d8": "track-any 1",
}


def test_railroads() -> None:
    ruleset = rules(4, options=AMERICAN)

    assert railroads(ruleset) == RAILROADS
    assert ruleset.railroads.slot_ids[ruleset.railroads.start_slot] == "rocky-mountain-1"
    entries = ruleset.edition.entries("american-railroads")
    assert [entry.key for entry in entries if entry.flag("start")] == ["rocky-mountain"]
    assert advantages(ruleset) == ADVANTAGES
    assert stars(ruleset) == STARS


def test_boulders() -> None:
    ruleset = rules(4, options=AMERICAN)
    places = {
        boulder.id: (
            ruleset.lanes.ids[boulder.lane] if boulder.lane >= 0 else "",
            ruleset.railroads.ids[boulder.railroad] if boulder.railroad >= 0 else "",
            boulder.space,
            words(boulder.rewards),
        )
        for boulder in american(ruleset).boulders
    }

    assert places == {
        "track": ("", "transcontinental-east", 8, "points 10"),
        "industry": ("lower", "", 8, "points 10"),
    }
    assert LOWER.split()[8] == "15"


def test_industry_tracks() -> None:
    lower, upper = rules(4, options=AMERICAN).lanes.all

    assert (lower.id, " ".join(lower.texts), lower.markers, lower.passable) == (
        "lower",
        LOWER,
        1,
        False,
    )
    assert (upper.id, " ".join(upper.texts), upper.markers, upper.passable) == (
        "upper",
        UPPER,
        1,
        True,
    )
    icons = {
        (lane.id, space): words(rewards)
        for lane in (lower, upper)
        for space, rewards in enumerate(lane.rewards)
        if rewards
    }
    assert icons == dict.fromkeys(STOCK_ICONS, "stock 1")


def test_tokens_stock_market_and_steelworks() -> None:
    ruleset = rules(4, options=AMERICAN)

    assert pile(ruleset.tokens) == TOKENS
    assert pile(american(ruleset).stock.dividends) == DIVIDENDS
    assert (american(ruleset).stock.levels, american(ruleset).stock.points) == (5, [20, 10])
    assert ruleset.tiles.special == ["steelworks"]
    assert words(ruleset.tiles.factory[10]) == "track-black 1"
    assert american(ruleset).works_piles == [4, 6, 8]


MARKS = {
    "american-railroads": marked(list(RAILROADS), "reconstructed"),
    "american-boulders": marked(["track", "industry"], "printed"),
    "american-advantages": marked(list(ADVANTAGES), "reconstructed"),
    "american-scoring": marked(list(STARS), "reconstructed"),
    "american-industry": {"lower": "derived", "upper": "reconstructed"},
    "american-lanes": marked(["lower-12", "upper-7", "upper-11"], "reconstructed"),
    "american-tokens": marked(list(TOKENS), "printed"),
    "american-factories": {"steelworks": "derived"},
    "american-stock": {"levels": "reconstructed", "end": "printed"},
    "american-dividends": marked(list(DIVIDENDS), "reconstructed"),
}


def test_how_sure_each_value_is() -> None:
    edition = rules(4, options=AMERICAN).edition

    assert [id for id in edition.sections if id.startswith("american-")] == list(MARKS)
    assert {section: marks(AMERICAN, section) for section in MARKS} == MARKS
