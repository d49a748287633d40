"""Editions: values that make no sense are refused with their line."""

from pathlib import Path

import pytest

from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.face import new
from ironroad.games import REGISTRY
from tests.games.russian_railroads.editions import HEAD, lines, reason_for, whole
from tests.games.russian_railroads.positions import (
    AMERICAN,
    COAL_ON,
    GERMAN,
    MATERIAL,
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
        (
            lines(
                "coal-spaces",
                'coal = { area = "coal", workers = 1, rewards = ["coal 1"], seats = [2, 3, 4, 4] }',
            ),
            COAL_ON,
            "rr-edition-repeated",
        ),
        (
            lines(
                "coal-spaces",
                'foundry = { area = "coal", roubles = 1, rewards = ["foundry 1", "coal 1"],'
                ' seats = [2, 3, 4], shares = "coal", shares-seats = [2, 2] }',
            ),
            COAL_ON,
            "rr-edition-repeated",
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


def test_an_industry_track_longer_than_any_board_is_refused(tmp_path: Path) -> None:
    numbers = ", ".join(f'"{n}"' for n in range(62))
    body = lines("industry", f"lane = {{ spaces = [{numbers}], markers = 2 }}")

    assert reason_for(tmp_path, body, {}) == "rr-edition-too-many"


@pytest.mark.parametrize("section", ["german-branches", "german-tiles"])
def test_more_branches_or_tiles_than_a_board_can_tell_are_refused(
    tmp_path: Path, section: str
) -> None:
    entries = {
        "german-branches": 'railroad = "munich", after = 8, spaces = 15',
        "german-tiles": 'area = "hannover"',
    }
    body = lines(section, *[f"x{n} = {{ {entries[section]} }}" for n in range(60)])

    assert reason_for(tmp_path, body, GERMAN) == "rr-edition-too-many"
