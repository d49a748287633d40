"""Editions: values that make no sense are refused with their line."""

from pathlib import Path

import pytest

from ironroad.core.edition import parse_edition
from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.face import new
from ironroad.games import REGISTRY
from tests.games.russian_railroads.editions import HEAD, changed, lines, reason_for
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    COAL_ON,
    GERMAN,
    MATERIAL,
    Hand,
    markers,
    play,
    position,
    rules,
    spaces_of,
    track,
)


def refusal(tmp_path: Path, body: str, seats: int = 4) -> tuple[object, str]:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + body)
    with pytest.raises(InvalidEdition) as error:
        new("russian-railroads", seats, edition=path)
    assert "mine.toml" in str(error.value)
    reason = error.value.message.args["reason"]
    assert isinstance(reason, Message)
    return error.value.message.args["line"], reason.id


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        (lines("tokens", 'medal = { rewards = ["medals 1"] }'), 6, "rr-edition-reward"),
        (lines("tokens", 'medal = { rewards = ["medal"] }'), 6, "rr-edition-reward"),
        (lines("tokens", 'medal = { rewards = ["medal 0"] }'), 6, "rr-edition-reward"),
        (lines("tokens", 'medal = { rewards = ["medal 300"] }'), 6, "rr-edition-reward"),
        (lines("tokens", 'revaluation = { rewards = ["revalue 2"] }'), 6, "rr-edition-reward"),
        (lines("cards", 'locomotive = { rewards = ["place 10"] }'), 6, "rr-edition-reward"),
        (
            lines("tokens", *[f't{n} = {{ rewards = ["medal 1"] }}' for n in range(14)]),
            19,
            "rr-edition-too-many",
        ),
        (lines("tiles", 'x = { count = 4, factory = ["rouble 1"] }'), 6, "rr-edition-numbering"),
        (
            lines(
                "tiles", *[f'{n} = {{ count = 4, factory = ["rouble 1"] }}' for n in range(10, 16)]
            ),
            11,
            "rr-edition-too-many",
        ),
        (
            lines("engineers", 'x = { letter = "a", workers = 1, rewards = ["points 1"] }'),
            6,
            "rr-edition-numbering",
        ),
        (
            lines(
                "engineers",
                *[
                    f'{n} = {{ letter = "a", workers = 1, rewards = ["points 1"] }}'
                    for n in range(16, 62)
                ],
            ),
            51,
            "rr-edition-too-many",
        ),
        (
            lines(
                "engineers",
                *[
                    f'{n} = {{ letter = "a", workers = 1, rewards = ["points 1"] }}'
                    for n in range(16, 40)
                ],
                *[],
            )
            + lines(
                "spaces",
                *[
                    f's{n} = {{ area = "track", workers = 1, rewards = ["points 1"], seats = [4] }}'
                    for n in range(6)
                ],
            ),
            29,
            "rr-edition-too-many",
        ),
        (
            lines("bonuses", 'doublers = { counts = "doublers", from = [4], points = [20, 30] }'),
            6,
            "rr-edition-steps",
        ),
        (
            lines(
                "railroads", 'moscow = { spaces = 9, colours = ["black"], slots = 1, doublers = 0 }'
            ),
            6,
            "rr-edition-railroads",
        ),
        (
            lines(
                "railroads",
                'kiev = { spaces = 9, colours = ["black", "gray", "brown"], slots = 4, doublers = 0 }',
            ),
            6,
            "rr-edition-too-many",
        ),
        (
            lines(
                "railroads",
                "trans-siberian = { spaces = 15, "
                'colours = ["black", "gray", "brown", "natural", "white"], slots = 2, doublers = 0 }',
            ),
            6,
            "rr-edition-doublers",
        ),
        (
            lines(
                "railroads",
                'kiev = { spaces = 9, colours = ["gray", "black"], slots = 1, doublers = 0 }',
            ),
            6,
            "rr-edition-colours",
        ),
        (lines("colours", "gray = { tracks = 3, values = [1] }"), 6, "rr-edition-values"),
        (lines("colours", "gray = { tracks = 2, values = [1, 1] }"), 6, "rr-edition-tracks"),
        (
            lines(
                "advantages",
                *[
                    f'a{n} = {{ railroad = "kiev", space = 1, colour = "black", rewards = ["points 1"] }}'
                    for n in range(50)
                ],
            ),
            54,
            "rr-edition-too-many",
        ),
        (lines("industry", 'lane = { spaces = ["0", "x"], markers = 1 }'), 6, "rr-edition-lane"),
        (lines("industry", 'lane = { spaces = ["gap", "1"], markers = 1 }'), 6, "rr-edition-lane"),
        (lines("industry", "lane = { spaces = [], markers = 1 }"), 6, "rr-edition-lane"),
        (
            lines("industry", 'lane = { spaces = ["0", "?", "?"], markers = 1 }'),
            6,
            "rr-edition-lane",
        ),
        (
            lines(
                "industry",
                'lane = { spaces = ["0", "gap", "gap", "gap", "gap", "gap", "gap"], markers = 1 }',
            ),
            6,
            "rr-edition-too-many",
        ),
        (
            lines("spaces", 'doubler = { area = "track", rewards = ["doubler 1"], seats = [4] }'),
            6,
            "rr-edition-free",
        ),
        (
            lines(
                "spaces",
                'order-2 = { area = "order", workers = 1, rewards = ["claim 5"], seats = [4] }',
            ),
            6,
            "rr-edition-claim",
        ),
        (lines("setup", "pass-points = { values = [0, 2] }"), 6, "rr-edition-positions"),
        (lines("tiles", '1 = { count = 3, factory = ["rouble 1"] }'), 6, "rr-edition-start-tiles"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(
    tmp_path: Path, body: str, line: int, reason: str
) -> None:
    assert refusal(tmp_path, body) == (line, reason)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (
            lines("setup", "engineers-public = { for-2 = 6, for-3 = 2, for-4 = 2 }"),
            "rr-edition-too-much",
        ),
        (
            lines(
                "spaces",
                'order-2 = { area = "order", workers = 1, rewards = ["claim 3"], seats = [2] }',
            ),
            "rr-edition-claim",
        ),
    ],
)
def test_numbers_that_two_players_cannot_have(tmp_path: Path, body: str, reason: str) -> None:
    assert refusal(tmp_path, body, seats=2) == (6, reason)


def whole(tmp_path: Path, old: str, new_text: str) -> Path:
    """Return a copy of the standard edition with one text changed."""
    text = REGISTRY.title("russian-railroads").edition_texts()["standard"]
    assert old in text
    path = tmp_path / "whole.toml"
    path.write_text(text.replace(old, new_text))
    return path


def test_exactly_one_engineer_lies_on_a_card(tmp_path: Path) -> None:
    with pytest.raises(InvalidEdition) as error:
        new("russian-railroads", 4, edition=whole(tmp_path, 'letter = "none"', 'letter = "a"'))
    reason = error.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.id == "rr-edition-unlettered"


def test_there_must_be_enough_starting_bonus_cards(tmp_path: Path) -> None:
    text = REGISTRY.title("russian-railroads").edition_texts()["standard"]
    path = tmp_path / "whole.toml"
    kept = [
        line
        for line in text.splitlines()
        if 'rewards = ["rouble 1"], mark = "printed", source = "p. 22"' not in line
    ]
    kept = [line for line in kept if not line.startswith('industry = { rewards = ["industry 1"]')]
    path.write_text("\n".join(kept))
    with pytest.raises(InvalidEdition) as error:
        new("russian-railroads", 4, edition=path)
    reason = error.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.id == "rr-edition-starts"


def test_an_edition_may_do_without_the_four_actions_card(tmp_path: Path) -> None:
    path = whole(tmp_path, ', "again 1"]', "]")

    assert rules(4, path).again_kinds == []


def test_an_edition_may_do_without_a_question_mark_on_the_lane(tmp_path: Path) -> None:
    path = whole(tmp_path, '"gap", "?", "gap"', '"gap", "gap"')

    assert rules(4, path).lane.question == -1


@pytest.mark.parametrize(
    ("body", "options", "reason"),
    [
        (
            lines("german-areas", 'fulda = { railroad = "dresden", first = 8, last = 8 }'),
            GERMAN,
            "rr-edition-too-many",
        ),
        (
            lines("german-tiles", *[f'h{n} = {{ area = "wurzburg" }}' for n in (1, 2, 3)]),
            GERMAN,
            "rr-edition-area",
        ),
        (lines("new-colours", "revaluation = { values = [0, 1] }"), MATERIAL, "rr-edition-values"),
        (
            lines("new-factories", *[f'f{n} = {{ factory = ["points 1"] }}' for n in range(6)]),
            MATERIAL,
            "rr-edition-too-many",
        ),
        (
            lines("coal-spaces", 'free = { area = "coal", rewards = ["coal 1"], seats = [4] }'),
            COAL_ON,
            "rr-edition-free",
        ),
        (lines("american-stock", "levels = { value = 99 }"), AMERICAN, "edition-not-in-range"),
        (
            lines("new-items", 'revaluation = { rewards = ["revalue 9"] }'),
            MATERIAL,
            "rr-edition-reward",
        ),
    ],
)
def test_a_value_of_an_expansion_that_makes_no_sense_is_refused(
    tmp_path: Path, body: str, options: dict[str, str], reason: str
) -> None:
    assert reason_for(tmp_path, body, options) == reason


def test_fewer_tracks_than_railroads_are_a_value(tmp_path: Path) -> None:
    """Two of the three railroads use natural, and there is one track of it."""
    body = (
        lines("colours", "natural = { tracks = 1, values = [4, 6] }")
        + lines(
            "german-railroads",
            'dresden = { spaces = 9, colours = ["black", "gray", "brown"], slots = 1, doublers = 0 }',
        )
        + lines(
            "german-advantages",
            'hamburg-10 = { railroad = "munich", space = 10, colour = "black", branch = "hamburg", '
            'rewards = ["tracks natural 1"] }',
            'berlin-9 = { railroad = "munich", space = 9, colour = "black", branch = "berlin", '
            'rewards = ["tracks natural 1"] }',
        )
    )
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + body)
    hand: Hand = {
        "lines": [[6, 4, 3], [10, 5, 3], [7, 5, 2]],
        "branch": "hamburg",
        "tiles": ["h1", "w1", "f1"],
        "roubles": 0,
    }
    table = position(4, hands={ANNA: hand}, edition=path, options=GERMAN)
    assert "natural-2" in spaces_of(table)
    play(table, "anna: place natural-2")

    assert track(table, ANNA, 1)[3] == 2


@pytest.mark.parametrize("options", [GERMAN, COAL_ON, MATERIAL, AMERICAN])
def test_the_digest_of_a_game_names_only_the_values_it_uses(options: dict[str, str]) -> None:
    base = rules(4).edition

    assert base.digest == "0f2b2c019e3e084b"
    assert rules(4, options=options).edition.digest != base.digest


def test_every_value_of_the_expansions_has_a_mark_and_most_are_reconstructed() -> None:
    text = REGISTRY.title("russian-railroads").edition_texts()["standard"]
    edition = parse_edition(text, "standard", "russian-railroads", {})
    marks = [
        entry.mark
        for section, entries in edition.sections.items()
        if section.startswith(("german-", "american-", "coal-", "new-"))
        for entry in entries.values()
    ]

    assert marks.count("reconstructed") > 100
    assert {"printed", "derived"} <= set(marks)


def test_the_cost_of_the_last_round_action_is_a_value(tmp_path: Path) -> None:
    """Doubt D4."""
    entry = (
        'last-round = { area = "order", workers = 2, rewards = ["industry 3"], '
        "last-round = true, seats = [2, 3, 4] }"
    )
    path = changed(tmp_path, lines("spaces", entry))
    table = position(4, round=7, hands={ANNA: {"workers": 1, "roubles": 0}}, edition=path)
    assert "last-round" not in spaces_of(table)
    table = position(4, round=7, hands={ANNA: {"workers": 2, "roubles": 0}}, edition=path)
    play(table, "anna: place last-round")
    assert markers(table, ANNA) == [3]


def test_pass_points_are_a_value(tmp_path: Path) -> None:
    """Doubt D7."""
    path = changed(tmp_path, lines("setup", "pass-points = { values = [9, 8, 7, 6] }"))
    table = play(position(4, edition=path), "anna: pass")

    assert table.scores()[ANNA].total == 9


def test_turn_order_spaces_and_public_engineers_of_two_players_are_values(tmp_path: Path) -> None:
    """Doubts D8 and D9."""
    order = 'order-2 = { area = "order", workers = 1, rewards = ["claim 2"], seats = [2, 3, 4] }'
    public = "engineers-public = { for-2 = 2, for-3 = 2, for-4 = 2 }"
    path = changed(tmp_path, lines("spaces", order) + lines("setup", public))
    table = position(2, edition=path, engineers=[4, 9, 10, 2, 3, 6])

    assert {"order-1", "order-2", "engineer-9", "engineer-10"} <= set(spaces_of(table))


def test_engineers_and_factories_are_values(tmp_path: Path) -> None:
    """Doubts D1, D2 and D5."""
    engineer = '5 = { letter = "b", workers = 2, rewards = ["points 7"] }'
    tile = '2 = { count = 4, factory = ["points 6"] }'
    path = changed(tmp_path, lines("engineers", engineer) + lines("tiles", tile))
    ruleset = rules(4, path)
    assert 5 in ruleset.engineers.lettered(2)
    table = position(
        4,
        hands={ANNA: {"engineers": [5], "markers": [4], "factories": [2], "roubles": 0}},
        edition=path,
    )
    play(table, "anna: place industry-1\nboris: pass\nclara: pass\ndmitri: pass")
    poor = position(4, hands={ANNA: {"engineers": [5], "workers": 1, "roubles": 0}}, edition=path)
    assert "engineer-5" not in spaces_of(poor)
    play(table, "anna: place engineer-5")

    assert table.scores()[ANNA].total == 6 + 7


def test_the_lane_is_a_value(tmp_path: Path) -> None:
    """Doubt D6: the alternative with a number under the ?."""
    lane = 'lane = { spaces = ["0", "1", "?", "4", "gap", "9"], markers = 2 }'
    ruleset = rules(4, changed(tmp_path, lines("industry", lane)))

    assert ruleset.lane.points == [0, 1, 1, 4, 4, 9]
    assert (ruleset.lane.question, ruleset.lane.gaps, ruleset.lane.markers) == (2, 1, 2)


def test_the_spanish_edition_differs_in_one_card() -> None:
    standard, spanish = rules(4), rules(4, "spanish")

    assert standard.starts.rewards[:2] == spanish.starts.rewards[:2]
    assert standard.starts.rewards[2] != spanish.starts.rewards[2]


def test_every_value_has_a_mark_and_a_source() -> None:
    edition = rules(4).edition
    entries = [entry for section in edition.sections.values() for entry in section.values()]

    assert len(entries) == 120
    assert {entry.mark for entry in entries} == {"printed", "derived", "reconstructed"}
    assert all(entry.source for entry in entries)
