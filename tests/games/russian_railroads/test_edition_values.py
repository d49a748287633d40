"""Editions: values that may differ from the standard edition, doubtful ones among them; marks, sources and digests."""

from pathlib import Path

import pytest

from ironroad.core.edition import parse_edition
from ironroad.games import REGISTRY
from tests.games.russian_railroads.editions import HEAD, changed, lines, whole
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


def test_an_edition_may_do_without_the_four_actions_card(tmp_path: Path) -> None:
    path = whole(tmp_path, ', "again 1"]', "]")

    assert rules(4, path).again_kinds == []


def test_an_edition_may_do_without_a_question_mark_on_the_lane(tmp_path: Path) -> None:
    path = whole(tmp_path, '"gap", "?", "gap"', '"gap", "gap"')

    assert rules(4, path).lane.question == -1


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
    assert 5 in ruleset.engineers.lettered[2]
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


def test_the_longest_industry_track_and_railroad_fit_a_board(tmp_path: Path) -> None:
    numbers = ", ".join(f'"{n}"' for n in range(61))
    longest = lines("industry", f"lane = {{ spaces = [{numbers}], markers = 2 }}")
    railroad = (
        'kiev = { spaces = 60, colours = ["black", "gray", "brown"], slots = 1, doublers = 60 }'
    )
    body = longest + lines("railroads", railroad)
    hand: Hand = {"kiev": [59], "markers": [59], "doublers_above": [0, 0, 60], "roubles": 0}
    table = position(hands={ANNA: hand}, edition=changed(tmp_path, body))
    play(table, "anna: place industry-black\nanna: industry 1 60\nanna: advance black kiev 60")

    assert markers(table, ANNA) == [60]
    assert track(table, ANNA, 2) == [60, 0, 0]
    assert table.state.players[ANNA].doublers_on(2) == 60
    assert track(table, ANNA, 0) == [1, 0, 0, 0, 0]
