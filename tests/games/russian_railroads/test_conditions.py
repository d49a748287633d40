"""Editions in which a condition can never be met, or an effect can never happen, are refused."""

from pathlib import Path

import pytest

from tests.games.russian_railroads.editions import changed, lines, reason_for
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    GERMAN,
    Hand,
    position,
    rules,
    spaces_of,
)


def star(key: str, railroad: str, space: int, colour: str, more: str = "") -> str:
    condition = f'railroad = "{railroad}", space = {space}, colour = "{colour}", locomotive = true'
    return f"{key} = {{ {condition}, points = 10{more} }}"


def advantage(key: str, railroad: str, space: int, colour: str, reward: str, more: str = "") -> str:
    condition = f'railroad = "{railroad}", space = {space}, colour = "{colour}"'
    return f'{key} = {{ {condition}, rewards = ["{reward}"]{more} }}'


@pytest.mark.parametrize(
    ("body", "options"),
    [
        (lines("scoring", star("end", "kiev", 9, "gray")), {}),
        (lines("scoring", star("end", "kiev", 8, "brown")), {}),
        (lines("scoring", star("end", "kiev", 1, "natural")), {}),
        (lines("advantages", advantage("far", "kiev", 10, "black", "points 1")), {}),
        (
            lines(
                "railroads",
                'kiev = { spaces = 12, colours = ["black", "gray", "brown"], slots = 1, doublers = 0 }',
            )
            + lines("scoring", star("end", "kiev", 10, "black")),
            {},
        ),
        (lines("american-scoring", star("end", "transcontinental-west", 9, "gray")), AMERICAN),
        (
            lines(
                "american-advantages",
                advantage("rocky-mountain-3", "rocky-mountain", 3, "gray", "points 1"),
                advantage("rocky-mountain-4", "rocky-mountain", 4, "brown", "points 1"),
            ),
            AMERICAN,
        ),
        (
            lines(
                "german-advantages",
                advantage("b", "munich", 14, "black", "points 1", ', branch = "berlin"'),
            ),
            GERMAN,
        ),
        (
            lines(
                "german-advantages",
                advantage("b", "munich", 8, "black", "points 1", ', branch = "berlin"'),
            ),
            GERMAN,
        ),
        (
            lines(
                "german-advantages",
                advantage("h", "dresden", 7, "black", "points 1", ', tile = "h1"'),
            ),
            GERMAN,
        ),
    ],
)
def test_a_condition_that_no_moves_can_meet_is_refused(
    tmp_path: Path, body: str, options: dict[str, str]
) -> None:
    assert reason_for(tmp_path, body, options) == "rr-edition-unreachable"


def test_a_condition_on_the_last_space_of_a_colour_can_be_met(tmp_path: Path) -> None:
    ends = [("black", 9), ("gray", 8), ("brown", 7)]
    stars = [star(f"end-{colour}", "kiev", space, colour) for colour, space in ends]

    assert len(rules(4, changed(tmp_path, lines("scoring", *stars))).railroads.stars) == 10


@pytest.mark.parametrize(
    ("body", "options", "reason"),
    [
        (lines("tokens", 'medal = { rewards = ["boulder 1"] }'), {}, "rr-edition-never"),
        (lines("tokens", 'medal = { rewards = ["income 1"] }'), {}, "rr-edition-never"),
        (lines("tokens", 'medal = { rewards = ["spike 1"] }'), {}, "rr-edition-never"),
        (
            lines("american-tokens", 'spike = { rewards = ["medal 1"] }'),
            AMERICAN,
            "rr-edition-never",
        ),
        (lines("tokens", 'medal = { rewards = ["stock 1"] }'), {}, "rr-edition-never"),
        (lines("tiles", '2 = { count = 4, factory = ["payout 1"] }'), {}, "rr-edition-never"),
        (
            lines("industry", 'lane = { spaces = ["0", "1"], markers = 1 }'),
            {},
            "rr-edition-never",
        ),
        (lines("setup", "supply-temporary = { value = 0 }"), {}, "rr-edition-never"),
        (
            lines("american-tokens", 'spike = { rewards = ["points 1"] }'),
            AMERICAN,
            "rr-edition-unscored",
        ),
        (lines("tokens", 'medal = { rewards = ["points 1"] }'), {}, "rr-edition-unscored"),
        (
            lines("german-areas", 'hannover = { railroad = "dresden", first = 8, last = 10 }'),
            GERMAN,
            "rr-edition-off-board",
        ),
        (
            lines("german-areas", 'hannover = { railroad = "dresden", first = 1, last = 3 }'),
            GERMAN,
            "rr-edition-off-board",
        ),
        (
            lines("german-branches", 'berlin = { railroad = "munich", after = 8, spaces = 7 }'),
            GERMAN,
            "rr-edition-off-board",
        ),
        (
            lines("german-branches", 'berlin = { railroad = "munich", after = 7, spaces = 13 }'),
            GERMAN,
            "rr-edition-branch",
        ),
        (
            lines("german-branches", 'hamburg = { railroad = "munich", after = 8, spaces = 14 }'),
            GERMAN,
            "rr-edition-branch",
        ),
        (
            lines(
                "american-boulders",
                'track = { railroad = "transcontinental-east", space = 10, rewards = ["points 10"] }',
            ),
            AMERICAN,
            "rr-edition-off-board",
        ),
        (
            lines(
                "american-boulders",
                'industry = { lane = "lower", space = 16, rewards = ["points 10"] }',
            ),
            AMERICAN,
            "rr-edition-off-board",
        ),
    ],
)
def test_an_effect_that_can_never_happen_is_refused(
    tmp_path: Path, body: str, options: dict[str, str], reason: str
) -> None:
    assert reason_for(tmp_path, body, options) == reason


def test_a_space_with_several_effects_must_be_possible_in_each_of_them(tmp_path: Path) -> None:
    """Two kinds of advances are judged together, the roubles beside them by themselves."""
    space = 'mixed = { area = "track", workers = 1, rewards = ["track black 1", "track gray 1", "rouble 2"], seats = [4] }'
    path = changed(tmp_path, lines("spaces", space))
    hand: Hand = {"trans_siberian": [4, 1], "roubles": 0}

    assert "mixed" in spaces_of(position(hands={ANNA: hand}, edition=path))
    assert "mixed" not in spaces_of(position(hands={ANNA: hand}, edition=path, roubles=1))


def test_a_space_may_place_a_locomotive(tmp_path: Path) -> None:
    space = 'gift = { area = "track", workers = 1, rewards = ["place 9"], seats = [4] }'
    path = changed(tmp_path, lines("spaces", space))
    full: Hand = {"slots": [9, 9, 9, 9], "roubles": 0}

    assert "gift" in spaces_of(position(hands={ANNA: {"roubles": 0}}, edition=path))
    assert "gift" not in spaces_of(position(hands={ANNA: full}, edition=path))
